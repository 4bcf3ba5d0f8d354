// @ts-check
// The dots under the slider: one for each step, in its actor's colour; a square where chance decided.

import { byId } from "../dom.js";
import { CHANCE } from "./story.js";

/** @import { Story } from "./story.js" */

const WIDE = 1000;
const MIDDLE = 10;
const THICK = 9; // pixels of a dot, at most
const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Story} story
 * @param {number[]} steps
 */
export function draw(story, steps) {
  const home = byId("dots", SVGSVGElement);
  /** @type {Map<string, string>} */
  const paths = new Map();
  const far = WIDE / Math.max(1, steps.length - 1);
  for (const [step, at] of steps.entries()) {
    if (!at) continue;
    const gone = story.undone.has(at - 1) || story.seats[at - 1] < CHANCE;
    const name = `${kind(story.seats[at - 1])}${gone ? " gone" : ""}`;
    paths.set(name, `${paths.get(name) ?? ""}M${(step * far).toFixed(2)} ${MIDDLE}h0`);
  }
  const room = home.getBoundingClientRect().width / Math.max(1, steps.length - 1);
  home.style.setProperty("--dot", `${Math.max(1.5, Math.min(THICK, room * 0.75)).toFixed(1)}px`);
  home.replaceChildren(...[...paths].map(([name, d]) => path(name, d)));
}

/** @param {number} seat */
const kind = seat => (seat >= 0 ? `seat-${seat}` : seat === CHANCE ? "luck" : "undo");

/**
 * @param {string} name
 * @param {string} d
 */
function path(name, d) {
  const out = document.createElementNS(SVG, "path");
  out.setAttribute("class", name);
  out.setAttribute("d", d);
  return out;
}
