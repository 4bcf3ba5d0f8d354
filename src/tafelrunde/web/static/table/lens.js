// @ts-check
// The board near or far: lens, keys, wheel and pinch; a mouse pulls it along.

import { around, byId } from "../dom.js";

/** @import { Chooser } from "./chooser.js" */

const MOST = 4;
const NEAR = 2; // of the lens
const STEP = 1.4; // of a key

/**
 * @param {HTMLElement} view
 * @param {HTMLElement} inner
 * @param {Chooser} chooser
 */
export function lens(view, inner, chooser) {
  let scale = 1;
  const set = (/** @type {number} */ next, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
    const wanted = Math.min(MOST, Math.max(1, next));
    if (wanted === scale || byId("stage").hasAttribute("data-camera")) return;
    const left = (view.scrollLeft + x) / scale;
    const top = (view.scrollTop + y) / scale;
    scale = wanted;
    byId("lens").ariaPressed = String(scale > 1);
    inner.style.setProperty("--zoom", String(scale));
    view.scrollTo(left * scale - x, top * scale - y);
  };
  byId("lens").addEventListener("click", () => set(scale > 1 ? 1 : NEAR, ...focus(view)));
  document.addEventListener("keydown", event => {
    if (around(event, "input, textarea, select") || event.ctrlKey || event.metaKey) return;
    const next = { "+": scale * STEP, "-": scale / STEP, 0: 1 }[event.key];
    if (next !== undefined) set(next, ...focus(view));
  });
  drag(view);
  const turn = turning(chooser);
  const wheel = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey) return turn(event);
    event.preventDefault();
    const box = view.getBoundingClientRect();
    set(scale * Math.exp(-event.deltaY / 300), event.clientX - box.x, event.clientY - box.y);
  };
  view.addEventListener("wheel", wheel, { passive: false });
  pinch(view, () => scale, set);
}

/**
 * Where one looks to: the middle of what can be chosen, or of the board.
 * @param {HTMLElement} view
 * @returns {[x: number, y: number]}
 */
function focus(view) {
  const home = view.getBoundingClientRect();
  const live = [...view.querySelectorAll("[data-token][data-live]")].map(one =>
    one.getBoundingClientRect(),
  );
  if (!live.length) return [home.width / 2, home.height / 2];
  const middle = (/** @type {number[]} */ all) => (Math.min(...all) + Math.max(...all)) / 2;
  const x = middle(live.map(box => box.x + box.width / 2)) - home.x;
  return [x, middle(live.map(box => box.y + box.height / 2)) - home.y];
}

/**
 * While a piece is turned, the wheel turns it.
 * @param {Chooser} chooser
 */
function turning(chooser) {
  let turnedAt = 0;
  return (/** @type {WheelEvent} */ event) => {
    if (!chooser.ghosts || chooser.now.length < 2) return;
    event.preventDefault();
    if (event.timeStamp - turnedAt < 120) return;
    turnedAt = event.timeStamp;
    chooser.turn(event.deltaY > 0 ? 1 : -1);
  };
}

/**
 * Two fingers: the point between them stays between them.
 * @param {HTMLElement} view
 * @param {() => number} scale
 * @param {(scale: number, x: number, y: number) => void} set
 */
function pinch(view, scale, set) {
  /** @type {{ far: number, scale: number } | null} */
  let grip = null;
  const follow = (/** @type {TouchEvent} */ { touches }) => {
    grip = touches.length === 2 ? { far: spread(touches[0], touches[1]), scale: scale() } : null;
  };
  const move = (/** @type {TouchEvent} */ event) => {
    if (!grip || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const box = view.getBoundingClientRect();
    const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    set((grip.scale * spread(a, b)) / grip.far, x - box.x, y - box.y);
  };
  view.addEventListener("touchstart", follow, { passive: true });
  view.addEventListener("touchmove", move, { passive: false });
  view.addEventListener("touchend", follow, { passive: true });
  view.addEventListener("touchcancel", follow, { passive: true });
}

/**
 * @param {Touch} a
 * @param {Touch} b
 */
const spread = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

// A mouse pulls the board along where it is larger than its frame; that was no click then.
const PULL = 6; // pixels

/** @param {HTMLElement} view */
function drag(view) {
  /** @type {{ x: number, y: number, at: PointerEvent } | null} */
  let from = null;
  let pulled = false;
  view.addEventListener("pointerdown", event => {
    pulled = false;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view;
    if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX + view.scrollLeft, y: event.clientY + view.scrollTop, at: event };
  });
  addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (!from || pointerType !== "mouse") return;
    const far = Math.hypot(clientX - from.at.clientX, clientY - from.at.clientY);
    if (!pulled && far < PULL) return;
    pulled = true;
    view.toggleAttribute("data-pulled", true);
    view.scrollTo(from.x - clientX, from.y - clientY);
  });
  const release = () => {
    from = null;
    view.removeAttribute("data-pulled");
  };
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  const click = (/** @type {MouseEvent} */ event) => {
    if (!pulled) return;
    pulled = false;
    event.stopPropagation();
    event.preventDefault();
  };
  view.addEventListener("click", click, true);
}
