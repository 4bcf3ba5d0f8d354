// @ts-check
// Seeing events again on the board: the server draws the way from before them up to now.

import { find } from "../dom.js";
import { CHANCE } from "./playback.js";

/** @import { Frame, LogLine } from "./protocol.d.ts" */
/** @import { Step } from "./playback.js" */

const DEFINED = "l-defs"; // what is drawn with; the live board goes on needing all of it

/**
 * @param {string} base address of the replay
 * @param {string} as whose view
 * @param {LogLine[]} lines
 * @param {number} index the last entry that the board shows
 * @returns {Promise<Step[]>}
 */
export async function recall(base, as, lines, index) {
  const query = new URLSearchParams({ as, first: String(lines[0].i), last: String(index) });
  const answer = await fetch(`${base}/way?${query}`, { headers: { accept: "application/json" } });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return again(found.frames, lines);
}

/**
 * The first frame goes back to before it all, the others lead to now; each comes with the lines of
 * its entry.
 * @param {Frame[]} frames
 * @param {LogLine[]} lines
 * @returns {Step[]}
 */
export function again([before, ...frames], lines) {
  /** @type {Step[]} */
  const out = [{ frames: [before], lines: [], beats: 1, more: 0, again: true }];
  for (const frame of frames) {
    const told = lines.filter(line => line.i === frame.i);
    const more = told.some(line => line.kind === "luck") ? CHANCE : 0;
    out.push({ frames: [frame], lines: told.slice(0, 1), beats: told.length ? 1 : 0, more, again: true });
    for (const line of told.slice(1)) out.push({ frames: [], lines: [line], beats: 1, more, again: true });
  }
  return [...out, { frames: [], lines: [], beats: 0, more: 0, again: true }];
}

/**
 * Definitions are only added: the order that comes with a frame is that of the frame alone.
 * @param {Frame} frame
 * @returns {Frame}
 */
export function defined(frame) {
  const order = frame.order?.[DEFINED];
  if (order === undefined) return frame;
  const had = [...(find(DEFINED)?.children ?? [])].map(({ id }) => id);
  const all = [...new Set([...had, ...order.split(" ")])].join(" ");
  return { ...frame, order: { ...frame.order, [DEFINED]: all } };
}
