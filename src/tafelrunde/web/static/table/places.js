// @ts-check
// What a line of the log names is lit on the board, and the other way round.

import { around } from "../dom.js";

/** @param {HTMLElement} list */
export function light(list) {
  for (const kind of ["mouseover", "focusin"]) {
    list.addEventListener(kind, touch);
    document.addEventListener(kind, event => mark(event, list));
  }
  for (const kind of ["mouseout", "focusout"]) {
    list.addEventListener(kind, untouch);
    document.addEventListener(kind, () => unmark(list));
  }
}

/** @param {Event} event */
function touch(event) {
  untouch();
  const row = around(event, "[data-touch]");
  if (!row) return;
  for (const token of JSON.parse(row.dataset.touch ?? "[]")) {
    const drawn = document.querySelectorAll(`svg.region [data-token="${CSS.escape(token)}"]`);
    for (const element of drawn) element.setAttribute("data-touched", element.querySelector(":scope > .when-focus") ? "own" : "");
  }
}

function untouch() {
  for (const element of document.querySelectorAll("[data-touched]"))
    element.removeAttribute("data-touched");
}

/**
 * @param {Event} event
 * @param {HTMLElement} list
 */
function mark(event, list) {
  const token = around(event, "svg.region [data-token]")?.dataset.token;
  if (!token) return;
  unmark(list);
  const names = `[data-touch*="${CSS.escape(JSON.stringify(token))}"]`;
  for (const row of list.querySelectorAll(names)) row.setAttribute("data-lit", "");
}

/** @param {HTMLElement} list */
function unmark(list) {
  for (const row of list.querySelectorAll("[data-lit]")) row.removeAttribute("data-lit");
}
