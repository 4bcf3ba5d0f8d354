// @ts-check
// What people say to each other. Text of people is only ever text.

import { byId, make } from "../dom.js";
import { Scroll } from "./scroll.js";

/** @import { ChatLine } from "./protocol.d.ts" */

export class Chat {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    this.list = byId("talk");
    this.scroll = new Scroll(this.list);
    this.last = 0;
  }

  /**
   * Whether any line is new.
   * @param {ChatLine[]} lines
   */
  add(lines) {
    const news = lines.filter(line => line.n > this.last);
    for (const line of news) this.put(line);
    this.scroll.follow();
    return news.length > 0;
  }

  /** @param {ChatLine} line */
  put({ n, seat, name, text }) {
    this.last = n;
    const row = make("li", { className: seat === null ? "watcher" : `seat-${seat}` });
    row.append(make("b", {}, name));
    if (seat === null) row.append(make("small", {}, ` (${this.words.watcher})`));
    row.append(" ", make("span", {}, text));
    this.list.append(row);
  }
}
