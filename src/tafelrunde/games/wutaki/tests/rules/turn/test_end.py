"""The end and the final scoring: chapter 17; the EXTREME side: chapter 18."""

from __future__ import annotations

import pytest

from tafelrunde.games.wutaki.rules.turn.scoring import resource_points, total
from tafelrunde.games.wutaki.tests.positions import (
    SECOND,
    accepted,
    areas,
    asked,
    codes,
    draw_any,
    has,
    omens,
    own,
    position,
    revenge,
    scored,
    table,
)
from tafelrunde.testing.helpers.acts import legal, play, refused

X: dict[str, bool | int | str] = {"extreme": True}


def test_hundred_points() -> None:
    """17.1: after a completed action the active player's turn is over, pacts wait in vain."""
    state = position({"points": 97, "resources": "3 sheep 2 gold", "accepted": ["A02"]}, seats=3)
    told = play(state, "place loyal favour")
    assert (state.ender, asked(state)) == (0, "1 last")
    assert "ends" in codes(told)
    close = position({"points": 96, "resources": "3 sheep 2 gold", "accepted": ["A02", "F02"]})
    play(close, "place loyal favour", "fulfil A02")
    draw_any(close)
    assert (close.ender, close.players[0].points) == (0, 106)


def test_end_after_the_events_of_a_pact() -> None:
    """17.1: the counter's event still happens; a second action does not."""
    state = position(
        {"points": 95, "resources": "3 sheep 2 gold", "accepted": ["A02"]}, steps=SECOND
    )
    play(state, "fulfil A02")
    assert (state.ender, asked(state)) == (-1, "chance omen")
    draw_any(state)
    assert asked(state) == "1 last"
    special = position({"points": 97, "special": True, "additional": 4})
    play(special, "place special favour")
    assert asked(special) == "1 last"


def test_end_by_an_omen() -> None:
    """17.1, 12.6: a cheaper pact ends the game; its omen still goes to the discard pile."""
    me: dict[str, object] = {"points": 95, "omens": ["OM23"], "resources": "3 sheep 2 gold",
                             "accepted": ["A02"]}  # fmt: skip
    state = position(me, counter=1)
    census = state.census()
    play(state, "place loyal play", "play OM23", "fulfil A02", "done")
    assert (state.ender, asked(state)) == (0, "1 last")
    assert state.omen_discard[22] == 1
    assert state.census() == census


def test_last_turns() -> None:
    """17.2: one each, clockwise, who has a worker; it may be declined; no other trigger."""
    state = position(
        {"points": 97}, {"points": 98}, {"workers": {"forest": "ll", "quarry": "ll"}}, {}, seats=4
    )
    play(state, "place loyal favour")
    assert "pass" in legal(state)
    play(state, "place loyal favour")  # 101 points: no further trigger
    assert (state.ender, asked(state)) == (0, "3 last")
    play(state, "pass")
    assert asked(state) == "over"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "points"


def test_last_turn_is_a_whole_turn() -> None:
    """17.2: with pacts in its second half."""
    state = position({"points": 97}, {"resources": "3 sheep 2 gold", "accepted": ["A02"]})
    play(state, "place loyal favour", "place loyal forest")
    assert legal(state) == {"fulfil A02", "end"}


POINTS_FOR_ALL = 'round = [{ id = "Z1", kind = "all", do = "gain 3 points" }]'


def test_trigger_by_another_player() -> None:
    """17.3: the active player finishes his turn, then everybody else has a last turn."""
    gift = (
        'pact = [{ id = "P", element = "fire", cost = "1 wood", do = "gain 1 points", count = 40 }]'
    )
    state = position(
        {"resources": "1 wood", "accepted": ["P"], "points": 5}, {"points": 99}, seats=3,
        options={"box": own(gift)}, row=["P"] * 4, locations={"forest": [1]},
    )  # fmt: skip
    state.players[1].points = 100  # as if a card had given it while seat 0 is at turn
    play(state, "place loyal forest")
    assert asked(state) == "0 second"  # the turn goes on
    play(state, "end")
    assert (state.ender, asked(state)) == (1, "1 last")
    play(state, "pass")
    assert asked(state) == "2 last"
    play(state, "pass")
    assert asked(state) == "over"


