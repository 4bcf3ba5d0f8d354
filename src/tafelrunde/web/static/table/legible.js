// @ts-check
// Texts of drawings that a screen shows too small: what matters (`keep`, a text or a group around its own
// origin) grows until it can be read, what is nearly large enough grows a little, and the rest is left
// out. It is read where the thing is enlarged. Inside symbols `kept` groups grow, `fine` texts are left out.

import { SMALL } from "./screen.js";

const LEAST = 9; // pixels
const LEAST_SMALL = 11;
const NEARLY = 0.8;
const APART = 0.7; // of two labels' sizes: nearer ones would lie on each other

/** @typedef {SVGGraphicsElement & { style: CSSStyleDeclaration }} Grown */

/**
 * How many times larger it is to be drawn; 0: not at all.
 * @param {number} size in pixels, as it is drawn
 * @param {number} least
 * @param {boolean} kept
 */
export function growth(size, least, kept) {
  if (size >= least) return 1;
  return kept || size >= least * NEARLY ? least / size : 0;
}

/**
 * Which labels are left out because they would lie on one before them.
 * @param {{ x: number, y: number, width: number, height: number }[]} boxes
 */
export function covered(boxes) {
  /** @type {Set<number>} */
  const out = new Set();
  for (const [i, a] of boxes.entries())
    for (const [j, b] of boxes.slice(0, i).entries()) {
      const across = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
      const along = Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
      const isNear = across < ((a.width + b.width) / 2) * APART && along < ((a.height + b.height) / 2) * APART;
      if (isNear && !out.has(j)) out.add(i);
    }
  return out;
}

/** @param {SVGGraphicsElement} element */
function scaleOf(element) {
  const { a, b, c, d } = element.getCTM() ?? new DOMMatrix();
  return Math.max(Math.hypot(a, b), Math.hypot(c, d)); // a card that is being turned is flat
}

/** @param {Element} home */
function texts(home) {
  const found = /** @type {NodeListOf<SVGTextElement>} */ (home.querySelectorAll("text"));
  return [...found].filter(one => !one.closest("defs, [data-ghost]"));
}

/**
 * All texts of a region.
 * @param {SVGSVGElement} region
 * @param {number} zoom of the camera before it
 */
export function legible(region, zoom = 1) {
  if (!region.clientWidth) return; // it is not shown
  const old = /** @type {NodeListOf<Grown>} */ (region.querySelectorAll("[data-grown]"));
  for (const element of old) {
    element.removeAttribute("data-grown");
    element.style.removeProperty("--grown");
  }
  const least = SMALL.matches ? LEAST_SMALL : LEAST;
  /** @type {Map<Grown, number>} */
  const found = new Map(); // 0: left out
  for (const text of texts(region)) {
    const letters = parseFloat(getComputedStyle(text).fontSize);
    const home = /** @type {Grown} */ (text.closest(".keep") ?? text);
    const by = growth(letters * scaleOf(text) * zoom, least, home.matches(".keep"));
    const unit = home === text ? letters : 1; // a text gets another size, a group is scaled
    if (by !== 1) found.set(home, Math.max(by * unit, found.get(home) ?? 0));
  }
  for (const [element, by] of found) {
    element.dataset.grown = by ? (element.localName === "text" ? "text" : "group") : "none";
    element.style.setProperty("--grown", by.toFixed(3));
  }
  symbols(region, zoom, least);
  apart([...found.keys()].filter(element => element.matches("g.keep")));
}

/**
 * The smallest letters of such parts of a symbol.
 * @param {string} id
 * @param {string} part
 */
function letters(id, part) {
  const found = document.getElementById(id)?.querySelectorAll(`:is(${part}, ${part} text)[font-size]`) ?? [];
  return Math.min(...[...found].map(text => Number(text.getAttribute("font-size"))));
}

/**
 * @param {SVGSVGElement} region
 * @param {number} zoom
 * @param {number} least
 */
function symbols(region, zoom, least) {
  /** @type {Map<string, [kept: number, fine: number]>} */
  const known = new Map();
  for (const use of region.querySelectorAll("use")) {
    const id = use.href.baseVal.slice(1);
    const [kept, fine] = known.get(id) ?? [letters(id, ".kept"), letters(id, ".fine")];
    known.set(id, [kept, fine]);
    if (kept === Infinity && fine === Infinity) continue;
    const scale = scaleOf(use) * zoom;
    use.style.setProperty("--kept", kept === Infinity ? "" : growth(kept * scale, least, true).toFixed(3));
    use.style.setProperty("--fine", fine * scale < least * NEARLY ? "hidden" : "");
  }
}

/** @param {Grown[]} labels */
function apart(labels) {
  const asked = (/** @type {Grown} */ one) => Number(!!one.closest("[data-live], [data-chosen]"));
  const sorted = labels.toSorted((a, b) => asked(b) - asked(a));
  const out = covered(sorted.map(one => one.getBoundingClientRect()));
  for (const i of out) sorted[i].dataset.grown = "none";
}
