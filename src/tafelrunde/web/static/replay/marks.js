// @ts-check
// What was played and what would have been better, as signs on the board itself.

import { byId, make } from "../dom.js";

/** @import { Verdict } from "./verdict.js" */

const SIGN = 30; // pixels
const OUT = 5; // pixels that a ring lies outside of what it is about

/**
 * Where it lies in the drawing, also while it flies there.
 * @param {SVGGraphicsElement} element
 */
function area(element) {
  const home = /** @type {SVGGraphicsElement} */ (element.parentNode);
  const matrix = home.getScreenCTM();
  if (!matrix) return null;
  const own = element.transform.baseVal.consolidate()?.matrix;
  const { x, y, width, height } = element.getBBox();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([u, v]) =>
    new DOMPoint(u, v).matrixTransform(own).matrixTransform(matrix));
  const [xs, ys] = [corners.map(one => one.x), corners.map(one => one.y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * Where an action leads to: the last of its tokens that is drawn.
 * @param {string[]} tokens
 */
function goal(tokens) {
  for (const token of tokens.toReversed()) {
    const drawn = document.querySelectorAll(`#regions svg.region [data-token="${CSS.escape(token)}"]:not([data-ghost] *)`);
    const found = [...drawn].find(one => one.checkVisibility());
    if (found) return /** @type {SVGGraphicsElement} */ (found);
  }
  return null;
}

/** Signs of several alternatives at one place stand side by side. @param {Verdict[]} shown */
export function mark(shown) {
  const [view, home] = [byId("view"), byId("marks")];
  home.replaceChildren();
  Object.assign(home.style, { width: "0", height: "0" });
  const { left, top } = view.getBoundingClientRect();
  const [dx, dy] = [view.scrollLeft - left, view.scrollTop - top];
  const [wide, high] = [view.scrollWidth, view.scrollHeight];
  Object.assign(home.style, { width: `${wide}px`, height: `${high}px` });
  /** @type {Map<Element, HTMLElement>} */
  const rings = new Map();
  for (const { sign, kind, one } of shown) {
    const thing = goal(one.tokens);
    const box = thing && area(thing);
    if (!box) continue;
    const ring = rings.get(thing) ?? make("div", { className: `ring ${kind}` });
    ring.append(make("span", { className: `sign ${kind}` }, sign));
    if (rings.has(thing)) continue;
    rings.set(thing, ring);
    const [x, y] = [Math.max(0, box.left + dx - OUT), Math.max(0, box.top + dy - OUT)];
    const [right, bottom] = [Math.min(wide, box.right + dx + OUT), Math.min(high, box.bottom + dy + OUT)];
    Object.assign(ring.style, { left: `${x}px`, top: `${y}px`, width: `${right - x}px`, height: `${bottom - y}px` });
    ring.toggleAttribute("data-under", y < SIGN / 2);
    ring.toggleAttribute("data-edge", right > wide - SIGN / 2);
    home.append(ring);
  }
  return [...rings.values()];
}

/** So much of the board that the first of them is seen. @param {HTMLElement[]} rings */
export function reveal([first]) {
  const view = byId("view");
  if (!first) return;
  const { offsetLeft: x, offsetTop: y, offsetWidth: wide, offsetHeight: high } = first;
  const inside = x >= view.scrollLeft && x + wide <= view.scrollLeft + view.clientWidth &&
    y >= view.scrollTop && y + high <= view.scrollTop + view.clientHeight;
  if (!inside) view.scrollTo(x + wide / 2 - view.clientWidth / 2, y + high / 2 - view.clientHeight / 2);
}
