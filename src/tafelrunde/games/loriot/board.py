"""The board for the terminal: five steps, what stands on them, and a line per player."""

from __future__ import annotations

from functools import cache

from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .drawing.components import pieces
from .drawing.finale import finale, tally
from .drawing.paint import PAINT
from .drawing.scene import draw
from .drawing.walking import WAYS
from .rules.arithmetic.solver import SOLVER
from .rules.graph import KINDS
from .rules.head import Sum, number_of
from .rules.numbers import CHIPS, COLOURS, OUT, WAITING, WORTH
from .rules.opening import Lot
from .rules.scoring import Over
from .rules.state import Loriot
from .view import checks_cards, chip_seen

__all__ = ["PAINT", "WAYS", "draw", "finale", "pieces", "tally", "text"]

LETTERS = "ABCDEFGH"  # players, by seat
SIGNS = {"small": "·", "star": "*", "question": "?", "head": "!", "target": "○"}
ANSI = (94, 33, 32, 35, 96, 31, 93, 37)
PLAIN = "\x1b[0m"
LEFT = 3  # room for the letter of the row
WIDE = 3  # characters from one position to the next
LAST = 32  # the rightmost position
ROWS = {"T": 0, "chip": 1, "v": 2, "B": 3, "R": 7, "G": 11, "O": 15, "Y": 17}
MIDDLE = 16

Stones = dict[int, list[str]]  # by field, WAITING and OUT included


def text(view: View, words: Words) -> str:
    state = view.position
    assert isinstance(state, Loriot)
    chips = [chip_seen(state, slot) for slot in range(CHIPS)]
    lines = ["".join(["   ", *[str(x).ljust(2 * WIDE) for x in range(0, LAST + 1, 2)]]).rstrip()]
    stones = stones_by_field(state)
    lines += drawn(state, chips, stones, words.ansi)
    lines.append(words.say("board-levels"))
    lines += crowds(state, stones, words)
    lines += [waiting_line(stones, words), *dice_lines(view, state, words)]
    lines += [player_line(state, words, seat) for seat in range(len(state.players))]
    return "\n".join(lines)


@cache
def spot(name: str) -> tuple[int, int]:
    """Line and column of a field, from its name."""
    for kind in ("T", "chip", "v"):
        if name.startswith(kind):
            return ROWS[kind], LEFT + 4 * WIDE * (int(name[len(kind) :]) - 1)
    row = name[0]
    if row == "Y":
        number = int(name[-1])
        side = -1 if name[1] == "L" else 1
        return ROWS["Y"], LEFT + WIDE * MIDDLE + side * 2 * WIDE * number
    if name[1] == "c":
        return ROWS[row] - " abc".index(name[-1]), LEFT + WIDE * int(name[2:-1])
    return ROWS[row], LEFT + WIDE * int(name[1:])


@cache
def empty_house(names: tuple[str, ...], kinds: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """The board without stones and chips, line by line."""
    lines = [[" "] * (LEFT + WIDE * LAST + len("A1*")) for _ in range(ROWS["Y"] + 1)]
    for row in "BRGOY":
        put(lines, (ROWS[row], 0), row)
    for name, kind in zip(names, kinds):
        put(lines, spot(name), SIGNS[KINDS[kind]])
    return tuple(tuple(line) for line in lines)


def drawn(state: Loriot, chips: list[str], stones: Stones, colour: bool) -> list[str]:
    graph = state.graph
    lines = [list(line) for line in empty_house(tuple(graph.names), tuple(graph.kind))]
    for slot, chip in enumerate(chips):
        put(lines, spot(graph.names[graph.chips[slot]]), chip)
    for field, here in stones.items():
        if field >= 0:
            shown = here[0] if len(here) == 1 else f"{len(here)}{SIGNS[KINDS[graph.kind[field]]]}"
            seat = LETTERS.find(shown[0])
            tint = ANSI[seat] if colour and seat >= 0 else 0
            put(lines, spot(graph.names[field]), shown.ljust(2), tint)
    return ["".join(line).rstrip() for line in lines]


def put(lines: list[list[str]], place: tuple[int, int], shown: str, tint: int = 0) -> None:
    line, column = place
    for i, sign in enumerate(shown):
        lines[line][column + i] = f"\x1b[{tint}m{sign}{PLAIN}" if tint else sign


def stones_by_field(state: Loriot) -> Stones:
    """`A1`: player and stone."""
    out: Stones = {}
    for seat, player in enumerate(state.players):
        for number, stone in enumerate(player.stones):
            out.setdefault(stone.at, []).append(f"{LETTERS[seat]}{number + 1}")
    return out


def crowds(state: Loriot, stones: Stones, words: Words) -> list[str]:
    """Fields with more than one stone."""
    return [
        words.say("board-large", state.graph.names[field], " ".join(stones[field]))
        for field in sorted(stones)
        if field >= 0 and len(stones[field]) > 1
    ]


def waiting_line(stones: Stones, words: Words) -> str:
    if WAITING not in stones:
        return words.say("board-waiting-nobody")
    return words.say("board-waiting", " ".join(stones[WAITING]))


def dice_lines(view: View, state: Loriot, words: Words) -> list[str]:
    """Dice, the card drawn last, and the sum that is open."""
    out: list[str] = []
    if isinstance(state.decision, Lot):
        return [words.say("board-lots")]
    if state.white and state.rivals:
        mover, other = (words.seat(seat) for seat in state.rivals)
        out.append(
            words.say("board-dice-duel", state.black, mover, state.white, other, state.second)
        )
    elif state.white:
        out.append(words.say("board-dice-white", state.black, state.white, state.second))
    elif state.black:
        out.append(words.say("board-dice", state.black))
    if state.card:
        out.append(words.say("board-card", state.card))
    if isinstance(state.decision, Sum):
        laid = [f"{WORTH[laid.rank]} ({words.seat(laid.seat)})" for laid in state.laid]
        shown = ", ".join([term.text for term in state.terms] or laid)
        number = state.white + state.second
        out.append(words.say("board-sum", number, shown or words.say("board-nothing")))
    if checks_cards(state, view.seat):
        enough = SOLVER.can_make(state.worths(), number_of(state))
        short = "board-not-enough" if state.laid else "board-none-laid"
        out.append(words.say("board-suffices" if enough else short))
    return out


def player_line(state: Loriot, words: Words, seat: int) -> str:
    player = state.players[seat]
    stones = player.stones
    home = sum(stone.points > 0 for stone in stones)
    waiting = sum(stone.at == WAITING for stone in stones)
    out = sum(stone.at == OUT for stone in stones)
    parts = [
        words.say(
            "board-player", LETTERS[seat], words.seat(seat), COLOURS[seat], state.points(seat),
            home, len(stones) - home - waiting - out, waiting, out,
        )
    ]  # fmt: skip
    hand = [str(WORTH[rank]) for rank in range(len(WORTH)) if player.hand >> rank & 1]
    parts.append(words.say("board-hand", " ".join(hand)) if hand else words.say("board-no-hand"))
    if player.skips:
        parts.append(words.say("board-skips"))
    if not isinstance(state.decision, (Lot, Over)) and state.turn == seat:
        parts.append(words.say("board-turn"))
    line = ", ".join(parts)
    return f"\x1b[{ANSI[seat]}m{line}{PLAIN}" if words.ansi else line
