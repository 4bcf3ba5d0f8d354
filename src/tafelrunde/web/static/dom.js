// @ts-check
// What every script of a page needs: its elements, new elements, and luck.

/**
 * An element the page was made with.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [kind]
 * @returns {T}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`The page has no #${id}.`);
  return /** @type {any} */ (found);
}

/**
 * An element that may be there, or not.
 * @param {string} id
 * @returns {Element | null}
 */
export const find = id => document.getElementById(id);

/**
 * A new element with these properties and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<HTMLElementTagNameMap[K]>} [has]
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, has = {}, ...inside) {
  const out = Object.assign(document.createElement(tag), has);
  out.append(...inside);
  return out;
}

/**
 * A random number, written in twice as many hexadecimal digits.
 * @param {number} bytes
 */
export function randomHex(bytes) {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, byte => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The element that fits, around the place where something happened.
 * @param {Event} event
 * @param {string} selector
 */
export function around({ target }, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return /** @type {HTMLElement | SVGElement | null} */ (found);
}
