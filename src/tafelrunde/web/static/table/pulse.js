// @ts-check
// Whether the other side is still there: who has heard nothing for a while asks, and does not wait
// long for an answer. A browser alone notices a lost network only after minutes.

/**
 * @typedef {object} Timers
 * @property {(done: () => void, after: number) => number} setTimeout
 * @property {(timer: number) => void} clearTimeout
 */

const SILENCE = 4000; // milliseconds until it is asked
const PATIENCE = 3000; // until no answer means that nobody is there

export class Pulse {
  /**
   * @param {() => void} ask
   * @param {() => void} lost
   * @param {Timers} timers
   */
  constructor(ask, lost, timers = window) {
    this.ask = ask;
    this.lost = lost;
    this.timers = timers;
    this.timer = 0;
  }

  /** Something was heard. */
  beat() {
    this.stop();
    this.timer = this.timers.setTimeout(() => this.listen(), SILENCE);
  }

  listen() {
    this.timer = this.timers.setTimeout(this.lost, PATIENCE);
    this.ask();
  }

  stop() {
    this.timers.clearTimeout(this.timer);
  }
}
