// @ts-check
// The board by keyboard: arrows go to the nearest choice, and focus stays where it was.

import { around } from "../dom.js";

/** @import { Chooser } from "./chooser.js" */
/** @typedef {HTMLElement | SVGElement} Drawn */

/** @type {Record<string, [x: number, y: number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @param {string} selector */
const one = selector => /** @type {Drawn | null} */ (document.querySelector(selector));

/**
 * @param {Element} from
 * @param {[x: number, y: number]} direction
 */
function nearest(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  const live = document.querySelectorAll("[data-token][data-live]");
  for (const other of /** @type {NodeListOf<Drawn>} */ (live)) {
    const [u, v] = middle(other);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead > 4 && ahead + 2 * aside < least) (least = ahead + 2 * aside), (best = other);
  }
  return best;
}

/** @param {Chooser} chooser */
export function keyboard(chooser) {
  document.addEventListener("keydown", event => {
    const typing = around(event, "input,textarea,select");
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === "Escape" && !typing && chooser.steps.length) {
      event.preventDefault();
      chooser.back();
      return;
    }
    if (key.toLowerCase() === "r" && !typing && chooser.ghosts && !ctrlKey && !metaKey) {
      event.preventDefault();
      chooser.turn(event.shiftKey ? -1 : 1);
      return;
    }
    const at = around(event, "[data-token]");
    if (at && !typing && !ctrlKey && !metaKey && !altKey) pressed(event, at, chooser);
  });
}

/**
 * A key on a drawn thing.
 * @param {KeyboardEvent} event
 * @param {Drawn} at
 * @param {Chooser} chooser
 */
function pressed(event, at, chooser) {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    chooser.pick(at.dataset.token ?? "", "keys");
  } else if (DIRECTIONS[event.key]) {
    event.preventDefault();
    const next = nearest(at, DIRECTIONS[event.key]);
    if (!next) return;
    at.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

// Focus on a board element survives updates: on the same token, else on the first choice.
export class Focus {
  constructor() {
    this.token = "";
    document.addEventListener("pointerdown", () => (this.token = ""), true);
    document.addEventListener("focusin", event => {
      const at = around(event, "[data-token]");
      if (at && at.matches(":focus-visible")) this.token = at.dataset.token ?? "";
      else if (!around(event, "svg.region")) this.token = "";
    });
  }

  restore() {
    if (!this.token) return;
    const now = document.activeElement;
    if (now && now !== document.body && !now.closest("svg.region")) return;
    const same = `[data-token="${CSS.escape(this.token)}"]`;
    const element =
      one(`${same}[tabindex="0"]`) || one(`${same}[data-live]`) || one("[data-token][data-live]");
    if (element && element !== now) element.focus({ preventScroll: true });
  }
}
