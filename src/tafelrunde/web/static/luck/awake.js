// @ts-check
// Whether a page has slept: what it hears on waking up was said long ago.

export const TICK = 1000; // milliseconds
const GAP = 5000; // without a tick: it slept, or lay in the background

export class Awake {
  /** @param {() => number} now */
  constructor(now = Date.now) {
    this.now = now;
    this.last = now();
    this.woke = -Infinity;
  }

  tick() {
    const now = this.now();
    if (now - this.last > GAP) this.woke = now;
    this.last = now;
  }

  /** Ticks and messages come in any order on waking up. */
  get slept() {
    this.tick();
    return this.now() - this.woke < GAP;
  }
}
