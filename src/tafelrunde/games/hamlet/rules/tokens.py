"""Tokens that lie on tiles, and what happens when they are used up (5.4, 5.5, 17.3).

`state.on[tile]` is one int. A producer or barn holds a count of each raw material, two bits each.
A refinery holds up to two goods of its kind, four bits each, the higher first: 1 + owner * 2, plus
1 if it is of high quality.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.core.event import EVERYONE

from .numbers import ANY_RAW, FINE, GOODS, RAW, REFINERY, TOKENS
from .state import Hamlet

# by set of raw materials: where a producer's content counts them
CONTENT: Final = [
    sum([3 << 2 * kind for kind in range(RAW) if kinds >> kind & 1]) for kinds in range(1 << RAW)
]


@final
@mypyc_attr(acyclic=True)
class Token:
    """One of those that lie on a tile; alike ones are not told apart."""

    __slots__ = ("tile", "sort", "owner")

    def __init__(self, tile: int, sort: int, owner: int) -> None:
        self.tile = tile
        self.sort = sort  # its place in TOKENS
        self.owner = owner  # the side it belongs to, -1 for a raw one


def raws_on(content: int) -> int:
    """How many tokens lie on a producer."""
    return (content & 3) + (content >> 2 & 3) + (content >> 4 & 3)


def goods_on(content: int) -> int:
    """How many tokens lie on a refinery."""
    return (1 if content & 15 else 0) + (1 if content >> 4 else 0)


def empty_slots(state: Hamlet, tile: int) -> int:
    content = state.on[tile]
    setup = state.setup
    used = goods_on(content) if setup.role[tile] == REFINERY else raws_on(content)
    return setup.slots[tile] - used


def is_fine(state: Hamlet, side: int, kind: int) -> bool:
    """6.6: whether this side makes a good in high quality."""
    return state.milestones[kind - RAW] == side


def available(state: Hamlet, sources: int, kinds: int) -> int:
    """How many tokens of these kinds lie on these tiles."""
    count = 0
    on = state.on
    setup = state.setup
    raws = kinds & ANY_RAW
    if raws:
        sought = CONTENT[raws]
        for tile in setup.holders[raws]:
            content = on[tile] & sought
            if content != 0 and sources >> tile & 1:
                count += raws_on(content)
    if kinds > raws:
        for tile in setup.holders[kinds - raws]:
            content = on[tile]
            if content != 0 and sources >> tile & 1:
                count += goods_on(content)
    return count


def tokens_in(state: Hamlet, sources: int, kinds: int) -> list[Token]:
    """The tokens of these kinds on these tiles, alike ones on one tile only once."""
    out: list[Token] = []
    on = state.on
    setup = state.setup
    for tile in setup.holders[kinds]:
        content = on[tile]
        if content == 0 or sources >> tile & 1 == 0:
            continue
        if setup.role[tile] == REFINERY:
            kind = setup.makes[tile]
            first = content & 15
            out.append(good_token(tile, kind, first))
            if content >> 4 and content >> 4 != first:
                out.append(good_token(tile, kind, content >> 4))
        else:
            for kind in range(RAW):
                if kinds >> kind & 1 and content >> 2 * kind & 3:
                    out.append(Token(tile, kind, -1))
    return out


def good_token(tile: int, kind: int, code: int) -> Token:
    sort = kind + len(GOODS) if (code - 1) & 1 else kind
    return Token(tile, sort, (code - 1) >> 1)


def alike(state: Hamlet, token: Token) -> int:
    """How many tokens like this one lie on its tile."""
    content = state.on[token.tile]
    if token.sort < RAW:
        return content >> 2 * token.sort & 3
    code = 1 + token.owner * 2 + (1 if token.sort >= FINE else 0)
    return (1 if content & 15 == code else 0) + (1 if content >> 4 == code else 0)


def put_raw(state: Hamlet, tile: int, kind: int) -> None:
    state.supply[kind] -= 1
    state.on[tile] += 1 << 2 * kind


def put_good(state: Hamlet, tile: int, side: int, fine: bool) -> None:
    state.sides[side].stock[state.setup.makes[tile] - RAW] -= 1
    code = 1 + side * 2 + (1 if fine else 0)
    content = state.on[tile]
    if content == 0:
        state.on[tile] = code
    else:
        state.on[tile] = max(content, code) | min(content, code) << 4


def spend(state: Hamlet, side: int, token: Token) -> None:
    """5.5: it leaves its tile; the owner of a good is rewarded."""
    tile = token.tile
    sort = token.sort
    owner = token.owner
    setup = state.setup
    if sort < RAW:
        state.on[tile] -= 1 << 2 * sort
        state.supply[sort] += 1
        if state.told is not None:
            state.tell(EVERYONE, "uses", "5.5", setup.owners[side], TOKENS[sort], setup.names[tile])
        return
    fine = 1 if sort >= FINE else 0
    code = 1 + owner * 2 + fine
    content = state.on[tile]
    state.on[tile] = content >> 4 if content & 15 == code else content & 15
    state.sides[owner].stock[setup.makes[tile] - RAW] += 1
    worth = 2 if fine else 1
    if state.told is not None:
        state.tell(
            EVERYONE, "uses-own" if owner == side else "uses-good", "5.5", setup.owners[side],
            TOKENS[sort], setup.names[tile], setup.owners[owner],
        )  # fmt: skip
    score(state, owner, worth, "5.5")
    earn(state, owner, worth, "5.5")


def score(state: Hamlet, side: int, points: int, rule: str) -> None:
    if points:
        state.sides[side].points += points
        if state.told is not None:
            state.tell(EVERYONE, "scores", rule, state.setup.owners[side], points)


def earn(state: Hamlet, side: int, gold: int, rule: str) -> None:
    """17.3: for Botrik any amount of gold is one point."""
    if gold == 0:
        return
    if side == state.setup.botrik:
        state.sides[side].points += 1
        state.tell(EVERYONE, "scores-for-gold", "17.3", gold)
    else:
        state.sides[side].gold += gold
        if state.told is not None:
            state.tell(EVERYONE, "earns", rule, state.setup.owners[side], gold)
