"""The drawn board: every position is drawn, whole, for every reader, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from xml.etree import ElementTree

import pytest

from tafelrunde.core.decision import Chance
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.games.eko.drawing.pieces import holder
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.dealing import is_dealt
from tafelrunde.games.eko.rules.numbers import COLOURS, HIGHEST, ON_BOARD, ORDINARY
from tafelrunde.games.eko.rules.scoring import pyramids
from tafelrunde.games.eko.rules.setup import EkoSetup
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.testing.helpers.drawing import labels, look, markup, tokens

VARIANTS = ("portals", "wind_temple", "storms", "pyramids")
FIELDS = "c5 c6 d5 d6 d7 e4 e5 e6 e7"


def walk(seats: int, variants: bool | tuple[bool, ...], seed: int, longest: int) -> Iterator[State]:
    """The positions of a random match; building is preferred, so that something is to be seen."""
    random = Random(seed)
    chosen = variants if isinstance(variants, tuple) else (variants,) * len(VARIANTS)
    state = GAME.setup(seats, dict(zip(VARIANTS, chosen))).start()
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
        builds = [action for action in legal if action.kind.startswith("build")]
        state.apply(actors[0], random.choice(builds if builds and random.random() < 0.4 else legal))


def place(setup_seats: int = 2, **facts: object) -> State:
    terrain = {"field": FIELDS, "reg": "d8", "capital": "e8", "canyon": "f5"}
    options = facts.pop("options", {})
    assert isinstance(options, dict)
    return GAME.setup(setup_seats, options).from_dict({"terrain": terrain, **facts})


@pytest.mark.parametrize(("seats", "variants"), list(product((2, 3, 4), (False, True))))
def test_every_position_of_a_match_is_drawn_whole(seats: int, variants: bool) -> None:
    for number, state in enumerate(walk(seats, variants, seats, 420)):
        if number % 6:
            continue
        shown = number // 6
        reader = (None, *range(seats))[shown % (seats + 1)]
        scene = look(state, reader, ("de", "en")[shown % 2])
        check_discs(state, scene)
        actors = state.actors()
        if actors and actors[0] != CHANCE:
            check_choices(GAME.view(state, actors[0]), look(state, actors[0]))
        if shown % 4 == 0:
            check_xml(scene)


@pytest.mark.parametrize("chosen", list(product((False, True), repeat=4)))
def test_variants_can_be_mixed(chosen: tuple[bool, ...]) -> None:
    for number, state in enumerate(walk(3, chosen, 4, 140)):
        if number % 6 == 1:  # the last one is drawn
            check_discs(state, scene := look(state))
    check_xml(scene)
    told = " ".join(labels(scene))
    found = [word in told for word in (", portal", "wind temple", "storm field", "Pyramid")]
    portals, temple, storms, with_pyramids = chosen
    assert found == [portals, temple, storms or with_pyramids, with_pyramids]


def check_discs(state: State, scene: Scene) -> None:
    """As many discs as there are, each once; until colours are dealt only those on the board."""
    assert isinstance(state, Eko)
    drawn = Counter(id.split("-")[1] for id in scene.flat() if id.startswith(("d-", "e-")))
    for owner, player in enumerate(state.players[: len(state.colours)]):
        settled = is_dealt(state)
        here = player.discs() if not settled else ORDINARY + 1
        assert drawn[COLOURS[state.colours[owner]]] == here
    buildings = sum(id.startswith("b-") for id in scene.flat())
    assert buildings == (9 * len(state.players) if is_dealt(state) else 0)


def check_choices(view: View, scene: Scene) -> None:
    """What can be clicked is there; numbers and levels are not, they are buttons."""
    drawn = tokens(scene)
    assert isinstance(view.setup, EkoSetup)
    cells = set(view.setup.names)
    for action in view.legal:
        wanted = {token for token in action.tokens[1:] if token in cells}
        if action.kind == "exchange" or (action.kind == "through" and len(action.tokens[1]) == 1):
            wanted = set(action.tokens[1:])
        assert wanted <= drawn, str(action)
    asked = {action.kind for action in view.legal}
    assert asked & {"through", "exchange"} or drawn <= cells


def check_xml(scene: Scene) -> None:
    tree = ElementTree.fromstring(scene.svg("dark"))
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert not any(node.get("style") or node.get("filter") for node in tree.iter())


def test_a_hostile_name_is_text() -> None:
    *_, state = walk(4, True, 1, 300)
    for seat in (None, 3):
        assert "<img" not in look(state, seat).svg()
    assert any("&lt;img" in label for label in labels(look(state)))


def test_cells_are_told_in_both_languages() -> None:
    state = place(stacks={"blue": "c5:2e d5", "orange": "e5:1e"}, buildings={"orange": "d8:camp"})
    english, german = labels(look(state)), labels(look(state, lang="de"))
    assert "c5, movement field, 2 discs of Anna with the emperor" in english
    assert "d5, movement field, 1 disc of Anna" in english
    assert "e5, movement field, the emperor of Jörg" in english
    assert "d8, reg, camp of Jörg" in english
    assert "c5, Bewegungsfeld, 2 Scheiben von Anna mit dem Kaiser" in german
    assert "d8, Reg, Lager von Jörg" in german
    assert len(english) == len(german)


def test_a_seat_is_told_whole() -> None:
    state = place(
        stacks={"blue": "c5:2e d5", "orange": "e5"},
        buildings={"blue": "e8:tower"},
        prisoners={"blue": ["orange"]},
        reserve={"blue": 4, "orange": 14},
    )
    told = next(label for label in labels(look(state)) if label.startswith("Anna"))
    assert told == (
        "Anna (blue), 5 points of 12, capital, 4 in reserve, supply: 5 camps, 2 towers, 1 castle,"
        " Emperor of Jörg, prisoner, 9 discs out of the game"
    )


def test_a_moved_stack_is_all_that_flies() -> None:
    """What vanishes and what appears are the same symbols, and only those of the move."""
    state = place(stacks={"blue": "c5:3e d5", "orange": "e7:2"}, reserve={"orange": 3})
    before = look(state).flat()
    moved = state.clone()
    moved.apply(0, next(a for a in state.legal(0) if str(a) == "move c5 e7"))
    after = look(moved).flat()
    assert pieces(before, after) == pieces(after, before)
    gone = sorted(id for id in before.keys() - after.keys() if id.startswith("d-"))
    assert gone == ["d-blue-c5-0", "d-blue-c5-1", "d-orange-e7-0", "d-orange-e7-1"]


def pieces(these: Mapping[str, str], others: Mapping[str, str]) -> Counter[str]:
    """The symbols of pieces that are only in the first picture."""
    alone = [these[id] for id in these.keys() - others.keys() if id.startswith(("d-", "b-"))]
    return Counter(re.findall(r'href="#([^"]*)"', "".join(alone)))


@pytest.mark.parametrize(("army", "sign"), [("c5", "kamikaze"), ("c5 c6:4e", "badge-attack")])
def test_four_discs_fear_a_kamikaze_or_an_equal_emperor(army: str, sign: str) -> None:
    state = place(stacks={"blue": army, "orange": f"e7:{HIGHEST}"})
    assert sign in look(state, 0).flat()["g-e7"]


def test_prisoners_can_be_clicked_for_an_exchange() -> None:
    state = place(
        3,
        terrain={"field": "i7 i8 j8"},
        stacks={"blue": "i7", "orange": "i8", "green": "j8"},
        prisoners={"blue": ["orange", "green"], "orange": ["blue"]},
        steps=[{"ask": "reinforce"}, {"ask": "exchange", "seat": 0, "beaten": 1}],
    )
    assert tokens(look(state, 0)) - tokens(look(state, 1)) == {"orange", "green"}


def test_spectators_get_no_marks() -> None:
    state = place(stacks={"blue": "c5", "orange": "e7"})
    assert "data-live" not in markup(look(state))
    assert not any(id.startswith(("m-", "g-")) for id in look(state).flat())
    assert {"m-c5", "m-d8", "g-e7"} <= look(state, 1).flat().keys()


@pytest.mark.parametrize("seed", range(3))
def test_a_pyramid_flies_the_flag_of_the_majority(seed: int) -> None:
    for state in walk(3, True, seed, 400):
        assert isinstance(state, Eko)
        if isinstance(state.decision, Chance):
            continue
        held = [holder(state, trio) for trio in state.graph.pyramids]
        for seat in range(3):
            assert held.count(seat) == pyramids(state.graph, state.on, seat)
    flags = [id for id in look(state).flat() if id.startswith("f-")]
    assert len(flags) == sum(seat >= 0 for seat in held)


def test_an_emperor_is_drawn_once_wherever_he_is() -> None:
    for number, state in enumerate(walk(4, True, 2, 500)):
        assert isinstance(state, Eko)
        if isinstance(state.decision, Chance) or number % 4:
            continue
        drawn = look(state).flat()
        for seat, player in enumerate(state.players):
            item = str(drawn[f"e-{COLOURS[state.colours[seat]]}"])
            assert (player.emperor == ON_BOARD) == ("scale(1.059)" in item)


def test_a_drawing_stays_small() -> None:
    """A phone loads it over a weak line; about 460 pieces and 180 kB before compression."""
    *_, state = walk(4, True, 1, 300)
    pieces = look(state).flat()
    assert len(pieces) < 600
    assert sum(len(str(piece)) for piece in pieces.values()) < 250_000
