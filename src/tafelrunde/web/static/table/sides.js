// @ts-check
// Sides as the page shows them: emblem, colour, name.

import { make } from "../dom.js";
import { emphasis } from "./turns.js";

const SVG = "http://www.w3.org/2000/svg";
/** @type {number[]} */
let paint = [];

/** @param {number[]} colours of each side */
export function painted(colours) {
  paint = colours;
}

/** @param {number} side */
export function emblem(side) {
  const out = document.createElementNS(SVG, "svg");
  out.setAttribute("class", "disc");
  out.setAttribute("viewBox", "-27 -21 54 51");
  out.setAttribute("aria-hidden", "true");
  if (side < 0) return out;
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#s-disc-${paint[side] ?? side}`);
  out.append(use);
  return out;
}

/**
 * A sentence with the name of whom it is about in bold, where it begins with it, and what it names.
 * @param {string} text
 * @param {number} side
 * @param {string[]} [things]
 */
export function named(text, side, things = []) {
  const name = document.querySelector(`#l-who-${side} .name`)?.textContent?.trim() ?? "";
  const starts = name && text.startsWith(name);
  const parts = emphasis(starts ? text.slice(name.length) : text, things);
  const out = make("span", { className: "text" }, ...(starts ? [make("b", {}, name)] : []));
  for (const [part, isThing] of parts) out.append(isThing ? make("b", {}, part) : part);
  return out;
}
