// @ts-check
// Where a bubble lies: beside the place it speaks of, over as few choices as possible.

const TIP = 16; // pixels between the place and the bubble
const EDGE = 8; // pixels to the rim

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {"above" | "below" | "left" | "right"} Side */

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {Box} one @param {Box} other */
export const meet = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The four places of a bubble, kept inside the room; a side without room for it is none.
 * @param {Point} at
 * @param {{ width: number, height: number }} size
 * @param {Box} room
 * @returns {[Side, Box][]}
 */
function places(at, { width, height }, room) {
  const right = room.x + room.width - EDGE - width;
  const bottom = room.y + room.height - EDGE - height;
  const x = within(at.x - width / 2, room.x + EDGE, right);
  const y = within(at.y - height / 2, room.y + EDGE, bottom);
  /** @type {[Side, Point][]} */
  const all = [
    ["above", { x, y: at.y - TIP - height }],
    ["below", { x, y: at.y + TIP }],
    ["right", { x: at.x + TIP, y }],
    ["left", { x: at.x - TIP - width, y }],
  ];
  const fits = (/** @type {Point} */ { x, y }) =>
    x >= room.x && y >= room.y && x <= right + EDGE && y <= bottom + EDGE;
  return all.filter(([, point]) => fits(point)).map(([side, point]) => [side, { ...point, width, height }]);
}

/**
 * Above, unless another side covers fewer choices; where nothing fits, as high as possible.
 * @param {Point} at
 * @param {{ width: number, height: number }} size
 * @param {Box} room
 * @param {Box[]} choices
 * @returns {[Side, Box]}
 */
export function beside(at, size, room, choices) {
  const covered = (/** @type {Box} */ box) => choices.filter(choice => meet(box, choice)).length;
  const [best] = places(at, size, room).sort(([, a], [, b]) => covered(a) - covered(b));
  if (best) return best;
  const x = within(at.x - size.width / 2, room.x + EDGE, room.x + room.width - EDGE - size.width);
  return ["above", { ...size, x, y: room.y + EDGE }];
}
