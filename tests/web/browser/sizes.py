"""How small the texts and targets of a table are on the screen, in pixels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

READABLE = {False: 9.0, True: 11.0}  # a text of a drawing, at a desk and on a phone
TARGET = {False: 24.0, True: 44.0}
ROUNDING = 0.15
# Texts that are seen, with their size; choices on the board, each with the side of the square
# that is its own: as large as it is drawn, or as far as a tap near it means it and no other.
MEASURE = """reach => {
  const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scale = one => { const { a, b } = one.getScreenCTM(); return Math.hypot(a, b); };
  const size = one => parseFloat(getComputedStyle(one).fontSize) * scale(one);
  const name = one => one.closest("svg.region").id.slice(2) + ": " + one.textContent.slice(0, 24);
  const said = [...document.querySelectorAll("svg.region text")]
    .filter(one => one.textContent.trim() && shown(one) && !one.closest("[data-ghost]"));
  const texts = said.map(one => [size(one), name(one)]);
  const live = new Map();
  for (const one of document.querySelectorAll("#regions [data-token][data-live]")) {
    const box = one.getBoundingClientRect();
    if (!shown(one) || !box.width || live.has(one.dataset.token)) continue;
    live.set(one.dataset.token, box);
  }
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const apart = (a, b) => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1]);
  const targets = [...live].map(([token, box]) => {
    const others = [...live.values()].filter(other => other !== box).map(one => apart(box, one));
    const drawn = Math.min(box.width, box.height);
    return [Math.max(drawn, Math.min(reach, ...others)), token, drawn];
  });
  const left = [...document.querySelectorAll("svg.region [data-grown=none]")].map(name);
  const listed = !!document.querySelector("#all-actions, #tray .list");
  return { texts, targets, listed, left };
}"""


@dataclass
class Sizes:
    """What was met in the course of a match."""

    phone: bool
    texts: dict[str, float] = field(default_factory=dict)
    targets: dict[str, float] = field(default_factory=dict)
    left_out: set[str] = field(default_factory=set)  # of the drawings, as they would be too small
    unlisted: list[str] = field(default_factory=list)  # too small, and not in a list either

    def look(self, page: Page) -> None:
        least = TARGET[self.phone]
        found = page.evaluate(MEASURE, least if self.phone else 0)
        for size, name in found["texts"]:
            self.texts[name] = min(size, self.texts.get(name, size))
        self.left_out |= set(found["left"])
        for size, token, drawn in found["targets"]:
            self.targets[token] = min(size, self.targets.get(token, size))
            if size < least - ROUNDING and not found["listed"]:
                self.unlisted.append(f"{token} {size:.0f} ({drawn:.0f} drawn)")

    @property
    def small(self) -> list[str]:
        least = READABLE[self.phone] - ROUNDING
        return [one for one in told(self.texts) if self.texts[one.split(" ", 1)[1]] < least]

    def __str__(self) -> str:
        texts, targets = told(self.texts), told(self.targets)
        left = f"{len(self.left_out)} of {len(texts) + len(self.left_out)} left out"
        return f"smallest text {texts[0]}, {left}; smallest target {targets[0]}"


def told(sizes: dict[str, float]) -> list[str]:
    """Smallest first."""
    found: Iterable[tuple[float, str]] = sorted((size, name) for name, size in sizes.items())
    return [f"{size:.1f} {name}" for size, name in found]
