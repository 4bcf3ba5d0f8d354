// @ts-check
// A list that stays at its end, also when it is resized, until somebody scrolls up.

const NEAR = 40; // pixels from the end: then the list follows

export class Scroll {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    this.pinned = true;
    let touched = 0;
    for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"])
      list.addEventListener(kind, () => (touched = Date.now()), { passive: true });
    list.addEventListener("scroll", () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.pinned = true;
      else if (Date.now() - touched < 1000) this.pinned = false; // a person did it, not the layout
    });
    new ResizeObserver(() => this.follow()).observe(list);
  }

  follow() {
    if (this.pinned) this.list.scrollTop = this.list.scrollHeight;
  }
}
