// @ts-check
// What grows on a small screen, and what is left out.

import assert from "node:assert/strict";
import { test } from "node:test";

import { covered, growth } from "../../../src/tafelrunde/web/static/table/legible.js";

test("what can be read stays as it is", () => {
  assert.equal(growth(11, 11, false), 1);
  assert.equal(growth(30, 11, true), 1);
});

test("what matters grows, what nearly can be read too, the rest is left out", () => {
  assert.equal(growth(5.5, 11, true), 2);
  assert.equal(growth(10, 11, false), 1.1);
  assert.equal(growth(5.5, 11, false), 0);
});

test("of two labels on each other the first stays", () => {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 60, height: 20 });
  assert.deepEqual([...covered([at(0, 0), at(20, 4), at(50, 0), at(0, 30)])], [1]);
  assert.deepEqual([...covered([at(0, 0), at(10, 0), at(20, 0)])], [1, 2]);
});
