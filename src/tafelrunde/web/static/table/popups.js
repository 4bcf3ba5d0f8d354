// @ts-check
// Small menus that close by themselves: ⋯ of the dock, and the menu of the top.

import { around, byId } from "../dom.js";

export function popups() {
  const more = byId("more");
  const pop = byId("pop");
  const menu = byId("menu", HTMLDetailsElement);
  const show = (/** @type {boolean} */ on) => {
    pop.hidden = !on;
    more.ariaExpanded = String(on);
  };
  more.addEventListener("click", () => {
    show(!!pop.hidden);
    if (!pop.hidden) pop.querySelector("button")?.focus();
  });
  document.addEventListener("click", event => {
    if (!around(event, "#more")) show(false);
    if (!around(event, "#menu") || around(event, "[data-tab]")) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (!pop.hidden) more.focus();
    show(false);
    menu.open = false;
  });
}
