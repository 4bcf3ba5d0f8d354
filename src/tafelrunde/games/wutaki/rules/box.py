"""What the box and the table fix: cards, player boards and the board, with their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import BadBox
from tafelrunde.core.state import Setup

from .. import data
from . import printed
from .effects.effect import Effect, parse_cost
from .effects.parsing import parse
from .faces import (
    AbilityFace,
    LevelFace,
    LocationFace,
    MasterFace,
    OmenFace,
    PactFace,
    RevengeFace,
    RoundFace,
    SecretFace,
    TowerFace,
)
from .numbers import (
    ACCEPT,
    ADDITIONAL_WORKERS,
    AREA_COUNT,
    AREAS,
    CARD,
    COST,
    ELEMENTS,
    KINDS_OF_RESOURCE,
    LOCATIONS,
    MEASURES,
    OMEN,
    OWN,
    RESOURCES,
    SLOTS,
)

if TYPE_CHECKING:
    from tafelrunde.core.game import Game


class Box(Setup):
    """Effects are numbered in the order in which they are read."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.extreme = self.flag("extreme")
        sides = self.choice("boards")
        self.masters_differ = sides in ("asymmetric", "masters")
        self.has_abilities = sides in ("asymmetric", "abilities")
        self.box = data.components(self.choice(OPTION))
        self.effects: list[Effect] = []
        self.read_cards()
        self.check_cards()
        self.read_boards()
        self.read_board()

    def effect(self, text: str) -> Effect:
        out = parse(text, len(self.effects))
        self.effects.append(out)
        return out

    def maybe(self, text: str) -> Effect | None:
        return self.effect(text) if text else None

    def read_cards(self) -> None:
        box = self.box
        self.markers = [RESOURCES.index(name) for name in printed.cost_markers(box.tables)]
        self.pacts = [
            PactFace(
                p.id,
                ELEMENTS.index(p.element),
                self.needs(parse_cost(p.cost)),
                parse_cost(p.cost)[OMEN],
                self.effect(p.do),
            )
            for p in box.pacts
        ]
        self.omens = [
            OmenFace(
                o.id,
                self.maybe(o.do),
                parse(o.lasting).alternatives[0].ops[0] if o.lasting else None,
                o.once,
            )
            for o in box.omens
        ]
        self.revenges = [
            RevengeFace(r.id, r.most, MEASURES.index(r.of), r.loss) for r in box.revenges
        ]
        self.secrets = [secret_face(s.id, s.needs, s.points) for s in box.secrets]
        self.rounds = [
            RoundFace(r.id, data.TYPES.index(r.kind), self.effect(r.do), r.again, r.once)
            for r in box.rounds
        ]
        self.pact_counts = [p.count for p in box.pacts]
        self.omen_counts = [o.count for o in box.omens]
        self.revenge_counts = [r.count for r in box.revenges]
        self.secret_counts = [s.count for s in box.secrets]
        self.round_counts = [r.count for r in box.rounds]

    def needs(self, cost: list[int]) -> list[list[int]]:
        """What a cost means for each resource that a cost marker may show."""
        out: list[list[int]] = []
        for marker in range(KINDS_OF_RESOURCE):
            row = cost[:KINDS_OF_RESOURCE]
            row[marker] += cost[COST]
            out.append(row)
        return out

    def check_cards(self) -> None:
        """Decks too small to be dealt cannot be played with."""
        least = {
            "pact": (sum(self.pact_counts), SLOTS + 2 * self.seats),
            "omen": (sum(self.omen_counts), 2 * self.seats),
            "secret": (sum(self.secret_counts), 2 * self.seats),
            "ability": (len(self.box.abilities), self.seats),
        }
        for deck, (there, needed) in least.items():
            if there < needed:
                raise BadBox("too-few", (self.seats, needed, there), deck)

    def read_boards(self) -> None:
        box = self.box
        self.against = [ELEMENTS.index(e.against) for e in box.elements]
        self.element_bonus = [e.bonus for e in box.elements]
        self.element_malus = [e.malus for e in box.elements]
        self.towers = [
            TowerFace(
                t.id,
                ELEMENTS.index(t.of) if t.of in ELEMENTS else -1,
                RESOURCES.index(t.of) if t.of in RESOURCES else -1,
                t.price,
                t.bonus,
                t.malus,
            )
            for t in box.towers
        ]
        self.abilities = [
            AbilityFace(a.id, data.MOMENTS.index(a.when), self.effect(a.do)) for a in box.abilities
        ]
        self.masters: list[MasterFace] = []
        for m in printed.masters(box.tables):
            track: list[Effect | None] = [None] * (1 + max([at for at, _ in m.track], default=0))
            for at, do in m.track:
                track[at] = self.effect(do)
            self.masters.append(
                MasterFace(m.id, self.maybe(m.place), self.maybe(m.climbing), m.multipliers, track)
            )
        self.wages = self.effect("wages")

    def read_board(self) -> None:
        """Fields, actions and prices of the areas."""
        which = self.seats - 2
        tables = self.box.tables
        self.fields = [0] * AREA_COUNT
        self.actions: list[Effect | None] = [None] * AREA_COUNT
        for area in printed.areas(tables, self.extreme):
            if area.id == "accept":  # one field and one area per slot
                for slot in range(SLOTS):
                    self.fields[ACCEPT + slot] = area.fields[which] // SLOTS
                    self.actions[ACCEPT + slot] = self.effect(area.do)
                continue
            at = AREAS.index(area.id)
            self.fields[at] = area.fields[which]
            if at != CARD:  # what is done there is on the round card
                self.actions[at] = self.effect(area.do)
        self.fields[OWN] = 1
        self.locations = [
            LocationFace(
                RESOURCES.index(place.gives) if place.gives in RESOURCES else -1,
                place.yields,
                place.prices,
                self.effect(place.bonus),
            )
            for place in printed.locations(tables, self.extreme)
        ]
        prices = [price for place in self.locations for price in place.prices]
        self.cheapest = min(prices + [tower.price for tower in self.towers])  # upgrade
        self.levels = [
            LevelFace(
                level.seats,
                parse_cost(level.cost)[:KINDS_OF_RESOURCE],
                level.points,
                self.maybe(level.do),
            )
            for level in printed.levels(tables, self.extreme)
        ]
        self.counter = [name for name, _ in printed.counter(tables, self.seats)]
        self.counter_events = [self.maybe(do) for _, do in printed.counter(tables, self.seats)]
        self.supply = printed.supply(tables)
        self.slot_gold = printed.slot_gold(tables, self.extreme)
        self.hiring = [parse_cost(price) for price in printed.hiring(tables)]
        self.first_worker = 1 if self.extreme else 0  # 18.1
        self.most_additional = ADDITIONAL_WORKERS - self.first_worker

    def place_card(self, id: str) -> bool:
        """Whether a round card opens a place."""
        return any(card.id == id and card.kind == 0 for card in self.rounds)


def secret_face(id: str, needs: str, points: int) -> SecretFace:
    how, _, what = needs.partition(" ")
    if how == "own":
        return SecretFace(id, 2, LOCATIONS.index(what), points)
    return SecretFace(id, 0 if how == "most" else 1, MEASURES.index(what), points)
