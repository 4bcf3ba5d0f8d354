// @ts-check
// What a page makes of what the server says about luck: open the number, or object.

import { NONE, sealOf, termsOf } from "./seal.js";
import { fresh } from "./purse.js";

/** @import { Luck } from "../table/protocol.d.ts" */
/** @import { Kept } from "./purse.js" */
/** @import { Share } from "./seal.js" */

/**
 * What does not fit: the server shows another `commitment`, `terms` that are not those of the seals or
 * others than before, has lost the page's `seal`, has another `number` for it, or says that it is
 * `missing`.
 * @typedef {"commitment" | "terms" | "seal" | "number" | "missing"} Trouble
 */

/**
 * @typedef {object} Verdict
 * @property {Kept | null} kept what is to be kept from now on
 * @property {Trouble | null} trouble
 * @property {Share | null} open the page's own share, if its number is to be opened now
 */

/**
 * @param {Kept | null} kept
 * @param {Luck} luck
 * @param {number[]} mine seats at this page
 * @returns {Verdict}
 */
export function judge(kept, luck, mine) {
  if (luck.phase === "sealing" || (!kept && !mine.length)) return { kept, trouble: null, open: null };
  const now = kept ?? fresh(luck.match, luck.commitment);
  const own = ownShare(now, luck.shares);
  const trouble = compared(now, luck, own, mine);
  if (trouble) return { kept: now, trouble, open: null };
  const opens = luck.phase === "opening" && own !== null && mine.some(seat => own.seats.includes(seat));
  const { played, terms } = luck;
  const shares = luck.shares.map(({ seats, seal }) => ({ seats, seal }));
  const next = { ...now, played, terms, shares, opened: now.opened || opens };
  return { kept: next, trouble: null, open: opens ? own : null };
}

/**
 * @param {Kept} kept
 * @param {Share[]} shares
 */
export function ownShare({ match, commitment, number }, shares) {
  const seal = number ? sealOf(match, commitment, number) : NONE;
  return shares.find(share => seal !== NONE && share.seal === seal) ?? null;
}

/**
 * @param {Kept} kept
 * @param {Luck} luck
 * @param {Share | null} own
 * @param {number[]} mine
 * @returns {Trouble | null}
 */
export function compared(kept, luck, own, mine) {
  if (kept.match !== luck.match || kept.commitment !== luck.commitment) return "commitment";
  if (termsOf(luck) !== luck.terms || (kept.terms && kept.terms !== luck.terms)) return "terms";
  if (kept.number && !own) return mine.length || kept.opened ? "seal" : null; // it may have got up
  if (own?.number && own.number !== kept.number) return "number";
  return own?.missing && kept.opened ? "missing" : null;
}
