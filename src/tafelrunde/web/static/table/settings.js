// @ts-check
// The switches in the menu, kept in this browser.

import { byId } from "../dom.js";
import { storage } from "../storage.js";

/** @typedef {"ask-first" | "sound" | "motion" | "notify"} Switch */

/** @import { Speed } from "./playback.js" */

/** @param {Switch} name */
const box = name => byId(`set-${name}`, HTMLInputElement);

export class Settings {
  constructor() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const touch = matchMedia("(pointer: coarse)").matches;
    this.begin("ask-first", touch);
    this.begin("sound", false);
    this.begin("notify", false);
    this.begin("motion", !still);
    this.mark();
    /** @type {(speed: Speed) => void} */
    this.onSpeed = () => {};
    this.choice.value = storage.getItem("table-speed") ?? "quick";
    this.choice.addEventListener("change", () => this.onSpeed(this.speed));
  }

  get choice() {
    return byId("set-speed", HTMLSelectElement);
  }

  /** @returns {Speed} */
  get speed() {
    return /** @type {Speed} */ (this.choice.value || "quick");
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.choice.value = speed;
    storage.setItem("table-speed", speed);
  }

  /**
   * @param {Switch} name
   * @param {boolean} usual
   */
  begin(name, usual) {
    const kept = storage.getItem(`table-${name}`);
    box(name).checked = kept === null ? usual : kept === "yes";
    box(name).addEventListener("change", () => this.keep(name, box(name).checked));
  }

  /**
   * @param {Switch} name
   * @param {boolean} value
   */
  keep(name, value) {
    storage.setItem(`table-${name}`, value ? "yes" : "no");
    this.mark();
  }

  mark() {
    document.documentElement.toggleAttribute("data-still", !this.moves);
  }

  /** @param {Switch} name */
  unanswered(name) {
    return storage.getItem(`table-${name}`) === null;
  }

  /**
   * @param {Switch} name
   * @param {boolean} value
   */
  answer(name, value) {
    box(name).checked = value;
    this.keep(name, value);
  }

  /** @param {Switch} name */
  on(name) {
    return box(name).checked;
  }

  get moves() {
    return this.on("motion");
  }
}
