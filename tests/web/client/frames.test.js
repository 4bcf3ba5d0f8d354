// Several positions told at once.

import assert from "node:assert/strict";
import { test } from "node:test";

import { together } from "../../../src/tafelrunde/web/static/table/frames.js";

test("what is drawn later counts", () => {
  const frames = [
    { up: { a: "1", b: "1" }, order: { l: "a b" } },
    { up: { a: "2" }, order: { l: "b a", m: "" } },
    { up: { c: "3" } },
  ];
  assert.deepEqual(together(frames), [
    { up: { a: "2", b: "1", c: "3" }, order: { l: "b a", m: "" } },
  ]);
  assert.deepEqual(frames[0].up, { a: "1", b: "1" });
});

test("regions that come or go are changes of their own", () => {
  const regions = { up: { "r-x": "<svg/>" }, order: [["r-x", null]] };
  const frames = [{ up: { a: "1" } }, { regions, up: { b: "1" } }, { up: { c: "1" } }];
  assert.deepEqual(together(frames), [
    { up: { a: "1" } },
    { regions, up: { b: "1", c: "1" }, order: {} },
  ]);
});

test("the last manners of a region count", () => {
  const frames = [
    { up: { a: "1" } },
    { manners: { r: ["one", true], s: ["two", false] } },
    { manners: { r: ["one", false] } },
  ];
  const manners = { r: ["one", false], s: ["two", false] };
  assert.deepEqual(together(frames), [{ up: { a: "1" }, order: {}, manners }]);
});

test("nothing is nothing", () => assert.deepEqual(together([]), []));
