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
