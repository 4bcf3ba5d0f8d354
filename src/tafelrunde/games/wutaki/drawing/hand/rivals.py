"""What lies open before the others: accepted pacts, lasting omen, towers, master board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player as colour
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, shorten, text

from ...position.write import spot_text
from ...rules.numbers import ELEMENTS, RESOURCES
from ...rules.player import Player
from ..desk import Book, Desk
from ..ground import field, icon, tip, worth
from ..people import numbered, worker
from ..places.master import Board, board_of, master_about, master_line
from ..places.towers import subject
from ..seats import amount
from ..words import (
    Held,
    card_label,
    element_words,
    pact_label,
    pact_picture,
    slip_picture,
    tower_label,
)
from .pacts import seals

WIDTH: Final = 276.0
ACROSS: Final = 4
PACTS: Final = 60.0
STORE: Final = 44.0  # the y of resources
DOWN: Final = 85.0
SLIP: Final = (250.0, 58.0)
LINE: Final = 60.0  # the height of the master board's line


class Rival(NamedTuple):
    """What is to be seen of another player."""

    seat: int
    resources: tuple[int, ...]
    points: int
    fulfilled: tuple[int, ...]
    accepted: tuple[tuple[str, int], ...]  # ids and pacts
    board: Board
    towers: tuple[int, ...]
    element: int
    shown: tuple[tuple[str, Held], ...]  # ids and slips


def rival_region(desk: Desk, seat: int, span: int) -> Region:
    player, faces = desk.state.players[seat], desk.book.setup.pacts
    accepted = tuple([(desk.unique(f"pact-{faces[p].id}"), p) for p in player.accepted])
    shown = tuple([(desk.unique(id), held) for id, held in open_cards(seat, player, desk.book)])
    one = Rival(
        *(seat, tuple(player.resources), desk.points(seat), tuple(player.fulfilled), accepted),
        *(board_of(player), tuple(player.towers), player.element, shown),
    )
    return rival(one, span, desk.book)


@kept
def rival(one: Rival, span: int, book: Book) -> Region:
    seat, shown = one.seat, one.shown
    foot = PACTS + (DOWN * -(-len(one.accepted) // ACROSS) if one.accepted else 26)
    line = LINE if one.board.master >= 0 or one.towers else 0.0
    high = foot + line + (len(shown) * (SLIP[1] + 4) + 4 if shown else 0) + 6
    layers = [
        Layer(
            f"rival-{seat}",
            heading(seat, one.fulfilled, book),
            goods(seat, one.resources, one.points, not one.accepted, book),
        ),
        Layer(
            f"rival-{seat}-cards",
            accepted(one.accepted, book),
            boards(seat, one.board, one.towers, foot, book),
            element(seat, one.element, book),
            slips(shown, foot + line, book),
        ),
    ]
    return Region(
        f"rival-{seat}", (0.0, 0.0, WIDTH, high), layers,
        static=panel(4, 4, WIDTH - 8, high - 8, 12, seat),
        label=book.say("rival", book.seat(seat)), span=span, columns=50, below=True,
    )  # fmt: skip


def open_cards(seat: int, player: Player, book: Book) -> Iterator[tuple[str, Held]]:
    """Lasting omen and ability; also what the reader knows of hidden ones, in the end all."""
    setup = book.setup
    if player.ability >= 0:
        id = setup.abilities[player.ability].id
        yield f"ability-{seat}", Held("ability", id, player.ability_used)
    if player.permanent >= 0:
        id = setup.omens[player.permanent].id
        yield f"omen-{id}", Held("omen", id, lies=True)
    for id in [setup.revenges[card.face].id for card in player.revenge if card.face >= 0]:
        yield f"revenge-{id}", Held("revenge", id)
    for id in [setup.secrets[face].id for face in player.secrets if face >= 0]:
        yield f"secret-{id}", Held("secret", id)


@part
def heading(seat: int, fulfilled: tuple[int, ...], book: Book) -> Items:
    name = shorten(book.seat(seat), 104, 14.5, SERIF, 700)
    whose = g(
        use(f"s-worker-{seat}", 30, 18, 0.6),
        text(44, 23, name, 14.5, "var(--ink)", SERIF, 700),
    )
    done = g(seals(fulfilled, book, WIDTH - 24))
    return {f"rival-{seat}": whose, f"rival-{seat}-done": done}


@part
def goods(
    seat: int, numbers: tuple[int, ...], points: int, no_pacts: bool, book: Book
) -> Iterator[Items]:
    for index, number in enumerate(numbers):
        yield store(seat, index, number, book)
    score = worth(points, WIDTH - 30, STORE, 1.15, book.say("points", points))
    yield {f"rival-{seat}-points": score}
    if no_pacts:
        yield {f"rival-{seat}-none": quiet(book.say("no-pacts"), WIDTH / 2, PACTS + 17)}


@part
def store(seat: int, index: int, number: int, book: Book) -> Items:
    kind = RESOURCES[index]
    label = book.thing(kind, number)
    return {f"rival-{seat}-{kind}": amount(kind, number, 29 + 42.0 * index, STORE, label)}


@leaf
def quiet(words: str, x: float, y: float) -> Drawn:
    return text(x, y, words, 13, "var(--mute)", SANS, 400, "middle")


@part
def accepted(pacts: tuple[tuple[str, int], ...], book: Book) -> Iterator[Items]:
    for index, (id, pact) in enumerate(pacts):
        yield small(id, pact, index, book)


@part
def small(id: str, pact: int, index: int, book: Book) -> Items:
    x, y = 14 + 63.0 * (index % ACROSS), PACTS + DOWN * (index // ACROSS)
    label, place = pact_label(book, pact), at(x, y)
    shown = use(pact_picture(book, pact, "-small"))
    return {id: g(tip(label), shown, role="img", aria_label=label, transform=place)}


# one line: master board with its place, its track, tower upgrades


@part
def boards(
    seat: int, board: Board, towers: tuple[int, ...], y: float, book: Book
) -> Iterator[Items]:
    if board.master >= 0:
        yield master(seat, board, y, len(towers), book)
    for index, tower in enumerate(towers):
        face = book.setup.towers[tower]
        place = (WIDTH - 24 - 34 * index, y + 17)
        yield {f"has-{face.id}": tower_sign(subject(face), *place, tower_label(book, face), seat)}


def master(seat: int, board: Board, y: float, towers: int, book: Book) -> Items:
    """Its name, the own place, and the line where no tower upgrade is in the way."""
    face = book.setup.masters[board.master]
    x = 28.0
    out = {f"master-{seat}": board_sign(face.id, x, y + 17, master_about(board, book))}
    if face.place is not None:
        out[f"own-{seat}"] = field(x, y + 41, 0.5)
        for letter in spot_text(board.own):
            id = numbered(f"w-{seat}-own-{letter}", out)
            out[id] = worker(letter, seat, x, y + 41, 0.54)
    line = master_line(board, book, WIDTH - 58 - max(0, 34 * towers))
    return {**out, f"track-{seat}": g(line, transform=at(46, y + 4))}


def board_sign(id: str, x: float, y: float, label: str) -> Drawn:
    return g(
        tip(label),
        rect(x - 11, y - 12, 22, 24, 5, fill="var(--master-head)", stroke="var(--timber-edge)"),
        text(x, y + 5, id, 12, "var(--timber-letters)", SERIF, 700, "middle"),
        role="img",
        aria_label=label,
    )


def tower_sign(sign: str, x: float, y: float, label: str, seat: int) -> Drawn:
    return g(
        tip(label),
        rect(x - 15, y - 13, 31, 27, 6, fill="var(--panel-2)", stroke=colour(seat)),
        icon("tower", x - 6, y + 1, 0.72, label),
        use(f"s-wu-{sign}", x + 7, y, 0.56),
        role="img",
        aria_label=label,
    )


# slips


@part
def element(seat: int, known: int, book: Book) -> Items:
    if known < 0:
        return {}
    label = element_words(book, known)
    return {f"element-{seat}": icon(f"seal-{ELEMENTS[known]}", 168, 18, 0.8, label)}


@part
def slips(shown: tuple[tuple[str, Held], ...], y: float, book: Book) -> Items:
    out = {}
    for index, (id, held) in enumerate(shown):
        out[id] = open_slip(held, 14, y + 4 + (SLIP[1] + 4) * index, book)
    return out


def open_slip(held: Held, x: float, y: float, book: Book) -> Drawn:
    label = card_label(book, held)
    shade = rect(0, 0, *SLIP, 9, fill="var(--panel)", fill_opacity=0.62) if held.used else None
    face = use(slip_picture(book, held, *SLIP, plain=True))
    return g(tip(label), face, shade, role="img", aria_label=label, transform=at(x, y))
