"""The drawn table: every position is drawn, whole, for every reader, and no more than that."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.games.monstermacher.drawing.sight import Sight
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.operation import Sew
from tafelrunde.games.monstermacher.rules.setup import MonsterSetup
from tafelrunde.games.monstermacher.rules.state import Monsters
from tafelrunde.games.monstermacher.tests.drawn import FRONT, items, layer_of, region, walk
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat
from tafelrunde.games.monstermacher.view import determinize
from tafelrunde.testing.helpers.drawing import labels, look, tokens

BUTTONS = {"shown", "unseen"}  # words of an action that nothing on the table stands for


# ---------- every position


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_match_is_drawn_whole(seats: int) -> None:
    phases = set()
    for number, state in enumerate(walk(seats, seats, 420)):
        reader = (None, *range(seats))[number % (seats + 1)]
        scene = look(state, reader, ("de", "en")[number % 2])
        view = GAME.view(state, reader)
        check_cards(view, scene)
        phases.add(view.facts["phase"])
        for actor in state.actors():
            if actor != CHANCE:
                check_choices(GAME.view(state, actor), look(state, actor))
        if number % 25 == 0:
            scene.check()
            for theme in ("light", "dark"):
                check_xml(scene, theme == "dark")
    assert phases >= {"first", "join", "choose", "second", "assist", "third", "show", "bid"}


def check_cards(view: View, scene: Scene) -> None:
    """Every part that has a name is drawn once, and no other."""
    setup, state = view.setup, view.position
    assert isinstance(setup, MonsterSetup)
    assert isinstance(state, Monsters)
    laid = [state.decision.laid] if isinstance(state.decision, Sew) else []
    drawn = [id for id in items(scene) if id in setup.names]
    assert sorted(drawn) == sorted(setup.names[card] for card in (*state.placed(), *laid))


def check_choices(view: View, scene: Scene) -> None:
    """What can be chosen is there to be clicked, or a word of its own."""
    drawn = tokens(scene)
    for action in view.legal:
        assert set(action.tokens[1:]) - BUTTONS <= drawn, str(action)


def check_xml(scene: Scene, dark: bool) -> None:
    tree = ElementTree.fromstring(scene.svg("dark" if dark else "light"))
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert not any(node.get("style") or node.get("filter") for node in tree.iter())


@pytest.mark.parametrize("memory", ["hidden", "shown"])
def test_worlds_that_fit_look_the_same(memory: str) -> None:
    """What is drawn depends on what the reader knows, not on what is true."""
    random = Random(7)
    for number, state in enumerate(walk(4, 11, 260, memory)):
        if number % 4:
            continue
        reader = (None, 0, 1, 2, 3)[number // 4 % 5]
        other = determinize(GAME.view(state, reader), random)
        assert items(look(other, reader)) == items(look(state, reader))


@pytest.mark.parametrize("seats", [3, 5])
def test_fronts_are_seen_by_their_owner_alone(seats: int) -> None:
    """14.3: only one's own store, what is shown in a trade and the last roll are open."""
    for number, state in enumerate(walk(seats, seats + 20, 300)):
        reader = (None, *range(seats))[number % (seats + 1)]
        sight = Sight(GAME.view(state, reader))
        table = sight.state
        open_cards = [] if reader is None else list(table.players[reader].store)
        if sight.trade and sight.sees(sight.trade.offer):
            open_cards.append(sight.trade.offer)
        if sight.has_rolled and table.roll:
            open_cards.append(table.roll.card)
        known = [sight.known[card] for card in open_cards]
        allowed = {f"{card.kind}-{value}" for card, value in known}
        drawn = "".join(items(look(state, reader)).values())
        assert set(FRONT.findall(drawn)) <= allowed


def test_spectators_see_all_laboratories_alike() -> None:
    *_, state = walk(4, 3, 200)
    keys = [one.key for one in look(state).regions]
    assert keys == ["graves", "gallows", "desk", "lab-0", "lab-1", "lab-2", "lab-3"]
    mine = [one.key for one in look(state, 2).regions]
    assert mine == ["graves", "gallows", "lab-2", "store", "desk", "lab-3", "lab-0", "lab-1"]


