// @ts-check
// Clocks without a page: what is left, how it is written, when it is told.

/** @import { Clock } from "./protocol.d.ts" */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
export const LAST = 10 * SECOND; // then it is urgent
const LOW = 0.2; // of the whole: then it is little
const MARKS = [60, 30, 10]; // seconds at which it is read out

/** @typedef {"calm" | "low" | "last"} Tone */

/**
 * What is left of a clock some time after it was told.
 * @param {Clock} clock
 * @param {number} passed milliseconds
 */
export function left({ left, runs, wait = 0 }, passed) {
  return runs ? Math.max(0, left - Math.max(0, passed - wait)) : left;
}

/**
 * @param {Clock} clock
 * @param {number} now milliseconds that are left
 * @returns {Tone}
 */
export function tone({ runs, whole }, now) {
  if (runs && now <= LAST) return "last";
  return now <= LOW * whole ? "low" : "calm";
}

/**
 * @param {number} ms
 * @param {Record<string, string>} words
 */
export function digits(ms, words) {
  if (ms >= 2 * DAY) return words["clock-day-n"].replace("#", String(Math.floor(ms / DAY)));
  if (ms >= 2 * HOUR) return words["clock-hour-n"].replace("#", String(Math.floor(ms / HOUR)));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The mark that was passed between two looks, if any: only that is read out.
 * @param {number} before milliseconds
 * @param {number} now
 */
export function mark(before, now) {
  if (before === Infinity) return null; // the first look
  return MARKS.find(seconds => before > seconds * SECOND && now <= seconds * SECOND) ?? null;
}
