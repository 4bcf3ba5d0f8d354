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
 * What stands for each token, and what is marked with it: looked up once for all that is asked while nothing
 * is added to the page or taken from it.
 * @typedef {{ tokens: Map<string, Drawn[]>, marks: Map<string, Drawn[]>, open: Map<Element, boolean> }} Index
 */

/** @type {Index | null} */
let index = null;

/**
 * @template T
 * @param {() => T} work that adds no element and takes none away
 */
export function indexed(work) {
  if (index) return work();
  index = { tokens: new Map(), marks: new Map(), open: new Map() };
  for (const element of every("[data-token],[data-mark]")) {
    const { token, mark } = element.dataset;
    if (token !== undefined) listed(index.tokens, token).push(element);
    if (mark !== undefined && mark !== token) listed(index.marks, mark).push(element);
  }
  try {
    return work();
  } finally {
    index = null;
  }
}

/**
 * @param {Map<string, Drawn[]>} lists
 * @param {string} name
 */
function listed(lists, name) {
  const found = lists.get(name) ?? [];
  if (!found.length) lists.set(name, found);
  return found;
}

/** @param {string} token */
const standing = token => index?.tokens.get(token) ?? (index ? [] : [...every(`[data-token="${CSS.escape(token)}"]`)]);

/**
 * Whether a plate is open; to ask the browser takes a while.
 * @param {Element | null} slot
 */
function isOpen(slot) {
  if (!slot) return true;
  const known = index?.open.get(slot) ?? slot.checkVisibility();
  index?.open.set(slot, known);
  return known;
}

/**
 * What stands for it; what lies on a plate that is not open is not seen.
 * @param {string} token
 */
export const drawn = token => standing(token).find(one => isOpen(one.closest(".slot"))) ?? null;

/**
 * Drawn, and not only as a part of a ghost.
 * @param {string} token
 */
export const apart = token => standing(token).find(one => !one.parentElement?.closest("[data-ghost]")) ?? null;

/**
 * How a piece would lie.
 * @param {Path} path
 */
export const ghost = path => one(`[data-ghost="${CSS.escape(path.join(" "))}"]`);

/** @param {string} token */
function all(token) {
  if (index) return [...standing(token), ...(index.marks.get(token) ?? [])];
  const name = CSS.escape(token);
  return [...every(`[data-token="${name}"],[data-mark="${name}"]`)];
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

/**
 * Marks what is a choice and what was chosen, and nothing else; what is marked already is not touched. One of
 * the choices is a stop for Tab, arrows go on from there.
 * @param {string[]} live tokens
 * @param {string[]} chosen
 * @param {Drawn | null} shown a ghost
 */
export function mark(live, chosen, shown) {
  const focused = /** @type {Drawn | null} */ (document.activeElement)?.dataset?.token;
  const first = focused !== undefined && live.includes(focused) ? focused : live[0];
  const choices = new Set(live.flatMap(all));
  only("data-live", choices, quiet);
  only("data-chosen", new Set(chosen.flatMap(all)));
  only("data-shown", new Set(shown ? [shown] : []));
  for (const element of choices) {
    const { token } = element.dataset;
    if (token === undefined) continue;
    put(element, "role", "button");
    put(element, "tabindex", token === first ? "0" : "-1");
  }
}

/**
 * @param {string} name
 * @param {Set<Drawn>} wanted
 * @param {(element: Drawn) => void} [left]
 */
function only(name, wanted, left) {
  for (const element of every(`[${name}]`)) {
    if (wanted.has(element)) continue;
    element.removeAttribute(name);
    left?.(element);
  }
  for (const element of wanted) put(element, name, "");
}

/**
 * No choice any more.
 * @param {Drawn} element
 */
function quiet(element) {
  if (element.dataset.token === undefined) return;
  if (element !== document.activeElement) element.removeAttribute("tabindex");
  put(element, "role", "img");
}

/**
 * @param {Drawn} element
 * @param {string} name
 * @param {string} value
 */
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
