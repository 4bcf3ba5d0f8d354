"""The facts of a view, read once for all parts of the drawing."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View

from ..rules.setup import LoriotSetup
from .fields import Chip
from .map import SPOTS, Spot
from .stones import Stone

Facts = dict[str, object]
SUMS = ("number", "intervene", "play", "combine")  # questions on a head field


@dataclass(frozen=True, slots=True)
class Step:
    """What is open: see `view.py`."""

    ask: str
    seat: int
    stone: str
    left: int
    other: int


@dataclass(frozen=True, slots=True)
class Look:
    """What one reader sees, and what that reader may choose."""

    seat: int | None
    seats: int
    turn: int
    played: int
    step: Step
    stones: tuple[Stone, ...]
    hands: tuple[tuple[str, ...], ...]
    skips: tuple[bool, ...]
    points: tuple[int, ...]
    chips: tuple[Chip, ...]
    holding: tuple[str, ...]
    piles: dict[str, int]
    card: str
    black: int
    white: tuple[int, ...]
    duel: tuple[int, ...]  # whose the white dice are, () if both are the mover's
    table: tuple[tuple[int, str], ...]
    numbers: tuple[tuple[str, str], ...]
    suffices: bool | None
    lots: tuple[tuple[int, ...], ...]
    arrivals: int
    late: bool
    offers: dict[str, tuple[str, ...]]  # kind of action → its tokens
    outcome: Outcome | None

    @property
    def moving(self) -> Stone | None:
        """The stone that moves, if it stands on a field."""
        for stone in self.stones:
            if stone.seat == self.turn and stone.token == self.step.stone:
                return stone if stone.at in SPOTS else None
        return None

    @property
    def spot(self) -> Spot | None:
        stone = self.moving
        return stone.spot if stone else None

    @property
    def asks_me(self) -> bool:
        return bool(self.offers)

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.hands[seat]

    def mine(self) -> list[Stone]:
        return [stone for stone in self.stones if stone.seat == self.seat]

    def count(self, seat: int, place: str) -> int:
        """Stones of a seat that wait, are out, on a target, or on their way."""
        here = [stone.at for stone in self.stones if stone.seat == seat]
        if place == "target":
            return sum(at.startswith("T") for at in here)
        if place == "way":
            return sum(at in SPOTS and not at.startswith("T") for at in here)
        return here.count(place)

    def offered(self, *kinds: str) -> set[str]:
        return {token for kind in kinds for token in self.offers.get(kind, ())}


def wants_cards(look: Look) -> bool:
    """Whether the reader is asked for cards: then they come first on a phone."""
    return look.step.ask in ("intervene", "play", "combine", "discard", "regain") and look.asks_me


def read(view: View) -> Look:
    facts: Facts = view.facts
    step = entry(facts["step"])
    offers: dict[str, tuple[str, ...]] = {}
    for action in view.legal:
        offers[action.kind] = offers.get(action.kind, ()) + tuple(action.tokens[1:])
    suffices = facts.get("suffices")
    return Look(
        view.seat,
        view.setup.seats,
        number(facts["turn"]),
        number(facts["played"]),
        Step(
            str(step["ask"]),
            number(step["seat"]),
            str(step["stone"]),
            0 if step["ask"] == "over" else number(step["left"]),
            number(step["other"]),
        ),
        stones(facts["stones"]),
        tuple(strings(hand) for hand in items(facts["hands"])),
        tuple(bool(skip) for skip in items(facts["skips"])),
        tuple(number(points) for points in items(facts["points"])),
        chips(view, strings(facts["chips"]), str(step["ask"])),
        strings(facts["holding"]),
        {pile: pile_size(facts[pile]) for pile in ("chance", "success")},
        str(facts["card"]),
        number(facts["black"]),
        tuple(number(value) for value in items(facts["white"])),
        tuple(number(seat) for seat in items(facts["duel"])),
        tuple((number(e["seat"]), str(e["card"])) for e in map(entry, items(facts["table"]))),
        tuple(
            (str(e["value"]), str(e["text"])) for e in map(entry, items(facts.get("numbers", [])))
        ),
        None if suffices is None else bool(suffices),
        tuple(
            tuple(number(value) for value in items(thrown))
            for thrown in items(facts.get("lots", []))
        ),
        number(facts["arrivals"]),
        bool(facts["late"]),
        offers,
        view.outcome,
    )


def chips(view: View, given: tuple[str, ...], ask: str) -> tuple[Chip, ...]:
    """Before the first turn of new targets (16.2) a chip that nobody laid is not there."""
    assert isinstance(view.setup, LoriotSetup)
    laying = view.setup.new_targets and ask in ("lot", "chip", "lay")
    out = []
    for text in given:
        face, _, layer = text.partition(":")
        if face == "?" and not layer and laying:
            face = ""
        out.append(Chip(face, not layer and face != "?", int(layer) if layer else -1))
    return tuple(out)


def stones(given: object) -> tuple[Stone, ...]:
    return tuple(
        Stone(
            seat,
            place + 1,
            str(e["at"]),
            tuple(str(e.get("trail", "")).split()),
            number(e.get("points", 0)),
        )
        for seat, own in enumerate(items(given))
        for place, e in enumerate(map(entry, items(own)))
    )


def pile_size(given: object) -> int:
    pile = entry(given)
    return number(pile["hidden"]) + len(items(pile["under"]))


def items(given: object) -> list[object]:
    assert isinstance(given, list)
    return given


def entry(given: object) -> Facts:
    assert isinstance(given, dict)
    return given


def number(given: object) -> int:
    assert isinstance(given, int)
    return given


def strings(given: object) -> tuple[str, ...]:
    return tuple(str(one) for one in items(given))
