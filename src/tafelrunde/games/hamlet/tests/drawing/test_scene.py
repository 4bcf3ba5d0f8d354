"""The drawn table: every position is drawn, whole, for every reader, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from math import hypot
from pkgutil import walk_packages
from random import Random
from xml.etree import ElementTree

import pytest

from tafelrunde.core.decision import Chance, Decision
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.draw.canvas import Easel
from tafelrunde.games.hamlet import drawing
from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.drawing.scene import draw
from tafelrunde.games.hamlet.drawing.village.geometry import SQUASH, UNIT, outline, point, shape_of
from tafelrunde.games.hamlet.drawing.village.plan import SLOT, plan
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.rules.acting import Act
from tafelrunde.games.hamlet.rules.botrik.place import ChooseHost, ChooseLie
from tafelrunde.games.hamlet.rules.botrik.road import ChooseSite
from tafelrunde.games.hamlet.rules.building import Place
from tafelrunde.games.hamlet.rules.layout import Layout
from tafelrunde.games.hamlet.rules.numbers import ACTIONS, CHURCH, QUARRY
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.turn import LieDown, Turn
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.tests.positions import HAMLET, place
from tafelrunde.testing.helpers.drawing import NAMES, labels, look, markup, tokens
from tafelrunde.words.words import Words

GHOST = re.compile(r'data-ghost="([^"]*)"')
BUSY = ("place", "build", "road", "take", "produce", "refine", "deliver", "sell", "pay")
BUTTONS = {  # kinds whose further words are no places on the table
    "pass", "rest", "done", "produce", "fill", "refine", "hire", "buy", "beg",
}  # fmt: skip


def walk(
    seats: int, seed: int, longest: int = 10_000, **options: bool | int | str
) -> Iterator[Hamlet]:
    """The positions of a match in which much is built."""
    random = Random(seed)
    state = GAME.setup(seats, options).start()
    for _ in range(longest):
        assert isinstance(state, Hamlet)
        yield state
        actors = state.actors()
        if not actors:
            return
        if actors[0] == CHANCE:
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, random.randrange(total(odds))))
            continue
        legal = state.legal(actors[0])
        weights = [6 if a.kind in BUSY else 0.1 if a.kind in BUTTONS else 1 for a in legal]
        state.apply(actors[0], random.choices(legal, weights)[0])


def reach(
    seats: int, kind: type[Decision[Hamlet]], tiles_laid: int, offers: str = "", seed: int = 1
) -> Hamlet:
    """The first position with such a decision on top, so many tiles, and actions of this kind."""
    for number in range(seed, seed + 40):
        for state in walk(seats, number, 1500, round_limit=40):
            if isinstance(state.decision, kind) and len(state.village.laid) >= tiles_laid:
                found = [action.kind for action in state.legal(state.actors()[0])]
                if not offers or offers in found:
                    return state
    raise AssertionError("no such position in these matches")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_match_is_drawn_whole(seats: int) -> None:
    for number, state in enumerate(walk(seats, seats, 700, round_limit=12)):
        if number % 9:
            continue
        shown = number // 9
        reader = (None, *range(seats))[shown % (seats + 1)]
        scene = look(state, reader, ("de", "en")[shown % 2])
        check_pieces(state, scene)
        actors = state.actors()
        if actors and actors[0] != CHANCE:
            check_choices(GAME.view(state, actors[0]), look(state, actors[0]))
        if shown % 6 == 0:
            check_xml(scene)


def check_pieces(state: Hamlet, scene: Scene) -> None:
    """As many tiles, people, animals, roads, flags and tokens as there are, each once."""
    kinds = Counter(id.partition("-")[0] for id in scene.flat())
    if isinstance(state.decision, Layout):
        assert not kinds["t"]
        return
    acting = sum(isinstance(decision, LieDown) for decision in state.stack())
    people = sum(len(side.standing) + len(side.lying) for side in state.sides)
    animals = sum(len(side.donkeys) + len(side.driven) for side in state.sides)
    assert kinds["t"] == kinds["n"] == len(state.village.laid)
    assert kinds["v"] == people + acting
    assert kinds["y"] == animals
    assert kinds["road"] == 2 * len(state.village.roads)
    assert kinds["flag"] == sum(side.landmarks.bit_count() for side in state.sides)
    held = sum(len(side.blueprints) for side in state.sides)
    assert kinds["bp"] <= len(state.row) + held
    tokens_on = state.to_dict()["tokens"]
    assert isinstance(tokens_on, dict)
    assert kinds["k"] == sum(len(here) for here in tokens_on.values())


def check_choices(view: View, scene: Scene) -> None:
    """Whatever names a place, a card or an edge can be clicked; the rest are buttons."""
    drawn = tokens(scene)
    ghosts = set(GHOST.findall(markup(scene)))
    for action in view.legal:
        kind, *rest = action.tokens
        wanted = set() if kind in BUTTONS else set(rest[:1] if kind == "pay" else rest)
        assert wanted <= drawn, str(action)
        if kind in ("place", "road"):
            assert str(action) in ghosts
    placed = {str(action) for action in view.legal if action.kind in ("place", "road")}
    assert ghosts == placed


def check_xml(scene: Scene) -> None:
    tree = ElementTree.fromstring(scene.svg("dark"))
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert not any(node.get("style") or node.get("filter") for node in tree.iter())


@pytest.mark.parametrize("tile", range(32))
def test_a_tile_in_all_its_turns(tile: int) -> None:
    """Everything has its place: on the tile, slots apart from each other and off the roads."""
    data = components().tiles[tile]
    for turn in range(shape_of(data).period):
        form, spots = outline(data, turn), plan(data, turn)
        assert len(spots.slots) == data.slots
        for x, y in [spots.hub, spots.flag, *spots.slots, *spots.people]:
            assert form.holds(x, y), (data.name, turn)
        for (x, y), (u, v) in pairwise(spots.slots):
            assert hypot(x - u, (y - v) / SQUASH) > SLOT[0]
        assert len(spots.people) >= 6
        assert len(set(spots.people)) == len(spots.people)


def test_tiles_fit_together_on_paper() -> None:
    """Edges that touch in the village touch in the drawing, and nothing else does."""
    state = reach(2, Place, 12)
    village, tiles = state.village, state.setup.tiles
    for tile in village.laid:
        spot = village.spot(tile)
        x, y = point(spot.q, spot.r)
        for edge, touched in zip(outline(tiles[tile], spot.turn).edges, village.contacts[tile]):
            if touched < 0:
                continue
            other = village.spot(touched // EDGE)
            u, v = point(other.q, other.r)
            there = outline(tiles[touched // EDGE], other.turn).edges[touched % EDGE]
            a, b = edge.middle, there.middle
            assert hypot(a[0] + x - b[0] - u, a[1] + y - b[1] - v) < 0.01
            assert abs(hypot(*edge.inward) - UNIT / 2) < UNIT * (1 - SQUASH)


def test_ghosts_lie_where_the_tile_will_lie() -> None:
    state = reach(2, Place, 9)
    seat = state.actors()[0]
    scene = look(state, seat).flat()
    assert isinstance(state.decision, Place)
    new, host = state.decision.tile, state.decision.host
    for action in state.legal(seat)[::5]:
        after = state.clone()
        assert isinstance(after, Hamlet)
        after.apply(seat, action)
        while after.village is state.village and after.actors() == (seat,):
            pays = [a for a in after.legal(seat) if a.kind in ("pay", "buy")]
            after.apply(seat, pays[0])
        spot = after.village.spot(new)
        x, y = point(spot.q, spot.r)
        name = f"{state.setup.names[new]}-{spot.turn}"
        item = scene[f"ghost-{action.tokens[1]}-{action.tokens[2]}"]
        assert f"s-hv-ground-{name}" in item
        assert translated(item) == pytest.approx((x, y), abs=0.01)
        assert after.village.around[new] >> host & 1


def translated(item: str) -> tuple[float, float]:
    found = re.search(r'visibility="hidden" transform="translate\(([-\d.]+) ([-\d.]+)\)"', item)
    assert found, item[:300]
    return float(found[1]), float(found[2])


def test_the_box_holds_all_tiles_and_ghosts() -> None:
    state = reach(2, Place, 9)
    seat = state.actors()[0]
    asked, other = look(state, seat).regions[0], look(state, None).regions[0]
    assert asked.viewbox[2] >= other.viewbox[2]
    assert asked.viewbox[3] >= other.viewbox[3]


def test_what_can_be_brought_glows_and_donkeys_show_the_way() -> None:
    """5.2: tokens within reach glow while a villager acts; what is wanted gets its way drawn."""
    state = reach(2, Act, 6)
    facts = state.to_dict()
    sides, steps = facts["sides"], facts["steps"]
    assert isinstance(sides, list)
    assert isinstance(steps, list)
    sides[0] = {"points": 0, "gold": 0, "donkeys": ["church"]}
    facts["tokens"] = {"woodcutter": ["wood", "wood"], "farm": ["wheat"], "quarry": ["stone"]}
    lying = {"ask": "lie", "side": "0", "tile": "town-hall"}
    work = {"ask": "roadwork", "side": "0", "tile": "town-hall", "edge": "e10"}
    pay = {"ask": "pay", "side": "0", "kinds": ["wood", "wheat"], "count": 1, "tile": "town-hall"}
    facts["steps"] = [{"ask": "turn", "side": "0"}, lying, work, pay]
    facts["turn"] = "0"
    setup = GAME.setup(2, {"parallel_roads": True})  # 9.4
    drawn = look(setup.from_dict(facts), 0).flat()
    assert {id for id in drawn if id.startswith("way-")} == {"way-woodcutter", "way-farm"}
    glowing = {id for id in drawn if id.startswith("glow-")}
    assert glowing == {"glow-woodcutter-0", "glow-woodcutter-1", "glow-farm-0"}
    facts["steps"] = [steps[0], lying, {"ask": "act", "side": "0", "tile": "town-hall"}]
    acting = look(setup.from_dict(facts), 0).flat()
    assert {id for id in acting if id.startswith("glow-")} == glowing | {"glow-quarry-0"}
    assert "halo" in acting


def test_the_church_grows() -> None:
    """11.4: one picture per piece; with two players two of six stand there from the start."""
    for state in walk(2, 5, 12):
        if not isinstance(state.decision, Layout):
            assert "s-hv-church-2" in look(state).flat()["church-built"]
    for seats, built in ((2, 4), (4, 2)):
        *_, state = walk(seats, 5, 12)
        facts = state.to_dict()
        sides = facts["sides"]
        assert isinstance(sides, list)
        sides[0]["orders"] = ["gold", "raw"]
        again = state.setup.from_dict(facts)
        assert f"s-hv-church-{built}" in look(again).flat()["church-built"]


def test_a_hostile_name_is_text() -> None:
    *_, state = walk(4, 1, 200, round_limit=5)
    for seat in (None, 3):
        assert "<img" not in look(state, seat).svg()
    assert any("&lt;img" in label for label in labels(look(state)))


def test_places_are_told_in_both_languages() -> None:
    for state in walk(2, 1, 60):
        if not isinstance(state.decision, Layout):
            break
    english, german = labels(look(state)), labels(look(state, lang="de"))
    assert "Woodcutter, holds 2 wood, one empty slot" in english
    assert "Holzfäller, darauf 2 Holz, ein leeres Feld" in german
    assert len(english) == len(german)
    church = next(label for label in english if label.startswith("Church,"))
    assert "a villager of Anna" in church
    assert "a donkey of Jörg" in church


def test_texts_are_whole_in_both_languages() -> None:
    """No text is missing on any table that comes up in these matches."""
    for seats in (1, 3):
        for number, state in enumerate(walk(seats, 7, 400, round_limit=8)):
            if number % 40 == 0:
                for lang in ("de", "en"):
                    assert not [one for one in labels(look(state, 0, lang)) if "draw-" in one]


def test_a_bought_blueprint_keeps_its_id() -> None:
    """So that the card flies from the row into the hand."""
    for state in walk(2, 3, 800, round_limit=10):
        actors = state.actors()
        takes = (
            [a for a in state.legal(actors[0]) if a.kind == "take"] if actors != (CHANCE,) else []
        )
        if takes:
            break
    seat = state.actors()[0]
    card = f"bp-{takes[0].tokens[1]}"
    before = look(state, seat).order()
    after = state.clone()
    after.apply(seat, takes[0])
    assert card in before["l-offers"]
    assert card in look(after, seat).order()["l-hand"]


def test_spectators_get_no_marks() -> None:
    state = reach(2, Act, 6)
    scene = look(state)
    assert not any(id.startswith(("m-", "h-", "ghost-")) for id in scene.flat())
    assert any(id.startswith("m-") for id in look(state, 0).flat())
    assert not any("data-live" in item for item in scene.flat().values())


def test_botriks_board() -> None:
    """15.3, 15.4, 17.8: the row in its order, circles over the first three, gold on the tile."""
    for state in walk(1, 4, 300, round_limit=6):
        if not isinstance(state.decision, Chance) and state.board.row:
            drawn = look(state, 0).order()["l-botrik"]
            row = [id for id in drawn if id.startswith("action-")]
            assert row == [f"action-{ACTIONS[action]}" for action in state.board.row]
            assert "support" in drawn
            assert "bowl" in drawn
    assert "l-botrik" not in look(next(iter(walk(2, 1, 30)))).order()


@pytest.mark.parametrize(
    ("kind", "action"), [(ChooseHost, "place"), (ChooseLie, "place"), (ChooseSite, "road")]
)
def test_the_action_that_botrik_is_about_is_ringed(
    kind: type[Decision[Hamlet]], action: str
) -> None:
    """19.2: while something in it is decided; no other tile of the row, and none in between."""
    state = reach(1, kind, 6)
    assert ringed(state) == [f"action-{action}"]
    assert not ringed(reach(1, Act, 6))


def ringed(state: Hamlet) -> list[str]:
    drawn = look(state, 0).flat()
    return [id for id in drawn if id.startswith("action-") and "stroke-dasharray" in drawn[id]]


def test_only_the_arranging_player_clicks_action_tiles() -> None:
    """Their names are also names of actions: they are tokens only while the row is arranged."""
    names = set(ACTIONS)
    for state in walk(1, 2, 120, arrange_row=True):
        scene = look(state, 0)
        offered = {a.tokens[1] for a in GAME.view(state, 0).legal if a.kind == "arrange"}
        orders = {"raw"}  # the church order for raw materials
        assert (tokens(scene) & names) - orders == offered - orders


def leaves() -> dict[str, int]:
    """How often each remembered drawing function has had to draw."""
    rooms = walk_packages(drawing.__path__, f"{drawing.__name__}.")
    boards = [import_module(room.name) for room in rooms]
    found = {
        f"{value.__module__}.{key}": value.cache_info().misses
        for board in boards
        for key, value in vars(board).items()
        if hasattr(value, "cache_info")
    }
    assert len(found) > 30
    return found


def test_what_was_drawn_is_not_drawn_again() -> None:
    """The parts of a picture are remembered: the same table costs no new drawing."""
    state = reach(2, Act, 14)
    view = GAME.view(state, 0)
    words = Words(GAME, "de", NAMES[:2])
    draw(view, words)
    before = leaves()
    draw(view, words)
    assert leaves() == before


def test_a_villager_who_walks_changes_only_where_it_was_and_is() -> None:
    standing = {"standing": ["quarry"], "donkeys": []}
    state = place(extra=HAMLET, me=standing, other={"standing": ["farm"]})
    words, easel = Words(GAME, "de", NAMES[:2]), Easel()
    before, walk = GAME.view(state, 0), state.setup.go.at(QUARRY, CHURCH)
    assert walk in before.legal
    canvas = easel.canvas(0, 1, lambda: draw(before, words))
    version = canvas.version
    state.apply(0, walk)
    after = GAME.view(state, 0)
    assert easel.canvas(0, 2, lambda: draw(after, words)) is canvas
    (update,) = canvas.since(version)
    changed = {id for id in update.up if not id.startswith(("glow-", "gr-"))}
    figures = {"v-0-church-0", "sv-0-church-0", "halo"}
    assert changed == {"t-quarry", "t-church", "lit", "about-0", "people-0"} | figures
    assert not update.shells
    assert sum(map(len, update.up.values())) < 5_000


def test_a_card_is_sent_once() -> None:
    """What it shows is a symbol; where it lies, for how much, and to whom, is little."""
    state = reach(2, Turn, 10)
    drawn = look(state, 0).flat()
    sizes = {id: len(item) for id, item in drawn.items() if id.startswith(("bp-", "trade-"))}
    assert len(sizes) > 5
    assert max(sizes.values()) < 1_600
    assert all(len(drawn[f"s-hv-blueprint-{id[3:]}"]) > 1_000 for id in sizes if id[:2] == "bp")


def test_a_page_is_not_too_large() -> None:
    """What a browser gets first, and after an action that moves one figure."""
    state = reach(2, Act, 14)
    words = Words(GAME, "de", NAMES[:2])
    first = draw(GAME.view(state, 0), words).flat()
    assert sum(map(len, first.values())) < 600_000
    assert len(first) < 900
    state.apply(0, state.legal(0)[-1])
    second = draw(GAME.view(state, 0), words).flat()
    changed = [markup for name, markup in second.items() if first.get(name) != markup]
    assert sum(map(len, changed)) < 60_000
