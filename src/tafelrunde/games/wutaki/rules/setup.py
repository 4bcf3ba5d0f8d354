"""What seats and options fix: the action space, on top of what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.data import Json
from tafelrunde.core.event import Event
from tafelrunde.core.state import Limits, State

from .box import Box
from .effects.effect import NAMES, Interpreter
from .memory import past
from .numbers import AREA_COUNT, AREAS, ELEMENTS, LOCATIONS, RESOURCES, SLOTS, WORKERS

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

LONGEST: Final = 60_000  # more entries than 40 rounds can have
HIGHEST_SCORE: Final = 2_000


class WutakiSetup(Box):
    # seats' actions
    keep: Block
    master: Block
    pick: Block
    place: Block
    squeeze: Block
    pass_: Block
    again: Block
    twice: Block
    enough: Block
    chase: Block
    move_in: Block
    stay: Block
    accept: Block
    give_pact: Block
    upgrade: Block
    hire: Block
    choose: Block
    pay: Block
    give: Block
    get: Block
    buy: Block
    take: Block
    spare: Block
    done: Block
    rob: Block
    replace: Block
    remove: Block
    pass_revenge: Block
    return_: Block
    discard: Block
    play: Block
    dismiss: Block
    raid: Block
    yes: Block
    no: Block
    skip: Block
    fulfil: Block
    waive: Block
    use: Block
    end: Block
    name: Block
    # chance's
    element: Block
    secret: Block
    cost: Block
    omen: Block
    starter: Block
    ability: Block
    row: Block
    revenge: Block
    round: Block

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.interpreter = interpreter()
        self.declare()
        self.declare_small()
        self.declare_chance()
        # actions by worker and area: legal is asked for them all the time
        self.placing: list[list[Action]] = [
            [self.place.at(worker, area) for area in range(AREA_COUNT)] for worker in range(3)
        ]
        self.forgets = self.choice("memory") == "hidden"  # 1.7
        self.limits = Limits(LONGEST, 1_000, -HIGHEST_SCORE, HIGHEST_SCORE)

    def past(self, event: Event, seat: int | None) -> Event | None:
        return past(event, seat)

    def declare(self) -> None:
        block = self.space.block
        seats = [str(seat) for seat in range(self.seats)]
        slots = [f"slot-{slot + 1}" for slot in range(SLOTS)]
        targets = [*LOCATIONS, *[tower.id for tower in self.towers]]
        pacts = [pact.id for pact in self.pacts]
        omens = [omen.id for omen in self.omens]
        revenges = [card.id for card in self.revenges]
        self.keep = block("keep", [card.id for card in self.secrets])
        self.master = block("master", [master.id for master in self.masters[1:]])
        self.pick = block("pick", slots)
        self.place = block("place", WORKERS, AREAS)
        self.squeeze = block("squeeze", WORKERS, AREAS)
        self.chase = block("chase", seats, AREAS)
        self.accept = block("accept", slots)
        self.give_pact = block("give-pact", seats, slots)
        self.upgrade = block("upgrade", targets)
        self.choose = block("choose", NAMES)
        self.rob = block("rob", seats)
        self.replace = block("replace", LOCATIONS, seats)
        self.remove = block("remove", LOCATIONS)
        self.pass_revenge = block("pass-revenge", revenges, seats)
        self.return_ = block("return", revenges)
        self.discard = block("discard", omens, commutes=True)
        self.play = block("play", omens)
        self.dismiss = block("dismiss", WORKERS[1:], [*AREAS, "stock"])
        self.fulfil = block("fulfil", pacts)
        self.waive = block("waive", pacts)
        self.name = block("name", seats)

    def declare_small(self) -> None:
        """Single markers, taken one by one in any order, and short answers."""
        block = self.space.block
        self.pay = block("pay", RESOURCES, commutes=True)
        self.give = block("give", RESOURCES, commutes=True)
        self.get = block("get", RESOURCES, commutes=True)
        self.buy = block("buy", RESOURCES, commutes=True)
        self.take = block("take", RESOURCES, commutes=True)
        self.spare = block("spare", RESOURCES, commutes=True)
        self.pass_ = block("pass")
        self.again = block("again")
        self.twice = block("twice")
        self.enough = block("enough")
        self.move_in = block("move-in")
        self.stay = block("stay")
        self.hire = block("hire")
        self.done = block("done")
        self.raid = block("raid")
        self.yes = block("yes")
        self.no = block("no")
        self.skip = block("skip")
        self.use = block("use")
        self.end = block("end")

    def declare_chance(self) -> None:
        block = self.space.block
        seats = [str(seat) for seat in range(self.seats)]
        self.element = block("element", seats, ELEMENTS, chance=True)
        self.secret = block("secret", seats, [card.id for card in self.secrets], chance=True)
        self.cost = block("cost", seats, RESOURCES, chance=True)
        self.omen = block("omen", seats, [omen.id for omen in self.omens], chance=True)
        self.starter = block("starter", seats, chance=True)
        self.ability = block("ability", seats, [a.id for a in self.abilities], chance=True)
        self.row = block("row", [pact.id for pact in self.pacts], chance=True)
        self.revenge = block("revenge", seats, [c.id for c in self.revenges], chance=True)
        self.round = block("round", [card.id for card in self.rounds], chance=True)

    def start(self) -> State:
        from .turn.opening import lay_table

        return lay_table(self)

    def from_dict(self, data: Json) -> State:
        from ..position.read import read

        return read(self, data)


def interpreter() -> Interpreter:
    from .effects.verbs import Verbs

    return Verbs()
