// @ts-check
// What this browser keeps of the luck of its matches: its numbers, and what it was shown.

import { randomHex } from "../dom.js";
import { sealOf, termsOf } from "./seal.js";

/** @import { Share } from "./seal.js" */

/**
 * @typedef {object} Kept
 * @property {string} match
 * @property {string} commitment of the server, as it was shown first
 * @property {string} number of this page, "" if it has none
 * @property {boolean} [sent] whether its seal was given to the server
 * @property {boolean} opened whether the number was sent
 * @property {boolean} [late] it was sent when this page woke up
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
  /** @param {Storage | null} storage */
  constructor(storage) {
    this.storage = storage;
    /** @type {Map<string, Kept>} what only this page knows */
    this.held = new Map();
  }

  /**
   * @param {string} match
   * @returns {Kept | null}
   */
  get(match) {
    const held = this.held.get(match);
    if (held) return held;
    try {
      return JSON.parse(this.storage?.getItem(PREFIX + match) ?? "null");
    } catch {
      return null; // nothing can be kept here
    }
  }

  /**
   * Where the browser takes no more, this page remembers it.
   * @param {Kept} kept
   */
  put(kept) {
    this.held.delete(kept.match);
    if (!this.store(kept)) this.held.set(kept.match, kept);
  }

  /**
   * Whether the browser keeps it.
   * @param {Kept} kept
   */
  store(kept) {
    const { storage } = this;
    if (!storage) return false;
    try {
      storage.setItem(PREFIX + kept.match, JSON.stringify(kept));
      this.forget(storage);
    } catch {
      return false;
    }
    return this.get(kept.match) !== null;
  }

  /**
   * A number that was sealed for nothing.
   * @param {string} match
   */
  drop(match) {
    if (this.get(match)?.terms) return; // it is a receipt
    this.held.delete(match);
    try {
      this.storage?.removeItem(PREFIX + match);
    } catch {
      // there is nothing that could be taken away
    }
  }

  /** @param {Storage} storage */
  forget(storage) {
    const names = [...Array(storage.length).keys()]
      .map(index => storage.key(index) ?? "")
      .filter(name => name.startsWith(PREFIX));
    const at = (/** @type {string} */ name) => this.get(name.slice(PREFIX.length))?.at ?? "";
    const old = names.length > MOST ? names.sort((a, b) => (at(a) < at(b) ? -1 : 1)) : [];
    for (const name of old.slice(0, names.length - MOST)) storage.removeItem(name);
  }

  /**
   * The seal of this page's number, for all seats at it; "" where no number could be kept, or
   * where one was sealed already: what the page was shown then is its receipt.
   * @param {string} match
   * @param {string} commitment
   */
  seal(match, commitment) {
    const before = this.get(match);
    if (before?.terms) return "";
    if (before?.number && before.commitment === commitment) return sealOf(match, commitment, before.number);
    this.drop(match); // an older number is not the one that is sealed
    const kept = fresh(match, commitment, randomHex(32));
    return this.store(kept) ? sealOf(match, commitment, kept.number) : "";
  }

  /**
   * Its seal goes to the server now.
   * @param {string} match
   */
  send(match) {
    const kept = this.get(match);
    if (kept?.number && !kept.terms) this.put({ ...kept, sent: true });
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
 * The inverse; an error says that it is none, or does not fit itself (as core/receipt.py has it).
 * @param {string} text
 * @returns {Kept}
 */
export function readReceipt(text) {
  const { tafelrunde, seals, ...kept } = JSON.parse(text);
  if (tafelrunde !== FORMAT || !Array.isArray(seals)) throw new TypeError("no receipt");
  const { match, played, commitment, terms, number } = kept;
  if (termsOf({ match, played, commitment, shares: seals }) !== terms) throw new TypeError("other terms");
  const seal = number && sealOf(match, commitment, number);
  if (seal && !seals.some(share => share.seal === seal)) throw new TypeError("no number of its seals");
  return { ...kept, shares: seals };
}
