// @ts-check
// The log by turns: who acted, what of it tells most, and what happened since one's own turn.

import { isMove } from "./playback.js";

/** @import { LogLine, Value } from "./protocol.d.ts" */

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
 * What a turn brought whose turn it is: numbers of a kind add up, of anything else the last counts.
 * @param {Turn<LogLine>} turn
 * @returns {Value[]}
 */
export function gained({ who, lines }) {
  /** @type {Map<string, Value>} */
  const out = new Map();
  for (const [icon, number, word] of lines.filter(line => line.who === who).flatMap(line => line.gain ?? [])) {
    const had = out.get(icon)?.[1];
    const sum = typeof had === "number" && typeof number === "number" ? had + number : number;
    out.set(icon, [icon, sum, word]);
  }
  return [...out.values()].map(([icon, n, word]) => [icon, typeof n === "number" && n > 0 ? `+${n}` : n, word]);
}

/**
 * A text in parts, and whether each is one of the things that it names; only whole words are.
 * @param {string} text
 * @param {string[]} things
 * @returns {[part: string, isThing: boolean][]}
 */
export function emphasis(text, things) {
  const plain = [...new Set(things)].sort((a, b) => b.length - a.length);
  const any = plain.map(one => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (!any) return [[text, false]];
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u"));
  return /** @type {[string, boolean][]} */ (parts.map((part, i) => [part, i % 2 === 1]).filter(([part]) => part));
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
