// @ts-check
// What is inside, said by attributes. A stylesheet could ask that itself with :has(), but a browser asks it
// again at every change of the page, and then styles anew all that any such rule is about: on this page that
// took most of the time between a click and the picture. Here it is asked once for many changes.

/** @type {[home: string, name: string, inside: string][]} home[data-has-name] where home:has(inside) */
const STATES = [
  ["#table", "sheet", "#side[data-open]"],
  ["#table", "rows", "#seats[data-rows='2']"],
  ["#stage", "board", "#regions > svg"],
  ["#stage", "chips", "#jump:not([hidden])"],
  ["#stage", "coach", "#coach:not([hidden])"],
  ["#stage", "docked", "#coach[data-docked]:not([hidden])"],
  ["#view", "pane", "svg[data-kind=stack][data-pane]"],
  ["#regions", "many", "> svg ~ svg"],
  ["svg.region", "chosen", "[data-chosen]"],
  [".notes", "room", "> .room"],
  ["#seats", "four", ".seat:nth-child(4)"],
  [".seat", "turn", ".turn"],
  [".seat", "vals", ".vals"],
  [".seat", "drawn", ".slot svg"],
  [".seat", "clock", "> .clock:not([hidden])"],
  [".seat", "runs", "> .clock[data-runs]:not([hidden])"],
  ["#dock", "must", "> #l-asks > .must"],
  ["#dock", "asks", "> #l-asks > *"],
  ["#dock", "player", "> #player:not([hidden])"],
  ["#dock", "tray", "#tray > *"],
  ["#dock", "turn", "#go-turn"],
  ["#dock", "three", ".btns > :nth-child(3)"],
  ["#dock", "phrase", "#tray .phrase"],
  ["#dock", "piece", "#add-piece:not([hidden])"],
  ["#hint", "bar", "> .bar"],
];
const CHANGED = ["hidden", "class", "data-open", "data-docked", "data-pane", "data-rows", "data-runs", "data-chosen"];

/**
 * @param {Element} element
 * @param {string} name
 * @param {boolean} on
 */
function say(element, name, on) {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

/** Before something is measured; otherwise it follows by itself. */
export function states() {
  for (const [home, name, inside] of STATES)
    for (const one of document.querySelectorAll(home)) say(one, `data-has-${name}`, !!one.querySelector(`:scope ${inside}`));
  for (const layer of document.querySelectorAll("svg.region > g"))
    say(layer, "data-replaced", !!layer.nextElementSibling?.querySelector(":scope > .on-narrow"));
}

/** @param {Element} root */
export function follow(root) {
  states();
  new MutationObserver(states).observe(root, { childList: true, subtree: true, attributeFilter: CHANGED });
}
