// The log by turns, and what happened since one's own.

import assert from "node:assert/strict";
import { test } from "node:test";

import { emphasis, gained, main, opening, since, turns } from "../../../src/tafelrunde/web/static/table/turns.js";

let number = 0;
const line = (who, more = {}) => ({ i: ++number, seat: who, who, kind: "act", time: 0, text: "", ...more });
const luck = (who, more = {}) => line(who, { seat: -1, kind: "luck", ...more });
const who = all => all.map(turn => turn.who);

test("a turn is what one side did, with what chance and others did within it", () => {
  const lines = [line(0), luck(0), line(1), line(2, { aside: true }), luck(-1), line(1), line(2)];
  assert.deepEqual(turns(lines).map(turn => [turn.who, turn.lines.length]), [[0, 2], [1, 4], [2, 1]]);
});

test("what was taken back, and what is no move, is in no turn", () => {
  const lines = [line(0), line(1, { undone: true }), line(0, { kind: "undo" }), line(0)];
  assert.deepEqual(turns(lines).map(turn => turn.lines.length), [2]);
});

test("the set-up is what comes before the first act", () => {
  const setup = true;
  const lines = [line(0, { kind: "seat" }), luck(-1, { setup }), luck(0, { setup }), luck(0)];
  assert.equal(opening(lines), 3);
  assert.equal(opening(lines.slice(0, 3)), 3);
  assert.deepEqual(who(turns(lines)), [0]);
});

test("a round begins with a turn, even of the same side", () => {
  const lines = [line(0, { round: 1 }), line(1, { round: 1 }), line(1), line(-1, { round: 2 }), line(1)];
  assert.deepEqual(turns(lines).map(turn => turn.round), [1, undefined, 2]);
});

test("the main line is that of the highest rank, and the last of those", () => {
  const lines = [line(0), line(0, { main: 3 }), line(0, { main: 3 }), line(0, { main: 1 }), line(0)];
  assert.equal(main(turns(lines)[0]), lines[2]);
  assert.equal(main(turns([lines[0], lines[4]])[0]), lines[4]);
});

test("since one's turn: what the others did, also during the next one", () => {
  const lines = [line(0), line(1), line(2)];
  assert.deepEqual(who(since(turns(lines), [0], 3)), [1, 2]);
  assert.deepEqual(who(since(turns([...lines, line(0), luck(0)]), [0], 3)), [1, 2]);
  assert.deepEqual(who(since(turns([...lines, line(0), line(1)]), [0], 3)), [1]);
});

test("what an automa does within one's own act is since then, one's own gold is not", () => {
  const lines = [line(0), line(0), line(1, { seat: 0 }), line(1, { seat: 0 })];
  assert.deepEqual(since(turns(lines), [0], 2).map(turn => turn.lines.length), [2]);
});

test("before one's first turn everything is news; who only watches sees everybody's last", () => {
  const lines = [line(1), line(2), line(1), line(2)];
  assert.deepEqual(who(since(turns(lines), [0], 3)), [1, 2, 1, 2]);
  assert.deepEqual(who(since(turns(lines), [], 3)), [2, 1, 2]);
  assert.deepEqual(since(turns([]), [0], 3), []);
  assert.deepEqual(who(since(turns([line(0)]), [0], 3)), []);
});

test("a turn's gains add up by kind; what others got in it is theirs", () => {
  const lines = [line(0, { gain: [["points", 2, "points"]] }), line(1, { aside: true, gain: [["gold", 5, "gold"]] })];
  lines.push(line(0, { gain: [["points", 1, "points"], ["grade", "→ 2", "grade"]] }));
  const [turn] = turns(lines);
  assert.deepEqual(gained(turn), [["points", "+3", "points"], ["grade", "→ 2", "grade"]]);
});

test("what a line names stands out, as whole words", () => {
  assert.deepEqual(emphasis("moves from c4 to c41.", ["c4", "c41"]), [
    ["moves from ", false], ["c4", true], [" to ", false], ["c41", true], [".", false],
  ]);
  assert.deepEqual(emphasis("a (b) [c", ["[c"]), [["a (b) ", false], ["[c", true]]);
  assert.deepEqual(emphasis("nothing", []), [["nothing", false]]);
});
