"""A seat's panel: points, resources, workers to place, and how many hidden cards it has."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.part import Items, kept, part
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
    """What everybody sees of a seat."""

    seat: int
    points: int
    resources: tuple[int, ...]
    free: tuple[int, int, int]  # workers to place: loyal, additional, special
    cards: tuple[int, ...]  # as in CARDS
    passed: bool
    rank: int  # 0 while the match goes on


class Signs(NamedTuple):
    """Markers left, the cost marker, the start player's flag now or in the next round."""

    markers: int
    cost: int
    starts: bool
    claims: bool


def seat_region(desk: Desk, seat: int) -> Region:
    state, over = desk.state, desk.view.outcome
    player = state.players[seat]
    piles = (player.accepted, player.fulfilled, player.omens, player.revenge, player.secrets)
    stand = Stand(
        *(seat, desk.points(seat), tuple(player.resources)),
        *((player.loyal, player.idle, player.special), tuple([len(pile) for pile in piles])),
        *(player.passed, over.ranks[seat] if over else 0),
    )
    flags = (state.start == seat, state.claimed == seat)
    shown = Signs(state.markers_left(seat), player.cost, *flags)
    asked, own = seat in desk.view.actors, desk.me == seat
    return panel(stand, shown, asked, own, is_offered(desk, seat), desk.book)


@kept
def panel(stand: Stand, shown: Signs, asked: bool, own: bool, offered: bool, book: Book) -> Region:
    seat, points, resources, free = stand[:4]
    layers = [
        Layer(f"seat-{seat}", about(stand, offered, book)),
        Layer(
            f"details-{seat}",
            head(seat, asked, points, book),
            goods(seat, resources, book),
            people(seat, free, stand.passed, own, book),
            counts(seat, stand.cards, book),
            signs(seat, shown, book),
        ),
        Layer(
            f"chip-{seat}",
            chip(seat, points, sum(free), shown.starts, book),
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
def about(stand: Stand, offered: bool, book: Book) -> Items:
    """The whole panel in words; clicked where a seat is to be chosen."""
    return {f"seat-{stand.seat}": whole(str(stand.seat) if offered else None, words(stand, book))}


def words(stand: Stand, book: Book) -> str:
    accepted, fulfilled, omens, revenge, _ = stand.cards
    parts = [
        book.seat(stand.seat),
        book.say("points", stand.points),
        *(book.thing(kind, number) for kind, number in zip(RESOURCES, stand.resources)),
        book.say("workers-free", sum(stand.free)),
        book.say("has-omens", omens),
        book.say("has-revenge", revenge),
        book.say("pacts", accepted),
        book.say("fulfilled", fulfilled),
        status(stand, book),
    ]
    return ", ".join(part for part in parts if part)


def status(stand: Stand, book: Book) -> str:
    if stand.rank:
        return book.say("rank", stand.rank)
    return book.say("passed") if stand.passed else ""


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
def signs(seat: int, shown: Signs, book: Book) -> Items:
    left = book.say("markers-left", shown.markers)
    place = (68 + 43.0 * 4, WORKERS - 4)
    out = {f"n-{seat}-marker": amount("marker", shown.markers, *place, left)}
    if shown.cost >= 0:
        kind = RESOURCES[shown.cost]
        out[f"cost-{seat}"] = cost_sign(kind, book.say("cost-marker", book.thing(kind, 1)))
    if shown.starts or shown.claims:
        now = shown.starts
        out[f"start-{seat}"] = flag(book.say("start" if now else "claimed"), now)
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
