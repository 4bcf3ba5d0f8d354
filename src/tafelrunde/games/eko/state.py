"""Ekö: what is true now. The rules that change it are in the modules named after their chapters."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask
from tafelrunde.core.state import CHANCE, Outcome, State
from tafelrunde.games.eko.graph import Graph
from tafelrunde.games.eko.layout import apply_chance, begin_layout, chances
from tafelrunde.games.eko.numbers import CAMPS, CASTLES, IN_RESERVE, ON_BOARD, ORDINARY, TOWERS
from tafelrunde.games.eko.offers import legal_actions, question
from tafelrunde.games.eko.position import write
from tafelrunde.games.eko.rules import apply_action
from tafelrunde.games.eko.scoring import census, outcome
from tafelrunde.games.eko.setup import EkoSetup
from tafelrunde.games.eko.step import BOX, OVER, START, Past, Step

CHANCE_ONLY: Final = (CHANCE,)


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
class Eko(State):
    table: EkoSetup
    graph: Graph
    on: bytes  # per cell: a stack, a building, or 0 (see numbers.py); replaced, never changed
    players: list[Player]  # by seat; until colours are dealt by colour in play
    colours: list[int]  # the same, as positions in COLOURS
    dealt: list[int]  # colours drawn by seats so far
    laid: list[int]  # tile numbers by place, until the map is complete
    turns: list[int]  # their rotations
    failures: int  # 2.2: rotations drawn in vain
    step: Step  # top of the stack of what is to be decided
    played: int  # turns
    key: int  # of `on`; see position_number
    past: Past | None  # positions since the last one that cannot come back

    def __init__(self, table: EkoSetup) -> None:
        super().__init__(table)
        self.table = table

    def actors(self) -> tuple[int, ...]:
        step = self.step
        if step.kind <= START:
            return CHANCE_ONLY
        return () if step.kind == OVER else self.table.alone[step.seat]

    def legal(self, seat: int) -> list[Action]:
        return legal_actions(self, seat)

    def odds(self) -> list[tuple[Action, int]]:
        return chances(self)

    def asked(self, seat: int) -> Ask:
        return question(self)

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.barrier = True
            apply_chance(self, action)
        else:
            apply_action(self, seat, action)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.step.kind == OVER else None

    def census(self) -> dict[str, int]:
        return census(self)

    def clone(self) -> State:
        other = Eko(self.table)
        other.graph = self.graph
        other.on = self.on
        other.players = [player.clone() for player in self.players]
        other.step = self.step
        other.played = self.played
        other.key = self.key
        other.past = self.past
        other.failures = self.failures
        if self.step.kind > START:  # settled: shared from now on
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
        return write(self)

    def put(self, cell: int, piece: int) -> None:
        """Lay a piece (0: none) on a cell."""
        table = self.table
        keys = table.cell_keys
        on = self.on
        self.key ^= keys[cell * 64 + on[cell]] ^ keys[cell * 64 + piece]
        self.on = on[:cell] + table.pieces[piece] + on[cell + 1 :]

    def put_two(self, first: int, piece: int, second: int, other: int) -> None:
        """Lay pieces on two different cells."""
        if first > second:
            self.put_two(second, other, first, piece)
            return
        table = self.table
        keys = table.cell_keys
        on = self.on
        self.key ^= keys[first * 64 + on[first]] ^ keys[first * 64 + piece]
        self.key ^= keys[second * 64 + on[second]] ^ keys[second * 64 + other]
        left = on[:first] + table.pieces[piece]
        self.on = left + on[first + 1 : second] + table.pieces[other] + on[second + 1 :]

    def active(self) -> int:
        """The seat whose turn it is."""
        step = self.step
        while step.below is not None:
            step = step.below
        return step.seat


def empty_table(table: EkoSetup) -> Eko:
    """Before anything is laid out; all pieces are with their colours."""
    state = Eko(table)
    state.graph = Graph(table.grid, [0] * table.grid.size, [], [])
    state.on = bytes(table.grid.size)
    state.players = [Player() for _ in range(table.seats)]
    state.colours = []
    state.dealt = []
    state.laid = []
    state.turns = []
    state.failures = 0
    state.step = Step(BOX, CHANCE)
    state.played = 0
    state.key = 0
    state.past = None
    begin_layout(state)
    return state
