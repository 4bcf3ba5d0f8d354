// What a page does about luck while it is at a table.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Awake } from "../../../src/tafelrunde/web/static/luck/awake.js";
import { Purse } from "../../../src/tafelrunde/web/static/luck/purse.js";
import { Witness } from "../../../src/tafelrunde/web/static/luck/witness.js";

import { MINE, Memory, commitment, honest, match, sat } from "./seals.js";

const DROPPED = honest("begun", { 0: { number: undefined, missing: true } });
let memory, purse, said, objected, answers, witness;
beforeEach(() => {
  memory = new Memory();
  purse = new Purse(memory);
  said = [];
  objected = [];
  answers = [];
  witness = new Witness(purse, {
    say: async message => {
      said.push(message);
      return answers.shift() ?? { t: "ok", id: "" };
    },
    object: trouble => objected.push(trouble),
    slept: () => false,
  });
});
/** Lets everything happen that waits for nothing. */
const settle = () => new Promise(done => setImmediate(done));
const refused = code => ({ t: "err", id: "", code, rule: null, text: "" });

test("it opens when all have sealed, and keeps what it was shown", () => {
  purse.put(sat);
  witness.hear(honest("sealing"), [0]);
  assert.deepEqual(said, []);
  witness.hear(honest("opening"));
  assert.deepEqual(said, [{ t: "open", seat: 0, number: MINE }]);
  witness.hear(honest("begun"));
  assert.deepEqual([objected, purse.get(match).opened], [[], true]);
});

test("a server that never asks is noticed by a page that was there", () => {
  purse.put(sat);
  witness.hear(honest("sealing"), [0]);
  witness.hear(DROPPED);
  assert.deepEqual(objected, ["unasked"]);
  witness.accept("unasked");
  witness.hear(DROPPED);
  assert.deepEqual(objected, ["unasked"]);
});

test("who had no connection meanwhile does not know whether it was asked", () => {
  purse.put(sat);
  witness.hear(honest("sealing"), [0]);
  witness.lost();
  witness.hear(DROPPED, [0]);
  assert.deepEqual(objected, []);
});

test("who got up is not asked", () => {
  purse.put(sat);
  witness.hear(honest("sealing"), [0]);
  witness.hear(undefined, []);
  assert.equal(purse.get(match).sent, undefined);
  witness.hear(DROPPED);
  assert.deepEqual(objected, []);
});

test("sitting down in mid-match seals nothing and leaves the receipt as it is", () => {
  purse.put(sat);
  witness.hear(honest("opening"), [0]);
  witness.hear(honest("begun"));
  const before = purse.get(match);
  assert.equal(witness.seal(match, commitment), "");
  assert.deepEqual(purse.get(match), before);
  witness.hear(honest("begun"), [0, 1]);
  assert.deepEqual(objected, []);
});

test("before the match begins a seat has the page's seal, and the page knows that it gave it", () => {
  witness.hear({ ...honest("sealing"), shares: [] }, []);
  assert.match(witness.seal(match, commitment), /^[0-9a-f]{64}$/);
  assert.equal(purse.get(match).sent, true);
});

test("who sits down in mid-match has a receipt at once", () => {
  witness.hear(honest("begun"), []);
  assert.equal(purse.get(match), null);
  witness.hear(undefined, [1]);
  assert.equal(purse.get(match).terms, honest("begun").terms);
  assert.deepEqual(objected, []);
});

for (const code of ["storage", "limit"])
  test(`a number that was refused for now (${code}) is said again`, async ({ mock }) => {
    mock.timers.enable({ apis: ["setTimeout"] });
    purse.put(sat);
    answers = [refused(code), refused(code)];
    witness.hear(honest("opening"), [0]);
    for (const times of [1, 2, 3, 3]) {
      await settle();
      assert.equal(said.length, times);
      mock.timers.tick(1000);
    }
  });

test("not after the match has begun, nor where it is refused for good", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  purse.put(sat);
  answers = [refused("storage"), refused("stale")];
  witness.hear(honest("opening"), [0]);
  await settle();
  witness.hear(honest("begun"));
  mock.timers.tick(1000);
  assert.equal(said.length, 1);
  witness.hear(honest("opening"));
  await settle();
  mock.timers.tick(1000);
  assert.equal(said.length, 2);
});

test("where the browser takes no more, the page itself remembers that it opened", () => {
  purse.put(sat);
  memory.setItem = () => { throw new Error("full"); };
  witness.hear(honest("opening"), [0]);
  assert.equal(said.length, 1);
  witness.hear(DROPPED);
  assert.deepEqual(objected, ["missing"]);
});

test("a page that hears on waking up what was said long ago does not accuse the server", () => {
  let now = 0;
  const awake = new Awake(() => now);
  witness.ends.slept = () => awake.slept;
  purse.put(sat);
  witness.hear(honest("sealing"), [0]);
  now += 40_000;
  witness.hear(honest("opening"));
  witness.hear(DROPPED);
  assert.deepEqual(objected, ["late"]);
});

test("sleep is noticed, whether the clock ticks first or not, and forgotten soon", () => {
  let now = 0;
  const awake = new Awake(() => now);
  for (; now < 20_000; now += 1000) awake.tick();
  assert.equal(awake.slept, false);
  now += 30_000;
  assert.equal(awake.slept, true);
  now += 30_000;
  awake.tick();
  assert.equal(awake.slept, true);
  for (const end = now + 6000; now < end; now += 1000) awake.tick();
  assert.equal(awake.slept, false);
});
