"""Chapter 7: blueprints, villagers and donkeys."""

from __future__ import annotations

from tafelrunde.games.hamlet.tests.positions import finish_luck, me, names_of, place
from tafelrunde.testing.helpers.acts import legal, play, refused, why

ROW = [{"tile": "sawmill"}, {"tile": "pond", "gold": 1}, {"tile": "orchard"}, {"tile": "hermitage"}]


def test_one_action_for_all() -> None:
    """7.1, HAM-B49: blueprint, villagers and donkeys in one action."""
    state = place(me={"gold": 40}, row=ROW)
    play(state, "go church town-hall", "hire", "take sawmill")
    finish_luck(state)
    play(state, "donkey farm", "hire", "donkey farm", "done")
    assert len(me(state).lying) == 3
    assert me(state).gold == 40 - 5 - 7 - 3 - 3
    away = place(me={"gold": 40}, row=ROW)
    play(away, "go church church")
    assert refused(away, "hire") == "7.1"


def test_price_of_a_blueprint() -> None:
    """7.2, HAM-B58, HAM-B59: a coin on each tile to the left; the coin on it is mine."""
    state = place(me={"gold": 2}, row=ROW)
    play(state, "go church town-hall")
    assert refused(state, "take hermitage") == "7.2"
    play(state, "take orchard")
    assert me(state).gold == 0
    assert state.row_gold == [1, 2, 0]
    state = place(me={"gold": 2}, row=ROW)
    play(state, "go church town-hall", "take pond")
    assert me(state).gold == 2 - 1 + 1
    assert state.row_gold[0] == 1


def test_all_hear_which_blueprint_is_taken() -> None:
    """7.2: who takes it, and how many were passed over."""
    state = place(me={"gold": 2}, row=ROW)
    event = play(state, "go church town-hall", "take pond")[-2]
    assert (event.code, event.rule) == ("takes", "7.2")
    assert event.args == (0, "pond", 1)


def test_one_blueprint_per_action() -> None:
    """7.2, HAM-B49."""
    state = place(me={"gold": 20}, row=ROW)
    play(state, "go church town-hall", "take pond")
    finish_luck(state)
    assert not legal(state, "take ")
    assert refused(state, "take sawmill") == "7.2"


def test_the_row_closes_and_refills() -> None:
    """7.3, HAM-B60: to the left with its gold; a new tile on the right; an empty bag adds none."""
    state = place(me={"gold": 20}, row=ROW)
    play(state, "go church town-hall", "take pond")
    assert names_of(state.row) == ["sawmill", "orchard", "hermitage"]
    drawn = sorted(legal(state, "draw "))[0]
    play(state, drawn)
    assert names_of(state.row)[3] == drawn.removeprefix("draw ")
    hands = {"blueprints": ["sawmill", "stonemason", "dairy-farm"]}
    empty = place(
        3, me={"blueprints": ["flour-mill", "woodland"]}, other=hands,
        third={"blueprints": ["mountain-range", "mountain-pond", "orchard"]},
        row=[{"tile": "hermitage"}, {"tile": "pond"}],
    )  # fmt: skip
    play(empty, "go church town-hall", "take hermitage")
    assert names_of(empty.row) == ["pond"]
    assert empty.actors() == (0,)


def test_three_blueprints_at_most() -> None:
    """7.4, HAM-B61."""
    state = place(me={"blueprints": ["woodland", "stonemason", "dairy-farm"]}, row=ROW)
    play(state, "go church town-hall")
    assert not legal(state, "take ")
    assert refused(state, "take sawmill") == "7.4"


def test_villagers_cost_5_7_9() -> None:
    """7.5, HAM-B62: laid on the church, they act from the next turn; four at most."""
    state = place(me={"gold": 21})
    play(state, "go church town-hall", "hire", "hire", "hire")
    assert me(state).gold == 0
    assert names_of(me(state).lying) == ["church"] * 3
    assert refused(state, "hire") == "7.5"
    play(state, "done")
    assert not legal(state, "go ")
    play(state, "pass", "pass")
    assert names_of(me(state).standing) == ["church"] * 3 + ["town-hall"]


def test_donkeys() -> None:
    """7.6, HAM-B63: 3 gold, anywhere on the network, six at most."""
    extra = ("woodland church loose",)
    state = place(extra=extra, me={"gold": 9, "donkeys": ["church"] * 5, "landmarks": ["woodland"]})
    play(state, "go church town-hall")
    assert refused(state, "donkey woodland") == "7.6"
    play(state, "donkey quarry")
    assert me(state).gold == 6
    assert refused(state, "donkey quarry") == "7.6"
    poor = place(extra=extra, me={"gold": 3, "landmarks": ["woodland"]})
    play(poor, "go church town-hall")
    assert why(poor, "donkey woodland").startswith("not-in-network")  # not the price
