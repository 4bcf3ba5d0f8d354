// @ts-check
// The log beside the board: the present line is lit, later ones are pale, a click goes there.

import { around, byId, make } from "../dom.js";

/** @import { LogLine } from "../table/protocol.d.ts" */
/** @import { Story } from "./story.js" */
/** @typedef {{ line: LogLine, at: number, row: HTMLElement }} Row a line, its moment, its place */

const EDGE = 30; // pixels where a list fades

export class Lines {
  /**
   * @param {Story} story
   * @param {string} struck
   * @param {(at: number) => void} go
   */
  constructor(story, struck, go) {
    this.story = story;
    this.struck = struck;
    this.list = byId("log");
    /** @type {Row[]} */
    this.rows = [];
    /** @type {HTMLElement | undefined} */
    this.present = undefined;
    new ResizeObserver(() => this.reveal()).observe(this.list);
    this.list.addEventListener("click", event => {
      const at = around(event, "li.line")?.dataset.at;
      if (at !== undefined) go(Number(at));
    });
  }

  /** @param {LogLine[]} lines */
  add(lines) {
    const had = this.rows.at(-1)?.line.i ?? -1;
    for (const line of lines) if (line.i > had) this.put(line);
    const { undone, places } = this.story;
    const gone = new Set([...undone].map(number => places[number]));
    for (const { line, row } of this.rows) if (gone.has(line.i)) this.strike(row);
  }

  /** @param {LogLine} line */
  put(line) {
    const row = make("li", { className: `line ${line.kind}` });
    const at = this.story.moment(line.i);
    row.dataset.at = String(at);
    if (line.seat >= 0) row.classList.add(`seat-${line.seat}`);
    row.append(make("span", { className: "text" }, line.text));
    this.rows.push({ line, at, row });
    this.list.append(row);
  }

  /** @param {HTMLElement} row */
  strike(row) {
    if (row.classList.contains("undone")) return;
    row.classList.add("undone");
    row.append(make("span", { className: "sr" }, ` (${this.struck})`));
  }

  clear() {
    this.rows = [];
    this.present = undefined;
    this.list.replaceChildren();
  }

  /**
   * Lights what led to this moment; says it.
   * @param {number} at
   */
  light(at) {
    const told = this.rows.filter(row => row.at === at && row.line.kind !== "seat");
    for (const { row, at: then } of this.rows) {
      row.classList.toggle("later", then > at);
      row.removeAttribute("aria-current");
    }
    for (const { row } of told) row.setAttribute("aria-current", "step");
    const shown = told[0] ?? this.rows.findLast(row => row.at <= at);
    this.present = shown?.row;
    this.reveal();
    return told.map(({ line }) => line.text).join(" ");
  }

  /** The present line is in sight, also when fonts or windows have changed the height of the list. */
  reveal() {
    const { list, present: row } = this;
    if (!row) return;
    const top = row.offsetTop;
    const [first, last] = [list.scrollTop + EDGE, list.scrollTop + list.clientHeight - EDGE];
    const fits = top >= first && top + row.offsetHeight <= last;
    if (!fits) list.scrollTop = top - list.clientHeight / 2;
  }

  /** Every draw was checked. */
  tick() {
    this.list.dataset.fair = "";
  }
}
