"""Chapter 4: donkeys and villagers."""

from __future__ import annotations

from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.tests.positions import asked, me, names_of, place, road
from tafelrunde.testing.helpers.acts import codes, legal, play, refused
from tafelrunde.testing.kit.laws import check_picks
from tafelrunde.testing.report import Report
from tafelrunde.words.words import Words


def test_any_order() -> None:
    """4.1, HAM-B25: donkeys before, between or after villagers, then the next seat."""
    state = place(me={"standing": ["church", "church"]})
    play(state, "go church farm", "rest", "drive church farm")
    assert asked(state) == "turn-villagers"
    play(state, "go church quarry", "rest")
    assert state.turn == 1


def test_random_play_takes_each_way_as_often() -> None:
    """4.1, 4.2: villagers and donkeys from two tiles, then donkeys alone, in mid-step too."""
    report = Report("hamlet")
    state = place(me={"standing": ["church", "farm"], "donkeys": ["church", "farm", "farm"]})
    check_picks(state, report, "at the start")
    play(state, "drive farm church")
    check_picks(state, report, "while donkeys walk")
    assert report.ok, report.faults


def test_donkey_step_once() -> None:
    """4.2, HAM-B26: each donkey one connection, all in one step, never again this turn."""
    state = place(me={"donkeys": ["church", "church", "farm"]})
    assert "drive church sawmill" not in legal(state)
    assert refused(state, "drive market farm") == "4.2"
    play(state, "drive church farm", "drive church market")
    assert legal(state) == {"drive farm church", "done"}
    play(state, "done")
    assert names_of(me(state).donkeys) == ["market", "farm", "farm"]
    assert not legal(state, "drive ")
    assert refused(state, "drive farm church") == "4.2"


def test_donkey_step_after_the_last_villager() -> None:
    """4.2, HAM-B25: the turn is not over while the donkeys have not moved."""
    state = place()
    play(state, "go church church", "rest")
    assert asked(state) == "turn-donkeys"
    play(state, "drive church farm")
    assert state.turn == 1


def test_bought_donkeys() -> None:
    """4.3, HAM-B27: bought before the step they take part, one that has moved does not again."""
    state = place(me={"gold": 6, "standing": ["town-hall"]})
    play(state, "go town-hall town-hall", "donkey farm", "done", "drive farm church")
    assert refused(state, "drive farm church") == "4.2"
    assert legal(state, "drive ") == {
        f"drive church {t}" for t in ("town-hall", "market", "woodcutter", "quarry", "farm")
    }
    again = place(me={"donkeys": ["church", "market"]})
    play(again, "drive church farm")
    assert refused(again, "drive farm church") == "4.3"


def test_each_villager_acts_once() -> None:
    """4.4, HAM-B28: any distance, also none; then it lies down."""
    state = place(me={"standing": ["farm"]})
    assert legal(state, "go ") == {
        f"go farm {tile}"
        for tile in ("church", "town-hall", "market", "woodcutter", "quarry", "farm")
    }
    play(state, "go farm town-hall", "rest")
    assert names_of(me(state).lying) == ["town-hall"]
    assert refused(state, "go town-hall farm") == "4.4"


def test_walks_follow_roads() -> None:
    """4.5, HAM-B13, HAM-B30: no way to an unconnected tile; any number on one tile."""
    state = place(extra=("woodland church loose",), other={"landmarks": ["woodland"]})
    assert refused(state, "go church woodland") == "4.5"
    crowd = place(me={"standing": ["farm"] * 4}, other={"standing": ["farm"] * 4})
    assert "go farm farm" in legal(crowd)


def test_everybody_uses_built_roads() -> None:
    """4.5, HAM-B30, HAM-B80: a path of the other seat carries my villager."""
    extra = ("woodland church forest",)
    path = road(extra, "church", "woodland", "1")
    state = place(extra=extra, other={"landmarks": ["woodland"]}, roads=[path])
    assert "go church woodland" in legal(state)


def test_resting_and_passing() -> None:
    """4.6, HAM-B29: do nothing, or pass with villagers left."""
    state = place(me={"standing": ["church", "farm"]})
    assert codes(play(state, "go church church", "rest"))[-1] == "rests"
    play(state, "pass")
    assert state.turn == 1


def test_villagers_stand_up() -> None:
    """4.7, HAM-B32."""
    state = place()
    play(state, "go church farm", "rest", "pass")
    assert names_of(me(state).standing) == ["farm"]
    assert me(state).lying == []


def test_begun_means_finished() -> None:
    """4.8: no other villager, donkey or pass in the middle of an action."""
    state = place(me={"standing": ["church", "farm"]})
    play(state, "go church town-hall")
    for text in ("go farm church", "drive church farm", "pass"):
        assert refused(state, text) == "4.8"


def test_staying_is_not_called_walking() -> None:
    """4.4: where a villager stands is a destination, too."""
    state = place(me={"standing": ["church"]})
    said = {str(action): Words(GAME, "en").action(action) for action in state.legal(0)}
    assert said["go church church"] == "Stay: Church"
    assert said["go church market"] == "Walk from Church to Market"
