// The steps a reader takes through a match, and where a line of the log leads.

import assert from "node:assert/strict";
import { test } from "node:test";

import { above, stepAt, Story } from "../../../src/tafelrunde/web/static/replay/story.js";

/** Chance, Anna, Ben, Ben takes back, Ben, chance, Anna. */
function story() {
  const out = new Story();
  const seats = [-1, 0, 1, -2, 1, -1, 0];
  const lines = [{ i: 12, seat: 0, kind: "act", time: 0, text: "" }];
  out.add({ first: 0, seats, places: [3, 4, 5, 7, 8, 9, 12], undone: [2], lines, over: false });
  return out;
}

test("what was taken back is left out unless it is asked for", () => {
  assert.deepEqual(story().steps({ mine: null, undone: false }), [0, 1, 2, 5, 6, 7]);
  assert.deepEqual(story().steps({ mine: null, undone: true }), [0, 1, 2, 3, 4, 5, 6, 7]);
});

test("one's own decisions, with the beginning and the end", () => {
  assert.deepEqual(story().steps({ mine: [0], undone: false }), [0, 2, 7]);
  assert.deepEqual(story().steps({ mine: [1], undone: false }), [0, 5, 7]);
  assert.deepEqual(story().steps({ mine: [1], undone: true }), [0, 3, 5, 7]);
});

test("a line leads to the moment after its entry, or after the last one before it", () => {
  assert.equal(story().moment(4), 2);
  assert.equal(story().moment(6), 3);
  assert.equal(story().moment(0), 0);
  assert.equal(story().moment(99), 7);
});

test("the step at a moment that is none is the one before it", () => {
  const steps = [0, 2, 7];
  assert.deepEqual([0, 1, 2, 6, 7, 9].map(at => stepAt(steps, at)), [0, 0, 1, 1, 2, 2]);
  assert.equal(above([], 3), 0);
});

test("a story that goes on keeps what it knew", () => {
  const one = story();
  one.add({ first: 7, seats: [1], places: [13], undone: [2, 6], lines: [], over: true });
  assert.equal(one.last, 8);
  assert.equal(one.line, 13);
  assert.equal(one.over, true);
  assert.deepEqual(one.steps({ mine: null, undone: false }), [0, 1, 2, 5, 6, 8]);
  assert.equal(one.opening, 1);
});
