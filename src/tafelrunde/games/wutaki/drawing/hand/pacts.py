"""The own pacts: those accepted, with a check on what can be paid now, and seals of those done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import Point, at, circle, g, rect, use
from tafelrunde.draw.text import SANS, text

from ...rules.numbers import ELEMENTS
from ...rules.turn.forecast import fulfillable_in
from ..cards import chosen_frame
from ..desk import Book, Desk
from ..ground import BADGE, badge, tip
from ..pact import BROAD, HIGH, TICKET, WIDE
from ..words import pact_label, pact_picture
from .sheet import HEAD, HEIGHT, WIDTH, nothing, sheet, title

LAID: Final = (  # up to so many pacts, so many in a row, of this shape
    (1, 1, "-broad"), (2, 2, ""), (4, 2, "-broad"), (6, 3, ""),
    (12, 4, "-small"), (15, 5, "-small"), (24, 6, "-small"),
)  # fmt: skip
SHAPES: Final = {"": (WIDE, HIGH), "-broad": (BROAD, HIGH), "-small": TICKET}
ROOM: Final = HEIGHT - HEAD - 16  # for pacts, from top to bottom
PAYING: Final = frozenset({"fulfil", "waive"})
Accepted: TypeAlias = tuple[tuple[str, int, bool], ...]  # ids, pacts, whether they can be paid
Spot: TypeAlias = tuple[float, float, float]  # x, y, scale


def pacts_region(desk: Desk, seat: int) -> Region:
    faces, player = desk.book.setup.pacts, desk.state.players[seat]
    payable = fulfillable_in(desk.state, seat)
    rows = []
    for pact in player.accepted:
        id = faces[pact].id
        rows.append((desk.unique(f"pact-{id}"), pact, id in payable))
    paying = bool(desk.kinds & PAYING)
    return pacts(tuple(rows), tuple(player.fulfilled), paying, desk.book)


@kept
def pacts(rows: Accepted, fulfilled: tuple[int, ...], first: bool, book: Book) -> Region:
    layers = [
        Layer("pacts-head", head(len(rows), fulfilled, book)),
        Layer("pacts", accepted(rows, book)),
    ]
    return Region(
        "pacts", (0, 0, WIDTH, HEIGHT), layers, static=sheet(),
        label=book.say("pacts", len(rows)), span=15, columns=50, first=first,
    )  # fmt: skip


@part
def head(many: int, fulfilled: tuple[int, ...], book: Book) -> Items:
    out = {
        "pacts-title": title(book.say("pacts", many), 148),
        "pacts-done": seals(fulfilled, book),
    }
    return out if many else {**out, "pacts-none": nothing(book.say("no-pacts-yet"))}


@part
def accepted(rows: Accepted, book: Book) -> Iterator[Items]:
    many = len(rows)
    across, shape = next(((row, shape) for most, row, shape in LAID if many <= most), (8, "-small"))
    for index, (id, pact, payable) in enumerate(rows):
        yield own_pact(id, pact, payable, spot(index, many, across, shape), shape, book)


def spot(index: int, many: int, across: int, shape: str) -> Spot:
    """Where a pact lies, and how large: as many in a row as fill the sheet best."""
    wide, high = SHAPES[shape]
    small = shape == "-small"
    step = (WIDTH - 18) / across
    scale = min((step - 5) / wide, 1.0 if small else ROOM / high)
    gap = 0.5 if small else 3.0
    down, lines = high * scale + gap, -(-many // across)
    top = HEAD + (2 if small else 6 + max(0.0, (ROOM - lines * down + gap) / 2))
    return 12 + step * (index % across), top + down * (index // across), round(scale, 3)


@part
def own_pact(id: str, pact: int, payable: bool, spot: Spot, shape: str, book: Book) -> Items:
    label = book.say("my-pact", pact_label(book, pact))
    if payable:
        label = book.say("payable") + "\n" + label
    token, shown = book.setup.pacts[pact].id, pact_picture(book, pact, shape)
    x, y, scale = spot
    return {id: card(shown, token, x, y, SHAPES[shape], scale, label, payable)}


@leaf
def card(
    shown: str, token: str, x: float, y: float, size: Point, scale: float, label: str, payable: bool
) -> Drawn:
    w, h = size
    ring = rect(-3, -3, w + 6, h + 6, 11, fill="none", stroke="var(--live)", stroke_width=2.4)
    return g(
        tip(label),
        ring if payable else None,
        use(shown),
        chosen_frame(w, h),
        pays(w) if payable else None,
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y, (scale, scale)),
    )


@leaf
def pays(width: float) -> Drawn:
    """On a pact that can be paid now; the tick belongs to what is chosen."""
    x, y, r = (width - 6, 6.0, 12.0) if width > 90 else (width - 5, 5.0, 9.5)
    return g(
        circle(x, y, r, fill="var(--chalk)", stroke="var(--live)", stroke_width=2.4),
        use("s-wu-fulfil", x, y, r * 0.062),
    )


def seals(fulfilled: tuple[int, ...], book: Book, right: float = WIDTH - 22) -> Drawn:
    """Fulfilled pacts by element, as far as the reader knows which they are."""
    known = [book.setup.pacts[pact].element for pact in fulfilled if pact >= 0]
    counts = [(name, known.count(i)) for i, name in enumerate(ELEMENTS) if i in known]
    parts = [f"{book.say(f'element-{name}')} {n}" for name, n in counts]
    label = book.say("fulfilled", len(fulfilled)) + (": " + ", ".join(parts) if parts else "")
    return seal_row(counts, label, len(fulfilled), right)


def seal_row(counts: list[tuple[str, int]], label: str, total: int, right: float) -> Drawn:
    """From the right: a seal and its number for each element, then how many there are."""
    out: list[Child] = []
    x = right
    for name, number in reversed(counts):
        out.append(use(f"s-wu-seal-{name}", x, 17, 0.72))
        out.append(badge(number, x + 8.5, 21.5, BADGE))
        x -= 29
    ink = "var(--ink)" if total else "var(--mute)"
    shown = (
        use("s-wu-fulfil", x - 12, 17, 0.72, opacity=None if total else 0.45),
        text(x - 1, 22, str(total), 14, ink, SANS, 700),
    )
    return g(tip(label), shown, out, role="img", aria_label=label)
