"""What a position is worth and which actions look promising.

Frozen: other bots are measured against this judgement, so it is never tuned.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.state import Outcome, State

from .frozen.standing import (
    GRADE,
    chance_of,
    operation_worth,
    standing,
    useful_worth,
)
from .rules.numbers import BEST, WORST
from .rules.operation import Assist, attachable
from .rules.revival import revival_bonus
from .rules.robbery import Choose, Join
from .rules.state import Monsters
from .rules.trade import Accept, Bidding, Trade, can_bid, exchange

SCALE: Final = 6.0
FIRST_RIVAL: Final = 0.6  # how much the best of the others counts against their mean
TRUST: Final = 0.6  # that the assistant hands over what was asked for
MARGIN: Final = 0.15  # by which a seller wants to gain
DOUBT: Final = 0.85  # that a bid which looks good enough is accepted
LURE: Final = 0.3  # what makes a grave attractive besides its top part
TEMPTING: Final = 0.5  # of the best grave: one that is worth going to
GOOD: Final = 3  # a value worth showing


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided; each seat against the others."""
    assert isinstance(state, Monsters)
    decision = state.decision
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    if isinstance(decision, Chance) and state.turn < 0:
        return [0.0] * len(state.players)
    if isinstance(decision, (Bidding, Accept)):
        return compared(trading(state, decision.offer))
    scores = [standing(state, seat) for seat in range(len(state.players))]
    if isinstance(decision, Assist):
        scores[state.turn] += expected_operation(state, decision)
    elif isinstance(decision, (Join, Choose)):
        for seat in range(len(scores)):
            if (state.robbers >> seat) & 1:
                scores[seat] += expected_loot(state, seat)
    return compared(scores)


def decided(outcome: Outcome) -> list[float]:
    ranks = outcome.ranks
    shared = ranks.count(1) > 1
    return [(0.0 if shared else 1.0) if rank == 1 else -1.0 for rank in ranks]


def compared(scores: list[float]) -> list[float]:
    return [tanh(ahead(scores, seat) / SCALE) for seat in range(len(scores))]


def ahead(scores: list[float], seat: int) -> float:
    """A score against the others: their best counts most, but nobody is to be helped."""
    best = max([other for s, other in enumerate(scores) if s != seat])
    mean = (sum(scores) - scores[seat]) / (len(scores) - 1)
    return scores[seat] - FIRST_RIVAL * best - (1 - FIRST_RIVAL) * mean


def expected_operation(state: Monsters, assist: Assist) -> float:
    """8.5: between what was asked for and the worst that could be handed over."""
    operator = state.turn
    store = state.players[operator].store
    wish = operation_worth(state, operator, assist.wish, assist.wish)
    worst = wish
    for card in attachable(state, operator, assist.seat):
        lost = card if card in store else assist.wish
        worst = min(worst, operation_worth(state, operator, card, lost))
    return TRUST * wish + (1 - TRUST) * worst


# robbing


def lures(state: Monsters, seat: int) -> list[float]:
    """By grave: what a robbery there would bring this seat, 0 without a face-down card."""
    player = state.players[seat]
    out = [0.0] * state.setup.graves
    for grave in range(state.setup.graves):
        if (player.hidden >> grave) & 1 and len(state.graves[grave]) > 0:
            out[grave] = LURE + useful_worth(state, player, state.graves[grave][-1])
    return out


def clear_way(state: Monsters, seat: int, grave: int) -> float:
    """How likely nobody else goes to this grave."""
    out = 1.0
    for other in range(len(state.players)):
        if other != seat and (state.robbers >> other) & 1:
            pull = lures(state, other)
            whole = sum(pull)
            if whole > 0:
                out *= 1 - pull[grave] / whole
    return out


def expected_loot(state: Monsters, seat: int) -> float:
    """What the robbery that is going on promises, the die included.

    All choices that tempt this seat are worth the same, so that bots of one mind spread out.
    """
    choice = state.choices[seat]
    pull = lures(state, seat)
    if choice and not tempts(pull, choice - 1):
        return loot_at(state, seat, choice - 1, pull)
    hopes = [loot_at(state, seat, g, pull) for g in range(len(pull)) if tempts(pull, g)]
    return sum(hopes) / len(hopes) if len(hopes) > 0 else 0.0


def tempts(pull: list[float], grave: int) -> bool:
    return pull[grave] > 0 and pull[grave] >= TEMPTING * max(pull)


