// @ts-check
// Log, chat, rules and menu: one of several sheets at a time; on a small screen it lies over the
// board, and is put away again.

import { byId } from "../dom.js";

export class Tabs {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.heads = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("[role=tab]")]);
    for (const head of this.heads) head.addEventListener("click", () => this.press(head));
    const list = /** @type {HTMLElement} */ (box.querySelector("[role=tablist]"));
    list.addEventListener("keydown", event => this.key(event));
    document.addEventListener("pointerdown", ({ target }) => {
      if (!(target instanceof Node && box.contains(target))) this.close();
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
    const isPicked = head.getAttribute("aria-selected") === "true";
    const again = isPicked && this.box.hasAttribute("data-open");
    this.pick(head);
    this.box.toggleAttribute("data-open", !again);
    if (!again) head.removeAttribute("data-news");
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

  /** @param {string} name */
  show(name) {
    this.pick(byId(`tab-${name}`));
  }

  /**
   * Mark a sheet that is not in sight; whether it is not.
   * @param {string} name
   */
  news(name) {
    const head = byId(`tab-${name}`);
    return head.toggleAttribute("data-news", !this.sheet(head).checkVisibility());
  }
}
