"""Revenge cards, secret pacts and round cards: chapters 13 and 14; every card."""

from __future__ import annotations

import pytest

from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import (
    accepted,
    areas,
    asked,
    draw_any,
    has,
    omens,
    own,
    position,
    revenge,
    row,
    scored,
    table,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused

PACTS = ["F02", "A02", "E02", "I02", "F03", "A03", "E03", "I03", "F04"]

# card, limit, loss, and what of the player is counted, by its number
REVENGE = [
    ("RV01", 4, 6, "fulfilled"), ("RV02", 6, 8, "fulfilled"), ("RV03", 8, 9, "fulfilled"),
    ("RV04", 4, 5, "stone"), ("RV05", 4, 5, "wood"), ("RV06", 4, 5, "sheep"), ("RV07", 4, 5, "oil"),
    ("RV08", 4, 5, "gold"), ("RV09", 2, 5, "hired"), ("RV10", 4, 7, "hired"),
    ("RV11", 3, 5, "hand"), ("RV12", 2, 6, "upgrade"), ("RV13", 4, 8, "upgrade"),
    ("RV14", 2, 6, "F"), ("RV15", 2, 6, "A"), ("RV16", 2, 6, "E"), ("RV17", 2, 6, "I"),
    ("RV18", 2, 7, "pyramid"), ("RV19", 3, 6, "revenge"),
]  # fmt: skip


def holding(card: str, what: str, number: int) -> Wutaki:
    me: dict[str, object] = {"revenge": [card]}
    places: dict[str, list[int]] = {}
    if what == "fulfilled":
        me["fulfilled"] = PACTS[:number]
    elif what in ("stone", "wood", "sheep", "oil", "gold"):
        me["resources"] = f"{number} {what}"
    elif what == "hired":
        me |= {"additional": min(number, 4), "special": number > 4}
    elif what == "hand":
        me["omens"] = ["OM02", "OM02", "OM02", "OM03"][:number]
    elif what == "upgrade":
        me["towers"] = ["TU5"]
        names = ["forest", "quarry", "pasture", "spring"]
        places = {name: [0] for name in names[: number - 1]}
    elif what == "pyramid":
        me["pyramid"] = number
    elif what == "revenge":
        harmless = ["RV04", "RV05", "RV06", "RV07"]
        me["revenge"] = [card, *harmless[: number - 1]]
    else:
        me["fulfilled"] = [f"{what}{n:02}" for n in range(2, 2 + number)]
    return position(me, locations=places)


@pytest.mark.parametrize(("card", "most", "loss", "what"), REVENGE, ids=[r[0] for r in REVENGE])
def test_every_revenge_card(card: str, most: int, loss: int, what: str) -> None:
    """13.1: exactly the limit is fine, one more costs the points; only in the final scoring."""
    fine = holding(card, what, most)
    assert scored(fine)[0] == 0
    broken = holding(card, what, most + 1)
    assert scored(broken)[0] == -loss
    assert broken.players[0].points == 5


def test_there_are_nineteen() -> None:
    """13.1: the list is the whole deck."""
    assert [r[0] for r in REVENGE] == [r.id for r in table().box.revenges]


SECRETS = [
    ("SP01", 10, {"fulfilled": ["F02"]}), ("SP02", 10, {"fulfilled": ["A02"]}),
    ("SP03", 10, {"fulfilled": ["E02"]}), ("SP04", 10, {"fulfilled": ["I02"]}),
    ("SP05", 10, {"fulfilled": ["F02"]}), ("SP06", 5, "forest"), ("SP07", 5, "quarry"),
    ("SP08", 5, "pasture"), ("SP09", 5, "spring"), ("SP10", 5, "market"), ("SP11", 5, "village"),
    ("SP12", 7, {"resources": "1 wood"}), ("SP13", 7, {"resources": "1 stone"}),
    ("SP14", 7, {"resources": "1 sheep"}), ("SP15", 7, {"resources": "1 oil"}),
    ("SP16", 7, {"resources": "1 gold"}), ("SP17", 8, {"towers": ["TU1"]}),
    ("SP18", 8, {"pyramid": 1}), ("SP19", 7, {"additional": 1}),
]  # fmt: skip
DOUBLE = {"F02": "F03", "A02": "A03", "E02": "E03", "I02": "I03", "TU1": "TU2"}


def other_one(me: dict[str, object]) -> dict[str, object]:
    """The same for the opponent, with other cards."""
    return {
        key: [DOUBLE[card] for card in value] if isinstance(value, list) else value
        for key, value in me.items()
    }


@pytest.mark.parametrize(("card", "points", "me"), SECRETS, ids=[s[0] for s in SECRETS])
def test_every_secret_pact(card: str, points: int, me: dict[str, object] | str) -> None:
    """13.2, 13.3: alone in front, or an own marker there; a tie and nothing at all give 0."""
    mine: dict[str, object] = {"secrets": [card]}
    others: dict[str, object] = {"secrets": ["SP20"]}
    if isinstance(me, str):
        assert scored(position(mine, others, locations={me: [1, 0]}))[2] == points
        assert scored(position(mine, others, locations={me: [1]}))[2] == 0
        return
    assert scored(position(mine | me, others))[2] == points
    assert scored(position(mine | me, others | other_one(me)))[2] == 0
    assert scored(position(mine, others))[2] == 0


def test_sp20() -> None:
    """13.2: fewest revenge cards, none included, but alone."""
    mine: dict[str, object] = {"secrets": ["SP20"]}
    assert scored(position(mine, {"revenge": ["RV01"]}))[2] == 7
    assert scored(position(mine, {}))[2] == 0
    both = position(mine | {"revenge": ["RV01"]}, {"revenge": ["RV02"]})
    assert scored(both)[2] == 0
    assert [s[0] for s in SECRETS] + ["SP20"] == [s.id for s in table().box.secrets]


def test_failed_secret_pact_costs_nothing() -> None:
    """13.3: it is no unfulfilled pact."""
    state = position({"secrets": ["SP01", "SP05"]})
    assert scored(state)[1:3] == [0, 0]


def test_further_secret_pact() -> None:
    """13.4: drawn and kept, and it scores besides the first."""
    state = position(
        {"resources": "3 sheep 2 gold", "accepted": ["A02"], "fulfilled": PACTS[3:9]},
        steps=(("turn", 1, 0, 0, -1), ("second", 0, 0, 0, -1)), counter=1,
    )  # fmt: skip
    play(state, "fulfil A02", "secret 0 SP05")
    assert [state.setup.secrets[s].id for s in state.players[0].secrets] == ["SP05", "SP06"]
    assert scored(state)[2] == 10


def revealed(card: str, *after: str, **rest: object) -> Wutaki:
    """A round that begins with this card."""
    state = fresh(**rest)
    play(state, f"round {card}", *after)
    return state


def fresh(**rest: object) -> Wutaki:
    players = rest.pop("players", [])
    assert isinstance(players, list)
    steps = (("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1))
    return position(*players, steps=steps, **rest)  # type: ignore[arg-type]


def test_one_card_per_round() -> None:
    """14.1: the last card is discarded; an empty deck is made of the discards."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}},
        {"workers": {"pasture": "llll"}},
        cards=["RC16"],
    )
    play(state, "place loyal spring", "round RC18")
    assert state.to_dict()["cards"] == ["RC18"]
    assert state.round_discard[15] == 1
    ids = [r.id for r in table().box.rounds]
    used = position(
        {"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}},
        cards=["RC16"], discard={"round": [i for i in ids if i != "RC16"]},
    )  # fmt: skip
    play(used, "place loyal spring")
    assert len(used.odds()) == 20


PLACES = [
    ("RC01", [], {"wood": 2, "stone": 2}), ("RC02", [], {"sheep": 2, "oil": 2}),
    ("RC03", [], {"gold": 5}), ("RC04", ["omen 0 OM01", "omen 0 OM02"], {}),
    ("RC05", ["accept slot-4", "row F15"], {"gold": 2, "wood": 1}), ("RC06", [], {}),
    ("RC07", ["revenge 0 RV01"], {}), ("RC08", ["play OM26", "omen 0 OM03"], {}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "after", "gain"), PLACES, ids=[p[0] for p in PLACES])
def test_places(card: str, after: list[str], gain: dict[str, int]) -> None:
    """14.2: who goes there gets what the card shows."""
    state = position({"omens": ["OM26"], "additional": 2}, cards=[card])
    play(state, "place loyal card", *after)
    me = state.players[0]
    assert has(me) == gain
    assert asked(state) == "1 place"
    seen = {
        "RC04": len(me.omens) == 3,
        "RC05": accepted(state, 0) == ["F17"],
        "RC06": me.hired() == 3,
        "RC07": me.points == 10 and revenge(state, 0) == ["RV01"],
        "RC08": me.points == 9 and omens(state, 0) == ["OM03"],
    }
    assert seen.get(card, True)


def test_fields_of_a_place() -> None:
    """14.2: one field with two players, two with three or four; none without such a card."""
    assert [table(seats).fields[21] for seats in (2, 3, 4)] == [1, 2, 2]
    assert "card" not in areas(position({}, cards=["RC16"]))
    taken = position({}, {"workers": {"card": "l"}}, cards=["RC03"])
    assert refused(taken, "place loyal card") == "3.6"


def test_chase_from_a_place() -> None:
    """14.2, 6.1: workers there can be chased too."""
    crew: dict[str, object] = {"additional": 1, "workers": {"card": "a"}}
    state = position({}, crew, cards=["RC03"])
    play(state, "place loyal chase", "chase 1 card", "revenge 0 RV01", "move-in")
    assert (where(state, 0), has(state.players[0])) == ({"card": "l"}, {"gold": 5})


def test_cards_for_everybody() -> None:
    """14.3, 14.4: RC09 2 gold, RC10 an omen, RC11 2 C each; then another card."""
    state = revealed("RC09", "round RC11", "round RC10")
    assert asked(state) == "chance omen"
    play(state, "omen 0 OM01", "omen 1 OM02")
    assert [has(p) for p in state.players] == [{"wood": 2, "gold": 2}, {"stone": 2, "gold": 2}]
    assert asked(state) == "chance round"
    play(state, "round RC16")
    assert asked(state) == "0 place"
    assert state.to_dict()["cards"] == ["RC09", "RC11", "RC10", "RC16"]


def test_rc12() -> None:
    """14.3: 3 VP for the start player, then another card."""
    state = revealed("RC12", start=1)
    assert [p.points for p in state.players] == [5, 8]
    assert asked(state) == "chance round"


def test_rc13() -> None:
    """14.3: each may pay 4 gold to shuffle an own revenge card back; who cannot is not asked."""
    rich: dict[str, object] = {"resources": "4 gold", "revenge": ["RV01"]}
    state = revealed("RC13", players=[rich, {"revenge": ["RV02"]}, rich | {"revenge": ["RV03"]}])
    assert (asked(state), legal(state)) == ("0 may", {"yes", "no"})
    play(state, "yes", "return RV01")
    assert (asked(state), has(state.players[0]), revenge(state, 0)) == ("2 may", {}, [])
    play(state, "no")
    assert (asked(state), revenge(state, 2)) == ("0 place", ["RV03"])


def test_rc14() -> None:
    """14.3: wages as on counter field 5."""
    state = revealed("RC14", players=[{"additional": 2, "resources": "1 wood"}, {"additional": 1}])
    assert [p.hired() for p in state.players] == [1, 0]


def test_rc15() -> None:
    """14.5: the first upgrade of the round costs no gold, the next one does."""
    state = revealed("RC15", players=[{}, {"resources": "6 gold"}, {}])
    play(state, "place loyal upgrade", "upgrade TU5")
    assert state.players[0].points == 9
    assert "upgrade" in areas(state)
    play(state, "place loyal upgrade", "upgrade forest")
    assert has(state.players[1]) == {}


def test_free_upgrade_ends_with_its_round() -> None:
    """14.5: what nobody used in its round is gone."""
    state = position({"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}},
                     cards=["RC15"], free_upgrades=1)  # fmt: skip
    assert "upgrade" in areas(state)
    play(state, "place loyal spring", "round RC18")
    assert "upgrade" not in areas(state)


def test_rc16() -> None:
    """14.5: upgrades cost 2 gold less."""
    state = position({"resources": "4 gold"}, cards=["RC16"])
    play(state, "place loyal upgrade", "upgrade forest")
    assert has(state.players[0]) == {}


def test_rc17() -> None:
    """14.5: hiring costs no resources, the special worker neither."""
    state = position({"additional": 4}, cards=["RC17"])
    play(state, "place loyal village")
    assert state.players[0].has_special()


def test_rc18() -> None:
    """14.5: chasing draws no revenge card."""
    state = position({}, {"additional": 1, "workers": {"forest": "a"}}, cards=["RC18"])
    play(state, "place loyal chase", "chase 1 forest", "stay")
    assert revenge(state, 0) == []


def test_rc19() -> None:
    """14.5: resource locations yield 1 more, with each action; the village does not."""
    state = position({"special": True, "additional": 3, "resources": "9 wood"}, cards=["RC19"])
    play(state, "place special quarry", "again")
    assert has(state.players[0]) == {"wood": 9, "stone": 6}
    village = position({"resources": "9 wood"}, cards=["RC19"])
    play(village, "place loyal village")
    assert village.players[0].hired() == 1


def test_rc20() -> None:
    """14.4: the row is renewed, then another card is revealed."""
    state = revealed("RC20", "row F01", "row F02", "row F03", "row F04")
    assert row(state) == ["F04", "F03", "F02", "F01"]
    assert asked(state) == "chance round"
    draw_any(state)


ONCE = """
round = [{ id = "Z1", kind = "place", do = "gain 1 gold", once = true }]
omen = [{ id = "Z2", count = 20, lasting = "more 1 market", once = true }]
"""


def test_once_per_round() -> None:
    """14.6: such a place works once in a round, for the special worker too."""
    options: dict[str, bool | int | str] = {"box": own(ONCE)}
    state = position({"special": True, "additional": 4}, {}, {}, options=options, cards=["Z1"])
    play(state, "place special card")
    assert (has(state.players[0]), asked(state)) == ({"gold": 1}, "1 place")
    assert refused(state, "place loyal card") == "14.6"
    late = position({"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}},
                    options=options, cards=["Z1"])  # fmt: skip
    play(late, "place loyal card", "round Z1", "place loyal card")
    assert has(late.players[0]) == {"gold": 2}  # a new round


def test_permanent_card_once_per_round() -> None:
    """14.6: such a permanent omen adds only to the first action of a round."""
    options: dict[str, bool | int | str] = {"box": own(ONCE)}
    state = position({"special": True, "additional": 4, "permanent": "Z2"}, options=options)
    play(state, "place special market", "again")
    assert has(state.players[0]) == {"gold": 4 + 3}
    late = position({"workers": {"forest": "ll", "quarry": "l"}, "permanent": "Z2"},
                    {"workers": {"pasture": "llll"}}, options=options)  # fmt: skip
    play(late, "place loyal market", "round Z1", "place loyal market")
    assert has(late.players[0]) == {"gold": 4 + 4}  # a new round
    fresh_one = position({"permanent": "Z2", "permanent_used": True, "omens": ["Z2"]},
                         {"passed": True}, options=options)  # fmt: skip
    play(fresh_one, "place loyal play", "play Z2", "place loyal market")
    assert has(fresh_one.players[0]) == {"gold": 4}  # another card, not used yet
