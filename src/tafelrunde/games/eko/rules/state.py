"""What is true now. The rules that change it are in the modules named after their chapters."""

from __future__ import annotations

from typing import final

from tafelrunde.core.data import Json
from tafelrunde.core.decision import Chance, StackState
from tafelrunde.core.state import State

from .graph import Graph
from .numbers import (
    CAMP,
    CAMPS,
    CASTLE,
    CASTLES,
    COLOURS,
    EMPEROR,
    IN_RESERVE,
    LEVELS,
    ON_BOARD,
    ORDINARY,
    OWNER,
    SIZE,
    TOWER,
    TOWERS,
)
from .setup import EkoSetup


@final
class Past:
    """9.10: the number of a position at the beginning of a turn, and those before it."""

    __slots__ = ("number", "before")

    def __init__(self, number: int, before: Past | None) -> None:
        self.number = number
        self.before = before


@final
class Player:
    """What of one colour is not on the board (while the map is laid: everything)."""

    __slots__ = ("reserve", "removed", "emperor", "camps", "towers", "castles")

    def __init__(self) -> None:
        self.reserve = ORDINARY  # ordinary discs
        self.removed = 0  # 7.3: out of the game
        self.emperor = IN_RESERVE  # or ON_BOARD, or the seat that holds him
        self.camps = CAMPS  # in the supply
        self.towers = TOWERS
        self.castles = CASTLES

    def clone(self) -> Player:
        other = Player()
        other.reserve = self.reserve
        other.removed = self.removed
        other.emperor = self.emperor
        other.camps = self.camps
        other.towers = self.towers
        other.castles = self.castles
        return other

    def discs(self) -> int:
        """Discs on the board."""
        on_board = ORDINARY - self.reserve - self.removed
        return on_board + 1 if self.emperor == ON_BOARD else on_board

    def supply(self, level: int) -> int:
        return self.camps if level == 1 else self.towers if level == 2 else self.castles

    def stock(self, level: int, change: int) -> None:
        """Put a building into the supply (+1) or take one out (-1)."""
        if level == 1:
            self.camps += change
        elif level == 2:
            self.towers += change
        else:
            self.castles += change


@final
class Eko(StackState[EkoSetup]):
    graph: Graph
    on: bytes  # per cell: a stack, a building, or 0 (see numbers.py); replaced, never changed
    players: list[Player]  # by seat; until colours are dealt by colour in play
    colours: list[int]  # the same, as positions in COLOURS
    dealt: list[int]  # colours drawn by seats so far
    laid: list[int]  # tile numbers by place, until the map is complete
    turns: list[int]  # their rotations
    failures: int  # 2.2: rotations drawn in vain
    played: int  # turns
    key: int  # of `on`; see position_number
    past: Past | None  # positions since the last one that cannot come back

    def census(self) -> dict[str, int]:
        """1.6: every piece of every colour, those in the box included, wherever it is."""
        out: dict[str, int] = {}
        for colour in COLOURS:
            out |= {f"{colour} disc": ORDINARY, f"{colour} emperor": 1}
            out |= {f"{colour} camp": CAMPS, f"{colour} tower": TOWERS, f"{colour} castle": CASTLES}
        for i, player in enumerate(self.players[: len(self.colours)]):
            colour = COLOURS[self.colours[i]]
            out[f"{colour} disc"] = player.reserve + player.removed
            out[f"{colour} emperor"] = 1 if player.emperor > -2 else 0
            for level in (CAMP, TOWER, CASTLE):
                out[f"{colour} {LEVELS[level - 1]}"] = player.supply(level)
        for cell in self.graph.fields:
            stack = self.on[cell]
            if stack:
                colour = COLOURS[self.colours[stack >> OWNER]]
                out[f"{colour} disc"] += stack & SIZE
                if stack & EMPEROR:
                    out[f"{colour} disc"] -= 1
                    out[f"{colour} emperor"] += 1
        for site in self.graph.sites:
            building = self.on[site]
            if building:
                colour = COLOURS[self.colours[building >> OWNER]]
                out[f"{colour} {LEVELS[(building & SIZE) - 1]}"] += 1
        return out

    def clone(self) -> State:
        other = Eko(self.setup)
        other.graph = self.graph
        other.on = self.on
        other.players = [player.clone() for player in self.players]
        self.share(other)
        other.played = self.played
        other.key = self.key
        other.past = self.past
        other.failures = self.failures
        if not isinstance(self.decision, Chance):  # settled: shared from now on
            other.colours = self.colours
            other.dealt = self.dealt
            other.laid = self.laid
            other.turns = self.turns
        else:
            other.colours = self.colours[:]
            other.dealt = self.dealt[:]
            other.laid = self.laid[:]
            other.turns = self.turns[:]
        return other

    def to_dict(self) -> Json:
        from ..position.write import write

        return write(self)

    def put(self, cell: int, piece: int) -> None:
        """Lay a piece (0: none) on a cell."""
        setup = self.setup
        keys = setup.cell_keys
        on = self.on
        self.key ^= keys[cell * 64 + on[cell]] ^ keys[cell * 64 + piece]
        self.on = b"%b%b%b" % (on[:cell], setup.pieces[piece], on[cell + 1 :])

    def put_two(self, first: int, piece: int, second: int, other: int) -> None:
        """Lay pieces on two different cells."""
        if first > second:
            first, second = second, first
            piece, other = other, piece
        setup = self.setup
        keys = setup.cell_keys
        on = self.on
        self.key ^= keys[first * 64 + on[first]] ^ keys[first * 64 + piece]
        self.key ^= keys[second * 64 + on[second]] ^ keys[second * 64 + other]
        one = setup.pieces[piece]
        two = setup.pieces[other]
        between = on[first + 1 : second]
        self.on = b"%b%b%b%b%b" % (on[:first], one, between, two, on[second + 1 :])

    def active(self) -> int:
        """The seat whose turn it is."""
        decision = self.decision
        while decision.below is not None:
            decision = decision.below
        return decision.seat


def empty_table(setup: EkoSetup) -> Eko:
    """Before anything is laid out; all pieces are with their colours."""
    state = Eko(setup)
    state.graph = setup.bare
    state.on = bytes(setup.grid.size)
    state.players = [Player() for _ in range(setup.seats)]
    state.colours = []
    state.dealt = []
    state.laid = []
    state.turns = []
    state.failures = 0
    state.played = 0
    state.key = 0
    state.past = None
    return state
