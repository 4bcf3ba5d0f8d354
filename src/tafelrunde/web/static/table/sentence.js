// @ts-check
// What the dock says: the question with its hint, or what is about to be confirmed.

import { byId } from "../dom.js";
import { lossOf } from "./answers.js";

/** @import { Chooser } from "./chooser.js" */
/** @import { Names } from "./names.js" */
/** @import { Ghost, Path } from "./protocol.d.ts" */

export class Sentence {
  /**
   * @param {Chooser} chooser
   * @param {Names} names
   * @param {Record<string, string>} words
   * @param {() => void} redraw
   */
  constructor(chooser, names, words, redraw) {
    this.chooser = chooser;
    this.names = names;
    this.words = words;
    this.redraw = redraw;
    this.question = "";
    /** @type {{ path: string, text: string, follows: string, loss?: string, ghost?: Ghost } | null} */
    this.meant = null; // what is about to be confirmed, as the server puts it
  }

  draw() {
    const { ask } = this.chooser;
    if (!this.chooser.isDecided) {
      this.meant = null;
      put(byId("prompt"), this.asked);
      put(byId("hint"), this.chooser.steps.length ? "" : ask.hint ?? "");
      return;
    }
    const { path } = this.chooser.decided;
    const meant = this.meant?.path === path.join(" ") ? this.meant : null;
    if (!meant && !ask.luck) this.mean(path);
    const loss = meant?.loss || lossOf(ask, [this.chooser.decided]);
    put(byId("prompt"), loss || meant?.text || this.names.describe(this.chooser.decided));
    put(byId("hint"), meant?.follows ?? "");
  }

  // After a first click it is asked how that goes on.
  get asked() {
    const chosen = this.chooser.steps.map(({ token }) => this.names.short(token)).join(" · ");
    return chosen ? this.words.next.replace("#", chosen) : this.question;
  }

  /**
   * Have it put in full, with what comes of it.
   * @param {Path} path
   */
  async mean(path) {
    const { answered, deeds } = this.chooser;
    const key = path.join(" ");
    this.meant = { path: key, text: "", follows: "" };
    const answer = await deeds.attempt({ t: "mean", ...seatOf(answered), path });
    if (answer.t !== "meant" || this.meant?.path !== key) return;
    const { text, follows, loss, ghost } = answer;
    this.meant = { path: key, text, follows, loss, ghost };
    if (this.chooser.isDecided) this.redraw();
  }
}

/** @param {{ seat: number, decision: number }} asked */
const seatOf = ({ seat, decision }) => ({ seat, decision });

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
