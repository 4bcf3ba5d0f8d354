// @ts-check
// What a view brings, position by position.

/** @import { Changes } from "./protocol.d.ts" */

/**
 * Frames as one change: what is drawn later counts. Regions that come or go are changes of their own.
 * @param {Changes[]} frames
 */
export function together(frames) {
  /** @type {Changes[]} */
  const out = [];
  for (const frame of frames) {
    const last = out.at(-1);
    if (!last || frame.regions) out.push({ ...frame });
    else {
      if (frame.manners) last.manners = { ...last.manners, ...frame.manners };
      last.up = { ...last.up, ...frame.up };
      last.order = { ...last.order, ...frame.order };
    }
  }
  return out;
}
