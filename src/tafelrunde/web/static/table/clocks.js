// @ts-check
// The clocks of the seats, the time in the dock, and how long somebody has been gone.

import { byId, find } from "../dom.js";
import { digits, left, mark, tone } from "./time.js";

/** @import { Clock, Gone } from "./protocol.d.ts" */

const TICK = 250; // milliseconds
const AWAY = 120_000; // until somebody counts as absent

/**
 * @typedef {object} Hands
 * @property {(text: string) => void} tell reads it out
 * @property {(digits: string) => void} urge in the title
 */

export class Clocks {
  /**
   * @param {Record<string, string>} words
   * @param {Hands} hands
   */
  constructor(words, hands) {
    this.words = words;
    this.hands = hands;
    /** @type {(Clock | null)[]} */
    this.clocks = [];
    /** @type {Gone[]} */
    this.missing = [];
    /** @type {number | null} */
    this.asked = null; // the seat whose question is here
    this.answers = 0; // when the table answers by itself
    this.told = 0; // when the clocks were
    this.seen = 0; // when who is gone was
    this.before = Infinity;
    setInterval(() => this.draw(), TICK);
  }

  /** @param {(Clock | null)[]} clocks */
  put(clocks) {
    this.clocks = clocks;
    this.told = performance.now();
    this.before = Infinity;
    this.draw();
  }

  /** @param {Gone[]} missing */
  gone(missing) {
    this.missing = missing;
    this.seen = performance.now();
    this.draw();
  }

  /**
   * @param {number | null} seat that is asked here
   * @param {number | undefined} answers in so many milliseconds, by itself
   */
  ask(seat, answers) {
    this.asked = seat;
    this.answers = answers === undefined ? 0 : performance.now() + answers;
    this.draw();
  }

  draw() {
    const passed = performance.now() - this.told;
    for (const [seat, clock] of this.clocks.entries()) this.plate(seat, clock, passed);
    for (const one of this.missing) this.ring(one, performance.now() - this.seen);
    this.dock(passed);
  }

  /**
   * @param {number} seat
   * @param {Clock | null} clock
   * @param {number} passed
   */
  plate(seat, clock, passed) {
    const box = byId(`clock-${seat}`);
    const isBot = !!document.querySelector(`#l-who-${seat} .plate.bot`);
    hide(box, !clock || isBot);
    if (!clock || isBot) return;
    const now = left(clock, passed);
    box.dataset.tone = tone(clock, now);
    box.toggleAttribute("data-runs", clock.runs);
    box.style.setProperty("--part", String(Math.min(1, now / clock.whole)));
    write(box.querySelector(".digits"), digits(now, this.words));
  }

  /**
   * @param {Gone} one
   * @param {number} passed
   */
  ring({ seat, left: rest }, passed) {
    const now = Math.max(0, rest - passed);
    for (const ring of document.querySelectorAll(`[data-gone="${seat}"]`)) {
      const box = /** @type {HTMLElement} */ (ring);
      hide(box, !now);
      box.style.setProperty("--part", String(now / AWAY));
      write(box, digits(now, this.words));
    }
  }

  /** @param {number} passed */
  dock(passed) {
    const clock = this.asked === null ? null : this.clocks[this.asked];
    const own = clock?.runs ? left(clock, passed) : Infinity;
    const table = this.answers ? Math.max(0, this.answers - performance.now()) : Infinity;
    const now = Math.min(own, table);
    if (table !== Infinity) write(find("count"), String(Math.ceil(table / 1000)));
    const home = byId("left");
    hide(home, now === Infinity);
    const urgent = clock && own <= table ? tone(clock, own) === "last" : now <= 10_000;
    home.toggleAttribute("data-soon", !home.hidden && urgent);
    this.hands.urge(!home.hidden && urgent ? digits(now, this.words) : "");
    if (home.hidden) return;
    write(home, this.words["left-n"].replace("#", digits(now, this.words)));
    const passes = mark(this.before, now);
    if (passes !== null) this.hands.tell(this.words["clock-mark"].replace("#", String(passes)));
    this.before = now;
  }
}

/**
 * Every tick, so only where it is another: who watches the page hears of each time it is set.
 * @param {HTMLElement} box
 * @param {boolean} on
 */
function hide(box, on) {
  if (box.hidden !== on) box.hidden = on;
}

/**
 * @param {Element | null} home
 * @param {string} text
 */
function write(home, text) {
  if (home && home.textContent !== text) home.textContent = text;
}
