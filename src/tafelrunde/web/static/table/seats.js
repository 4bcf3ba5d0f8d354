// @ts-check
// How large the plates of the seats are, and a plate opened whole.

import { around, make } from "../dom.js";
import { sizes } from "./plates.js";

/** @import { Chooser } from "./chooser.js" */

export class Seats {
  /**
   * @param {HTMLElement} list
   * @param {Chooser} chooser
   */
  constructor(list, chooser) {
    this.list = list;
    this.chooser = chooser;
    this.seats = /** @type {HTMLElement[]} */ ([...list.children]);
    this.turn = 0; // whose plate is the large one
    list.dataset.rows = this.seats.length > 4 ? "2" : "1";
    const many = this.seats.length;
    list.style.setProperty("--across", String(many > 4 ? Math.ceil(many / 2) : many));
    list.addEventListener("click", event => this.press(event));
    list.addEventListener("keydown", event => this.key(event));
    addEventListener("resize", () => this.look());
    const change = () => this.look();
    new MutationObserver(change).observe(list, { childList: true, subtree: true, attributeFilter: ["class"] });
    this.look();
  }

  look() {
    const turns = this.seats.map(seat => !!seat.querySelector(".turn"));
    const mine = this.seats.findIndex(seat => seat.querySelector(".turn.mine"));
    if (turns.includes(true) && !turns[this.turn]) this.turn = turns.indexOf(true);
    if (mine >= 0) this.turn = mine;
    const ratios = this.seats.map(seat => {
      const svg = /** @type {SVGSVGElement | null} */ (seat.querySelector(".slot svg.region"));
      return svg ? svg.viewBox.baseVal.width / svg.viewBox.baseVal.height : 0;
    });
    const found = sizes({ width: innerWidth, height: innerHeight, turn: this.turn, ratios });
    for (const [i, seat] of this.seats.entries())
      if (seat.dataset.size !== found[i]) seat.dataset.size = found[i];
  }

  /** @param {Event} event */
  press(event) {
    const seat = /** @type {HTMLElement | null} */ (around(event, ".seat"));
    if (!seat || around(event, "svg.region [data-live]")) return;
    const live = /** @type {NodeListOf<SVGElement>} */ (seat.querySelectorAll("[data-token][data-live]"));
    if (live.length === 1) this.chooser.pick(live[0].dataset.token ?? "");
    else open(seat);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = this.seats.findIndex(seat => seat === document.activeElement);
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (around(event, "[data-token]")) return;
    if (by) {
      event.preventDefault();
      const next = this.seats[(at + by + this.seats.length) % this.seats.length];
      next.tabIndex = -1;
      next.focus();
    } else if (event.key === "Enter" && at >= 0) open(this.seats[at]);
  }
}

/** @param {HTMLElement} seat */
function open(seat) {
  document.getElementById("seat-sheet")?.remove();
  const inside = [...seat.children].map(part => /** @type {HTMLElement} */ (part.cloneNode(true)));
  for (const part of inside)
    for (const one of [part, ...part.querySelectorAll("[id], [data-token]")]) {
      one.removeAttribute("id");
      one.removeAttribute("data-token");
      one.removeAttribute("tabindex");
    }
  const sheet = make("dialog", { id: "seat-sheet" }, ...inside);
  sheet.className = seat.className.replace("seat ", "");
  sheet.addEventListener("click", () => sheet.close());
  sheet.addEventListener("close", () => {
    sheet.remove();
    seat.focus({ preventScroll: true });
  });
  seat.tabIndex = -1;
  document.getElementById("table")?.append(sheet);
  sheet.showModal();
}
