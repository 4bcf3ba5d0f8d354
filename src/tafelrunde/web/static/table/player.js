// @ts-check
// The dock while something is being shown: its sentence, how far it is, speed, pause, skip.

import { around, byId, make } from "../dom.js";

/** @import { Playback, Speed } from "./playback.js" */

/** @type {Speed[]} */
const SPEEDS = ["calm", "quick", "once"];

export class Player {
  /**
   * @param {Playback} playback
   * @param {Record<string, string>} words
   * @param {(speed: Speed) => void} choose
   */
  constructor(playback, words, choose) {
    this.playback = playback;
    this.words = words;
    this.box = byId("player");
    this.bar = make("span", { className: "bar" }, make("i"));
    this.count = make("span");
    this.speeds = SPEEDS.map(speed => {
      const button = make("button", { type: "button" }, words[`speed-${speed}`]);
      button.addEventListener("click", () => choose(speed));
      button.dataset.speed = speed;
      return button;
    });
    this.hold = make("button", { type: "button", id: "hold" });
    this.hold.addEventListener("click", () => playback.toggle());
    this.skip = make("button", { type: "button", id: "skip", className: "go" }, words["skip-all"]);
    this.skip.addEventListener("click", () => playback.skip());
    const tempo = make("div", { className: "tempo", role: "group" }, ...this.speeds);
    tempo.setAttribute("aria-label", words.playback);
    this.box.append(tempo, this.hold, this.skip);
    document.addEventListener("keydown", event => this.key(event), true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = around(event, "input, textarea, select");
    const pressing = event.key === " " && around(event, "button, a, summary");
    const moving = event.key === "ArrowRight" && around(event, "[role=tablist], #log");
    const hand = this.hands[event.key];
    if (!hand || typing || pressing || moving) return;
    event.preventDefault();
    event.stopPropagation();
    hand();
  }

  /** @type {Record<string, () => void>} */
  hands = {
    " ": () => this.playback.toggle(),
    ArrowRight: () => this.playback.next(),
    Escape: () => this.playback.skip(),
  };

  get isOpen() {
    return !this.box.hidden;
  }

  /** @param {boolean} open whether the dock is its place now */
  draw(open) {
    const { playback, words } = this;
    const held = this.box.contains(document.activeElement);
    this.box.hidden = !open;
    if (!open && held) byId("dock").focus({ preventScroll: true });
    byId("table").toggleAttribute("data-playing", open);
    if (!open) return;
    const { line, seen, total } = playback;
    if (line) byId("prompt").textContent = line.text;
    byId("dock").className = `paper seat-${line?.who ?? ""}`;
    this.bar.style.setProperty("--done", String(seen / Math.max(1, total)));
    this.count.textContent = words.progress.replace("#", String(seen)).replace("#", String(total));
    byId("hint").replaceChildren(this.bar, this.count);
    this.hold.textContent = playback.paused ? words["go-on"] : words.hold;
    for (const button of this.speeds)
      button.setAttribute("aria-pressed", String(button.dataset.speed === playback.speed));
    this.skip.textContent = playback.ask?.seat === null || !playback.ask ? words["skip-all"] : words["skip-turn"];
  }
}
