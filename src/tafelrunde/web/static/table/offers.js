// @ts-check
// The buttons of the dock, its list, steppers and field, and what lies behind its menu.

import { byId, make } from "../dom.js";
import { kept, lossOf, priceOf, together } from "./answers.js";
import { drawn } from "./board.js";
import { button } from "./button.js";
import { SMALL } from "./screen.js";
import { considered, list, phrase, steppers } from "./tray.js";

/** @import { Verb } from "./answers.js" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Names } from "./names.js" */
/** @import { Choice } from "./paths.js" */
/** @import { Path } from "./protocol.d.ts" */

const SHORT = 20; // letters of a button on a phone; else it says only its kind

export class Offers {
  /**
   * @param {Chooser} chooser
   * @param {Names} names
   * @param {Record<string, string>} words
   * @param {() => void} redraw
   */
  constructor(chooser, names, words, redraw) {
    this.chooser = chooser;
    this.names = names;
    this.words = words;
    this.redraw = redraw;
    this.open = false; // the list of all choices
    this.typed = ""; // a phrase that was not sent yet
    /** @type {Path[]} */
    this.rows = []; // of the steppers, in an order that stays
    /** @type {{ decision: number, texts: string[] } | null} */
    this.looks = null; // what a strong player would look at; no texts as long as it is thought about
  }

  toTop() {
    this.rows = [];
    this.open = false;
  }

  get isOpen() {
    return this.open || !!this.chooser.ask.luck; // what a box gave is rather found in a list
  }

  /**
   * @param {Verb} verb
   * @param {string} [className]
   */
  verb({ token, choices }, className = "") {
    const { ask, picked } = this.chooser;
    const long = this.names.meaningOf(token, choices);
    const text = SMALL.matches && long.length > SHORT ? this.names.label(token) : long;
    const price = className && picked.length ? this.sum : priceOf(ask, choices);
    const act = () => this.chooser.pick(token, "keys");
    return button({ text, price, className, act, id: `do-${token}` });
  }

  /** @param {number} number */
  all(number) {
    const text = this.open ? this.words.fold : this.words.all.replace("#", String(number));
    const act = () => {
      this.open = !this.open;
      byId("pop").hidden = true;
      this.redraw();
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
    if (this.chooser.isDecided && now.length > 1) {
      const text = `${words.turn} ${turned + 1}/${now.length}`; // hints are hidden where there is little room
      const turn = button({ text, act: () => chooser.turn(), id: "go-turn" });
      turn.append(make("kbd", {}, "R"));
      out.push(turn);
    }
    return out;
  }

  // What sends: it is the last one, and the only one of its colour.
  sending() {
    const { chooser } = this;
    const { ask, choices, picked } = chooser;
    if (this.chooser.isDecided) {
      const { path } = this.chooser.decided;
      const loss = lossOf(ask, [this.chooser.decided]);
      const price = priceOf(ask, [this.chooser.decided]);
      const className = loss ? "bad" : "go";
      return [button({ text: this.names.label(path[0]), price, className, act: () => chooser.commit(), id: "go-confirm" })];
    }
    if ((picked.length || this.chooser.picks.length) && choices.every(one => chooser.isPick(one))) {
      const text = this.words["send-n"].replace("#", String(picked.length));
      const act = () => chooser.deliver(chooser.picked);
      return [button({ text, price: this.sum, className: "go", act, id: "go-picks", off: !picked.length })];
    }
    return ask.phrase && choices.length && !SMALL.matches ? [this.phrase(ask.phrase)] : [];
  }

  // ---------- the tray ----------

  /** @param {{ token: string, choices: Choice[] }[]} rows */
  long(rows) {
    const { ask, choices, steps } = this.chooser;
    /** @type {HTMLElement[]} */
    const out = [];
    const { looks } = this;
    if (looks && looks.decision === ask.decision && !steps.length) out.push(considered(looks.texts, this.words));
    if (!steps.length && (this.chooser.picks.length || this.chooser.picked.length)) out.push(this.steppers());
    if (rows.length) out.push(list(rows.map(row => this.place(row)), this.words.below));
    if (ask.phrase && choices.length && SMALL.matches && !this.chooser.isDecided) out.push(this.phrase(ask.phrase));
    return out;
  }

  /** @param {{ token: string, choices: Choice[] }} row */
  place({ token, choices }) {
    const act = () => this.chooser.pick(token, "keys");
    const price = priceOf(this.chooser.ask, choices);
    const id = `${drawn(token) ? "at" : "do"}-${token}`;
    return button({ text: this.names.meaningOf(token, choices), price, act, id });
  }

  // One box for everything that can be picked or was: less, how often, more.
  steppers() {
    const { ask, picked } = this.chooser;
    const pickable = new Set(this.chooser.picks.map(String));
    this.rows = kept(this.rows, [...this.chooser.picks, ...picked]);
    const steps = this.rows.map(path => ({
      path,
      name: this.names.label(path[1]),
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
    if (ask.hints && choices.length) out.push(this.hint());
    for (const tab of ["rules", "menu"]) {
      const opens = make("button", { type: "button" }, byId(`tab-${tab}`).textContent ?? "");
      opens.dataset.tab = tab;
      out.push(opens);
    }
    return [...out, ...losing.map(verb => this.verb(verb, "bad"))];
  }

  // What a strong player would look at; a bot thinks about it meanwhile.
  hint() {
    const { seat, decision } = this.chooser.answered;
    const act = async () => {
      byId("pop").hidden = true;
      this.looks = { decision, texts: [] };
      this.redraw();
      const answer = await this.chooser.deeds.attempt({ t: "hint", seat, decision });
      this.looks = answer.t === "hinted" ? { decision, texts: answer.looks } : null;
      this.redraw();
    };
    return button({ text: this.words.hint, act, id: "go-hint" });
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
