"""Every component on one page, in both themes: `python -m tafelrunde.draw.gallery out.html|png`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

from markupsafe import Markup

from tafelrunde.draw import cards, hexes, marks, palette, pieces, table, things
from tafelrunde.draw.el import Drawn, el, join
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.export import png
from tafelrunde.draw.hexes import Grid, cell, hexagon
from tafelrunde.draw.palette import NEUTRAL, PLAYERS, THEMES, Theme, player
from tafelrunde.draw.scene import Layer, Region, Scene
from tafelrunde.draw.shape import circle, g, path, symbol, use
from tafelrunde.draw.text import SANS, SERIF, paragraph, text

WIDE: Final = 1360.0
FIELD: Final = "gallery-field"
SEATS: Final = range(len(PLAYERS))
LONG: Final = (
    "Tausche bis zu vier Ressourcen im Verhältnis 1 : 1. Am Spiel\u00adende zählt sie 2 Punkte."
)


def heading(x: float, y: float, words: str) -> Drawn:
    return text(x, y, words, 19, "var(--piece-rim)", SERIF, 700)


def caption(x: float, y: float, words: str) -> Drawn:
    return text(x, y, words, 12, "var(--piece-rim)", SANS, 400, "middle")


def colours() -> Drawn:
    """Player colours with emblem and both kinds of text."""
    out = [heading(0, 20, "Players")]
    for seat in range(NEUTRAL + 1):
        x = 26 + seat * 74
        name = PLAYERS[seat].key if seat < NEUTRAL else "neutral"
        out += [
            circle(x, 62, 22, fill=player(seat), stroke="var(--piece-rim)", stroke_width=1.4),
            g(emblem(seat), transform=f"translate({x} 62)"),
            caption(x, 102, name),
        ]
    return g(out)


def figures() -> Drawn:
    out = [heading(0, 20, "Pieces")]
    kinds = ("disc", "crowned", "pawn", "worker", "cube", "bell", "flag")
    for row, kind in enumerate(kinds):
        y = 60 + row * 54
        for seat in range(NEUTRAL + 1):
            x = 32 + seat * 66
            feet = {"flag": 18.0, "bell": 8.0}.get(kind, 0.0)
            flat = kind in ("disc", "crowned")
            soft = pieces.shadow(x, y, 1) if flat else pieces.shadow(x - 2, y + 5, 1, 18, 7)
            out += [soft, pieces.piece(kind, seat, x, y + feet, 1)]
    return g(out)


def stacks() -> Drawn:
    out = [heading(0, 20, "Stacks")]
    for seat in SEATS:
        out.append(pieces.stack(seat, seat % 4 + 1, 34 + seat * 74, 92, seat % 2 == 1))
    return g(out)


def bits() -> Drawn:
    """Dice, coins, chips, worth, pills, tracks on a tray."""
    out = [heading(0, 20, "Dice, coins, chips"), table.tray(0, 34, 430, 70)]
    for index, kind in enumerate(things.DICE):
        out.append(things.die(index + 1, 40 + index * 96, 67, 34, -8 + index * 7, kind))
        out.append(things.die(index + 4, 84 + index * 96, 67, 34, 5 - index * 6, kind))
    out += [things.coin(330, 68, "", 18), things.coin(380, 68, "8", 20)]
    for seat in SEATS:
        out.append(things.chip(seat, 22 + seat * 42, 136, str(seat + 1), 17))
    for index, number in enumerate((5, 12, 134)):
        out.append(things.worth(number, 375 + index * 44, 136, 1.5))
    out += [use("s-crown", 500, 140, 1.6), things.amount(3, 540, 136)]
    out += [
        things.pill("einmalig", 60, 182),
        things.pill("Erfolg", 150, 182, fill="var(--live-deep)"),
    ]
    out += [things.track(0, 9, 12, 210, 177), things.track(4, 3, 12, 210, 192)]
    return g(out)


def field() -> Drawn:
    """What a game's terrain may look like: any symbol in the unit hex."""
    return symbol(f"s-{FIELD}", path(hexagon(0.94), fill="var(--paper)", stroke="var(--line)"))


def board() -> Drawn:
    """Fields with their names on thick tiles."""
    grid = Grid(42.5, (60, 100))
    cells = [(q, r) for r in range(2) for q in range(8)]
    fields = [cell(FIELD, *grid.center(c)) for c in hexes.by_row(grid, cells)]
    labels = [hexes.coordinate(f"{'AB'[r]}{q + 1}", *grid.center((q, r))) for q, r in cells]
    slab = hexes.slabs(grid, (tuple(cells[:8]), tuple(cells[8:])))
    return g(heading(0, 20, "Tiles"), slab, fields, labels)


