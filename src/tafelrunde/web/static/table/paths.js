// @ts-check
// Legal actions as paths of tokens, narrowed token by token. Knows no game and no page.

/** @import { Path, Trie } from "./protocol.d.ts" */
/** @typedef {{ path: Path, words: string }} Choice an action, and its sentence where it has one */
/** @typedef {Map<string, Choice[]>} Narrowed a token, and what it leaves */
/** @typedef {{ drawn: Narrowed, buttons: Narrowed }} Options */
/** @typedef {(token: string) => boolean} IsDrawn */

/**
 * All paths of a trie.
 * @param {Trie} trie
 * @param {Path} [way]
 * @param {Choice[]} [out]
 */
export function flat(trie, way = [], out = []) {
  for (const [token, below] of Object.entries(trie))
    if (typeof below === "object") flat(below, [...way, token], out);
    else out.push({ path: [...way, token], words: typeof below === "string" ? below : "" });
  return out;
}

/**
 * Which places of the paths are not decided yet.
 * @param {Choice[]} choices
 */
export const undecided = choices =>
  (choices[0]?.path || []).map((token, i) => choices.some(c => c.path[i] !== token));

/**
 * For every path the first open token that is drawn, and the first that is not.
 * @param {Choice[]} choices
 * @param {IsDrawn} isDrawn
 * @returns {Options}
 */
export function options(choices, isDrawn) {
  const open = undecided(choices);
  /** @type {Map<string, boolean>} */
  const seen = new Map();
  /** @type {Options} */
  const out = { drawn: new Map(), buttons: new Map() };
  for (const choice of choices) {
    /** @type {string | undefined} */
    let element;
    /** @type {string | undefined} */
    let button;
    choice.path.forEach((token, i) => {
      if (open[i] === false) return;
      if (!seen.has(token)) seen.set(token, isDrawn(token));
      if (seen.get(token)) element ??= token;
      else button ??= token;
    });
    if (element === undefined && button === undefined) button = choice.path[choice.path.length - 1];
    if (element !== undefined) put(out.drawn, element, choice);
    if (button !== undefined) put(out.buttons, button, choice);
  }
  return out;
}

/**
 * @param {Narrowed} map
 * @param {string} token
 * @param {Choice} choice
 */
function put(map, token, choice) {
  const there = map.get(token);
  if (there) there.push(choice);
  else map.set(token, [choice]);
}

/**
 * What fits after this token; nothing where it cannot come next.
 * @param {Choice[]} choices
 * @param {string} token
 * @param {IsDrawn} isDrawn
 */
export function fits(choices, token, isDrawn) {
  const found = options(choices, isDrawn);
  return found.drawn.get(token) || found.buttons.get(token);
}

/**
 * What is said of a path by a pattern: its tokens, `*` for any, the rest left out.
 * @template T
 * @param {{ [pattern: string]: T } | undefined} patterns
 * @param {Path} path
 * @returns {T | undefined}
 */
export function said(patterns, path) {
  for (const [pattern, value] of Object.entries(patterns || {}))
    if (pattern.split(" ").every((token, i) => token === "*" || token === path[i])) return value;
}

/**
 * What is said of all these choices alike, such as the price of a button; else nothing.
 * @template T
 * @param {{ [pattern: string]: T } | undefined} patterns
 * @param {Choice[]} choices
 * @returns {T | undefined}
 */
export function common(patterns, choices) {
  const [first, ...others] = choices.map(({ path }) => said(patterns, path));
  const same = JSON.stringify(first);
  return others.every(other => JSON.stringify(other) === same) ? first : undefined;
}

/**
 * The paths without the last one that is like this.
 * @param {Path[]} paths
 * @param {Path} path
 */
export function without(paths, path) {
  const at = paths.map(String).lastIndexOf(String(path));
  return paths.filter((_, i) => i !== at);
}
