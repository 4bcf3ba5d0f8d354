// Bringing changed elements into the page by id, and letting what moved fly to its new place.

import { find } from "../dom.js";

const FLIGHT = 450;
const SVG = /^<(svg|g|use|path|circle|ellipse|rect|text|line|polygon|symbol|linearGradient|radialGradient|clipPath|mask|pattern|image)\b/;
const parser = new DOMParser();

// Markup made by the server; never text of people.
export function parse(markup) {
  const svg = SVG.test(markup) && !markup.startsWith("<svg");
  const whole = parser.parseFromString(svg ? `<svg>${markup}</svg>` : markup, "text/html");
  const found = svg ? whole.body.firstChild.firstChild : whole.body.firstChild;
  return document.importNode(found, true);
}

const same = (a, b) =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
const KEPT = new Set(["data-live", "data-chosen", "data-touched", "tabindex", "role"]); // the client's own

function attributes(a, b) {
  for (const { name, value } of b.attributes)
    if (a.getAttribute(name) !== value) a.setAttribute(name, value);
  for (const { name } of [...a.attributes])
    if (!b.hasAttribute(name) && !(KEPT.has(name) && a.hasAttribute("data-token")))
      a.removeAttribute(name);
}

// Turn a into b, keeping what is the same: focus, open lists and typed text survive.
export function morph(a, b) {
  if (a.isEqualNode(b)) return a;
  if (!same(a, b)) return a.replaceWith(b), b;
  if (a.nodeType !== 1) {
    if (a.data !== b.data) a.data = b.data;
    return a;
  }
  if (a.nodeName === "DETAILS") b.open = a.open;
  attributes(a, b);
  const have = new Map([...a.children].filter(c => c.id).map(c => [c.id, c]));
  const want = new Set([...b.children].map(c => c.id));
  for (const [id, child] of have) if (!want.has(id)) child.remove(), have.delete(id);
  let at = a.firstChild;
  for (const next of [...b.childNodes]) {
    const kept = next.id ? have.get(next.id) : at && !at.id && same(at, next) ? at : null;
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
  return a;
}

// ---------- regions, elements, order ----------

function placeRegions({ up, order }) {
  const wanted = new Set(order.map(([id]) => id));
  for (const old of document.querySelectorAll("svg.region")) if (!wanted.has(old.id)) old.remove();
  for (const [id, seat] of order) {
    const home = seat === null ? find("regions") : find(`slot-${seat}`);
    const fresh = up[id] && parse(up[id]);
    const old = find(id);
    if (fresh && old) old.replaceWith(fresh);
    const now = fresh || old;
    const { width, height } = now.viewBox.baseVal;
    now.style.setProperty("--ratio", (width / height).toFixed(3));
    if (now.parentNode !== home || home.lastElementChild !== now) home.append(now);
  }
  shape(find("regions"));
}

// Where regions lie in rows of columns, and their width to height: so that they fit on the screen.
function shape(home) {
  let [rows, row, free] = [0, 0, 0];
  const columns = Number(home.firstElementChild?.dataset.columns || 12);
  home.style.setProperty("--columns", columns);
  for (const { dataset, viewBox, style } of home.children) {
    const span = Number(dataset.span || columns);
    style.setProperty("--span", span);
    style.setProperty("--narrow", dataset.narrow || columns);
    if ("below" in dataset) continue;
    const { width, height } = viewBox.baseVal;
    if (span > free) [rows, row, free] = [rows + row, 0, columns];
    free -= span;
    row = Math.max(row, ((height / width) * span) / columns);
  }
  home.style.setProperty("--shape", (1 / (rows + row || 1)).toFixed(3));
}

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
      else if (layer.moveBefore && element.isConnected) layer.moveBefore(element, at);
      else layer.insertBefore(element, at);
    }
  }
}

// One message: {regions, up, order}. `fly` is false for readers who want no motion.
export function apply({ regions, up = {}, order = {} }, fly) {
  const orders = Object.entries(order).map(([id, ids]) => [id, ids ? ids.split(" ") : []]);
  const before = fly ? takeOff(Object.keys(up), orders) : null;
  if (regions) placeRegions(regions);
  const fresh = new Map();
  for (const [id, markup] of Object.entries(up)) {
    const old = find(id);
    const next = parse(markup);
    if (old) morph(old, next);
    else fresh.set(id, next);
  }
  const layers = orders.map(([id, ids]) => [find(id), ids]).filter(([layer]) => layer);
  placeOrder(layers, fresh);
  if (before) land(before);
}

// ---------- FLIP: where things were, where they are, and a flight between ----------

const isDrawn = element =>
  element instanceof SVGElement && element.closest("svg.region") && !("stays" in element.dataset);
const kin = element => element.dataset.kin || element.getAttribute("href");
const spot = element => ({ box: element.getBoundingClientRect(), side: element.dataset.side });

// Places of what changes; pieces that vanish are kept by kin or symbol, for those that appear.
function takeOff(ids, orders) {
  const moved = new Map();
  for (const id of ids) {
    const element = find(id);
    if (element && isDrawn(element)) moved.set(id, spot(element));
  }
  const wanted = new Set(orders.flatMap(([, inside]) => inside));
  const vanished = new Map();
  for (const [layer] of orders)
    for (const child of find(layer)?.children || []) {
      if (wanted.has(child.id) || !isDrawn(child) || !kin(child)) continue;
      const places = vanished.get(kin(child)) || vanished.set(kin(child), []).get(kin(child));
      places.push(spot(child));
    }
  const appear = [...wanted].filter(id => !find(id));
  return { moved, vanished, appear };
}

function land({ moved, vanished, appear }) {
  for (const [id, from] of moved) fly(find(id), from);
  for (const id of appear) {
    const element = find(id);
    const from = element && isDrawn(element) && vanished.get(kin(element))?.shift();
    if (from) fly(element, from);
  }
}

// A card that shows its other side (`data-side`) turns over on its way, or where it lies.
function fly(element, { box: from, side }) {
  const to = element?.getBoundingClientRect();
  if (!to?.width || !from.width) return;
  const scale = from.width / to.width;
  let x = from.x + from.width / 2 - to.x - to.width / 2;
  let y = from.y + from.height / 2 - to.y - to.height / 2;
  const turns = side !== element.dataset.side;
  if (Math.hypot(x, y) < 1.5 && !turns) return;
  const matrix = element.parentNode.getScreenCTM?.(); // screen → the drawing's own coordinates
  if (matrix) (x /= matrix.a), (y /= matrix.d);
  element.animate(flight(element, x, y, scale, turns), {
    duration: FLIGHT,
    easing: "cubic-bezier(.3,.8,.3,1)",
  });
}

// An element's own transform attribute stays what it was at the end of the flight; it grows and
// turns about its middle.
function flight(element, x, y, scale, turns) {
  const own = element.transform?.baseVal?.consolidate?.()?.matrix;
  const { a, b, c, d, e, f } = own || { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const box = element.getBBox();
  const [u, v] = [box.x + box.width / 2, box.y + box.height / 2];
  const matrix = (k, l, dx, dy) => {
    const [p, q] = [(1 - k) * u, (1 - l) * v];
    const shift = `${e + a * p + c * q + dx},${f + b * p + d * q + dy}`;
    return `matrix(${a * k},${b * k},${c * l},${d * l},${shift})`;
  };
  return { transform: [matrix(turns ? 0.05 * scale : scale, scale, x, y), matrix(1, 1, 0, 0)] };
}
