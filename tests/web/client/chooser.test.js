// What is sent, asked and kept while somebody chooses, on a page that only knows what it draws.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Chooser } from "../../../src/tafelrunde/web/static/table/chooser.js";

const MOVES = { move: { a1: { b1: 1, b2: 1 }, a2: { b2: 1 } }, pass: 1 };

const BOARD = ["a1", "a2", "b1", "b2", "wood", "stone"];

/** A chooser before a question, and all that comes of it. */
function set(ask, { drawn = BOARD, ghosts = [], asksFirst = false, tried = [] } = {}) {
  const done = { sent: [], why: [], tries: [], told: [], focus: [], drawn: [] };
  const page = {
    isDrawn: token => drawn.includes(token),
    isApart: token => drawn.includes(token),
    hasGhost: path => ghosts.includes(path.join(" ")),
    draw: () => done.drawn.push("now"),
    drawSoon: () => done.drawn.push("soon"),
    toTop: () => {},
    focusFirst: () => done.focus.push("first"),
    focus: token => done.focus.push(token),
  };
  const chooser = new Chooser(page, {
    send: message => done.sent.push(message),
    why: path => done.why.push(path),
    attempt: async message => {
      done.tries.push(message.paths);
      return tried.shift();
    },
    asksFirst: () => asksFirst,
    tell: prompt => done.told.push(prompt),
  });
  chooser.put({ seat: 1, decision: 7, prompt: "Your turn", ...ask });
  return { chooser, ...done };
}

const settle = () => new Promise(done => setImmediate(done));
const act = (...paths) => ({ t: "act", seat: 1, decision: 7, paths });

test("the last click sends the action", () => {
  const { chooser, sent } = set({ acts: MOVES });
  chooser.pick("a1");
  assert.deepEqual(sent, []);
  chooser.pick("b2");
  assert.deepEqual(sent, [act(["move", "a1", "b2"])]);
  assert.deepEqual(chooser.now, []);
});

test("what was sent is drawn by its answer; until then nothing of the question can be chosen", async () => {
  const { chooser, sent, why, tries, drawn: seen } = set({ acts: MOVES, picks: ["pass"] });
  seen.length = 0;
  chooser.pick("a1");
  chooser.pick("b2");
  assert.deepEqual(seen, ["now", "soon"]);
  chooser.pick("b2"); // a double click, and the buttons that are still seen
  chooser.pick("a1");
  chooser.commit();
  chooser.deliver([]);
  chooser.turn();
  await chooser.collect([["pass"]]);
  assert.deepEqual([sent.length, why, tries, seen.length], [1, [], [], 2]);
  chooser.put({ seat: 1, decision: 8, acts: MOVES });
  chooser.pick("a2");
  assert.equal(sent.length, 2);
});

test("one who wants to be asked first confirms with a second click", () => {
  const { chooser, sent } = set({ acts: MOVES }, { asksFirst: true });
  chooser.pick("a2");
  assert.deepEqual([chooser.ready, sent], [true, []]);
  chooser.pick("a2");
  assert.deepEqual(sent, [act(["move", "a2", "b2"])]);
});

test("another click instead of confirming begins anew", () => {
  const { chooser, sent } = set({ acts: MOVES }, { asksFirst: true });
  chooser.pick("a2");
  chooser.pick("a1");
  assert.deepEqual(sent, []);
  assert.deepEqual(chooser.steps.map(({ token }) => token), ["a1"]);
});

test("the same token again takes the step back", () => {
  const { chooser, focus } = set({ acts: MOVES });
  chooser.pick("a1");
  chooser.pick("a1");
  assert.deepEqual([chooser.steps, focus], [[], ["a1"]]);
});

test("a token that does not fit asks why, with all that was clicked before", () => {
  const { chooser, why } = set({ acts: MOVES });
  chooser.pick("c3");
  chooser.pick("a1");
  chooser.pick("c3");
  assert.deepEqual(why, [["c3"], ["a1", "c3"]]);
});

test("whoever chooses by keys is led to the next choice", () => {
  const { chooser, focus } = set({ acts: MOVES });
  chooser.pick("a1", "keys");
  assert.deepEqual(focus, ["first"]);
});

test("what a box gave is entered", () => {
  const { chooser, sent } = set({ acts: { roll: { 1: 1, 6: 1 } }, luck: true });
  chooser.pick("6");
  assert.deepEqual(sent, [{ t: "enter", seat: 1, decision: 7, paths: [["roll", "6"]] }]);
});

test("a new question drops what was begun", () => {
  const { chooser, told } = set({ acts: MOVES });
  chooser.pick("a1");
  chooser.put({ seat: 1, decision: 8, prompt: "Now pay", acts: { pay: 1 } });
  assert.deepEqual([chooser.steps, told], [[], ["Your turn", "Now pay"]]);
});