def loot_at(state: Monsters, seat: int, grave: int, pull: list[float]) -> float:
    if pull[grave] <= 0:
        return 0.0
    die = state.players[seat].die
    better = GRADE[max(BEST, die - 1)] - GRADE[die]
    return clear_way(state, seat, grave) * (pull[grave] - LURE + better)


# trading


def trading(state: Monsters, offer: int) -> list[float]:
    """The standings if the seller takes the bid that helps most, or none."""
    seats = range(len(state.players))
    before = [standing(state, seat) for seat in seats]
    buyer = best_buyer(state, offer, before)
    if buyer < 0:
        return before
    after = if_accepted(state, state.turn, buyer, offer)
    return [DOUBT * after[s] + (1 - DOUBT) * before[s] for s in seats]


def best_buyer(state: Monsters, offer: int, before: list[float]) -> int:
    """Whose bid helps the seller most, -1 if none is worth it."""
    seller = state.turn
    least = ahead(before, seller) + MARGIN
    best = -1
    for buyer in range(len(state.players)):
        if buyer != seller and not state.bids[buyer].is_empty():
            gain = ahead(if_accepted(state, seller, buyer, offer), seller)
            if gain > least:
                least = gain
                best = buyer
    return best


def if_accepted(state: Monsters, seller: int, buyer: int, offer: int) -> list[float]:
    copy = state.clone()
    assert isinstance(copy, Monsters)
    exchange(copy, seller, buyer, offer, True)
    return [standing(copy, seat) for seat in range(len(copy.players))]


# which actions look promising


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """Plausible weights that add up to one."""
    assert isinstance(state, Monsters)
    weights = [max(0.02, weight(state, seat, action)) for action in legal]
    whole = sum(weights)
    return [w / whole for w in weights]


def weight(state: Monsters, seat: int, action: Action) -> float:
    setup = state.setup
    block = action.block
    player = state.players[seat]
    if block is setup.operate:
        return 0.8 + operation_worth(state, seat, action.a, action.a)
    if block is setup.hand:
        return 1.5 - operation_worth(state, state.turn, action.a, action.a) / 4
    if block is setup.gallows or block is setup.steal:
        cost = GRADE[player.die] - GRADE[WORST if block is setup.gallows else player.die]
        return 0.4 + useful_worth(state, player, action.a) - cost
    if block is setup.choose:
        return 1.0 if tempts(lures(state, seat), action.a) else 0.2
    if block is setup.offer:
        return weight_of_offer(state, seat, action.a)
    if block is setup.add:
        return weight_of_part(state, seat, action)
    if block is setup.points:
        return 0.5 / (action.a + 1)
    if block is setup.revive:
        return 3 * chance_of(state, player.die, revival_bonus(state, player)) ** 2
    return weight_of_word(state, seat, action)


def weight_of_offer(state: Monsters, seat: int, card: int) -> float:
    """More than leaving the action out only if somebody else has clearly more use for it."""
    own = useful_worth(state, state.players[seat], card)
    use = [
        useful_worth(state, player, card)
        for other, player in enumerate(state.players)
        if other != seat and can_bid(player)
    ]
    return max(use) - own if len(use) > 0 else 0.0


def weight_of_part(state: Monsters, seat: int, action: Action) -> float:
    """What one can spare, shown rather than unseen if it is good."""
    worth = useful_worth(state, state.players[seat], action.a)
    shows = state.value[action.a] >= 2
    return max(0.1, 0.6 - worth / 4) * (1.2 if shows == (action.b == 1) else 0.8)


def weight_of_word(state: Monsters, seat: int, action: Action) -> float:
    kind = action.kind
    player = state.players[seat]
    if kind == "rob":
        return 2.0
    if kind == "study" or kind == "prepare":
        return 0.2 if player.die == BEST else 0.3 * player.die
    if kind == "join":
        return 1.2
    if kind == "stay":
        return 0.8
    if kind == "pick-up":
        return 3.0
    if kind == "show":
        return weight_of_showing(state, action.a)
    if kind == "bid" or kind == "accept":
        return 2.0
    if kind == "pass" or kind == "decline" or kind == "call":
        return 1.0
    return 0.5


def weight_of_showing(state: Monsters, other: int) -> float:
    """A good part to those who do not know it."""
    trade = state.decision
    assert isinstance(trade, Trade)
    card = trade.offer
    if (state.known[card] >> other) & 1:
        return 0.1
    return 1.2 if state.value[card] >= GOOD else 0.4
