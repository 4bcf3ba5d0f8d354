"""A seat's panel: points, resources, workers to place, and how many hidden cards it has."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import circle, g, path, rect, use
from tafelrunde.draw.text import SANS, text

from ..rules.numbers import LETTERS, RESOURCES
from .desk import Book, Desk
from .ground import tip, worth
from .people import numbered, worker

WIDTH: Final = 276.0
HEIGHT: Final = 95.0
SEAT_KINDS: Final = frozenset({"rob", "name", "pass-revenge"})  # a seat is clicked for these
CARDS: Final = (  # signs and words of what is counted
    ("pact", "pacts"), ("fulfil", "fulfilled"), ("omen", "has-omens"), ("revenge", "has-revenge"),
    ("secret", "has-secrets"),
)  # fmt: skip
WORKERS: Final = 54.0
FOOT: Final = 82.0


class Stand(NamedTuple):
    """What everybody sees of a seat, but for its resources."""

    seat: int
    points: int
    free: tuple[int, int, int]  # workers to place: loyal, additional, special
    cards: tuple[int, ...]  # as in CARDS
    passed: bool
    rank: int  # 0 while the match goes on


def stand(desk: Desk, seat: int) -> Stand:
    player, over = desk.state.players[seat], desk.view.outcome
    piles = (player.accepted, player.fulfilled, player.omens, player.revenge, player.secrets)
    free = (player.loyal, player.idle, player.special)
    rank = over.ranks[seat] if over else 0
    return Stand(
        seat, desk.points(seat), free, tuple([len(pile) for pile in piles]), player.passed, rank
    )


def seat_region(desk: Desk, seat: int) -> Region:
    book, state = desk.book, desk.state
    player, seen = state.players[seat], stand(desk, seat)
    resources = tuple(player.resources)
    starts, claims = state.start == seat, state.claimed == seat
    layers = [
        Layer(f"seat-{seat}", about(seen, resources, is_offered(desk, seat), book)),
        Layer(
            f"details-{seat}",
            head(seat, seat in desk.view.actors, seen.points, book),
            goods(seat, resources, book),
            people(seat, seen.free, seen.passed, desk.me == seat, book),
            counts(seat, seen.cards, book),
            signs(seat, state.markers_left(seat), player.cost, starts, claims, book),
        ),
        Layer(
            f"chip-{seat}",
            chip(seat, seen.points, sum(seen.free), starts, book),
            chip_goods(seat, resources, book),
        ),
    ]
    box = (0, 0, WIDTH, HEIGHT)
    return Region(f"seat-{seat}", box, layers, label=book.seat(seat), seat=seat)


def is_offered(desk: Desk, seat: int) -> bool:
    """Whether this seat itself is to be chosen."""
    if not desk.kinds & SEAT_KINDS:
        return False
    return any(str(seat) in action.tokens[1:] for action in desk.view.legal)


@part
def chip(seat: int, points: int, free: int, starts: bool, book: Book) -> Items:
    """On a phone: points and workers to place, in letters that can be read there."""
    words = book.say("workers-free", free)
    shown = g(
        worth(points, 38, 29, 2.5, book.say("points", points)),
        g(
            tip(words),
            use(f"s-worker-{seat}", 112, 34, 1.1),
            text(134, 42, str(free), 32, "var(--ink)", SANS, 700),
            role="img",
            aria_label=words,
        ),
        g(tip(book.say("start")), use("s-wu-start", 212, 28, 1.5)) if starts else None,
        class_="on-narrow",
        visibility="hidden",
    )
    return {f"chip-{seat}": shown}


@part
def chip_goods(seat: int, numbers: tuple[int, ...], book: Book) -> Items:
    return {
        f"chip-{seat}-{kind}": large(kind, number, 14 + 55 * i, book.thing(kind, number))
        for i, (kind, number) in enumerate(zip(RESOURCES, numbers))
    }


@leaf
def large(kind: str, number: int, x: float, label: str) -> Drawn:
    ink = "var(--ink)" if number else "var(--mute)"
    return g(
        tip(label),
        use(f"s-wu-{kind}", x, 80, 1.05, opacity=None if number else 0.4),
        text(x + 14, 89, str(number), 25, ink, SANS, 700),
        role="img",
        aria_label=label,
        class_="on-narrow",
        visibility="hidden",
    )


@part
def about(seen: Stand, resources: tuple[int, ...], offered: bool, book: Book) -> Items:
    """The whole panel in words; clicked where a seat is to be chosen."""
    words = seat_words(seen, resources, book)
    return {f"seat-{seen.seat}": whole(str(seen.seat) if offered else None, words)}


def seat_words(seen: Stand, resources: tuple[int, ...], book: Book) -> str:
    accepted, fulfilled, omens, revenge, _ = seen.cards
    parts = [
        book.seat(seen.seat),
        book.say("points", seen.points),
        *(book.thing(kind, number) for kind, number in zip(RESOURCES, resources)),
        book.say("workers-free", sum(seen.free)),
        book.say("has-omens", omens),
        book.say("has-revenge", revenge),
        book.say("pacts", accepted),
        book.say("fulfilled", fulfilled),
        status(seen, book),
    ]
    return ", ".join(part for part in parts if part)


def status(seen: Stand, book: Book) -> str:
    if seen.rank:
        return book.say("rank", seen.rank)
    return book.say("passed") if seen.passed else ""


def whole(token: str | None, label: str) -> Drawn:
    return g(panel_states(), data_token=token, role="img", aria_label=label)


@leaf
def panel_states() -> Drawn:
    """Where the panel is clicked, and what it looks like while it can be or has been chosen."""
    box = (-3.0, -3.0, WIDTH + 6, HEIGHT + 4, 10.0)
    live = rect(*box, fill="var(--live)", fill_opacity=0.14, stroke="var(--live)", stroke_width=3)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=4)
    return join(
        rect(0, 0, WIDTH, HEIGHT, 8, fill="var(--white)", fill_opacity=0, pointer_events="all"),
        marks.when("live", "", live),
        marks.when("chosen", "", lit),
    )


@part
def head(seat: int, asked: bool, points: int, book: Book) -> Items:
    score = worth(points, 26, 26, 1.85, book.say("points", points))
    return {f"avatar-{seat}": avatar(seat, asked), f"points-{seat}": score}


@leaf
def avatar(seat: int, asked: bool) -> Drawn:
    """The seat's own figure, with a sign while the seat is to decide."""
    sign = (
        circle(38, 84, 7.5, fill="var(--accent)", stroke="var(--panel)", stroke_width=2),
        path("M35.8 80.2 42 84 35.8 87.8z", fill="var(--on-accent)"),
    )
    return g(use(f"s-worker-{seat}", 24, 74, 1.05), sign if asked else None, pointer_events="none")


