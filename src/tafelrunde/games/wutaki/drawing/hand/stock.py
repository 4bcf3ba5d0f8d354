"""The own player board: resources, cost marker and element, workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, text

from ...rules.numbers import ELEMENTS, LETTERS, RESOURCES
from ..desk import Book, Desk
from ..ground import icon, tip
from ..people import marker, numbered, worker
from ..places.master import Board, board_of, master_items
from ..words import element_words

BOX: Final = (0.0, 0.0, 212.0, 280.0)
CHIP: Final = (62.0, 44.0)
CHIP_EDGE: Final = (1.5, 1.5, CHIP[0] - 3, CHIP[1] - 3, 9.0)
CELLS: Final = tuple((10 + 65.0 * (i % 3), 10 + 47.0 * (i // 3)) for i in range(6))
WORKERS: Final = 122.0  # the y at which they stand
PRICE: Final = 150.0
THING_NAMES: Final = (*RESOURCES, "cost")
PURSE: Final = frozenset({"pay", "give", "get", "buy", "take", "spare"})  # answered by a resource


def stock_region(desk: Desk, seat: int) -> Region:
    player = desk.state.players[seat]
    store = Store(
        *(tuple(player.resources), player.cost, player.element),
        *((player.loyal, player.idle, player.special), player.additional(), player.has_special()),
        *(desk.state.markers_left(seat), board_of(player)),
    )
    return stock(seat, store, bool(desk.kinds & PURSE), desk.book)


class Store(NamedTuple):
    """What a seat has on its player board."""

    resources: tuple[int, ...]
    cost: int
    element: int
    free: tuple[int, int, int]  # workers to place: loyal, additional, special
    additional: int  # hired
    special: bool
    markers: int
    board: Board


@kept
def stock(seat: int, store: Store, first: bool, book: Book) -> Region:
    hired = (store.additional, store.special)
    layers = [
        Layer("stock", goods(store.resources, store.cost, store.element, book)),
        Layer(
            "stock-board",
            hiring(sum(store.free), *hired, book),
            markers(seat, store.markers, book),
            board(seat, store.board, book),
        ),
        Layer("stock-workers", workers(seat, store.free, *hired, book)),
    ]
    static = panel(4, 4, BOX[2] - 8, BOX[3] - 8, 14)
    return Region(
        "stock", BOX, layers, static=static, label=book.say("stock"), span=10, narrow=25,
        first=first, columns=50,
    )  # fmt: skip


# resources


@part
def goods(numbers: tuple[int, ...], cost: int, element: int, book: Book) -> Iterator[Items]:
    for index, number in enumerate(numbers):
        yield chip(index, number, index == cost, book)
    yield own_marks(cost, element, book)


@part
def chip(index: int, number: int, is_cost: bool, book: Book) -> Items:
    kind = RESOURCES[index]
    label = book.say("you-have", book.thing(kind, number))
    if is_cost:
        label += "\n" + book.say("cost-marker", book.thing(kind, 1))
    return {f"res-{kind}": resource(kind, number, is_cost, *CELLS[index], label)}


@leaf
def resource(kind: str, number: int, is_cost: bool, x: float, y: float, label: str) -> Drawn:
    w, h = CHIP
    return g(
        tip(label),
        chip_ground(),
        use(f"s-wu-{kind}", 20, h / 2, 1.15),
        text(w - 17, h / 2 + 7, str(number), 20, "var(--ink)", SERIF, 700, "middle"),
        use("s-wu-cost", 9, 9, 0.62) if is_cost else None,
        chip_lit(),
        data_token=kind,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


@leaf
def chip_ground() -> Drawn:
    live = rect(
        *CHIP_EDGE, fill="var(--live)", fill_opacity=0.2, stroke="var(--live)", stroke_width=3
    )
    ground = rect(0, 0, *CHIP, 10, fill="var(--panel-2)", stroke="var(--line)")
    return join(ground, marks.when("live", "", live))


@leaf
def chip_lit() -> Drawn:
    lit = rect(*CHIP_EDGE, fill="none", stroke="var(--glow)", stroke_width=4)
    return marks.when("chosen", "", lit)


@part
def own_marks(cost: int, element: int, book: Book) -> Items:
    """Beside the resources: what C means, and the own element."""
    kind = RESOURCES[cost] if cost >= 0 else ""
    words = book.say("cost-marker", book.thing(kind, 1)) if kind else book.say("no-cost")
    label = element_words(book, element) if element >= 0 else book.say("no-element")
    name = ELEMENTS[element] if element >= 0 else ""
    return {"own-marks": cell(kind, words, name, label, *CELLS[5])}


def cell(cost: str, words: str, element: str, label: str, x: float, y: float) -> Drawn:
    known = (
        icon(f"seal-{element}", 45, 22, 1.2, label)
        if element
        else g(tip(label), circle(45, 22, 12, fill="none", stroke="var(--mute)"))
    )
    return g(
        g(
            tip(words),
            use("s-wu-cost", 16, 13, 0.86),
            use(f"s-wu-{cost}", 20, 32, 0.6) if cost else None,
            role="img",
            aria_label=words,
        ),
        known,
        transform=at(x, y),
    )


# workers and markers


@part
def workers(
    seat: int, free: tuple[int, int, int], additional: int, special: bool, book: Book
) -> Items:
    """Who can still be placed; those on the player board wait behind, faded."""
    out: dict[str, Drawn] = {}
    letters = [letter for letter, count in zip(LETTERS, free) for _ in range(count)]
    later = waiting(additional, special, book)
    step = min(24.0, 176 / max(1, len(letters) + len(later) - 1))
    x = 22.0
    for letter in letters:
        id = numbered(f"w-{seat}-stock-{letter}", out)
        out[id] = worker(letter, seat, x, WORKERS, 0.82)
        x += step
    for letter in later:
        out[numbered(f"w-{seat}-board-{letter}", out)] = faded(letter, seat, x, WORKERS)
        x += step
    return out


def waiting(additional: int, special: bool, book: Book) -> list[str]:
    """Not hired yet."""
    return ["a"] * (book.setup.most_additional - additional) + ([] if special else ["s"])


@leaf
def faded(letter: str, seat: int, x: float, y: float) -> Drawn:
    return g(worker(letter, seat, x, y, 0.6), opacity=0.36, pointer_events="none")


@part
def markers(seat: int, left: int, book: Book) -> Items:
    out = {
        f"mark-stock-{index}-{seat}": marker(seat, 112 + 17 * index, PRICE, 0.3)
        for index in range(left)
    }
    return {**out, "stock-markers": note(112, PRICE - 10, 92, 20, book.say("markers-left", left))}


@part
def board(seat: int, board: Board, book: Book) -> Items:
    return master_items(seat, board, book)


@part
def hiring(free: int, additional: int, special: bool, book: Book) -> Items:
    """The words above and below the workers: how many, and what the next one costs."""
    more = bool(waiting(additional, special, book))
    price = book.setup.hiring[additional + book.setup.first_worker] if more else []
    label = book.say("workers-free", free) + "\n" + next_price(book, price, more)
    return {"stock-people": prices(tuple(price), label, book.say("next-hire"))}


def next_price(book: Book, price: list[int], more: bool) -> str:
    if not more:
        return book.say("all-hired")
    parts = [book.thing(name, n) for name, n in zip(THING_NAMES, price) if n]
    return book.say("next-worker", ", ".join(parts) or book.say("nothing"))


@leaf
def prices(price: tuple[int, ...], label: str, title: str) -> Drawn:
    return g(tip(label), price_row(price), role="img", aria_label=f"{title}: {label}")


@leaf
def price_row(price: tuple[int, ...]) -> Drawn:
    costs = [(name, n) for name, n in zip(THING_NAMES, price) if n]
    shown = [
        g(
            use(f"s-wu-{name}", 50 + 30 * i, PRICE, 0.7),
            text(60 + 30 * i, PRICE + 5, str(n), 13, "var(--ink)", SANS, 700),
        )
        for i, (name, n) in enumerate(costs)
    ]
    free = text(46, PRICE + 5, "0" if price else "–", 13, "var(--mute)", SANS, 700)
    return join(
        rect(10, WORKERS - 20, 192, 38, 9, fill="var(--white)", fill_opacity=0),
        use("s-wu-hire", 24, PRICE - 1, 0.86),
        path(f"M35 {PRICE - 4.5:g}l5 4-5 4z", fill="var(--mute)"),
        shown or free,
    )


@leaf
def note(x: float, y: float, width: float, height: float, label: str) -> Drawn:
    """Words over something that is drawn elsewhere."""
    return g(
        tip(label),
        rect(x - 8, y, width, height, 6, fill="var(--white)", fill_opacity=0),
        role="img",
        aria_label=label,
    )
