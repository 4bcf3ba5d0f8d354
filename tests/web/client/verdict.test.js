// @ts-check
// What was played and what else could have been: signs, and which of them lie on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { verdicts } from "../../../src/tafelrunde/web/static/replay/verdict.js";

const choice = (/** @type {string} */ words, /** @type {number} */ chance) =>
  ({ words, chance, line: "", visits: 1, tokens: [words] });

/** @param {import("../../../src/tafelrunde/web/static/replay/verdict.js").Verdict[]} found */
const told = found => found.map(({ sign, kind, one, isShown }) => [sign, kind, one.words, isShown]);

test("what was played is crossed out; only what is better is shown on the board", () => {
  const best = [choice("a", 60), choice("b", 40), choice("c", 20)];
  assert.deepEqual(told(verdicts({ played: choice("d", 30), best, is_best: false })), [
    ["✕", "bad", "d", true],
    ["1", "good", "a", true],
    ["2", "", "b", true],
    ["3", "", "c", false],
  ]);
});

test("the best has nothing beside it on the board", () => {
  const best = [choice("a", 60), choice("b", 40)];
  assert.deepEqual(told(verdicts({ played: choice("a", 60), best, is_best: true })), [
    ["✓", "good", "a", true],
    ["2", "", "b", false],
  ]);
});

test("rounded to the same share, the best is shown all the same", () => {
  const found = verdicts({ played: choice("b", 60), best: [choice("a", 60), choice("b", 60)], is_best: false });
  assert.deepEqual(told(found), [["✕", "bad", "b", true], ["1", "good", "a", true]]);
});
