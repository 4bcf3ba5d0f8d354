// @ts-check
// What a page makes of what the server says about luck: open the number, or object.

import { NONE, sealOf, termsOf } from "./seal.js";
import { fresh } from "./purse.js";

/** @import { Luck } from "../table/protocol.d.ts" */
/** @import { Kept } from "./purse.js" */
/** @import { Share } from "./seal.js" */

/**
 * What does not fit: the server shows another `commitment`, `terms` that are not those of the seals or
 * others than before, has lost the page's `seal`, has another `number` for it, or has none although
 * the page opened it: `missing`, `late` where the page had slept, `unasked` where it was there and
 * never asked.
 * @typedef {"commitment" | "terms" | "seal" | "number" | "missing" | "late" | "unasked"} Trouble
 */

/**
 * What this connection knows: whether the page was at the table before the match began, and whether
 * it hears this on waking up.
 * @typedef {{ there: boolean, slept: boolean }} Seen
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
 * @param {Seen} seen
 * @returns {Verdict}
 */
export function judge(kept, luck, mine, { there, slept }) {
  if (luck.phase === "sealing") return { kept: kept && sealing(kept, luck, mine), trouble: null, open: null };
  if (!kept && !mine.length) return { kept, trouble: null, open: null };
  const now = kept ?? fresh(luck.match, luck.commitment);
  const own = ownShare(now, luck.shares);
  const trouble = compared(now, luck, own, mine, there);
  if (trouble) return { kept: now, trouble, open: null };
  const opens = luck.phase === "opening" && sits(now, luck, mine);
  const { played, terms } = luck;
  const shares = luck.shares.map(({ seats, seal }) => ({ seats, seal }));
  /** @type {Kept} */
  const next = { ...now, number: own ? now.number : "", played, terms, shares, opened: now.opened || opens };
  if (opens && slept && (now.late || !now.opened)) next.late = true;
  else if (opens) delete next.late; // said again, and in time
  return { kept: next, trouble: null, open: opens ? own : null };
}

/**
 * Whoever got up has no seal here any more; who sees their own has given it.
 * @param {Kept} kept
 * @param {Luck} luck
 * @param {number[]} mine
 * @returns {Kept}
 */
function sealing(kept, luck, mine) {
  const { sent, ...rest } = kept;
  if (sits(kept, luck, mine)) return { ...kept, sent: true };
  return sent && !mine.length ? rest : kept;
}

/**
 * Whether the page's own seal is that of a seat at it.
 * @param {Kept} kept
 * @param {Luck} luck
 * @param {number[]} mine
 */
export function sits(kept, luck, mine) {
  return ownShare(kept, luck.shares)?.seats.some(seat => mine.includes(seat)) ?? false;
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
 * @param {boolean} there
 * @returns {Trouble | null}
 */
export function compared(kept, luck, own, mine, there) {
  if (kept.match !== luck.match || kept.commitment !== luck.commitment) return "commitment";
  if (termsOf(luck) !== luck.terms || (kept.terms && kept.terms !== luck.terms)) return "terms";
  if (kept.number && !own) {
    const counts = luck.shares.some(({ seats }) => seats.some(seat => mine.includes(seat)));
    return kept.opened || (kept.sent && counts) ? "seal" : null; // it may have got up
  }
  if (own?.number && own.number !== kept.number) return "number";
  if (!own || own.number || luck.phase !== "begun") return null;
  if (kept.opened) return kept.late ? "late" : "missing"; // also where the server names nobody
  return there ? "unasked" : null;
}
