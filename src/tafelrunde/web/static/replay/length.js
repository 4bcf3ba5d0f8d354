// @ts-check
// How long a film is, and about how large: measured on all games at 720 pixels.

const PAUSE = 0.9; // seconds a picture is seen, and the last one
const LAST = 2.5;
const FIRST = 0.06; // megabytes of the first picture, and of each that follows
const EACH = 0.008;

/**
 * The moments of a film that begins here: so many steps, as far as there are any.
 * @param {number[]} steps
 * @param {number} at
 * @param {number} length
 */
export function moments(steps, at, length) {
  const found = steps.findIndex(moment => moment >= at);
  const first = found < 0 ? steps.length - 1 : found;
  const from = Math.max(0, Math.min(first, steps.length - 2));
  return steps.slice(from, from + length);
}

/**
 * Pictures, seconds, megabytes.
 * @param {number} pictures
 */
export function measure(pictures) {
  const seconds = Math.round((pictures - 1) * PAUSE + LAST);
  return [pictures, seconds, Math.max(0.1, FIRST + pictures * EACH)];
}
