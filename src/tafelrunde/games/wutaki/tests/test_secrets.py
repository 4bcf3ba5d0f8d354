"""What is hidden, from whom, and what a reader remembers and works out: 1.7."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.cards import Card
from tafelrunde.core.state import State
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.player import Player
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.rules.turn.forecast import (
    available,
    free_fields,
    fulfillable,
    markers,
    parts_of,
)  # fmt: skip
from tafelrunde.games.wutaki.rules.turn.scoring import total
from tafelrunde.games.wutaki.tests.positions import SECOND, position
from tafelrunde.games.wutaki.tests.rules.turn.test_end import LISA
from tafelrunde.testing.helpers.acts import play


def seen(state: State, reader: int | None, seat: int) -> dict[str, object]:
    """What a reader sees of a player."""
    players = GAME.view(state, reader).facts["players"]
    assert isinstance(players, list)
    out: dict[str, object] = players[seat]
    return out


def test_hidden_cards() -> None:
    """1.7: element, secret pacts, omens and revenge cards are for their owner; numbers are open."""
    state = position({"omens": ["OM02", "OM26"], "revenge": ["RV03"], "secrets": ["SP01", "SP02"]})
    mine = seen(state, 0, 0)
    keys = ("element", "secrets", "omens", "revenge")
    assert [mine[key] for key in keys] == ["fire", ["SP01", "SP02"], ["OM02", "OM26"], ["RV03"]]
    for reader in (1, None):
        theirs = seen(state, reader, 0)
        assert [theirs[key] for key in keys] == ["?", ["?", "?"], ["?", "?"], ["?"]]


@pytest.mark.parametrize(("memory", "others"), [("hidden", ["?"]), ("shown", ["A02"])])
def test_fulfilled_pacts_lie_face_down(memory: str, others: list[str]) -> None:
    """1.7 (audit W2): nobody owes others information about theirs; by agreement they are open."""
    mine: dict[str, object] = {"resources": "3 sheep 2 gold", "accepted": ["A02"]}
    state = position(mine, steps=SECOND, options={"memory": memory})
    play(state, "fulfil A02")
    assert seen(state, 0, 0)["fulfilled"] == ["A02"]
    for reader in (1, None):
        assert seen(state, reader, 0)["fulfilled"] == others


def passed_on() -> Wutaki:
    """Seat 0 passes RV05 to seat 1, seat 2 looks on."""
    me: dict[str, object] = {"resources": "10 wood", "revenge": ["RV01", "RV05"]}
    state = position(me, {"revenge": ["RV07"]}, {})
    play(state, "place loyal favour", "choose pass-revenge", "pass-revenge RV05 1")
    return state


def test_giver_and_receiver_know_the_card() -> None:
    """1.7, 12.11: the giver remembers what he gave away, others do not learn it."""
    state = passed_on()
    assert seen(state, 0, 1)["revenge"] == ["RV05", "?"]
    assert seen(state, 1, 1)["revenge"] == ["RV05", "RV07"]
    assert seen(state, 2, 1)["revenge"] == ["?", "?"]


def test_memory_ends_when_a_card_leaves_unseen() -> None:
    """1.7, 12.11: after another of his cards went back unseen, it may have been that one."""
    state = passed_on()
    state.players[1].omens = [
        state.setup.omens.index(o) for o in state.setup.omens if o.id == "OM20"
    ]
    play(state, "place loyal play", "play OM20", "return RV07")
    assert seen(state, 0, 1)["revenge"] == ["?"]
    assert seen(state, 1, 1)["revenge"] == ["RV05"]


def test_guesses_fit_the_view() -> None:
    """1.7: a world made from a view has the same view, and hidden cards differ between guesses."""
    state = position({"omens": ["OM02", "OM26"], "revenge": ["RV03"]}, {"omens": ["OM05"]})
    view = GAME.view(state, 1)
    worlds = [GAME.determinize(view, Random(n)) for n in range(20)]
    assert {GAME.view(world, 1).text() for world in worlds} == {view.text()}
    assert len({str(seen(world, 0, 0)["omens"]) for world in worlds}) > 5


def test_all_is_shown_in_the_end() -> None:
    """1.7, 17.4: elements, secret pacts and revenge cards; the score follows from them."""
    state = position({"points": 97, "revenge": ["RV03"]}, {})
    play(state, "place loyal favour", "pass")
    theirs = seen(state, 1, 0)
    assert (theirs["element"], theirs["secrets"], theirs["revenge"]) == ("fire", ["SP06"], ["RV03"])


def test_forecast() -> None:
    """17.4, 17.10: the running forecast of one's own score shows the steps as of now."""
    others: dict[str, object] = {"fulfilled": ["F07", "F08"]}
    state = position(LISA | {"points": 40}, others, options={"memory": "shown"})
    shown = parts_of(GAME.view(state, 0))
    assert [part for part, _ in shown][:3] == ["track", "revenge", "unfulfilled"]
    assert sum(number or 0 for _, number in shown) == total(state, 0)
    assert parts_of(GAME.view(state, None)) == []


def test_a_forecast_does_not_know_what_lies_face_down() -> None:
    """1.7, 17.9 (audit W2): a step that hangs on it is open; without such pacts all are sure."""
    state = position(LISA | {"points": 40}, {"fulfilled": ["F07", "F08"]})
    unsure = [part for part, number in parts_of(GAME.view(state, 0)) if number is None]
    assert "others" in unsure
    assert set(unsure) <= {"secrets", "others"}
    alone = position(LISA | {"points": 40}, {})
    assert None not in [number for _, number in parts_of(GAME.view(alone, 0))]


def test_which_pacts_can_be_paid() -> None:
    """11.1: the view's own pacts whose whole cost is there."""
    state = position({"resources": "3 oil 2 gold", "accepted": ["F02", "F04", "F08"]})
    assert fulfillable(GAME.view(state, 0)) == ["F02"]
    assert fulfillable(GAME.view(state, 1)) == []


def test_what_is_left() -> None:
    """1.3, 3.6: markers, workers to place and free fields, for any reader."""
    state = position(
        {"workers": {"forest": "l"}, "additional": 2, "pyramid": 1}, locations={"forest": [0]}
    )
    view = GAME.view(state, None)
    assert markers(view, 0) == 4
    assert available(view, 0) == {"loyal": 3, "additional": 2, "special": 0}
    assert free_fields(view)["forest"] == 1
    assert "card" not in free_fields(view)


def dump(value: object) -> object:
    """All that is in a position, attribute by attribute."""
    if isinstance(value, list):
        return [dump(one) for one in value]
    if isinstance(value, Player | Card):
        return {name: dump(getattr(value, name)) for name in value.__slots__}
    return value


def test_the_position_of_a_view_holds_what_its_reader_knows() -> None:
    """1.7: it is the same in all worlds that look the same, whatever it is asked."""
    hand: dict[str, object] = {"omens": ["OM02", "OM26"], "revenge": ["RV03:01", "RV05"]}
    table = position(hand, {"revenge": ["RV07"], "omens": ["OM04"]}, {"omens": ["OM08"]})
    for state in (passed_on(), table):
        for reader in (0, 1, 2, None):
            view = GAME.view(state, reader)
            worlds = [view.position]
            for seed in range(8):
                guess = GAME.determinize(view, Random(seed))
                worlds.append(GAME.view(guess, reader).position)
            names = [name for name in Wutaki.__annotations__ if name != "setup"]
            shown = [{name: dump(getattr(one, name)) for name in names} for one in worlds]
            assert shown == [shown[0]] * len(worlds)
