// The switches in the menu, kept in this browser.

import { byId } from "../dom.js";

export class Settings {
  constructor() {
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    const touch = matchMedia("(pointer: coarse)").matches;
    const usual = { "ask-first": touch, sound: false, motion: !this.still.matches };
    for (const [name, value] of Object.entries(usual)) {
      const box = byId(`set-${name}`);
      const kept = localStorage.getItem(`table-${name}`);
      box.checked = kept === null ? value : kept === "yes";
      box.addEventListener("change", () => this.keep(name, box.checked));
    }
    this.mark();
  }

  keep(name, value) {
    localStorage.setItem(`table-${name}`, value ? "yes" : "no");
    this.mark();
  }

  mark() {
    document.documentElement.toggleAttribute("data-still", !this.moves);
  }

  on(name) {
    return byId(`set-${name}`).checked;
  }

  get moves() {
    return this.on("motion");
  }
}
