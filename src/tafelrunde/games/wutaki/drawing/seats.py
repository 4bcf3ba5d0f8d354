"""A seat's panel: points, resources, workers to place, and how many hidden cards it has."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import circle, g, path, rect, use
from tafelrunde.draw.text import SANS, text

from ..rules.numbers import LETTERS, RESOURCES
from .desk import Desk, Player
from .ground import Items, tip, worth
from .places.areas import worker

WIDTH: Final = 276.0
HEIGHT: Final = 95.0
SEAT_KINDS: Final = frozenset({"rob", "name", "pass-revenge"})  # a seat is clicked for these
WORKERS: Final = 54.0
FOOT: Final = 82.0


def seat_region(desk: Desk, seat: int) -> Region:
    player = desk.facts["players"][seat]
    items: Items = {}
    items[f"avatar-{seat}"] = avatar(seat, seat in desk.view.actors)
    points = desk.points(seat)
    items[f"points-{seat}"] = worth(points, 26, 26, 1.85, desk.say("points", points))
    for index, kind in enumerate(RESOURCES):
        number = player["resources"][kind]
        label = desk.thing(kind, number)
        items[f"has-{seat}-{kind}"] = amount(
            kind, number, 68 + 43.0 * index, 15, label, number == 0
        )
    items |= people(desk, seat)
    items |= counts(desk, seat, player)
    layers = [
        Layer(f"seat-{seat}", {f"seat-{seat}": about(desk, seat, player)}),
        Layer(f"details-{seat}", items),
        Layer(f"chip-{seat}", {f"chip-{seat}": short(desk, seat, player)}),
    ]
    name = desk.words.seat(seat)
    return Region(f"seat-{seat}", (0, 0, WIDTH, HEIGHT), layers, label=name, seat=seat)


def short(desk: Desk, seat: int, player: Player) -> Drawn:
    """On a phone: points, workers to place and resources, in letters that can be read there."""
    free = sum(desk.free(seat))
    has = tuple((kind, n, desk.thing(kind, n)) for kind, n in player["resources"].items())
    points = desk.points(seat)
    people = (free, desk.say("workers-free", free))
    start = desk.say("start") if desk.facts["start"] == seat else ""
    return chip(seat, points, desk.say("points", points), people, has, start)


@leaf
def chip(
    seat: int,
    points: int,
    label: str,
    people: tuple[int, str],
    has: tuple[tuple[str, int, str], ...],
    start: str,
) -> Drawn:
    return g(
        worth(points, 38, 29, 2.5, label),
        g(
            tip(people[1]),
            use(f"s-worker-{seat}", 112, 34, 1.1),
            text(134, 42, str(people[0]), 32, "var(--ink)", SANS, 700),
            role="img",
            aria_label=people[1],
        ),
        g(tip(start), use("s-wu-start", 212, 28, 1.5)) if start else None,
        [
            g(
                tip(label),
                use(f"s-wu-{kind}", 14 + 55 * i, 80, 1.05, opacity=None if number else 0.4),
                text(28 + 55 * i, 89, str(number), 25, "var(--ink)" if number else "var(--mute)",
                     SANS, 700),
                role="img",
                aria_label=label,
            )
            for i, (kind, number, label) in enumerate(has)
        ],
        class_="on-narrow",
        visibility="hidden",
    )  # fmt: skip


def about(desk: Desk, seat: int, player: Player) -> Drawn:
    """The whole panel in words; clicked where a seat is to be chosen."""
    offered = desk.kinds & SEAT_KINDS and str(seat) in desk.asked
    words = seat_words(desk, seat, player)
    return whole(str(seat) if offered else None, words)


def seat_words(desk: Desk, seat: int, player: Player) -> str:
    parts = [
        desk.words.seat(seat),
        desk.say("points", desk.points(seat)),
        *(desk.thing(kind, player["resources"][kind]) for kind in RESOURCES),
        desk.say("workers-free", sum(desk.free(seat))),
        desk.say("has-omens", len(player["omens"])),
        desk.say("has-revenge", len(player["revenge"])),
        desk.say("pacts", len(player["accepted"])),
        desk.say("fulfilled", len(player["fulfilled"])),
        status(desk.view, desk, seat, player),
    ]
    return ", ".join(part for part in parts if part)


def status(view: View, desk: Desk, seat: int, player: Player) -> str:
    if view.outcome is not None:
        return desk.say("rank", view.outcome.ranks[seat])
    return desk.say("passed") if player["passed"] else ""


@leaf
def whole(token: str | None, label: str) -> Drawn:
    box = (-3.0, -3.0, WIDTH + 6, HEIGHT + 4, 10.0)
    live = rect(*box, fill="var(--live)", fill_opacity=0.14, stroke="var(--live)", stroke_width=3)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=4)
    return g(
        rect(0, 0, WIDTH, HEIGHT, 8, fill="var(--white)", fill_opacity=0, pointer_events="all"),
        marks.when("live", "", live),
        marks.when("chosen", "", lit),
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def avatar(seat: int, asked: bool) -> Drawn:
    """The seat's own figure, with a sign while the seat is to decide."""
    sign = (
        circle(38, 84, 7.5, fill="var(--accent)", stroke="var(--panel)", stroke_width=2),
        path("M35.8 80.2 42 84 35.8 87.8z", fill="var(--on-accent)"),
    )
    return g(use(f"s-worker-{seat}", 24, 74, 1.05), sign if asked else None, pointer_events="none")


