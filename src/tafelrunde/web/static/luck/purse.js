// @ts-check
// What this browser keeps of the luck of its matches: its numbers, and what it was shown.

import { randomHex } from "../dom.js";
import { sealOf } from "./seal.js";

/** @import { Share } from "./seal.js" */

/**
 * @typedef {object} Kept
 * @property {string} match
 * @property {string} commitment of the server, as it was shown first
 * @property {string} number of this page, "" if it has none
 * @property {boolean} opened whether the number was sent
 * @property {string} at when it was drawn
 * @property {string} [played]
 * @property {Share[]} [shares]
 * @property {string} [terms] what numbers were opened for
 * @property {string[]} [accepted] troubles that the person has seen
 */

const PREFIX = "luck-";
const MOST = 200; // matches
const FORMAT = "luck receipt 1";

export class Purse {
  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
  }

  /**
   * @param {string} match
   * @returns {Kept | null}
   */
  get(match) {
    try {
      return JSON.parse(this.storage.getItem(PREFIX + match) ?? "null");
    } catch {
      return null; // nothing can be kept here
    }
  }

  /**
   * Whether it is kept.
   * @param {Kept} kept
   */
  put(kept) {
    try {
      this.storage.setItem(PREFIX + kept.match, JSON.stringify(kept));
      this.forget();
    } catch {
      return false;
    }
    return this.get(kept.match) !== null;
  }

  forget() {
    const names = [...Array(this.storage.length).keys()]
      .map(index => this.storage.key(index) ?? "")
      .filter(name => name.startsWith(PREFIX));
    const at = (/** @type {string} */ name) => this.get(name.slice(PREFIX.length))?.at ?? "";
    const old = names.length > MOST ? names.sort((a, b) => (at(a) < at(b) ? -1 : 1)) : [];
    for (const name of old.slice(0, names.length - MOST)) this.storage.removeItem(name);
  }

  /**
   * The seal of this page's number, for all seats at it; "" where no number could be kept.
   * @param {string} match
   * @param {string} commitment
   */
  seal(match, commitment) {
    const before = this.get(match);
    const fits = before?.number && before.commitment === commitment && !before.opened;
    const kept = fits ? before : fresh(match, commitment, randomHex(32));
    return this.put(kept) ? sealOf(match, commitment, kept.number) : "";
  }
}

/**
 * @param {string} match
 * @param {string} commitment
 * @param {string} [number]
 * @returns {Kept}
 */
export function fresh(match, commitment, number = "") {
  return { match, commitment, number, opened: false, at: new Date().toISOString() };
}

/**
 * As a file, for another device and for `tafelrunde verify --receipt`.
 * @param {Kept} kept
 */
export function receipt({ match, commitment, number, opened, at, played, shares, terms }) {
  const seals = (shares ?? []).map(({ seats, seal }) => ({ seats, seal }));
  const data = { tafelrunde: FORMAT, match, commitment, played, seals, terms, number, opened, at };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * The inverse; an error says that it is none.
 * @param {string} text
 * @returns {Kept}
 */
export function readReceipt(text) {
  const { tafelrunde, seals, ...kept } = JSON.parse(text);
  if (tafelrunde !== FORMAT || !Array.isArray(seals)) throw new TypeError("no receipt");
  return { ...kept, shares: seals };
}
