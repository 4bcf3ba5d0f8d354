"""Characters: bots of some games that think like a level and weigh things otherwise."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.bots import CHARACTERS, LEVELS, find, levels_for, offered
from tafelrunde.bots.bot import turn_of
from tafelrunde.bots.level import levels_of
from tafelrunde.bots.weighted import character, characters_of
from tafelrunde.cli.arena import budgeted
from tafelrunde.core.errors import BadData, UnknownBot
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find as find_game
from tafelrunde.core.registry import metas
from tafelrunde.words.words import Words

THOSE = [key for key in metas() if len(levels_for(find_game(key))) > len(LEVELS)]
QUICKLY = ":sims=8:ms=0:worlds=2"


def opening(game: Game) -> Match:
    """Where something stands on the board, as characters differ there."""
    match, random = Match(game.setup(2)), Random(4)
    while len(match.entries) < 60 or match.actors[0] < 0:
        seat = match.actors[0]
        legal = match.legal(seat) if seat >= 0 else [match.state.draw(random)]
        match.play(seat, random.choice(legal))
    return match


def test_two_games_have_characters() -> None:
    assert THOSE == ["eko", "wutaki"]
    assert levels_for(find_game("connect4")) == LEVELS


@pytest.mark.parametrize("key", THOSE)
def test_a_character_values_positions_otherwise(key: str) -> None:
    game = find_game(key)
    state = opening(game).state
    values = [game.value(state), *[game.value(state, character(name)) for name in CHARACTERS]]
    assert len({tuple(one) for one in values}) == 3
    assert all(-1 <= worth <= 1 for one in values for worth in one)


@pytest.mark.parametrize("key", THOSE)
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_plays(key: str, name: str) -> None:
    match = opening(find_game(key))
    seat = match.actors[0]
    found = turn_of(find(name + QUICKLY), match.view(seat), Random(1))
    assert found[0] in match.legal(seat)
    assert found == turn_of(find(name + QUICKLY), match.view(seat), Random(1))


@pytest.mark.parametrize("name", CHARACTERS)
def test_only_games_that_have_a_character_offer_it(name: str) -> None:
    offered(name, find_game("eko"))
    offered("strong", find_game("connect4"))
    with pytest.raises(UnknownBot, match="known: beginner, casual, strong, expert\\."):
        offered(name, find_game("connect4"))
    game = find_game("connect4")
    with pytest.raises(UnknownBot):
        find(name).choose(game.view(game.setup(2).start(), 0), Random(1))


def test_a_character_weighs_features_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    package = find_game("eko").package
    assert set(characters_of(package)) == set(CHARACTERS) < set(levels_of(package))
    monkeypatch.setattr(
        "tafelrunde.bots.weighted.characters_of", lambda package: {"bold": {"luck": [1, 1]}}
    )
    with pytest.raises(BadData, match="luck"):
        character("bold").load(package)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", [*LEVELS, *CHARACTERS])
def test_everybody_has_a_name(name: str, lang: str) -> None:
    words = Words(find_game("eko"), lang)
    assert words.site(f"level-{name}.name")
    assert words.site(f"level-{name}.help")


def test_characters_search_as_long_as_an_arena_says() -> None:
    names = ["bold", "strong:worlds=2", "greedy"]
    assert budgeted(names, 40, None) == [
        "bold:sims=40:ms=0",
        "strong:worlds=2:sims=40:ms=0",
        "greedy",
    ]
