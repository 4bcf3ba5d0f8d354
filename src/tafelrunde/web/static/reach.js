// The board by keyboard, and near or far: arrows go to the nearest choice, wheel and pinch zoom.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const middle = element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

function nearest(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of document.querySelectorAll("[data-token][data-live]")) {
    const [u, v] = middle(other);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead > 4 && ahead + 2 * aside < least) (least = ahead + 2 * aside), (best = other);
  }
  return best;
}

export function keyboard(chooser) {
  document.addEventListener("keydown", event => {
    const typing = event.target.closest?.("input,textarea,select");
    if (event.key === "Escape" && !typing && chooser.steps.length) {
      event.preventDefault();
      chooser.back();
      return;
    }
    if (event.key.toLowerCase() === "r" && !typing && chooser.ghosts && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      chooser.turn(event.shiftKey ? -1 : 1);
      return;
    }
    const at = event.target.closest?.("[data-token]");
    if (!at || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      chooser.pick(at.dataset.token, "keys");
    } else if (DIRECTIONS[event.key]) {
      event.preventDefault();
      const next = nearest(at, DIRECTIONS[event.key]);
      if (!next) return;
      at.setAttribute("tabindex", -1);
      next.setAttribute("tabindex", 0);
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
}

// Focus on a board element survives updates: on the same token, else on the first choice.
export class Focus {
  constructor() {
    this.token = "";
    document.addEventListener("pointerdown", () => (this.token = ""), true);
    document.addEventListener("focusin", ({ target }) => {
      const at = target.closest?.("[data-token]");
      if (at && at.matches(":focus-visible")) this.token = at.dataset.token;
      else if (!target.closest?.("svg.region")) this.token = "";
    });
  }

  restore() {
    if (!this.token) return;
    const now = document.activeElement;
    if (now && now !== document.body && !now.closest("svg.region")) return;
    const same = document.querySelector(`[data-token="${CSS.escape(this.token)}"][tabindex="0"]`);
    const element =
      same ||
      document.querySelector(`[data-token="${CSS.escape(this.token)}"][data-live]`) ||
      document.querySelector("[data-token][data-live]");
    if (element && element !== now) element.focus({ preventScroll: true });
  }
}

// ---------- zoom ----------

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
  document.getElementById("zoom-in").addEventListener("click", () => set(scale * 1.4));
  document.getElementById("zoom-out").addEventListener("click", () => set(scale / 1.4));
  document.getElementById("zoom-whole").addEventListener("click", () => set(1));
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
