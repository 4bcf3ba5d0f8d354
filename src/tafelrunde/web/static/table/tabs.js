// Log, chat, rules and menu beside the board.

import { byId } from "../dom.js";

// One of several sheets at a time; on a small screen it lies over the board, and is put away again.
export class Tabs {
  constructor(box) {
    this.box = box;
    this.heads = [...box.querySelectorAll("[role=tab]")];
    for (const head of this.heads) head.addEventListener("click", () => this.press(head));
    box.querySelector("[role=tablist]").addEventListener("keydown", event => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      const at = this.heads.indexOf(document.activeElement);
      const next = this.heads[(at + by + this.heads.length) % this.heads.length];
      this.pick(next);
      next.focus();
    });
    document.addEventListener("pointerdown", ({ target }) => box.contains(target) || this.close());
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
  }

  press(head) {
    const again = head.getAttribute("aria-selected") === "true" && this.box.hasAttribute("data-open");
    this.pick(head);
    this.box.toggleAttribute("data-open", !again);
    if (!again) head.removeAttribute("data-news");
  }

  close() {
    this.box.removeAttribute("data-open");
  }

  pick(chosen) {
    for (const head of this.heads) {
      const on = head === chosen;
      head.setAttribute("aria-selected", on);
      head.tabIndex = on ? 0 : -1;
      this.sheet(head).hidden = !on;
    }
    if (this.sheet(chosen).checkVisibility()) chosen.removeAttribute("data-news");
  }

  sheet(head) {
    return byId(head.getAttribute("aria-controls"));
  }

  show(name) {
    this.pick(byId(`tab-${name}`));
  }

  news(name) {
    const head = byId(`tab-${name}`);
    head.toggleAttribute("data-news", !this.sheet(head).checkVisibility());
  }
}
