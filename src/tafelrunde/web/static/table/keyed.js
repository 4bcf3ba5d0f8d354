// @ts-check
// Bringing changed elements into the page by id; what moved flies to its new place.

import { find } from "../dom.js";
import { land, takeOff } from "./flight.js";
import { TALL } from "./screen.js";
import { states } from "./states.js";

/** @import { Changes, Regions } from "./protocol.d.ts" */
/** @import { Point } from "./flight.js" */

const SVG = new RegExp(
  "^<(svg|g|use|path|circle|ellipse|rect|text|line|polygon|symbol|linearGradient|" +
    "radialGradient|clipPath|mask|pattern|image)\\b",
);
const parser = new DOMParser();

/**
 * Markup made by the server; never text of people.
 * @param {string} markup
 */
export function parse(markup) {
  const svg = SVG.test(markup) && !markup.startsWith("<svg");
  const whole = parser.parseFromString(svg ? `<svg>${markup}</svg>` : markup, "text/html");
  const found = svg ? whole.body.firstChild?.firstChild : whole.body.firstChild;
  return document.importNode(/** @type {Element} */ (found), true);
}

/** @param {Node | null} node */
const idOf = node => (node instanceof Element ? node.id : "");

/**
 * @param {Node} a
 * @param {Node} b
 */
const same = (a, b) =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && idOf(a) === idOf(b);

/** The client's own. */
const KEPT = new Set(["data-live", "data-chosen", "data-touched", "tabindex", "role"]);

/**
 * @param {Element} a
 * @param {Element} b
 */
function attributes(a, b) {
  for (const { name, value } of b.attributes)
    if (a.getAttribute(name) !== value) a.setAttribute(name, value);
  for (const { name } of [...a.attributes])
    if (!b.hasAttribute(name) && !(KEPT.has(name) && a.hasAttribute("data-token")))
      a.removeAttribute(name);
}

/**
 * Turn a into b, keeping what is the same: focus, open lists and typed text survive.
 * @param {ChildNode} a
 * @param {ChildNode} b
 */
export function morph(a, b) {
  if (a.isEqualNode(b)) return;
  if (!same(a, b)) return a.replaceWith(b);
  if (!(a instanceof Element && b instanceof Element)) {
    if (a.nodeValue !== b.nodeValue) a.nodeValue = b.nodeValue;
    return;
  }
  if (a instanceof HTMLDetailsElement && b instanceof HTMLDetailsElement) b.open = a.open;
  attributes(a, b);
  children(a, b);
}

/**
 * @param {Element} a
 * @param {Element} b
 */
