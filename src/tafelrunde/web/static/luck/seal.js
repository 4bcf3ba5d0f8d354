// @ts-check
// The hashes of luck, as core/seals.py has them; docs/luck.md says what for.

import { hex, hmac, joined, sha256, unhex } from "./sha256.js";

/**
 * What one page adds to luck, for all seats at it.
 * @typedef {{ seats: number[], seal: string, number?: string, missing?: boolean }} Share
 */

const LABEL = "tafelrunde luck 2";
export const NONE = "-"; // instead of a seal: the page has no number

/**
 * @param {string} use
 * @param {...string} parts
 */
export function hashed(use, ...parts) {
  const bytes = [LABEL, use, ...parts].flatMap(part => {
    const text = new TextEncoder().encode(part);
    return [bigEndian(text.length, 4), text];
  });
  return hex(sha256(joined(...bytes)));
}

/**
 * @param {number} number
 * @param {number} length
 */
function bigEndian(number, length) {
  const out = new Uint8Array(length);
  new DataView(out.buffer).setUint32(length - 4, number);
  return out;
}

/**
 * @param {string} match
 * @param {string} secret
 */
export const commitmentOf = (match, secret) => hashed("server", match, secret);

/**
 * @param {string} match
 * @param {string} commitment
 * @param {string} number
 */
export const sealOf = (match, commitment, number) => hashed("page", match, commitment, number);

/**
 * @param {{ match: string, played: string, commitment: string, shares: Share[] }} luck
 */
export function termsOf({ match, played, commitment, shares }) {
  const parts = shares.flatMap(({ seats, seal }) => [seats.join(), seal]);
  return hashed("terms", match, played, commitment, ...parts);
}

/**
 * @param {string} secret
 * @param {string} terms
 * @param {Share[]} shares
 */
export function keyOf(secret, terms, shares) {
  const parts = shares.filter(({ seal }) => seal !== NONE).flatMap(({ seats, seal, number }) =>
    number ? [seats.join(), "number", number] : [seats.join(), "seal", seal]);
  return unhex(hashed("key", secret, terms, ...parts));
}

/**
 * Where draw n falls, among outcomes of so much weight together.
 * @param {Uint8Array} key
 * @param {string} match
 * @param {number} n
 * @param {number} total
 */
export function pointOf(key, match, n, total) {
  const digest = hmac(key, joined(new TextEncoder().encode(match), bigEndian(n, 8)));
  return Number((BigInt(`0x${hex(digest)}`) * BigInt(total)) >> 256n);
}
