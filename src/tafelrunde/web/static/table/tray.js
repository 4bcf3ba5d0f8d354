// @ts-check
// What grows out of the dock: a long list, steppers, a field to type in, a hint.

import { make } from "../dom.js";
import { button, icon } from "./button.js";

/** @import { Path, Price } from "./protocol.d.ts" */

/**
 * A list whose edge says how much of it is below.
 * @param {HTMLElement[]} rows
 * @param {string} below words with # for the number
 */
export function list(rows, below) {
  const box = make("ul", { className: "list", tabIndex: -1 }, ...rows.map(row => make("li", {}, row)));
  const pill = make("span", { className: "more" });
  const edge = make("div", { className: "edge" }, box, pill);
  const look = () => {
    const end = box.getBoundingClientRect().bottom;
    const left = rows.filter(row => row.getBoundingClientRect().bottom > end + 6).length;
    edge.toggleAttribute("data-below", left > 0);
    pill.textContent = below.replace("#", String(left));
  };
  box.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(box);
  return edge;
}

/**
 * @typedef {object} Step one thing that can be picked several times
 * @property {Path} path
 * @property {string} name
 * @property {number} count
 * @property {boolean} hasMore
 * @property {Price} [price]
 */

/**
 * @param {Step[]} steps
 * @param {{ more: (path: Path) => void, fewer: (path: Path) => void }} hands
 * @param {Record<string, string>} words
 */
export const steppers = (steps, hands, words) =>
  make("ul", { className: "steps" }, ...steps.map(step => stepper(step, hands, words)));

/**
 * @param {Step} step
 * @param {{ more: (path: Path) => void, fewer: (path: Path) => void }} hands
 * @param {Record<string, string>} words
 */
function stepper({ path, name, count, hasMore, price }, { more, fewer }, words) {
  const less = button({ text: "−", id: `less-${path[1]}`, act: () => fewer(path), off: !count });
  const plus = button({ text: "+", id: `more-${path[1]}`, act: () => more(path), off: !hasMore });
  less.setAttribute("aria-label", `${words["one-fewer"]}: ${name}`);
  plus.setAttribute("aria-label", `${words["one-more"]}: ${name}`);
  const sign = (price?.cost?.[0] ?? price?.gain?.[0])?.[0];
  const head = sign ? icon(`i-${sign}`) : make("span", { className: "name" }, name);
  const number = make("output", {}, String(count));
  const out = make("li", { className: "step", title: name }, less, number, plus);
  out.prepend(head);
  out.classList.toggle("named", !sign);
  out.classList.toggle("off", !count && !hasMore);
  return out;
}

/**
 * What a strong player would look at, the best first; nothing yet as long as a bot thinks.
 * @param {string[]} texts
 * @param {Record<string, string>} words
 */
export function considered(texts, words) {
  const title = make("p", {}, texts.length ? words.hinted : words["hint-wait"]);
  const rows = make("ol", {}, ...texts.map(text => make("li", {}, text)));
  const box = make("div", { className: "considered", role: "status" }, title);
  if (texts.length) box.append(rows);
  return box;
}

/**
 * A field for what one would like to do; the server knows what it stands for.
 * @param {string} hint
 * @param {string} typed
 * @param {{ type: (text: string) => void, send: (text: string) => void }} hands
 * @param {string} send words
 */
export function phrase(hint, typed, hands, send) {
  const example = hint.split(": ").at(-1); // the field is too short for more
  const field = make("input", { id: "phrase", autocomplete: "off", placeholder: example, title: hint });
  field.value = typed;
  field.setAttribute("aria-label", hint);
  const form = make("form", { className: "phrase" }, field);
  const go = button({ text: send, id: "go-phrase", act: () => form.requestSubmit(), off: !typed });
  field.addEventListener("input", () => {
    hands.type(field.value);
    go.disabled = !field.value;
  });
  form.addEventListener("submit", event => {
    event.preventDefault();
    hands.send(field.value);
  });
  form.append(go);
  return form;
}
