// @ts-check
// How what was played compares with what else could have been. Needs no page.

/** @typedef {{ words: string, chance: number, line: string, visits: number, tokens: string[] }} Choice */
/** @typedef {{ played: Choice, best: Choice[], is_best: boolean }} Compared */
/** @typedef {{ sign: string, kind: string, one: Choice, isPlayed: boolean, isShown: boolean }} Verdict */

/**
 * What was played, then the others; on the board, those that would have been better.
 * @param {Compared} moment
 * @returns {Verdict[]}
 */
export function verdicts({ played, best, is_best }) {
  const others = best.filter(one => one.words !== played.words);
  const first = { sign: is_best ? "✓" : "✕", kind: is_best ? "good" : "bad", one: played, isPlayed: true, isShown: true };
  const rest = others.map((one, place) => ({
    sign: String(is_best ? place + 2 : place + 1),
    kind: place || is_best ? "" : "good",
    one,
    isPlayed: false,
    isShown: !is_best && (!place || one.chance > played.chance),
  }));
  return [first, ...rest];
}
