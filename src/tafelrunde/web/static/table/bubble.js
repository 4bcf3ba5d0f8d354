// @ts-check
// Why not: a bubble beside the click. It takes no focus and is gone with the next click.

import { around, make } from "../dom.js";
import { beside } from "./beside.js";
import { value } from "./button.js";

/** @import { Because, Err } from "./protocol.d.ts" */

const LONG = 8000; // milliseconds
const LIVE = "svg.region :is([data-token][data-live], [data-chosen])"; // not to be covered

export class Bubble {
  /**
   * @param {HTMLElement} box
   * @param {Record<string, string>} words
   * @param {(rule: string) => void} readRule
   */
  constructor(box, words, readRule) {
    this.box = box;
    this.stage = /** @type {HTMLElement} */ (box.parentElement);
    this.words = words;
    this.readRule = readRule;
    this.timer = 0;
    /** @type {{ x: number, y: number } | null} */
    this.at = null; // the last click, if it was on the board
    document.addEventListener("click", event => this.clicked(event), true);
    document.addEventListener("keydown", event => this.pressed(event), true);
    for (const end of ["mouseleave", "focusout"]) box.addEventListener(end, () => this.wait());
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (around(event, "#bubble")) return;
    this.hide();
    const isOnBoard = around(event, "#view") && event.detail > 0;
    this.at = isOnBoard ? { x: event.clientX, y: event.clientY } : null;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.key === "Escape" && this.isOpen) {
      event.stopPropagation();
      this.hide();
    }
    if ((event.key !== "Enter" && event.key !== " ") || around(event, "#bubble")) return;
    const place = around(event, "svg.region [data-token]")?.getBoundingClientRect();
    this.hide();
    this.at = place ? { x: place.x + place.width / 2, y: place.y + place.height / 2 } : null;
  }

  get isOpen() {
    return this.box.hasAttribute("data-open");
  }

  /**
   * Say it beside the last click; false if that was not on the board.
   * @param {Because | Err} answer
   */
  show(answer) {
    if (!this.at) return false;
    this.box.replaceChildren(make("b", { className: "reason" }, answer.text), ...this.more(answer));
    this.box.setAttribute("data-open", "");
    this.put(this.at);
    this.wait();
    return true;
  }

  /** @param {Because | Err} answer */
  *more(answer) {
    if ("numbers" in answer && answer.numbers?.length)
      yield make("p", { className: "numbers" }, ...answer.numbers.map(value));
    if (!answer.rule) return;
    const { rule } = answer;
    const game = document.getElementById("table")?.dataset.game;
    const link = make("a", { href: `/rules/${game}/${rule}` }, `§ ${rule} ${this.words["look-up"]}`);
    link.addEventListener("click", event => {
      event.preventDefault();
      this.hide();
      this.readRule(rule);
    });
    const told = "rule_text" in answer && answer.rule_text ? `${answer.rule_text} ` : "";
    yield make("p", { className: "behind" }, told, link);
  }

  /** @param {{ x: number, y: number }} at */
  put(at) {
    const room = this.stage.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const live = [...document.querySelectorAll(LIVE)].map(each => each.getBoundingClientRect());
    const [side, { x, y }] = beside(at, { width, height }, room, live);
    this.box.dataset.side = side;
    this.box.style.left = `${x - room.x}px`;
    this.box.style.top = `${y - room.y}px`;
    this.box.style.setProperty("--tip-x", `${at.x - x}px`);
    this.box.style.setProperty("--tip-y", `${at.y - y}px`);
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.box.matches(":hover, :focus-within") || this.hide(), LONG);
  }

  hide() {
    clearTimeout(this.timer);
    this.box.removeAttribute("data-open");
  }
}
