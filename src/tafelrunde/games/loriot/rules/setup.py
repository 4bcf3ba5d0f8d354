"""What seats and options fix: the board, the cards, the action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.box import OPTION
from tafelrunde.core.data import Json
from tafelrunde.core.state import Limits, Setup, State

from ..data import EFFECTS, components
from .graph import Graph
from .numbers import (
    CHIPS,
    COLOURS,
    DIE,
    OPERATIONS,
    RANKS,
    RESULTS,
    STONES,
    WAYS,
    stones_each,
)

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

STEPS_OF_A_TURN: Final = 500  # more than any turn takes
LAYING: Final = 2_000  # and than lots and chips take


class LoriotSetup(Setup):
    # seats' actions
    lay: Block
    roll: Block
    move: Block
    enter: Block
    go: Block
    aim: Block
    oppose: Block
    intervene: Block
    decline: Block
    play: Block
    claim: Block
    combine: Block
    give_up: Block
    swap: Block
    discard: Block
    regain: Block
    rob: Block
    exchange: Block
    keep: Block
    # chance's
    lot: Block
    chip: Block
    black: Block
    white: Block
    duel: Block
    chance: Block
    drop: Block
    success: Block
    show: Block

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        targets = self.choice("targets")
        self.new_targets = targets == "new"
        self.random_targets = targets == "random"
        self.cunning = self.flag("cunning")
        self.own_calculation = self.choice("calculation") == "player"
        self.remove_waiting = self.flag("remove_waiting")
        self.most_turns = self.number("round_limit") * seats
        self.stones = stones_each(seats)
        self.components = components(self.choice(OPTION))
        self.graph = Graph(self.components.map)
        self.names = self.graph.names
        self.kinds = tuple(self.graph.kind)
        self.read_cards()
        self.declare()
        self.declare_rare()
        self.declare_chance()
        self.make_tables()
        longest = LAYING + STEPS_OF_A_TURN * self.most_turns
        self.limits = Limits(longest, len(self.chance_keys), 0, self.stones * CHIPS)

    def read_cards(self) -> None:
        chance = self.components.chance
        success = self.components.success
        self.chance_keys = [card.key for card in chance]
        self.effects = [EFFECTS.index(card.kind) for card in chance]
        self.steps = [card.steps for card in chance]
        self.success_keys = [card.key for card in success]
        self.restarts = [card.kind == "restart" for card in success]

    def declare(self) -> None:
        block = self.space.block
        self.most_numbers = len(RANKS) + self.seats - 1  # on the table at once
        numbers = [f"n{i + 1}" for i in range(self.most_numbers)]
        self.roll = block("roll")
        self.move = block("move", STONES[: self.stones])
        self.enter = block("enter")
        self.go = block("go", WAYS[:3])
        if self.new_targets:
            self.aim = block("aim", RESULTS)
        self.oppose = block("oppose", COLOURS[: self.seats])
        self.intervene = block("intervene", RANKS)
        self.decline = block("decline")
        # each card goes to the table at once: so its player sees whether the cards suffice
        self.play = block("play", RANKS)
        self.claim = block("claim")
        self.give_up = block("give-up")
        if self.own_calculation:
            self.combine = block("combine", numbers, OPERATIONS, numbers)

    def declare_rare(self) -> None:
        block = self.space.block
        chip_fields = [self.names[field] for field in self.graph.chips]
        self.swap = block("swap", self.names)
        self.discard = block("discard", RANKS)
        self.regain = block("regain", RANKS)
        self.rob = block("rob", COLOURS[: self.seats])
        if self.new_targets:
            self.lay = block("lay", chip_fields)
        if self.cunning:
            self.exchange = block("exchange", chip_fields)
            self.keep = block("keep")

    def declare_chance(self) -> None:
        block = self.space.block
        colours = COLOURS[: self.seats]
        values = [str(value) for value in range(1, CHIPS + 1)]
        self.lot = block("lot", colours, DIE, DIE, chance=True)
        if self.new_targets:
            self.chip = block("chip", colours, values, chance=True)
        self.black = block("black", DIE, chance=True)
        self.white = block("white", DIE, DIE, chance=True)
        self.duel = block("duel", DIE, DIE, chance=True)
        self.chance = block("chance", self.chance_keys, chance=True)
        self.drop = block("drop", RANKS, chance=True)
        self.success = block("success", self.success_keys, chance=True)
        if self.new_targets or self.random_targets:
            self.show = block("show", values, chance=True)

    def make_tables(self) -> None:
        """Odds of dice never change, so they are made once."""
        pairs = [(a, b) for a in range(len(DIE)) for b in range(len(DIE))]
        self.black_odds = [(self.black.at(n), 1) for n in range(len(DIE))]
        self.white_odds = [(self.white.at(a, b), 1) for a, b in pairs]
        self.duel_odds = [(self.duel.at(a, b), 1) for a, b in pairs]
        self.rolls: list[Action] = [self.roll.at()]

    def start(self) -> State:
        from .opening import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from ..position.read import read

        return read(self, data)
