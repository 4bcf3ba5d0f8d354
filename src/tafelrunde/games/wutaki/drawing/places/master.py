"""Master boards as drawn: the personal track, the own place, the board's name."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, g, path, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, text, wrap

from ...rules.faces import MasterFace
from ...rules.numbers import OWN
from ...rules.player import Player
from ..cards import Icon, fitted, picture
from ..desk import Book
from ..effects import effect_words, sentence
from ..ground import Items, tip
from ..people import crowd, workers_at
from ..words import effect_icons, step_icon
from .areas import PLATE, place, plate, plate_spots

TRACK: Final = 176.0  # the y of the line
LINE: Final = 190.0  # its width
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
    out: Items = {"track": g(master_line(board, book), transform=at(10, TRACK - 8))}
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
        lambda: plate(sign, book.words.token("own"), spots[:1], len(spots)),
    )
    return place("own", label, picture, (10.0, FOOT), PLATE, spots[standing:1], 0.56)


def master_line(board: Board, book: Book, room: float = LINE) -> Drawn:
    """The track of a board, its multipliers, or what it allows on the pyramid."""
    master = book.setup.masters[board.master]
    if len(master.track) > 1:
        return track_picture(master, board.done, room, book)
    label = master_about(board, book)
    if len(master.multipliers) > 1:
        return multipliers(tuple(master.multipliers), board.multiplier, label)
    return words_line(label.split("\n")[-1], room)


@leaf
def multipliers(values: tuple[int, ...], now: int, label: str) -> Drawn:
    step = 150 / (len(values) - 1)
    out = [path(d("M", 21, 22, "h", 150), stroke="var(--line)", stroke_width=4)]
    for index, value in enumerate(values):
        x, here = 21 + step * index, index == now
        fill = "var(--ember)" if here else "var(--panel-2)"
        out.append(circle(x, 22, 14, fill=fill, stroke="var(--timber)" if here else "var(--mute)"))
        ink = "var(--paper-ink)" if here else "var(--ink)"
        out.append(text(x, 27, f"×{value}", 13, ink, SERIF, 700, "middle"))
    return g(tip(label), out, role="img", aria_label=label)


@leaf
def words_line(words: str, room: float) -> Drawn:
    lines, size, lead = fitted(words, room, 54)
    return g(
        tip(words),
        [text(0, 9 + size * lead * i, line, size, "var(--ink)") for i, line in enumerate(lines)],
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
    indent = 5.0 if beside else 28.0
    room = 202 - x - indent
    longest = max(name.split(), key=len) if beside else name
    size = fitting(longest, room, 12.8, 11, SERIF, 700)
    lines = wrap(name, room, size, SERIF, 700)[:3]
    top = FOOT + 30 - size * 0.58 * (len(lines) - 1)
    words = [
        text(x + indent, top + size * 1.16 * i, line, size, "var(--ink)", SERIF, 700)
        for i, line in enumerate(lines)
    ]
    sign = (
        rect(x, FOOT + 13, 22, 26, 5, fill="var(--master-head)", stroke="var(--timber-edge)"),
        text(x + 11, FOOT + 31, id, 12, "var(--timber-letters)", SERIF, 700, "middle"),
    )
    return g(
        tip(label),
        rect(x - 4, FOOT + 4, 206 - x, 44, 8, fill="var(--panel-2)", stroke="var(--line)"),
        None if beside else sign,
        words,
        role="img",
        aria_label=label,
    )


def track_picture(master: MasterFace, done: int, room: float, book: Book) -> Drawn:
    """The personal track: what each pact brings; the marker stands on the number fulfilled."""
    steps = tuple(
        step_icon(book.lang, at, effect) if effect else None
        for at, effect in enumerate(master.track)
    )
    return personal_track(steps, done, min(room, LINE) - 14, book.say("track", done))


@leaf
def personal_track(steps: tuple[Icon | None, ...], done: int, wide: float, label: str) -> Drawn:
    """Of two bonuses side by side the second one hangs lower: all of them can be read."""
    many = len(steps)
    step = wide / (many - 1)
    out: list[Child] = [path(d("M", 8, 8, "h", wide), stroke="var(--line)", stroke_width=4)]
    low = False
    for index, sign in enumerate(steps):
        x = 8 + step * index
        fill = "var(--accent)" if index <= done else "var(--panel-2)"
        low = bool(sign) and index > 0 and bool(steps[index - 1]) and not low
        if sign:
            y = 41 if low else 23
            out.append(path(d("M", x, 8, "V", y), stroke="var(--line)"))
            out.append(picture(sign, x, y, 0.78 if sign.name == "points" else 0.56))
        out.append(circle(x, 8, 5, fill=fill, stroke="var(--mute)"))
    here = 8 + step * min(done, many - 1)
    out.append(circle(here, 8, 8, fill="var(--ember)", stroke="var(--timber)", stroke_width=1.6))
    out.append(text(here, 12.3, str(done), 12, "var(--paper-ink)", SANS, 700, "middle"))
    return g(tip(label), out, role="img", aria_label=label)
