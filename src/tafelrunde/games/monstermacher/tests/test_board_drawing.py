"""The drawn table: every position is drawn, whole, for every reader, and no more than that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View
from tafelrunde.draw import Region, Scene
from tafelrunde.games.monstermacher.board_cards import FRONT_WIDE, HIGH, WIDE
from tafelrunde.games.monstermacher.board_reading import whole
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.setup import MonsterSetup
from tafelrunde.games.monstermacher.tests.table import Board, place, seat
from tafelrunde.games.monstermacher.view import determinize
from tafelrunde.testing.drawing import labels, look, tokens

FRONT = re.compile(r"#s-mm-front-([A-Z]{2}-\d)")
BUTTONS = {"shown", "unseen"}  # words of an action that nothing on the table stands for
PAGE = 380.0  # what a phone of 390 px leaves for the regions
GAP = 6.4


def walk(
    seats: int, seed: int, longest: int, memory: str = "hidden", eager: float = 0.7
) -> Iterator[State]:
    """The positions of a random match in which people rather do something than skip."""
    random = Random(seed)
    state = GAME.setup(seats, {"memory": memory}).start()
    for _ in range(longest):
        yield state
        actors = state.actors()
        if not actors:
            return
        if actors[0] == CHANCE:
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, random.randrange(total(odds))))
            continue
        actor = random.choice(actors)
        legal = state.legal(actor)
        deeds = [a for a in legal if a.kind not in ("skip", "stay", "pass", "decline", "prepare")]
        state.apply(actor, random.choice(deeds if deeds and random.random() < eager else legal))


def items(scene: Scene) -> dict[str, str]:
    """What lies on the table, without definitions."""
    return {id: str(one) for id, one in scene.flat().items() if id not in scene.definitions}


def region(scene: Scene, key: str) -> Region:
    return next(one for one in scene.regions if one.key == key)


def layer_of(scene: Scene, id: str) -> str:
    return next(layer for layer, inside in scene.order().items() if id in inside)


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
    names = {card.id for card in whole(view).cards()}
    assert isinstance(view.setup, MonsterSetup)
    drawn = [id for id in items(scene) if id in view.setup.names]
    assert sorted(drawn) == sorted(names)


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
        table = whole(GAME.view(state, reader))
        open_cards = [] if reader is None else list(table.players[reader].store)
        if table.trade and reader in table.trade.shown:
            open_cards.append(table.card(table.trade.offer))
        if table.has_rolled and table.roll:
            open_cards.append(table.card(table.roll.card))
        allowed = {f"{card.kind}-{table.values.get(card.id, -1)}" for card in open_cards}
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
    for memory, told in (("hidden", "face down, on"), ("shown", "you know its value 1")):
        board = assisted_with(memory)
        board.play("operate LA1 1", "hand LA1", "* roll 1")
        name = board.names["LA1"]
        scene = look(board.state, 2)
        assert layer_of(scene, name) == "l-gallows"
        assert told in str(scene.flat()[name])
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
    """5.6: until the reveal a card lies face down between the graves."""
    pictures = []
    for grave in ("grave-1", "grave-4"):
        board = robbery()
        board.play(f"1 choose {grave}")
        pictures.append([items(look(board.state, who)) for who in (None, 0, 2)])
        assert "rob-1-played" in items(look(board.state, 1))
    assert pictures[0] == pictures[1]
    assert "#s-mm-rob-back" in pictures[0][1]["rob-1-played"]


def test_the_cards_turn_together() -> None:
    """5.9: at the reveal they keep their ids, show their other side and go to their graves."""
    board = robbery()
    board.play("1 choose grave-1", "2 choose grave-1")
    before = look(board.state, 0).flat()
    board.play("0 choose grave-2")
    board.settle()
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
    told = {lang: labels(look(board.state, 0, lang)) for lang in ("de", "en")}
    jörg = {
        lang: next(label for label in told[lang] if label.startswith(start))
        for lang, start in (("de", "Labor von Jörg, "), ("en", "Laboratory of Jörg, "))
    }
    assert jörg["en"].endswith(", has chosen")
    assert jörg["de"].endswith(", hat gewählt")
    assert any(label.endswith("brooding …") for label in told["en"])


def test_loot_keeps_its_id() -> None:
    """5.10: so it flies from the grave into the store."""
    board = robbery()
    loot = board.setup.names[board.monsters.graves[1][-1]]
    assert layer_of(look(board.state, 0), loot) == "l-grave-cards"
    board.play("1 choose grave-1", "2 choose grave-1", "0 choose grave-2")
    board.settle()
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
    ("die", "sewn", "told"),
    [
        (4, "HD1 BR2 LA1 RL0", "needs a 6"),
        (5, "HD1 BR2 LA1", "impossible"),
        (1, "HD1 BR2", "cannot fail"),
        (2, "HD1 LA1 RA1 LL1 RL1", "not yet"),
        (2, "HD1 BR7 LA1 RA1 LL1 RL1", "needs a 3"),
    ],
)
def test_the_way_to_life_is_told(die: int, sewn: str, told: str) -> None:
    """9.2, 9.8, 10.1, 10.2: the roll that a revival needs."""
    board = place([seat(die, sewn=sewn), seat(), seat()])
    assert f">{told}<" in str(look(board.state, 0).flat()["revival-0"])


# ---------- trade


def trading() -> Board:
    board = place([seat(3, "LA1 HD2"), seat(3, "BR2 RL1"), seat(5, "RA3")], ["2+LL"], step="third")
    board.play("offer LA1", "call")
    return board


def test_a_bid_is_private_until_it_is_made() -> None:
    """11.7."""
    board = trading()
    before = items(look(board.state, 2))
    board.play("1 add BR2 shown", "1 points p2")
    assert items(look(board.state, 2)) == before
    mine = look(board.state, 1)
    assert layer_of(mine, board.names["BR2"]) == "l-desk"
    assert "bid-points-1" in mine.flat()
    assert "p1" not in tokens(mine)


def test_only_the_seller_sees_a_front_that_is_shown() -> None:
    """11.6, 11.7: backs and points are public, a front is for the seller or for nobody."""
    board = trading()
    board.play("1 add BR2 shown", "1 add RL1 unseen", "1 points p1", "1 bid", "2 pass")
    shown, unseen = (f"bid-value-{board.names[code]}" for code in ("BR2", "RL1"))
    seen = {who: look(board.state, who).flat() for who in (None, 0, 1, 2)}
    assert [shown in seen[who] for who in (None, 0, 1, 2)] == [False, True, True, False]
    assert [unseen in seen[who] for who in (None, 0, 1, 2)] == [False, False, True, False]
    assert all(board.names["RL1"] in flat and "bid-points-1" in flat for flat in seen.values())


def offering(memory: str) -> Board:
    """Seat 1 has seen the head before, seat 2 has not; the seller has seen the brain before."""
    stores = [seat(3, "HD2:1"), seat(3, "BR2:0"), seat(5)]
    board = place(stores, ["2+LL"], step="third", options={"memory": memory})
    board.play("offer HD2")
    return board


def offer_seen(board: Board, who: int | None) -> tuple[str, str]:
    """Which side of the offer is up, and what a screen reader says."""
    drawn = str(look(board.state, who).flat()[board.names["HD2"]])
    side = re.search(r'data-side="(\w+)"', drawn)
    label = re.search(r'aria-label="([^"]*)"', drawn)
    assert side
    assert label
    return side[1], label[1]


def test_an_offer_lies_face_up_for_those_to_whom_it_is_shown() -> None:
    """11.2, 14.3: and for the seller; whoever saw it in an earlier turn has to remember it."""
    board = offering("hidden")
    sides = [offer_seen(board, who)[0] for who in (0, 1, 2, None)]
    assert sides == ["front", "back", "back", "back"]
    assert offer_seen(board, 1)[1] == "head A, face down, on offer by Anna"
    board.play("show 2", "call")
    sides = [offer_seen(board, who)[0] for who in (0, 1, 2, None)]
    assert sides == ["front", "back", "front", "back"]
    assert offer_seen(board, 2)[1] == "head A, value 2, on offer by Anna"
    assert all("front shown to " in "".join(labels(look(board.state, who))) for who in (1, None))
    board = offering("hidden")
    board.play("show 1", "call")
    assert offer_seen(board, 1)[0] == "front"


def test_a_remembered_offer_is_drawn_by_agreement() -> None:
    """14.3: as a value on the back; the front is for those to whom it is shown."""
    board = offering("shown")
    assert offer_seen(board, 1) == (
        "back", "head A, face down, you know its value 2, on offer by Anna",
    )  # fmt: skip
    assert offer_seen(board, 2) == ("back", "head A, face down, on offer by Anna")
    board.play("show 1")
    assert offer_seen(board, 1) == ("front", "head A, value 2, on offer by Anna")


@pytest.mark.parametrize(
    ("memory", "how", "told"),
    [
        ("hidden", "unseen", "brain A, face down, in the bid of Jörg"),
        ("shown", "unseen", "brain A, face down, you know its value 2, in the bid of Jörg"),
        ("hidden", "shown", "brain A, value 2, in the bid of Jörg"),
        ("shown", "shown", "brain A, value 2, in the bid of Jörg"),
    ],
)
def test_the_seller_sees_what_is_shown_not_what_is_remembered(
    memory: str, how: str, told: str
) -> None:
    """11.6, 14.3: a part that is bid unseen lies face down for a seller who has seen it before."""
    board = offering(memory)
    board.play("call", f"add BR2 {how}", "bid", "pass")
    scene = look(board.state, 0)
    assert told in labels(scene)
    assert (f"bid-value-{board.names['BR2']}" in scene.flat()) == (how == "shown")


def test_bids_are_accepted_where_they_lie() -> None:
    """11.8: the field of a bidder is what the seller clicks."""
    board = trading()
    board.play("1 points p1", "1 bid", "2 points p1", "2 bid")
    scene = look(board.state, 0)
    assert 'data-token="1"' in scene.flat()["bid-1"]
    assert "Bid of Jörg: 1 knowledge point" in labels(scene)
    assert region(scene, "desk").first


def test_points_can_be_clicked() -> None:
    """11.5: as many as the die can still be turned up."""
    board = trading()
    assert {"p1", "p2", "p3"} <= tokens(look(board.state, 1))
    assert "p4" not in tokens(look(board.state, 1))
    assert not {"p1", "p2"} & tokens(look(board.state, 2))


# ---------- for readers


def test_a_hostile_name_is_text() -> None:
    *_, state = walk(4, 2, 150)
    for who in (None, 0, 3):
        assert "<img" not in look(state, who).svg()
    assert any("&lt;img" in label for label in labels(look(state)))


def test_cards_are_told_in_both_languages() -> None:
    board = place([seat(3, "LA1"), seat(3, "HD2", "RA3"), seat(4)], ["2+LL"], gallows="BR")
    english, german = labels(look(board.state, 0)), labels(look(board.state, 0, "de"))
    assert "left arm A, value 1, in your store" in english
    assert "head A, face down, in the store of Jörg" in english
    assert "brain A, face down, on Gallows Hill, 1 of 1 from the bottom" in english
    assert "left leg A, face down, in grave 1" in english
    assert "Grave 1, left leg on top, 3 parts" in english
    assert "linker Arm A, Wert 1, in deinem Lager" in german
    assert "Kopf A, verdeckt, im Lager von Jörg" in german
    assert "Grab 1, obenauf linkes Bein, 3 Teile" in german
    assert len(english) == len(german)


def test_a_laboratory_is_told_whole() -> None:
    board = place([seat(), seat(2, "HD2", "RA3 LL0", (1, 4)), seat(4)], ["2+LA"])
    told = next(t for t in labels(look(board.state, 0)) if t.startswith("Laboratory of Jörg, "))
    assert told == (
        "Laboratory of Jörg, 3 points, grade 2, good, sewn on: right arm 3, left leg 0,"
        " 1 part in store, open robbery cards: 1, 4"
    )


def width_on_a_phone(one: Region) -> float:
    """How many pixels a unit of a region has there."""
    column = (PAGE - 11 * GAP) / 12
    wide = one.narrow or one.columns
    return (wide * column + (wide - 1) * GAP) / one.viewbox[2]


CARD = re.compile(r'class="cell card" data-side="(\w+)"[^>]*data-token="[^"]*"[^>]*scale\(([\d.]+)')


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fingers_hit_what_can_be_chosen(seats: int) -> None:
    """At 390 px every card that can be chosen is at least 44 px wide, and higher than that."""
    found = 0
    for number, state in enumerate(walk(seats, seats + 40, 300, eager=0.9)):
        if number % 5:
            continue
        scene = look(state, number // 5 % seats)
        for one in scene.regions:
            for layer in one.layers:
                for side, scale in CARD.findall("".join(layer.elements.values())):
                    wide = FRONT_WIDE if side == "front" else WIDE
                    found += 1
                    assert wide * float(scale) * width_on_a_phone(one) >= 44
    assert found > 100


PLACE = re.compile(r"translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)")


@pytest.mark.parametrize("number", [1, 9, 10, 12, 13, 16, 17, 24, 36])
@pytest.mark.parametrize("reader", [0, None])
def test_every_part_on_the_gallows_can_be_touched(number: int, reader: int | None) -> None:
    """At 390 px each shows a field of 44 px or more that no other part covers."""
    seats = 3 if number <= 24 else 5
    scene = look(crowded_hill(seats, number).state, reader)
    hill = region(scene, "gallows")
    unit = width_on_a_phone(hill)
    cards = [one for one in hill.layers[0].elements.values() if 'class="cell card"' in one]
    assert len(cards) == number
    boxes = []
    for card in cards:
        found = PLACE.search(card)
        assert found
        x, y, scale = map(float, found.groups())
        boxes.append((x, y, x + WIDE * scale, y + HIGH * scale))
    for i, (left, top, right, bottom) in enumerate(boxes):
        over = [box for box in boxes[i + 1 :] if box[0] < right and left < box[2]]
        covered = [box[1] for box in over if top <= box[1] < bottom]
        free = min([bottom, *covered]) - top
        assert (right - left) * unit >= 44
        assert free * unit >= 44
        assert left >= 0
        assert top >= 0
        assert right <= hill.viewbox[2]
        assert bottom <= hill.viewbox[3]


def crowded_hill(seats: int, number: int) -> Board:
    """So many parts on the gallows hill, all others in the graves."""
    copies = {3: 4, 5: 6}[seats]
    pile = [code for code in ("LA", "RA", "LL", "RL", "HD", "BR") for _ in range(copies)]
    return place([seat() for _ in range(seats)], gallows=" ".join(pile[:number]))


def test_the_end_is_told() -> None:
    board = place([seat(1, sewn="HD3 BR2"), seat(2, sewn="HD2"), seat()], step="second")
    board.play("revive", "* roll 3")
    scene = look(board.state, 0)
    assert ">It lives!<" in str(scene.flat()["revival-0"])
    assert [id for id in scene.flat() if id.startswith("rank-")] == ["rank-0", "rank-1", "rank-2"]
    assert any(label.startswith("Laboratory of Anna, 8 points, ") for label in labels(scene))


def test_a_drawing_stays_small() -> None:
    """What is sent with every step: a few hundred elements, also late in a match of five."""
    for number, state in enumerate(walk(5, 1, 300)):
        if number % 20 == 0:
            drawn = items(look(state, number % 5))
            assert len(drawn) < 200
            assert sum(len(markup.encode()) for markup in drawn.values()) < 120_000


def test_what_does_not_change_is_drawn_once() -> None:
    """Two drawings of a view share their elements: a drawing of what is known costs little."""
    *_, state = walk(5, 1, 300)
    once, again = look(state, 0), look(state, 0)
    flat = again.flat()
    drawn = {id: one for id, one in once.flat().items() if id not in once.definitions}
    shared = [id for id, one in drawn.items() if one is flat[id]]
    assert len(shared) > 0.8 * len(drawn)
