"""The drawn board: every position is drawn, whole, for every reader, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.games.loriot.drawing.crowd import Stone
from tafelrunde.games.loriot.drawing.desk.desk import title
from tafelrunde.games.loriot.drawing.look import read
from tafelrunde.games.loriot.drawing.map import SPOTS, branches
from tafelrunde.games.loriot.drawing.pictures.hall import plate
from tafelrunde.games.loriot.drawing.place import HIGH, WIDE
from tafelrunde.games.loriot.drawing.preview import way_of
from tafelrunde.games.loriot.drawing.scene import draw
from tafelrunde.games.loriot.drawing.signs import lead, pill_place
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.numbers import COLOURS, OPERATIONS, RANKS, RESULTS
from tafelrunde.games.loriot.rules.setup import LoriotSetup
from tafelrunde.testing.helpers.drawing import NAMES, labels, look, markup, tokens
from tafelrunde.words.words import Words

VERBS = {"roll", "enter", "decline", "claim", "give-up", "keep"}  # buttons: nothing stands for them
OPTIONS: tuple[dict[str, bool | str], ...] = (
    {},
    {"calculation": "player"},
    {"targets": "new", "cunning": True},
    {"targets": "random", "cunning": True, "calculation": "player", "remove_waiting": True},
)


def walk(seats: int, options: dict[str, bool | str], seed: int, longest: int) -> Iterator[State]:
    """The positions of a random match; giving up and declining are rare, so that sums are seen."""
    random = Random(seed)
    state = GAME.setup(seats, dict(options)).start()
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
        bold = [action for action in legal if action.kind not in ("give-up", "decline")]
        state.apply(actors[0], random.choice(bold if bold and random.random() < 0.7 else legal))


def place(seats: int = 2, options: dict[str, bool | str] | None = None, **facts: object) -> State:
    """Stones are given as {(seat, number): "field trail"}."""
    setup = GAME.setup(seats, dict(options or {}))
    assert isinstance(setup, LoriotSetup)
    given = facts.pop("stones", {})
    assert isinstance(given, dict)
    stones = [[{"at": "waiting"} for _ in range(setup.stones)] for _ in range(seats)]
    for (seat, number), words in given.items():
        at, _, trail = words.partition(" ")
        stones[seat][number - 1] = {"at": at, "trail": trail} if trail else {"at": at}
    return setup.from_dict({"stones": stones, **facts})


def step(ask: str, seat: int = 0, stone: str = "", left: int = 0, other: int = -1) -> object:
    return {"ask": ask, "seat": seat, "stone": stone, "left": left, "other": other}


# every position


@pytest.mark.parametrize(
    ("seats", "options"),
    [*zip((2, 3, 4, 6), OPTIONS), (8, OPTIONS[0]), (8, OPTIONS[2])],
)
def test_every_position_of_a_match_is_drawn_whole(
    seats: int, options: dict[str, bool | str]
) -> None:
    for number, state in enumerate(walk(seats, options, seats, 720)):
        if number % 12:
            continue
        shown = number // 12
        reader = (None, *range(seats))[shown % (seats + 1)]
        scene = look(state, reader, ("de", "en")[shown % 2])
        scene.check()
        check_stones(state, scene)
        actors = state.actors()
        if actors and actors[0] != CHANCE:
            view = GAME.view(state, actors[0])
            check_choices(view, draw(view, Words(GAME, "de", NAMES[:seats])))
        if shown % 20 == 0:
            check_xml(scene)
    check_xml(look(state))


def check_stones(state: State, scene: Scene) -> None:
    """Each stone once, wherever it is, inside the board."""
    stones = state.setup.seats * state.setup.stones if isinstance(state.setup, LoriotSetup) else 0
    drawn = {id: one for id, one in scene.flat().items() if id.startswith("st-")}
    assert len(drawn) == stones
    for one in drawn.values():
        found = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", one)
        assert found is not None
        assert 0 < float(found[1]) < WIDE
        assert 0 < float(found[2]) < HIGH


def check_choices(view: View, scene: Scene) -> None:
    """What is chosen by pointing is there; the rest are verbs, which are buttons."""
    drawn = tokens(scene)
    for action in view.legal:
        if action.kind in VERBS:
            assert action.kind not in drawn
        else:
            assert set(action.tokens[1:]) <= drawn, str(action)
    loose = drawn - set(SPOTS)
    if view.seat is not None:
        mine = [stone for stone in read(view).crowd.stones if stone.seat == view.seat]
        loose -= {stone.token for stone in mine} | set(RANKS)
    asked = {token for action in view.legal for token in action.tokens}
    assert loose <= asked


def check_xml(scene: Scene) -> None:
    for theme in ("light", "dark"):
        tree = ElementTree.fromstring(scene.svg(theme))
        ids = [node.get("id") for node in tree.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        assert not any(node.get("style") or node.get("filter") for node in tree.iter())


def test_what_can_be_clicked_has_a_name() -> None:
    for number, state in enumerate(walk(4, {}, 9, 300)):
        if number % 10:
            continue
        for one in look(state, number // 10 % 4, "de").flat().values():
            assert one.count("data-token=") == len(re.findall('data-token="[^"]+" role="img"', one))


def test_a_hostile_name_is_text() -> None:
    *_, state = walk(4, {}, 1, 300)
    for seat in (None, 3):
        assert "<img" not in look(state, seat).svg()
    assert any("&lt;img" in label for label in labels(look(state)))


# places


def test_all_fields_lie_apart_and_inside() -> None:
    points = {name: spot.point for name, spot in SPOTS.items()}
    assert len(set(points.values())) == len(points) == 179
    for x, y in points.values():
        assert 20 < x < WIDE - 20
        assert 20 < y < HIGH - 40


def test_success_leads_to_the_right_from_below_and_straight_on_from_the_side() -> None:
    """7.4, 7.5, 13.2: what the signs on the board say."""
    assert branches(SPOTS["G6"], "Oc6c", False) == {"success": "G7", "failure": "G5"}
    assert branches(SPOTS["G6"], "G7", False) == {"success": "G5", "failure": "Oc6c"}
    assert branches(SPOTS["G6"], "G7", True) == {"success": "G7", "failure": "G7"}  # 13.2
    assert branches(SPOTS["Y0"], "", False) == {"success": "YR1", "failure": "YL1"}


def test_the_preview_ends_where_something_is_to_be_decided() -> None:
    def way(trail: str, steps: int, late: bool = False) -> list[str]:
        came_from, at = trail.split()
        return way_of(Stone(0, 1, at, came_from, SPOTS[at]), steps, late)[1:]

    assert way("Oc6a Oc6b", 5) == ["Oc6c", "G6"]  # a large field
    assert way("G6 G7", 5) == ["G8"]  # a junction
    assert way("B5 B4", 2) == []
    assert way("B5 B4", 3, True) == ["v2", "chip2", "T2"]
    assert way("G5 G4", 2) == ["Gc4a", "Gc4b"]


# stones


def test_a_stone_keeps_its_id_wherever_it_is() -> None:
    seen = Counter[str]()
    for state in walk(2, {}, 3, 900):
        for stone in read(GAME.view(state, None)).crowd.stones:
            where = stone.at if stone.at in ("waiting", "out") else SPOTS[stone.at].kind
            seen[where] += 1
    assert {"waiting", "small", "question", "target"} <= seen.keys()
    assert {id for id in look(state).flat() if id.startswith("st-")} == {
        f"st-{seat}-{number}" for seat in range(2) for number in range(1, 5)
    }


def test_stones_on_one_field_do_not_hide_each_other() -> None:
    crowd = {(seat, number): "B30 Rc30c B30" for seat in range(8) for number in range(1, 4)}
    scene = look(place(8, stones=crowd))
    drawn = [one for id, one in scene.flat().items() if id.startswith("st-")]
    places = {re.search(r'transform="[^"]*"', one)[0] for one in drawn}  # type: ignore[index]
    assert len(places) == 24


def test_arrows_show_where_a_stone_comes_from_and_goes() -> None:
    scene = look(place(stones={(0, 1): "G8 G7 G8", (0, 2): "G6 Oc6c G6", (1, 1): "G4 G5 G4"}))
    arrows = {id for id in scene.flat() if id.startswith(("to-", "in-"))}
    assert arrows == {"to-st-0-1-Gc8a", "to-st-0-1-G9", "in-st-0-2", "to-st-1-1-Gc4a"}


def test_only_ones_own_stones_can_be_taken() -> None:
    state = place(stones={(0, 1): "G8", (1, 1): "R6", (1, 3): "R9"})
    assert {t for t in tokens(look(state, 1)) if t.startswith("stone")} == {"stone-1", "stone-3"}
    assert not any(token.startswith("stone") for token in tokens(look(state)))


# what is read


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Question mark Green 10"), ("de", "Fragezeichen Grün 10")]
)
def test_fields_are_told_in_both_languages(lang: str, words: str) -> None:
    told = labels(look(place(stones={(0, 1): "G10"}), lang=lang))
    (found,) = [label for label in told if label.startswith(f"{words}, ")]
    assert "Anna" in found


def test_the_calculation_is_shown_as_soon_as_the_cards_suffice() -> None:
    """9.9: the worked example 9 × 2 − 10 = 8."""
    left = [rank for rank in RANKS if rank not in ("two", "ten")]
    nine, two, ten = (
        {"seat": seat, "card": card} for seat, card in ((1, "nine"), (0, "two"), (0, "ten"))
    )

    def position(table: list[dict[str, object]], hand: list[str]) -> State:
        return place(
            stones={(0, 1): "G6 Oc6c G6"},
            black=3,
            white=[4, 4],
            table=table,
            hands=[hand, list(RANKS[:7])],
            step=step("play", 0, "stone-1", 1),
        )

    state = position([nine, two, ten], left)
    assert "2 × 9 − 10 = 8" in markup(look(state, 0))
    assert {"k-1-nine", "k-0-two", "k-0-ten"} <= look(state, 0).flat().keys()
    assert "= 8" not in markup(look(state, 1))
    assert "These cards are not enough" in markup(look(position([nine, two], [*left, "ten"]), 0))


def test_numbers_and_signs_are_clicked_to_combine_them() -> None:
    """9.10."""
    state = place(
        2,
        {"calculation": "player"},
        stones={(0, 1): "G6 Oc6c G6"},
        black=3,
        white=[4, 4],
        table=[{"seat": 1, "card": "nine"}, {"seat": 0, "card": "two"}, {"seat": 0, "card": "ten"}],
        hands=[["three"], ["four"]],
        combined=["n1 times n2"],
        step=step("combine", 0, "stone-1", 1),
    )
    scene = look(state, 0)
    assert {"n1", "n2", *OPERATIONS} <= tokens(scene)
    assert "18 = 9 × 2" in labels(scene)
    assert not {"n1", *OPERATIONS} & tokens(look(state, 1))


def test_a_card_is_read_on_the_desk_and_missing_on_its_pile() -> None:
    stones = {(0, 1): "G8 G7 G8"}
    state = place(stones=stones, card="z19", black=3, turn=1, step=step("roll", 1))
    words = Words(GAME, "de", NAMES[:2])
    scene = look(state, 0, "de")
    order = scene.order()
    assert "card-chance" in order["l-desk"]
    assert "card-chance" not in order["l-hall"]
    assert "card-success" in order["l-hall"]
    assert f"Zufall: {words.say('card-z19')}" in labels(scene)
    assert "card-chance" in look(place(stones=stones)).order()["l-hall"]


def test_every_card_fits_and_says_what_it_does() -> None:
    setup = GAME.setup(2, {})
    assert isinstance(setup, LoriotSetup)
    for key in (*setup.chance_keys, *setup.success_keys):
        state = place(card=key, black=2, turn=1, step=step("roll", 1))
        for lang in ("de", "en"):
            look(state, 0, lang).check()


def test_cards_that_are_gone_can_be_clicked_only_to_regain_them() -> None:
    """10.10."""
    hands = [[rank for rank in RANKS if rank not in ("two", "ace")], list(RANKS)]
    stones = {(0, 1): "G8 G7 G8"}
    regain = place(stones=stones, hands=hands, card="z31", black=1, step=step("regain"))
    assert {"two", "ace"} <= tokens(look(regain, 0))
    assert not {"two", "ace"} & tokens(look(place(stones=stones, hands=hands), 0))


def test_a_chip_that_lies_face_down_is_not_given_away() -> None:
    """16.2: its layer alone sees the value."""
    state = place(3, {"targets": "new"}, chips=["5:0", "?", "3:1", *"?" * 6], step=step("roll"))
    assert "ch-5" in look(state, 0).flat()
    assert "ch-3" in look(state, 1).flat()
    for seat in (2, None):
        flat = look(state, seat).flat()
        assert not {"ch-5", "ch-3"} & flat.keys()
        assert {"ch-at-1", "ch-at-2", "ch-at-3"} <= flat.keys()


def test_a_chip_not_laid_yet_is_not_there() -> None:
    """16.2."""
    lying = place(
        3,
        {"targets": "new"},
        chips=["5:0", *"?" * 8],
        holding=[0, 4, 7],
        turn=1,
        step=step("lay", 1),
    )
    flat = look(lying, 1).flat()
    assert {id for id in flat if id.startswith("ch-")} == {"ch-at-1"}
    assert "Your chip: 4" in labels(look(lying, 1))
    assert "Your chip: 4" not in "".join(labels(look(lying, 2)))


def test_the_ways_of_success_and_failure_can_be_aimed_at() -> None:
    """16.5."""
    state = place(
        3,
        {"targets": "new"},
        stones={(0, 1): "G6 Oc6c G6"},
        black=3,
        step=step("aim", 0, "stone-1", 3),
    )
    assert set(RESULTS) <= tokens(look(state, 0))
    assert not set(RESULTS) & tokens(look(state, 1))


def test_opponents_can_be_chosen_by_their_bells() -> None:
    """8.4."""
    stones = {(seat, 1): "B30 Rc30c B30" for seat in range(4)}
    state = place(4, stones=stones, black=3, step=step("oppose", 0, "stone-1", 3))
    assert set(COLOURS[1:4]) <= tokens(look(state, 0))


def test_the_slate_counts_arrivals() -> None:
    setup = GAME.setup(2, {})
    waits = {"at": "waiting"}
    stones = [
        [{"at": "T3", "points": 3}, waits, waits, waits],
        [{"at": "T5", "points": 5}, *[waits] * 3],
    ]
    scene = look(setup.from_dict({"stones": stones}))
    assert "2 stones have arrived" in labels(scene)
    assert scene.flat()["list"].count("M-4 .4-1.2 3.4 4-3.4") == 2  # ticks


def test_a_duel_is_shown_with_the_bells_of_both() -> None:
    """8.5: before the throw, and as long as its dice lie there."""
    stones = {(seat, 1): "G10 Oc10c G10" for seat in (0, 2)}
    fight = step("duel", 0, "stone-1", 3)
    challenged = place(3, stones=stones, black=3, duel=[0, 2], step=fight)
    thrown = place(
        3, stones=stones, black=3, duel=[0, 2], white=[2, 5], turn=1, step=step("roll", 1)
    )
    for state, dice in ((challenged, 0), (thrown, 2)):
        flat = look(state, 1).flat()
        assert "#s-bell-0" in flat["bell-first"]
        assert "#s-bell-2" in flat["bell-second"]
        assert len([id for id in flat if id.startswith("die-white")]) == dice
        desk = flat["thrown"]
        assert ("#s-bell-0" in desk, "#s-bell-2" in desk) == (True, True)
    assert "sign-plus" not in look(thrown, 1).flat()


@pytest.mark.parametrize("x", [100.0, 300.0])
def test_what_comes_of_it_grows_away_from_the_other_outcome(x: float) -> None:
    """On a phone the two pills grow; their inner edges stay apart."""
    pair = [lead(True, "word", None, x + way * 40, 50, x + way * 68, 86) for way in (-1, 1)]
    (before,), (after,) = (re.findall(r"translate\(([\d.]+) 86\)", str(one)) for one in pair)
    assert x - 68 < float(before) < x < float(after) < x + 68


def test_the_number_of_a_step_stays_readable_alone() -> None:
    kept = re.findall(r'class="keep".*?>(\w+)</text>', str(plate("red", "? from 7")))
    assert kept == ["7"]


def test_a_name_is_not_cut_for_what_is_left_to_go() -> None:
    assert "Guest 40<" in str(title(0, "Guest 40", "6 fields left to go"))
    assert "left" in str(title(0, "Ben", "4 left"))


@pytest.mark.parametrize("free", [-1, 1])
def test_beside_a_way_down_the_word_stands_where_no_other_way_goes(free: int) -> None:
    spot, below = next(
        (one, other)
        for one in SPOTS.values()
        for other in SPOTS.values()
        if 0 < other.y - one.y < 60 and abs(other.x - one.x) < 12 and 200 < one.x < WIDE - 200
    )
    x, _ = pill_place(spot, below, free)
    assert (x - below.x) * free > 0
