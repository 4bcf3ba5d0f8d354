"""The drawn board: every position is drawn, whole, for every reader, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import TypedDict, cast
from xml.etree import ElementTree

import pytest

from tafelrunde.core.box import OPTION
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.games.wutaki.drawing.desk import desk
from tafelrunde.games.wutaki.drawing.effects import effect_words
from tafelrunde.games.wutaki.drawing.hand.forecast import signed
from tafelrunde.games.wutaki.drawing.hand.pacts import SHAPES
from tafelrunde.games.wutaki.drawing.paint import symbols
from tafelrunde.games.wutaki.drawing.scene import draw
from tafelrunde.games.wutaki.drawing.words import (
    Held,
    card_of,
    effect_icons,
    pact_label,
    pact_picture,
)
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.numbers import AREAS, LOCATIONS, RESOURCES, WORKERS
from tafelrunde.games.wutaki.rules.setup import WutakiSetup
from tafelrunde.games.wutaki.rules.turn.forecast import available, fulfillable, markers, parts_of
from tafelrunde.games.wutaki.tests.positions import ROW, own, position
from tafelrunde.testing.helpers.drawing import LABEL, NAMES, TOKEN, markup
from tafelrunde.words.words import Words

BOARDS = ("symmetric", "asymmetric")
SIDES = list(product((2, 3, 4), (False, True), BOARDS))
IMAGE = re.compile(r'<[a-z]+[^>]* role="img"[^>]*>')
CARD_KINDS = ("keep", "master", "upgrade", "return", "discard", "play", "fulfil", "waive", "remove")
RESOURCE_KINDS = ("pay", "give", "get", "buy", "take", "spare")
AT = re.compile(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)")
FEW = 40  # choices up to which a page tells each in a sentence
HIDDEN = "?"
PAGE = re.compile(r"(slot|at|do|tab|sheet|pl|menu|set|go|zoom)-")  # ids of the page around it


def walk(seats: int, extreme: bool, boards: str, seed: int, longest: int) -> Iterator[State]:
    """The positions of a random match; what shows something is preferred."""
    random = Random(seed)
    state = GAME.setup(seats, {"extreme": extreme, "boards": boards}).start()
    for _ in range(longest):
        yield state
        actors = state.actors()
        if not actors:
            return
        if actors[0] == CHANCE:
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, random.randrange(total(odds))))
            continue
        legal = state.legal(actors[0])
        rare = [a for a in legal if a.kind in ("fulfil", "hire", "upgrade", "play", "use")]
        state.apply(actors[0], random.choice(rare if rare and random.random() < 0.5 else legal))


@cache
def told(lang: str, seats: int) -> Words:
    return Words(GAME, lang, NAMES[:seats])


def look(state: State, seat: int | None = None, lang: str = "en") -> Scene:
    return draw(GAME.view(state, seat), told(lang, state.setup.seats))


class Person(TypedDict):
    """What tests read of a player in the facts of a view."""

    omens: list[str]
    permanent: str | None
    revenge: list[str]
    secrets: list[str]
    offer: list[str]
    additional: int
    special: bool
    master: str | None


def players_of(view: View) -> list[Person]:
    return cast(list[Person], view.facts["players"])


@cache
def middle(seats: int = 4, boards: str = "symmetric") -> State:
    """A position in which much is to be seen: seat 0 places a worker."""
    for seed in range(20):
        for number, state in enumerate(walk(seats, False, boards, seed, 900)):
            placing = state.actors() == (0,) and any(a.kind == "place" for a in state.legal(0))
            if number >= 250 and placing:
                return state.clone()
    raise AssertionError("all matches were too short")


@pytest.mark.parametrize(("seats", "extreme", "boards"), SIDES)
def test_every_position_of_a_match_is_drawn_whole(seats: int, extreme: bool, boards: str) -> None:
    for number, state in enumerate(walk(seats, extreme, boards, seats, 900)):
        if number % 9:
            continue
        reader = (None, *range(seats))[number // 9 % (seats + 1)]
        lang = ("de", "en")[number // 9 % 2]
        view = GAME.view(state, reader)
        scene = draw(view, told(lang, seats))
        scene.check()
        check_secrets(view, scene)
        check_pieces(state, scene, reader)
        actors = state.actors()
        if actors and actors[0] != CHANCE:
            view = GAME.view(state, actors[0])
            check_choices(view, draw(view, told(lang, seats)))
        if number % 72 == 0:
            check_file(scene)


def check_secrets(view: View, scene: Scene) -> None:
    """Only cards that the reader knows are drawn, and no id is that of something on the page."""
    players = players_of(view)
    known = {
        f"{kind}-{id}"
        for player in players
        for kind, ids in (
            ("omen", [*player["omens"], player["permanent"]]),
            ("revenge", player["revenge"]),
            ("secret", [*player["secrets"], *player["offer"]]),
        )
        for id in ids
        if id not in (None, HIDDEN)
    }
    ids = {re.sub(r"-\d+$", "", id) for id in scene.flat()}
    shown = {id for id in ids if re.match(r"(omen|revenge|secret)-[A-Z]", id)}
    assert shown <= known
    assert not [id for id in scene.flat() if PAGE.match(id)]


def check_pieces(state: State, scene: Scene, reader: int | None) -> None:
    """Every worker is drawn once: hired ones and loyal ones for all, the others for their owner."""
    drawn = Counter(id.split("-")[1] for id in scene.flat() if id.startswith("w-"))
    for seat, player in enumerate(players_of(GAME.view(state, reader))):
        hired = 4 + player["additional"] + player["special"]
        setup = state.setup
        assert isinstance(setup, WutakiSetup)
        waiting = setup.most_additional + 1 - player["additional"] - player["special"]
        assert drawn[str(seat)] == hired + (waiting if seat == reader else 0)


def check_choices(view: View, scene: Scene) -> None:
    """What has a place on the board is clicked there; workers, seats and verbs are buttons."""
    drawn = set(TOKEN.findall(markup(scene)))
    words = told("en", view.setup.seats)
    kinds = {action.kind for action in view.legal}
    assert not drawn & kinds
    assert not drawn & mistakable(view)
    for action in view.legal:
        kind, *rest = action.tokens
        wanted: set[str] = set()
        if kind in ("place", "squeeze", "chase"):
            wanted = {rest[1]}
        elif kind in (*CARD_KINDS, *RESOURCE_KINDS, "pick", "accept", "rob", "name"):
            wanted = set(rest)
        elif kind in ("pass-revenge", "replace"):
            wanted = {rest[0]}
        assert wanted <= drawn, str(action)
        for token in set(rest) - drawn:
            sentence = token == rest[-1] and len(view.legal) <= FEW  # the button says it all
            assert sentence or words.token(token) != token, str(action)


def mistakable(view: View) -> set[str]:
    """Tokens that can be two things: in `give-pact 1 slot-2` the 1 is a seat, the 2 a slot."""
    out: set[str] = set()
    for kind in {action.kind for action in view.legal}:
        columns = [set(names) for names in zip(*(a.tokens for a in view.legal if a.kind == kind))]
        open_ones = [names for names in columns if len(names) > 1]
        out |= {t for t in set().union(*open_ones) if sum(t in names for names in open_ones) > 1}
    return out


def check_file(scene: Scene) -> None:
    for theme in ("light", "dark"):
        tree = ElementTree.fromstring(scene.svg(theme))
        ids = [node.get("id") for node in tree.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        assert not any(node.get("style") or node.get("filter") for node in tree.iter())


def test_the_drawing_depends_on_what_is_known_alone() -> None:
    for number, state in enumerate(walk(3, False, "asymmetric", 8, 700)):
        if number % 35 == 0:
            view = GAME.view(state, 1)
            worlds = [GAME.determinize(view, Random(seed)) for seed in (1, 2)]
            first, second = (look(world, 1).flat() for world in worlds)
            assert first == second == draw(view, told("en", 3)).flat()


def test_a_hostile_name_is_text() -> None:
    state = middle()
    for seat in (None, 3):
        assert "<img" not in look(state, seat).svg()
    assert any("&lt;img" in label for label in LABEL.findall(markup(look(state))))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_drawn_says_what_it_is(lang: str) -> None:
    """Reviewers call the symbols the main source of questions: each of them has its words."""
    for state in (middle(), middle(boards="asymmetric")):
        drawn = markup(look(state, 0, lang))
        for image in IMAGE.findall(drawn):
            assert LABEL.search(image), image
        for label in LABEL.findall(drawn):
            assert label.strip()
            assert "{" not in label
        for token in re.findall(r"<[a-z]+[^>]*data-token=[^>]*>", drawn):
            assert LABEL.search(token), token


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_card_is_told_and_drawn_from_its_effect(lang: str) -> None:
    view = GAME.view(middle(2, boards="asymmetric"), 0)
    book = desk(view, told(lang, 2)).book
    setup, known = book.setup, symbols()
    for effect in setup.effects:
        assert effect_words(lang, effect)
        for icon in effect_icons(lang, effect):
            assert icon.name == "points" or f"s-wu-{icon.name}" in known
            assert icon.label or icon.name == "or"
    for index, card in enumerate(setup.pacts):
        assert book.words.token(card.id) in pact_label(book, index)
        asked = [n for n in card.needs[0] if n]
        for shape in ("", "-broad", "-small"):
            shown = pact_picture(book, index, shape)
            numbers = re.findall(r">(\d+)</text>", book.album.defs[shown])
            assert len(numbers) > len(asked)
    for kind, cards in (
        ("omen", setup.omens),
        ("revenge", setup.revenges),
        ("secret", setup.secrets),
        ("ability", setup.abilities),
        ("master", setup.masters),
    ):
        for one in cards:
            face = card_of(book, Held(kind, one.id))
            assert face.words
            assert face.words in face.label


def test_labels_tell_a_place_whole() -> None:
    labels = LABEL.findall(markup(look(middle(2), 0)))
    forest = next(label for label in labels if label.startswith("Forest"))
    assert "a visit brings" in forest
    assert "Upgrades cost 6 and 8 gold" in forest
    assert "visit fields free" in forest


def test_payable_pacts_carry_a_sign_and_say_so() -> None:
    found = False
    for state in walk(3, False, "symmetric", 2, 900):
        if state.actors() != (0,):
            continue
        view = GAME.view(state, 0)
        scene = draw(view, told("en", 3)).flat()
        payable = Counter(fulfillable(view))
        marked = [
            id for id, item in scene.items() if id.startswith("pact-") and "s-wu-fulfil" in item
        ]
        assert len(marked) == payable.total()
        for id in marked:
            assert "You can fulfil this pact now" in scene[id]
        found = found or bool(marked)
    assert found


def test_the_forecast_shows_seven_steps_and_their_sum() -> None:
    state = middle()
    scene = look(state, 0).flat()
    parts = parts_of(GAME.view(state, 0))
    assert len(parts) == 8
    for name, value in parts[1:]:
        shown = "?" if value is None else signed(value)  # 1.7: pacts of others lie face down
        assert f">{shown}</text>" in scene[f"step-{name}"]
    assert f">{sum(value or 0 for _, value in parts)}</text>" in scene["step-total"]
    assert not [id for id in look(state).flat() if id.startswith("step-")]


def test_the_end_shows_final_scores_and_what_was_hidden() -> None:
    *_, state = walk(3, False, "symmetric", 2, 3000)
    view = GAME.view(state, 0)
    assert view.outcome
    scene = draw(view, told("en", 3)).flat()
    for seat in range(3):
        assert f"{view.outcome.scores[seat]} victory points" in scene[f"points-{seat}"]
        assert f"rank {view.outcome.ranks[seat]}" in scene[f"seat-{seat}"]
    players = players_of(view)
    assert all(f"secret-{id}" in scene for player in players for id in player["secrets"])
    assert {"element-1", "element-2"} <= scene.keys()


def test_counts_agree_with_the_rules() -> None:
    for number, state in enumerate(walk(4, True, "asymmetric", 5, 700)):
        view = GAME.view(state, number % 4)
        if number % 20 or players_of(view)[0]["master"] is None:
            continue
        scene = draw(view, told("en", 4)).flat()
        for seat in range(4):
            ids = [id for id in scene if id.startswith(f"w-{seat}-stock-")]
            free = available(view, seat)
            drawn = [sum(id.split("-")[3] == name[0] for id in ids) for name in WORKERS]
            assert drawn == [free[name] for name in WORKERS]
            assert f">{markers(view, seat)}</text>" in scene[f"n-{seat}-marker"]


def test_a_placed_worker_is_all_that_flies() -> None:
    """A worker vanishes from the stock and appears at his place, as the same symbol."""
    state = middle()
    before = look(state, 0).flat()
    moved = state.clone()
    place = next(a for a in state.legal(0) if a.kind == "place" and a.tokens[2] in LOCATIONS)
    moved.apply(0, place)
    after = look(moved, 0).flat()
    gone = [before[id] for id in before.keys() - after.keys() if id.startswith("w-")]
    come = [after[id] for id in after.keys() - before.keys() if id.startswith("w-")]
    symbol = re.compile(r'href="#([^"]*)"')
    assert len(gone) == len(come) == 1
    assert symbol.findall(gone[0]) == symbol.findall(come[0])


def test_spectators_see_everybody_and_nobody_s_hand() -> None:
    keys = {region.key for region in look(middle()).regions}
    assert {f"rival-{seat}" for seat in range(4)} <= keys
    assert not keys & {"stock", "hand", "pacts", "forecast"}
    assert {"stock", "hand", "pacts", "forecast", "rival-1"} <= {
        region.key for region in look(middle(), 0).regions
    }


def test_regions_fill_a_wide_table_and_a_phone() -> None:
    regions = [region for region in look(middle(), 0).regions if region.seat is None]
    spans = [region.span for region in regions]
    assert sum(spans[:3]) == sum(spans[3:8]) == sum(spans[8:12]) == regions[0].columns
    narrow = [region.narrow == region.columns // 2 for region in regions]
    assert narrow[:1] == [False]
    for index in range(1, 9, 2):  # two and two beside each other on a phone
        assert narrow[index]
        assert narrow[index + 1]


def test_all_areas_and_resources_can_be_clicked() -> None:
    drawn = set(TOKEN.findall(markup(look(middle(2), 0))))
    assert set(AREAS) - {"own", "card"} <= drawn
    assert set(RESOURCES) <= drawn


def test_cards_of_one_s_own_are_drawn() -> None:
    """A changed box is drawn like ours; two cards of one name have two ids."""
    text = """
