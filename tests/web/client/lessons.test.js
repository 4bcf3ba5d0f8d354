import assert from "node:assert/strict";
import { test } from "node:test";

import { due, freePlace, meet } from "../../../src/tafelrunde/web/static/table/lessons.js";

const lesson = (name, asks, ring) => ({ name, asks, ring: ring.split(" "), rule: "1.1", title: name, text: name });
const LESSONS = [lesson("move", ["act"], "move *"), lesson("build", ["act"], "build * *"), lesson("back", ["reinforce"], "reinforce *")];
const ASK = { code: "act", acts: { move: { a1: { b1: 1 }, c1: { b1: 1 } }, build: { a1: { d1: { camp: 1 } } } } };
const all = () => true;

test("the first lesson that fits and was not seen is due", () => {
  assert.deepEqual(due(LESSONS, new Set(), ASK, all), { lesson: LESSONS[0], ring: "a1" });
  assert.deepEqual(due(LESSONS, new Set(["move"]), ASK, all), { lesson: LESSONS[1], ring: "d1" });
  assert.equal(due(LESSONS, new Set(["move", "build"]), ASK, all), null);
  assert.equal(due(LESSONS, new Set(), { code: "swap", acts: ASK.acts }, all), null);
  assert.equal(due(LESSONS, new Set(), {}, all), null);
});

test("a ring is around something that is drawn", () => {
  assert.equal(due(LESSONS, new Set(), ASK, token => token === "c1").ring, "c1");
  assert.equal(due(LESSONS, new Set(), ASK, () => false), null);
});

test("a card covers neither the ring nor a choice", () => {
  const frame = { left: 0, top: 0, width: 1000, height: 600 };
  const ring = { left: 100, top: 100, width: 80, height: 80 };
  const taken = [{ left: 200, top: 0, width: 400, height: 600 }];
  const place = freePlace(frame, ring, { width: 344, height: 180 }, taken);
  assert.ok(place);
  assert.ok(!meet(place, ring) && !taken.some(one => meet(place, one)));
  assert.ok(place.left >= 0 && place.top >= 0 && place.left + 344 <= 1000 && place.top + 180 <= 600);
  assert.equal(freePlace(frame, ring, { width: 344, height: 180 }, [frame]), null);
});