// picks whose order does not matter

const GOODS = { take: { wood: 1, stone: 1 }, stop: 1 };
const after = (acts, ask = "One more?") => ({ t: "tried", id: "", ask, acts, labels: {} });

test("picks are tried out, collected and sent as one message", async () => {
  const tried = [after({ take: { wood: 1 } }), after({})];
  const { chooser, sent, tries, told } = set({ acts: GOODS, picks: ["take"] }, { tried });
  chooser.pick("stone");
  await settle();
  assert.deepEqual([chooser.picked, told.at(-1)], [[["take", "stone"]], "One more?"]);
  chooser.collect([...chooser.picked, ["take", "wood"]]);
  await settle();
  assert.deepEqual(tries.at(-1), [["take", "stone"], ["take", "wood"]]);
  assert.deepEqual(sent, [act(["take", "stone"], ["take", "wood"])]);
});

test("picks are sent before something else is asked", async () => {
  const next = { fulfil: { c1: 1, c2: 1 } };
  const { chooser, sent } = set({ acts: GOODS, picks: ["take"] }, { tried: [after(next)] });
  chooser.pick("stone");
  await settle();
  assert.deepEqual([sent, chooser.now], [[act(["take", "stone"])], []]);
});

test("what ends the picking is sent with it", async () => {
  const { chooser, sent } = set({ acts: GOODS, picks: ["take"] }, { tried: [after({ stop: 1 })] });
  chooser.pick("stone");
  await settle();
  assert.deepEqual(sent, []);
  chooser.pick("stop");
  assert.deepEqual(sent, [act(["take", "stone"], ["stop"])]);
});

test("a pick that is refused changes nothing", async () => {
  const tried = [{ t: "err", id: "", code: "illegal", rule: null, text: "No." }];
  const { chooser, tries } = set({ acts: GOODS, picks: ["take"] }, { tried });
  chooser.pick("stone");
  await settle();
  assert.deepEqual(tries, [[["take", "stone"]]]);
  assert.deepEqual([chooser.picked, chooser.steps, chooser.now.length], [[], [], 3]);
});

test("an answer to a question that is over is not heard", async () => {
  const { chooser, sent, tries } = set({ acts: GOODS, picks: ["take"] }, { tried: [after({})] });
  chooser.pick("stone");
  chooser.put({ seat: 1, decision: 8, acts: { pay: 1 } });
  await settle();
  assert.equal(tries.length, 1);
  assert.deepEqual([chooser.picked, chooser.now.length, sent], [[], 1, []]);
});

test("going back gives the last pick back, and the only one begins anew", async () => {
  const tried = [after(GOODS), after(GOODS), after(GOODS)];
  const { chooser } = set({ acts: GOODS, picks: ["take"] }, { tried });
  chooser.pick("stone");
  await settle();
  chooser.collect([...chooser.picked, ["take", "wood"]]);
  await settle();
  chooser.back();
  await settle();
  assert.deepEqual(chooser.picked, [["take", "stone"]]);
  chooser.fewer(["take", "stone"]);
  assert.deepEqual([chooser.picked, chooser.back()], [[], false]);
});

// ghosts

const LAY = { lay: { a1: { 0: 1, 60: 1, 120: 1 } } };
const LIE = { ghosts: ["lay a1 0", "lay a1 60", "lay a1 120"], drawn: ["a1"] };

test("a piece is turned both ways round, and lies as it was turned", () => {
  const { chooser, sent } = set({ acts: LAY }, LIE);
  assert.equal(chooser.ghosts, true);
  chooser.turn();
  chooser.turn(-1);
  chooser.turn(-1);
  assert.equal(chooser.turned, 2);
  chooser.commit();
  assert.deepEqual(sent, [act(["lay", "a1", "120"])]);
});

test("a click on the place turns the piece there", () => {
  const { chooser, sent } = set({ acts: LAY }, LIE);
  chooser.pick("a1");
  assert.deepEqual([chooser.turned, sent], [1, []]);
});

test("Enter on the place means the piece as it lies there", () => {
  const { chooser, sent } = set({ acts: LAY }, LIE);
  chooser.turn();
  chooser.pick("a1", "keys");
  assert.deepEqual(sent, [act(["lay", "a1", "60"])]);
});

test("before a place is chosen there is nothing to turn", () => {
  const acts = { lay: { a1: { 0: 1, 60: 1 }, a2: { 0: 1 } } };
  const ghosts = ["lay a1 0", "lay a1 60", "lay a2 0"];
  const { chooser } = set({ acts }, { ghosts, drawn: ["a1", "a2"] });
  assert.equal(chooser.ghosts, false);
  chooser.pick("a1");
  assert.equal(chooser.ghosts, true);
});
