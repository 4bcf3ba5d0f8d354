// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { measure, moments } from "../../../src/tafelrunde/web/static/replay/length.js";

test("a film begins here and is as long as there are steps", () => {
  const steps = [0, 3, 4, 9, 12];
  assert.deepEqual(moments(steps, 3, 2), [3, 4]);
  assert.deepEqual(moments(steps, 5, 12), [9, 12]);
  assert.deepEqual(moments(steps, 12, 12), [9, 12]); // at the end: the last step
  assert.deepEqual(moments(steps, 99, 12), [9, 12]);
  assert.deepEqual(moments([0], 0, 12), [0]);
});

test("its length and size are told before it is made", () => {
  const [pictures, seconds, size] = measure(12);
  assert.deepEqual([pictures, seconds], [12, 12]);
  assert.ok(size > 0.1 && size < 0.3);
});
