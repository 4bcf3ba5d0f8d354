"""The board for the terminal: places and what lies there, the offers, a line per side."""

from __future__ import annotations

from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .drawing.components import pieces
from .drawing.finale import finale, tally
from .drawing.paint import PAINT
from .drawing.scene import draw
from .drawing.walking import WAYS
from .rules.numbers import ACTIONS, KINDS, MILESTONES, RAW, REFINERY, TOKENS
from .rules.selling import open_orders
from .rules.state import Hamlet
from .rules.village.village import members

__all__ = ["PAINT", "WAYS", "draw", "finale", "pieces", "tally", "text"]


def text(view: View, words: Words) -> str:
    state = view.position
    assert isinstance(state, Hamlet)
    if not state.village.laid:
        return words.say("board-laying")
    lines = [words.say("board-round", state.round)]
    lines += [place(state, words, tile) for tile in state.village.laid]
    lines += offers(state, words)
    for side in range(len(state.sides)):
        lines.append(owner_line(state, words, side))
    if state.setup.solo:
        lines.append(botrik_line(state, words))
    return "\n".join(lines)


def listed(words: Words, names: list[str]) -> str:
    return ", ".join(words.token(name) for name in names) or words.say("board-none")


def place(state: Hamlet, words: Words, tile: int) -> str:
    names = state.setup.names
    near = [names[other] for other in members(state.village.links[tile])]
    name = words.token(names[tile])
    linked = state.village.network >> tile & 1
    parts = [words.say("board-tile", name, listed(words, near))]
    if not linked:
        parts = [words.say("board-alone", name)]
    held = tokens(state, words, tile)
    if held:
        parts.append(words.say("board-tokens", ", ".join(held)))
    return "; ".join(parts)


def tokens(state: Hamlet, words: Words, tile: int) -> list[str]:
    content = state.on[tile]
    setup = state.setup
    if setup.role[tile] == REFINERY:
        out = []
        for code in (content & 15, content >> 4):
            if code:
                token = setup.makes[tile] + (4 if (code - 1) & 1 else 0)
                owner = words.side((code - 1) >> 1, setup.sides)
                out.append(f"{words.token(TOKENS[token])} ({owner})")
        return out
    counts = [(content >> 2 * kind & 3, KINDS[kind]) for kind in range(RAW)]
    return [f"{n} {words.token(kind)}" for n, kind in counts if n]


def offers(state: Hamlet, words: Words) -> list[str]:
    setup = state.setup
    row = []
    for i, tile in enumerate(state.row):
        gold = f" (+{state.row_gold[i]})" if state.row_gold[i] else ""
        row.append(words.token(setup.names[tile]) + gold)
    orders = [setup.orders[order].name for order in members(open_orders(state))]
    trades = [words.token(setup.trades[trade].name) for trade in state.open_trades]
    none = words.say("board-none")
    return [
        words.say("board-row", ", ".join(row) or none),
        words.say("board-trades", "; ".join(trades) or none),
        words.say("board-orders", listed(words, orders)),
    ]


def owner_line(state: Hamlet, words: Words, number: int) -> str:
    side = state.sides[number]
    names = state.setup.names
    parts = [words.say("board-side", words.side(number, state.setup.sides), side.points, side.gold)]
    for key, tiles in (
        ("standing", side.standing),
        ("lying", side.lying),
        ("donkeys", side.donkeys + side.driven),
        ("blueprints", side.blueprints),
    ):
        if tiles:
            parts.append(words.say(f"board-{key}", listed(words, [names[tile] for tile in tiles])))
    held = [MILESTONES[i] for i, holder in enumerate(state.milestones) if holder == number]
    if held:
        parts.append(words.say("board-milestones", listed(words, held)))
    return "; ".join(parts)


def botrik_line(state: Hamlet, words: Words) -> str:
    board = state.board
    row = listed(words, [ACTIONS[action] for action in board.row])
    support = "board-support-open" if board.open else "board-support-closed"
    bowl = words.say("board-bowl", board.bowl[0], board.bowl[1], board.bowl[2])
    return "; ".join([words.say("board-action-row", row), words.say(support), bowl])
