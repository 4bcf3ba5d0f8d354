// @ts-check
// A short message over everything.

const LONG = 6000; // milliseconds

export class Toast {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.timer = 0;
  }

  /** @param {string} text */
  show(text, stays = false) {
    clearTimeout(this.timer);
    this.box.textContent = text;
    this.box.setAttribute("data-open", "");
    if (!stays) this.timer = setTimeout(() => this.box.removeAttribute("data-open"), LONG);
  }
}
