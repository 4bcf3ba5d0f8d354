// Legal actions as paths of tokens, narrowed click by click: no page is needed for that.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  common,
  fits,
  flat,
  options,
  said,
  undecided,
  without,
} from "../../../src/tafelrunde/web/static/table/paths.js";

const MOVES = flat({ move: { a1: { b1: 1, b2: 1 }, a2: { b2: 1 } }, pass: 1 });
const GROUND = new Set(["a1", "a2", "b1", "b2"]);
const onBoard = token => GROUND.has(token);
const nowhere = () => false;
const paths = choices => choices?.map(({ path }) => path.join(" "));
const tokens = map => [...map.keys()];

test("a trie is all its paths, in its order", () => {
  assert.deepEqual(paths(MOVES), ["move a1 b1", "move a1 b2", "move a2 b2", "pass"]);
});

test("an action's sentence stands at the end of its path", () => {
  const [plain, told] = flat({ buy: { wood: 1, stone: "Buy stone for 3" } });
  assert.equal(plain.words, "");
  assert.equal(told.words, "Buy stone for 3");
});

test("an empty trie has no choices, and nothing is undecided", () => {
  assert.deepEqual(flat({}), []);
  assert.deepEqual(undecided([]), []);
  assert.deepEqual(options([], onBoard), { drawn: new Map(), buttons: new Map() });
});

test("a place is decided where all paths have the same token", () => {
  assert.deepEqual(undecided(flat({ move: { a1: { b1: 1, b2: 1 } } })), [false, false, true]);
  assert.deepEqual(undecided(flat({ move: { a1: { b1: 1 }, a2: { b1: 1 } } })), [false, true, false]);
});

test("a path that ends earlier leaves the places after it undecided", () => {
  assert.deepEqual(undecided(flat({ move: { a1: 1 }, pass: 1 })), [true, true]);
});

test("places behind the end of the first path are open", () => {
  const choices = flat({ pass: 1, move: { a1: 1, a2: 1 } });
  assert.deepEqual(undecided(choices), [true]);
  assert.deepEqual(tokens(options(choices, onBoard).drawn), ["a1", "a2"]);
});

test("drawn tokens are clicked, others are buttons", () => {
  const found = options(MOVES, onBoard);
  assert.deepEqual(tokens(found.drawn), ["a1", "a2"]);
  assert.deepEqual(tokens(found.buttons), ["move", "pass"]);
});

test("a token narrows to the paths that have it next", () => {
  assert.deepEqual(paths(fits(MOVES, "a1", onBoard)), ["move a1 b1", "move a1 b2"]);
  assert.deepEqual(paths(fits(MOVES, "move", onBoard)), ["move a1 b1", "move a1 b2", "move a2 b2"]);
  assert.deepEqual(paths(fits(MOVES, "pass", onBoard)), ["pass"]);
});

test("a token that comes later, or never, does not fit", () => {
  assert.equal(fits(MOVES, "b2", onBoard), undefined);
  assert.equal(fits(MOVES, "c3", onBoard), undefined);
});

test("what is decided is not asked again", () => {
  const next = options(fits(MOVES, "a1", onBoard), onBoard);
  assert.deepEqual(tokens(next.drawn), ["b1", "b2"]);
  assert.deepEqual(tokens(next.buttons), []);
});

test("one clicks through to a single action", () => {
  const left = fits(fits(MOVES, "a1", onBoard), "b2", onBoard);
  assert.deepEqual(paths(left), ["move a1 b2"]);
});

test("where nothing is drawn, everything is a button, one place after the other", () => {
  const found = options(MOVES, nowhere);
  assert.equal(found.drawn.size, 0);
  assert.deepEqual(tokens(found.buttons), ["move", "pass"]);
  const moves = options(found.buttons.get("move"), nowhere);
  assert.deepEqual(tokens(moves.buttons), ["a1", "a2"]);
});

test("a drawn token may come before a button that is asked first", () => {
  const choices = flat({ build: { hut: { a1: 1 }, barn: { a1: 1, a2: 1 } } });
  assert.deepEqual(paths(fits(choices, "a1", onBoard)), ["build hut a1", "build barn a1"]);
  assert.deepEqual(tokens(options(fits(choices, "a1", onBoard), onBoard).buttons), ["hut", "barn"]);
});

test("a single choice is a button with its last token", () => {
  const found = options(flat({ move: { a1: { b1: 1 } } }), onBoard);
  assert.equal(found.drawn.size, 0);
  assert.deepEqual(tokens(found.buttons), ["b1"]);
});

test("each token is looked up once", () => {
  const asked = [];
  options(MOVES, token => asked.push(token) > 0);
  assert.deepEqual(asked, [...new Set(asked)]);
});

test("one pick less is the last one of its kind", () => {
  const picked = [["take", "wood"], ["take", "stone"], ["take", "wood"]];
  assert.deepEqual(without(picked, ["take", "wood"]), [["take", "wood"], ["take", "stone"]]);
});

test("a pattern speaks of all paths that it fits", () => {
  const prices = { "build * camp": 2, "build * tower": 3, pass: 0 };
  assert.equal(said(prices, ["build", "f7", "camp"]), 2);
  assert.equal(said(prices, ["build", "g1", "tower"]), 3);
  assert.equal(said(prices, ["move", "f7", "g8"]), undefined);
  assert.equal(said(undefined, ["pass"]), undefined);
});

test("a button has a price where all its choices have the same", () => {
  const choices = flat({ build: { f7: { camp: 1, tower: 1 }, f8: { camp: 1 } } });
  const prices = { "build * camp": { cost: [["wood", 2, "Holz"]], gain: [] } };
  const camps = choices.filter(({ path }) => path[2] === "camp");
  assert.deepEqual(common(prices, camps), prices["build * camp"]);
  assert.equal(common(prices, choices), undefined);
});

