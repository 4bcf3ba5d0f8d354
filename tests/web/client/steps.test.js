// What of an automa's turn is to be done with hands, beside a real box.

import assert from "node:assert/strict";
import { test } from "node:test";

import { doings } from "../../../src/tafelrunde/web/static/table/steps.js";

const line = (i, who, text = "", kind = "act") => ({
  i, who, kind, seat: 0, time: 0, text, ...(text ? { step: { text, things: [], rule: "1.1" } } : {}),
});
const texts = found => found.steps.map(({ step }) => step.text);

test("the steps of the last turn, also where somebody drew or chose in between", () => {
  const lines = [line(1, 0), line(1, 1, "old"), line(2, 0), line(2, 1, "a"), line(2, 1), line(3, 0, "", "luck"),
    line(3, 1, "b"), line(4, 1), line(4, 0, "c")];
  assert.deepEqual(texts(doings(lines, 1)), ["a", "b", "c"]);
  assert.equal(doings(lines, 1).isPast, false);
});

test("who acts again has done them", () => {
  const lines = [line(1, 0), line(1, 1, "a"), line(2, 0)];
  assert.deepEqual(doings(lines, 1), { steps: [lines[1]], isPast: true });
});

test("what was taken back is not done", () => {
  assert.deepEqual(texts(doings([line(1, 0), { ...line(1, 1, "a"), undone: true }], 1)), []);
  assert.deepEqual(texts(doings([], 1)), []);
});