@part
def goods(seat: int, numbers: tuple[int, ...], book: Book) -> Items:
    return {
        f"has-{seat}-{kind}": amount(kind, number, 68 + 43.0 * i, 15, book.thing(kind, number))
        for i, (kind, number) in enumerate(zip(RESOURCES, numbers))
    }


@leaf
def amount(sign: str, number: int, x: float, y: float, label: str) -> Drawn:
    ink = "var(--ink)" if number else "var(--mute)"
    return g(
        tip(label),
        use(f"s-wu-{sign}", x, y, 0.82, opacity=None if number else 0.45),
        text(x + 12.5, y + 6, str(number), 16.5, ink, SANS, 700),
        role="img",
        aria_label=label,
    )


@part
def people(seat: int, free: tuple[int, int, int], passed: bool, own: bool, book: Book) -> Items:
    """Workers to place; one's own stand in one's own region."""
    if own:
        number = sum(free)
        label = book.say("workers-free", number)
        return {f"free-{seat}": amount("worker", number, 68, WORKERS - 4, label)}
    out: dict[str, Drawn] = {}
    x = 68.0
    for letter, count in zip(LETTERS, free):
        for _ in range(count):
            id = numbered(f"w-{seat}-stock-{letter}", out)
            out[id] = worker(letter, seat, x, WORKERS - 3, 0.62)
            x += 18 if letter == "l" else 16
    if passed and not out:
        out[f"passed-{seat}"] = quiet(book.say("passed"), 60, WORKERS + 1)
    return out


@leaf
def quiet(words: str, x: float, y: float) -> Drawn:
    return text(x, y, words, 13, "var(--mute)")


@part
def counts(seat: int, cards: tuple[int, ...], book: Book) -> Items:
    """Numbers of cards."""
    return {
        f"n-{seat}-{sign}": amount(sign, n, 68 + 43.0 * index, FOOT, book.say(words, n))
        for index, ((sign, words), n) in enumerate(zip(CARDS, cards))
    }


@part
def signs(seat: int, left: int, cost: int, starts: bool, claims: bool, book: Book) -> Items:
    """Markers left, the cost marker, and the start player's flag."""
    words = book.say("markers-left", left)
    out = {f"n-{seat}-marker": amount("marker", left, 68 + 43.0 * 4, WORKERS - 4, words)}
    if cost >= 0:
        kind = RESOURCES[cost]
        out[f"cost-{seat}"] = cost_sign(kind, book.say("cost-marker", book.thing(kind, 1)))
    if starts or claims:
        out[f"start-{seat}"] = flag(book.say("start" if starts else "claimed"), starts)
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
