// @ts-check
// Buttons of the dock: their order, the one that sends, what is put away.

import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, foremost, kept, lossOf, primary, together, verbs } from "../../../src/tafelrunde/web/static/table/answers.js";

/** @param {string[]} paths */
const buttons = (...paths) =>
  new Map(paths.map(path => [path.split(" ")[0], [{ path: path.split(" "), words: "" }]]));

test("verbs come in the game's order, others after them as they are", () => {
  const all = verbs({ verbs: ["build", "move"] }, buttons("zap", "move a", "build", "ask"));
  assert.deepEqual(all.map(({ token }) => token), ["build", "move", "zap", "ask"]);
});

test("the only one that neither passes nor loses sends", () => {
  const ask = { quiet: ["pass", "give-up"], losses: { "give-up": "All is lost." } };
  const all = verbs(ask, buttons("roll", "pass", "give-up"));
  assert.equal(primary(all, false)?.token, "roll");
  assert.equal(primary(all, true), null, "the board answers");
  assert.equal(primary(all, true, "roll")?.token, "roll", "the game names it");
  assert.equal(primary(verbs({}, buttons("keep", "swap")), false), null, "two are alike");
});

test("giving up is put away, but for where nothing else is left", () => {
  const ask = { quiet: ["give-up"], losses: { "give-up": "Lost.", claim: "It fails." } };
  const { shown, hidden } = apart(verbs(ask, buttons("claim", "give-up")));
  assert.deepEqual([shown[0].token, hidden[0].token], ["claim", "give-up"]);
  assert.equal(primary(shown, false), null, "a claim that fails is quiet");
  assert.equal(apart(verbs(ask, buttons("give-up"))).shown.length, 1);
  assert.equal(lossOf(ask, [{ path: ["claim"], words: "" }]), "It fails.");
});

test("costs of several things are one sum", () => {
  /** @type {import("../../../src/tafelrunde/web/static/table/protocol.d.ts").Price} */
  const wood = { cost: [["wood", 1, "wood"]], gain: [] };
  const sum = together([wood, undefined, wood]);
  assert.deepEqual(sum, { cost: [["wood", 2, "wood"]], gain: [] });
  assert.deepEqual(wood.cost, [["wood", 1, "wood"]], "nothing was changed by adding up");
});

test("steppers keep their order, whatever was picked", () => {
  const first = kept([], [["give", "wood"], ["give", "gold"]]);
  assert.deepEqual(kept(first, [["give", "gold"], ["give", "oil"]]).map(path => path[1]), ["wood", "gold", "oil"]);
});

test("where there is room for few, what the board does not answer comes first", () => {
  const all = verbs({}, buttons("play a", "claim", "end"));
  const drawn = new Map([["a", all[0].choices]]);
  assert.deepEqual(foremost(all, drawn, 1).map(({ token }) => token), ["claim"]);
  assert.deepEqual(foremost(all, drawn, 3).map(({ token }) => token), ["play", "claim", "end"]);
});
