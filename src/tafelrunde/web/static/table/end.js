// @ts-check
// The last screen of a match: fetched when it is over, put away to look at the board, shown again.

import { around, byId } from "../dom.js";

const WAIT = 1400; // the last move is seen before it

/** Moving pictures are as the reader likes them. */
const isStill = () =>
  document.documentElement.hasAttribute("data-still") ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The markup that the server made.
 * @param {string} html
 */
function parsed(html) {
  const whole = new DOMParser().parseFromString(html, "text/html");
  return [...whole.body.childNodes].map(node => document.importNode(node, true));
}

export class End {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.over = false;
    document.addEventListener("click", event => {
      const wanted = around(event, "[data-end]")?.dataset.end;
      if (wanted) this.show(wanted === "result");
    });
  }

  /**
   * Whether the match is over now, and whether that has just happened.
   * @param {boolean} over
   * @param {boolean} now
   */
  async put(over, now) {
    if (over === this.over) return;
    this.over = over;
    if (!over) return this.hide();
    const answer = await fetch(`/t/${this.table.dataset.table}/end`);
    if (!answer.ok) return this.failed();
    const { html } = await answer.json();
    if (now && !isStill()) await new Promise(done => setTimeout(done, WAIT));
    if (!this.over) return;
    byId("end-show").replaceChildren(...parsed(html));
    this.table.toggleAttribute("data-reveal", now && !isStill());
    this.show(true);
  }

  /** Not shown again by itself: whoever looks at the board wants to. */
  failed() {
    this.over = false;
  }

  /** @param {boolean} result or the board */
  show(result) {
    this.table.dataset.end = result ? "result" : "board";
    byId("end").hidden = !result;
    byId("to-end").hidden = result;
    if (result) /** @type {HTMLElement | null} */ (document.querySelector("#end h2"))?.focus();
    else {
      this.table.removeAttribute("data-reveal");
      byId("to-end").focus();
    }
  }

  /** The match goes on: its end was taken back. */
  hide() {
    delete this.table.dataset.end;
    byId("end").hidden = true;
    byId("to-end").hidden = true;
  }
}
