// @ts-check
// The board on a small screen: one part at a time, the board itself through a camera, with a map.

import { byId, make } from "../dom.js";
import { around, CALM, clamp, corner, isSeen, lookAt, nearer, seen, WHOLE } from "./camera.js";
import { legible } from "./legible.js";
import { SMALL } from "./screen.js";
import { states } from "./states.js";
import { hands } from "./touch.js";

/** @import { Shot } from "./camera.js" */

const SVG = "http://www.w3.org/2000/svg";
const MAP = 122; // pixels: its width, and what is between it and the edge
const LIVE = "[data-token][data-live]";
const MEANT = "[data-token][data-chosen], #aim, [data-ghost][data-shown]"; // is about to be confirmed

/** @param {Element} region */
const nameOf = region => (region.getAttribute("aria-label") ?? "").split(/[·:,(]/)[0].trim();

export class Stage {
  /** @param {HTMLElement} dock */
  constructor(dock) {
    this.box = byId("stage");
    this.view = byId("view");
    this.home = byId("regions");
    this.jump = byId("jump");
    this.map = byId("minimap");
    /** @type {Shot} */
    this.shot = WHOLE;
    this.pane = ""; // the part that is shown instead of the board
    this.asked = ""; // what the camera looked at last
    this.isFree = false; // somebody moved it: it stays until something else is asked
    dock.addEventListener("drawn", () => this.look());
    SMALL.addEventListener("change", () => this.look());
    new ResizeObserver(() => this.look(true)).observe(this.view);
    const reads = new ResizeObserver(() => this.read());
    for (const sized of [this.home, byId("seats")]) reads.observe(sized);
    this.map.addEventListener("click", () => this.toggle());
    byId("lens").addEventListener("click", () => this.hasCamera && this.toggle());
    this.jump.addEventListener("click", ({ target }) => {
      const chip = target instanceof Element ? target.closest("button") : null;
      if (chip?.dataset.to) this.go(chip.dataset.to);
    });
    hands(this.view, this);
  }

  get regions() {
    return /** @type {SVGSVGElement[]} */ (/** @type {unknown} */ ([...this.home.children]));
  }

  get board() {
    return this.regions.find(region => region.dataset.kind === "board") ?? null;
  }

  get hasCamera() {
    return SMALL.matches && !!this.board && !this.pane;
  }

  // ---------- which part ----------

  look(resized = false) {
    const camera = SMALL.matches && !!this.board;
    this.box.toggleAttribute("data-camera", camera);
    const live = this.isStepping ? [] : [...this.home.querySelectorAll(LIVE)];
    const meant = live.length || this.isStepping ? [] : [...this.home.querySelectorAll(MEANT)];
    const seen = live.length || meant.length ? [] : [...this.home.querySelectorAll(".trace path")];
    const names = [...live, ...meant].map(one => one.getAttribute("data-token") ?? one.id);
    const key = [...names, ...seen.map(one => one.getAttribute("d"))].join(" ");
    const isNew = key !== this.asked;
    this.asked = key;
    if (isNew) this.isFree = false;
    if (camera && isNew) this.choose([...live, ...meant]);
    this.panes(camera);
    this.chips(camera);
    states();
    this.mark();
    if (!camera) this.rest();
    else if (isNew || resized) this.aim();
    if (camera) this.drawMap();
    this.read();
  }

  // What is written can be read, however near it is.
  read() {
    for (const region of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("svg.region")))
      legible(region, region === this.board ? this.shot.scale : 1);
  }

  /**
   * The part that is asked about; the board, where it is one of them.
   * @param {Element[]} live
   */
  choose(live) {
    const homes = new Set(live.map(one => one.closest("#regions > svg")));
    const main = this.regions.filter(({ dataset }) => dataset.kind !== "stack");
    if (!homes.size || main.some(region => homes.has(region))) this.pane = "";
    else this.pane = this.regions.find(region => homes.has(region))?.id ?? "";
  }

  /** @param {boolean} camera */
  panes(camera) {
    if (!this.regions.some(({ id }) => id === this.pane)) this.pane = "";
    for (const region of this.regions) {
      const isMain = region.dataset.kind !== "stack";
      const on = camera && (this.pane ? region.id === this.pane : isMain);
      region.toggleAttribute("data-pane", on);
    }
    const shelf = this.regions.find(({ dataset }) => dataset.kind === "shelf" && "pane" in dataset);
    const high = shelf && camera ? shelf.getBoundingClientRect().height : 0;
    this.box.style.setProperty("--shelf", `${high}px`);
  }

  /** @param {boolean} camera */
  chips(camera) {
    const main = this.board;
    const stacks = this.regions.filter(({ dataset }) => dataset.kind === "stack");
    const to = camera && main ? [main, ...stacks] : stacks.filter(nameOf);
    this.jump.hidden = !SMALL.matches || to.length < 2;
    const key = to.map(region => `${region.id} ${nameOf(region)}`).join("|");
    if (this.jump.hidden || this.jump.dataset.key === key) return;
    this.jump.dataset.key = key;
    this.jump.replaceChildren(...to.map(region => {
      const chip = make("button", { type: "button" }, nameOf(region));
      chip.dataset.to = region.id;
      return chip;
    }));
  }

  mark() {
    const at = this.pane || this.board?.id || "";
    for (const chip of /** @type {NodeListOf<HTMLElement>} */ (this.jump.querySelectorAll("button")))
      chip.setAttribute("aria-pressed", String(chip.dataset.to === at));
  }

  /** @param {string} id */
  go(id) {
    const region = byId(id, SVGSVGElement);
    if (!this.box.hasAttribute("data-camera")) {
      region.scrollIntoView({ block: "start", behavior: "smooth" });
      return;
    }
    this.pane = region.dataset.kind === "board" ? "" : id;
    this.panes(true);
    states();
    this.mark();
    this.aim();
    this.drawMap();
    this.read();
  }

  // ---------- the camera ----------

  // Sizes of the window, and of the board in it when it is seen whole.
  get frame() {
    const board = /** @type {SVGSVGElement} */ (this.board);
    const home = { width: board.clientWidth, height: board.clientHeight };
    const { width, height } = board.viewBox.baseVal;
    const unit = Math.min(home.width / width, home.height / height);
    const [w, h] = [width * unit, height * unit];
    const lies = { x: (home.width - w) / 2, y: (home.height - h) / 2, width: w, height: h };
    return { home, unit, board: lies };
  }

  // Beside a real box: something is to be done on the table before anything is chosen.
  get isStepping() {
    return byId("table").hasAttribute("data-steps");
  }

  // What can be chosen on the board.
  get target() {
    return this.isStepping ? null : around(this.boxes(LIVE));
  }

  /**
   * Where such things lie when the board is seen whole.
   * @param {string} selector
   */
  boxes(selector) {
    const svg = /** @type {SVGSVGElement} */ (this.board);
    const now = svg.getBoundingClientRect();
    const by = svg.clientWidth / now.width;
    return [...svg.querySelectorAll(selector)].map(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: (x - now.x) * by, y: (y - now.y) * by, width: width * by, height: height * by };
    });
  }

  // How much of the board's window lies under the tray, or under what is to be done.
  get covered() {
    const dock = byId(this.isStepping ? "steps" : "dock").getBoundingClientRect();
    const board = /** @type {SVGSVGElement} */ (this.board);
    const bottom = this.view.getBoundingClientRect().top + board.clientHeight;
    return dock.left < this.view.getBoundingClientRect().right ? Math.max(0, bottom - dock.top) : 0;
  }

  aim() {
    if (!this.hasCamera || this.isFree) return;
    const { home, unit, board } = this.frame;
    if (!home.width) return;
    const { target, covered } = this;
    const meant = target ? null : around(this.boxes(MEANT));
    if (target) this.put(lookAt(target, board, home, unit, covered));
    else if (meant) isSeen(meant, this.shot, home, covered) || this.put(lookAt(meant, board, home, unit, covered, CALM));
    else this.put(lookAt(around(this.boxes(".trace")), board, home, unit, covered, CALM)); // what happened last
  }

  toggle() {
    this.isFree = true;
    const { home, board, unit } = this.frame;
    const isWhole = this.shot.scale < 1.05;
    const target = this.target ?? board;
    this.put(isWhole ? lookAt(target, board, home, unit) : clamp(WHOLE, board, home));
  }

  /**
   * By hand: it stays so until something else is asked.
   * @param {Shot} shot
   */
  move(shot) {
    if (!this.hasCamera) return;
    this.isFree = true;
    const { home, board } = this.frame;
    this.put(clamp(shot, board, home), true);
  }

  /**
   * @param {number} scale
   * @param {{ x: number, y: number }} at
   */
  zoom(scale, at) {
    this.move(nearer(this.shot, scale, at));
  }

  /** @param {Shot} shot */
  put(shot, byHand = false) {
    const isNearer = shot.scale !== this.shot.scale;
    this.shot = shot;
    const board = /** @type {SVGSVGElement} */ (this.board);
    board.style.transition = byHand ? "none" : "";
    board.style.transform = `translate(${shot.x}px, ${shot.y}px) scale(${shot.scale})`;
    if (isNearer) legible(board, shot.scale);
    byId("lens").ariaPressed = String(shot.scale > 1.05);
    this.drawMap();
  }

  // A larger screen shows everything.
  rest() {
    this.map.hidden = true;
    this.shot = WHOLE;
    const board = this.board;
    if (board?.style.transform) board.style.transform = "";
  }

  // ---------- the map ----------

  drawMap() {
    const board = this.board;
    this.map.hidden = !this.hasCamera || this.shot.scale < 1.05;
    if (!board || this.map.hidden) return;
    this.placeMap();
    const box = board.getAttribute("viewBox") ?? "";
    // a copy has none of the colours that a trace gets from its region
    const parts = [...board.children].filter(part => !part.matches(".trace")).map((part, i) => {
      if (!part.id) part.id = `part-${i}`;
      return part.id;
    });
    const key = `${box} ${parts.join(" ")}`;
    if (this.map.dataset.key !== key) {
      this.map.dataset.key = key;
      const svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("viewBox", box);
      svg.setAttribute("aria-hidden", "true");
      for (const id of parts) {
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", `#${id}`);
        svg.append(use);
      }
      this.map.replaceChildren(svg, make("i"));
    }
    this.drawFrame();
  }

  // It lies over nothing that can be chosen, if there is such a corner.
  placeMap() {
    const { width, height } = /** @type {SVGSVGElement} */ (this.board).viewBox.baseVal;
    const map = { width: MAP, height: (MAP * height) / width };
    this.map.dataset.corner = corner(this.boxes(LIVE), this.shot, this.frame.home, map);
  }

  drawFrame() {
    const frame = this.map.querySelector("i");
    if (!frame || !this.hasCamera) return;
    const { home, board } = this.frame;
    const part = seen(this.shot, board, home);
    for (const [name, value] of Object.entries(part))
      frame.style.setProperty(name, `${(value * 100).toFixed(1)}%`);
  }
}
