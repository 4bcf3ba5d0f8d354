// @ts-check
// The components of a game: finding some of them by their words.

import { hasAll, wordsOf } from "./rules/find.js";

const place = document.querySelector("#components");
const search = place?.querySelector(".search");
const field = search?.querySelector("input");
const told = search?.querySelector("#box-found");

/** How many of all pieces have these words; the others are put away. @param {string[]} words */
function show(words) {
  let found = 0;
  for (const section of place?.querySelectorAll("section") ?? []) {
    let here = 0;
    for (const piece of section.querySelectorAll("figure")) {
      const fits = hasAll(`${section.querySelector("h2")?.textContent} ${piece.textContent}`, words);
      piece.hidden = !fits;
      here += fits ? 1 : 0;
    }
    section.hidden = !here;
    found += here;
  }
  return found;
}

if (search instanceof HTMLElement && field && told) {
  search.hidden = false;
  field.addEventListener("input", () => {
    const words = wordsOf(field.value);
    const found = show(words);
    const { none = "", one = "", many = "" } = search.dataset;
    const text = found === 0 ? none : found === 1 ? one : many.replace("{n}", String(found));
    told.textContent = words.length ? text : "";
  });
}

for (const form of document.querySelectorAll("form.own-set[data-busy]")) {
  form.addEventListener("submit", () => {
    const button = form.querySelector("button");
    if (button && form instanceof HTMLElement) button.textContent = form.dataset.busy ?? "";
  });
}
