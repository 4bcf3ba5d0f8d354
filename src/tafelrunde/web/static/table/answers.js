// @ts-check
// Which buttons a question has, and which of them is the one that sends. Knows no page.

import { common } from "./paths.js";

/** @import { Choice, Narrowed } from "./paths.js" */
/** @import { Path, Price, Question } from "./protocol.d.ts" */

/**
 * @typedef {object} Verb a button of the dock
 * @property {string} token
 * @property {Choice[]} choices what it leaves
 * @property {boolean} quiet it passes or ends
 * @property {string} loss what is given up by it, for certain
 */

/**
 * @param {Partial<Question>} ask
 * @param {Choice[]} choices
 * @returns {Price | undefined}
 */
export const priceOf = (ask, choices) => common(ask.prices, choices);

/**
 * @param {Partial<Question>} ask
 * @param {Choice[]} choices
 */
export const lossOf = (ask, choices) => common(ask.losses, choices) ?? "";

/**
 * The buttons in the game's fixed order; kinds it does not name come after, as they are.
 * @param {Partial<Question>} ask
 * @param {Narrowed} buttons
 * @returns {Verb[]}
 */
export function verbs(ask, buttons) {
  const order = new Map((ask.verbs ?? []).map((kind, i) => [kind, i]));
  const place = (/** @type {Verb} */ { choices }) => order.get(choices[0].path[0]) ?? order.size;
  const out = [...buttons].map(([token, choices]) => ({
    token,
    choices,
    quiet: choices.every(({ path }) => ask.quiet?.includes(path[0])),
    loss: lossOf(ask, choices),
  }));
  return out.sort((a, b) => place(a) - place(b)); // stable
}

/**
 * What gives up lies behind the menu, unless nothing else is left.
 * @param {Verb[]} all
 * @returns {{ shown: Verb[], hidden: Verb[] }}
 */
export function apart(all) {
  const hidden = all.filter(({ loss, quiet }) => loss && quiet);
  if (hidden.length === all.length) return { shown: all, hidden: [] };
  return { shown: all.filter(verb => !hidden.includes(verb)), hidden };
}

/**
 * The few for which there is room: those first that the board does not answer, in their order.
 * @param {Verb[]} shown
 * @param {Narrowed} drawn
 * @param {number} few
 */
export function foremost(shown, drawn, few) {
  const there = new Set([...drawn.values()].flat());
  const onBoard = (/** @type {Verb} */ { choices }) => choices.every(choice => there.has(choice));
  const first = shown.toSorted((a, b) => Number(onBoard(a)) - Number(onBoard(b))).slice(0, few);
  return shown.filter(verb => first.includes(verb));
}

/**
 * The one button that sends: the kind that the game names, or, where the board does not answer, the
 * only one that neither passes nor loses.
 * @param {Verb[]} shown
 * @param {boolean} boardAnswers
 * @param {string} [kind]
 */
export function primary(shown, boardAnswers, kind) {
  const named = kind && shown.find(({ choices, loss }) => choices[0].path[0] === kind && !loss);
  if (named) return named;
  if (boardAnswers) return null;
  const may = shown.filter(({ quiet, loss }) => !quiet && !loss);
  return may.length === 1 ? may[0] : null;
}

/**
 * Costs and gains of several things together, in the order they were met.
 * @param {(Price | undefined)[]} prices
 * @returns {Price}
 */
export function together(prices) {
  /** @type {Price} */
  const out = { cost: [], gain: [] };
  for (const price of prices)
    for (const side of /** @type {const} */ (["cost", "gain"]))
      for (const [icon, number, word] of price?.[side] ?? []) {
        const had = out[side].find(value => value[0] === icon && value[2] === word);
        if (had && typeof had[1] === "number" && typeof number === "number") had[1] += number;
        else out[side].push([icon, number, word]);
      }
  return out;
}

/**
 * Everything that was or can be picked, always in the order in which it was first seen.
 * @param {Path[]} rows seen so far
 * @param {Path[]} paths
 */
export function kept(rows, paths) {
  const known = new Set(rows.map(String));
  return [...rows, ...paths.filter(path => !known.has(String(path)) && known.add(String(path)))];
}
