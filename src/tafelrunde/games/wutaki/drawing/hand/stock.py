"""The own player board: resources, cost marker and element, workers."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, text

from ...rules.numbers import LETTERS, RESOURCES
from ..desk import Desk, Player
from ..ground import Items, icon, tip
from ..places.areas import marker, worker
from ..places.master import master_items
from ..words import element_words

BOX: Final = (0.0, 0.0, 212.0, 280.0)
CHIP: Final = (62.0, 49.0)
CELLS: Final = tuple((10 + 65.0 * (i % 3), 10 + 52.0 * (i // 3)) for i in range(6))
WORKERS: Final = 136.0  # the y at which they stand
PURSE: Final = frozenset({"pay", "give", "get", "buy", "take", "spare"})  # answered by a resource


def stock_region(desk: Desk, seat: int) -> Region:
    player = desk.facts["players"][seat]
    stock = {f"res-{kind}": chip(desk, player, kind, *CELLS[i]) for i, kind in enumerate(RESOURCES)}
    stock["own-marks"] = own_marks(desk, player)
    layers = [
        Layer("stock", stock),
        Layer("stock-board", board_items(desk, seat)),
        Layer("stock-workers", worker_items(desk, seat)),
    ]
    static = panel(4, 4, BOX[2] - 8, BOX[3] - 8, 14)
    label = desk.say("stock")
    first = bool(desk.kinds & PURSE)
    return Region(
        "stock", BOX, layers, static=static, label=label, span=10, narrow=25, first=first,
        columns=50,
    )  # fmt: skip


# resources


def chip(desk: Desk, player: Player, kind: str, x: float, y: float) -> Drawn:
    number = player["resources"][kind]
    is_cost = player["cost"] == kind
    label = desk.say("you-have", desk.thing(kind, number))
    if is_cost:
        label += "\n" + desk.say("cost-marker", desk.thing(kind, 1))
    return resource(kind, number, is_cost, x, y, label)


@leaf
def resource(kind: str, number: int, is_cost: bool, x: float, y: float, label: str) -> Drawn:
    w, h = CHIP
    box = (1.5, 1.5, w - 3, h - 3, 9.0)
    live = rect(*box, fill="var(--live)", fill_opacity=0.2, stroke="var(--live)", stroke_width=3)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=4)
    return g(
        tip(label),
        rect(0, 0, w, h, 10, fill="var(--panel-2)", stroke="var(--line)"),
        marks.when("live", "", live),
        use(f"s-wu-{kind}", 20, h / 2, 1.15),
        text(w - 17, h / 2 + 7, str(number), 20, "var(--ink)", SERIF, 700, "middle"),
        use("s-wu-cost", w - 9, 9, 0.44) if is_cost else None,
        marks.when("chosen", "", lit),
        data_token=kind,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


def own_marks(desk: Desk, player: Player) -> Drawn:
    """Beside the resources: what C means, and the own element."""
    cost, element = player["cost"], player["element"]
    words = desk.say("cost-marker", desk.thing(cost, 1)) if cost else desk.say("no-cost")
    label = element_words(desk, element) if element else desk.say("no-element")
    return cell(cost or "", words, element or "", label, *CELLS[5])


@leaf
def cell(cost: str, words: str, element: str, label: str, x: float, y: float) -> Drawn:
    known = (
        icon(f"seal-{element}", 45, 25, 1.2, label)
        if element
        else g(tip(label), circle(45, 25, 12, fill="none", stroke="var(--mute)"))
    )
    return g(
        g(
            tip(words),
            use("s-wu-cost", 16, 17, 0.82),
            use(f"s-wu-{cost}", 20, 35, 0.6) if cost else None,
            role="img",
            aria_label=words,
        ),
        known,
        transform=at(x, y),
    )


# workers and markers


def worker_items(desk: Desk, seat: int) -> Items:
    """Who can still be placed; those on the player board wait behind, faded."""
    out: Items = {}
    free = desk.free(seat)
    letters = [letter for letter, count in zip(LETTERS, free) for _ in range(count)]
    waiting = waiting_workers(desk, seat)
    step = min(24.0, 176 / max(1, len(letters) + len(waiting) - 1))
    x = 22.0
    for letter in letters:
        out[desk.unique(f"w-{seat}-stock-{letter}")] = worker(letter, seat, x, WORKERS, 0.82)
        x += step
    for letter in waiting:
        out[desk.unique(f"w-{seat}-board-{letter}")] = faded(letter, seat, x, WORKERS)
        x += step
    return out


def waiting_workers(desk: Desk, seat: int) -> list[str]:
    """Not hired yet."""
    player = desk.facts["players"][seat]
    return ["a"] * (desk.setup.most_additional - player["additional"]) + (
        [] if player["special"] else ["s"]
    )


@leaf
def faded(letter: str, seat: int, x: float, y: float) -> Drawn:
    return g(worker(letter, seat, x, y, 0.6), opacity=0.36, pointer_events="none")


def board_items(desk: Desk, seat: int) -> Items:
    player = desk.facts["players"][seat]
    out: Items = {"stock-people": people(desk, seat)}
    left = desk.markers(seat)
    for index in range(left):
        out[f"mark-stock-{index}-{seat}"] = marker(seat, 112 + 17 * index, 166, 0.3)
    out["stock-markers"] = note(112, 156, 92, 20, desk.say("markers-left", left))
    master = next((m for m in desk.setup.masters if m.id == player["master"]), None)
    if master is not None:
        out |= master_items(desk, seat, player, master)
    return out


def people(desk: Desk, seat: int) -> Drawn:
    """The words above and below the workers: how many, and what the next one costs."""
    free = sum(desk.free(seat))
    waiting = waiting_workers(desk, seat)
    player = desk.facts["players"][seat]
    hired = player["additional"] + desk.setup.first_worker
    price = desk.setup.hiring[hired] if waiting else []
    label = desk.say("workers-free", free) + "\n" + next_price(desk, price, bool(waiting))
    return hiring(tuple(price), label, desk.say("next-hire"))


def next_price(desk: Desk, price: list[int], more: bool) -> str:
    if not more:
        return desk.say("all-hired")
    parts = [desk.thing(name, n) for name, n in zip(THING_NAMES, price) if n]
    return desk.say("next-worker", ", ".join(parts) or desk.say("nothing"))


THING_NAMES: Final = (*RESOURCES, "cost")


@leaf
def hiring(price: tuple[int, ...], label: str, title: str) -> Drawn:
    costs = [(name, n) for name, n in zip(THING_NAMES, price) if n]
    shown = [
        g(
            use(f"s-wu-{name}", 50 + 30 * i, 166, 0.6),
            text(59 + 30 * i, 171, str(n), 13, "var(--ink)", SANS, 700),
        )
        for i, (name, n) in enumerate(costs)
    ]
    free = text(46, 171, "0" if price else "–", 13, "var(--mute)", SANS, 700)
    return g(
        tip(label),
        rect(10, 116, 192, 38, 9, fill="var(--white)", fill_opacity=0),
        use("s-wu-hire", 24, 165, 0.86),
        path("M35 161.5l5 4-5 4z", fill="var(--mute)"),
        shown or free,
        role="img",
        aria_label=f"{title}: {label}",
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
