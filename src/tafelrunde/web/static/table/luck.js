// @ts-check
// Luck at a table: what its witness objects to covers the match until its person has seen it.

import { byId } from "../dom.js";
import { Awake, TICK } from "../luck/awake.js";
import { Purse } from "../luck/purse.js";
import { Witness } from "../luck/witness.js";
import { storageOf } from "../storage.js";

/** @import { Line } from "./line.js" */

export class Fairness {
  /** @param {() => Line} line */
  constructor(line) {
    const awake = new Awake();
    setInterval(() => awake.tick(), TICK);
    this.witness = new Witness(new Purse(storageOf()), {
      say: message => line().say(message),
      object: trouble => this.object(trouble),
      slept: () => awake.slept,
    });
    this.box = byId("unfair");
    this.trouble = "";
    this.box.querySelector("button")?.addEventListener("click", () => this.accept());
  }

  /**
   * The match waits for its person: nothing is played here until they have seen it.
   * @param {string} trouble
   */
  object(trouble) {
    this.trouble = trouble;
    this.cover(true);
    const words = JSON.parse(this.box.dataset.words ?? "{}");
    byId("unfair-why").textContent = words[trouble] ?? "";
    this.box.querySelector("button")?.focus();
  }

  accept() {
    this.witness.accept(this.trouble);
    this.cover(false);
  }

  get covers() {
    return !this.box.hidden;
  }

  /** @param {boolean} on */
  cover(on) {
    this.box.hidden = !on;
    for (const id of ["dock", "stage", "seats", "side"]) byId(id).inert = on || !byId("curtain").hidden;
  }
}
