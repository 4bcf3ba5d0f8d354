"""What is drawn, read off a position: who is where, what a decision is about, what is on offer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tafelrunde.core.view import View
from tafelrunde.draw.part import kept

from ..rules.acting import Act
from ..rules.botrik.place import ChooseLie
from ..rules.botrik.road import ChooseEdge
from ..rules.building import Place
from ..rules.numbers import KINDS, MILESTONES, PIECES, RAW, REFINERY
from ..rules.paying import Pay
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from ..rules.turn import LieDown

BOTRIK: Final = 3  # his colour; the two that nobody plays mark his actions
SHOWN: Final = frozenset({"place", "road", "pay", "take", "sell", "deliver", "build"})
Tiles: TypeAlias = tuple[int, ...]
Choices: TypeAlias = tuple[tuple[str, ...], ...]  # without their kind


class Folk(NamedTuple):
    """Where the people and animals of a side are."""

    acting: Tiles  # about its action a villager neither stands nor lies
    standing: Tiles
    lying: Tiles
    animals: Tiles


class Group(NamedTuple):
    """How many of a side are on one tile."""

    side: int
    acting: int
    standing: int
    lying: int
    animals: int


People: TypeAlias = tuple[Folk, ...]  # by side
Crowd: TypeAlias = tuple[Group, ...]  # on a tile


def people_of(state: Hamlet) -> People:
    acting = [(it.side, it.tile) for it in state.stack() if isinstance(it, LieDown)]
    return tuple(
        [
            Folk(
                tuple([tile for other, tile in acting if other == side]),
                tuple(owned.standing),
                tuple(owned.lying),
                tuple(owned.donkeys + owned.driven),
            )
            for side, owned in enumerate(state.sides)
        ]
    )


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=256)
def crowds(people: People) -> Mapping[int, Crowd]:
    """Who is on each tile where there is somebody."""
    out: dict[int, Crowd] = {}
    for side, folk in enumerate(people):
        for tile in {tile for places in folk for tile in places}:
            group = Group(side, *[places.count(tile) for places in folk])
            out[tile] = (*out.get(tile, ()), group)
    return out


def colour_of(setup: HamletSetup, side: int) -> int:
    return BOTRIK if side == setup.botrik else side


def owner_of(flags: tuple[int, ...], tile: int) -> int:
    """The side whose flag stands on a tile, or -1."""
    for side, tiles in enumerate(flags):
        if tiles >> tile & 1:
            return side
    return -1


def tokens_on(setup: HamletSetup, tile: int, content: int) -> list[tuple[str, int]]:
    """What lies on a tile, and whose it is: `wood` of nobody (-1), or `fine-timber` of a side."""
    if setup.role[tile] == REFINERY:
        good = KINDS[setup.makes[tile]]
        codes = [code for code in (content & 15, content >> 4) if code]
        return [(f"{'fine-' if (c - 1) & 1 else ''}{good}", (c - 1) >> 1) for c in codes]
    return [(KINDS[kind], -1) for kind in range(RAW) for _ in range(content >> 2 * kind & 3)]


def milestones_of(state: Hamlet, side: int) -> tuple[str, ...]:
    held = state.milestones
    return tuple([name for name, holder in zip(MILESTONES, held) if holder == side])


def pieces_built(state: Hamlet) -> int:
    """11.4: those of the church that stand there from the start, and one per order filled."""
    filled = sum([side.orders.bit_count() for side in state.sides])
    return PIECES - len(state.setup.orders) + filled


def acts_on(state: Hamlet) -> int:
    """The tile where something is about to be done, or -1."""
    decision = state.decision
    if isinstance(decision, (Place, ChooseLie)):
        return decision.host
    return decision.tile if isinstance(decision, (Act, Pay, ChooseEdge)) else -1


def offers(view: View) -> Mapping[str, Choices]:
    """The reader's choices that are drawn as such, by their kinds."""
    out: dict[str, Choices] = {}
    for action in view.legal:
        if action.kind in SHOWN:
            kind, *words = action.tokens
            out[kind] = (*out.get(kind, ()), tuple(words))
    return out
