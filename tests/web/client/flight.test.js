// Pieces fly along the way that was gone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { between } from "../../../src/tafelrunde/web/static/table/flight.js";

const way = [{ x: 0, y: 0 }, { x: 50, y: 80 }, { x: 200, y: 80 }];

test("a piece that stands near both ends goes over what lies between", () => {
  const over = between([way], { x: -190, y: -85 }, { x: 205, y: 90 });
  assert.deepEqual(over, [{ x: -150, y: 0 }]);
});

test("another piece flies straight", () => {
  assert.deepEqual(between([way], { x: -20, y: 0 }, { x: 205, y: 90 }), []);
  assert.deepEqual(between([way], { x: -190, y: -85 }, { x: 600, y: 90 }), []);
  assert.deepEqual(between([], { x: -190, y: -85 }, { x: 205, y: 90 }), []);
});
