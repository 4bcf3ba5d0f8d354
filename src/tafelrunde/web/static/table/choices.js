// @ts-check
// What is seen of choosing: marks on the board, and beside it buttons, lists and steppers.

import { byId, find, make } from "../dom.js";
import { apart, drawn, firstLive, ghost, markChosen, markLive, unmark } from "./board.js";
import { Chooser } from "./chooser.js";
import { tally } from "./paths.js";

/** @import { Deeds } from "./chooser.js" */
/** @import { Choice, Narrowed, Options } from "./paths.js" */
/** @import { OrderOffer, Path } from "./protocol.d.ts" */

const MANY = 7; // buttons: then they are a list

export class Choices {
  /**
   * @param {Record<string, string>} words
   * @param {Deeds} deeds
   */
  constructor(words, deeds) {
    this.words = words;
    this.box = byId("choices");
    this.tray = make("div", { className: "tray" }); // what may be long, and scrolls
    this.answers = make("div", { className: "answers" }); // what sends or goes back, and stays
    this.box.append(this.tray, this.answers);
    this.open = false; // the list of all choices
    this.typed = ""; // a phrase that was not sent yet
    this.chooser = new Chooser(this, deeds);
  }

  // ---------- what the chooser wants to know of the page ----------

  /** @param {string} token */
  isDrawn(token) {
    return !!drawn(token);
  }

  /** @param {string} token */
  isApart(token) {
    return !!apart(token);
  }

  /** @param {Path} path */
  hasGhost(path) {
    return !!ghost(path);
  }

  toTop() {
    this.tray.scrollTop = 0;
  }

  /** @param {string} token */
  focus(token) {
    drawn(token)?.focus?.({ preventScroll: true });
  }

  focusFirst() {
    const verb = /** @type {HTMLElement | null} */ (this.box.querySelector("button.verb"));
    (verb || firstLive())?.focus({ preventScroll: true });
  }

  // ---------- drawing ----------

  draw() {
    const { chooser } = this;
    unmark();
    for (const { token } of chooser.steps) markChosen(token);
    /** @type {Options} */
    const nothing = { drawn: new Map(), buttons: new Map() };
    const found = this.isDecided ? nothing : chooser.options;
    if (chooser.ghosts) ghost(chooser.now[chooser.turned].path)?.setAttribute("data-shown", "");
    markLive([...found.drawn.keys()]);
    this.list(found);
    byId("view").tabIndex = found.drawn.size ? -1 : 0; // to scroll it by keys
  }

  // Nothing is left but to confirm it, or to turn a piece.
  get isDecided() {
    return this.chooser.ready || this.chooser.ghosts;
  }

