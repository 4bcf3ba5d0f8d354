"""The three numbers in which each thing on the stack is written."""

from __future__ import annotations

from tafelrunde.games.wutaki.position.steps import DECISIONS
from tafelrunde.games.wutaki.rules.columns import LARGEST, InEffect, OfCause, Resources, Visit
from tafelrunde.games.wutaki.rules.effects.cause import ELSEWHERE, VISITS, Cause, on_track
from tafelrunde.games.wutaki.rules.numbers import AREA_COUNT
from tafelrunde.games.wutaki.rules.places.hand import COMPULSORY, FOR_POINTS, Purpose
from tafelrunde.games.wutaki.tests.positions import table


def test_causes() -> None:
    """1.10: every cause has a number of its own, and comes back as the same object."""
    setup, column = table(), OfCause("cause")
    causes = [*ELSEWHERE, *[visit for row in VISITS for visit in row]]
    numbers = [column.write([cause]) for cause in causes]
    assert len(set(numbers)) == len(causes) == 9 + 3 * AREA_COUNT
    assert [column.read(setup, number) for number in numbers] == [[cause] for cause in causes]
    visits = [number for number in numbers if Visit("cause").read(setup, number)]
    assert visits == [number for number in numbers if number >= 0]


def test_tracks() -> None:
    """15.1: a track remembers what lay on the monster before, be it nothing."""
    setup, column = table(), OfCause("cause")
    for before in ([0, 0, 0, 0, 0], [27, 0, 3, 0, 27]):
        found = column.read(setup, column.write([on_track(before)]))
        assert found is not None
        cause = found[0]
        assert isinstance(cause, Cause)
        assert (cause.source, cause.before, cause.rule) == ("track", before, "15.1")


def test_several_in_one() -> None:
    """1.10, 11.2, 15.5: what shares a number comes apart again."""
    setup = table()
    inside, reason, goods = (
        InEffect("alternative", "following"),
        Purpose("why", "points"),
        Resources(),
    )
    assert inside.read(setup, inside.write([2, 7])) == [2, 7]
    for why in COMPULSORY:
        assert reason.read(setup, reason.write([why, 0])) == [why, 0]
    assert reason.read(setup, reason.write([FOR_POINTS, 3])) == [FOR_POINTS, 3]
    assert goods.read(setup, goods.write([[1, 2, 3, 4, 27]])) == [[1, 2, 3, 4, 27]]
    assert goods.write([[27] * 5]) < LARGEST


def test_kinds() -> None:
    """3.2: no two kinds share a name, and three columns are enough for each."""
    assert len(DECISIONS) == 58
    assert all(len(kind.COLUMNS) <= 3 for kind in DECISIONS.values())
