// A short message over everything.

export class Toast {
  constructor(box) {
    this.box = box;
  }

  show(text, stays = false) {
    clearTimeout(this.timer);
    this.box.textContent = text;
    this.box.setAttribute("data-open", "");
    if (!stays) this.timer = setTimeout(() => this.box.removeAttribute("data-open"), 6000);
  }
}
