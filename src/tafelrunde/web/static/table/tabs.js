// @ts-check
// Log, chat, rules and menu: one of several sheets at a time; on a small screen it lies over the
// board, and is put away again.

import { around, byId } from "../dom.js";

export class Tabs {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.heads = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("[role=tab]")]);
    for (const head of this.heads) head.addEventListener("click", () => this.press(head));
    const list = /** @type {HTMLElement} */ (box.querySelector("[role=tablist]"));
    list.addEventListener("keydown", event => this.key(event));
    document.addEventListener("pointerdown", event => {
      if (!around(event, "#side, [data-tab]")) this.close();
    });
    document.addEventListener("click", event => {
      const name = around(event, "[data-tab]")?.dataset.tab;
      if (name !== undefined) this.open(name);
    });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
  }

  /** @param {KeyboardEvent} event */
  key({ key }) {
    const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    const at = this.heads.findIndex(head => head === document.activeElement);
    const next = this.heads[(at + by + this.heads.length) % this.heads.length];
    this.pick(next);
    next.focus();
  }

  /** @param {HTMLElement} head */
  press(head) {
    this.pick(head);
    head.removeAttribute("data-news");
    for (const opener of this.openers(head)) opener.removeAttribute("data-news");
  }

  /** @param {HTMLElement} head */
  openers(head) {
    return document.querySelectorAll(`[data-tab="${head.id.replace("tab-", "")}"]`);
  }

  /**
   * Show a sheet; on a small screen over everything else.
   * @param {string} name
   */
  open(name) {
    this.box.setAttribute("data-open", "");
    this.press(byId(`tab-${name}`));
  }

  close() {
    this.box.removeAttribute("data-open");
  }

  /** @param {HTMLElement} chosen */
  pick(chosen) {
    for (const head of this.heads) {
      const on = head === chosen;
      head.setAttribute("aria-selected", String(on));
      head.tabIndex = on ? 0 : -1;
      this.sheet(head).hidden = !on;
    }
    if (this.sheet(chosen).checkVisibility()) chosen.removeAttribute("data-news");
  }

  /** @param {HTMLElement} head */
  sheet(head) {
    return byId(head.getAttribute("aria-controls") ?? "");
  }

  /**
   * Mark a sheet that is not in sight; whether it is not.
   * @param {string} name
   */
  news(name) {
    const head = byId(`tab-${name}`);
    const unseen = !this.sheet(head).checkVisibility();
    for (const one of [head, ...this.openers(head)]) one.toggleAttribute("data-news", unseen);
    return unseen;
  }
}
