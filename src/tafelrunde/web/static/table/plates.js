// @ts-check
// Sizes of the plates: what fits beside the log, and never changes while the window does not.

/** @typedef {"xl" | "l" | "m" | "s"} Size */

const HIGH = { l: 92, m: 58, s: 36 };
const GAP = 4;
const HEAD = 34; // name above a drawn plate
const SIDES = 26; // left and right of it

/**
 * @param {object} of
 * @param {number} of.width of the window
 * @param {number} of.height
 * @param {number} of.turn whose plate is the large one
 * @param {number[]} of.ratios width to height of each drawn plate, 0 where there is none
 * @returns {Size[]}
 */
export function sizes({ width, height, turn, ratios }) {
  const many = ratios.length;
  const low = height < 700;
  const room = height - 84 - (low ? 170 : 260);
  const across = Math.min(360, Math.max(300, width / 4)) - SIDES;
  const drawn = ratios.map(ratio => (ratio ? HEAD + across / ratio : HIGH.l));
  if (many <= 3 && total(drawn) <= room) return ratios.map(() => "xl");
  if (many <= 3 && total(ratios.map(() => HIGH.l)) <= room) return ratios.map(() => "l");
  /** @type {Size} */
  const large = low ? "m" : "l";
  const medium = HIGH[large] + (many - 1) * (HIGH.m + GAP);
  /** @type {Size} */
  const rest = many < 7 && medium <= room && !(low && many > 2) ? "m" : "s";
  return ratios.map((_, i) => (i === turn ? large : rest));
}

/** @param {number[]} heights */
const total = heights => heights.reduce((sum, high) => sum + high + GAP, -GAP);
