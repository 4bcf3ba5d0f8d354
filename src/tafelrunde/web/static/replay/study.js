// @ts-check
// The analysis of a match that is over: ordered by a click, shown beside the slider and the log.

import { byId, make } from "../dom.js";
import { bands, places, signed, spread } from "./curve.js";
import { mark, reveal } from "./marks.js";
import { ask } from "./screen.js";
import { verdicts } from "./verdict.js";

const LOOK = 1000; // milliseconds between looks at how far it is
const FLAG = 44; // pixels: the width of a turning point's flag
const STEM = 12; // pixels from a flag down to its place on the curve
const [WIDE, HIGH] = [1000, 100];
const SVG = "http://www.w3.org/2000/svg";

/** @import { Choice, Verdict } from "./verdict.js" */
/**
 * @typedef {{ seat: number, played: Choice, best: Choice[], looked: Choice[], is_best: boolean,
 *   change: number }} Decision
 */
/**
 * @typedef {{ entries: number[], curve: number[][], moments: Record<string, Decision>, turning: number[],
 *   sides: { name: string, luck: number, skill: number }[], sims: number }} Found
 */

export class Study {
  /**
   * @param {string} base
   * @param {Record<string, string>} words
   * @param {(at: number) => void} go
   * @param {(sentence: string) => void} toast
   */
  constructor(base, words, go, toast) {
    this.base = base;
    this.words = words;
    this.go = go;
    this.toast = toast;
    /** @type {Found | null} */
    this.found = null;
    /** @type {number[]} */
    this.steps = [0];
    this.at = 0;
    this.looksInside = false; // how the search went is to be seen, for every decision
    /** @type {Verdict[]} */
    this.compared = [];
    new ResizeObserver(() => mark(this.marked)).observe(byId("view"));
    new ResizeObserver(() => this.raise()).observe(byId("odds", SVGSVGElement));
    byId("study-go").addEventListener("click", () => this.make());
    this.here = document.createElementNS(SVG, "path");
    this.here.setAttribute("class", "here");
    this.pull(byId("odds", SVGSVGElement));
  }

  /** The curve is a slider, too: press it, pull along it. @param {SVGSVGElement} curve */
  pull(curve) {
    /** @param {PointerEvent} event */
    const follow = event => {
      const { left, width } = curve.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
      this.go(this.steps[Math.round(share * (this.steps.length - 1))]);
    };
    curve.addEventListener("pointerdown", event => {
      curve.setPointerCapture(event.pointerId);
      follow(event);
    });
    curve.addEventListener("pointermove", event => {
      if (curve.hasPointerCapture(event.pointerId)) follow(event);
    });
  }

  /** What somebody has ordered before is shown at once. */
  async begin() {
    byId("study").hidden = false;
    const known = await ask(`${this.base}/study`).catch(() => null);
    if (known?.ready) this.take(known);
  }

  async make() {
    const go = byId("study-go", HTMLButtonElement);
    const bar = byId("study-done", HTMLProgressElement);
    go.disabled = true;
    try {
      let known = await ask(`${this.base}/study`, { method: "POST" });
      bar.hidden = false;
      while (!known.ready) {
        bar.max = known.of;
        bar.value = known.done;
        await new Promise(done => setTimeout(done, LOOK));
        known = await ask(`${this.base}/study`);
      }
      this.take(known.curve ? known : await ask(`${this.base}/study`));
    } catch (error) {
      this.toast(/** @type {Error} */ (error).message);
    }
    bar.hidden = true;
    go.disabled = false;
  }

  /** @param {Found} found */
  take(found) {
    this.found = found;
    byId("study-go").hidden = true;
    byId("odds-box").hidden = false;
    this.draw(this.steps);
    this.tellFortune(found);
    this.show(this.at);
    this.seen(Number(byId("table").dataset.shown));
  }

  get marked() {
    return this.compared.filter(({ isShown }) => isShown);
  }

  /** The board shows a moment: what is to be said of it is marked there. @param {number} at */
  seen(at) {
    if (at === this.at) reveal(mark(this.marked));
  }

  /** The curve over the slider's steps. @param {number[]} steps */
  draw(steps) {
    this.steps = steps;
    const found = this.found;
    if (!found) return;
    const xs = places(found, steps);
    const shapes = bands(found, xs, WIDE, HIGH).map((d, side) => {
      const out = document.createElementNS(SVG, "path");
      out.setAttribute("class", `seat-${side}`);
      out.setAttribute("d", d);
      return out;
    });
    byId("odds", SVGSVGElement).replaceChildren(...shapes, this.here);
    this.raise();
  }

