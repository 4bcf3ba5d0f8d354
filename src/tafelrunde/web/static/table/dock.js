// @ts-check
// The dock: the question, its answers, and what of choosing is seen on the board.

import { byId, find, make } from "../dom.js";
import { aim } from "./aim.js";
import { apart as divided, foremost, kept, lossOf, priceOf, primary, together, verbs } from "./answers.js";
import { apart, drawn, firstLive, ghost, markChosen, markLive, nearestLive, unmark } from "./board.js";
import { button } from "./button.js";
import { Chooser } from "./chooser.js";
import { list, phrase, steppers } from "./tray.js";

/** @import { Verb } from "./answers.js" */
/** @import { Deeds } from "./chooser.js" */
/** @import { Choice, Options } from "./paths.js" */
/** @import { Ghost, Path } from "./protocol.d.ts" */

const MANY = 7; // buttons: then they are a list
const NO_LIST = -1; // room for verbs: for none, nor for the button of the list
const SHORT = 20; // letters of a button on a phone; else it says only its kind
const ASK = 230; // pixels that a question needs beside its buttons
const NARROW = matchMedia("(max-width: 599px), (max-height: 559px), (max-width: 999px) and (max-height: 699px)");
/** @type {Options} */
const NOTHING = { drawn: new Map(), buttons: new Map() };

export class Dock {
  /**
   * @param {Record<string, string>} words
   * @param {Omit<Deeds, "tell">} deeds
   */
  constructor(words, deeds) {
    this.words = words;
    this.box = byId("dock");
    this.tray = byId("tray");
    this.row = /** @type {HTMLElement} */ (this.box.querySelector(".btns"));
    this.pop = byId("pop");
    this.open = false; // the list of all choices
    this.typed = ""; // a phrase that was not sent yet
    this.question = "";
    /** @type {Path[]} */
    this.rows = []; // of the steppers, in an order that stays
    const tell = (/** @type {string | undefined} */ prompt) => (this.question = prompt ?? "");
    /** @type {{ path: string, text: string, follows: string, loss?: string, ghost?: Ghost } | null} */
    this.meant = null; // what is about to be confirmed, as the server puts it
    this.chooser = new Chooser(this, { ...deeds, tell });
    NARROW.addEventListener("change", () => this.draw());
    addEventListener("resize", () => this.draw());
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
    this.rows = [];
    this.open = false;
    this.meant = null;
  }

  /** @param {string} token */
  focus(token) {
    drawn(token)?.focus?.({ preventScroll: true });
  }

  // Focus stays on the board, on the nearest choice; only what is to be confirmed moves it.
  focusFirst() {
    const at = /** @type {HTMLElement | null} */ (document.activeElement);
    const onBoard = at?.closest("svg.region") ? at : null;
    if (!this.isDecided && onBoard?.hasAttribute("data-live")) return;
    const sends = this.isDecided && this.row.querySelector("#go-confirm");
    const next = sends || (onBoard && nearestLive(onBoard)) || this.row.querySelector("button");
    /** @type {HTMLElement | null} */ (next || firstLive())?.focus({ preventScroll: true });
  }

  // ---------- drawing ----------

  draw() {
    const { chooser } = this;
    unmark();
    for (const { token } of chooser.steps) markChosen(token);
    const found = this.isDecided ? NOTHING : chooser.options;
    if (chooser.ghosts) ghost(chooser.now[chooser.turned].path)?.setAttribute("data-shown", "");
    markLive([...found.drawn.keys()]);
    this.say();
    aim(this.isDecided ? this.meant?.ghost : undefined);
    this.put(found);
    byId("view").tabIndex = found.drawn.size ? -1 : 0; // to scroll it by keys
    this.box.dispatchEvent(new Event("drawn"));
  }

  // Nothing is left but to confirm it, or to turn a piece.
  get isDecided() {
    return this.chooser.ready || this.chooser.ghosts;
  }

  get decided() {
    const { now, turned } = this.chooser;
    return now[turned];
  }

  say() {
    const { ask } = this.chooser;
    if (!this.isDecided) {
      this.meant = null;
      put(byId("prompt"), this.asked);
      put(byId("hint"), this.chooser.steps.length ? "" : ask.hint ?? "");
      return;
    }
    const { path } = this.decided;
    const meant = this.meant?.path === path.join(" ") ? this.meant : null;
    if (!meant && !ask.luck) this.mean(path);
    const loss = meant?.loss || lossOf(ask, [this.decided]);
    put(byId("prompt"), loss || meant?.text || this.describe(this.decided));
    put(byId("hint"), meant?.follows ?? "");
  }

  // After a first click it is asked how that goes on.
  get asked() {
    const chosen = this.chooser.steps.map(({ token }) => this.label(token)).join(" · ");
    return chosen ? this.words.next.replace("#", chosen) : this.question;
  }

