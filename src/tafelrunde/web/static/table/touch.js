// @ts-check
// Fingers on the board: one pulls it along, two zoom, two taps go near or whole (of a card: tips.js).

/** @import { Shot } from "./camera.js" */

const PULL = 8; // pixels: less is a tap
const OTHER = "[data-live], svg.region:not([data-kind=board])"; // two taps mean something else there

/** @typedef {Pick<PointerEvent, "timeStamp" | "clientX" | "clientY">} Tap */

/** @type {Tap} */
export const NEVER = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

/**
 * Whether two taps are one gesture.
 * @param {Tap} first
 * @param {Tap} second
 */
export const isTwice = (first, second) => second.timeStamp - first.timeStamp < 300 &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < 30;

/**
 * @typedef {object} Seen through a camera
 * @property {Shot} shot
 * @property {boolean} hasCamera
 * @property {(shot: Shot) => void} move
 * @property {(scale: number, at: { x: number, y: number }) => void} zoom
 * @property {() => void} toggle
 * @property {() => void} aim
 */

/**
 * @param {HTMLElement} view
 * @param {Seen} stage
 */
export function hands(view, stage) {
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let pulled = false;
  /** @type {Tap} */
  let tapped = NEVER;
  const at = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const home = view.getBoundingClientRect();
    return { x: clientX - home.x, y: clientY - home.y };
  };
  view.addEventListener("pointerdown", event => {
    if (!stage.hasCamera) return;
    if (!fingers.size) pulled = false;
    fingers.set(event.pointerId, event);
  });
  addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!pulled && fingers.size === 1 && Math.hypot(dx, dy) < PULL) return;
    pulled = true;
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    const { shot } = stage;
    if (other) {
      const far = (/** @type {PointerEvent} */ one) =>
        Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const [a, b] = [at(event), at(other)];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      stage.zoom((shot.scale * far(event)) / Math.max(1, far(before)), middle);
    } else stage.move({ ...shot, x: shot.x + dx, y: shot.y + dy });
    fingers.set(event.pointerId, event);
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    if (!fingers.delete(event.pointerId) || fingers.size || pulled) return;
    const twice = isTwice(tapped, event);
    if (twice && !/** @type {Element} */ (event.target).closest?.(OTHER)) stage.toggle();
    tapped = twice ? NEVER : event;
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  view.addEventListener("click", event => {
    if (!pulled) return;
    pulled = false; // that was no click
    event.stopPropagation();
    event.preventDefault();
  }, true);
  view.addEventListener("wheel", event => {
    if (!stage.hasCamera || !event.ctrlKey) return;
    event.preventDefault();
    const home = view.getBoundingClientRect();
    const where = { x: event.clientX - home.x, y: event.clientY - home.y };
    stage.zoom(stage.shot.scale * Math.exp(-event.deltaY / 300), where);
  }, { passive: false });
}
