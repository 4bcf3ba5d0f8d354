// The last turn on the board: a dotted trail between the places that its log lines name.

const SVG = "http://www.w3.org/2000/svg";

// The newest acts of one seat, oldest first; where nobody else acts, the newest alone.
function lastTurn(lines) {
  const acts = lines.filter(line => line.kind === "act" && !line.undone);
  const newest = acts.at(-1);
  const first = acts.findLastIndex(line => line.seat !== newest?.seat);
  return first < 0 ? acts.filter(line => line.i === newest.i) : acts.slice(first + 1);
}

// Whose colour a line has: an automa plays within somebody's action, after its first line.
function colour(line, before) {
  const automa = document.querySelector(".seat.automa");
  return automa && before?.i === line.i ? automa.className.match(/seat-\d+/)[0] : `seat-${line.seat}`;
}

// Where a token is drawn, on the screen; where it will be, if it is still flying.
function place(token) {
  const drawn = `#regions svg.region [data-token="${CSS.escape(token)}"]:not(.hand)`; // no place
  const element = document.querySelector(drawn);
  const svg = element?.closest("svg.region");
  const matrix = element?.parentNode.getScreenCTM();
  if (!matrix) return null;
  const own = element.transform.baseVal.consolidate()?.matrix;
  const box = element.getBBox();
  const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { svg, point: centre.matrixTransform(own).matrixTransform(matrix) };
}

function draw(name, attributes, className) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute("class", className);
  return element;
}

export function trace(lines) {
  for (const old of document.querySelectorAll("svg.region > .trace")) old.remove();
  const acts = lastTurn(lines);
  for (const [number, line] of acts.entries()) {
    const places = (line.touch || []).map(place).filter(Boolean);
    if (!places.length) continue;
    const trail = draw("g", { "aria-hidden": "true" }, `trace ${colour(line, acts[number - 1])}`);
    const { svg } = places[0];
    const inside = svg.getScreenCTM().inverse(); // of the drawing where the trail begins
    const [first, ...others] = places.map(({ point }) => point.matrixTransform(inside));
    trail.append(draw("ellipse", { cx: first.x, cy: first.y, rx: 17, ry: 14.6 }, "start"));
    const path = [first, ...others].map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    if (others.length)
      for (const part of ["under", "dots"]) trail.append(draw("path", { d: path.join("") }, part));
    svg.append(trail);
  }
}
