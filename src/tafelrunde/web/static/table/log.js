// The log, and what happened since one's last move.

import { byId, make } from "../dom.js";
import { Scroll } from "./scroll.js";

const touched = () => document.querySelectorAll("[data-touched]");

export class Log {
  constructor(words, openRule) {
    this.words = words;
    this.openRule = openRule;
    this.list = byId("log");
    this.scroll = new Scroll(this.list);
    this.lines = [];
    this.mine = [];
    this.automa = !!document.querySelector(".seat.automa");
    for (const kind of ["mouseover", "focusin"]) this.list.addEventListener(kind, e => this.touch(e));
    for (const kind of ["mouseout", "focusout"]) this.list.addEventListener(kind, () => untouch());
    this.list.addEventListener("keydown", event => this.key(event));
    this.list.addEventListener("click", event => {
      const rule = event.target.closest("[data-rule]");
      if (rule) this.openRule(rule.dataset.rule);
    });
  }

  key(event) {
    const rows = [...this.list.querySelectorAll("li.line")];
    const at = rows.indexOf(document.activeElement);
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by && rows.length) {
      event.preventDefault();
      rows[at < 0 ? rows.length - 1 : Math.min(rows.length - 1, Math.max(0, at + by))].focus();
    } else if (event.key === "Enter" && at >= 0) rows[at].querySelector("[data-rule]")?.click();
  }

  get last() {
    return this.lines.length ? this.lines.at(-1).i : -1;
  }

  // New lines; all of them if the list begins anew. Says which are news.
  add({ log = [], fresh }, mine) {
    this.mine = mine;
    if (fresh) {
      this.lines = [];
      this.list.replaceChildren();
    }
    const had = this.last;
    const news = log.filter(line => line.i > had);
    for (const line of news) this.put(line);
    this.divide();
    this.scroll.follow();
    return fresh ? [] : news;
  }

  put(line) {
    this.lines.push(line);
    for (const index of line.back || []) this.strike(index);
    const row = make("li", { className: `line ${line.kind}` });
    row.dataset.i = line.i;
    if (line.seat >= 0) row.classList.add(`seat-${line.seat}`);
    if (line.touch?.length) row.dataset.touch = JSON.stringify(line.touch);
    row.tabIndex = -1; // the list is one stop for Tab; arrows go from line to line
    row.append(make("span", { className: "text" }, line.text));
    if (line.rule) {
      const rule = make("button", { type: "button", className: "para", tabIndex: -1 }, `§ ${line.rule}`);
      rule.dataset.rule = line.rule;
      rule.setAttribute("aria-label", `${this.words.rule} ${line.rule}`);
      row.append(rule);
    }
    this.list.append(row);
    line.row = row;
    if (line.undone) this.strikeRow(row);
  }

  strike(index) {
    for (const line of this.lines) if (line.i === index) line.undone = true;
    for (const row of this.list.querySelectorAll(`[data-i="${index}"]`)) this.strikeRow(row);
  }

  strikeRow(row) {
    if (row.classList.contains("undone")) return;
    row.classList.add("undone");
    row.append(make("span", { className: "sr" }, ` (${this.words.struck})`));
  }

  // Lines after one's own last move; an automa plays within it, so there all but its first.
  get since() {
    const own = line => line.kind === "act" && this.mine.includes(line.seat) && !line.undone;
    const acts = this.lines.findLastIndex(own);
    if (acts < 0) return [];
    const first = this.automa ? this.lines.findIndex(line => line.i === this.lines[acts].i) : acts;
    return this.lines.slice(first + 1).filter(line => !line.undone);
  }

  divide() {
    this.list.querySelector(".since")?.remove();
    const lines = this.since.filter(line => line.kind === "act" || line.kind === "luck");
    if (!lines.length || this.mine.length !== 1) return;
    lines[0].row.before(make("li", { className: "since" }, this.words.since));
  }

  // A short summary above the choices.
  recent(box) {
    const lines = this.mine.length === 1 ? this.since : this.lines;
    const told = lines.filter(line => !line.undone && (line.kind === "act" || line.kind === "luck"));
    box.replaceChildren();
    if (!told.length) return;
    box.append(make("h2", {}, this.words.recent));
    const list = make("ul");
    const most = this.automa ? 6 : 3;
    if (told.length > most) list.append(make("li", { className: "mute" }, `… ${told.length - most}`));
    for (const line of told.slice(-most)) list.append(make("li", { className: `seat-${line.seat}` }, line.text));
    box.append(list);
  }

  touch(event) {
    untouch();
    const row = event.target.closest("[data-touch]");
    if (!row) return;
    for (const token of JSON.parse(row.dataset.touch))
      for (const element of document.querySelectorAll(`svg.region [data-token="${CSS.escape(token)}"]`))
        element.setAttribute("data-touched", "");
  }
}

function untouch() {
  for (const element of touched()) element.removeAttribute("data-touched");
}
