// @ts-check
// Hints for somebody's first match: at the first such question, once per person, never in the way.

import { byId, make } from "../dom.js";
import { storage } from "../storage.js";
import { due, freePlace, ringOf } from "./lessons.js";

/** @import { Question } from "./protocol.d.ts" */
/** @import { Box, Lesson } from "./lessons.js" */

const WIDE = 344;
const GAP = 8;
const narrow = matchMedia("(max-width: 599px) and (orientation: portrait)");

export class Coach {
  /**
   * @param {Record<string, string>} words
   * @param {(rule: string) => void} showRule
   */
  constructor(words, showRule) {
    const table = byId("table");
    /** @type {Lesson[]} */
    this.lessons = JSON.parse(table.dataset.coach ?? "[]");
    this.words = words;
    this.showRule = showRule;
    this.key = `coach-${table.dataset.game}`;
    this.seen = new Set((storage.getItem(this.key) ?? "").split(" "));
    /** @type {Partial<Question>} */
    this.question = {};
    /** @type {{ lesson: Lesson, ring: string } | null} */
    this.shown = null;
    this.card = byId("coach");
    this.ring = make("div", { id: "coach-ring", hidden: true });
    this.card.after(this.ring);
    this.switch();
  }

  get off() {
    return storage.getItem("coach-off") === "yes";
  }

  /** The box in the menu: on again shows them all again. */
  switch() {
    const box = byId("set-coach", HTMLInputElement);
    box.checked = !this.off;
    box.addEventListener("change", () => {
      storage.setItem("coach-off", box.checked ? "no" : "yes");
      if (box.checked) this.forget();
      this.show();
    });
  }

  forget() {
    this.seen.clear();
    storage.removeItem(this.key);
  }

  /** Whoever acts has understood. */
  understood() {
    if (!this.shown) return;
    this.seen.add(this.shown.lesson.name);
    storage.setItem(this.key, [...this.seen].join(" ").trim());
    this.shown = null;
  }

  /** Whoever acts has understood. */
  acted() {
    if (!this.shown) return;
    this.understood();
    this.card.hidden = this.ring.hidden = true;
  }

  /** @param {Partial<Question>} next */
  asked(next) {
    const same = next.decision === this.question.decision && next.seat === this.question.seat;
    this.question = next;
    if (same && this.shown) return;
    this.understood();
    this.show();
  }

  show() {
    const isMine = this.question.seat !== null && this.question.seat !== undefined;
    this.shown = this.off || !isMine
      ? null
      : due(this.lessons, this.seen, this.question, token => this.drawn(token) !== null);
    if (this.shown) {
      const { lesson, ring } = this.shown;
      this.shown.ring = ringOf(lesson, this.question, token => this.inView(token)) ?? ring;
      this.fill(lesson);
    }
    this.card.hidden = this.ring.hidden = this.shown === null;
    delete this.card.dataset.at;
    this.follow();
  }

  /** @param {string} token */
  drawn(token) {
    return document.querySelector(`#regions [data-token="${CSS.escape(token)}"]`);
  }

  /** @param {string} token that is seen whole */
  inView(token) {
    const at = this.drawn(token)?.getBoundingClientRect();
    const view = byId("view").getBoundingClientRect();
    return !!at && at.left >= view.left && at.right <= view.right && at.top >= view.top && at.bottom <= view.bottom;
  }

  /** @param {Lesson} lesson */
  fill(lesson) {
    const { words } = this;
    const number = this.lessons.indexOf(lesson) + 1;
    const off = make("button", { type: "button", className: "off" }, words["coach-off"]);
    const done = make("button", { type: "button", className: "go" }, words["coach-done"]);
    const rule = make("button", { type: "button", className: "rule-link" }, `§ ${lesson.rule}`);
    off.addEventListener("click", () => {
      byId("set-coach", HTMLInputElement).checked = false;
      storage.setItem("coach-off", "yes");
      this.show();
    });
    done.addEventListener("click", () => {
      this.understood();
      this.show();
    });
    rule.addEventListener("click", () => this.showRule(lesson.rule));
    const of = `${words["coach-first"]} ${number} / ${this.lessons.length}`;
    this.card.replaceChildren(
      make("p", { className: "count" }, make("span", { className: "tag" }, of), off),
      make("h2", {}, lesson.title),
      make("p", {}, lesson.text),
      make("p", { className: "foot" }, rule, done),
    );
  }

