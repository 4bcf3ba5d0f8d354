// The board near or far: wheel and pinch zoom, a mouse pulls it along.

import { byId } from "../dom.js";

const MOST = 4;

export function zoom(view, inner, chooser) {
  let scale = 1;
  const points = new Map();
  let grip = null;
  const set = (next, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
    const wanted = Math.min(MOST, Math.max(1, next));
    if (wanted === scale) return;
    const left = (view.scrollLeft + x) / scale;
    const top = (view.scrollTop + y) / scale;
    scale = wanted;
    inner.dataset.zoomed = scale > 1;
    inner.style.setProperty("--zoom", scale);
    view.scrollTo(left * scale - x, top * scale - y);
  };
  byId("zoom-in").addEventListener("click", () => set(scale * 1.4));
  byId("zoom-out").addEventListener("click", () => set(scale / 1.4));
  byId("zoom-whole").addEventListener("click", () => set(1));
  drag(view);
  view.addEventListener(
    "wheel",
    event => {
      if (!event.ctrlKey) return turning(event);
      event.preventDefault();
      const box = view.getBoundingClientRect();
      set(scale * Math.exp(-event.deltaY / 300), event.clientX - box.x, event.clientY - box.y);
    },
    { passive: false },
  );
  // While a piece is turned, the wheel turns it.
  let turnedAt = 0;
  function turning(event) {
    if (!chooser.ghosts || chooser.now.length < 2) return;
    event.preventDefault();
    if (event.timeStamp - turnedAt < 120) return;
    turnedAt = event.timeStamp;
    chooser.turn(event.deltaY > 0 ? 1 : -1);
  }
  const spread = () => {
    const [a, b] = [...points.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  view.addEventListener("touchstart", event => follow(event), { passive: true });
  view.addEventListener("touchmove", event => pinch(event), { passive: false });
  view.addEventListener("touchend", event => follow(event), { passive: true });
  view.addEventListener("touchcancel", event => follow(event), { passive: true });
  function follow(event) {
    points.clear();
    for (const { identifier, clientX: x, clientY: y } of event.touches) points.set(identifier, { x, y });
    grip = points.size === 2 ? { far: spread(), scale } : null;
  }
  function pinch(event) {
    if (!grip || event.touches.length !== 2) return;
    event.preventDefault();
    points.clear();
    for (const { identifier, clientX: x, clientY: y } of event.touches) points.set(identifier, { x, y });
    const [a, b] = [...points.values()];
    const box = view.getBoundingClientRect();
    set((grip.scale * spread()) / grip.far, (a.x + b.x) / 2 - box.x, (a.y + b.y) / 2 - box.y);
  }
}

// A mouse pulls the board along where it is larger than its frame; that was no click then.
const PULL = 6; // pixels

function drag(view) {
  let from = null;
  let pulled = false;
  view.addEventListener("pointerdown", event => {
    pulled = false;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view;
    if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX + view.scrollLeft, y: event.clientY + view.scrollTop, at: event };
  });
  addEventListener("pointermove", event => {
    if (!from || event.pointerType !== "mouse") return;
    if (!pulled && Math.hypot(event.clientX - from.at.clientX, event.clientY - from.at.clientY) < PULL) return;
    pulled = true;
    view.toggleAttribute("data-pulled", true);
    view.scrollTo(from.x - event.clientX, from.y - event.clientY);
  });
  const release = () => {
    from = null;
    view.removeAttribute("data-pulled");
  };
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  view.addEventListener(
    "click",
    event => {
      if (!pulled) return;
      pulled = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
