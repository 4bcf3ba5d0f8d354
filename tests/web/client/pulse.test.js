// A line that is lost is noticed within seconds.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Pulse } from "../../../src/tafelrunde/web/static/table/pulse.js";

/** A clock that is told the time. */
class Clock {
  now = 0;
  next = 1;
  /** @type {Map<number, [number, () => void]>} */
  waiting = new Map();

  setTimeout = (done, after) => {
    this.waiting.set(this.next, [this.now + after, done]);
    return this.next++;
  };

  clearTimeout = timer => this.waiting.delete(timer);

  pass(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.waiting].filter(([, [at]]) => at <= end);
      if (!due.length) break;
      const [timer, [at, done]] = due.sort(([, [a]], [, [b]]) => a - b)[0];
      this.waiting.delete(timer);
      this.now = at;
      done();
    }
    this.now = end;
  }
}

let clock, said, pulse;
beforeEach(() => {
  clock = new Clock();
  said = [];
  pulse = new Pulse(() => said.push("ask"), () => said.push("lost"), clock);
});

test("who hears something asks nothing", () => {
  for (let i = 0; i < 20; i++) {
    pulse.beat();
    clock.pass(3000);
  }
  assert.deepEqual(said, []);
});

test("silence is asked about, and an answer is enough", () => {
  pulse.beat();
  clock.pass(4500);
  assert.deepEqual(said, ["ask"]);
  pulse.beat();
  clock.pass(3500);
  assert.deepEqual(said, ["ask"]);
});

test("without an answer the line is lost, within seven seconds", () => {
  pulse.beat();
  clock.pass(7000);
  assert.deepEqual(said, ["ask", "lost"]);
});

test("a line that is closed is not asked", () => {
  pulse.beat();
  pulse.stop();
  clock.pass(60_000);
  assert.deepEqual(said, []);
});