  /** The board moves, zooms and scrolls: ring and card go with it. */
  follow() {
    if (!this.shown) return;
    const { lesson, ring } = this.shown;
    if (!this.inView(ring)) this.shown.ring = ringOf(lesson, this.question, token => this.inView(token)) ?? ring;
    this.place(this.shown.ring);
    requestAnimationFrame(() => this.follow());
  }

  /** @param {string} token */
  place(token) {
    const at = this.drawn(token)?.getBoundingClientRect();
    if (!at) return;
    const view = byId("view").getBoundingClientRect();
    const isSeen = at.right > view.left && at.left < view.right && at.bottom > view.top && at.top < view.bottom;
    const size = Math.max(at.width, at.height, 30) + 2 * GAP;
    const ring = {
      left: at.left + at.width / 2 - Math.min(at.width + 2 * GAP, size) / 2,
      top: at.top + at.height / 2 - Math.min(at.height + 2 * GAP, size) / 2,
      width: at.width + 2 * GAP,
      height: at.height + 2 * GAP,
    };
    this.ring.hidden = !isSeen;
    move(this.ring, inside(ring, view));
    this.stand(ring, view);
  }

  /**
   * On a phone below the board; else beside the ring where no choice is covered, or over the log.
   * The board is smaller then: only another size of the stage is a reason to look again.
   * @param {Box} ring
   * @param {DOMRect} view
   */
  stand(ring, view) {
    const stage = byId("stage").getBoundingClientRect();
    const room = `${narrow.matches} ${stage.width} ${stage.height}`;
    const key = JSON.stringify([room, ring, view]);
    const { at } = this.card.dataset;
    if (at === room || at === key) return;
    const place = narrow.matches ? null : this.beside(ring, view) ?? this.overLog();
    this.card.dataset.at = place ? key : room;
    this.card.toggleAttribute("data-docked", !place);
    byId("stage").style.setProperty("--coach", `${this.card.offsetHeight}px`);
    if (place) move(this.card, place);
  }

  /** The foot of the column beside the board, where there is one: no choice is ever there. */
  overLog() {
    const side = byId("side").getBoundingClientRect();
    if (!side.width || side.height < this.card.offsetHeight) return null;
    this.card.style.width = `${side.width}px`;
    const height = this.card.offsetHeight;
    return { left: side.left, top: side.bottom - height, width: side.width, height };
  }

  /**
   * @param {Box} ring
   * @param {DOMRect} view
   */
  beside(ring, view) {
    const live = [...document.querySelectorAll("#regions [data-live]")].map(one => one.getBoundingClientRect());
    const frame = { left: view.left + GAP, top: view.top + GAP, width: view.width - 2 * GAP, height: view.height - 2 * GAP };
    return freePlace(frame, ring, { width: WIDE, height: this.card.offsetHeight }, live);
  }
}

/**
 * The part of a box that is seen: a ring lies over nothing but the board.
 * @param {{ left: number, top: number, width: number, height: number }} box
 * @param {DOMRect} view
 */
function inside({ left, top, width, height }, view) {
  const x = Math.max(left, view.left);
  const y = Math.max(top, view.top);
  return { left: x, top: y, width: Math.min(left + width, view.right) - x, height: Math.min(top + height, view.bottom) - y };
}

/**
 * @param {HTMLElement} element
 * @param {{ left: number, top: number, width: number, height?: number }} box
 */
function move(element, { left, top, width, height }) {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.style.width = `${width}px`;
  if (element.id === "coach-ring") element.style.height = `${height}px`;
}
