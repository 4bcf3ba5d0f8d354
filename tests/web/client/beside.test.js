// Where a bubble lies: no page is needed for that.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beside, meet } from "../../../src/tafelrunde/web/static/table/beside.js";

const ROOM = { x: 100, y: 50, width: 800, height: 600 };
const SIZE = { width: 292, height: 90 };
const box = (x, y, width = 40, height = 40) => ({ x, y, width, height });

test("above, as long as nothing speaks against it", () => {
  const [side, at] = beside({ x: 500, y: 400 }, SIZE, ROOM, []);
  assert.equal(side, "above");
  assert.deepEqual([at.x, at.y], [354, 294]);
});

test("the side that covers fewest choices", () => {
  const above = [box(400, 320), box(440, 320)];
  assert.equal(beside({ x: 500, y: 400 }, SIZE, ROOM, above)[0], "below");
  const both = [...above, box(400, 430)];
  assert.equal(beside({ x: 500, y: 400 }, SIZE, ROOM, both)[0], "right");
});

test("never out of the room", () => {
  for (const x of [101, 300, 899])
    for (const y of [51, 300, 649]) {
      const [, at] = beside({ x, y }, SIZE, ROOM, []);
      assert.ok(at.x >= ROOM.x && at.x + at.width <= ROOM.x + ROOM.width, `${x} ${y}`);
      assert.ok(at.y >= ROOM.y && at.y + at.height <= ROOM.y + ROOM.height, `${x} ${y}`);
    }
});

test("never over the click itself where there is room", () => {
  for (const y of [60, 300, 640]) {
    const [, at] = beside({ x: 500, y }, SIZE, ROOM, []);
    assert.ok(!meet(at, box(499, y - 1, 2, 2)), `${y}`);
  }
});
