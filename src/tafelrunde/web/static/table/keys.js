// The board by keyboard: arrows go to the nearest choice, and focus stays where it was.

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
