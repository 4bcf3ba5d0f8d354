// @ts-check
// Sizes of the plates, by number of seats and size of the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../../../src/tafelrunde/web/static/table/plates.js";

/**
 * @param {number} many
 * @param {number} width
 * @param {number} height
 */
const at = (many, width, height, turn = 0, ratio = 0) =>
  sizes({ width, height, turn, ratios: Array.from({ length: many }, () => ratio) }).join(" ");

test("four seats are a large plate and middle ones, seven and more are small", () => {
  assert.equal(at(4, 1366, 768), "l m m m");
  assert.equal(at(6, 1366, 768), "l m m m m m");
  assert.equal(at(8, 1366, 768), "l s s s s s s s");
  assert.equal(at(7, 1440, 900), "l s s s s s s");
});

test("the large one is of whose turn it is, and the sum stays", () => {
  assert.equal(at(4, 1366, 768, 2), "m m l m");
});

test("in a low window nothing is large, and few are small already", () => {
  assert.equal(at(4, 1280, 680), "m s s s");
  assert.equal(at(8, 1024, 600), "m s s s s s s s");
});

test("two or three have their drawings, where these fit", () => {
  assert.equal(at(2, 1440, 900, 0, 2.4), "xl xl");
  assert.equal(at(3, 1366, 768, 0, 2.4), "l l l");
  assert.equal(at(2, 1280, 560, 0, 2.4), "l l");
});