def test_rows_of_the_page_are_full() -> None:
    """Regions lie side by side without gaps, also on a phone."""
    for seats in (3, 4, 5):
        *_, state = walk(seats, 5, 40)
        for way in ("span", "narrow"):
            row = 0
            for one in look(state, 0).regions:
                row = (row + getattr(one, way)) % 12
            assert row == 0


# ---------- secrets and memory


def assisted() -> Board:
    """Karl asks Anne to assist: her head does not fit, for his monster has one."""
    return place(
        [seat(2, "RL1 RL2 LA1", "HD3"), seat(3, "HD0 BR2"), seat(4)],
        ["2+LL"],
        step="second",
    )


def test_a_failed_operation_is_seen_once_and_then_remembered() -> None:
    """14.3: on the gallows hill the part lies face down again; an option shows what one knows."""
    for memory, phrase in (("hidden", "face down, on"), ("shown", "you know its value 1")):
        board = assisted_with(memory)
        board.play("operate LA1 1", "hand LA1", "* roll 1")
        name = board.names["LA1"]
        scene = look(board.state, 2)
        assert layer_of(scene, name) == "l-gallows"
        assert phrase in str(scene.flat()[name])
        assert "front-LA-1" in str(scene.flat()["result-card"])
        board.play("skip")
        assert "result-card" not in look(board.state, 2).flat()


def assisted_with(memory: str) -> Board:
    return place(
        [seat(2, "RL1 RL2 LA1", "HD3"), seat(3, "HD0 BR2"), seat(4)],
        ["2+LL"],
        step="second",
        options={"memory": memory},
    )


def test_the_assistant_sees_exactly_what_fits() -> None:
    """8.5, 8.6: the operator's parts by their backs on the desk, and those of the own store."""
    board = assisted()
    board.play("operate LA1 1")
    view, scene = GAME.view(board.state, 1), look(board.state, 1)
    offered = {action.tokens[1] for action in view.legal}
    assert offered == {board.names[code] for code in ("RL1", "RL2", "LA1", "BR2")}
    flat = scene.flat()
    for code in ("RL1", "RL2", "LA1"):
        assert layer_of(scene, board.names[code]) == "l-desk"
        assert 'data-side="back"' in flat[board.names[code]]
    assert layer_of(scene, board.names["BR2"]) == "l-store"
    assert region(scene, "desk").first
    star = look(board.state, 2).flat()["wish-star"]
    assert star == flat["wish-star"]


def test_a_part_that_does_not_fit_is_faint() -> None:
    """8.3: on the desk of the assistant."""
    board = place([seat(2, "RL1 HD2 LA1", "HD3"), seat(3, "BR2"), seat(4)], ["2+LL"], step="second")
    board.play("operate LA1 1")
    flat = look(board.state, 1).flat()
    assert 'opacity="0.45"' in flat[board.names["HD2"]]
    assert 'opacity="0.45"' not in flat[board.names["RL1"]]


def test_the_operator_keeps_his_cards() -> None:
    board = assisted()
    board.play("operate LA1 1")
    scene = look(board.state, 0)
    assert layer_of(scene, board.names["LA1"]) == "l-store"
    assert "front-LA-1" in str(scene.flat()[board.names["LA1"]])


# ---------- robbery


def robbery() -> Board:
    board = place([seat(), seat(), seat()], ["2+LA", "3+HD"])
    board.play("rob", "join", "join")
    return board


def test_a_sealed_choice_looks_the_same_whatever_it_is() -> None:
    """5.6: until the reveal a card lies face down with its robber, not among the graves."""
    pictures = []
    for grave in ("grave-1", "grave-4"):
        board = robbery()
        board.play(f"1 choose {grave}")
        pictures.append([items(look(board.state, who)) for who in (None, 0, 2)])
        assert "rob-1-played" in items(look(board.state, 1))
    assert pictures[0] == pictures[1]
    assert "#s-mm-rob-back" in pictures[0][1]["rob-1-played"]
    graves = next(r for r in look(board.state, 0).regions if r.key == "graves")
    assert not any("rob-1-played" in layer.elements for layer in graves.layers)


