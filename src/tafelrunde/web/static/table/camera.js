// @ts-check
// Where a camera looks at a board that is larger than its window. Knows no page.

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ scale: number, x: number, y: number }} Shot the board times scale, moved by x and y */

const MARGIN = 0.15; // around what is looked at
const MOST = 4; // times the whole board
const NEAR = 2.4; // pixels for one unit of the drawing, not more by itself
export const CALM = 1.1; // and where there is only something to see

/** @type {Shot} */
export const WHOLE = { scale: 1, x: 0, y: 0 };

/**
 * The box around all of them.
 * @param {Box[]} boxes
 * @returns {Box | null}
 */
export function around(boxes) {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * No further than the board reaches; what is smaller than the window lies in its middle.
 * @param {Shot} shot
 * @param {Box} board as it lies in the window, whole
 * @param {{ width: number, height: number }} home the window
 * @returns {Shot}
 */
export function clamp({ scale, x, y }, board, home) {
  const k = Math.min(MOST, Math.max(1, scale));
  const axis = (
    /** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ room,
  ) => {
    if (size * k <= room) return room / 2 - (from + size / 2) * k;
    return Math.min(-from * k, Math.max(room - (from + size) * k, at));
  };
  return {
    scale: k,
    x: axis(x, board.x, board.width, home.width),
    y: axis(y, board.y, board.height, home.height),
  };
}

/**
 * At what is to be chosen, with a margin, as near as one can read it.
 * @param {Box | null} target
 * @param {Box} board
 * @param {{ width: number, height: number }} home
 * @param {number} unit pixels for one unit of the drawing when the board is seen whole
 * @param {number} covered of the window, from below
 * @param {number} near at most
 * @returns {Shot}
 */
export function lookAt(target, board, home, unit, covered = 0, near = NEAR) {
  if (!target) return clamp(WHOLE, board, home);
  const free = { width: home.width, height: home.height - covered };
  const wide = target.width * (1 + 2 * MARGIN);
  const high = target.height * (1 + 2 * MARGIN);
  const fits = Math.min(free.width / wide, free.height / high);
  const scale = Math.min(near / unit, MOST, Math.max(1, 1 / unit, fits));
  const k = Math.max(1, scale);
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const x = free.width / 2 - middle.x * k;
  const shot = clamp({ scale: k, x, y: free.height / 2 - middle.y * k }, board, home);
  const low = (target.y + target.height) * k + shot.y - free.height; // what would lie under the tray
  return covered && low > 0 ? { ...shot, y: shot.y - Math.min(covered, low) } : shot;
}

/**
 * Whether it is in the window, and not under the tray.
 * @param {Box} box when the board is seen whole
 * @param {Shot} shot
 * @param {{ width: number, height: number }} home
 * @param {number} covered
 */
export function isSeen(box, { scale, x, y }, home, covered = 0) {
  const [left, top] = [box.x * scale + x, box.y * scale + y];
  return left >= 0 && top >= 0 && left + box.width * scale <= home.width && top + box.height * scale <= home.height - covered;
}

/**
 * Nearer or further; the point under the fingers stays there.
 * @param {Shot} shot
 * @param {number} scale
 * @param {{ x: number, y: number }} at
 * @returns {Shot}
 */
export function nearer(shot, scale, at) {
  const k = Math.min(MOST, Math.max(1, scale));
  const by = k / shot.scale;
  return { scale: k, x: at.x - (at.x - shot.x) * by, y: at.y - (at.y - shot.y) * by };
}

/**
 * What of the whole board is seen, in shares of it: the frame on the map.
 * @param {Shot} shot
 * @param {Box} board
 * @param {{ width: number, height: number }} home
 */
export function seen(shot, board, home) {
  const part = (
    /** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ room,
  ) => {
    const begin = Math.max(0, (-at / shot.scale - from) / size);
    const end = Math.min(1, ((room - at) / shot.scale - from) / size);
    return [begin, Math.max(0, end - begin)];
  };
  const [left, width] = part(shot.x, board.x, board.width, home.width);
  const [top, height] = part(shot.y, board.y, board.height, home.height);
  return { left, top, width, height };
}

/** @typedef {"end end" | "end start" | "start end" | "start start"} Corner from above, from the left */

/**
 * The corner where a map lies over the fewest things that can be chosen; below at the right, if it may.
 * @param {Box[]} boxes when the board is seen whole
 * @param {Shot} shot
 * @param {{ width: number, height: number }} home
 * @param {{ width: number, height: number }} map
 * @returns {Corner}
 */
export function corner(boxes, { scale, x, y }, home, map) {
  /** @type {Corner[]} */
  const all = ["end end", "end start", "start end", "start start"];
  const over = (/** @type {Corner} */ which) => {
    const [block, inline] = which.split(" ");
    const left = inline === "end" ? home.width - map.width : 0;
    const top = block === "end" ? home.height - map.height : 0;
    return boxes.filter(box => {
      const [l, t] = [box.x * scale + x, box.y * scale + y];
      const isBeside = l + box.width * scale < left || l > left + map.width;
      return !isBeside && t + box.height * scale > top && t < top + map.height;
    }).length;
  };
  return all.reduce((best, next) => (over(next) < over(best) ? next : best));
}