  /** @param {Options} found */
  list(found) {
    const at = document.activeElement;
    const held = at?.id === "choice" || at?.closest?.("#choices") ? at.id : "";
    this.tray.replaceChildren(...this.long(found));
    this.answers.replaceChildren(...this.short(found));
    if (!held) return;
    const same = held !== "choice" && find(held);
    const next = same || this.box.querySelector("button") || this.box.parentNode;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  /** @param {Options} found */
  long(found) {
    /** @type {Element[]} */
    const out = this.isDecided ? [this.meaning()] : [];
    if (!this.chooser.steps.length) out.push(...this.steppers());
    const verbs = this.verbs(found);
    if (verbs.length >= MANY) out.push(...verbs);
    if (found.drawn.size && this.isOpen) out.push(this.places(found.drawn));
    return out;
  }

  /** @param {Options} found */
  short(found) {
    const { ask, choices, picked, steps } = this.chooser;
    /** @type {Element[]} */
    const out = this.isDecided ? this.confirmation() : [];
    const verbs = this.verbs(found);
    if (verbs.length < MANY) out.push(...verbs);
    const hasOnlyPicks = choices.every(choice => this.chooser.isPick(choice));
    if (picked.length && hasOnlyPicks) out.push(this.dispatch());
    if (steps.length || picked.length)
      out.push(this.button(`↩ ${this.words.back}`, "back", () => this.chooser.back(), "go-back"));
    if (found.drawn.size && !this.isOpen) out.push(this.places(found.drawn));
    if (ask.phrase && choices.length) out.push(this.phrase(ask.phrase));
    if (ask.order && choices.length) out.push(this.order(ask.order));
    return out;
  }

  // ---------- words ----------

  /** @param {string} token */
  label(token) {
    return this.chooser.labels[token] || drawn(token)?.getAttribute("aria-label") || token;
  }

  /** @param {Choice} choice */
  describe({ path, words }) {
    return words || path.map(token => this.label(token)).join(" · ");
  }

  /**
   * What a token does: the whole sentence where it decides everything.
   * @param {string} token
   * @param {Choice[]} choices
   */
  meaningOf(token, choices) {
    return (choices.length === 1 && choices[0].words) || this.label(token);
  }

  // ---------- parts ----------

  /**
   * @param {string} text
   * @param {string} className
   * @param {() => void} act
   * @param {string} id
   */
  button(text, className, act, id) {
    const out = make("button", { type: "button", className, id }, text);
    out.addEventListener("click", act);
    return out;
  }

  /** @param {Options} found */
  verbs({ buttons }) {
    return [...buttons]
      .filter(([, choices]) => !choices.every(choice => this.chooser.isPick(choice)))
      .map(([token, choices]) => this.verb(token, choices));
  }

  /**
   * @param {string} token
   * @param {Choice[]} choices
   */
  verb(token, choices) {
    const act = () => this.chooser.pick(token, "keys");
    return this.button(this.meaningOf(token, choices), "verb", act, `do-${token}`);
  }

  meaning() {
    const { now, turned } = this.chooser;
    return make("p", {}, this.describe(now[turned]));
  }

  confirmation() {
    const { chooser, words } = this;
    const { now, turned } = chooser;
    const out = [this.button(words.confirm, "verb go", () => chooser.commit(), "go-confirm")];
    const turn = `⟳ ${words.turn} ${turned + 1}/${now.length}`;
    if (now.length > 1) out.push(this.button(turn, "verb", () => chooser.turn(), "go-turn"));
    return out;
  }

  /**
   * What one would like to do, typed; the server knows what it stands for.
   * @param {string} words
   */
  phrase(words) {
    const field = make("input", { id: "phrase", autocomplete: "off", placeholder: words });
    field.value = this.typed;
    field.setAttribute("aria-label", words);
    field.addEventListener("input", () => (this.typed = field.value));
    const form = make("form", { className: "phrase" }, field);
    form.addEventListener("submit", async event => {
      event.preventDefault();
      const { answered, deeds } = this.chooser;
      const { seat, decision } = answered;
      const answer = await deeds.attempt({ t: "phrase", seat, decision, text: field.value });
      if (answer.t === "ok") this.typed = "";
    });
    form.append(this.button(this.words.send, "round", () => form.requestSubmit(), "go-phrase"));
    return form;
  }

  /**
   * The same answer from now on.
   * @param {OrderOffer} order
   */
  order({ ask, words }) {
    const { answered, deeds } = this.chooser;
    const { seat } = answered;
    const act = () => deeds.send({ t: "order", seat, ask, on: true });
    return this.button(words, "back", act, "go-order");
  }

  dispatch() {
    const { chooser } = this;
    const text = `${this.words["send-picks"]} (${chooser.picked.length})`;
    return this.button(text, "verb go", () => chooser.deliver(chooser.picked), "go-picks");
  }

  // One row for everything that can be picked or was: less, how often, more.
  steppers() {
    const { choices, picked } = this.chooser;
    const pickable = choices.filter(choice => this.chooser.isPick(choice)).map(({ path }) => path);
    const rows = tally(picked, pickable).map(row => this.stepper(row));
    if (!rows.length) return [];
    const total = make("output", { id: "picked" }, `${this.words.total}: ${picked.length}`);
    return [make("ul", { className: "steppers" }, ...rows), total];
  }

  /** @param {{ path: Path, count: number, hasMore: boolean }} row */
  stepper({ path, count, hasMore }) {
    const { chooser, words } = this;
    const name = this.label(path[1]);
    const more = () => chooser.collect([...chooser.picked, path]);
    const less = this.button("−", "round", () => chooser.fewer(path), `less-${path[1]}`);
    const plus = this.button("+", "round", more, `more-${path[1]}`);
    less.disabled = !count;
    plus.disabled = !hasMore;
    less.setAttribute("aria-label", `${words["one-fewer"]}: ${name}`);
    plus.setAttribute("aria-label", `${words["one-more"]}: ${name}`);
    return make("li", {}, make("span", {}, name), less, make("output", {}, String(count)), plus);
  }

  get isOpen() {
    return this.open || !!this.chooser.ask.luck; // what a box gave is rather found in a list
  }

  /**
   * The same choices as on the board, as plain buttons; among the long things while it is open.
   * @param {Narrowed} live
   */
  places(live) {
    const text = `${this.words["all-actions"]} (${live.size})`;
    const head = make("summary", { id: "all-actions" }, text);
    head.addEventListener("click", event => {
      if (this.chooser.ask.luck) return;
      event.preventDefault();
      this.open = !this.open;
      this.draw();
    });
    const rows = [...live].map(([token, choices]) => make("li", {}, this.place(token, choices)));
    return make("details", { open: this.isOpen }, head, make("ul", {}, ...rows));
  }

  /**
   * @param {string} token
   * @param {Choice[]} choices
   */
  place(token, choices) {
    const act = () => this.chooser.pick(token, "keys");
    return this.button(this.meaningOf(token, choices), "place", act, `at-${token}`);
  }
}
