"""What a refusal says in numbers: resources within reach, gold, the right place."""

from __future__ import annotations

from random import Random

from tafelrunde.core.match import Match
from tafelrunde.core.objection import find_objection
from tafelrunde.core.state import CHANCE
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.testing.kit.walk import walk


def told() -> dict[str, str]:
    """By code: what single clicks on blueprints, orders and trades were answered with."""
    out: dict[str, str] = {}
    setup = GAME.setup(2)
    kinds = [block for block in setup.space.blocks if block.kind in ("take", "sell", "deliver")]
    for step in walk(setup, Random(3)):
        if step.seat == CHANCE or step.number > 400:
            continue
        match = Match(setup, state=step.state)
        for block in kinds:
            found = find_objection(match, step.seat, [block.arguments[0][step.number % 3]])
            if found.reason is not None and not found.possible:
                out.setdefault(found.reason.code, str(found.reason))
    return out


def test_what_cannot_be_paid_or_is_elsewhere_says_so() -> None:
    """5.1, 5.7, 5.8, 7.1, 10.1, 11.1, audit E: never the paragraph of the question."""
    answers = told()
    assert {"only-at", "trade-short", "not-on-display"} <= answers.keys(), answers
    assert "" not in answers
    needed, there = answers["trade-short"].split()[2:4]
    assert int(needed) > int(there)