  /**
   * Have it put in full, with what comes of it.
   * @param {Path} path
   */
  async mean(path) {
    const { answered, deeds } = this.chooser;
    const key = path.join(" ");
    this.meant = { path: key, text: "", follows: "" };
    const answer = await deeds.attempt({ t: "mean", ...seatOf(answered), path });
    if (answer.t !== "meant" || this.meant?.path !== key) return;
    const { text, follows, loss, ghost } = answer;
    this.meant = { path: key, text, follows, loss, ghost };
    if (this.isDecided) this.draw();
  }

  /** @param {Options} found */
  put(found) {
    const at = document.activeElement;
    const held = at?.id === "dock" || at?.closest?.("#tray, .btns") ? at.id : "";
    this.box.removeAttribute("data-tall");
    for (let room = MANY - 1; room >= NO_LIST; room--) {
      this.lay(found, room);
      if (this.fits) break;
    }
    this.box.toggleAttribute("data-tall", !this.fits);
    if (held) this.hold(held);
  }

  /** @param {string} id of what had the focus */
  hold(id) {
    const same = id !== "dock" && find(id);
    if (same === document.activeElement && same) return;
    const board = id === "go-confirm" ? firstLive() : null;
    const next = same || board || this.row.querySelector("button:enabled") || this.box;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  get fits() {
    const { box, row } = this;
    if (row.scrollWidth > row.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) return false;
    if (NARROW.matches) return true;
    const { clientWidth } = /** @type {Element} */ (box.querySelector(".ask"));
    const { scrollHeight, clientHeight } = byId("prompt");
    return clientWidth >= ASK && scrollHeight <= clientHeight + 2;
  }

  /**
   * As many verbs as there is room for beside the question; the others are a list.
   * @param {Options} found
   * @param {number} room
   */
  lay(found, room) {
    const { ask, steps } = this.chooser;
    const all = this.isDecided ? [] : verbs(ask, this.buttons(found));
    const { shown, hidden } = divided(all);
    const isOnBoard = found.drawn.size > 0 || this.picks.length > 0;
    const sends = this.along(shown) ?? primary(shown, isOnBoard, steps.length ? "" : ask.primary);
    const quiet = shown.filter(verb => verb !== sends);
    const isFolded = quiet.length > room;
    const isOpen = this.isOpen || (isFolded && !found.drawn.size);
    const few = Math.max(0, room);
    const beside = isFolded ? (isOpen ? [] : foremost(quiet, found.drawn, few)) : quiet;
    const rest = quiet.filter(verb => !beside.includes(verb));
    const rows = [...rest, ...[...found.drawn].map(([token, choices]) => ({ token, choices }))];
    const lists = rows.length > 1 && found.drawn.size > 0;
    const middle = [...beside.map(verb => this.verb(verb)), ...this.ways()];
    if (lists && !NARROW.matches && room > NO_LIST) middle.unshift(this.all(rows.length));
    if (sends) middle.push(this.verb(sends, "go"));
    this.row.replaceChildren(...middle, ...this.sending());
    this.tray.replaceChildren(...this.long(isOpen ? rows : []));
    const listed = lists && !this.row.querySelector("#all-actions");
    const seldom = NARROW.matches && !isOpen ? rest : [];
    this.pop.replaceChildren(...this.seldom(seldom, hidden, listed ? rows.length : 0));
  }

  /**
   * The only other choice, where something was picked that is sent with it.
   * @param {Verb[]} shown
   */
  along(shown) {
    return this.chooser.picked.length && shown.length === 1 ? shown[0] : null;
  }

  /** @param {Options} found */
  buttons({ buttons }) {
    const picks = (/** @type {Choice[]} */ choices) => choices.every(one => this.chooser.isPick(one));
    return new Map([...buttons].filter(([, choices]) => !picks(choices)));
  }

  get picks() {
    const { choices } = this.chooser;
    return choices.filter(choice => this.chooser.isPick(choice)).map(({ path }) => path);
  }

  get isOpen() {
    return this.open || !!this.chooser.ask.luck; // what a box gave is rather found in a list
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

  // ---------- buttons ----------

  /**
   * @param {Verb} verb
   * @param {string} [className]
   */
  verb({ token, choices }, className = "") {
    const { ask, picked } = this.chooser;
    const long = this.meaningOf(token, choices);
    const text = NARROW.matches && long.length > SHORT ? this.label(token) : long;
    const price = className && picked.length ? this.sum : priceOf(ask, choices);
    const act = () => this.chooser.pick(token, "keys");
    return button({ text, price, className, act, id: `do-${token}` });
  }

  /** @param {number} number */
  all(number) {
    const text = this.open ? this.words.fold : this.words.all.replace("#", String(number));
    const act = () => {
      this.open = !this.open;
      this.pop.hidden = true;
      this.draw();
    };
    return button({ text, act, id: "all-actions" });
  }

  // What was picked costs and brings together.
  get sum() {
    const { ask, picked } = this.chooser;
    return together(picked.map(path => priceOf(ask, [{ path, words: "" }])));
  }

  // Back, and round.
  ways() {
    const { chooser, words } = this;
    const out = [];
    if (chooser.steps.length || chooser.picked.length)
      out.push(button({ text: words.back, act: () => chooser.back(), id: "go-back" }));
    const { now, turned } = chooser;
    if (this.isDecided && now.length > 1) {
      const text = `${words.turn} ${turned + 1}/${now.length}`; // hints are hidden where there is little room
      out.push(button({ text, act: () => chooser.turn(), id: "go-turn" }));
    }
    return out;
  }

  // What sends: it is the last one, and the only one of its colour.
  sending() {
    const { chooser } = this;
    const { ask, choices, picked } = chooser;
    if (this.isDecided) {
      const { path } = this.decided;
      const loss = lossOf(ask, [this.decided]);
      const price = priceOf(ask, [this.decided]);
      const className = loss ? "bad" : "go";
      return [button({ text: this.label(path[0]), price, className, act: () => chooser.commit(), id: "go-confirm" })];
    }
    if ((picked.length || this.picks.length) && choices.every(one => chooser.isPick(one))) {
      const text = this.words["send-n"].replace("#", String(picked.length));
      const act = () => chooser.deliver(chooser.picked);
      return [button({ text, price: this.sum, className: "go", act, id: "go-picks", off: !picked.length })];
    }
    return ask.phrase && choices.length && !NARROW.matches ? [this.phrase(ask.phrase)] : [];
  }

  // ---------- the tray ----------

  /** @param {{ token: string, choices: Choice[] }[]} rows */
  long(rows) {
    const { ask, choices, steps } = this.chooser;
    /** @type {HTMLElement[]} */
    const out = [];
    if (!steps.length && (this.picks.length || this.chooser.picked.length)) out.push(this.steppers());
    if (rows.length) out.push(list(rows.map(row => this.place(row)), this.words.below));
    if (ask.phrase && choices.length && NARROW.matches && !this.isDecided) out.push(this.phrase(ask.phrase));
    return out;
  }

  /** @param {{ token: string, choices: Choice[] }} row */
  place({ token, choices }) {
    const act = () => this.chooser.pick(token, "keys");
    const price = priceOf(this.chooser.ask, choices);
    const id = `${this.isDrawn(token) ? "at" : "do"}-${token}`;
    return button({ text: this.meaningOf(token, choices), price, act, id });
  }

  // One box for everything that can be picked or was: less, how often, more.
  steppers() {
    const { ask, picked } = this.chooser;
    const pickable = new Set(this.picks.map(String));
    this.rows = kept(this.rows, [...this.picks, ...picked]);
    const steps = this.rows.map(path => ({
      path,
      name: this.label(path[1]),
      count: picked.filter(other => String(other) === String(path)).length,
      hasMore: pickable.has(String(path)),
      price: priceOf(ask, [{ path, words: "" }]),
    }));
    const more = (/** @type {Path} */ path) => this.chooser.collect([...this.chooser.picked, path]);
    const fewer = (/** @type {Path} */ path) => this.chooser.fewer(path);
    return steppers(steps, { more, fewer }, this.words);
  }

  /** @param {string} hint */
  phrase(hint) {
    const type = (/** @type {string} */ text) => (this.typed = text);
    const send = async (/** @type {string} */ text) => {
      const { answered, deeds } = this.chooser;
      const { seat, decision } = answered;
      const answer = await deeds.attempt({ t: "phrase", seat, decision, text });
      if (answer.t === "ok") this.typed = "";
    };
    return phrase(hint, this.typed, { type, send }, this.words.send);
  }

  // ---------- what is seldom wanted, or loses ----------

  /**
   * @param {Verb[]} others for which there is no room
   * @param {Verb[]} losing
   * @param {number} listed how many choices the list has, if nothing else opens it
   */
  seldom(others, losing, listed) {
    const { ask, choices } = this.chooser;
    /** @type {HTMLElement[]} */
    const out = others.map(verb => this.verb(verb));
    if (listed) out.push(this.all(listed));
    if (ask.order && choices.length) out.push(this.order(ask.order));
    for (const tab of ["rules", "menu"]) {
      const opens = make("button", { type: "button" }, byId(`tab-${tab}`).textContent ?? "");
      opens.dataset.tab = tab;
      out.push(opens);
    }
    return [...out, ...losing.map(verb => this.verb(verb, "bad"))];
  }

  /**
   * The same answer from now on.
   * @param {{ ask: string, words: string }} order
   */
  order({ ask, words }) {
    const { seat } = this.chooser.answered;
    const act = () => this.chooser.deeds.send({ t: "order", seat, ask, on: true });
    return button({ text: words, act, id: "go-order" });
  }
}

/** @param {{ seat: number, decision: number }} asked */
const seatOf = ({ seat, decision }) => ({ seat, decision });

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
