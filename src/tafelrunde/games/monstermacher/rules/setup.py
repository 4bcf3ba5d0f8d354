"""What seats and options fix: the parts, the graves, the action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.box import OPTION
from tafelrunde.core.data import Json
from tafelrunde.core.state import Limits, Setup, State

from ..data import components
from .numbers import (
    BEST,
    BRAIN,
    FACES,
    KINDS,
    LETTERS,
    REVIVAL,
    ROTTEN_BONUS,
    TYPES,
    VALUES,
    WORST,
)

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

STEPS_OF_A_TURN: Final = 90  # more than any turn takes: a bid may hold every part there is
STEPS_OF_THE_LAYOUT: Final = 20
ENDLESS: Final = 1 << 40  # rounds: never
PATIENCE: Final = 1000  # rounds of a match without a limit after which programs stop looking


class MonsterSetup(Setup):
    """Cards are numbered by type and letter: the card with letter n of type t is t * copies + n."""

    # seats' actions
    rob: Block
    gallows: Block
    steal: Block
    prepare: Block
    join: Block
    stay: Block
    choose: Block
    study: Block
    study_one: Block
    operate: Block
    revive: Block
    hand: Block
    offer: Block
    pick_up: Block
    skip: Block
    show: Block
    call: Block
    add: Block
    points: Block
    bid: Block
    give_up: Block  # `pass`
    accept: Block
    waive: Block
    decline: Block
    # chance's
    top: Block
    deal: Block
    hang: Block
    value: Block
    letter: Block  # only where letters do not last
    start_seat: Block
    roll: Block

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        found = components(self.choice(OPTION))
        self.components = found
        self.graves = found.layout(seats).graves
        self.pile = found.layout(seats).pile  # parts at each grave
        self.values = found.values(seats)  # by type
        self.copies = len(self.values[0])  # cards of each type
        self.cards = KINDS * self.copies
        self.type_of = [card // self.copies for card in range(self.cards)]
        self.names = [f"{kind}-{letter}" for kind in TYPES for letter in LETTERS[: self.copies]]
        self.grave_names = [f"grave-{grave + 1}" for grave in range(self.graves)]
        self.operation_bonus = found.operation_bonus()
        self.revival_bonus = found.revival_bonus(self.flag("brain_penalty"))
        self.one_always_succeeds = self.flag("one_always_succeeds")
        self.bluff_pays = self.flag("bluff_pays")
        self.fleeting = self.flag("fleeting_letters")  # 1.9
        rounds = self.number("round_limit")
        self.most_idle = (self.number("idle_rounds") or ENDLESS) * seats  # turns
        self.most_turns = (rounds or ENDLESS) * seats
        self.declare()
        self.declare_chance()
        self.make_tables()
        longest = STEPS_OF_THE_LAYOUT + STEPS_OF_A_TURN * (rounds or PATIENCE) * seats
        self.limits = Limits(longest, VALUES, 0, self.highest(), rounds > 0)

    def declare(self) -> None:
        block = self.space.block
        cards = self.names
        seats = [str(seat) for seat in range(self.seats)]
        self.rob = block("rob")
        self.gallows = block("gallows", cards)
        self.steal = block("steal", cards)
        self.prepare = block("prepare")
        self.join = block("join")
        self.stay = block("stay")
        self.choose = block("choose", self.grave_names)
        self.study = block("study")
        self.study_one = block("study-one")
        self.operate = block("operate", cards, seats)
        self.revive = block("revive")
        self.hand = block("hand", cards)
        self.offer = block("offer", cards)
        self.pick_up = block("pick-up")
        self.skip = block("skip")
        self.show = block("show", seats)
        self.call = block("call")
        self.add = block("add", cards, ["unseen", "shown"], commutes=True)
        self.points = block("points", [f"p{n}" for n in range(1, WORST - BEST + 1)])
        self.bid = block("bid")
        self.give_up = block("pass")
        self.accept = block("accept", seats)
        self.waive = block("waive", seats)
        self.decline = block("decline")

    def declare_chance(self) -> None:
        block = self.space.block
        seats = [str(seat) for seat in range(self.seats)]
        self.top = block("top", self.grave_names, TYPES, chance=True)
        self.deal = block("deal", seats, TYPES, chance=True)
        self.hang = block("hang", TYPES, chance=True)
        self.value = block("value", self.names, [str(n) for n in range(VALUES)], chance=True)
        if self.fleeting:
            self.letter = block("letter", self.names, self.names, chance=True)
        self.start_seat = block("start", seats, chance=True)
        self.roll = block("roll", [str(n) for n in range(1, FACES + 1)], chance=True)

    def make_tables(self) -> None:
        """Actions and odds that need no looking up again."""
        cards = range(self.cards)
        self.gallows_at = [self.gallows.at(card) for card in cards]
        self.steal_at = [self.steal.at(card) for card in cards]
        self.hand_at = [self.hand.at(card) for card in cards]
        self.offer_at = [self.offer.at(card) for card in cards]
        self.add_unseen_at = [self.add.at(card, 0) for card in cards]
        self.add_shown_at = [self.add.at(card, 1) for card in cards]
        self.skip_at = self.skip.at()
        self.white: list[tuple[Action, int]] = [(self.roll.at(n), 1) for n in range(FACES)]

    def highest(self) -> int:
        """The most points a monster can be worth."""
        best = max(self.values[0])
        limbs = [ROTTEN_BONUS[n] + best * (BRAIN - n) for n in range(BRAIN + 1)]
        return max(limbs) + max(self.values[BRAIN]) + REVIVAL

    def start(self) -> State:
        from .layout import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from ..position.read import read

        return read(self, data)
