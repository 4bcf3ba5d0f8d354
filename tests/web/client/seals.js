// What tests of luck begin with: a match, the numbers of two pages, and an honest server.

import { commitmentOf, sealOf, termsOf } from "../../../src/tafelrunde/web/static/luck/seal.js";

export const SECRET = "73".repeat(32);
export const [MINE, THEIRS] = ["a1".repeat(32), "b2".repeat(32)];
export const match = "m1";
export const commitment = commitmentOf(match, SECRET);
export const sat = { match, commitment, number: MINE, opened: false, at: "2026-01-01", sent: true };

export class Memory {
  constructor() {
    this.map = new Map();
  }
  get length() {
    return this.map.size;
  }
  key(index) {
    return [...this.map.keys()][index] ?? null;
  }
  getItem(key) {
    return this.map.get(key) ?? null;
  }
  setItem(key, value) {
    this.map.set(key, value);
  }
  removeItem(key) {
    this.map.delete(key);
  }
}

/** What an honest server says: seat 0 is this page's. */
export function honest(phase, numbers = {}) {
  const shares = [
    { seats: [0], seal: sealOf(match, commitment, MINE), ...(phase === "begun" && { number: MINE }) },
    { seats: [1], seal: sealOf(match, commitment, THEIRS), ...(phase === "begun" && { number: THEIRS }) },
  ];
  shares.forEach((share, seat) => Object.assign(share, numbers[seat]));
  const luck = { match, commitment, played: "g", shares, terms: "", phase };
  return { ...luck, terms: phase === "sealing" ? "" : termsOf(luck) };
}
