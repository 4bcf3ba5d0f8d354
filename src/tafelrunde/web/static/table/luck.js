// @ts-check
// Luck at a table: the page opens its number when all have sealed theirs, and says if it was lost.

import { byId } from "../dom.js";
import { judge } from "../luck/judge.js";
import { Purse } from "../luck/purse.js";

/** @import { Line } from "./line.js" */
/** @import { Luck } from "./protocol.d.ts" */

export const purse = new Purse(localStorage);

export class Fairness {
  /** @param {() => Line} line */
  constructor(line) {
    this.line = line;
    this.box = byId("unfair");
    this.trouble = "";
    this.match = "";
    this.box.querySelector("button")?.addEventListener("click", () => this.accept());
  }

  /**
   * @param {Luck} luck
   * @param {number[]} mine
   */
  put(luck, mine) {
    const before = purse.get(luck.match);
    const { kept, trouble, open } = judge(before, luck, mine);
    if (kept && JSON.stringify(kept) !== JSON.stringify(before)) purse.put(kept);
    this.match = luck.match;
    if (trouble && !kept?.accepted?.includes(trouble)) this.object(trouble);
    const seat = open?.seats.find(one => mine.includes(one));
    if (kept && seat !== undefined) this.line().say({ t: "open", seat, number: kept.number });
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
    const kept = purse.get(this.match);
    if (kept) purse.put({ ...kept, accepted: [...(kept.accepted ?? []), this.trouble] });
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
