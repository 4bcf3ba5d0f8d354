// @ts-check
// What people say to each other. Text of people is only ever text.

import { around, byId, make } from "../dom.js";
import { Scroll } from "./scroll.js";

/** @import { ChatLine } from "./protocol.d.ts" */

/** @param {ChatLine} line */
const speaker = ({ seat, name }) => (seat === null ? `watcher ${name}` : `seat ${seat}`);

export class Chat {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    this.list = byId("talk");
    this.scroll = new Scroll(this.list);
    this.last = 0;
    /** @type {Set<string>} whom this page does not want to hear */
    this.muted = new Set();
    this.list.addEventListener("click", event => {
      const who = around(event, "[data-mute]")?.dataset.mute;
      if (who !== undefined) this.mute(who);
    });
  }

  /**
   * The lines that are new, and to be seen.
   * @param {ChatLine[]} lines
   */
  add(lines) {
    const news = lines.filter(line => line.n > this.last);
    for (const line of news) this.put(line);
    this.scroll.follow();
    return news.filter(line => !this.muted.has(speaker(line)));
  }

  /** @param {ChatLine} line */
  put(line) {
    const { n, seat, name, text } = line;
    const who = speaker(line);
    this.last = n;
    const row = make("li", { className: seat === null ? "watcher" : `seat-${seat}` });
    row.dataset.speaker = who;
    row.append(make("b", {}, name));
    if (seat === null) row.append(make("small", {}, ` (${this.words.watcher})`));
    const button = make("button", { type: "button", className: "mute" });
    button.dataset.mute = who;
    row.append(" ", make("span", {}, text), " ", button);
    this.mark(row);
    this.list.append(row);
  }

  /**
   * Put away what somebody says, or show it again: on this page only, and nobody is told.
   * @param {string} who
   */
  mute(who) {
    if (!this.muted.delete(who)) this.muted.add(who);
    const rows = /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll("li"));
    for (const row of rows) if (row.dataset.speaker === who) this.mark(row);
  }

  /** @param {HTMLElement} row */
  mark(row) {
    const muted = this.muted.has(row.dataset.speaker ?? "");
    row.toggleAttribute("data-muted", muted);
    const button = /** @type {HTMLElement} */ (row.querySelector("button"));
    button.textContent = muted ? this.words.unmute : this.words.mute;
  }
}