  /** A flag for each turning point, beside each other; where they lie close a stem leads to the place. */
  raise() {
    const { found } = this;
    const home = byId("turns");
    const room = byId("odds", SVGSVGElement).getBoundingClientRect().width;
    if (!found || !room) return;
    const xs = places(found, this.steps);
    const at = found.turning.map(entry => room * xs[found.entries.indexOf(entry) + 1]);
    const stands = spread(at, FLAG, room);
    const stems = document.createElementNS(SVG, "svg");
    stems.setAttribute("aria-hidden", "true");
    const flags = found.turning.map((entry, i) => {
      const { change, is_best } = found.moments[entry];
      const kind = is_best ? "turn good" : "turn bad";
      const stem = document.createElementNS(SVG, "path");
      stem.setAttribute("class", kind);
      stem.setAttribute("d", `M${stands[i].toFixed(1)} 0L${at[i].toFixed(1)} ${STEM - 5}m-4 -1h8l-4 6z`);
      stems.append(stem);
      const flag = make("button", { type: "button", className: kind }, signed(change));
      flag.title = `${this.words.turning} ${signed(change)}`;
      flag.style.left = `${stands[i]}px`;
      flag.addEventListener("click", () => this.go(entry + 1));
      return flag;
    });
    home.replaceChildren(...flags, ...(flags.length ? [stems] : []));
  }

  /** The decision that led to a moment. @param {number} at */
  show(at) {
    this.at = at;
    const found = this.found;
    if (!found) return;
    const x = (WIDE * Math.max(0, this.steps.indexOf(at))) / Math.max(1, this.steps.length - 1);
    this.here.setAttribute("d", `M${x.toFixed(1)} 0V${HIGH}`);
    const point = found.entries.findLastIndex(entry => entry < at) + 1;
    const chances = found.curve[point].map((share, side) => `${found.sides[side].name} ${Math.round(100 * share)} %`);
    byId("odds-said").textContent = chances.join(" · ");
    const moment = found.moments[at - 1];
    const home = byId("moment");
    home.hidden = !moment;
    this.compared = moment ? verdicts(moment) : [];
    mark([]); // the board still shows the moment before
    if (moment) home.replaceChildren(...this.told(moment, found, at - 1));
  }

  /**
   * @param {Decision} moment
   * @param {Found} found
   * @param {number} entry
   */
  told(moment, found, entry) {
    const turns = found.turning.includes(entry);
    const head = make("h2", {}, found.sides[moment.seat].name);
    if (turns) head.append(make("span", { className: "pill" }, `${this.words.turning} ${signed(moment.change)}`));
    const rows = this.compared.map(one => this.choice(one));
    const about = make("p", { className: "small" }, this.words["study-by"].replace("#", String(found.sims)));
    return [head, make("ol", {}, ...rows), about, this.inside(moment)];
  }

  /** How the search went, for those who want to know. @param {Decision} moment */
  inside({ looked }) {
    const { words } = this;
    const heads = [words.action, words.visits, words.chance].map(text => make("th", { scope: "col" }, text));
    const rows = looked.map(one => {
      const what = make("th", { scope: "row" }, one.words);
      if (one.line) what.append(make("span", { className: "line" }, one.line));
      return make("tr", {}, what, make("td", {}, String(one.visits)), make("td", {}, `${one.chance} %`));
    });
    const table = make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
    const out = make("details", { className: "inside", open: this.looksInside }, make("summary", {}, words.inside), table);
    out.addEventListener("toggle", () => (this.looksInside = out.open));
    return out;
  }

  /** Pointed at, only it is marked on the board. @param {Verdict} verdict */
  choice(verdict) {
    const { sign, kind, one, isPlayed } = verdict;
    const words = make("span", { className: "what" }, make("b", {}, `${isPlayed ? this.words.played : ""}${one.words}`));
    if (one.line) words.append(make("span", { className: "line" }, one.line));
    const row = make("li", { className: kind }, make("span", { className: "mark" }, sign), words, make("b", { className: "chance" }, `${one.chance} %`));
    row.addEventListener("pointerenter", () => reveal(mark([verdict])));
    row.addEventListener("pointerleave", () => mark(this.marked));
    return row;
  }

  /** @param {Found} found */
  tellFortune(found) {
    const rows = found.sides.map(({ name, luck, skill }, side) => {
      const parts = [make("td", {}, signed(luck)), make("td", {}, signed(skill))];
      return make("tr", { className: `seat-${side}` }, make("th", { scope: "row" }, name), ...parts);
    });
    byId("fortune-rows").replaceChildren(...rows);
    byId("fortune").hidden = false;
  }
}
