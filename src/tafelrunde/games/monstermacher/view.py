"""What a seat sees and remembers; the contract of `view.facts`.

**Cards.** Every part whose back has been seen has a public, lasting name: its type and a letter in
the order in which cards of that type came to light: `left-arm-a`, `left-arm-b`, … up to `f`. All
parts move in the open, so a name follows its card through graves, stores, bids, gallows and
monsters and tells nothing about the value. It is the card's token in every action and its id on
the page. (With the option `fleeting_letters` parts of one type in a store change names between
turns, and others lose their marks on them, 1.9.) Cards under the top of a grave whose backs nobody
has seen have no name: only `unseen` counts them. A card in the facts:

    {"id": "left-arm-c", "type": "left-arm", "value": 3, "known": [0, 2], "public": false}

`value` is null where this reader does not know it (not its own store, never seen by it). `known`
are the seats that know it (who has seen a card is public, what it is is not); an empty list: nobody
knows, the value is not decided. `public`: everybody knows it, spectators included. The view holds
what its reader remembers; whether a page draws remembered cards of other stores, graves and gallows
face up is the option `memory` (`hidden`, `shown`) and the drawing's business: face up in any case
are the reader's own store, sewn parts, the part on the operating table, and in a trade what is
shown to the reader: the offer to the seats in `shown`, parts of a bid to the seller.

**Facts.** Seats count from 0, graves from 1.

    phase    "lay" "start" "value" "top" "roll" "letters"  chance acts (seldom seen on a page)
             "first" "second" "third"                      the seat in turn has this action
             "join" "choose" "assist" "show" "bid" "accept"   answers within an action
             "over"
    asked    the seats that are asked now (several only in "choose"; empty for chance and the end)
    turn     whose turn it is; -1 before the start
    starter  who began; -1 before the start
    round    1, 2, …; 0 before the start
    idle     turns in a row in which nothing was done
    deeds    what the seat in turn did with its actions so far: up to three of "skip", "rob",
             "gallows", "steal", "prepare", "study", "operate", "revive", "trade", "pick-up";
             the last one may still be going on
    graves   [{"unseen": 4, "cards": [card, …]}, …], cards from bottom to top; the last one is the
             top of the grave, all others lie hidden under it (their names are remembered only
             because they came from the gallows); both empty: the grave is empty
    gallows  [card, …] from bottom to top
    players  by seat: {"die": 3, "store": [card, …] in the order they came,
             "sewn": [card or null] * 6 in the order of TYPES (left-arm, right-arm, left-leg,
             right-leg, head, brain), "hidden": [1, 2, 4], "open": [3, 5] robbery cards by grave,
             "robs": takes part in this turn's robbery,
             "choice": 0 none; -1 has chosen, sealed; else the grave (one's own at once, all after
             the reveal until the end of the turn),
             "points": what its monster counts now (parts and rotten bonus, no revival)}
    operation  null, or {"operator": 0, "assistant": 2, "wish": id, "laid": card or null}: laid is
             the part that lies open on the monster and waits for the roll
    roll     the last roll of the white die, null before: {"seat": 0, "for": "operation" or
             "revival", "card": id of the part or brain, "white": 4, "bonus": -2, "die": the
             study die it was thrown against, "success": true}
    trade    null, or {"seller": 0, "offer": id, "shown": [seats to whom the seller has shown the
             front of the offer in this trade], "bids": [bid, …] in the order of bidding}; a bid is
             {"seat": 1, "status": "waiting" "asked" "passed" "bid",
             "cards": [{"id": …, "shown": true}, …], "points": 2}
    draft    the reader's own bid while it is put together (nobody else sees it before it is made):
             {"cards": [{"id": …, "shown": true}, …], "points": 0}; else null
    reviver  the seat that ended the match by reviving, else -1
    letters  only in the phase "letters" (1.9): {"seat": 1, "type": "left-arm", "settled": 0}, in
             whose store parts of which type get new letters, and how many have theirs

**Actions** of seats (kind and tokens; CARD is a card's name, SEAT a number, GRAVE `grave-3`):

    rob | gallows CARD | steal CARD | prepare | skip           phase first
    join | stay                                                join
    choose GRAVE                                               choose (sealed, at the same time)
    study | study-one | operate CARD SEAT | revive | skip      second (SEAT is the assistant)
    hand CARD                                                  assist
    offer CARD | pick-up | skip                                third
    show SEAT | call                                           show (call: no more, bids please)
    add CARD shown | add CARD unseen | points P | bid | pass   bid (P: `p1` … `p5`)
    accept SEAT | waive SEAT | decline                         accept (waive: the points are not
                                                               taken)

of chance: `top GRAVE TYPE`, `deal SEAT TYPE`, `hang TYPE` (the first part on the gallows),
`value CARD N`, `letter CARD CARD` (the second becomes the first), `start SEAT`, `roll N`.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.data import Json
from tafelrunde.core.event import EVERYONE, hears
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View, seen

from .position.guess import guess
from .position.write import write_roll
from .rules.bid import DRAFT, MADE, STATUS, Bid
from .rules.fields import seats_in
from .rules.letters import Letters
from .rules.numbers import DEEDS, TYPES, UNDECIDED
from .rules.operation import Assist, Sew
from .rules.revival import Wake
from .rules.robbery import Choose
from .rules.scoring import Over, monster_points
from .rules.state import Monsters
from .rules.trade import Trade

ROLL = "roll"  # the phase of both rolls
SEALED = -1  # instead of a choice that this reader may not see


def view(state: State, seat: int | None) -> View:
    assert isinstance(state, Monsters)
    position = sealed(state, seat)
    return seen(state, seat, lambda: facts(position, seat), position)


def sealed(state: Monsters, seat: int | None) -> Monsters:
    """A position with nothing in it that a seat does not know: what others have looked at is
    undecided, what they have chosen or put into a bid that is not made yet is left out."""
    out = state.clone()
    assert isinstance(out, Monsters)
    for card, seers in enumerate(state.known):
        if not hears(seers, seat):
            out.value[card] = UNDECIDED
    for other, bid in enumerate(state.bids):
        if bid.status == DRAFT and other != seat:
            out.bids[other] = Bid(DRAFT, (), 0)
    if isinstance(state.decision, Choose):
        for other, choice in enumerate(state.choices):
            if choice and other != seat:
                out.choices[other] = SEALED
    return out


def facts(state: Monsters, seat: int | None) -> Json:
    """Of a position that is sealed for this seat."""
    decision = state.decision
    out: Json = {
        "phase": phase_of(state),
        "asked": [actor for actor in state.actors() if actor != CHANCE],
        "turn": state.turn,
        "starter": state.starter,
        "round": round_of(state),
        "idle": state.idle,
        "deeds": [DEEDS[deed] for deed in state.deeds],
        "graves": [
            {"unseen": state.unseen[g], "cards": cards(state, state.graves[g])}
            for g in range(state.setup.graves)
        ],
        "gallows": cards(state, state.gallows),
        "players": [player_facts(state, other) for other in range(state.setup.seats)],
        "operation": operation_facts(state),
        "roll": write_roll(state.setup, state.roll),
        "trade": trade_facts(state),
        "draft": draft_facts(state, seat),
        "reviver": decision.reviver if isinstance(decision, Over) else -1,
    }
    if isinstance(decision, Letters):
        kind = TYPES[decision.kind]
        out["letters"] = {"seat": decision.owner, "type": kind, "settled": decision.settled}
    return out


def phase_of(state: Monsters) -> str:
    decision = state.decision
    return ROLL if isinstance(decision, (Sew, Wake)) else decision.key


def round_of(state: Monsters) -> int:
    """13.7: a match that is stopped ends with its last turn; no new round begins."""
    if state.turn < 0:
        return 0
    stopped = isinstance(state.decision, Over) and state.decision.reviver < 0
    return (state.played - int(stopped)) // state.setup.seats + 1


def cards(state: Monsters, places: list[int]) -> list[Json]:
    return [card_facts(state, card) for card in places]


def card_facts(state: Monsters, card: int) -> Json:
    setup = state.setup
    value = state.value[card]
    seers = state.known[card]
    return {
        "id": setup.names[card],
        "type": TYPES[setup.type_of[card]],
        "value": value if value != UNDECIDED else None,
        "known": seats_in(seers, setup.seats),
        "public": seers == EVERYONE,
    }


def player_facts(state: Monsters, other: int) -> Json:
    player = state.players[other]
    graves = range(state.setup.graves)
    return {
        "die": player.die,
        "store": cards(state, player.store),
        "sewn": [card_facts(state, card) if card >= 0 else None for card in player.sewn],
        "hidden": [grave + 1 for grave in graves if (player.hidden >> grave) & 1],
        "open": [grave + 1 for grave in graves if (player.open >> grave) & 1],
        "robs": (state.robbers >> other) & 1 == 1,
        "choice": state.choices[other],
        "points": monster_points(state, other),
    }


def operation_facts(state: Monsters) -> Json | None:
    decision = state.decision
    laid: Json | None = None
    if isinstance(decision, Assist):
        wish, assistant = decision.wish, decision.seat
    elif isinstance(decision, Sew):
        wish, assistant = decision.wish, decision.assistant
        laid = card_facts(state, decision.laid)
    else:
        return None
    name = state.setup.names[wish]
    return {"operator": state.turn, "assistant": assistant, "wish": name, "laid": laid}


def trade_facts(state: Monsters) -> Json | None:
    trade = state.decision
    if not isinstance(trade, Trade):
        return None
    seats = state.setup.seats
    order = [(state.turn + i) % seats for i in range(1, seats)]
    return {
        "seller": state.turn,
        "offer": state.setup.names[trade.offer],
        "shown": seats_in(trade.shown, seats),
        "bids": [bid_facts(state, other) for other in order],
    }


def bid_facts(state: Monsters, other: int) -> Json:
    """11.7: nobody sees a bid before it is made."""
    bid = state.bids[other]
    made = bid.status == MADE
    return {
        "seat": other,
        "status": STATUS[bid.status],
        "cards": parts(state, bid) if made else [],
        "points": bid.points if made else 0,
    }


def parts(state: Monsters, bid: Bid) -> list[Json]:
    names = state.setup.names
    return [{"id": names[card], "shown": is_shown} for card, is_shown in bid.parts]


def draft_facts(state: Monsters, seat: int | None) -> Json | None:
    if seat is None or not state.bids or state.bids[seat].status != DRAFT:
        return None
    bid = state.bids[seat]
    return {"cards": parts(state, bid), "points": bid.points}


def determinize(view: View, random: Random) -> State:
    return guess(view, random)
