// @ts-check
// The log, and what happened since one's last move. Text of people is only ever text.

import { around, byId, make } from "../dom.js";
import { Scroll } from "./scroll.js";

/** @import { LogLine, News } from "./protocol.d.ts" */
/** @typedef {LogLine & { row: HTMLElement }} Row a line and where it stands */

/** @param {LogLine} line */
export const isMove = ({ kind }) => kind === "act" || kind === "luck";

export class Log {
  /**
   * @param {Record<string, string>} words
   * @param {(number: string) => void} openRule
   */
  constructor(words, openRule) {
    this.words = words;
    this.list = byId("log");
    this.scroll = new Scroll(this.list);
    /** @type {Row[]} */
    this.lines = [];
    /** @type {number[]} */
    this.mine = [];
    this.automa = !!document.querySelector(".seat.automa");
    for (const kind of ["mouseover", "focusin"]) this.list.addEventListener(kind, touch);
    for (const kind of ["mouseout", "focusout"]) this.list.addEventListener(kind, untouch);
    this.list.addEventListener("keydown", event => this.key(event));
    this.list.addEventListener("click", event => {
      const rule = around(event, "[data-rule]")?.dataset.rule;
      if (rule !== undefined) openRule(rule);
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const rows = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("li.line")]);
    const at = rows.findIndex(row => row === document.activeElement);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const last = rows.length - 1;
    if (by && rows.length) {
      event.preventDefault();
      rows[at < 0 ? last : Math.min(last, Math.max(0, at + by))].focus();
    } else if (event.key === "Enter" && at >= 0)
      /** @type {HTMLElement | null} */ (rows[at].querySelector("[data-rule]"))?.click();
  }

  get last() {
    return this.lines.at(-1)?.i ?? -1;
  }

  /**
   * New lines; all of them if the list begins anew. Says which are news.
   * @param {News} message
   * @param {number[]} mine
   */
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

  /** @param {LogLine} line */
  put(line) {
    const row = make("li", { className: `line ${line.kind}` });
    const put = { ...line, row };
    this.lines.push(put);
    for (const index of line.back || []) this.strike(index);
    row.dataset.i = String(line.i);
    if (line.seat >= 0) row.classList.add(`seat-${line.seat}`);
    if (line.touch?.length) row.dataset.touch = JSON.stringify(line.touch);
    row.tabIndex = -1; // the list is one stop for Tab; arrows go from line to line
    row.append(make("span", { className: "text" }, line.text));
    if (line.rule) row.append(this.paragraph(line.rule));
    this.list.append(row);
    if (put.undone) this.strikeRow(row);
  }

  /** @param {string} rule */
  paragraph(rule) {
    const out = make("button", { type: "button", className: "para", tabIndex: -1 }, `§ ${rule}`);
    out.dataset.rule = rule;
    out.setAttribute("aria-label", `${this.words.rule} ${rule}`);
    return out;
  }

  /** @param {number} index */
  strike(index) {
    for (const line of this.lines) if (line.i === index) line.undone = true;
    for (const row of this.list.querySelectorAll(`[data-i="${index}"]`)) this.strikeRow(row);
  }

  /** @param {Element} row */
  strikeRow(row) {
    if (row.classList.contains("undone")) return;
    row.classList.add("undone");
    row.append(make("span", { className: "sr" }, ` (${this.words.struck})`));
  }

  get since() {
    return since(this.lines, this.mine, this.automa);
  }

  divide() {
    this.list.querySelector(".since")?.remove();
    const lines = this.since.filter(isMove);
    if (!lines.length || this.mine.length !== 1) return;
    lines[0].row.before(make("li", { className: "since" }, this.words.since));
  }

  /**
   * The last thing that happened, in one line.
   * @param {HTMLElement} box
   */
  recent(box) {
    const line = this.lines.findLast(one => !one.undone && isMove(one));
    box.textContent = line?.text ?? "";
    box.className = line ? `seat-${line.seat}` : "";
  }
}

/**
 * Lines after one's own last move; an automa plays within it, so there all but its first.
 * @template {LogLine} L
 * @param {L[]} lines
 * @param {number[]} mine
 * @param {boolean} hasAutoma
 */
export function since(lines, mine, hasAutoma) {
  const acts = lines.findLastIndex(
    line => line.kind === "act" && mine.includes(line.seat) && !line.undone,
  );
  if (acts < 0) return [];
  const first = hasAutoma ? lines.findIndex(line => line.i === lines[acts].i) : acts;
  return lines.slice(first + 1).filter(line => !line.undone);
}

/**
 * What a line names is shown on the board.
 * @param {Event} event
 */
function touch(event) {
  untouch();
  const row = around(event, "[data-touch]");
  if (!row) return;
  for (const token of JSON.parse(row.dataset.touch ?? "[]")) {
    const drawn = document.querySelectorAll(`svg.region [data-token="${CSS.escape(token)}"]`);
    for (const element of drawn) element.setAttribute("data-touched", "");
  }
}

function untouch() {
  for (const element of document.querySelectorAll("[data-touched]"))
    element.removeAttribute("data-touched");
}
