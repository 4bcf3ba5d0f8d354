// @ts-check
// The last turn on the board: a dotted trail between the places that its log lines name.

import { turns } from "./turns.js";

/** @import { LogLine } from "./protocol.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
const GOAL = 40; // how large the ring around a goal is

/**
 * The lines of the last turn that lead somewhere; of a turn without an end, those of the last act.
 * @param {LogLine[]} lines
 */
export function lastTurn(lines) {
  const all = turns(lines);
  const acts = (all.at(-1)?.lines ?? []).filter(line => line.kind === "act" && !line.aside);
  return all.length > 1 ? acts : acts.filter(line => line.i === acts.at(-1)?.i);
}

/**
 * Where a token is drawn, on the screen; where it will be, if it is still flying.
 * @param {string} token
 */
function place(token) {
  const drawn = `#regions svg.region [data-token="${CSS.escape(token)}"]:not(.hand)`; // no place
  const element = /** @type {SVGGraphicsElement | null} */ (document.querySelector(drawn));
  const svg = /** @type {SVGSVGElement | undefined} */ (element?.closest("svg.region"));
  const home = /** @type {SVGGraphicsElement | undefined} */ (element?.parentNode);
  const matrix = home?.getScreenCTM();
  if (!element || !svg || !matrix) return null;
  const own = element.transform.baseVal.consolidate()?.matrix;
  const box = element.getBBox();
  const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { svg, point: centre.matrixTransform(own).matrixTransform(matrix) };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} className
 */
function draw(name, attributes, className) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.setAttribute("class", className);
  return element;
}

/**
 * @param {LogLine[]} lines
 * @param {boolean} [hasGoal] a ring is drawn around where it leads
 */
export function trace(lines, hasGoal = false) {
  for (const old of document.querySelectorAll("svg.region > .trace")) old.remove();
  for (const line of lines) {
    if (line.way) {
      walk(line.way, `seat-${line.who}`, hasGoal);
      continue;
    }
    const places = (line.touch ?? []).map(place).filter(found => found !== null);
    if (places.length) trail(places, `seat-${line.who}`, hasGoal);
  }
}

function board() {
  return /** @type {SVGSVGElement | null} */ (document.querySelector("#regions > svg[data-kind=board]"));
}

/**
 * Ways that were gone, where they lie on the screen.
 * @param {LogLine[]} lines
 */
export function gone(lines) {
  const matrix = board()?.getScreenCTM() ?? undefined;
  const ways = matrix ? lines.flatMap(line => (line.way ? [line.way] : [])) : [];
  return ways.map(way => way.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix)));
}

/**
 * The way that was really gone.
 * @param {[number, number][]} way
 * @param {string} colour
 * @param {boolean} hasGoal
 */
function walk(way, colour, hasGoal) {
  const svg = board();
  if (svg) dotted(svg, way.map(([x, y]) => ({ x, y })), colour, hasGoal);
}

/**
 * @param {{ svg: SVGSVGElement, point: DOMPoint }[]} places
 * @param {string} colour
 * @param {boolean} hasGoal
 */
function trail(places, colour, hasGoal) {
  const { svg } = places[0];
  const inside = svg.getScreenCTM()?.inverse(); // of the drawing where the trail begins
  dotted(svg, places.map(({ point }) => point.matrixTransform(inside)), colour, hasGoal);
}

/**
 * @param {SVGSVGElement} svg
 * @param {{ x: number, y: number }[]} points
 * @param {string} colour
 * @param {boolean} hasGoal
 */
function dotted(svg, points, colour, hasGoal) {
  const [{ x: cx, y: cy }] = points;
  const out = draw("g", { "aria-hidden": "true" }, `trace ${colour}`);
  out.append(draw("ellipse", { cx, cy, rx: 17, ry: 14.6 }, "start"));
  const path = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
  if (points.length > 1)
    for (const part of ["under", "dots"]) out.append(draw("path", { d: path.join("") }, part));
  const { x, y } = points[points.length - 1];
  if (hasGoal) for (let i = 0; i < 2; i++) out.append(draw("circle", { cx: x, cy: y, r: GOAL }, "goal"));
  svg.append(out);
}
