// @ts-check
// Beside a real box: an automa's turn, one thing to do after the other, with hands.

import { around, byId, make } from "../dom.js";
import { isMove } from "./playback.js";
import { emblem, named } from "./sides.js";

/** @import { LogLine, Step } from "./protocol.d.ts" */
/** @typedef {LogLine & { step: Step }} Doing a line that somebody carries out */

/**
 * What there is to do of the last automa's turn; nothing of what was taken back.
 * @param {LogLine[]} lines
 * @param {number} seats how many sides have people
 */
export function doings(lines, seats) {
  const told = lines.filter(line => isMove(line) && !line.undone);
  const last = told.findLastIndex(line => line.step);
  const isOwn = (/** @type {LogLine} */ line) => line.kind === "act" && !line.step && line.who >= 0 && line.who < seats;
  const before = told.slice(0, last + 1).findLastIndex(isOwn);
  const steps = /** @type {Doing[]} */ (told.slice(before + 1, last + 1).filter(line => line.step));
  return { steps, isPast: told.slice(last + 1).some(isOwn) };
}

export class Steps {
  /**
   * @param {Record<string, string>} words
   * @param {(rule: string) => void} openRule
   * @param {() => void} changed another one is shown
   */
  constructor(words, openRule, changed) {
    this.box = byId("steps");
    this.words = words;
    this.changed = changed;
    this.seats = document.querySelectorAll("#seats > .seat:not(.automa)").length;
    this.key = `steps-${byId("table").dataset.table}`;
    /** @type {Doing[]} */
    this.steps = [];
    this.at = 0;
    this.isOn = false; // somebody looks at a turn that is past
    this.box.addEventListener("click", event => {
      const { by, to, rule } = around(event, "[data-by], [data-to], [data-rule]")?.dataset ?? {};
      if (rule !== undefined) openRule(rule);
      else if (by !== undefined) this.go(this.at + Number(by));
      else if (to !== undefined) this.go(Number(to));
    });
    document.addEventListener("click", event => around(event, "#steps-again") && this.again());
    document.addEventListener("keydown", event => this.press(event));
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** The line whose doing is shown. */
  get line() {
    return this.isOpen ? this.steps[this.at] : undefined;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const busy = around(event, "input, textarea, select, [data-token], [role=tablist], #log");
    if (!by || busy || !this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (by > 0 || this.at) this.go(this.at + by);
  }

  /** @param {LogLine[]} lines of the whole log */
  put(lines) {
    const { steps, isPast } = doings(lines, this.seats);
    const first = steps[0]?.i;
    if (first !== this.steps[0]?.i) {
      const [had, at] = (sessionStorage.getItem(this.key) ?? "").split(" ").map(Number);
      this.at = had === first ? at : 0;
      this.isOn = false;
    }
    this.steps = steps;
    this.draw(!this.isOn && (isPast || this.at >= steps.length));
  }

  /** @param {number} at */
  go(at) {
    this.at = at;
    sessionStorage.setItem(this.key, `${this.steps[0].i} ${at}`);
    const isDone = at >= this.steps.length;
    if (isDone) this.isOn = false;
    this.draw(isDone);
    this.changed();
  }

  again() {
    this.isOn = true;
    this.go(0);
  }

  /** @param {boolean} isClosed */
  draw(isClosed) {
    const held = this.box.contains(document.activeElement);
    const { by } = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset ?? {};
    this.box.hidden = isClosed || !this.steps.length;
    byId("table").toggleAttribute("data-steps", this.isOpen);
    if (!this.isOpen) {
      if (held) byId("dock").focus({ preventScroll: true });
      return;
    }
    this.box.replaceChildren(this.card(), this.list());
    if (!held) return;
    const same = /** @type {HTMLElement | null} */ (this.box.querySelector(`[data-by="${by ?? 1}"]:enabled, [data-by="1"]`));
    same?.focus({ preventScroll: true });
  }

  card() {
    const { words, at, steps } = this;
    const { step, who } = steps[at];
    const side = document.querySelector(`#l-who-${who} .name`) ?? document.querySelector("#seats .automa .name");
    const automa = side?.textContent ?? "";
    const about = steps.slice(0, at + 1).findLast(line => line.step.about)?.step.about ?? "";
    const title = make("div", {}, make("h2", {}, words["steps-turn"].replace("#", automa)));
    if (about) title.append(make("span", { className: "small" }, about));
    const count = words["step-n"].replace("#", String(at + 1)).replace("#", String(steps.length));
    const seat = Number(side?.closest("[id^=l-who-]")?.id.slice(6) ?? who);
    const head = make("header", {}, emblem(seat), title, make("span", { className: "tag" }, count));
    const text = make("p", { className: "instr" }, named(step.text, -1, step.things));
    text.setAttribute("aria-live", "polite");
    const rule = make("button", { type: "button", className: "para" }, `§ ${step.rule}`);
    rule.dataset.rule = step.rule;
    rule.setAttribute("aria-label", `${words.rule} ${step.rule}`);
    const why = make("p", { className: "why" }, step.why ? `${step.why} ` : "", rule);
    const back = make("button", { type: "button", disabled: !at }, `‹ ${words["step-back"]}`);
    back.dataset.by = "-1";
    const isLast = at === steps.length - 1;
    const next = make("button", { type: "button", className: "go" }, words[isLast ? "step-end" : "step-next"]);
    next.dataset.by = "1";
    return make("div", { className: "card" }, head, text, why, make("div", { className: "nextrow" }, back, next));
  }

  list() {
    const rows = this.steps.map(({ step }, i) => {
      const state = i < this.at ? "done" : i === this.at ? "on" : "";
      const number = make("i", {}, i < this.at ? "✓" : String(i + 1));
      const button = make("button", { type: "button" }, number, make("span", {}, step.text));
      button.dataset.to = String(i);
      if (state === "on") button.setAttribute("aria-current", "step");
      return make("li", { className: state }, button);
    });
    const fix = make("a", { href: `/t/${byId("table").dataset.table}/position` }, this.words["step-fix"]);
    const foot = make("p", { className: "small" }, `${this.words["step-other"]} `, fix);
    return make("div", { className: "all" }, make("h3", {}, this.words["step-all"]), make("ol", {}, ...rows), foot);
  }
}
