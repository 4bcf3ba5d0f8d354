"""The board for the terminal: hexes with their names, and a line per player."""

from __future__ import annotations

from tafelrunde.core.decision import Chance
from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .drawing.aim import WAYS
from .drawing.components import pieces
from .drawing.finale import finale, tally
from .drawing.paint import PAINT
from .drawing.scene import draw
from .rules.dealing import Colour, is_dealt
from .rules.graph import FIELD, STORM, TERRAINS
from .rules.layout import is_mapped
from .rules.numbers import COLOURS, EMPEROR, IN_RESERVE, OWNER, SIZE
from .rules.scoring import has_capital, points
from .rules.state import Eko

__all__ = ["PAINT", "WAYS", "draw", "finale", "pieces", "tally", "text"]

LETTERS = "BOJP"  # blue, orange, jade, plum, in both languages
MARKS = {"reg": "r", "canyon": "c", "mountain": "m", "capital": "k", "portal": "o", "temple": "t"}
ANSI = ("\x1b[94m", "\x1b[33m", "\x1b[32m", "\x1b[35m")
PLAIN = "\x1b[0m"

Canvas = dict[tuple[int, int], str]


def text(view: View, words: Words) -> str:
    state = view.setup.from_dict(view.facts)
    assert isinstance(state, Eko)
    if not is_mapped(state):
        return words.say("board-laying")
    colour = words.ansi
    canvas: Canvas = {}
    for cell, terrain in enumerate(state.graph.terrain):
        if terrain:
            draw_cell(state, canvas, cell, colour)
    lines = [*hexes(canvas), *notes(state, words)]
    if is_dealt(state) or isinstance(state.decision, Colour):
        lines += players(state, words, colour)
    return "\n".join(lines)


def draw_cell(state: Eko, canvas: Canvas, cell: int, colour: bool) -> None:
    """Three lines per row; the slanted edges are shared with the rows above and below."""
    q, r = state.setup.grid.hexes[cell]
    x = 2 * (2 * q + r - state.setup.grid.left)
    y = 3 * (r - state.setup.grid.top)
    for line, left, right in ((y, "╱", "╲"), (y + 3, "╲", "╱")):
        canvas[line, x + 1] = left
        canvas[line, x + 3] = right
    for line in (y + 1, y + 2):
        canvas[line, x] = "│"
        canvas[line, x + 4] = "│"
    inside = content(state, cell)
    for i, sign in enumerate(heading(state, cell)):
        canvas[y + 1, x + 1 + i] = sign
    for i, sign in enumerate(inside):
        canvas[y + 2, x + 1 + i] = sign
    piece = state.on[cell]
    if colour and piece:
        canvas[y + 2, x + 1] = ANSI[state.colours[piece >> OWNER]] + inside[0]
        canvas[y + 2, x + 3] = inside[2] + PLAIN


def heading(state: Eko, cell: int) -> str:
    """The name; after a short one the storm, if the emperor takes its place below."""
    name = state.setup.names[cell]
    hidden = state.graph.terrain[cell] == STORM and state.on[cell] & EMPEROR
    return f"{name}~"[:3] if hidden else name.ljust(3)


def content(state: Eko, cell: int) -> str:
    """`B3*` a stack (`B3~` in a storm), `mB2` a building on its terrain, else the terrain."""
    terrain = state.graph.terrain[cell]
    piece = state.on[cell]
    if terrain in (FIELD, STORM):
        if piece:
            owner = LETTERS[state.colours[piece >> OWNER]]
            calm = " " if terrain == FIELD else "~"
            return f"{owner}{piece & SIZE}{'*' if piece & EMPEROR else calm}"
        if terrain == FIELD:
            return " · "
        pyramid = any(cell in trio for trio in state.graph.pyramids)
        return f"~{state.graph.zone[cell]}{'^' if pyramid else ' '}"
    mark = MARKS.get(TERRAINS[terrain], "x")
    if piece:
        return f"{mark}{LETTERS[state.colours[piece >> OWNER]]}{piece & SIZE}"
    return f" {mark} "


def hexes(canvas: Canvas) -> list[str]:
    ys = [y for y, _ in canvas]
    xs = [x for _, x in canvas]
    out: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        line = "".join(canvas.get((y, x), " ") for x in range(min(xs), max(xs) + 1))
        out.append(line.rstrip())
    return out


def notes(state: Eko, words: Words) -> list[str]:
    """The legend, and what of the variants the hexes cannot show."""
    names = state.setup.names
    graph = state.graph
    out = [words.say("board-legend", LETTERS[state.colours[0]])]  # of a colour that takes part
    if graph.zones:
        zones = [
            f"{zone}: {' '.join(names[c] for c in graph.fields if graph.zone[c] == zone)}"
            for zone in range(1, graph.zones + 1)
        ]
        out.append(words.say("board-zones", "; ".join(zones)))
    if graph.pyramids:
        trios = [" ".join(names[cell] for cell in trio) for trio in graph.pyramids]
        out.append(words.say("board-pyramids", "; ".join(trios)))
    fronts = [names[state.setup.grid.neighbours[cell][side]] for cell, side in graph.portals]
    if len(fronts) == 2:
        out.append(words.say("board-portals", fronts[0], fronts[1]))
    return out


def players(state: Eko, words: Words, colour: bool) -> list[str]:
    out: list[str] = []
    for seat, player in enumerate(state.players):
        which = state.colours[seat]
        line = words.say(
            "board-player", LETTERS[which], seat_name(state, words, seat), COLOURS[which],
            points(state, seat), player.reserve, player.camps, player.towers, player.castles,
        )  # fmt: skip
        parts = [line]
        if has_capital(state, seat):
            parts.append(words.say("board-capital"))
        if player.emperor == IN_RESERVE:
            parts.append(words.say("board-emperor-reserve"))
        held = [s for s, other in enumerate(state.players) if other.emperor == seat]
        if held:
            prisoners = ", ".join(words.token(COLOURS[state.colours[s]]) for s in held)
            parts.append(words.say("board-prisoners", prisoners))
        if player.removed:
            parts.append(words.say("board-removed", player.removed))
        if not isinstance(state.decision, Chance) and player.discs() == 0:
            parts.append(words.say("board-eliminated"))
        if seat in state.actors():
            parts.append(words.say("board-turn"))
        whole = ", ".join(parts)
        out.append(f"{ANSI[which]}{whole}{PLAIN}" if colour else whole)
    return out


def seat_name(state: Eko, words: Words, seat: int) -> str:
    """Before colours are dealt, players are still colours."""
    if not is_dealt(state):
        return words.token(COLOURS[state.colours[seat]])
    return words.seat(seat)
