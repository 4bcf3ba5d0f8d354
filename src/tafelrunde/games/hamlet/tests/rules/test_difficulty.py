"""Chapter 23: the end against Botrik, and the modifiers."""

from __future__ import annotations

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.meta import SOLO
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    names_of,
    other,
    over,
    place,
    points,
    road,
    settle,
    table,
)
from tafelrunde.games.hamlet.tests.sets import own
from tafelrunde.testing.helpers.acts import codes, play

BUY = {"row": ["blueprint", "raw", "goods", "place", "road"]}
ALL = {"orders": ["timber-flour", "brick-milk", "raw"]}


def fresh(**options: bool) -> Hamlet:
    state = Match(table(1, **options), Seeded(3)).state
    assert isinstance(state, Hamlet)
    return state


def test_botrik_still_plays_after_my_last_order() -> None:
    """23.1, 13.1, HAM-R127: I finish the church, he has his turn, then it ends."""
    state = place(1, me=ALL | {"gold": 10})
    play(state, "go church church", "deliver gold")
    play(state, "pass")
    settle(state)
    assert state.actors() == ()


def test_his_other_scores() -> None:
    """23.1, HAM-R130: roads, awards and gold as usual."""
    path = road((), "farm", "market", "botrik")
    state = over(place(1, other={"gold": 11, "orders": ["raw"], "trades": ["A1"]}, roads=[path],
                       trades=["A2", "A3", "B1"]))  # fmt: skip
    for part, worth in (("roads", 2), ("chaplain", 5), ("merchant", 4), ("gold", 2)):
        assert points(state, part)[1] == worth


def test_his_gold_may_count_nothing() -> None:
    """23.1, 13.9, audit C, Q3: as an option; mine counts all the same."""
    held = {"gold": 11}
    for option, worth in ((False, (2, 2)), (True, (2, 0))):
        state = place(1, {"unscored_gold": option}, me=held, other=held)
        assert points(over(state), "gold") == worth


def test_three_points_per_landmark() -> None:
    """23.2, HAM-R128, HAM-R129: unconnected and whatever they say."""
    extra = ("pond church loose", "orchard church loose")
    assert points(over(place(1, extra=extra)), "landmarks") == (0, 6)


def test_a_tie_is_no_win() -> None:
    """23.3, HAM-R131."""
    for mine, ranks in ((8, (1, 2)), (7, (2, 1)), (6, (2, 1))):
        outcome = over(place(1, me={"points": mine, "gold": 0}, other={"points": 7, "gold": 0}))
        result = outcome.outcome()
        assert result is not None
        assert result.ranks == ranks


def test_modifiers_combine() -> None:
    """23.4, HAM-R132: each its own option, all but the two landmark values together."""
    chosen = {key: True for key in SOLO if key != "easier_landmarks"}
    assert GAME.setup(1, chosen).flag("harder_goods")
    assert len(SOLO) == 10


def test_easier_donkeys() -> None:
    """23.5, HAM-R133."""
    assert names_of(fresh(easier_donkeys=True).sides[0].donkeys) == ["church", "church"]
    assert names_of(fresh().sides[0].donkeys) == ["church"]


def test_easier_landmarks() -> None:
    """23.6, HAM-R134."""
    state = place(1, {"easier_landmarks": True}, ("pond church loose",))
    assert points(over(state), "landmarks") == (0, 1)


@pytest.mark.parametrize(
    ("have", "gold", "left"),
    [(5, 0, 3), (1, 0, 0), (1, 3, 0), (2, 3, 1), (0, 1, 0)],
)
def test_easier_blueprints(have: int, gold: int, left: int) -> None:
    """23.7, 20.8, HAM-R135, audit C, Q6: two passed over; the point for gold on the third and the
    loss are settled together, then never below 0."""
    row = [{"tile": "pond"}, {"tile": "orchard"}, {"tile": "sawmill", "gold": gold}]
    state = place(1, {"easier_payments": True}, other={"points": have, "gold": 0} | ALL,
                  row=row, botrik=BUY, tokens=NOTHING)  # fmt: skip
    play(state, "pass")
    events = play(state, "marker circle-1")
    assert [e.args for e in events if e.code == "ignores-row"] == [(2,)]
    assert [e.args[1] for e in events if e.code == "loses"] == [2]
    assert other(state).points == left


