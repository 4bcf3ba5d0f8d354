// @ts-check
// Whether luck was honest, calculated by this page alone.

import { commitmentOf, keyOf, pointOf, sealOf, termsOf } from "./seal.js";

/** @import { Luck } from "../table/protocol.d.ts" */
/** @import { Share } from "./seal.js" */

/** @typedef {{ n: number, low: number, weight: number, total: number, words: string }} Draw */

/**
 * Whether a page's number is the one it had sealed; nothing is wrong with one that is not open.
 * @param {Luck} luck
 * @param {Share} share
 */
export function fits({ match, commitment }, { seal, number }) {
  return !number || sealOf(match, commitment, number) === seal;
}

/**
 * What does not fit together in what the table says.
 * @param {Luck} luck
 * @param {string} secret "" before the end
 */
export function troubles(luck, secret) {
  const out = [];
  if (secret && commitmentOf(luck.match, secret) !== luck.commitment) out.push("secret");
  if (!luck.shares.every(share => fits(luck, share))) out.push("share");
  if (luck.terms && termsOf(luck) !== luck.terms) out.push("terms");
  return out;
}

/**
 * Which draws luck does not give.
 * @param {Luck} luck
 * @param {string} secret
 * @param {Draw[]} draws
 */
export function wrong(luck, secret, draws) {
  const key = keyOf(secret, luck.terms, luck.shares);
  return draws.filter(({ n, low, weight, total }) => {
    const point = weight === total ? low : pointOf(key, luck.match, n, total);
    return point < low || point >= low + weight;
  });
}
