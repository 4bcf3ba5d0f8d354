"""What a seat's parts, die and cards are worth, in points. Guesses for bots.

Frozen like `reference`, which it is a part of.
"""

from __future__ import annotations

from typing import Final

from ..rules.knowledge import open_values
from ..rules.numbers import (
    BEST,
    COUNTS,
    FACES,
    KINDS,
    ROTTEN,
    UNDECIDED,
    turned,
)
from ..rules.operation import fits, operation_bonus
from ..rules.revival import can_revive, revival_bonus
from ..rules.scoring import monster_points
from ..rules.state import Monsters, Player
from ..rules.theft import is_exposed

GRADE: Final = (0.0, 1.9, 1.65, 1.25, 0.8, 0.4, 0.0)  # by the study die
PLACE: Final = (0.4, 0.4, 0.4, 0.4, 0.8, 1.0)  # by type: a part that the revival needs
ROTTENNESS: Final = (0.0, 0.3, 1.8, 5.0, 10.0, 15.0)  # the bonus, and the hope for it
IN_STORE: Final = 0.3  # of what a part would bring if it were sewn on
NO_HEAD: Final = 0.6  # of that, for a brain
SPARE: Final = 0.15  # a part that cannot be used can still be traded
SPARE_VALUE: Final = 0.06
EXPOSED: Final = 0.25  # of the best part in a store that can be robbed
ROBBERY_CARD: Final = 0.12
READY: Final = 3.0  # a revival that would win


def worth_of(state: Monsters, card: int) -> float:
    """The value of a card, or its mean as long as it is open."""
    value = state.value[card]
    if value != UNDECIDED:
        return float(value)
    values = open_values(state, card)
    return sum(values) / len(values)


def rotten_parts(state: Monsters, player: Player) -> int:
    return len([card for card in player.sewn if card >= 0 and state.value[card] == ROTTEN])


def sewn_worth(state: Monsters, player: Player, card: int) -> float:
    """What it would bring to have this card sewn on."""
    kind = state.setup.type_of[card]
    out = worth_of(state, card) + PLACE[kind]
    if state.value[card] == ROTTEN:
        rotten = rotten_parts(state, player)
        out += ROTTENNESS[rotten + 1] - ROTTENNESS[rotten]
    return out


def spare_worth(state: Monsters, card: int) -> float:
    return SPARE + SPARE_VALUE * worth_of(state, card)


def useful_worth(state: Monsters, player: Player, card: int) -> float:
    """What a card is worth in a store, as the only one of its type."""
    kind = state.setup.type_of[card]
    if player.sewn[kind] >= 0:
        return spare_worth(state, card)
    out = IN_STORE * sewn_worth(state, player, card)
    return out if fits(player, kind) else NO_HEAD * out


def store_worths(state: Monsters, player: Player) -> list[float]:
    """The best part of each type by its use, all others as something to trade."""
    setup = state.setup
    store = player.store
    out = [useful_worth(state, player, card) for card in store]
    for i, card in enumerate(store):
        for j, other in enumerate(store):
            same = setup.type_of[card] == setup.type_of[other]
            if same and i != j and (out[j] > out[i] or (out[j] == out[i] and j < i)):
                out[i] = min(out[i], spare_worth(state, card))
                break
    return out


def standing(state: Monsters, seat: int) -> float:
    """A seat's monster, store, die and robbery cards together."""
    player = state.players[seat]
    out = GRADE[player.die] + ROBBERY_CARD * COUNTS[player.hidden]
    rotten = 0
    for kind in range(KINDS):
        card = player.sewn[kind]
        if card >= 0:
            out += state.value[card] + PLACE[kind]
            rotten += 1 if state.value[card] == ROTTEN else 0
    out += ROTTENNESS[rotten]
    worths = store_worths(state, player)
    if len(worths) > 0:
        out += sum(worths)
        if is_exposed(player):
            out -= EXPOSED * max(worths)
    return out + readiness(state, seat)


def readiness(state: Monsters, seat: int) -> float:
    """A monster that could wake and win."""
    player = state.players[seat]
    if not can_revive(player):
        return 0.0
    points = [monster_points(state, s) for s in range(len(state.players))]
    ahead = points[seat] + 3 - max([p for s, p in enumerate(points) if s != seat])
    if ahead < 0:
        return 0.0
    return READY * chance_of(state, player.die, revival_bonus(state, player))


def chance_of(state: Monsters, die: int, bonus: int) -> float:
    """9.1, 9.2: how likely a roll succeeds."""
    if die == BEST and state.setup.one_always_succeeds:
        return 1.0
    return min(FACES, max(0, FACES + 1 - die + bonus)) / FACES


def operation_worth(state: Monsters, seat: int, card: int, lost: int) -> float:
    """How an operation with this card changes a standing; `lost` leaves the store for it."""
    player = state.players[seat]
    kind = state.setup.type_of[card]
    die = player.die
    likely = chance_of(state, die, operation_bonus(state, player, kind))
    gone = useful_worth(state, player, lost)
    success = sewn_worth(state, player, card) + GRADE[turned(die, 1)]
    return likely * success + (1 - likely) * GRADE[turned(die, -1)] - GRADE[die] - gone
