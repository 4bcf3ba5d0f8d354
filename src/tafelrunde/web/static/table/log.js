// @ts-check
// The log: what happened since one's own turn, turn by turn, then older lines, newest first, by
// rounds; the set-up is one line. Text of people is only ever text.

import { around, byId, make } from "../dom.js";
import { emblem, named } from "./sides.js";
import { light } from "./places.js";
import { value } from "./button.js";
import { gained, main, opening, since, turns } from "./turns.js";

/** @import { Again, LogLine } from "./protocol.d.ts" */
/** @import { Turn } from "./turns.js" */
/** @typedef {LogLine & { row: HTMLElement, in?: number }} Row a line, its row, its round */

const TIGHT = 5; // turns: then each has one line

export class Log {
  /**
   * @param {Record<string, string>} words
   * @param {(number: string) => void} openRule
   * @param {(lines: LogLine[]) => void} watch see these again
   */
  constructor(words, openRule, watch) {
    this.words = words;
    this.list = byId("log");
    /** @type {Row[]} */
    this.lines = [];
    /** @type {number[]} */
    this.mine = [];
    /** @type {Set<number>} turns that are unfolded, by their first entry */
    this.unfolded = new Set();
    this.sides = document.querySelectorAll("li.seat").length;
    this.setup = make("ol", {});
    light(this.list);
    this.list.addEventListener("keydown", event => this.key(event));
    this.list.addEventListener("click", event => {
      const { rule, fold } = around(event, "[data-rule], [data-fold]")?.dataset ?? {};
      if (rule !== undefined) openRule(rule);
      if (fold !== undefined) this.fold(Number(fold));
      if (around(event, "#watch")) watch(this.since.flatMap(turn => turn.lines));
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const rows = /** @type {HTMLElement[]} */ (
      [...this.list.querySelectorAll(".line")].filter(row => row.checkVisibility())
    );
    const at = rows.findIndex(row => row === document.activeElement);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by && rows.length) {
      event.preventDefault();
      rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))].focus();
    } else if (event.key === "Enter" && at >= 0 && event.target === rows[at])
      /** @type {HTMLElement | null} */ (rows[at].querySelector("[data-fold], [data-rule]"))?.click();
  }

  get last() {
    return this.lines.at(-1)?.i ?? -1;
  }

  get since() {
    return since(turns(this.lines), this.mine, this.sides);
  }

  /**
   * New lines; all of them if the log begins anew. Says which are news.
   * @param {LogLine[]} lines
   * @param {boolean} [fresh]
   */
  add(lines, fresh = false) {
    if (fresh) this.lines = [];
    const had = this.last;
    const kept = this.lines.length;
    for (const line of lines) if (line.i >= had) this.put(line);
    return fresh ? [] : this.lines.slice(kept);
  }

  /**
   * Turns that are past now read differently.
   * @param {Again} again
   */
  retell(again) {
    const lines = retold(this.lines, again);
    this.lines = [];
    for (const line of lines)
      if ("row" in line) this.lines.push(line);
      else this.put(line);
  }

  /** @param {LogLine} line */
  put(line) {
    for (const index of line.back || [])
      for (const other of this.lines) if (other.i === index) other.undone = true;
    const round = line.round ?? this.lines.at(-1)?.in;
    this.lines.push({ ...line, row: this.row(line), in: round });
  }

  /** @param {LogLine} line */
  row(line) {
    const row = make("li", { className: `line ${line.kind}` });
    this.dress(row, line);
    row.append(make("span", { className: "text" }, line.text));
    if (line.bot) row.append(make("span", { className: "tag" }, this.words["by-bot"]));
    if (line.rule) row.append(this.paragraph(line.rule));
    return row;
  }

  /**
   * @param {HTMLElement} row
   * @param {LogLine} line
   */
  dress(row, line) {
    if (line.who >= 0) row.classList.add(`seat-${line.who}`);
    if (line.touch?.length) row.dataset.touch = JSON.stringify(line.touch);
    row.tabIndex = -1; // the list is one stop for Tab; arrows go from line to line
  }

  /** @param {string} rule */
  paragraph(rule) {
    const out = make("button", { type: "button", className: "para", tabIndex: -1 }, `§ ${rule}`);
    out.dataset.rule = rule;
    out.setAttribute("aria-label", `${this.words.rule} ${rule}`);
    return out;
  }

  // ---------- drawing ----------

  draw() {
    const news = this.since;
    const told = new Set(news.flatMap(turn => turn.lines));
    const first = opening(this.lines);
    const older = this.lines.slice(first).filter(line => !told.has(line)).reverse();
    for (const line of older) this.strike(line);
    const rows = [...this.recap(news), ...this.rounds(older), ...this.folded(this.lines.slice(0, first))];
    arrange(this.list, rows);
    this.brief(news);
  }

  /** @param {Row} line */
  strike({ row, undone }) {
    if (!undone || row.classList.contains("undone")) return;
    row.classList.add("undone");
    row.append(make("span", { className: "sr" }, ` (${this.words.struck})`));
  }

  /** @param {Turn<Row>[]} news */
  recap(news) {
    if (!news.length) return [];
    const title = this.mine.length === 1 ? this.words.since : this.words.recent;
    const watch = make("button", { type: "button", id: "watch", className: "chip" }, `▸ ${this.words["watch-again"]}`);
    const head = make("li", { className: "since" }, make("span", {}, title), watch);
    if (news.some(turn => turn.lines.some(line => line.step)))
      head.append(make("button", { type: "button", id: "steps-again", className: "chip" }, `▸ ${this.words["step-all"]}`));
    return [head, ...news.map(turn => this.turn(turn, news.length >= TIGHT))];
  }

  /**
   * One turn: what of it tells most, the rest behind a chip.
   * @param {Turn<Row>} turn
   * @param {boolean} tight
   */
  turn(turn, tight) {
    const best = main(turn);
    const others = turn.lines.filter(line => line !== best);
    const [{ i }] = turn.lines;
    const open = this.unfolded.has(i);
    const head = make("li", { className: `line head ${best.kind}` }, emblem(best.who), named(best.text, best.who, best.things));
    const gain = gained(turn);
    if (gain.length) head.append(make("span", { className: "gain" }, ...gain.map(value)));
    this.dress(head, best);
    head.title = best.text;
    if (others.length) {
      const sign = open ? "▾" : "▸";
      const chip = make("button", { type: "button", className: "chip", tabIndex: -1 }, `${others.length} ${sign}`);
      chip.dataset.fold = String(i);
      chip.setAttribute("aria-expanded", String(open));
      chip.setAttribute("aria-label", this.words["more-lines"].replace("#", String(others.length)));
      head.append(chip);
    }
    if (best.bot) head.append(make("span", { className: "tag" }, this.words["by-bot"]));
    if (best.rule && (open || !others.length)) head.append(this.paragraph(best.rule));
    const rest = others.map(line => Object.assign(this.row(line), { hidden: !open }));
    const name = `grp seat-${best.who}${tight && !open ? " tight" : ""}`;
    return make("li", { className: name }, make("ol", {}, head, ...rest));
  }

  /** @param {number} first of a turn */
  fold(first) {
    if (!this.unfolded.delete(first)) this.unfolded.add(first);
    this.draw();
    /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-fold="${first}"]`))?.focus();
  }

  /**
   * Newest first, each round below its name.
   * @param {Row[]} older
   */
  rounds(older) {
    /** @type {HTMLElement[]} */
    const out = [];
    let round;
    for (const line of older) {
      if (line.in !== undefined && line.in !== round)
        out.push(make("li", { className: "lap" }, this.words["round-n"].replace("#", String(line.in))));
      round = line.in ?? round;
      out.push(line.row);
    }
    return out;
  }

  /** @param {Row[]} lines how the match was set up */
  folded(lines) {
    if (!lines.length) return [];
    const had = this.list.querySelector("details");
    const title = this.words["setup-n"].replace("#", String(lines.length));
    arrange(this.setup, lines.map(({ row }) => row));
    const box = make("details", { open: !!had?.open }, make("summary", {}, title), this.setup);
    return [make("li", { className: "setup" }, box)];
  }

  /**
   * The line on a small screen.
   * @param {Turn<Row>[]} news
   */
  brief(news) {
    const turn = news.at(-1);
    const line = turn ? main(turn) : this.lines.at(-1);
    const home = byId("recap-line");
    home.className = line && line.who >= 0 ? `seat-${line.who}` : "";
    home.replaceChildren(...(line ? [emblem(line.who), named(line.text, line.who)] : []));
    const count = this.words["turns-n"].replace("#", String(news.length));
    byId("open-log").textContent = `${news.length > 1 ? count : this.words["tab-log"]} ▾`;
  }
}

/**
 * A log with these lines in the place of those between their entries.
 * @param {Row[]} lines
 * @param {Again} again
 * @returns {(Row | LogLine)[]}
 */
export function retold(lines, again) {
  return [...lines.filter(({ i }) => i < again.first), ...again.lines, ...lines.filter(({ i }) => i > again.last)];
}

/**
 * Only what is not in its place is moved.
 * @param {HTMLElement} home
 * @param {HTMLElement[]} rows
 */
function arrange(home, rows) {
  const keep = new Set(rows);
  for (const child of [...home.children])
    if (!keep.has(/** @type {HTMLElement} */ (child))) child.remove();
  let at = home.firstElementChild;
  for (const row of rows)
    if (row === at) at = at.nextElementSibling;
    else home.insertBefore(row, at);
}
