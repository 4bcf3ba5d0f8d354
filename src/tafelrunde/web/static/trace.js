// The last turn on the board: a dotted trail between the places that its log lines name.

const SVG = "http://www.w3.org/2000/svg";

// The newest acts of one seat, oldest first.
function lastTurn(lines) {
  const acts = lines.filter(line => line.kind === "act" && !line.undone);
  const seat = acts.at(-1)?.seat;
  const first = acts.findLastIndex(line => line.seat !== seat);
  return { seat, acts: acts.slice(first + 1) };
}

// Where a token is drawn, in its drawing's own coordinates; cards are no places.
function place(token) {
  const drawn = `#regions svg.region [data-token="${CSS.escape(token)}"]:not(.card)`;
  const element = document.querySelector(drawn);
  const svg = element?.closest("svg.region");
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const box = element.getBoundingClientRect();
  const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const { x, y } = centre.matrixTransform(matrix.inverse());
  return { svg, x, y };
}

function draw(name, attributes, className) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute("class", className);
  return element;
}

export function trace(lines) {
  for (const old of document.querySelectorAll("svg.region > .trace")) old.remove();
  const { seat, acts } = lastTurn(lines);
  for (const line of acts) {
    const places = (line.touch || []).map(place).filter(Boolean);
    if (!places.length) continue;
    const trail = draw("g", { "aria-hidden": "true" }, `trace seat-${seat}`);
    const [first, ...others] = places;
    trail.append(draw("ellipse", { cx: first.x, cy: first.y, rx: 17, ry: 14.6 }, "start"));
    const path = places.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    if (others.length)
      for (const part of ["under", "dots"]) trail.append(draw("path", { d: path.join("") }, part));
    first.svg.append(trail);
  }
}
