// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { digits, left, mark, tone } from "../../../src/tafelrunde/web/static/table/time.js";

const words = { "clock-day-n": "# d", "clock-hour-n": "# h" };
const clock = { left: 60_000, whole: 90_000, runs: true };

test("a clock that runs loses time, after what is shown first", () => {
  assert.equal(left(clock, 10_000), 50_000);
  assert.equal(left({ ...clock, wait: 4_000 }, 3_000), 60_000);
  assert.equal(left({ ...clock, wait: 4_000 }, 10_000), 54_000);
  assert.equal(left({ ...clock, runs: false }, 10_000), 60_000);
  assert.equal(left(clock, 99_000), 0);
});

test("it is calm until little is left, and urgent only while it runs", () => {
  assert.equal(tone(clock, 60_000), "calm");
  assert.equal(tone(clock, 18_000), "low");
  assert.equal(tone(clock, 10_000), "last");
  assert.equal(tone({ ...clock, runs: false }, 5_000), "low");
});

test("minutes and seconds, hours, days", () => {
  assert.equal(digits(65_000, words), "1:05");
  assert.equal(digits(9_400, words), "0:10");
  assert.equal(digits(0, words), "0:00");
  assert.equal(digits(21.4 * 3_600_000, words), "21 h");
  assert.equal(digits(2.5 * 86_400_000, words), "2 d");
});

test("only marks are read out, each once", () => {
  assert.equal(mark(Infinity, 50_000), null);
  assert.equal(mark(61_000, 60_000), 60);
  assert.equal(mark(60_000, 59_750), null);
  assert.equal(mark(10_100, 9_900), 10);
  assert.equal(mark(9_900, 9_700), null);
});
