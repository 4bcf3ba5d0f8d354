"""Transport, free trade and payment (chapter 5; for Botrik chapter 17)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Number
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, TARGET, Objected, Reason, no

from .fields import SIDE, Resources, Tile
from .numbers import ANY_RAW, FINE, GOODS, KINDS, MARKET, RAW, TOKENS
from .question import Question, Stack, tell_tie
from .setup import Needs
from .state import Hamlet
from .tokens import Token, alike, available, spend, tokens_in
from .village.network import distance, reach


@final
class Pay(Question):
    """5.1: resources are brought to a tile, one by one, before what lies below is done."""

    key = "pay"
    FIELDS = (
        SIDE, Resources("kinds"), Number("count", 0, 20), Tile("tile"),
    )  # fmt: skip
    ON = ("pay", "raise", "roadwork", "make", "sold", "delivered")

    def __init__(self, side: int, kinds: int, count: int, tile: int, below: Stack) -> None:
        super().__init__(side, below)
        self.kinds = kinds  # a set: any of these will do
        self.count = count  # how many are still to be paid
        self.tile = tile  # where they are needed

    def asked(self, state: Hamlet, seat: int) -> Ask:
        there = state.setup.names[self.tile]
        if self.side == state.setup.botrik:
            return Ask("botrik-pay", "17.7", (self.count, there))
        if self.choices(state):
            return Ask("pay", "5.4", (self.count, there))
        return Ask("buy", "5.6", (self.count, self.price(state)))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        pay = state.setup.pay
        out = [pay.at(token.tile, token.sort, token.owner + 1) for token in self.choices(state)]
        return out or [state.setup.buy.at()]

    def choices(self, state: Hamlet) -> list[Token]:
        """Among which the next one is chosen; none when all the rest must be bought."""
        found = tokens_in(state, sources(state, self.side, self.tile), self.kinds)
        if self.side == state.setup.botrik:
            return nearest(state, self.side, self.tile, found)
        return found

    def price(self, state: Hamlet) -> int:
        """5.6: of all that is still lacking."""
        return self.count * price_of(state, self.kinds)

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        if action.block is state.setup.buy:
            price = self.price(state)
            state.sides[self.side].gold -= price
            owner = state.setup.owners[self.side]
            state.tell(EVERYONE, "buys", "5.6", owner, self.count, price)
            state.decision = self.waiting()
        else:
            if self.side == state.setup.botrik and state.told is not None:
                self.tell_choice(state, token_named(action))
            spend(state, self.side, token_named(action))
            state.decision = self.left(self.count - 1)

    def tell_choice(self, state: Hamlet, chosen: Token) -> None:
        """By the tiles where the tokens lie; on one tile by what they are."""
        found = self.choices(state)
        tiles = list(dict.fromkeys([state.setup.names[token.tile] for token in found]))
        if len(tiles) > 1:
            tell_tie(state, self.key, tiles, state.setup.names[chosen.tile])
        else:
            tell_tie(state, self.key, [TOKENS[token.sort] for token in found], TOKENS[chosen.sort])

    def left(self, count: int) -> Pay:
        return Pay(self.side, self.kinds, count, self.tile, self.waiting())

    def go_on(self, state: Hamlet) -> None:
        """5.4, 16.5: pay what needs no decision."""
        count = self.count
        while count > 0:
            found = self.choices(state)
            if not found or (len(found) > 1 and is_choice(state, found, count)):
                state.decision = self if count == self.count else self.left(count)
                return
            spend(state, self.side, found[0])
            count -= 1
        state.decision = self.waiting()

    def objection(self, state: Hamlet, action: Action) -> Objected:
        """5.1 if nothing like it is needed, 5.4 if none lies there, 5.2 if it is far away."""
        if action.kind != "pay":
            return None
        token = token_named(action)
        kind = token.sort - len(GOODS) if token.sort >= FINE else token.sort
        if self.kinds >> kind & 1 == 0:
            return no("5.1", TARGET, "not-needed", TOKENS[token.sort])
        place = state.setup.names[token.tile]
        if lies_there(state, token, kind):
            return no("5.2", REACH, "too-far-away", place)
        return no("5.4", TARGET, "none-lies-there", TOKENS[token.sort], place)

    def fits(self, state: Hamlet) -> bool:
        return 0 < self.count <= 10 and state.is_linked(self.tile)


def payment(side: int, tile: int, needs: Needs, below: Stack) -> Stack:
    """All of it is paid, one kind after the other, before what lies below."""
    for kinds, count in reversed(needs):
        below = Pay(side, kinds, count, tile, below)
    return below


def token_named(action: Action) -> Token:
    """The one that `pay TILE TOKEN OWNER` names."""
    return Token(action.a, action.b, action.c - 1)


def lies_there(state: Hamlet, token: Token, kind: int) -> bool:
    for other in tokens_in(state, 1 << token.tile & state.village.tiles, 1 << kind):
        if other.sort == token.sort and other.owner == token.owner:
            return True
    return False


def nearest(state: Hamlet, side: int, tile: int, found: list[Token]) -> list[Token]:
    """17.7: his own high-quality goods, his own simple ones, then what is nearest."""
    best: list[Token] = []
    lowest = 1 << 20
    for token in found:
        if token.owner == side:
            rank = 0 if token.sort >= FINE else 1
        else:
            rank = 2
        rank = rank * 1000 + distance(state.village, tile, token.tile)
        if rank < lowest:
            lowest = rank
            best = []
        if rank == lowest:
            best.append(token)
    return best


def is_choice(state: Hamlet, found: list[Token], count: int) -> bool:
    """Whether something would be left over."""
    for token in found:
        count -= alike(state, token)
    return count < 0


def sources(state: Hamlet, side: int, tile: int) -> int:
    """5.2, 17.1: the tiles from which resources can come to this one."""
    if side == state.setup.botrik:
        return state.village.network
    return reach(state.village, tile, state.sides[side].carrying())


def price_of(state: Hamlet, kinds: int) -> int:
    """5.7: free trade for one resource."""
    return state.setup.raw_price if kinds < 1 << RAW else state.setup.good_price


def can_pay(state: Hamlet, side: int, within: int, needs: Needs, buys: bool) -> bool:
    """Whether all of it is there, or can be bought with the gold in hand (5.6 to 5.8)."""
    cost = 0
    for kinds, count in needs:
        missing = count - available(state, within, kinds)
        if missing > 0:
            if not buys:
                return False
            cost += missing * price_of(state, kinds)
    return cost == 0 or (within >> MARKET & 1 == 1 and cost <= state.sides[side].gold)


def too_dear(state: Hamlet, side: int, tile: int, needs: Needs) -> Reason | None:
    """5.1 if a resource is out of reach, 5.7 if only gold is lacking."""
    within = sources(state, side, tile)
    if can_pay(state, side, within, needs, True):
        return None
    if within >> MARKET & 1 == 0:
        return lacking("5.1", "out-of-reach", state, within, needs)
    cost = 0
    for kinds, count in needs:
        cost += max(0, count - available(state, within, kinds)) * price_of(state, kinds)
    return lacking("5.7", "trade-short", state, within, needs, cost, state.sides[side].gold)


def lacking(rule: str, code: str, state: Hamlet, within: int, needs: Needs, *gold: int) -> Reason:
    """The first kind of which too little can be had: what, how many, how many within reach."""
    for kinds, count in needs:
        there = available(state, within, kinds)
        if there < count:
            return Reason(rule, code, (name_of(kinds), count, there, *gold), PRICE)
    return Reason(rule)


def name_of(kinds: int) -> str:
    """Of a set of resources."""
    if kinds & (kinds - 1) == 0:
        return KINDS[kinds.bit_length() - 1]
    return "raw" if kinds == ANY_RAW else "goods"


def ignore_payment(state: Hamlet, gold: int, code: str, rule: str) -> None:
    """20.7, 21.1: what Botrik does not pay. 23.7: with the modifier it costs him points; the reward
    of the same action is already his, so that both are settled together."""
    if gold == 0:
        return
    state.tell(EVERYONE, code, rule, gold)
    if state.setup.flag("easier_payments"):
        botrik = state.sides[state.setup.botrik]
        lost = min(gold, botrik.points)
        botrik.points -= lost
        state.tell(EVERYONE, "loses", "23.7", lost, gold)


def pay_gold(state: Hamlet, side: int, gold: int, rule: str) -> None:
    if gold:
        state.sides[side].gold -= gold
        state.tell(EVERYONE, "pays-gold", rule, state.setup.owners[side], gold)
