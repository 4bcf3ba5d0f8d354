// @ts-check
// Buttons of the dock: a label, and below it what it costs and brings, with signs.

import { make } from "../dom.js";

/** @import { Price, Value } from "./protocol.d.ts" */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} id of a symbol */
export function icon(id) {
  const out = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  out.setAttribute("class", "ic");
  out.setAttribute("aria-hidden", "true");
  out.append(use);
  return out;
}

/** @param {Value} value */
export function value([sign, number, word]) {
  const out = make("span", { className: "val" });
  if (sign) out.append(icon(`i-${sign}`));
  out.append(make("b", {}, String(number)));
  out.append(make("span", { className: sign ? "sr" : "" }, ` ${word}`));
  return out;
}

/** @param {Price} price */
export function cost({ cost = [], gain = [] }) {
  const out = make("span", { className: "cost" }, ...cost.map(value));
  if (gain.length) out.append("→ ", ...gain.map(value));
  return out;
}

/**
 * @param {object} of
 * @param {string} of.text
 * @param {string} of.id
 * @param {() => void} of.act
 * @param {string} [of.className]
 * @param {Price} [of.price]
 * @param {boolean} [of.off]
 */
export function button({ text, id, act, className = "", price, off = false }) {
  const out = make("button", { type: "button", className, id, disabled: off }, make("span", {}, text));
  if (price && (price.cost?.length || price.gain?.length)) {
    out.classList.add("two");
    out.append(cost(price));
  }
  out.addEventListener("click", act);
  return out;
}
