"""What is read on the board can be read: size of letters, whole texts, one name for each thing."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tafelrunde.core.state import State
from tafelrunde.games.wutaki.drawing.cards import DEEP, FOOT, slip
from tafelrunde.games.wutaki.drawing.desk import desk
from tafelrunde.games.wutaki.drawing.places.areas import PLATE, plate_scale, plate_spots
from tafelrunde.games.wutaki.drawing.places.lands import PLATES
from tafelrunde.games.wutaki.drawing.scene import draw
from tafelrunde.games.wutaki.drawing.words import Held, card_of, slip_picture
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.setup import WutakiSetup
from tafelrunde.games.wutaki.tests.drawing.test_scene import told, walk
from tafelrunde.games.wutaki.tests.positions import position
from tafelrunde.testing.helpers.letters import letters

LEAST = 11.75  # units; a region of 212 is 162 px wide in a window of 1366 by 768: 9 px
CODE = re.compile(r"\b(RV|OM|SP|RC|TU|AB)\d\d?\b|\b[FAEI]\d\d\b")
LANGS = pytest.mark.parametrize("lang", ["de", "en"])
FIELD = 15.0  # radius of a visit field


def small(state: State, seat: int | None, lang: str) -> list[tuple[str, float, str]]:
    scene = draw(GAME.view(state, seat), told(lang, state.setup.seats))
    return [one for one in letters(scene) if one[1] < LEAST]


@LANGS
@pytest.mark.parametrize("boards", ["symmetric", "asymmetric"])
@pytest.mark.parametrize("extreme", [False, True], ids=["front", "extreme"])
def test_no_letter_is_too_small(lang: str, boards: str, extreme: bool) -> None:
    for number, state in enumerate(walk(4, extreme, boards, 3, 500)):
        if number % 60 == 30:
            for seat in (0, 3):
                assert not small(state, seat, lang)


@pytest.mark.parametrize("many", [1, 2, 3, 6, 7, 12])
def test_pacts_can_be_read_however_many_there_are(many: int) -> None:
    box = GAME.setup(2)
    assert isinstance(box, WutakiSetup)
    pacts = [card.id for card in box.pacts][10 : 10 + many]
    state = position({"accepted": pacts}, row=(None, None, "E17", "I17"))
    for seat in (0, 1):  # one's own, and those of a rival
        assert not small(state, seat, "de")


@LANGS
def test_no_text_of_a_card_is_cut(lang: str) -> None:
    state = position({}, options={"boards": "asymmetric"})
    book = desk(GAME.view(state, 0), told(lang, 2)).book
    setup = book.setup
    held = [Held("omen", card.id) for card in setup.omens]
    held += [Held("revenge", card.id) for card in setup.revenges]
    held += [Held("secret", card.id) for card in setup.secrets]
    held += [Held("ability", card.id) for card in setup.abilities]
    held += [Held("master", card.id) for card in setup.masters]
    for card in held:
        shown = slip_picture(book, card, 150, 121.0 if card.kind == "master" else 79.3)
        assert "…" not in book.album.defs[shown], card_of(book, card).title


def test_icons_of_a_card_stay_below_its_words() -> None:
    """Two lines and a row of icons do not fit on every slip: then the words say it all."""
    state = position({})
    book = desk(GAME.view(state, 0), told("de", 2)).book
    herder = card_of(book, Held("secret", "SP08"))
    drawn = slip("secret", herder.title, herder.words, "secret", herder.icons, 150, 79.3)
    lines = [float(y) for y in re.findall(r'dy="([\d.]+)"', drawn)]
    top = float(re.findall(r'<text[^>]* y="([\d.]+)"', drawn)[1])
    icons = "s-wu-marker" in drawn
    assert top + sum(lines) < (79.3 - FOOT + 3 if icons else 79.3 - 3)
    assert "s-wu-marker" in slip("secret", "Hirte", "5 SP", "secret", herder.icons, 150, DEEP)


@pytest.mark.parametrize("fields", [1, 2, 3, 4, 5])
def test_visit_fields_of_a_plate_lie_apart_from_each_other_and_its_sign(fields: int) -> None:
    """On the extreme side omens are played on five fields."""
    spots = plate_spots(fields, 0)
    radius = FIELD * plate_scale(fields)
    assert all(b[0] - a[0] >= 2 * radius for a, b in pairwise(spots))
    assert spots[0][0] - radius > 27
    assert spots[-1][0] + radius < PLATE[0] - 2


@LANGS
def test_a_place_has_one_name_on_the_board_and_in_the_log(lang: str) -> None:
    words = told(lang, 2)
    scene = draw(GAME.view(position({}), 0), words).flat()
    for name, _ in PLATES:
        shown = words.token(name)
        assert f'aria-label="{shown}:' in scene[f"place-{name}"]
        assert shown in words.action(GAME.setup(2).space.read(f"place loyal {name}"))


@LANGS
def test_no_card_is_called_by_a_code(lang: str) -> None:
    state = position(
        {"omens": ["OM12"], "revenge": ["RV16"], "accepted": ["I06"], "towers": ["TU1"]},
        {"accepted": ["A09"]},
    )
    words = told(lang, 2)
    scene = draw(GAME.view(state, 0), words)
    said = [words for _, _, words in letters(scene)]
    assert not [one for one in said if CODE.search(one)]
    labels = re.findall(r'aria-label="([^"]*)"', "".join(scene.flat().values()))
    assert not [one for one in labels if CODE.search(one)]
    assert "Wind 6" in said


def test_a_free_field_shows_a_plus_only_while_a_worker_is_placed() -> None:
    placing = draw(GAME.view(position({}), 0), told("de", 2)).flat()
    assert "s-wu-plus" in placing["place-quarry"]
    chased = position({}, {"workers": {"forest": "a"}, "additional": 1})
    chased.apply(0, chased.setup.space.read("place loyal chase"))
    chasing = draw(GAME.view(chased, 0), told("de", 2)).flat()
    assert "s-wu-plus" not in chasing["place-quarry"]
