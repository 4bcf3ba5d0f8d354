// What others did, event by event, by a clock of our own.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CHANCE, Playback, SPEEDS, steps } from "../../../src/tafelrunde/web/static/table/playback.js";
import { again } from "../../../src/tafelrunde/web/static/table/recall.js";

const line = (i, seat, kind = "act", more = {}) => ({
  i, seat, who: seat, kind, time: 0, text: `line ${i}`, ...more,
});
const view = (log, frames = [], more = {}) => ({ t: "view", seq: 0, index: 0, frames, log, ...more });

class Clock {
  constructor() {
    [this.now, this.jobs, this.number] = [0, new Map(), 0];
  }

  setTimeout(job, after) {
    this.jobs.set(++this.number, { job, at: this.now + after });
    return this.number;
  }

  clearTimeout(timer) {
    this.jobs.delete(timer);
  }

  pass(time) {
    for (const end = this.now + time; ; ) {
      const [first] = [...this.jobs].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
      if (!first) return (this.now = end);
      const [number, { job, at }] = first;
      this.jobs.delete(number);
      this.now = at;
      job();
    }
  }
}

/** A page that notes which lines it has shown; "." is the end of a view. */
function page(how = {}) {
  const clock = new Clock();
  const shown = [];
  const playback = new Playback(
    all => shown.push(...all.flatMap(one => [...one.lines.map(({ i }) => i), ...(one.rest ? ["."] : [])])),
    () => {},
    clock,
  );
  Object.assign(playback, how);
  const hear = (message, mine = []) => playback.add(steps(message, mine));
  return { clock, shown, playback, hear };
}

test("events are seen one after the other, the question at the end", () => {
  const { clock, shown, playback, hear } = page();
  hear(view([line(1, 1), line(2, 1)]));
  assert.deepEqual(shown, [1]);
  assert.equal(playback.total, 2);
  clock.pass(SPEEDS.quick - 1);
  assert.deepEqual(shown, [1]);
  clock.pass(1);
  assert.deepEqual(shown, [1, 2]);
  assert.equal(playback.line.i, 2);
  clock.pass(SPEEDS.quick);
  assert.deepEqual(shown, [1, 2, "."]);
  assert.equal(playback.playing, false);
});

test("how a match is laid out is there at once; who waited for it sees the board", () => {
  const { clock, shown, playback, hear } = page();
  const laid = [1, 2, 3].map(i => line(i, -1, "luck", { setup: true }));
  hear(view(laid, [{ i: 1 }, { i: 2 }, { i: 3 }]));
  assert.deepEqual(shown, [1, 2, 3, "."]);
  assert.equal(playback.playing, false);
  hear(view([line(4, -1, "luck", { setup: true }), line(5, 1)]));
  assert.deepEqual(shown.slice(4), [4, 5]);
  clock.pass(SPEEDS.quick);
  assert.deepEqual(shown.slice(4), [4, 5, "."]);
});

test("what chance gave is seen for longer than what came of it", () => {
  const { clock, shown, hear } = page();
  hear(view([line(1, -1, "luck"), line(2, 1)]));
  clock.pass(SPEEDS.quick + CHANCE - 1);
  assert.deepEqual(shown, [1]);
  clock.pass(1);
  assert.deepEqual(shown, [1, 2]);
});

test("one's own act needs no time, one's own dice do", () => {
  const { clock, shown, hear } = page();
  hear(view([line(1, 0)]), [0]);
  assert.deepEqual(shown, [1, "."]);
  hear(view([line(2, 0), line(3, -1, "luck", { who: 0 }), line(4, -1, "luck", { who: 0 })]), [0]);
  assert.deepEqual(shown.slice(2), [2, 3]);
  clock.pass(SPEEDS.quick + CHANCE);
  assert.deepEqual(shown.slice(2), [2, 3, 4]);
});

test("what an automa does within one's own act takes its time", () => {
  const [own, automa] = steps(view([line(1, 0), line(1, 0, "act", { who: 1 })]), [0]);
  assert.deepEqual([own.beats, automa.beats], [0, 1]);
});

