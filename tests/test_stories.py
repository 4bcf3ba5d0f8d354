"""What games say of their events: each is one that the game tells, each side one that it has."""

from __future__ import annotations

import pytest

from tafelrunde.core.registry import find, packages
from tafelrunde.stories import STORY, story_of
from tafelrunde.words.catalogue import LANGUAGES, catalogue


@pytest.mark.parametrize("key", [key for key in packages() if find(key).has(STORY)])
def test_events_and_sides_are_the_game_s_own(key: str) -> None:
    game = find(key)
    story, sides = story_of(game), set()
    for seats in game.meta.seats:
        sides |= set(game.setup(seats, {}).sides)
    for lang in LANGUAGES:
        ids = catalogue(game.package, lang).ids
        for code in {*story.BY, *story.ASIDE, *story.ROUNDS}:
            assert f"event-{code}" in ids
    assert set(story.BY.values()) <= {"", *sides}


def test_a_game_without_one_tells_everything_as_it_comes() -> None:
    story = story_of(find("connect4"))
    assert not story.BY
    assert not story.ASIDE
