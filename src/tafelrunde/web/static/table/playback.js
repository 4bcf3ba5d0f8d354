// @ts-check
// What others did, event by event: how long each is seen, and what may cut that short. Every page
// has its own; nobody waits for it.

/** @import { Frame, LogLine, View } from "./protocol.d.ts" */
/** @import { Timers } from "./pulse.js" */
/** @typedef {"calm" | "quick" | "once"} Speed */

/**
 * One thing to be seen.
 * @typedef {object} Step
 * @property {Frame[]} frames what it changes on the page
 * @property {LogLine[]} lines what it adds to the log; the last one is its sentence
 * @property {number} beats how often the time of an event passes before the next step
 * @property {number} more milliseconds besides, for dice and cards
 * @property {boolean} [again] it has been seen before: the log has it already
 * @property {View} [rest] whatever else a view tells, when all its events have been seen
 */

/** @type {Record<Speed, number>} milliseconds for an event */
export const SPEEDS = { calm: 900, quick: 350, once: 0 };
export const CHANCE = 300; // more for what chance gave, before its effect
const MOST = 40; // steps that may wait: who is further behind sees the rest

/** @param {LogLine} line */
export const isMove = ({ kind }) => kind === "act" || kind === "luck";

/**
 * A view, step by step: a frame comes with the first line of its entry. What one did oneself is
 * known, what chance made of it is not; how the match was laid out lies there.
 * @param {View} view
 * @param {number[]} mine
 * @returns {Step[]}
 */
export function steps(view, mine) {
  const lines = view.log ?? [];
  const frames = [...view.frames];
  /** @type {Step[]} */
  const out = [];
  if (!view.fresh && lines.every(isMove))
    for (const line of lines) {
      const until = frames.findIndex(frame => frame.i > line.i);
      const shown = frames.splice(0, until < 0 ? frames.length : until);
      const own = line.kind === "act" && mine.includes(line.seat) && mine.includes(line.who);
      const isKnown = own || !!line.setup;
      const more = line.kind === "luck" ? CHANCE : 0;
      const last = out.at(-1);
      if (line.setup && last?.lines[0].setup) {
        last.frames.push(...shown);
        last.lines.push(line);
      } else out.push({ frames: shown, lines: [line], beats: isKnown ? 0 : 1, more: isKnown ? 0 : more });
    }
  const told = out.length ? [] : lines;
  return [...out, { frames, lines: told, beats: 0, more: 0, rest: view }];
}

export class Playback {
  /**
   * @param {(steps: Step[]) => void} show several at a time where somebody skips
   * @param {() => void} changed
   * @param {Timers} timers
   */
  constructor(show, changed = () => {}, timers = window) {
    this.show = show;
    this.changed = changed;
    this.timers = timers;
    /** @type {Speed} */
    this.speed = "quick";
    this.instant = () => false; // nobody looks, or wants no motion
    this.watched = false; // somebody asked for it: then it is never shown at once
    /** @type {Step[]} */
    this.queue = [];
    this.timer = 0;
    this.paused = false;
    this.seen = 0; // events, since something has been playing
    /** @type {LogLine | null} */
    this.line = null; // that is being seen
  }

  get playing() {
    return this.timer !== 0 || this.queue.length > 0;
  }

  /** All events of what is playing, seen or not. */
  get total() {
    return this.seen + this.queue.filter(step => step.beats).length;
  }

  /** What is going to be asked when all has been seen. */
  get ask() {
    return this.queue.findLast(step => step.rest?.ask)?.rest?.ask;
  }

  get rate() {
    return SPEEDS[this.speed] || (this.watched ? SPEEDS.quick : 0);
  }

  /**
   * Somebody wants to see this, whatever the speed is.
   * @param {Step[]} steps
   */
  watch(steps) {
    this.skip();
    this.watched = true;
    this.add(steps);
  }

  /** @param {Step[]} steps */
  add(steps) {
    this.queue.push(...steps);
    const held = this.watched || this.paused;
    if (!held && (this.instant() || !this.rate)) return this.skip();
    if (!this.watched && this.queue.length > MOST) this.show(this.queue.splice(0, this.queue.length - MOST));
    if (!this.timer && !this.paused) this.go();
    else this.changed();
  }

  /** On to the next event that is to be looked at. */
  go() {
    this.timer = 0;
    while (this.queue.length) {
      const step = /** @type {Step} */ (this.queue.shift());
      this.show([step]);
      if (!step.beats) continue;
      this.seen += 1;
      this.line = step.lines.at(-1) ?? null;
      const wait = step.beats * this.rate + step.more;
      if (!this.paused) this.timer = this.timers.setTimeout(() => this.go(), wait);
      break;
    }
    if (!this.playing) this.end();
    this.changed();
  }

  end() {
    this.timers.clearTimeout(this.timer);
    this.timer = this.seen = 0;
    this.paused = this.watched = false;
    this.line = null;
  }

  pause() {
    this.paused = this.playing;
    this.timers.clearTimeout(this.timer);
    this.timer = 0;
    this.changed();
  }

  resume() {
    this.paused = false;
    this.go();
  }

  toggle() {
    if (this.paused) this.resume();
    else this.pause();
  }

  /** The next event at once. */
  next() {
    this.timers.clearTimeout(this.timer);
    this.go();
  }

  /** Everything at once. */
  skip() {
    const all = this.queue.splice(0);
    const was = this.timer !== 0 || this.paused;
    this.end();
    if (all.length) this.show(all);
    if (was || all.length) this.changed();
  }

  /** @param {Speed} speed */
  choose(speed) {
    this.speed = speed;
    if (!SPEEDS[speed]) return this.skip();
    if (this.timer) this.next();
    else this.changed();
  }
}
