// @ts-check
// The dock: the question over its answers, as many of them as there is room for, and what of
// choosing is seen on the board.

import { byId, find } from "../dom.js";
import { aim } from "./aim.js";
import { apart as divided, foremost, primary, verbs } from "./answers.js";
import { apart, drawn, firstLive, ghost, indexed, mark, nearestLive } from "./board.js";
import { Chooser } from "./chooser.js";
import { Names } from "./names.js";
import { Offers } from "./offers.js";
import { SMALL } from "./screen.js";
import { Sentence } from "./sentence.js";
import { states } from "./states.js";

/** @import { Verb } from "./answers.js" */
/** @import { Deeds } from "./chooser.js" */
/** @import { Choice, Options } from "./paths.js" */
/** @import { Path } from "./protocol.d.ts" */

const MANY = 7; // buttons: then they are a list
const NO_LIST = -1; // room for verbs: for none, nor for the button of the list
const SOON = 100; // milliseconds: then nobody has noticed yet that nothing has happened
const ASK = 230; // pixels that a question needs beside its buttons
/** @type {Options} */
const NOTHING = { drawn: new Map(), buttons: new Map() };

export class Dock {
  /**
   * @param {Record<string, string>} words
   * @param {Omit<Deeds, "tell">} deeds
   */
  constructor(words, deeds) {
    this.box = byId("dock");
    this.tray = byId("tray");
    this.row = /** @type {HTMLElement} */ (this.box.querySelector(".btns"));
    this.pop = byId("pop");
    this.isHeld = false;
    this.later = 0; // the timer of a drawing that an answer may make needless
    const tell = (/** @type {string | undefined} */ prompt) => (this.sentence.question = prompt ?? "");
    const redraw = () => this.draw();
    this.chooser = new Chooser(this, { ...deeds, tell });
    const names = new Names(this.chooser);
    this.sentence = new Sentence(this.chooser, names, words, redraw);
    this.offers = new Offers(this.chooser, names, words, redraw);
    SMALL.addEventListener("change", redraw);
    addEventListener("resize", redraw);
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
    this.offers.toTop();
    this.sentence.meant = null;
  }

  /** @param {string} token */
  focus(token) {
    drawn(token)?.focus?.({ preventScroll: true });
  }

  // Focus stays on the board, on the nearest choice; only what is to be confirmed moves it.
  focusFirst() {
    const at = /** @type {HTMLElement | null} */ (document.activeElement);
    const onBoard = at?.closest("svg.region") ? at : null;
    if (!this.chooser.isDecided && onBoard?.hasAttribute("data-live")) return;
    const sends = this.chooser.isDecided && this.row.querySelector("#go-confirm");
    const next = sends || (onBoard && nearestLive(onBoard)) || this.row.querySelector("button");
    /** @type {HTMLElement | null} */ (next || firstLive())?.focus({ preventScroll: true });
  }

  // ---------- drawing ----------

  /**
   * What would draw it again and again; whoever calls this draws it once afterwards.
   * @param {() => void} work
   */
  hold(work) {
    this.isHeld = true;
    try {
      work();
    } finally {
      this.isHeld = false;
    }
  }

  /** Something was sent: if the answer comes soon, the page is drawn once instead of twice. */
  drawSoon() {
    this.later = setTimeout(() => this.draw(), SOON);
  }

  draw() {
    if (this.isHeld) return;
    clearTimeout(this.later);
    const found = indexed(() => this.mark());
    this.sentence.draw();
    aim(this.chooser.isDecided ? this.sentence.meant?.ghost : undefined);
    this.put(found);
    byId("view").tabIndex = found.drawn.size ? -1 : 0; // to scroll it by keys
    this.box.dispatchEvent(new Event("drawn"));
  }

  /** What may be clicked, and what was. */
  mark() {
    const { chooser } = this;
    const found = chooser.isDecided ? NOTHING : chooser.options;
    const shown = chooser.ghosts ? ghost(chooser.now[chooser.turned].path) : null;
    mark([...found.drawn.keys()], chooser.steps.map(step => step.token), shown);
    return found;
  }

  /** @param {Options} found */
  put(found) {
    const at = document.activeElement;
    const held = at?.id === "dock" || at?.closest?.("#tray, .btns") ? at.id : "";
    this.box.removeAttribute("data-tall");
    for (let room = MANY - 1; room >= NO_LIST; room--) {
      this.lay(found, room);
      states();
      if (this.fits) break;
    }
    this.box.toggleAttribute("data-tall", !this.fits);
    if (held) this.refocus(held);
  }

  /** @param {string} id of what had the focus */
  refocus(id) {
    const same = id !== "dock" && find(id);
    if (same === document.activeElement && same) return;
    const board = id === "go-confirm" ? firstLive() : null;
    const next = same || board || this.row.querySelector("button:enabled") || this.box;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  get fits() {
    const { box, row } = this;
    if (row.scrollWidth > row.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) return false;
    if (SMALL.matches) return true;
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
    const { chooser, offers } = this;
    const { ask, steps } = chooser;
    const all = chooser.isDecided ? [] : verbs(ask, this.buttons(found));
    const { shown, hidden } = divided(all);
    const isOnBoard = found.drawn.size > 0 || chooser.picks.length > 0;
    const sends = this.along(shown) ?? primary(shown, isOnBoard, steps.length ? "" : ask.primary);
    const quiet = shown.filter(verb => verb !== sends);
    const isFolded = quiet.length > room;
    const isOpen = offers.isOpen || (isFolded && !found.drawn.size);
    const few = Math.max(0, room);
    const beside = isFolded ? (isOpen ? [] : foremost(quiet, found.drawn, few)) : quiet;
    const rest = quiet.filter(verb => !beside.includes(verb));
    const rows = [...rest, ...[...found.drawn].map(([token, choices]) => ({ token, choices }))];
    const lists = rows.length > 1 && found.drawn.size > 0;
    const middle = [...beside.map(verb => offers.verb(verb)), ...offers.ways()];
    if (lists && !SMALL.matches && room > NO_LIST) middle.unshift(offers.all(rows.length));
    if (sends) middle.push(offers.verb(sends, "go"));
    this.row.replaceChildren(...middle, ...offers.sending());
    this.tray.replaceChildren(...offers.long(isOpen ? rows : []));
    const listed = lists && !this.row.querySelector("#all-actions");
    const seldom = SMALL.matches && !isOpen ? rest : [];
    this.pop.replaceChildren(...offers.seldom(seldom, hidden, listed ? rows.length : 0));
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

}