test("a frame comes with the first line of its entry, what is beside the board at the end", () => {
  const frames = [{ i: 3 }, { i: 5, up: {} }, { i: 5, order: {} }];
  const all = steps(view([line(3, 1), line(3, 1), line(5, -1, "luck")], frames), []);
  assert.deepEqual(all.map(step => step.frames.length), [1, 0, 2, 0]);
  const unheard = steps(view([line(5, 1)], [{ i: 3 }, { i: 5 }]), []);
  assert.deepEqual(unheard.map(step => step.frames.length), [2, 0]);
  const silent = steps(view(undefined, [{ i: 3 }]), []);
  assert.deepEqual(silent.map(step => step.frames.length), [1]);
});

test("what is told anew, or taken back, is seen at once", () => {
  const { shown, hear } = page();
  hear(view([line(1, 1), line(2, 1)], [], { fresh: true }));
  hear(view([line(3, 1, "undo", { back: [2] })]));
  assert.deepEqual(shown, [1, 2, ".", 3, "."]);
});

test("whoever skips has seen everything, and later events play again", () => {
  const { clock, shown, playback, hear } = page();
  hear(view([line(1, 1), line(2, 1), line(3, 1)], [], { ask: { seat: 0 } }));
  assert.equal(playback.ask.seat, 0);
  playback.skip();
  assert.deepEqual(shown, [1, 2, 3, "."]);
  clock.pass(10_000);
  hear(view([line(4, 1), line(5, 1)]));
  assert.deepEqual(shown.slice(4), [4]);
  assert.equal(playback.total, 2);
});

test("a pause lasts until somebody goes on; one event at a time meanwhile", () => {
  const { clock, shown, playback, hear } = page();
  hear(view([line(1, 1), line(2, 1), line(3, 1)]));
  playback.pause();
  clock.pass(10_000);
  hear(view([line(4, 1)]));
  assert.deepEqual(shown, [1]);
  playback.next();
  clock.pass(10_000);
  assert.deepEqual(shown, [1, 2]);
  playback.resume();
  clock.pass(10_000);
  assert.deepEqual(shown, [1, 2, 3, ".", 4, "."]);
  playback.pause();
  assert.equal(playback.paused, false, "there is nothing to be paused");
});

test("at once is at once, and so is what nobody looks at", () => {
  for (const how of [{ speed: "once" }, { instant: () => true }]) {
    const { shown, playback, hear } = page(how);
    hear(view([line(1, 1), line(2, 1)]));
    assert.deepEqual(shown, [1, 2, "."]);
    assert.equal(playback.playing, false);
  }
});

test("another speed counts from the next event on", () => {
  const { clock, shown, playback, hear } = page();
  hear(view([line(1, 1), line(2, 1), line(3, 1)]));
  playback.choose("calm");
  assert.deepEqual(shown, [1, 2]);
  clock.pass(SPEEDS.calm - 1);
  assert.deepEqual(shown, [1, 2]);
  playback.choose("once");
  assert.deepEqual(shown, [1, 2, 3, "."]);
});

test("nothing piles up", () => {
  const { shown, playback, hear } = page();
  for (let i = 0; i < 100; i++) hear(view([line(i, 1)]));
  assert.ok(playback.queue.length <= 40);
  assert.ok(shown.length > 100);
});

test("what somebody asks to see again is shown at any speed, and live events come after it", () => {
  const { clock, shown, playback, hear } = page({ speed: "once", instant: () => true });
  const lines = [line(1, 1), line(2, -1, "luck")];
  playback.watch(again([{ i: -1 }, { i: 1 }, { i: 2 }], lines));
  hear(view([line(3, 1)]));
  assert.deepEqual(shown, []);
  clock.pass(SPEEDS.quick);
  assert.deepEqual(shown, [1]);
  clock.pass(10_000);
  assert.deepEqual(shown, [1, 2, 3, "."]);
  hear(view([line(4, 1)]));
  assert.deepEqual(shown.slice(4), [4, "."], "then everything is at once again");
});
