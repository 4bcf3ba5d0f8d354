"""Die Monstermacher: points, ranks, the end, and that no card is lost (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import Outcome
from tafelrunde.games.monstermacher.numbers import (
    BRAIN,
    COUNTS,
    KINDS,
    REVIVAL,
    ROTTEN,
    ROTTEN_BONUS,
    TYPES,
)  # fmt: skip
from tafelrunde.games.monstermacher.step import LAY, OVER, REASONS, SEW, Step

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters, Player


def part_points(state: Monsters, player: Player) -> int:
    """13.3."""
    return sum([state.value[card] for card in player.sewn if card >= 0])


def rotten_points(state: Monsters, player: Player) -> int:
    """13.5."""
    rotten = [card for card in player.sewn if card >= 0 and state.value[card] == ROTTEN]
    return ROTTEN_BONUS[len(rotten)]


def monster_points(state: Monsters, seat: int) -> int:
    """What a monster counts as it is, without a revival."""
    player = state.players[seat]
    return part_points(state, player) + rotten_points(state, player)


def end_match(state: Monsters, reason: int, reviver: int) -> None:
    state.step = Step(OVER, reviver, reason)
    if reviver < 0:
        turns = state.idle if REASONS[reason] == "idle" else state.played
        state.tell(EVERYONE, f"stops-{REASONS[reason]}", "13.7", turns // state.setup.seats)
    for seat in range(state.setup.seats):
        bonus = REVIVAL if seat == reviver else 0
        state.tell(EVERYONE, "scores", "13.2", seat, monster_points(state, seat) + bonus)


def outcome(state: Monsters) -> Outcome:
    reviver = state.step.seat
    players = state.players
    parts = [part_points(state, player) for player in players]
    rotten = [rotten_points(state, player) for player in players]
    revival = [REVIVAL if seat == reviver else 0 for seat in range(len(players))]
    scores = [parts[s] + rotten[s] + revival[s] for s in range(len(players))]
    rows = (("parts", tuple(parts)), ("rotten", tuple(rotten)), ("revival", tuple(revival)))
    reason = REASONS[state.step.a]
    return Outcome(tuple(scores), ranks(state, scores, reviver), reason, rows)


def ranks(state: Monsters, scores: list[int], reviver: int) -> tuple[int, ...]:
    """13.6: score, then the reviver, then parts, then the brain."""
    keys: list[tuple[int, int, int, int]] = []
    for seat, player in enumerate(state.players):
        sewn = len([card for card in player.sewn if card >= 0])
        brain = player.sewn[BRAIN]
        worth = state.value[brain] if brain >= 0 else 0
        keys.append((scores[seat], int(seat == reviver), sewn, worth))
    return tuple([1 + sum([1 for other in keys if other > key]) for key in keys])


def census(state: Monsters) -> dict[str, int]:
    """Parts in all, by type as far as backs are seen or not, and robbery cards."""
    setup = state.setup
    counts = [setup.copies - seen for seen in state.seen]  # backs that nobody has seen
    visible = visible_cards(state)
    for card in visible:
        counts[setup.type_of[card]] += 1
    out = {TYPES[kind]: counts[kind] for kind in range(KINDS)}
    out["parts"] = sum(state.unseen) + undealt(state) + len(visible)
    out["robbery"] = sum([COUNTS[p.hidden] + COUNTS[p.open] for p in state.players])
    return out


def visible_cards(state: Monsters) -> list[int]:
    """Every card with a name, place by place."""
    out = state.gallows[:]
    for grave in state.graves:
        out += grave
    for player in state.players:
        out += player.store
        out += [card for card in player.sewn if card >= 0]
    if state.step.kind == SEW:
        out.append(state.step.a)
    return out


def undealt(state: Monsters) -> int:
    """While the table is laid out: parts for stores and gallows that still wait."""
    step: Step | None = state.step
    while step is not None:
        if step.kind == LAY:
            setup = state.setup
            return setup.seats + 1 - max(0, step.a - setup.graves)
        step = step.below
    return 0
