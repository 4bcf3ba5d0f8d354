// @ts-check
// Which hint for a first match is due, and where it may stand. Knows no page.

import { flat } from "./paths.js";

/** @import { Question } from "./protocol.d.ts" */
/** @typedef {{ name: string, asks: string[], ring: string[], rule: string, title: string, text: string }} Lesson */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {(token: string) => boolean} IsDrawn */

/**
 * What is ringed, if the lesson fits what is asked.
 * @param {Lesson} lesson
 * @param {Partial<Question>} question
 * @param {IsDrawn} isDrawn
 */
export function ringOf(lesson, question, isDrawn) {
  if (!question.acts || !lesson.asks.includes(question.code ?? "")) return null;
  for (const { path } of flat(question.acts)) {
    const fits = lesson.ring.every((token, i) => path[i] !== undefined && (token === "*" || token === path[i]));
    const token = path[lesson.ring.length - 1];
    if (fits && isDrawn(token)) return token;
  }
  return null;
}

/**
 * The first lesson that was not seen yet and fits.
 * @param {Lesson[]} lessons
 * @param {Set<string>} seen
 * @param {Partial<Question>} question
 * @param {IsDrawn} isDrawn
 */
export function due(lessons, seen, question, isDrawn) {
  for (const lesson of lessons) {
    if (seen.has(lesson.name)) continue;
    const ring = ringOf(lesson, question, isDrawn);
    if (ring !== null) return { lesson, ring };
  }
  return null;
}

/**
 * @param {Box} one
 * @param {Box} other
 */
export const meet = (one, other) =>
  one.left < other.left + other.width && other.left < one.left + one.width &&
  one.top < other.top + other.height && other.top < one.top + one.height;

/**
 * A place inside the frame that covers nothing; the nearest to the ring, or none.
 * @param {Box} frame
 * @param {Box} ring
 * @param {{ width: number, height: number }} size
 * @param {Box[]} taken
 * @returns {Box | null}
 */
export function freePlace(frame, ring, size, taken) {
  const [right, bottom] = [frame.left + frame.width - size.width, frame.top + frame.height - size.height];
  const middle = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
  const columns = [frame.left, right, middle.x - size.width / 2, ring.left + ring.width + 14, ring.left - size.width - 14];
  const rows = [frame.top, bottom, middle.y - size.height / 2, ring.top + ring.height + 14, ring.top - size.height - 14];
  const away = (/** @type {Box} */ { left, top }) =>
    Math.hypot(left + size.width / 2 - middle.x, top + size.height / 2 - middle.y);
  return columns
    .flatMap(left => rows.map(top => ({ left, top, ...size })))
    .filter(({ left, top }) => left >= frame.left && left <= right && top >= frame.top && top <= bottom)
    .filter(box => !meet(box, ring) && !taken.some(other => meet(box, other)))
    .sort((one, other) => away(one) - away(other))[0] ?? null;
}