def test_the_cards_turn_together() -> None:
    """5.9: at the reveal they keep their ids, show their other side and go to their graves."""
    board = robbery()
    board.play("1 choose grave-1", "2 choose grave-1")
    before = look(board.state, 0).flat()
    board.play("0 choose grave-2")
    board.let_chance_draw()
    after = look(board.state, 0).flat()
    for who, number in ((0, 2), (1, 1), (2, 1)):
        id = f"rob-{who}-played"
        if who:
            assert 'data-side="back"' in before[id]
        assert 'data-side="front"' in after[id]
        assert f"#s-mm-mini-{number}" in after[id]
    assert 'data-kin="rob-1-1"' in after["rob-1-played"]
    assert "rob-1-1" not in after  # it lies in the graveyard until the turn ends
    board.play("skip", "skip")
    assert 'data-kin="rob-1-1"' in look(board.state, 0).flat()["rob-1-1"]


def test_who_has_chosen_is_told() -> None:
    """5.6."""
    board = robbery()
    board.play("1 choose grave-1")
    drawn = {lang: labels(look(board.state, 0, lang)) for lang in ("de", "en")}
    jörg = {
        lang: next(label for label in drawn[lang] if label.startswith(start))
        for lang, start in (("de", "Labor von Jörg, "), ("en", "Laboratory of Jörg, "))
    }
    assert jörg["en"].endswith(", has chosen")
    assert jörg["de"].endswith(", hat gewählt")
    assert any(label.endswith("brooding …") for label in drawn["en"])


def test_loot_keeps_its_id() -> None:
    """5.10: so it flies from the grave into the store."""
    board = robbery()
    loot = board.setup.names[board.monsters.graves[1][-1]]
    assert layer_of(look(board.state, 0), loot) == "l-grave-cards"
    board.play("1 choose grave-1", "2 choose grave-1", "0 choose grave-2")
    board.let_chance_draw()
    assert layer_of(look(board.state, 0), loot) == "l-store"
    assert layer_of(look(board.state, 1), loot) == "l-lab-0"


# ---------- monsters


def test_a_monster_grows_limb_by_limb() -> None:
    """8.12: a part that is sewn on keeps its id; its place was a dashed outline before."""
    board = assisted()
    name = board.names["LA1"]
    before = look(board.state, 2)
    assert layer_of(before, name) == "l-lab-0"
    board.play("operate LA1 1", "hand LA1", "* roll 6")
    after = look(board.state, 2)
    assert layer_of(after, name) == "l-monster-0"
    assert "#s-mm-arm-" in str(after.flat()[name])
    outlines = [str(s.flat()["ghosts-0"]).count("stroke-dasharray") for s in (before, after)]
    assert outlines == [5, 4]


def test_the_white_die_lies_where_it_was_rolled() -> None:
    """8.11: on the desk while the turn lasts, then on the bench."""
    board = assisted()
    board.play("operate LA1 1", "hand LA1", "* roll 6")
    scene = look(board.state, 1)
    assert layer_of(scene, "white-die") == "l-desk"
    assert "Anna rolls 6 against grade 2: success" in labels(scene)
    board.play("skip")
    assert layer_of(look(board.state, 1), "white-die") == "l-monster-0"


@pytest.mark.parametrize(
    ("die", "sewn", "phrase"),
    [
        (4, "HD1 BR2 LA1 RL0", "needs a 6"),
        (5, "HD1 BR2 LA1", "impossible"),
        (1, "HD1 BR2", "cannot fail"),
        (2, "HD1 LA1 RA1 LL1 RL1", "not yet"),
        (2, "HD1 BR7 LA1 RA1 LL1 RL1", "needs a 3"),
    ],
)
def test_the_way_to_life_is_told(die: int, sewn: str, phrase: str) -> None:
    """9.2, 9.8, 10.1, 10.2: the roll that a revival needs."""
    options: dict[str, bool | int | str] = {"brain_penalty": True}
    board = place([seat(die, sewn=sewn), seat(), seat()], options=options)
    assert f">{phrase}<" in str(look(board.state, 0).flat()["revival-0"])
