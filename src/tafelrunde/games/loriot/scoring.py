"""Loriot: points, places and pieces (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.state import Outcome
from tafelrunde.games.loriot.numbers import CHIPS
from tafelrunde.games.loriot.step import REASONS

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def outcome(state: Loriot) -> Outcome:
    """14.2 to 14.5: points, then stones on targets, then the highest chip."""
    scores: list[int] = []
    stones: list[int] = []
    highest: list[int] = []
    keys: list[tuple[int, int, int]] = []
    for seat, player in enumerate(state.players):
        earned = [stone.points for stone in player.stones if stone.points]
        scores.append(state.points(seat))
        stones.append(len(earned))
        highest.append(max([0, *earned]))
        keys.append((scores[seat], stones[seat], highest[seat]))
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    parts = (("stones", tuple(stones)), ("highest", tuple(highest)))
    return Outcome(tuple(scores), tuple(ranks), REASONS[state.step.left], parts)


def census(state: Loriot) -> dict[str, int]:
    stones = 0
    cards = len(state.laid)
    for seat, player in enumerate(state.players):
        stones += len(player.stones)
        cards += player.hand.bit_count() + state.gone(seat).bit_count()
    seen = [value for value in [*state.chips, *state.holding] if value]
    unseen = [value for value in range(1, CHIPS + 1) if value not in seen]
    return {
        "stones": stones,
        "cards": cards,
        "chance": len(state.fates),
        "success": len(state.fames),
        "chips": len(seen) + len(unseen),
    }
