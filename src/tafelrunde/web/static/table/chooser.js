// @ts-check
// What somebody is choosing: the question, the tokens clicked so far, the picks collected.

import { lossOf } from "./answers.js";
import { fits, flat, options, undecided, without } from "./paths.js";

/** @import { Choice } from "./paths.js" */
/** @import { Answer, FromPage, Hint, Mean, Path, Phrase, Question, Try } from "./protocol.d.ts" */
/** @typedef {"board" | "keys"} From where a token was chosen */

/**
 * @typedef {object} Page where it is seen
 * @property {(token: string) => boolean} isDrawn
 * @property {(token: string) => boolean} isApart drawn, and not only as a part of a ghost
 * @property {(path: Path) => boolean} hasGhost
 * @property {() => void} draw
 * @property {() => void} drawSoon unless it is drawn before
 * @property {() => void} toTop
 * @property {() => void} focusFirst
 * @property {(token: string) => void} focus
 */

/**
 * @typedef {object} Deeds what comes of it
 * @property {(message: FromPage) => void} send
 * @property {(message: Try | Phrase | Mean | Hint) => Promise<Answer>} attempt
 * @property {(path: Path) => void} why
 * @property {() => boolean} asksFirst
 * @property {(prompt: string | undefined) => void} tell
 */

export class Chooser {
  /**
   * @param {Page} page
   * @param {Deeds} deeds
   */
  constructor(page, deeds) {
    this.page = page;
    this.deeds = deeds;
    /** @type {Partial<Question>} */
    this.ask = {};
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {Path[]} */
    this.picked = []; // paths that are collected, to be sent as one message
    /** @type {Record<string, string>} */
    this.labels = {};
    this.turned = 0; // which of several ghosts is shown
    this.isSent = false; // and not answered yet: what is still seen of the question is no choice
    /** @type {{ token: string, choices: Choice[] }[]} */
    this.steps = [];
  }

  /**
   * A new question; what was begun of the old one is dropped.
   * @param {Partial<Question>} ask
   */
  put(ask) {
    this.ask = ask;
    this.begin();
  }

  begin() {
    this.isSent = false;
    this.choices = this.ask.acts ? flat(this.ask.acts) : [];
    this.labels = this.ask.labels || {};
    this.picked = [];
    this.steps = [];
    this.turned = 0;
    this.deeds.tell(this.ask.prompt);
    this.page.toTop();
    this.page.draw();
  }

  get now() {
    return this.steps.at(-1)?.choices ?? this.choices;
  }

  get options() {
    return options(this.now, this.page.isDrawn);
  }

  /**
   * A token was clicked; where it does not go on, it may begin anew; else: why not?
   * @param {string} token
   * @param {From} [from]
   * @returns {void}
   */
  pick(token, from = "board") {
    if (this.isSent) return;
    // a click on a piece that is shown turns it; Enter there means it
    if (this.ghosts && this.piece === token) return from === "keys" ? this.commit() : this.turn();
    if (this.ready) return this.confirmOrRestart(token, from);
    const next = fits(this.now, token, this.page.isDrawn);
    if (next) return this.step(token, next, from);
    if (this.steps.some(step => step.token === token)) return void this.back();
    const anew = options(this.choices, this.page.isDrawn).drawn.get(token);
    if (this.steps.length && anew) {
      this.steps = [];
      return this.step(token, anew, from);
    }
    this.deeds.why([...this.steps.map(step => step.token), token]);
  }

  /**
   * @param {string} token
   * @param {From} from
   */
  confirmOrRestart(token, from) {
    if (this.steps.at(-1)?.token === token) return this.commit();
    const isChosen = this.steps.some(step => step.token === token);
    if (!isChosen && this.now[0].path.includes(token)) return; // it is decided already
    this.steps.pop();
    this.pick(token, from);
  }

  /**
   * @param {string} token
   * @param {Choice[]} choices
   * @param {From} from
   */
  step(token, choices, from) {
    this.steps.push({ token, choices });
    this.turned = 0;
    if (choices.length === 1 && this.isPick(choices[0])) {
      this.collect([...this.picked, choices[0].path]);
      return;
    }
    const asks = this.ghosts || this.deeds.asksFirst() || lossOf(this.ask, choices);
    if (choices.length === 1 && !asks) return this.commit();
    this.page.draw();
    if (from === "keys") this.page.focusFirst();
  }

  get ready() {
    return this.steps.length > 0 && this.now.length === 1;
  }

  // Nothing is left but to confirm it, or to turn a piece.
  get isDecided() {
    return this.ready || this.ghosts;
  }

  get decided() {
    return this.now[this.turned];
  }

  commit() {
    if (!this.isSent) this.deliver([...this.picked, this.now[this.turned].path]);
  }

  // Who answers which question: where there are choices, both are known.
  get answered() {
    return /** @type {{ seat: number, decision: number }} */ (this.ask);
  }

  /** @param {Path[]} paths */
  deliver(paths) {
    if (this.isSent) return;
    this.isSent = true;
    const { seat, decision } = this.answered;
    this.choices = [];
    this.picked = [];
    this.steps = [];
    this.deeds.send({ t: this.ask.luck ? "enter" : "act", seat, decision, paths });
    this.page.drawSoon();
  }

  // ---------- picks whose order does not matter: collected, tried out, sent together ----------

  /** @param {Choice} choice */
  isPick({ path }) {
    return !!this.ask.picks?.includes(path[0]);
  }

  get picks() {
    return this.choices.filter(choice => this.isPick(choice)).map(({ path }) => path);
  }

  /** @param {Path[]} picked */
  async collect(picked) {
    if (this.isSent) return;
    if (!picked.length) return this.begin();
    const { ask } = this;
    const { seat, decision } = this.answered;
    const answer = await this.deeds.attempt({ t: "try", seat, decision, paths: picked });
    if (ask !== this.ask || this.choices.length + this.picked.length === 0) return; // asked anew
    this.steps = [];
    if (answer.t === "tried") {
      this.picked = picked;
      this.choices = flat(answer.acts);
      this.labels = { ...this.labels, ...answer.labels };
      const goesOn = this.choices.some(choice => this.isPick(choice));
      if (!goesOn && this.choices.length > 1) this.choices = []; // that is another question
      if (!this.choices.length && !this.deeds.asksFirst()) return this.deliver(picked);
      if (goesOn) this.deeds.tell(answer.ask);
    }
    this.page.draw();
  }

  /** @param {Path} path */
  fewer(path) {
    this.collect(without(this.picked, path));
  }

  // ---------- ghosts: how a piece would lie, turned through all ways that fit ----------

  // Also before the first step, where nothing but ghosts is left to choose from.
  get ghosts() {
    if (!this.now.length || !this.now.every(({ path }) => this.page.hasGhost(path))) return false;
    if (this.steps.length) return true;
    const open = undecided(this.now);
    const isApart = (/** @type {string} */ token) => this.page.isApart(token);
    return !this.now.some(({ path }) => path.some((token, i) => open[i] && isApart(token)));
  }

  // What ghosts are turned by: where the piece lies.
  get piece() {
    return this.steps.at(-1)?.token ?? this.now[0].path.at(-2);
  }

  turn(by = 1) {
    if (this.isSent) return;
    this.turned = (this.turned + by + this.now.length) % this.now.length;
    this.page.draw();
  }

  /** Whether there was anything to take back. */
  back() {
    const step = this.steps.pop();
    this.turned = 0;
    if (!step && this.picked.length) {
      this.collect(this.picked.slice(0, -1));
      return true;
    }
    this.page.draw();
    if (step) this.page.focus(step.token);
    return !!step;
  }
}