[[omen]]
id = "Luck"
count = 40
do = "gain 7 gold | sacrifice 2 any; free-hire 1"
"""
    state = GAME.setup(2, {OPTION: own(text)}).start()
    while len(players_of(GAME.view(state, 0))[0]["omens"]) < 2:
        actor = state.actors()[0]
        state.apply(actor, state.odds()[0][0] if actor == CHANCE else state.legal(actor)[0])
    scene = look(state, 0)
    scene.check()
    assert {"omen-Luck", "omen-Luck-2"} <= scene.flat().keys()
    assert "Gain 7 gold or sacrifice" in scene.flat()["omen-Luck"]


@pytest.mark.parametrize("many", [0, 1, 4, 5, 6, 7, 23])
def test_many_cards_leave_the_board_as_large_as_it_is(many: int) -> None:
    """Six slips lie beside the board, the others on sheets below; none is lost."""
    box = GAME.setup(2)
    assert isinstance(box, WutakiSetup)
    omens = [card.id for card in box.omens][:many]
    state = position({"omens": omens, "secrets": []})
    regions = {region.key: region for region in look(state, 0).regions}
    sheets = [region for key, region in regions.items() if re.fullmatch(r"hand(-\d)?", key)]
    assert [region.below for region in sheets] == [index > 0 for index in range(len(sheets))]
    assert {region.size for region in sheets} == {regions["pacts"].size}
    shown = [id for region in sheets for id in region.layers[1].elements]
    assert shown == [f"omen-{id}" for id in omens]


@pytest.mark.parametrize("many", [0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 25])
def test_accepted_pacts_lie_on_their_sheet(many: int) -> None:
    box = GAME.setup(2)
    assert isinstance(box, WutakiSetup)
    pacts = [card.id for card in box.pacts if card.id not in ROW][:many]
    scene = look(position({"accepted": pacts}), 0)
    region = next(region for region in scene.regions if region.key == "pacts")
    cards = region.layers[1].elements
    assert len(cards) == many
    covered = 0.0
    for card in cards.values():
        found = AT.search(card)
        assert found
        x, y, scale = map(float, found.groups())
        wide, high = SHAPES["-small" if "-small" in card else "-broad" if "-broad" in card else ""]
        assert x + scale * wide <= region.size[0]
        assert y + scale * high <= region.size[1]
        covered += scale * wide * scale * high
    if 1 <= many <= 6:  # few are large: the sheet is not half empty
        assert covered > 0.55 * region.size[0] * region.size[1]
