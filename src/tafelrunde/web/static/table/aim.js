// @ts-check
// How the board would look after what is about to be confirmed: an arrow, a piece that would stand.

import { byId, find } from "../dom.js";
import { parse } from "./keyed.js";

/** @import { Ghost } from "./protocol.d.ts" */

const ID = "aim";

/**
 * Shows it in its region; without one, nothing.
 * @param {Ghost | undefined} ghost
 */
export function aim(ghost) {
  find(ID)?.remove();
  const region = ghost && find(`r-${ghost.region}`);
  if (!ghost || !region) return;
  for (const [id, markup] of Object.entries(ghost.defs))
    if (!find(id)) byId("l-defs").append(parse(markup));
  const drawn = parse(ghost.markup);
  drawn.id = ID;
  region.append(drawn);
}
