"""The pictures of the rulebooks: each is a position that can be, drawn, beside a paragraph."""

from __future__ import annotations

import pytest

from tafelrunde import figures
from tafelrunde.boards import drawing_of
from tafelrunde.core.game import Game
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import CHANCE
from tafelrunde.figures import Figure
from tafelrunde.words.catalogue import LANGUAGES, catalogue
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

FEWEST = 8  # pictures of a game
LONGEST = 100  # characters of a caption: two lines
GAMES = [find(key) for key in metas()]
EACH = [(game, figure) for game in GAMES for figure in figures.figures_of(game).figures]
NAMES = [f"{game.key}-{figure.rule}" for game, figure in EACH]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_hard_rules_have_pictures(game: Game) -> None:
    drawn = figures.figures_of(game)
    rules = [figure.rule for figure in drawn.figures]
    assert len(rules) >= FEWEST
    assert len(set(rules)) == len(rules), "a paragraph has one picture"
    assert {figure.of for figure in drawn.figures} == set(drawn.positions)
    captions = {id for id in catalogue(game.package, "en").ids if id.startswith("figure-")}
    assert captions == {figure.text for figure in drawn.figures}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "figure"), EACH, ids=NAMES)
def test_a_picture_is_drawn_beside_its_paragraph(game: Game, figure: Figure, lang: str) -> None:
    assert figure.rule in rulebook(game.package, lang).paragraphs
    assert 0 < len(Words(game, lang).say(figure.text)) <= LONGEST
    for theme in ("light", "dark"):
        assert figures.svg(game, figure, theme, lang).startswith("<svg")


@pytest.mark.parametrize(("game", "figure"), EACH, ids=NAMES)
def test_a_picture_shows_a_part_of_what_is_drawn(game: Game, figure: Figure) -> None:
    draw = drawing_of(game)
    assert draw is not None
    region = figures.region_of(draw(figures.view_of(game, figure), Words(game, "en")), figure)
    x, y, wide, high = region.viewbox
    left, top, width, height = figures.shown(region, figure)
    assert left >= x - 1
    assert left + width <= x + wide + 1
    assert top + height / 2 >= y
    assert top + height / 2 <= y + high
    ways = [point for arrow in figure.arrows for point in arrow.way]
    for at_x, at_y in [*ways, *[ring[:2] for ring in figure.rings]]:
        assert left <= at_x <= left + width
        assert top <= at_y <= top + height


@pytest.mark.parametrize(("game", "figure"), EACH, ids=NAMES)
def test_a_position_of_a_picture_can_be_played_on(game: Game, figure: Figure) -> None:
    state = figures.state_of(game, figure)
    asked = [seat for seat in state.actors() if seat != CHANCE]
    assert asked
    assert all(state.legal(seat) for seat in asked)
    assert state.setup.from_dict(state.to_dict()).to_dict() == state.to_dict()
