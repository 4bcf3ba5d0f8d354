// @ts-check
// The log by turns: who acted, what of it tells most, and what happened since one's own turn.

import { isMove } from "./playback.js";

/** @import { LogLine } from "./protocol.d.ts" */

/**
 * What one side did until another one did something.
 * @template {LogLine} L
 * @typedef {object} Turn
 * @property {number} who
 * @property {L[]} lines
 * @property {number} [round] that begins with it
 */

/**
 * Where the set-up ends: what comes before anybody's first act.
 * @param {LogLine[]} lines
 */
export function opening(lines) {
  const first = lines.findIndex(line => isMove(line) && !line.setup);
  return first < 0 ? lines.length : first;
}

/**
 * Turns, oldest first, without what was taken back. What others do within a turn belongs to it, and
 * so does what nobody did.
 * @template {LogLine} L
 * @param {L[]} lines
 * @returns {Turn<L>[]}
 */
export function turns(lines) {
  /** @type {Turn<L>[]} */
  const out = [];
  let [round, begins] = [0, false];
  for (const line of lines.slice(opening(lines))) {
    if (line.undone || !isMove(line)) continue;
    if (line.round !== undefined && line.round !== round) [round, begins] = [line.round, true];
    const last = out.at(-1);
    const other = line.who >= 0 && line.who !== last?.who && !line.aside;
    if (last && !other && !(begins && line.who >= 0)) last.lines.push(line);
    else {
      out.push({ who: line.who, lines: [line], ...(begins ? { round } : {}) });
      begins = false;
    }
  }
  return out;
}

/**
 * The line that says most of a turn; of several, the last.
 * @template {LogLine} L
 * @param {Turn<L>} turn
 */
export function main({ lines }) {
  const rank = Math.max(...lines.map(line => line.main ?? 0));
  return /** @type {L} */ (lines.findLast(line => (line.main ?? 0) === rank));
}

/**
 * What happened since one's own turn; during it, since the one before. Who has no turn of their own
 * gets the last one of everybody.
 * @template {LogLine} L
 * @param {Turn<L>[]} all
 * @param {number[]} mine
 * @param {number} sides
 */
export function since(all, mine, sides) {
  const isMine = (/** @type {Turn<L>} */ turn) => mine.includes(turn.who);
  if (mine.length !== 1) return all.slice(-sides);
  const last = all.findLastIndex(isMine);
  if (last < all.length - 1) return all.slice(last + 1);
  const before = all.slice(0, Math.max(0, last)).findLastIndex(isMine);
  return all.slice(before + 1, Math.max(0, last));
}
