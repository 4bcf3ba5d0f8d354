// @ts-check
// What is known of the match: whose each entry is, what stands, and the steps a reader takes.

/** @import { LogLine } from "../table/protocol.d.ts" */

/**
 * What the server tells: the match from an entry on.
 * @typedef {object} Told
 * @property {number} first
 * @property {number[]} seats whose each entry is: a seat, -1 chance's, -2 an undo
 * @property {number[]} places the index of each entry in the log
 * @property {number[]} undone all entries that do not stand any more
 * @property {LogLine[]} lines
 * @property {boolean} over
 */

/** @typedef {{ mine: number[] | null, undone: boolean }} Filter `mine`: only what these seats did */

export const CHANCE = -1;
export const UNDO = -2;

export class Story {
  constructor() {
    /** @type {number[]} */
    this.seats = [];
    /** @type {number[]} */
    this.places = [];
    /** @type {Set<number>} */
    this.undone = new Set();
    this.line = -1; // the last one of the log
    this.over = false;
  }

  /** @param {Told} told */
  add({ first, seats, places, undone, lines, over }) {
    this.seats.splice(first, Infinity, ...seats);
    this.places.splice(first, Infinity, ...places);
    this.undone = new Set(undone);
    this.line = Math.max(this.line, lines.at(-1)?.i ?? -1, this.places.at(-1) ?? -1);
    this.over = over;
  }

  get last() {
    return this.seats.length;
  }

  /**
   * Moments to stop at, as numbers of entries played: the beginning, the end, what fits between.
   * @param {Filter} filter
   */
  steps({ mine, undone }) {
    const out = [0];
    for (const [number, seat] of this.seats.entries()) {
      if (!undone && (seat === UNDO || this.undone.has(number))) continue;
      if (!mine || mine.includes(seat)) out.push(number + 1);
    }
    if (mine && out.at(-1) !== this.last) out.push(this.last);
    return out;
  }

  /**
   * The moment of a line of the log: after the entry it tells of, or the last one before it.
   * @param {number} place
   */
  moment(place) {
    return above(this.places, place);
  }

  /** The first question to somebody: before it, only chance has acted. */
  get opening() {
    const found = this.seats.findIndex(seat => seat >= 0);
    return Math.max(0, found);
  }
}

/**
 * How many of these rising numbers are not above a limit.
 * @param {number[]} numbers
 * @param {number} limit
 */
export function above(numbers, limit) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The step at a moment, or the last one before it.
 * @param {number[]} steps
 * @param {number} at
 */
export const stepAt = (steps, at) => Math.max(0, above(steps, at) - 1);
