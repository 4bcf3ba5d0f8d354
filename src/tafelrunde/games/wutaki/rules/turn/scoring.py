"""The seven steps of the final scoring, ranks and the end of the match (chapter 17)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.state import Outcome

from ..columns import SeatSet
from ..effects.effect import V_SCORE
from ..numbers import (
    ELEMENTS,
    FULFILLED,
    HAND,
    HIRED,
    KINDS_OF_RESOURCE,
    LEVEL,
    MOST_SET_POINTS,
    OMENS,
    REASONS,
    REVENGES,
    SET,
    SET_POINTS,
    UNFULFILLED,
    UPGRADED,
)
from ..stack import Due, Question
from ..state import Step, Wutaki

PARTS: Final = (
    "track", "revenge", "unfulfilled", "secrets", "elements", "permanent", "others", "resources",
)  # fmt: skip


def measure(state: Wutaki, seat: int, what: int) -> int:
    """What cards count at the end."""
    player = state.players[seat]
    if what < KINDS_OF_RESOURCE:
        return player.resources[what]
    if what < FULFILLED:
        return of_element(state, player.fulfilled, what - KINDS_OF_RESOURCE)
    if what == FULFILLED:
        return len(player.fulfilled)
    if what == HIRED:
        return player.hired()
    if what == HAND:
        return len(player.omens)
    if what == OMENS:
        return len(player.omens) + (1 if player.permanent >= 0 else 0)
    if what == UPGRADED:
        return state.upgrades(seat)
    if what == LEVEL:
        return player.pyramid
    assert what == REVENGES
    return len(player.revenge)


def of_element(state: Wutaki, pacts: list[int], element: int) -> int:
    faces = state.setup.pacts
    out = 0
    for pact in pacts:
        if pact >= 0 and faces[pact].element == element:
            out += 1
    return out


def parts(state: Wutaki, seat: int) -> list[int]:
    """17.4 to 17.10, without the points on the track."""
    return [
        revenge_points(state, seat),
        -UNFULFILLED * len(state.players[seat].accepted),
        sum([secret_points(state, seat, face) for face in state.players[seat].secrets]),
        element_points(state, seat),
        permanent_points(state, seat),
        others_points(state, seat),
        resource_points(state.players[seat].resources),
    ]


def revenge_points(state: Wutaki, seat: int) -> int:
    """13.1: only above the limit."""
    out = 0
    for card in state.players[seat].revenge:
        face = state.setup.revenges[card.face]
        if measure(state, seat, face.measure) > face.most:
            out -= face.loss
    return out


def secret_points(state: Wutaki, seat: int, secret: int) -> int:
    """13.2: alone in front; so nothing at all is never the most."""
    face = state.setup.secrets[secret]
    if face.how == 2:
        markers = state.markers
        there = seat in (markers[2 * face.what], markers[2 * face.what + 1])
        return face.points if there else 0
    mine = measure(state, seat, face.what)
    for other in range(state.setup.seats):
        if other == seat:
            continue
        theirs = measure(state, other, face.what)
        if (theirs >= mine) if face.how == 0 else (theirs <= mine):
            return 0
    return face.points


def element_points(state: Wutaki, seat: int) -> int:
    """17.7, 8.5: the secret element, and those of towers."""
    player = state.players[seat]
    setup = state.setup
    out = 0
    own = player.element
    if own >= 0:
        out += elemental(state, seat, own, setup.element_bonus[own], setup.element_malus[own])
    for tower in player.towers:
        face = setup.towers[tower]
        if face.element >= 0:
            out += elemental(state, seat, face.element, face.bonus, face.malus)
    return out


def elemental(state: Wutaki, seat: int, element: int, bonus: int, malus: int) -> int:
    player = state.players[seat]
    against = state.setup.against[element]
    bad = of_element(state, player.fulfilled, against)
    bad += of_element(state, player.accepted, against)
    return bonus * of_element(state, player.fulfilled, element) - malus * bad


def permanent_points(state: Wutaki, seat: int) -> int:
    """17.8: what a permanent omen counts."""
    permanent = state.players[seat].permanent
    if permanent < 0:
        return 0
    op = state.setup.omens[permanent].lasting
    if op is None or op.verb != V_SCORE:
        return 0
    return op.n * (measure(state, seat, op.what) // op.m)


def others_points(state: Wutaki, seat: int) -> int:
    """17.9, 15.6: pacts of the own element that others have fulfilled, by the master board."""
    player = state.players[seat]
    if player.element < 0 or player.master < 0:
        return 0
    number = 0
    for other, opponent in enumerate(state.players):
        if other != seat:
            number += of_element(state, opponent.fulfilled, player.element)
    return number * state.setup.masters[player.master].multipliers[player.multiplier]


def resource_points(resources: list[int]) -> int:
    """17.10: sets of equal resources."""
    out = 0
    for number in resources:
        out += SET_POINTS * (number // SET)
    return min(out, MOST_SET_POINTS)


def total(state: Wutaki, seat: int) -> int:
    return state.players[seat].points + sum(parts(state, seat))


def ordering(state: Wutaki, seat: int) -> tuple[int, int, int]:
    """17.11: points, upgrades carried out, resources."""
    player = state.players[seat]
    return total(state, seat), player.upgraded, player.wealth()


@final
class Scoring(Due):
    """Everything hidden that counts is shown, step by step; then the ranks."""

    key = "final"
    SEATED = False

    def __init__(self) -> None:
        super().__init__(-1)

    def do(self, state: Wutaki) -> None:
        show(state)
        keys = [ordering(state, seat) for seat in range(state.setup.seats)]
        tied = [seat for seat, key in enumerate(keys) if key == max(keys)]
        state.decision = Over(-1)
        if len(tied) > 1:
            state.push(Tie(state.start, sum([1 << seat for seat in tied])))


def show(state: Wutaki) -> None:
    setup = state.setup
    for seat, player in enumerate(state.players):
        state.reveal(EVERYONE, "shows-element", "17.7", seat, ELEMENTS[player.element])
        for card in player.revenge:
            card.known = EVERYONE
            state.reveal(EVERYONE, "shows-revenge", "17.4", seat, setup.revenges[card.face].id)
        for secret in player.secrets:
            state.reveal(EVERYONE, "shows-secret", "17.6", seat, setup.secrets[secret].id)
    for seat in range(setup.seats):
        p = parts(state, seat)
        state.reveal(
            EVERYONE, "scores", "17.4", seat, total(state, seat),
            p[0], p[1], p[2], p[3], p[4], p[5], p[6],
        )  # fmt: skip


@final
class Tie(Question):
    """17.11: the start player names the winner among those who are tied."""

    key = "tie"
    COLUMNS = (SeatSet("tied"),)

    def __init__(self, seat: int, tied: int) -> None:
        super().__init__(seat)
        self.tied = tied  # a bit for each

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("tie", "17.11")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        seats = range(state.setup.seats)
        return [state.setup.name.at(other) for other in seats if self.tied >> other & 1]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.tell(EVERYONE, "names", "17.11", seat, action.a)
        state.decision = Over(action.a)

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "17.11"


@final
class Over(Step):
    """Nothing more is decided; `seat`: who was named the winner, or -1."""

    key = "over"
    FOR_NOBODY = True
    IS_BOTTOM = True

    def actors(self, state: Wutaki) -> tuple[int, ...]:
        return ()

    def waits(self, state: Wutaki) -> bool:
        return True

    def outcome(self, state: Wutaki) -> Outcome | None:
        """Ranks by points, upgrades, resources; among those tied for the first place the one
        named."""
        seats = range(state.setup.seats)
        keys = [(ordering(state, seat), 1 if seat == self.seat else 0) for seat in seats]
        ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
        rows = [[state.players[seat].points, *parts(state, seat)] for seat in seats]
        return Outcome(
            tuple([total(state, seat) for seat in seats]),
            tuple(ranks),
            REASONS[state.reason],
            tuple([(PARTS[i], tuple([row[i] for row in rows])) for i in range(len(PARTS))]),
        )
