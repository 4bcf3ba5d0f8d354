// What people say to each other. Text of people is only ever text.

import { byId, make } from "../dom.js";
import { Scroll } from "./scroll.js";

export class Chat {
  constructor(words) {
    this.words = words;
    this.list = byId("talk");
    this.scroll = new Scroll(this.list);
    this.last = 0;
  }

  // Whether any line is new.
  add(lines) {
    const news = lines.filter(line => line.n > this.last);
    for (const line of news) this.put(line);
    this.scroll.follow();
    return news.length > 0;
  }

  put({ n, seat, name, text }) {
    this.last = n;
    const row = make("li", { className: seat === null ? "watcher" : `seat-${seat}` });
    row.append(make("b", {}, name), " ", make("span", {}, text));
    if (seat === null) row.querySelector("b").after(make("small", {}, ` (${this.words.watcher})`));
    this.list.append(row);
  }
}
