// @ts-check
// What of choosing is seen on the drawn board: which elements are choices, which are chosen.

import { byId } from "../dom.js";

/** @typedef {HTMLElement | SVGElement} Drawn */
/** @import { Path } from "./protocol.d.ts" */

const table = () => byId("table");

/** @param {string} selector */
const one = selector => /** @type {Drawn | null} */ (table().querySelector(selector));

/** @param {string} selector */
const every = selector => /** @type {NodeListOf<Drawn>} */ (table().querySelectorAll(selector));

/**
 * What stands for it; what lies on a plate that is not open is not seen.
 * @param {string} token
 */
export function drawn(token) {
  const seen = (/** @type {Drawn} */ one) => one.closest(".slot")?.checkVisibility() ?? true;
  return [...every(`[data-token="${CSS.escape(token)}"]`)].find(seen) ?? null;
}

/**
 * Drawn, and not only as a part of a ghost.
 * @param {string} token
 */
export const apart = token => one(`[data-token="${CSS.escape(token)}"]:not([data-ghost] *)`);

/**
 * How a piece would lie.
 * @param {Path} path
 */
export const ghost = path => one(`[data-ghost="${CSS.escape(path.join(" "))}"]`);

/** @param {string} token */
function all(token) {
  const name = CSS.escape(token);
  return every(`[data-token="${name}"],[data-mark="${name}"]`);
}

export const firstLive = () => one("[data-live]");

/** @param {Element} from */
export function nearestLive(from) {
  const middle = (/** @type {Element} */ one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  const far = (/** @type {Drawn} */ one) => {
    const [u, v] = middle(one);
    return Math.hypot(u - x, v - y);
  };
  const live = [...every("[data-token][data-live]")].filter(one => one.checkVisibility());
  return live.map(one => ({ one, far: far(one) })).sort((a, b) => a.far - b.far)[0]?.one ?? null;
}

/** Takes all marks away. */
export function unmark() {
  for (const element of every("[data-shown]")) element.removeAttribute("data-shown");
  for (const element of every("[data-live],[data-chosen]")) {
    element.removeAttribute("data-live");
    element.removeAttribute("data-chosen");
    if (!element.dataset.token) continue;
    if (element !== document.activeElement) element.removeAttribute("tabindex");
    element.setAttribute("role", "img");
  }
}

/** @param {string} token */
export function markChosen(token) {
  for (const element of all(token)) element.setAttribute("data-chosen", "");
}

/**
 * The choices; one of them is a stop for Tab, arrows go on from there.
 * @param {string[]} tokens
 */
export function markLive(tokens) {
  const focused = /** @type {Drawn | null} */ (document.activeElement)?.dataset?.token;
  const first = focused !== undefined && tokens.includes(focused) ? focused : tokens[0];
  for (const token of tokens)
    for (const element of all(token)) {
      element.setAttribute("data-live", "");
      if (!element.dataset.token) continue;
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", token === first ? "0" : "-1");
    }
}