function children(a, b) {
  const have = new Map([...a.children].filter(c => c.id).map(c => [c.id, c]));
  const want = new Set([...b.children].map(c => c.id));
  for (const [id, child] of have) if (!want.has(id)) child.remove(), have.delete(id);
  let at = a.firstChild;
  for (const next of [...b.childNodes]) {
    const id = idOf(next);
    const kept = id ? have.get(id) : at && !idOf(at) && same(at, next) ? at : null;
    if (!kept) a.insertBefore(next, at);
    else {
      if (kept === at) at = at.nextSibling;
      else a.insertBefore(kept, at);
      morph(kept, next);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

// ---------- regions, elements, order ----------

/** @param {Regions} regions */
function placeRegions({ up, order }) {
  const wanted = new Set(order.map(([id]) => id));
  for (const old of document.querySelectorAll("svg.region")) if (!wanted.has(old.id)) old.remove();
  for (const [id, seat] of order) {
    const home = /** @type {Element} */ (find(seat === null ? "regions" : `slot-${seat}`));
    const fresh = up[id] ? parse(up[id]) : null;
    const old = find(id);
    if (fresh && old) old.replaceWith(fresh);
    const now = /** @type {SVGSVGElement} */ (fresh || old);
    const { width, height } = now.viewBox.baseVal;
    now.style.setProperty("--ratio", (width / height).toFixed(3));
    if (now.parentNode !== home || home.lastElementChild !== now) home.append(now);
  }
  shape(/** @type {HTMLElement} */ (find("regions")));
}

/**
 * What changes while a region stays.
 * @param {string} id
 * @param {string} label
 * @param {boolean} first
 */
function behave(id, label, first) {
  const region = find(id);
  if (label) region?.setAttribute("aria-label", label);
  else region?.removeAttribute("aria-label");
  region?.toggleAttribute("data-first", first);
}

/**
 * Its layers side by side, or one below the other as they are drawn.
 * @param {SVGSVGElement} region
 * @param {boolean} on
 */
function lie(region, on) {
  if (region.hasAttribute("data-lain") === on) return;
  region.toggleAttribute("data-lain", on);
  const layers = [...region.querySelectorAll(":scope > [id^=l-]")];
  const many = layers.length;
  const { width, height } = region.viewBox.baseVal;
  const [wide, high] = on ? [width * many, height / many] : [width / many, height * many];
  region.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  for (const [i, layer] of layers.entries())
    if (on) layer.setAttribute("transform", `translate(${i * width} ${-i * high})`);
    else layer.removeAttribute("transform");
}

/**
 * Where regions lie in rows of columns, and their width to height: so that they fit on the screen. A board
 * with a row of its own on a tablet has the height that the rest leaves.
 * @param {HTMLElement} home
 */
function shape(home) {
  let [rows, row, free] = [0, 0, 0];
  const isTall = !!TALL?.matches && !home.closest(".replay");
  const regions = /** @type {SVGSVGElement[]} */ (/** @type {unknown} */ ([...home.children]));
  const columns = Number(regions[0]?.dataset.columns || 12);
  home.style.setProperty("--columns", String(columns));
  for (const region of regions) {
    const { dataset, viewBox, style } = region;
    if ("lies" in dataset) lie(region, isTall);
    const span = Number((isTall && dataset.tall) || dataset.span || columns);
    style.setProperty("--span", String(span));
    style.setProperty("--narrow", dataset.narrow || String(columns));
    if ("below" in dataset || (isTall && dataset.tall && dataset.kind === "board")) continue;
    const { width, height } = viewBox.baseVal;
    if (span > free) [rows, row, free] = [rows + row, 0, columns];
    free -= span;
    row = Math.max(row, ((height / width) * span) / columns);
  }
  home.style.setProperty("--shape", (1 / (rows + row || 1)).toFixed(3));
  home.style.setProperty("--rest", (rows + row).toFixed(3));
}
TALL?.addEventListener("change", () => shape(/** @type {HTMLElement} */ (find("regions"))));

/**
 * @param {[layer: Element, ids: string[]][]} layers
 * @param {Map<string, Element>} fresh
 */
function placeOrder(layers, fresh) {
  for (const [layer, ids] of layers) {
    const keep = new Set(ids);
    for (const child of [...layer.children])
      if (!keep.has(child.id)) {
        child.remove();
        if (!fresh.has(child.id)) fresh.set(child.id, child); // it may go on in another layer
      }
  }
  for (const [layer, ids] of layers) {
    let at = layer.firstElementChild;
    for (const id of ids) {
      const element = fresh.get(id) || find(id);
      if (!element) continue;
      if (element === at) at = at.nextElementSibling;
      else put(element, layer, at);
    }
  }
}

/**
 * Before `at`; what is in the page already keeps its state on the way, where browsers can do that.
 * @param {Element} element
 * @param {Element} layer
 * @param {Element | null} at
 */
function put(element, layer, at) {
  if ("moveBefore" in layer && element.isConnected) layer.moveBefore(element, at);
  else layer.insertBefore(element, at);
}

/**
 * One message. `fly` is false for readers who want no motion.
 * @param {Changes} changes
 * @param {boolean} fly
 * @param {Point[][]} [ways] that were gone
 */
export function apply({ regions, manners = {}, up = {}, order = {} }, fly, ways = []) {
  const orders = Object.entries(order).map(
    ([id, ids]) => /** @type {[string, string[]]} */ ([id, ids ? ids.split(" ") : []]),
  );
  const before = fly ? takeOff(Object.keys(up), orders) : null;
  if (regions) placeRegions(regions);
  for (const [id, manner] of Object.entries(manners)) behave(id, ...manner);
  /** @type {Map<string, Element>} */
  const fresh = new Map();
  for (const [id, markup] of Object.entries(up)) {
    const old = find(id);
    const next = parse(markup);
    if (old) morph(old, next);
    else fresh.set(id, next);
  }
  /** @type {[Element, string[]][]} */
  const layers = [];
  for (const [id, ids] of orders) {
    const layer = find(id);
    if (layer) layers.push([layer, ids]);
  }
  placeOrder(layers, fresh);
  states();
  if (before) land(before, ways);
}
