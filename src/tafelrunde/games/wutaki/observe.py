"""Numbers for learners, all from the reader's view, own seat first, then clockwise.

goods: seats × 5, markers in stock by 27; common: supply and monster by 27. row: slots × pacts.
accepted, fulfilled: seats × pacts, as far as known. omens: own hand by face; revenge, secrets:
own cards by face.
counts: per seat omens, revenge cards, secret pacts, points, upgrade markers left, pyramid, hired
workers, workers to place. cost, element: one-hot, own element only. permanent: seats × omens.
places: seats × areas, workers there by 4. locations: per location and seat markers by 2.
towers: seats × cards. masters, abilities: seats × boards, seats × markers (used ones 0.5).
cards: round cards in force. clock: round by 40, counter, start player, claims, last turns.
"""

from __future__ import annotations

from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

from .rules.numbers import AREA_COUNT, GOAL, MOST_ROUNDS, SLOTS, TOP, UPGRADES
from .rules.setup import WutakiSetup
from .rules.turn.forecast import known

COUNTS = 8


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    assert isinstance(setup, WutakiSetup)
    seats = setup.seats
    return [
        ("goods", (seats, 5)),
        ("common", (2, 5)),
        ("row", (SLOTS, len(setup.pacts))),
        ("accepted", (seats, len(setup.pacts))),
        ("fulfilled", (seats, len(setup.pacts))),
        ("omens", (len(setup.omens),)),
        ("revenge", (len(setup.revenges),)),
        ("secrets", (len(setup.secrets),)),
        ("counts", (seats, COUNTS)),
        ("cost", (seats, 5)),
        ("element", (4,)),
        ("permanent", (seats, len(setup.omens))),
        ("places", (seats, AREA_COUNT)),
        ("locations", (len(setup.locations), seats)),
        ("towers", (seats, len(setup.towers))),
        ("masters", (seats, len(setup.masters))),
        ("abilities", (seats, len(setup.abilities))),
        ("cards", (len(setup.rounds),)),
        ("clock", (5,)),
    ]


def observe(view: View, out: Buffer) -> None:
    """Hidden cards of others are counted, not read."""
    state = known(view)
    setup = state.setup
    me = view.seat if view.seat is not None else 0
    order = [(me + i) % setup.seats for i in range(setup.seats)]
    players = [state.players[seat] for seat in order]
    own = state.players[me]
    is_mine = view.seat is not None
    values: list[float] = []
    for player in players:
        values += [n / setup.supply[i] for i, n in enumerate(player.resources)]
    for pile in (state.supply, state.monster):
        values += [n / setup.supply[i] for i, n in enumerate(pile)]
    for slot in range(SLOTS):
        there = state.row[slot] if slot < len(state.row) else -1
        values += one_hot(there, len(setup.pacts))
    for player in players:
        values += counted(player.accepted, len(setup.pacts))
    for player in players:
        values += counted(player.fulfilled, len(setup.pacts))  # 1.7: those the reader knows
    values += counted(own.omens if is_mine else [], len(setup.omens))
    values += counted([c.face for c in own.revenge] if is_mine else [], len(setup.revenges))
    values += counted(own.secrets + own.offer if is_mine else [], len(setup.secrets))
    for seat, player in zip(order, players):
        values += [
            len(player.omens) / 10,
            len(player.revenge) / 10,
            len(player.secrets) / 3,
            player.points / GOAL,
            state.markers_left(seat) / UPGRADES,
            player.pyramid / TOP,
            player.hired() / 5,
            (player.loyal + player.idle + player.special) / 9,
        ]
    for player in players:
        values += one_hot(player.cost, 5)
    values += one_hot(own.element if is_mine else -1, 4)
    for player in players:
        values += one_hot(player.permanent, len(setup.omens))
    for player in players:
        values += [((s & 7) + (s >> 3 & 7) + (s >> 6)) / 4 for s in player.spots]
    for location in range(len(setup.locations)):
        markers = state.markers[2 * location : 2 * location + 2]
        values += [markers.count(seat) / 2 for seat in order]
    for player in players:
        values += counted(player.towers, len(setup.towers))
    for player in players:
        values += one_hot(player.master, len(setup.masters))
    for player in players:
        size = 0.5 if player.ability_used else 1.0
        values += [size * n for n in one_hot(player.ability, len(setup.abilities))]
    values += counted(state.cards, len(setup.rounds))
    values += [
        state.round / MOST_ROUNDS,
        state.counter / len(setup.counter),
        float(state.start == me),
        float(state.claimed == me),
        float(state.ender >= 0),
    ]
    for i, number in enumerate(values):
        out[i] = number


def one_hot(index: int, size: int) -> list[float]:
    return [float(i == index) for i in range(size)]


def counted(faces: list[int], size: int) -> list[float]:
    out = [0.0] * size
    for face in faces:
        if face >= 0:
            out[face] += 1.0
    return out
