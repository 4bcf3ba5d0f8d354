// What the log tells of the last turns, and numbers that nobody guesses.

import assert from "node:assert/strict";
import { test } from "node:test";

import { randomHex } from "../../../src/tafelrunde/web/static/dom.js";
import { retold } from "../../../src/tafelrunde/web/static/table/log.js";
import { lastTurn } from "../../../src/tafelrunde/web/static/table/trace.js";

const line = (i, seat, kind = "act", more = {}) => ({ i, seat, who: seat, kind, time: 0, text: "", ...more });
const numbers = lines => lines.map(({ i }) => i);

test("the last turn is the newest acts of one seat", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, -1, "luck"), line(5, 0)];
  assert.deepEqual(numbers(lastTurn(lines)), [3, 5]);
});

test("where nobody else acts, the last turn is the newest act", () => {
  assert.deepEqual(numbers(lastTurn([line(1, 0), line(2, 0), line(2, 0)])), [2, 2]);
  assert.deepEqual(lastTurn([]), []);
});

test("a random number has two digits for each byte, and is another one each time", () => {
  assert.match(randomHex(32), /^[0-9a-f]{64}$/);
  assert.notEqual(randomHex(32), randomHex(32));
});

test("lines of past turns are told anew in their place, and some are left out", () => {
  const lines = [line(1, 0), line(2, 1), line(2, 1), line(3, 1), line(4, 0)];
  const past = { first: 2, last: 3, lines: [line(2, 1, "act", { text: "a pact" })] };
  const now = retold(lines, past);
  assert.deepEqual(numbers(now), [1, 2, 4]);
  assert.equal(now[1].text, "a pact");
});
