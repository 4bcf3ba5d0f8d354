"""Which paragraph a player is shown for an action that is not possible: 3.2, 3.7, 11.1, 16.1."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.tests.positions import SECOND, asked, position
from tafelrunde.testing.helpers.acts import play, refused
from tafelrunde.words.words import Words

B: dict[str, bool | int | str] = {"boards": "masters"}
AB: dict[str, bool | int | str] = {"boards": "abilities"}


def test_own_place_of_the_architect() -> None:
    """15.3, 8.2: no gold for the cheaper upgrade, or no marker; B3 asks for other things (15.6)."""
    me: dict[str, object] = {"master": "B1", "resources": "2 gold"}
    assert refused(position(me, {"master": "B2"}, options=B), "place loyal own") == "15.3"
    used = {"forest": [0, 0], "quarry": [0, 0], "pasture": [0, 0]}
    rich = position(
        me | {"resources": "9 gold"}, {"master": "B2"}, options=B, locations=used
    )  # fmt: skip
    assert refused(rich, "place loyal own") == "8.2"
    clever = position({"master": "B3"}, {"master": "B2"}, options=B)
    assert refused(clever, "place loyal own") == "15.6"


@pytest.mark.parametrize(
    ("ability", "rule"),
    [("AB1", "16.2"), ("AB2", "16.3"), ("AB3", "16.4"), ("AB4", "16.5"), ("AB5", "16.6"),
     ("AB6", "16.7")],
)  # fmt: skip
def test_ability_out_of_place(ability: str, rule: str) -> None:
    """16.1: a marker that is turned over; otherwise what its own paragraph asks for."""
    assert refused(position({"ability": ability}, options=AB), "use") == rule
    used = position({"ability": ability, "ability_used": True}, options=AB)
    assert refused(used, "use") == "16.1"
    assert refused(position({}), "use") == "16.1"


def test_pacts_wait() -> None:
    """11.3, 3.3: the next pact comes after the one before; none before the second half."""
    me: dict[str, object] = {"resources": "8 oil 8 stone 8 gold", "accepted": ["F03", "F05"]}
    state = position(me | {"cost": "stone"}, {"cost": "wood"}, steps=SECOND)
    play(state, "fulfil F03")
    assert asked(state) == "0 hire"
    assert refused(state, "fulfil F05") == "11.3"
    assert refused(state, "fulfil F15") == "11.1"
    early = position(me)
    play(early, "place loyal upgrade")
    assert refused(early, "fulfil F05") == "3.3"


def test_waiving() -> None:
    """16.7, 16.1: only with the marker for it, and once."""
    me: dict[str, object] = {"accepted": ["F02"], "resources": "3 oil 2 gold"}
    assert refused(position(me, steps=SECOND), "waive F02") == "16.7"
    used = position(me | {"ability": "AB6", "ability_used": True}, steps=SECOND, options=AB)
    assert refused(used, "waive F02") == "16.1"


def test_discards_have_their_reasons() -> None:
    """12.7, 15.6, 11.2, 16.5: for an opponent's omen, for an effect, for a pact, for points."""
    dreams = position({"omens": ["OM22"]}, {"omens": ["OM03", "OM04"]})
    play(dreams, "place loyal play", "play OM22")
    assert dreams.asked(1).rule == "12.7"
    assert refused(dreams, "discard OM05") == "12.7"
    told = play(dreams, "discard OM03")
    assert [event.rule for event in told if event.code == "discards"] == ["12.7"]
    me: dict[str, object] = {"master": "B3", "additional": 1, "omens": ["OM02"] * 3 + ["OM03"]}
    clever = position(me, {"master": "B2"}, options=B)
    told = play(clever, "place loyal own", "dismiss additional stock")
    assert [event.rule for event in told if event.code == "leaves-stock"] == ["15.6"]
    assert clever.asked(0).rule == "1.8"
    pact = position(
        {"resources": "4 oil", "accepted": ["F04"], "omens": ["OM02", "OM03"]}, steps=SECOND
    )
    play(pact, "fulfil F04")
    assert pact.asked(0).rule == "11.2"
    swap = position({"ability": "AB4", "omens": ["OM02", "OM03"]}, options=AB)
    play(swap, "use")
    assert refused(swap, "discard OM05") == "16.5"


def test_places_when_none_is_left() -> None:
    """3.4, 3.6, 14.2: also where nothing can be placed each place says why."""
    state = position({}, {"workers": {"forest": "ll"}})
    fields = state.setup.fields[:]
    try:
        for area in range(len(fields)):
            state.setup.fields[area] = 0  # as if everything were taken
        assert refused(state, "place loyal forest") == "3.6"
        assert refused(state, "place special forest") == "3.4"
        assert refused(state, "place loyal card") == "14.2"
    finally:
        state.setup.fields[:] = fields


def test_paragraphs_of_the_log() -> None:
    """6.2, 10.2, 11.6, 12.1, 14.2, 18.4: revenge cards and omens say what brought them."""
    chase = position({}, {"workers": {"forest": "a"}, "additional": 1})
    told = play(chase, "place loyal chase", "chase 1 forest", "revenge 0 RV01")
    plunder = position({}, monster="1 oil")
    told += play(plunder, "place loyal plunder", "revenge 0 RV01")
    gift = position({}, options={"extreme": True})
    told += play(gift, "place loyal give", "give-pact 1 slot-1", "row F15", "revenge 0 RV01")
    lure = position({}, cards=["RC07"])
    told += play(lure, "place loyal card", "revenge 0 RV01")
    rules = [event.rule for event in told if event.code == "draws-revenge"]
    assert rules == ["6.2", "10.2", "18.4", "14.2"]
    pact = position({"resources": "3 sheep 2 gold", "accepted": ["A02"]}, steps=SECOND)
    told = play(pact, "fulfil A02", "omen 0 OM01", "omen 1 OM02")
    assert [event.rule for event in told if event.code == "draws"] == ["11.6", "11.6"]
    omen = position({"omens": ["OM02"]})
    told = play(omen, "place loyal play", "play OM02")
    assert [event.rule for event in told if event.code == "gains"] == ["12.1"]


PARAGRAPHS = set(Words(GAME, "en").rules.paragraphs)


@pytest.mark.parametrize("seed", range(4))
def test_wrong_actions_of_every_kind(seed: int) -> None:
    """3.2: at any moment, of any kind: the paragraph exists, and what has one of its own is never
    put off with the question that happens to be asked."""
    boards = ("symmetric", "asymmetric")[seed % 2]
    match = Match(GAME.setup(2 + seed % 3, {"boards": boards, "extreme": seed > 1}), Seeded(seed))
    random = Random(seed)
    own = ("place", "fulfil", "waive", "use", "dismiss", "take", "chase", "accept", "upgrade",
           "hire", "play", "return", "pass-revenge", "raid", "again", "twice", "name")  # fmt: skip
    for _ in range(150):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        here = match.asked(seat)
        assert here is not None
        for block in match.setup.space.blocks:
            action = block.nth(random.randrange(block.size))
            if block.chance or action in legal:
                continue
            rule = match.refusal(seat, action).rule
            assert rule in PARAGRAPHS, (str(action), rule)
            offered = any(other.block is block for other in legal)
            if block.kind in own and not offered and here.code in ("place", "last", "second"):
                assert rule not in ("3.1", "17.2"), str(action)
                assert block.kind == "place" or rule != "3.2", str(action)
        match.play(seat, random.choice(legal))
