// @ts-check
// Who was likely to win when: bands over the slider, and where they turn. Needs no page.

/** @typedef {{ entries: number[], curve: number[][] }} Curve */

/**
 * Where each point of a curve lies, from 0 to 1: over the step of the slider that it belongs to.
 * @param {Curve} found
 * @param {number[]} steps moments of the slider, ascending
 */
export function places(found, steps) {
  const far = Math.max(1, steps.length - 1);
  return found.curve.map((_, point) => {
    const at = point ? found.entries[point - 1] + 1 : 0;
    let step = 0;
    while (step + 1 < steps.length && steps[step + 1] <= at) step += 1;
    return step / far;
  });
}

/**
 * A band for each side, the first one on top: outlines in a box of this size.
 * @param {Curve} found
 * @param {number[]} xs
 * @param {number} wide
 * @param {number} high
 */
export function bands(found, xs, wide, high) {
  const sides = found.curve[0].length;
  const above = found.curve.map(() => 0);
  return Array.from({ length: sides }, (_, side) => {
    const top = above.slice();
    found.curve.forEach((chances, point) => { above[point] += chances[side]; });
    const line = (/** @type {number} */ point, /** @type {number[]} */ ys) =>
      `${(xs[point] * wide).toFixed(1)} ${(Math.min(1, ys[point]) * high).toFixed(1)}`;
    const there = xs.map((_, point) => line(point, top));
    const back = xs.map((_, point) => line(point, above)).reverse();
    return `M${there.join("L")}L${back.join("L")}Z`;
  });
}

/** With its sign, as a typographer writes it. @param {number} number */
export const signed = number => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0");

/**
 * Where things of one width stand in a row, each as near to its own place as the others allow: their middles.
 * @param {number[]} xs ascending
 * @param {number} wide
 * @param {number} room
 */
export function spread(xs, wide, room) {
  /** @type {{ sum: number, many: number }[]} */
  const groups = [];
  const left = (/** @type {typeof groups[0]} */ { sum, many }) =>
    Math.max(0, Math.min(room - many * wide, sum / many - (many * wide) / 2));
  for (const x of xs) {
    let group = { sum: x, many: 1 };
    for (let last = groups.at(-1); last && left(last) + last.many * wide > left(group); last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, many: last.many + group.many };
    }
    groups.push(group);
  }
  return groups.flatMap(group =>
    Array.from({ length: group.many }, (_, i) => left(group) + (i + 0.5) * wide));
}
