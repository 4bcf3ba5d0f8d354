"""Master boards as drawn: the personal track, the own place, the board's name."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, g, path, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, text, wrap

from ...rules.faces import MasterFace
from ..cards import LEAD, Icon, fitted, picture
from ..desk import Desk, Player
from ..effects import effect_words, sentence
from ..ground import Items, tip
from ..words import effect_icons
from .areas import plate, plate_spots, worker

TRACK: Final = 194.0
FOOT: Final = 223.0


def master_items(desk: Desk, seat: int, player: Player, master: MasterFace) -> Items:
    line = master_line(desk, master, player)
    out: Items = {"track": g(line, transform=at(10, TRACK - 12))}
    if master.place is not None:
        label = sentence(desk.words.token(master.id)) + ": " + effect_words(desk.lang, master.place)
        shown = effect_icons(desk.lang, master.place)[-1]._replace(number="")
        sign = shown if shown.name != "points" else Icon("upgrade", "", label)
        fields = 1
        standing = len(player["workers"].get("own", ""))
        name = desk.say("name-own")
        x, y = 10.0, FOOT
        out["place-own"] = plate(desk.token("own"), x, y, sign, name, label, fields, standing)
        for place, letter in enumerate(player["workers"].get("own", "")):
            left, top = plate_spots(1, standing)[place]
            id = desk.unique(f"w-{seat}-own-{letter}")
            out[id] = worker(letter, seat, x + left, y + top, 0.62)
    about = sentence(desk.words.token(master.id))
    out["master"] = master_note(
        master.id, about, master_about(desk, master, player), master.place is not None
    )
    return out


def master_line(desk: Desk, master: MasterFace, player: Player) -> Drawn:
    """The track of a board, its multipliers, or what it allows on the pyramid."""
    if len(master.track) > 1:
        return track_picture(desk, master, len(player["fulfilled"]))
    label = master_about(desk, master, player)
    if len(master.multipliers) > 1:
        return multipliers(tuple(master.multipliers), player["multiplier"], label)
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


def master_about(desk: Desk, master: MasterFace, player: Player) -> str:
    parts = [sentence(desk.words.token(master.id))]
    if master.climbing is not None:
        parts.append(desk.say("climbing", effect_words(desk.lang, master.climbing)))
    if len(master.multipliers) > 1:
        parts.append(desk.say("multiplier", master.multipliers[player["multiplier"]]))
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


def track_picture(desk: Desk, master: MasterFace, done: int) -> Drawn:
    """The personal track: what each pact brings; the marker stands on the number fulfilled."""
    steps = tuple(
        effect_icons(desk.lang, effect)[0]._replace(
            label=desk.say("track-step", at, effect_words(desk.lang, effect))
        )
        if effect
        else None
        for at, effect in enumerate(master.track)
    )
    return personal_track(steps, done, desk.say("track", done))


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
