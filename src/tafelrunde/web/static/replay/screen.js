// @ts-check
// The board at the moment that is wanted: one request at a time, the newest wish counts.

import { byId } from "../dom.js";
import { apply } from "../table/keyed.js";

/** @import { Changes } from "../table/protocol.d.ts" */
/** @typedef {{ at: number, frames: Changes[], paint: number[], waits: number[] }} Position */

/**
 * JSON of the server; its sentence as an error where it refuses.
 * @param {string} address
 * @param {RequestInit} [how]
 */
export async function ask(address, how) {
  const answer = await fetch(address, { headers: { accept: "application/json" }, ...how });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}

export class Screen {
  /**
   * @param {string} base
   * @param {(sentence: string) => void} complain
   * @param {(at: number) => void} seen the board shows it
   */
  constructor(base, complain, seen) {
    this.base = base;
    this.complain = complain;
    this.seen = seen;
    this.as = "";
    /** @type {number | null} */
    this.has = null;
    this.wanted = 0;
    this.busy = false;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
  }

  /** @param {string} as */
  through(as) {
    this.as = as;
    this.has = null;
  }

  /** @param {number} at */
  async show(at) {
    this.wanted = at;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.has !== this.wanted) await this.turn();
    } catch (error) {
      this.has = null;
      this.complain(error instanceof TypeError ? "" : String(/** @type {Error} */ (error).message));
    } finally {
      this.busy = false;
    }
  }

  async turn() {
    const { as, has, wanted } = this;
    const from = has === null ? "" : `&from=${has}`;
    const found = await ask(`${this.base}/position?as=${as}&at=${wanted}${from}`);
    if (this.as !== as) return; // other eyes by now
    this.put(found, has !== null && Math.abs(wanted - has) < 4);
    this.has = wanted;
  }

  /**
   * @param {Position} position
   * @param {boolean} near
   */
  put({ at, frames, paint, waits }, near) {
    const table = byId("table");
    for (const [seat, colour] of paint.entries())
      table.style.setProperty(`--seat-${seat}`, `var(--p${colour})`);
    for (const frame of frames) apply(frame, near && !this.still.matches);
    for (const player of table.querySelectorAll(".seat .player"))
      player.classList.toggle("turn", waits.some(seat => player.matches(`.seat-${seat} *`)));
    table.dataset.shown = String(at);
    this.seen(at);
  }
}