@leaf
def amount(sign: str, number: int, x: float, y: float, label: str, none: bool) -> Drawn:
    ink = "var(--mute)" if none else "var(--ink)"
    return g(
        tip(label),
        use(f"s-wu-{sign}", x, y, 0.82, opacity=0.45 if none else None),
        text(x + 12.5, y + 6, str(number), 16.5, ink, SANS, 700),
        role="img",
        aria_label=label,
    )


def people(desk: Desk, seat: int) -> Items:
    """Workers to place; one's own stand in one's own region."""
    out: Items = {}
    if desk.me == seat:
        free = sum(desk.free(seat))
        label = desk.say("workers-free", free)
        out[f"free-{seat}"] = amount("worker", free, 68, WORKERS - 4, label, free == 0)
        return out
    x = 68.0
    for letter, count in zip(LETTERS, desk.free(seat)):
        for _ in range(count):
            id = desk.unique(f"w-{seat}-stock-{letter}")
            out[id] = worker(letter, seat, x, WORKERS - 3, 0.62)
            x += 18 if letter == "l" else 16
    if desk.facts["players"][seat]["passed"] and x == 68:
        out[f"passed-{seat}"] = quiet(desk.say("passed"), 60, WORKERS + 1)
    return out


@leaf
def quiet(words: str, x: float, y: float) -> Drawn:
    return text(x, y, words, 13, "var(--mute)")


def counts(desk: Desk, seat: int, player: Player) -> Items:
    """Numbers of cards and markers, and the start player's flag."""
    left = desk.markers(seat)
    done = len(player["fulfilled"])
    shown = (
        ("pact", len(player["accepted"]), desk.say("pacts", len(player["accepted"]))),
        ("fulfil", done, desk.say("fulfilled", done)),
        ("omen", len(player["omens"]), desk.say("has-omens", len(player["omens"]))),
        ("revenge", len(player["revenge"]), desk.say("has-revenge", len(player["revenge"]))),
        ("secret", len(player["secrets"]), desk.say("has-secrets", len(player["secrets"]))),
    )
    out = {
        f"n-{seat}-{sign}": amount(sign, number, 68 + 43.0 * index, FOOT, label, number == 0)
        for index, (sign, number, label) in enumerate(shown)
    }
    out[f"n-{seat}-marker"] = amount(
        "marker", left, 68 + 43.0 * 4, WORKERS - 4, desk.say("markers-left", left), left == 0
    )
    if player["cost"]:
        words = desk.say("cost-marker", desk.thing(player["cost"], 1))
        out[f"cost-{seat}"] = cost_sign(player["cost"], words)
    if desk.facts["start"] == seat or desk.facts["claimed"] == seat:
        key = "start" if desk.facts["start"] == seat else "claimed"
        out[f"start-{seat}"] = flag(desk.say(key), key == "start")
    return out


@leaf
def cost_sign(kind: str, label: str) -> Drawn:
    return g(
        tip(label),
        use("s-wu-cost", 196, WORKERS - 6, 0.6),
        use(f"s-wu-{kind}", 205, WORKERS + 1, 0.5),
        role="img",
        aria_label=label,
    )


@leaf
def flag(label: str, now: bool) -> Drawn:
    """The start player's flag; paler where it only comes with the next round."""
    return g(
        tip(label),
        use("s-wu-start", 50, 12, 0.66, opacity=None if now else 0.5),
        role="img",
        aria_label=label,
    )