def states() -> Drawn:
    """Targets with ring and badge, a chosen stack, a route, the last move, focus."""
    grid = Grid(42.5, (60, 100))
    row = [(q, 0) for q in range(6)] + [(q, 1) for q in range(6)]
    fields = [cell(FIELD, *grid.center(c)) for c in row]
    drawn: list[Drawn] = []
    kinds = get_args(marks.Kind)
    for index, kind in enumerate(kinds):
        drawn.append(marks.hex_mark(kind, *grid.center((index, 0)), None, state="live"))
    chosen, far = grid.center((1, 1)), grid.center((3, 0))
    drawn.append(marks.hex_mark("pick", *chosen, None, state="chosen"))
    drawn.append(use("s-hex-focus", *grid.center((5, 0))))
    last = (grid.center((3, 1)), grid.center((4, 1)), grid.center((5, 1)))
    drawn.append(marks.trace(last, 3))
    drawn.append(marks.route((chosen, grid.center((2, 1)), far), 0))
    for index, seat in ((1, 1), (2, 0), (3, 2)):
        drawn.append(pieces.stack(seat, index, *grid.center((index, 0))))
    drawn.append(pieces.stack(0, 3, chosen[0], chosen[1] - pieces.LIFT))
    drawn.append(pieces.stack(3, 1, *last[-1]))
    for index, kind in enumerate(kinds):
        x, y = grid.center((index, 0))
        if kind != "free":
            drawn.append(marks.badge(kind, x - 25, y - 17, None, state="live"))
    slab = hexes.slabs(grid, (tuple(row),))
    slots = [
        marks.round_mark(kind, 40 + i * 56, 240, 17, None, "live") for i, kind in enumerate(kinds)
    ]
    taken = marks.round_mark("pick", 270, 240, 17, None, "chosen")
    return g(heading(0, 20, "States"), slab, fields, drawn, slots, taken)


def hand() -> Drawn:
    sun = emblem(0, fill="var(--card-gold)") or join()
    coin, chip = use("s-coin"), things.chip(2, 0, 0, "", 10)
    paid = g(
        cards.emblem_face("Wasser", player(0), sun),
        cards.costs(((3, coin), (2, chip)), 59, 86),
        cards.divider(cards.WIDE, 117),
        things.worth(9, 59, 141, 1.35),
    )
    drawn = [
        paid,
        cards.face(
            "Nachtmarkt am Fluss", player(3), emblem(4, scale=0.8, fill="var(--piece-rim)"), LONG
        ),
        cards.face("Späher", player(1, "dark"), None, "Sieh dir eine verdeckte Karte an."),
        cards.back(player(3, "deep"), emblem(3, scale=1.6, fill="var(--card-gold)")),
        cards.deck(31, player(5, "deep"), emblem(5, scale=1.6, fill="var(--card-gold)")),
        cards.deck(0, player(5, "deep")),
    ]
    frames = marks.card_mark("pick", 0, 0, cards.WIDE, cards.HIGH, None, "live")
    chosen = marks.card_mark("pick", 0, 0, cards.WIDE, cards.HIGH, None, "chosen")
    placed = [
        g(extra, card, transform=f"translate({12 + i * 140} 44)")
        for i, (card, extra) in enumerate(zip(drawn, (frames, chosen, None, None, None, None)))
    ]
    return g(heading(0, 20, "Cards"), placed)


def papers() -> Drawn:
    """Panels, a frame, a ribbon, labels, wrapped text."""
    return g(
        heading(0, 20, "Paper and frames"),
        table.panel(0, 36, 300, 110, seat=2),
        text(30, 66, "Zeynep", 19, "var(--ink)", SERIF, 700),
        text(30, 88, "am Zug", 13, "var(--accent)", SANS, 700),
        things.track(2, 7, 12, 30, 104),
        table.panel(0, 164, 300, 90),
        paragraph(16, 190, LONG, 268, 15),
        table.frame(320, 36, 190, 110),
        table.ribbon(415, 46, "Ein Titel auf dunklem Holz", 150),
        table.plate(415, 190, "Steinbruch"),
    )


SECTIONS: Final[tuple[tuple[Callable[[], Drawn], float, float], ...]] = (
    (colours, 0, 0),
    (figures, 0, 130),
    (bits, 700, 0),
    (states, 700, 220),
    (board, 0, 580),
    (papers, 700, 510),
    (stacks, 0, 810),
    (hand, 0, 950),
)


def scene() -> Scene:
    drawn = {
        f"show-{make.__name__}": g(make(), transform=f"translate({x:g} {y:g})")
        for make, x, y in SECTIONS
    }
    region = Region("gallery", (0, 0, WIDE, 1190), [Layer("show", drawn)], label="Gallery")
    own = field()
    return Scene([region], title="Tafelrunde: the drawing kit", defs={own.id: own})


def both() -> str:
    """Light above dark in one SVG."""
    parts = [scene().svg(theme, prefix=f"{theme}-") for theme in THEMES]
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', parts[0])
    assert found
    width, height = int(found[1]), int(found[2])
    kids = [
        Markup(part.replace("<svg ", f'<svg y="{index * height}" ', 1))
        for index, part in enumerate(parts)
    ]
    return el(
        "svg",
        kids,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {2 * height}",
        width=width,
        height=2 * height,
    )


def html() -> str:
    body = el("body", *(Markup(scene().svg(theme, prefix=f"{theme}-")) for theme in THEMES))
    head = el("head", el("meta", charset="utf-8"), el("title", "Tafelrunde: the drawing kit"))
    return "<!doctype html>\n" + el("html", head, body, lang="en")


def write(target: Path, theme: Theme | None = None) -> None:
    """By the ending: .html, .svg or .png; one theme or both."""
    svg = scene().svg(theme) if theme else both()
    if target.suffix == ".png":
        target.write_bytes(png(svg))
    else:
        target.write_text(html() if target.suffix == ".html" else svg, encoding="utf-8")


if __name__ == "__main__":
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    chosen = next((theme for theme in palette.THEMES if theme == only), None)
    write(Path(sys.argv[1]), chosen)
