// @ts-check
// FLIP: where things were, where they are, and a flight between.

import { find } from "../dom.js";

/** @typedef {{ box: DOMRect, side: string | undefined }} Spot */

/**
 * @typedef {object} Before
 * @property {Map<string, Spot>} moved
 * @property {Map<string, Spot[]>} vanished by kin
 * @property {string[]} appear
 */

/** @typedef {{ x: number, y: number }} Point */

const FLIGHT = 450; // milliseconds
const NEAR = 48; // pixels from the middle of a place to a piece on it

/**
 * A part of a drawing that may fly.
 * @param {Element | null} element
 */
function drawn(element) {
  const may =
    element instanceof SVGElement && element.closest("svg.region") && !("stays" in element.dataset);
  return may ? /** @type {SVGGraphicsElement} */ (element) : null;
}

/** @param {SVGElement} element */
const kin = element => element.dataset.kin || element.getAttribute("href");

/**
 * @param {SVGElement} element
 * @returns {Spot}
 */
const spot = element => ({ box: element.getBoundingClientRect(), side: element.dataset.side });

/**
 * Places of what changes; pieces that vanish are kept by kin or symbol, for those that appear.
 * @param {string[]} ids
 * @param {[layer: string, ids: string[]][]} orders
 * @returns {Before}
 */
export function takeOff(ids, orders) {
  /** @type {Map<string, Spot>} */
  const moved = new Map();
  for (const id of ids) {
    const element = drawn(find(id));
    if (element) moved.set(id, spot(element));
  }
  const wanted = new Set(orders.flatMap(([, inside]) => inside));
  /** @type {Map<string, Spot[]>} */
  const vanished = new Map();
  for (const [layer] of orders)
    for (const child of find(layer)?.children || []) {
      const element = wanted.has(child.id) ? null : drawn(child);
      const key = element && kin(element);
      if (key) vanished.set(key, [...(vanished.get(key) || []), spot(element)]);
    }
  const appear = [...wanted].filter(id => !find(id));
  return { moved, vanished, appear };
}

/**
 * @param {Before} before
 * @param {Point[][]} ways that were gone, on the screen
 */
export function land({ moved, vanished, appear }, ways) {
  for (const [id, from] of moved) fly(/** @type {SVGGraphicsElement | null} */ (find(id)), from, ways);
  for (const id of appear) {
    const element = drawn(find(id));
    const from = element && vanished.get(kin(element) ?? "")?.shift();
    if (from) fly(element, from, ways);
  }
}

/**
 * A card that shows its other side (`data-side`) turns over on its way, or where it lies.
 * @param {SVGGraphicsElement | null} element
 * @param {Spot} from
 * @param {Point[][]} ways
 */
function fly(element, { box: from, side }, ways) {
  const to = element?.getBoundingClientRect();
  if (!element || !to?.width || !from.width) return;
  const scale = from.width / to.width;
  let x = from.x + from.width / 2 - to.x - to.width / 2;
  let y = from.y + from.height / 2 - to.y - to.height / 2;
  const turns = side !== element.dataset.side;
  if (Math.hypot(x, y) < 1.5 && !turns) return;
  const home = /** @type {Partial<SVGGraphicsElement>} */ (element.parentNode);
  const matrix = home.getScreenCTM?.(); // screen → the drawing's own coordinates
  const [a, d] = matrix ? [matrix.a, matrix.d] : [1, 1];
  const over = between(ways, { x, y }, middle(to)).map(point => ({ x: point.x / a, y: point.y / d }));
  (x /= a), (y /= d);
  element.animate(flight(element, x, y, scale, turns, over), {
    duration: FLIGHT,
    easing: over.length ? "ease-in-out" : "cubic-bezier(.3,.8,.3,1)",
  });
}

/** @param {DOMRect} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * What lies between the ends of the way that leads from there to here, as shifts from here: pieces
 * stand beside the middle of a place, and keep that distance.
 * @param {Point[][]} ways on the screen
 * @param {Point} shift of where it was, from here
 * @param {Point} here
 * @returns {Point[]}
 */
export function between(ways, shift, here) {
  for (const way of ways) {
    const [first, last] = [way[0], way[way.length - 1]];
    const begins = Math.hypot(here.x + shift.x - first.x, here.y + shift.y - first.y);
    const ends = Math.hypot(here.x - last.x, here.y - last.y);
    if (begins < NEAR && ends < NEAR)
      return way.slice(1, -1).map(({ x, y }) => ({ x: x - last.x, y: y - last.y }));
  }
  return [];
}

/**
 * An element's own transform attribute stays what it was at the end of the flight; it grows and
 * turns about its middle.
 * @param {SVGGraphicsElement} element
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {boolean} turns
 * @param {Point[]} over
 */
function flight(element, x, y, scale, turns, over) {
  const own = element.transform?.baseVal?.consolidate?.()?.matrix;
  const { a, b, c, d, e, f } = own || { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const box = element.getBBox();
  const [u, v] = [box.x + box.width / 2, box.y + box.height / 2];
  /** @type {(k: number, l: number, dx: number, dy: number) => string} */
  const matrix = (k, l, dx, dy) => {
    const [p, q] = [(1 - k) * u, (1 - l) * v];
    const shift = `${e + a * p + c * q + dx},${f + b * p + d * q + dy}`;
    return `matrix(${a * k},${b * k},${c * l},${d * l},${shift})`;
  };
  const stops = over.map(point => matrix(1, 1, point.x, point.y));
  return { transform: [matrix(turns ? 0.05 * scale : scale, scale, x, y), ...stops, matrix(1, 1, 0, 0)] };
}
