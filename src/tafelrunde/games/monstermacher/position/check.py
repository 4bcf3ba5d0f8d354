"""Whether what was read fits together; every error says what would."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE

from ..rules.bid import MADE, PASSED, WAITING
from ..rules.census import undealt, visible_cards
from ..rules.knowledge import Top, Value
from ..rules.layout import Lay
from ..rules.numbers import DEEDS_OF, KINDS, ROB, UNDECIDED
from ..rules.question import Stage, bottom
from ..rules.robbery import Choose, Join
from ..rules.scoring import IDLE, REVIVED, ROUND_LIMIT, Over
from ..rules.state import Monsters
from ..rules.trade import Accept, Trade, most_points
from ..rules.turn import End


def check(state: Monsters, fields: Fields) -> None:
    """The cards, what is known of them, the turn, its deeds, and what is asked."""
    check_cards(state, fields)
    check_graves(state, fields)
    check_known(state, fields)
    if isinstance(state.decision, End):
        raise fields.bad("steps", "must go on after “end”")
    check_turn(state, fields)
    check_deeds(state, fields)
    check_robbery(state, fields)
    check_bids(state, fields)
    if not state.decision.is_open(state):
        raise fields.bad("steps", "must end in a question that fits the table")


def check_cards(state: Monsters, fields: Fields) -> None:
    """Every part is somewhere, and letters go up without a gap."""
    setup = state.setup
    visible = visible_cards(state)
    for kind in range(KINDS):
        first = kind * setup.copies
        here = sorted([card - first for card in visible if setup.type_of[card] == kind])
        if here != list(range(len(here))):
            raise fields.bad("graves", "and other places must use the letters of a type in order")
        worth = [v for v in state.value[first : first + setup.copies] if v != UNDECIDED]
        if len(set(worth)) < len(worth):
            raise fields.bad("players", "and other places must hold each value of a type once")
    if sum(state.unseen) + undealt(state) + len(visible) != setup.cards:
        raise fields.bad("graves", f"and all other places must hold {setup.cards} parts together")


def check_graves(state: Monsters, fields: Fields) -> None:
    """Of a pile that nobody has seen the top is known, unless chance is about to uncover it."""
    bare: set[int] = set()
    for decision in state.stack():
        if isinstance(decision, Top):
            bare.add(decision.grave)
        elif isinstance(decision, Lay):
            bare.update(range(decision.laid, state.setup.graves))
    for grave, cards in enumerate(state.graves):
        if state.unseen[grave] > 0 and len(cards) != (0 if grave in bare else 1):
            raise fields.bad("graves", "must show the top card of a pile, and only that one")


def check_known(state: Monsters, fields: Fields) -> None:
    """Owners know their stores (but for what chance is about to draw), all know what is sewn."""
    drawn = [decision.card for decision in state.stack() if isinstance(decision, Value)]
    for seat, player in enumerate(state.players):
        for card in player.store:
            if (card in drawn) == ((state.known[card] >> seat) & 1 == 1):
                raise fields.bad("players", "must know the values in their own stores")
        for card in player.sewn:
            if card >= 0 and state.known[card] != EVERYONE:
                raise fields.bad("players", "must have sewn on only what everybody knows")


def check_turn(state: Monsters, fields: Fields) -> None:
    base = bottom(state)
    seats = state.setup.seats
    if isinstance(base, Chance):
        if (state.turn, state.starter, state.played, state.idle) != (-1, -1, 0, 0):
            raise fields.bad("turn", "and starter must be -1 while the table is laid out")
        return
    if state.starter < 0 or state.turn != (state.starter + state.played) % seats:
        raise fields.bad("turn", "must follow from the starter and the turns played")
    if base.seat != state.turn:
        raise fields.bad("steps", "must ask the seat in turn")
    if state.idle > state.played:
        raise fields.bad("idle", "must not exceed the turns played")
    reason = base.reason if isinstance(base, Over) else -1
    idle = state.idle == state.setup.most_idle
    late = state.played == state.setup.most_turns
    if idle != (reason == IDLE) or (late and not idle) != (reason == ROUND_LIMIT):
        raise fields.bad("steps", "must end the match when idle or played say so")


def check_deeds(state: Monsters, fields: Fields) -> None:
    base = bottom(state)
    wanted = 0
    if isinstance(base, Stage):
        wanted = base.number - 1
    elif isinstance(base, Over) and base.reason == REVIVED:
        wanted = 2
    if len(state.deeds) != wanted:
        raise fields.bad("deeds", f"must be {wanted} in this turn")
    for allowed, deed in zip(DEEDS_OF, state.deeds):
        if deed not in allowed:
            raise fields.bad("deeds", "must fit the first, second and third action")


def check_robbery(state: Monsters, fields: Fields) -> None:
    robs = len(state.deeds) > 0 and state.deeds[0] == ROB
    joining = isinstance(state.decision, Join)
    choosing = isinstance(state.decision, Choose)
    if (state.robbers != 0) != robs or (robs and not (state.robbers >> state.turn) & 1):
        raise fields.bad("robbers", "must be there in a robbery, the seat in turn among them")
    for seat, choice in enumerate(state.choices):
        is_robber = (state.robbers >> seat) & 1 == 1
        player = state.players[seat]
        if choice and (joining or not is_robber):
            raise fields.bad("choices", "must be those of robbers")
        if choice and not ((player.hidden if choosing else player.open) >> (choice - 1)) & 1:
            raise fields.bad("choices", "must be robbery cards of their seats")
        if is_robber and (joining or choosing) and player.hidden == 0:
            raise fields.bad("robbers", "must have a face-down robbery card")
        if is_robber and not choice and not (joining or choosing):
            raise fields.bad("choices", "must not be missing after the reveal")
    if choosing and len(state.actors()) == 0:
        raise fields.bad("choices", "must leave somebody to choose")


def check_bids(state: Monsters, fields: Fields) -> None:
    trade = state.decision
    if not isinstance(trade, Trade):
        if state.bids:
            raise fields.bad("bids", "must be one per seat in a trade, and none otherwise")
        return
    if len(state.bids) != state.setup.seats:
        raise fields.bad("bids", "must be one per seat in a trade, and none otherwise")
    for place in range(len(state.bids)):
        check_bid(state, fields, trade, place)
    if isinstance(trade, Accept) and not any(bid.status == MADE for bid in state.bids):
        raise fields.bad("bids", "must not all be passes when the seller is asked")


def check_bid(state: Monsters, fields: Fields, trade: Trade, place: int) -> None:
    """Of the seat so many places after the seller."""
    seat = (state.turn + place) % state.setup.seats
    bid = state.bids[seat]
    player = state.players[seat]
    statuses = trade.statuses(state, place) if place else (WAITING,)
    if bid.status not in statuses:
        raise fields.bad("bids", "must be made in turn")
    is_empty = bid.is_empty()
    if (bid.status in (WAITING, PASSED) and not is_empty) or (bid.status == MADE and is_empty):
        raise fields.bad("bids", "must hold something, but for those who wait or pass")
    if any(card not in player.store for card, _ in bid.parts):
        raise fields.bad("bids", "must hold parts of the bidders' stores")
    if bid.points > most_points(player):
        raise fields.bad("bids", "must hold no more points than the die can be turned up")
