"""Master boards as drawn: the personal track, the own place, the board's name."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, g, path, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, text, wrap

from ...rules.faces import MasterFace
from ...rules.numbers import OWN
from ...rules.player import Player
from ..cards import LEAD, Icon, fitted, picture
from ..desk import Book
from ..effects import effect_words, sentence
from ..ground import Items, tip
from ..people import crowd, workers_at
from ..words import effect_icons
from .areas import PLATE, place, plate, plate_spots

TRACK: Final = 194.0
FOOT: Final = 223.0


class Board(NamedTuple):
    """What lies before a seat: its board, the multiplier's place, pacts fulfilled, who stands on
    the own place."""

    master: int
    multiplier: int
    done: int
    own: int


def board_of(player: Player) -> Board:
    return Board(player.master, player.multiplier, len(player.fulfilled), player.spots[OWN])


def master_items(seat: int, board: Board, book: Book) -> Items:
    """The own one."""
    if board.master < 0:
        return {}
    master = book.setup.masters[board.master]
    out: Items = {"track": g(master_line(board, book), transform=at(10, TRACK - 12))}
    if master.place is not None:
        out["place-own"] = own_place(master, board, book)
        standing = [0] * seat + [board.own]
        out |= workers_at("own", standing, plate_spots(1, crowd(standing)), 10, FOOT, 0.62)
    about = sentence(book.words.token(master.id))
    label = master_about(board, book)
    return {**out, "master": master_note(master.id, about, label, master.place is not None)}


def own_place(master: MasterFace, board: Board, book: Book) -> Drawn:
    assert master.place is not None
    label = sentence(book.words.token(master.id)) + ": " + effect_words(book.lang, master.place)
    shown = effect_icons(book.lang, master.place)[-1]._replace(number="")
    sign = shown if shown.name != "points" else Icon("upgrade", "", label)
    standing = crowd([board.own])
    spots = plate_spots(1, standing)
    picture = book.album.picture(
        f"plate-own-{master.id}-{len(spots)}",
        lambda: plate(sign, book.say("name-own"), spots[:1]),
    )
    return place("own", label, picture, (10.0, FOOT), PLATE, spots[standing:1], 0.56)


def master_line(board: Board, book: Book) -> Drawn:
    """The track of a board, its multipliers, or what it allows on the pyramid."""
    master = book.setup.masters[board.master]
    if len(master.track) > 1:
        return track_picture(master, board.done, book)
    label = master_about(board, book)
    if len(master.multipliers) > 1:
        return multipliers(tuple(master.multipliers), board.multiplier, label)
    return words_line(label.split("\n")[-1])


@leaf
def multipliers(values: tuple[int, ...], now: int, label: str) -> Drawn:
    step = 150 / (len(values) - 1)
    out = [path(d("M", 21, 16, "h", 150), stroke="var(--line)", stroke_width=4)]
    for index, value in enumerate(values):
        x, here = 21 + step * index, index == now
        fill = "var(--ember)" if here else "var(--panel-2)"
        out.append(circle(x, 16, 14, fill=fill, stroke="var(--timber)" if here else "var(--mute)"))
        ink = "var(--paper-ink)" if here else "var(--ink)"
        out.append(text(x, 21, f"×{value}", 13, ink, SERIF, 700, "middle"))
    return g(tip(label), out, role="img", aria_label=label)


@leaf
def words_line(words: str) -> Drawn:
    lines, size = fitted(words, 186, 36, 10.4)
    return g(
        tip(words),
        [text(4, 8 + size * LEAD * i, line, size, "var(--ink)") for i, line in enumerate(lines)],
        role="img",
        aria_label=words,
    )


def master_about(board: Board, book: Book) -> str:
    master = book.setup.masters[board.master]
    parts = [sentence(book.words.token(master.id))]
    if master.climbing is not None:
        parts.append(book.say("climbing", effect_words(book.lang, master.climbing)))
    if len(master.multipliers) > 1:
        parts.append(book.say("multiplier", master.multipliers[board.multiplier]))
    return "\n".join(parts)


@leaf
def master_note(id: str, name: str, label: str, beside: bool) -> Drawn:
    """The board's name at the foot."""
    x = 117.0 if beside else 14.0
    room = 203 - x - 25
    longest = max(name.split(), key=len) if beside else name
    size = fitting(longest, room, 10.5 if beside else 12.5, 8, SERIF, 700)
    lines = wrap(name, room, size, SERIF, 700)[:3]
    top = FOOT + 30 - size * 0.6 * (len(lines) - 1)
    words = [
        text(x + 25, top + size * 1.2 * i, line, size, "var(--ink)", SERIF, 700)
        for i, line in enumerate(lines)
    ]
    return g(
        tip(label),
        rect(x - 4, FOOT + 4, 206 - x, 44, 8, fill="var(--panel-2)", stroke="var(--line)"),
        rect(x, FOOT + 13, 22, 26, 5, fill="var(--master-head)", stroke="var(--timber-edge)"),
        text(x + 11, FOOT + 31, id, 12, "var(--timber-letters)", SERIF, 700, "middle"),
        words,
        role="img",
        aria_label=label,
    )


def track_picture(master: MasterFace, done: int, book: Book) -> Drawn:
    """The personal track: what each pact brings; the marker stands on the number fulfilled."""
    steps = tuple(
        effect_icons(book.lang, effect)[0]._replace(
            label=book.say("track-step", at, effect_words(book.lang, effect))
        )
        if effect
        else None
        for at, effect in enumerate(master.track)
    )
    return personal_track(steps, done, book.say("track", done))


@leaf
def personal_track(steps: tuple[Icon | None, ...], done: int, label: str) -> Drawn:
    many = len(steps)
    step = 180 / (many - 1)
    out = [path(d("M", 6, 12, "h", 180), stroke="var(--line)", stroke_width=4)]
    for index, sign in enumerate(steps):
        x = 6 + step * index
        passed = index <= done
        fill = "var(--accent)" if passed else "var(--panel-2)"
        out.append(circle(x, 12, 5, fill=fill, stroke="var(--mute)"))
        if sign:
            out.append(g(picture(sign, x, 26 if sign.name != "points" else 27, 0.52)))
    here = 6 + step * min(done, many - 1)
    out.append(circle(here, 12, 7, fill="var(--ember)", stroke="var(--timber)", stroke_width=1.6))
    out.append(text(here, 15.6, str(done), 9.5, "var(--paper-ink)", SANS, 700, "middle"))
    return g(tip(label), out, role="img", aria_label=label)
