// @ts-check
// Where the camera looks: at what is asked, near enough, never past the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { around, clamp, corner, isSeen, lookAt, nearer, seen, WHOLE } from "../../../src/tafelrunde/web/static/table/camera.js";

const home = { width: 390, height: 600 };
const board = { x: 0, y: 150, width: 390, height: 300 }; // 780 × 600 units
const unit = 0.5;

/**
 * Where a point of the whole board is seen.
 * @param {{ scale: number, x: number, y: number }} shot
 * @param {number} x
 * @param {number} y
 */
const point = (shot, x, y) => [x * shot.scale + shot.x, y * shot.scale + shot.y].map(Math.round);

test("boxes have a box around them, none has none", () => {
  const boxes = [{ x: 1, y: 2, width: 3, height: 4 }, { x: 10, y: 0, width: 1, height: 1 }];
  assert.deepEqual(around(boxes), { x: 1, y: 0, width: 10, height: 6 });
  assert.equal(around([]), null);
});

test("nothing asked: the whole board, in the middle", () => {
  assert.deepEqual(lookAt(null, board, home, unit), { scale: 1, x: 0, y: 0 });
});

test("what is asked lies in the middle, not larger than is good to read", () => {
  const shot = lookAt({ x: 190, y: 290, width: 10, height: 20 }, board, home, unit);
  assert.equal(shot.scale, 4);
  assert.deepEqual(point(shot, 195, 300), [195, 300]);
});

test("what reaches over the whole board is seen at one pixel for a unit, at least", () => {
  const shot = lookAt({ x: 0, y: 150, width: 390, height: 300 }, board, home, unit);
  assert.equal(shot.scale, 1 / unit);
});

test("the camera stops at the edge of the board", () => {
  const shot = lookAt({ x: 0, y: 150, width: 10, height: 10 }, board, home, unit);
  assert.deepEqual(point(shot, 0, 150), [0, 0]);
});

test("what would lie under the tray is shifted above it", () => {
  const shot = lookAt({ x: 190, y: 430, width: 20, height: 20 }, board, home, unit, 250);
  const [, bottom] = point(shot, 200, 450);
  assert.ok(bottom <= 350, `${bottom}`);
});

test("zooming keeps the point under the fingers", () => {
  const shot = nearer(WHOLE, 2, { x: 100, y: 200 });
  assert.deepEqual(point(shot, 100, 200), [100, 200]);
  assert.equal(nearer(shot, 99, { x: 0, y: 0 }).scale, 4);
});

test("a board smaller than its window lies in the middle", () => {
  assert.deepEqual(clamp({ scale: 1, x: 70, y: -400 }, board, home), { scale: 1, x: 0, y: 0 });
});

test("the map shows which part is seen", () => {
  assert.deepEqual(seen(WHOLE, board, home), { left: 0, top: 0, width: 1, height: 1 });
  const { left, width } = seen({ scale: 2, x: -390, y: -300 }, board, home);
  assert.deepEqual([left, width], [0.5, 0.5]);
});

test("a map lies over nothing that can be chosen, if there is such a corner", () => {
  const home = { width: 400, height: 400 };
  const map = { width: 120, height: 60 };
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 10, height: 10 });
  const still = { scale: 1, x: 0, y: 0 };
  assert.equal(corner([], still, home, map), "end end");
  assert.equal(corner([at(350, 370)], still, home, map), "end start");
  assert.equal(corner([at(350, 370), at(20, 380)], still, home, map), "start end");
  assert.equal(corner([at(175, 185)], { scale: 2, x: 0, y: 0 }, home, map), "end start");
});

test("what lies in the window and not under the tray is seen", () => {
  const box = { x: 100, y: 300, width: 50, height: 50 };
  assert.ok(isSeen(box, WHOLE, home));
  assert.ok(!isSeen(box, WHOLE, home, 260));
  assert.ok(!isSeen(box, { scale: 2, x: 0, y: -650 }, home));
  assert.ok(isSeen(box, { scale: 2, x: 0, y: -600 }, home));
});
