// @ts-check
// The curve of an analysis: points over their steps, bands that fill the box.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bands, places, signed, spread } from "../../../src/tafelrunde/web/static/replay/curve.js";

const FOUND = { entries: [0, 1, 3], curve: [[0.5, 0.5], [0.7, 0.3], [0.6, 0.4], [1, 0]] };

test("a point lies over the step that shows it", () => {
  assert.deepEqual(places(FOUND, [0, 1, 2, 4]), [0, 1 / 3, 2 / 3, 1]);
});

test("where the slider leaves steps out, points share one", () => {
  assert.deepEqual(places(FOUND, [0, 4]), [0, 0, 0, 1]);
});

test("bands fill the box from top to bottom", () => {
  const [first, second] = bands(FOUND, [0, 0.25, 0.5, 1], 100, 10);
  assert.equal(first, "M0.0 0.0L25.0 0.0L50.0 0.0L100.0 0.0L100.0 10.0L50.0 6.0L25.0 7.0L0.0 5.0Z");
  assert.ok(second.startsWith("M0.0 5.0L25.0 7.0L50.0 6.0L100.0 10.0L100.0 10.0"));
});

test("signs are written as they are read", () => {
  assert.deepEqual([5, -5, 0].map(signed), ["+5", "−5", "±0"]);
});

test("flags that have room stand over their places", () => {
  assert.deepEqual(spread([50, 150], 44, 300), [50, 150]);
});

test("flags of close places stand beside each other, around them", () => {
  assert.deepEqual(spread([100, 100, 106], 44, 300), [58, 102, 146]);
});

test("no flag is pushed out of the row, nor over another", () => {
  assert.deepEqual(spread([0, 2, 60, 295, 299, 300], 44, 300), [22, 66, 110, 190, 234, 278]);
});
