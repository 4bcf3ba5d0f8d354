// @ts-check
// The rulebook is a plain page. With this it can be searched: paragraphs that have the words stay.

import { byId, make } from "./dom.js";
import { hasAll, places, wordsOf } from "./rules/find.js";

const book = byId("book");
const field = byId("rules-search", HTMLInputElement);
const box = /** @type {HTMLElement} */ (field.closest(".search"));
const found = byId("rules-found");
const rules = /** @type {HTMLElement[]} */ ([...book.querySelectorAll(".rule")]);
const sections = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("section")]);
const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".contents li")]);

function unmark() {
  for (const mark of book.querySelectorAll("mark")) {
    const home = mark.parentNode;
    mark.replaceWith(mark.textContent ?? "");
    home?.normalize();
  }
}

/**
 * @param {Text} text
 * @param {string[]} words
 */
function mark(text, words) {
  const all = text.data;
  let end = 0;
  const parts = places(all, words).flatMap(([from, to]) => {
    const before = all.slice(end, from);
    end = to;
    return [before, make("mark", {}, all.slice(from, to))];
  });
  if (parts.length) text.replaceWith(...parts, all.slice(end));
}

/**
 * @param {HTMLElement} rule
 * @param {string[]} words
 */
function markIn(rule, words) {
  const walk = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(/** @type {Text} */ (walk.currentNode));
  for (const text of texts) mark(text, words);
}

/** @param {number} count */
function tell(count) {
  const { none = "", one = "", many = "" } = box.dataset;
  found.textContent = count === 0 ? none : count === 1 ? one : many.replace("{n}", String(count));
}

/** @param {HTMLElement} rule with its picture and caption */
const whole = rule => /** @type {HTMLElement} */ (rule.closest(".figured") ?? rule);

function search() {
  const words = wordsOf(field.value);
  unmark();
  let count = 0;
  for (const rule of rules) {
    const all = whole(rule);
    const fits = hasAll(all.textContent ?? "", words);
    all.hidden = !fits;
    count += Number(fits);
    if (fits && words.length) markIn(all, words);
  }
  for (const section of sections) {
    section.hidden = !section.querySelector(".rule:not([hidden], [hidden] *)");
    const address = `[href="#${section.querySelector("h2")?.id}"]`;
    for (const link of links) if (link.querySelector(address)) link.hidden = section.hidden;
  }
  book.toggleAttribute("data-searched", words.length > 0);
  if (words.length) tell(count);
  else found.textContent = "";
}

/** The address says what was looked for, so that it can be sent to somebody. */
function keep() {
  const query = field.value ? `?q=${encodeURIComponent(field.value)}` : "";
  history.replaceState(null, "", location.pathname + query + location.hash);
}

/** The contents show where one reads. */
function follow() {
  const top = [...sections].reverse().find(one => one.getBoundingClientRect().top < 160);
  const address = `#${top?.querySelector("h2")?.id}`;
  for (const link of document.querySelectorAll(".contents a"))
    if (link.getAttribute("href") === address) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

addEventListener("scroll", () => requestAnimationFrame(follow), { passive: true });
follow();
box.hidden = false;
field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", () => {
  search();
  keep();
});
book.addEventListener("click", event => {
  // what a paragraph refers to may be hidden now
  const link = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
  if (!link || !field.value) return;
  field.value = "";
  search();
  keep();
});
if (field.value) search();
