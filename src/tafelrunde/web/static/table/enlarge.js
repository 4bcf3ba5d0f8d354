// @ts-check
// A card, a tile, a place: alone and large, with all that lies on it, and what it means.

import { byId } from "../dom.js";
import { legible } from "./legible.js";

const LEAST = 44; // units of a drawing: what is smaller is a symbol, its words say enough
const EDGE = 0.04; // of its size, around it
const OWN = ["id", "data-token", "data-mark", "data-live", "data-chosen", "data-touched", "data-first", "tabindex"];

/** @param {SVGGraphicsElement} thing */
function area(thing) {
  const region = /** @type {SVGSVGElement} */ (thing.closest("svg.region"));
  const inside = region.getScreenCTM()?.inverse().multiply(thing.getScreenCTM() ?? new DOMMatrix());
  const { x, y, width, height } = thing.getBBox();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([u, v]) =>
    new DOMPoint(u, v).matrixTransform(inside));
  const [xs, ys] = [corners.map(one => one.x), corners.map(one => one.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { region, left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top };
}

/** What of a drawing can be looked at alone; nothing where words are enough. @param {Element} [at] */
export function card(at) {
  const thing = at?.closest("#regions [data-token], #regions g[id][aria-label]");
  if (!(thing instanceof SVGGraphicsElement)) return null;
  const { wide, high } = area(thing);
  return Math.min(wide, high) < LEAST ? null : thing;
}

/** The drawing around it; it lies above its neighbours. @param {SVGGraphicsElement} thing */
function copy(thing) {
  const { region, left, top, wide, high } = area(thing);
  thing.setAttribute("data-copied", "");
  const out = /** @type {SVGSVGElement} */ (region.cloneNode(true));
  thing.removeAttribute("data-copied");
  const own = out.querySelector("[data-copied]");
  own?.parentNode?.append(own);
  for (const old of out.querySelectorAll("[data-ghost], .trace, [class^=when-]")) old.remove();
  for (const element of [out, ...out.querySelectorAll("*")]) for (const name of OWN) element.removeAttribute(name);
  const edge = EDGE * Math.max(wide, high);
  out.setAttribute("viewBox", [left - edge, top - edge, wide + 2 * edge, high + 2 * edge].join(" "));
  out.setAttribute("class", "large");
  out.setAttribute("aria-hidden", "true");
  out.removeAttribute("style");
  out.style.setProperty("--ratio", String((wide + 2 * edge) / (high + 2 * edge)));
  return out;
}

/**
 * In a sheet that any tap closes, and Escape.
 * @param {SVGGraphicsElement} thing
 * @param {string} words
 */
export function enlarge(thing, words) {
  const sheet = byId("large", HTMLDialogElement);
  const drawn = copy(thing);
  sheet.querySelector("svg")?.remove();
  sheet.prepend(drawn);
  byId("large-words").textContent = words;
  if (!sheet.open) sheet.showModal();
  sheet.querySelector("button")?.focus();
  legible(drawn);
}