def test_trigger_at_the_beginning_of_a_round() -> None:
    """17.3: a round card brings somebody to 100: all others have a last turn."""
    state = position(
        {}, {"points": 98}, {}, options={"box": own(POINTS_FOR_ALL)},
        steps=(("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1)),
    )  # fmt: skip
    play(state, "round Z1")
    assert (state.ender, asked(state)) == (1, "2 last")


LISA: dict[str, object] = {
    "points": 110, "element": "fire", "revenge": ["RV01", "RV04"], "secrets": ["SP01"],
    "accepted": ["E05"], "fulfilled": ["F02", "F03", "F04", "F05", "F06", "A02", "E02"],
    "permanent": "OM28", "omens": ["OM02"] * 3 + ["OM01"] * 2 + ["OM07"] * 2 + ["OM08"] * 2,
    "resources": "5 oil 4 wood 2 stone 2 gold", "additional": 0,
}  # fmt: skip


def test_scoring_example() -> None:
    """17.4, 17.5, 17.6, 17.7, 17.8, 17.9, 17.10: −6 −8 +10 +10 +10 +4 +3 make Lisa's 133."""
    state = position(LISA, {"fulfilled": ["F07", "F08"]}, {"fulfilled": ["F09", "F10"]}, seats=3)
    assert scored(state) == [-6, -8, 10, 10, 10, 4, 3]
    assert total(state, 0) == 133


def test_the_calculation_is_told() -> None:
    """17.4: at the end everything that counts is shown to all, step by step."""
    state = position(LISA | {"points": 99, "accepted": []}, {"fulfilled": ["F07"]})
    told = play(state, "place loyal favour", "choose gain", "pass")
    assert asked(state) == "over"
    shown = codes(told)
    for code in ("shows-element", "shows-revenge", "shows-secret", "scores"):
        assert code in shown
    lines = [event.args for event in told if event.code == "scores"]
    assert lines[0] == (0, 102 - 6 + 10 + 10 + 10 + 1 + 3, -6, 0, 10, 10, 10, 1, 3)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 130
    assert outcome.parts[0] == ("track", (102, 5))
    assert [part for part, _ in outcome.parts] == [
        "track", "revenge", "unfulfilled", "secrets", "elements", "permanent", "others", "resources"
    ]  # fmt: skip


def test_element_card() -> None:
    """17.7, 17.5: earth: two earth pacts +6; an open wind pact −8 and −5; a fulfilled one −5."""
    earth: dict[str, object] = {"element": "earth", "secrets": ["SP06"]}
    assert scored(position(earth | {"fulfilled": ["E02", "E03"]}))[3] == 6
    open_pact = scored(position(earth | {"accepted": ["I02"]}))
    assert (open_pact[1], open_pact[3]) == (-8, -5)
    assert scored(position(earth | {"fulfilled": ["I02"]}))[3] == -5


@pytest.mark.parametrize(
    ("element", "own", "against"),
    [("fire", "F", "A"), ("water", "A", "F"), ("earth", "E", "I"), ("wind", "I", "E")],
)
def test_elements_and_opposites(element: str, own: str, against: str) -> None:
    """17.7: +3 and −5; the same element on the tower adds up to +4 and −7."""
    towers = {"F": "TU1", "A": "TU2", "E": "TU3", "I": "TU4"}
    me: dict[str, object] = {"element": element, "fulfilled": [f"{own}02", f"{against}02"]}
    rival = {"element": next(e for e in ("fire", "water", "earth") if e != element)}
    assert scored(position(me, rival))[3] == 3 - 5
    assert scored(position(me | {"towers": [towers[own]]}, rival))[3] == 4 - 7


def test_pacts_of_others() -> None:
    """17.9: only fulfilled ones, only the element card."""
    rival: dict[str, object] = {"fulfilled": ["F02", "A02"], "accepted": ["F03"]}
    assert scored(position({"element": "fire", "towers": ["TU2"]}, rival))[5] == 1


def test_equal_resources() -> None:
    """17.10: 3 per five equal ones, 15 at most."""
    assert resource_points([4, 4, 4, 4, 4]) == 0
    assert resource_points([5, 10, 0, 9, 0]) == 3 + 6 + 3
    assert resource_points([27, 27, 0, 0, 0]) == 15


def ended(*players: dict[str, object], **rest: object) -> tuple[int, ...]:
    """Ranks after the last turns."""
    state = position(*players, **rest)  # type: ignore[arg-type]
    play(state, "place loyal favour", *["pass"] * (len(players) - 1))
    outcome = state.outcome()
    assert outcome is not None, asked(state)
    return outcome.ranks


def test_ties() -> None:
    """17.11: more upgrades, then more resources; the pyramid is no upgrade."""
    assert ended({"points": 97}, {"points": 100, "towers": ["TU5"]}) == (2, 1)
    assert ended({"points": 97, "pyramid": 3}, {"points": 100, "resources": "1 oil"}) == (2, 1)
    assert ended({"points": 97, "resources": "2 oil"}, {"points": 100, "resources": "1 oil"}) == (
        1,
        2,
    )


def test_ties_count_what_was_carried_out() -> None:
    """17.11: a marker that an omen took away was an upgrade, one that an omen laid was none."""
    assert ended({"points": 97, "upgraded": 2}, {"points": 100, "towers": ["TU5"]}) == (1, 2)
    rival: dict[str, object] = {"points": 100, "resources": "1 oil"}
    assert ended({"points": 97, "upgraded": 0}, rival, locations={"spring": [0]}) == (2, 1)
    state = position({"resources": "9 gold", "omens": ["OM16"]}, locations={"quarry": [1]})
    play(state, "place loyal upgrade", "upgrade forest")
    assert [player.upgraded for player in state.players] == [1, 1]


def test_start_player_names_the_winner() -> None:
    """17.11: among those tied for the first place; others who are equal share a rank."""
    state = position({"points": 97}, {"points": 100}, {"points": 9}, start=2)
    play(state, "place loyal favour", "pass", "pass")
    assert (asked(state), legal(state)) == ("2 tie", {"name 0", "name 1"})
    assert refused(state, "name 2") == "17.11"
    play(state, "name 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((100, 100, 9), (2, 1, 3))
    assert ended({"points": 97}, {"points": 20}, {"points": 20}) == (1, 2, 2)


def test_extreme_first_worker() -> None:
    """18.1: the first one stays in the box; three ordinary ones, the cheapest for 2 C."""
    assert table(2, extreme=True).most_additional == 3
    assert "village" not in areas(position({"resources": "1 wood"}, options=X))
    state = position({"resources": "2 wood"}, options=X)
    play(state, "place loyal village")
    assert has(state.players[0]) == {}
    last = position({"resources": "2 wood 2 gold", "additional": 3}, options=X)
    play(last, "place loyal village")
    assert last.players[0].has_special()


def test_extreme_pyramid() -> None:
    """18.2: draw an omen; may play one; draw a revenge card; may pass one on."""
    rich = "2 wood 2 stone 2 sheep 2 oil 4 gold"
    one = position({"resources": rich}, options=X)
    play(one, "place loyal pyramid", "omen 0 OM26")
    assert omens(one, 0) == ["OM26"]
    two = position({"resources": rich, "pyramid": 1, "omens": ["OM26"]}, options=X)
    play(two, "place loyal pyramid")
    assert legal(two) == {"play OM26", "skip"}
    play(two, "play OM26")
    assert two.players[0].points == 5 + 8 + 4
    three = position({"resources": rich, "pyramid": 2}, options=X)
    play(three, "place loyal pyramid", "revenge 0 RV18")
    assert revenge(three, 0) == ["RV18"]
    four = position({"resources": rich, "pyramid": 3, "revenge": ["RV18"]}, options=X)
    play(four, "place loyal pyramid")
    assert legal(four) == {"pass-revenge RV18 1", "skip"}
    play(four, "pass-revenge RV18 1")
    assert (revenge(four, 1), four.ender) == (["RV18"], 0)


@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_extreme_prices_of_pacts(slot: int, price: int) -> None:
    """18.3: 0, 0, 1 and 2 gold; who cannot pay cannot take it."""
    state = position({"resources": f"{price} gold"}, options=X)
    play(state, f"place loyal accept-{slot}")
    assert has(state.players[0]) == {}
    if price:
        poor = position({"resources": f"{price - 1} gold"}, options=X)
        assert refused(poor, f"place loyal accept-{slot}") == "18.3"


def test_extreme_pacts_without_price() -> None:
    """18.3: not for gifts, and not after renewing the row; an omen that accepts charges it."""
    state = position({}, options=X)
    play(state, "place loyal renew", "row F01", "row F02", "row F03", "row F04", "accept slot-4")
    assert accepted(state, 0) == ["F01"]
    omen = position({"omens": ["OM11"], "resources": "1 gold"}, options=X)
    play(omen, "place loyal play", "play OM11")
    assert legal(omen) == {"accept slot-1", "accept slot-2", "accept slot-3"}
    assert refused(omen, "accept slot-4") == "18.3"


def test_extreme_gift() -> None:
    """18.4: a revenge card in place of 2 VP."""
    state = position({"points": 0}, options=X)
    play(state, "place loyal give", "give-pact 1 slot-4", "row F15", "revenge 0 RV01")
    assert (accepted(state, 1), revenge(state, 0), state.players[0].points) == (
        ["F17"],
        ["RV01"],
        0,
    )


def test_extreme_fields() -> None:
    """18.5: three fields for each resource and five for playing omens, however many play."""
    fields = [table(seats, extreme=True).fields for seats in (2, 3, 4)]
    assert [f[9:14] for f in fields] == [[3] * 5] * 3
    assert [f[14] for f in fields] == [2, 3, 4]
    assert [f[17] for f in fields] == [5] * 3


def test_extreme_yields() -> None:
    """18.6: gold market 2/3/4, village up to 1/2/3."""
    for level, gold in enumerate((2, 3, 4)):
        state = position({}, {}, {}, options=X, locations={"market": [2] * level})
        play(state, "place loyal market")
        assert has(state.players[0]) == {"gold": gold}
    village = position({"resources": "9 wood"}, options=X, locations={"village": [1, 1]})
    play(village, "place loyal village", "hire", "hire")
    assert village.players[0].hired() == 3


def test_extreme_small_areas() -> None:
    """18.7: two omens, 4 C, 5 VP or 8 resources."""
    state = position({}, options=X)
    play(state, "place loyal draw", "omen 0 OM01", "omen 0 OM02")
    assert len(omens(state, 0)) == 2
    claim = position({}, options=X)
    play(claim, "place loyal claim")
    assert has(claim.players[0]) == {"wood": 4}
    favour = position({"resources": "8 wood", "revenge": ["RV01"]}, options=X)
    play(favour, "place loyal favour", "choose pass-revenge", "pass-revenge RV01 1")
    assert (has(favour.players[0]), revenge(favour, 1)) == ({}, ["RV01"])
    points = position({}, options=X)
    play(points, "place loyal favour")
    assert points.players[0].points == 10
