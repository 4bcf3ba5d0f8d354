// @ts-check
// What a page does about luck while it is at a table: keep, open, object; it draws nothing.

import { judge, sits } from "./judge.js";

/** @import { Answer, FromPage, Luck } from "../table/protocol.d.ts" */
/** @import { Trouble } from "./judge.js" */
/** @import { Purse } from "./purse.js" */

/**
 * @typedef {object} Ends
 * @property {(message: FromPage) => Promise<Answer>} say
 * @property {(trouble: Trouble) => void} object
 * @property {() => boolean} slept whether this is heard on waking up
 */

const AGAIN = new Set(["storage", "limit"]); // refusals that pass
const PAUSE = 1000; // milliseconds before a number is said again

export class Witness {
  /**
   * @param {Purse} purse
   * @param {Ends} ends
   */
  constructor(purse, ends) {
    this.purse = purse;
    this.ends = ends;
    /** @type {Luck | null} */
    this.luck = null;
    /** @type {number[]} */
    this.mine = [];
    this.there = false; // this connection has shown the page's own seal before the match began
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * What is not told has not changed.
   * @param {Luck} [luck]
   * @param {number[]} [mine]
   */
  hear(luck, mine) {
    const moved = mine !== undefined && mine.join() !== this.mine.join();
    this.luck = luck ?? this.luck;
    this.mine = mine ?? this.mine;
    if (this.luck && (luck || moved)) this.look(this.luck);
  }

  /** @param {Luck} luck */
  look(luck) {
    const before = this.purse.get(luck.match);
    const slept = luck.phase === "opening" && this.ends.slept();
    const { kept, trouble, open } = judge(before, luck, this.mine, { there: this.there, slept });
    if (luck.phase !== "begun") this.there = kept !== null && sits(kept, luck, this.mine);
    if (kept && JSON.stringify(kept) !== JSON.stringify(before)) this.purse.put(kept);
    if (trouble && !kept?.accepted?.includes(trouble)) this.ends.object(trouble);
    const seat = open?.seats.find(one => this.mine.includes(one));
    if (kept && seat !== undefined) this.open(seat, kept.number);
  }

  /**
   * A refusal that passes is no reason to be named missing.
   * @param {number} seat
   * @param {string} number
   */
  async open(seat, number) {
    clearTimeout(this.timer);
    const answer = await this.ends.say({ t: "open", seat, number });
    if (answer.t !== "err" || !AGAIN.has(answer.code)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.luck?.phase === "opening" && this.open(seat, number), PAUSE);
  }

  /** What was said while nobody was connected is not known. */
  lost() {
    this.there = false;
  }

  /**
   * Of the page's number, for sitting down; "" once the match has its seals.
   * @param {string} match
   * @param {string} commitment
   */
  seal(match, commitment) {
    if (this.luck && this.luck.phase !== "sealing") return "";
    const seal = this.purse.seal(match, commitment);
    if (seal) this.purse.send(match);
    return seal;
  }

  /** @param {string} trouble its person has seen it */
  accept(trouble) {
    const kept = this.luck && this.purse.get(this.luck.match);
    if (kept) this.purse.put({ ...kept, accepted: [...(kept.accepted ?? []), trouble] });
  }
}