@pytest.mark.parametrize(("have", "left"), [(9, 10), (1, 2), (0, 1)])
def test_easier_barns(have: int, left: int) -> None:
    """23.7, 21.1, HAM-R135, audit C, Q6: 3 gold ignored, 4 points gained: settled together."""
    barn = {"row": ["place", "raw", "goods", "blueprint", "road"]}
    state = place(1, {"easier_payments": True}, ("flour-mill *",), botrik=barn, tokens=NOTHING,
                  other={"points": have, "gold": 0, "blueprints": ["barn-c"]} | ALL)  # fmt: skip
    play(state, "pass", "marker circle-1")
    settle(state)
    assert other(state).points == left


def test_a_loss_and_the_rewards_of_goods_are_settled_together() -> None:
    """23.7, 17.3: of a place that costs gold and a good of his: 0 - 3 + 2 + 1 leaves nothing, and
    a gold reward is one point, whatever it says (8.3)."""
    text = own("great-woodland", cost={"timber": 1, "gold": 3}, points=0, coins=7)
    place_first = {"row": ["place", "raw", "goods", "blueprint", "road"]}
    for have, left in ((0, 0), (3, 3)):
        his = {"points": have, "gold": 0, "blueprints": ["great-woodland"]} | ALL
        state = place(1, {"easier_payments": True, "box": text}, ("sawmill *",), other=his,
                      botrik=place_first, tokens={"sawmill": ["timber botrik"]},
                      trades=[])  # fmt: skip
        play(state, "pass", "marker circle-1")
        settle(state)
        assert other(state).points == left  # 2 for the good, 1 for the reward, less 3


def test_harder_villagers() -> None:
    """23.8, HAM-R136."""
    state = fresh(harder_villagers=True)
    assert names_of(other(state).standing) == ["church", "church"]
    assert other(state).gold == 0


def test_harder_support() -> None:
    """23.9, HAM-R137: hiring leaves the tile open."""
    state = place(1, {"harder_support": True}, other={"gold": 5})
    assert "support-stays" in codes(play(state, "pass"))
    assert state.board.open


def test_harder_chaplain() -> None:
    """23.10, HAM-R138: he wins the tie, I am second; with more orders I am first."""
    option: dict[str, bool | int | str] = {"harder_chaplain": True}
    tied = over(place(1, option, me={"orders": ["gold"]}, other={"orders": ["raw"]}))
    assert (points(tied, "chaplain"), points(tied, "sacristan")) == ((0, 5), (3, 0))
    ahead = over(place(1, option, me={"orders": ["gold", "raw"]}))
    assert points(ahead, "chaplain") == (5, 0)
    assert points(over(place(1, option)), "chaplain") == (0, 0)


def test_harder_merchant() -> None:
    """23.11, HAM-R139: five tiles at least; he wins ties, and nobody if I lead with fewer."""
    option: dict[str, bool | int | str] = {"harder_merchant": True}
    six = ["A1", "A2", "A3", "B1", "B2", "B3"]
    for mine, his, worth in ((5, 1, (4, 0)), (4, 1, (0, 0)), (3, 3, (0, 4)), (1, 2, (0, 4)),
                             (0, 0, (0, 0))):  # fmt: skip
        held = six[: mine + his]
        state = place(1, option, me={"trades": held[:mine]}, other={"trades": held[mine:]},
                      trades=[])  # fmt: skip
        assert points(over(state), "merchant") == worth


def test_harder_landmarks() -> None:
    """23.12, HAM-R140."""
    state = place(1, {"harder_landmarks": True}, ("pond church loose",))
    assert points(over(state), "landmarks") == (0, 5)


def test_harder_goods() -> None:
    """23.13, HAM-R141: simple 2, of high quality 3; mine bring me nothing."""
    lying = {"sawmill": ["timber botrik"], "flour-mill": ["fine-flour botrik"],
             "dairy-farm": ["milk 0"]}  # fmt: skip
    state = place(1, {"harder_goods": True}, MILLS, tokens=lying)
    assert points(over(state), "goods") == (0, 5)
