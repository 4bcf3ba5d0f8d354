"""What one reader sees and may choose, taken from the position as that reader sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.core.view import View

from ..rules.numbers import COLOURS
from ..rules.opening import Lot
from ..rules.pieces import Stone
from ..rules.scoring import Over
from ..rules.state import Loriot
from .chips import Chip, chips_seen
from .crowd import Crowd, crowd

SUMS: Final = ("number", "intervene", "play", "combine")  # questions on a head field
CARDS: Final = ("intervene", "play", "combine", "discard", "regain")
OPENING: Final = ("lot", "chip", "lay")  # before the first turn
Offers = dict[str, tuple[str, ...]]  # kind of action → its tokens


@dataclass(slots=True)
class Step:
    """What is open."""

    ask: str
    seat: int  # who decides, or for whom chance acts
    stone: int = -1  # the one that moves, from 0
    left: int = 0  # steps or throws
    other: int = -1  # a chip field from 0


@dataclass(slots=True)
class Look:
    """Cheap to make: what costs anything is left to the parts, which are given what they need."""

    view: View
    state: Loriot
    step: Step
    at: tuple[int, ...]  # of all stones, seat by seat
    crowd: Crowd
    chips: tuple[Chip, ...]
    white: tuple[int, ...]
    late: bool
    offers: Offers

    @property
    def seat(self) -> int | None:
        return self.view.seat

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @property
    def is_over(self) -> bool:
        return isinstance(self.state.decision, Over)

    @property
    def casts_lots(self) -> bool:
        return isinstance(self.state.decision, Lot)

    @property
    def asks_me(self) -> bool:
        return bool(self.offers)

    @property
    def wants_cards(self) -> bool:
        """Whether the reader is asked for cards: then they come first on a phone."""
        return self.asks_me and self.step.ask in CARDS

    def offered(self, *kinds: str) -> tuple[str, ...]:
        """Tokens of these kinds of actions, each once, in order."""
        if not self.offers:
            return ()
        return tuple(sorted({token for kind in kinds for token in self.offers.get(kind, ())}))

    def offered_seats(self, *kinds: str) -> tuple[int, ...]:
        return tuple(sorted([COLOURS.index(colour) for colour in self.offered(*kinds)]))


def read(view: View) -> Look:
    state = view.position
    assert isinstance(state, Loriot)
    step = step_of(state)
    laying = state.setup.new_targets and step.ask in OPENING
    stones = [stone for player in state.players for stone in player.stones]
    at = tuple([stone.at for stone in stones])
    return Look(
        view,
        state,
        step,
        at,
        crowd_of(state, step, stones, at),
        chips_seen(tuple(state.chips), tuple(state.knowers), laying),
        (state.white, state.second) if state.white else (),
        state.is_late(),
        offers_of(view),
    )


def step_of(state: Loriot) -> Step:
    """The parts that a decision has, under the names that positions use."""
    decision = state.decision
    out = Step(decision.key, state.turn)
    if not isinstance(decision, Over):
        for field in decision.FIELDS:
            setattr(out, field.key, getattr(decision, field.name))
    return out


def crowd_of(state: Loriot, step: Step, stones: list[Stone], at: tuple[int, ...]) -> Crowd:
    trails = [stone.trail.before if stone.trail is not None else None for stone in stones]
    before = tuple([-1 if trail is None else trail.field for trail in trails])
    each = state.setup.stones
    mover = state.turn * each + step.stone if step.stone >= 0 else -1
    return crowd(at, before, each, mover, state.setup.kinds)


def offers_of(view: View) -> Offers:
    out: Offers = {}
    for action in view.legal:
        out[action.kind] = out.get(action.kind, ()) + tuple(action.tokens[1:])
    return out
