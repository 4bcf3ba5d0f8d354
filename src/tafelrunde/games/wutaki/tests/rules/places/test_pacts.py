"""The row of pacts, upgrades, and fulfilling pacts: chapters 7, 8 and 11; every pact card."""

from __future__ import annotations

import pytest

from tafelrunde.games.wutaki.tests.positions import (
    ROW,
    SECOND,
    accepted,
    areas,
    asked,
    codes,
    draw_any,
    fulfilled,
    has,
    omens,
    on_monster,
    position,
    row,
    scored,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused, why

# cost and reward as the dossier lists them: L oil, T stone, S sheep, W wood, G gold, C, O omen
COSTS = """
F01 5G3C1O 13|F02 3L2G 7|F03 2L2T 3h|F04 4L1O 8|F05 3L3T 8|F06 2L2T2W 6o|F07 4L3W2G 12|F08 5L4C 13
F09 6L2O 12|F10 3C3G 8|F11 2L1T1W1S 4h|F12 2L2T2W2S2G 14|F13 2L6G 10|F14 4T4W1O 13|F15 8L4G 16
F16 6C4G2O 18|F17 3L2C1G 5g|A01 5G3C1O 13|A02 3S2G 7|A03 2S2W 3h|A04 4S1O 8|A05 3S3W 8|A06 2S2W2L 6o
A07 4S3L2G 12|A08 5S4C 13|A09 6S2O 12|A10 3C3G 8|A11 2S1W1L1T 4h|A12 2S2W2L2T2G 14|A13 2S6G 10
A14 4W4L1O 13|A15 8S4G 16|A16 6C4G2O 18|A17 3S2C1G 5g|E01 5G3C1O 13|E02 3T2G 7|E03 2T2S 3h
E04 4T1O 8|E05 3T3S 8|E06 2T2S2L 6o|E07 4T3L2G 12|E08 5T4C 13|E09 6T2O 12|E10 3C3G 8|E11 2T1S1L1W 4h
E12 2T2S2L2W2G 14|E13 2T6G 10|E14 4S4L1O 13|E15 8T4G 16|E16 6C4G2O 18|E17 3T2C1G 5g|I01 5G3C1O 13
I02 3W2G 7|I03 2W2L 3h|I04 4W1O 8|I05 3W3L 8|I06 2W2L2T 6o|I07 4W3T2G 12|I08 5W4C 13|I09 6W2O 12
I10 3C3G 8|I11 2W1L1T1S 4h|I12 2W2L2T2S2G 14|I13 2W6G 10|I14 4L4T1O 13|I15 8W4G 16|I16 6C4G2O 18
I17 3W2C1G 5g
"""
CARDS = [card.split() for card in COSTS.replace("\n", "|").split("|") if card.strip()]
NAMES = {"L": "oil", "T": "stone", "S": "sheep", "W": "wood", "G": "gold"}
STOCK = ["OM02", "OM02", "OM02"]


@pytest.mark.parametrize(("id", "cost", "reward"), CARDS, ids=[card[0] for card in CARDS])
def test_every_pact(id: str, cost: str, reward: str) -> None:
    """11.1, 11.3: each card asks for its cost, no marker less, and pays its reward."""
    marker = "sheep"
    need = dict.fromkeys(NAMES.values(), 0)
    paid_omens = 0
    for number, sign in zip(cost[::2], cost[1::2]):
        if sign == "O":
            paid_omens = int(number)
        else:
            need[NAMES.get(sign, marker)] += int(number)
    held = " ".join(f"{number} {name}" for name, number in need.items())
    me: dict[str, object] = {
        "cost": marker, "resources": held, "omens": STOCK[:paid_omens], "accepted": [id],
        "fulfilled": ["F05" if id != "F05" else "F06"],
    }  # fmt: skip
    others = [None, *[card for card in ROW if card != id][:3]]
    state = position(me, steps=SECOND, row=others)
    play(state, f"fulfil {id}")
    if reward.endswith("h"):
        assert asked(state) == "0 hire"
    assert on_monster(state).items() >= {k: v for k, v in need.items() if v}.items()
    assert sum(state.omen_discard) == paid_omens
    assert state.players[0].points == 5 + int(reward.rstrip("hog"))
    if reward.endswith("g"):
        assert has(state.players[0]) == {"gold": 3}
    elif reward.endswith("o"):
        assert asked(state) == "chance omen"
    else:
        assert has(state.players[0]) == {}
    for name in NAMES.values():
        if need[name]:
            less = " ".join(f"{n - (k == name)} {k}" for k, n in need.items())
            poor = position(me | {"resources": less}, row=others)
            play(poor, "place loyal favour")
            assert asked(poor) == "1 place"


def test_there_are_68_different_pacts() -> None:
    """11.1: the list above is the whole deck."""
    assert sorted(card[0] for card in CARDS) == sorted(p.id for p in position().setup.box.pacts)


def test_accept() -> None:
    """7.1: the field below a slot takes its pact, open in front of the player."""
    state = position({})
    told = play(state, "place loyal accept-2")
    assert accepted(state, 0) == ["E17"]
    assert "accepts" in codes(told)
    assert refused(position(row=[None, *ROW[:3]]), "place loyal accept-1") == "7.1"


@pytest.mark.parametrize(("slot", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_gold_of_the_slots(slot: int, gold: int) -> None:
    """7.2: 0, 0, 1 and 2 from left to right."""
    state = position({})
    play(state, f"place loyal accept-{slot}")
    assert has(state.players[0]).get("gold", 0) == gold


def test_row_slides_right() -> None:
    """7.3: after a removal the others move right, the new card comes from the left."""
    state = position({})
    play(state, "place loyal accept-3", "row F15")
    assert row(state) == ["F15", "A17", "E17", "F17"]


def test_special_worker_takes_the_next() -> None:
    """7.4: the second action takes what now lies in the same slot, with its gold."""
    state = position({"special": True, "additional": 4})
    play(state, "place special accept-4", "row F15", "again", "row F14")
    assert accepted(state, 0) == ["F17", "I17"]
    assert has(state.players[0]) == {"gold": 4}


def test_give_a_pact_away() -> None:
    """7.5: to another player, who cannot refuse and gets no gold; 2 VP."""
    state = position({}, seats=3)
    play(state, "place loyal give")
    assert len(legal(state)) == 8
    assert refused(state, "give-pact 0 slot-4") == "7.5"
    play(state, "give-pact 2 slot-4", "row F15")
    assert accepted(state, 2) == ["F17"]
    assert has(state.players[2]) == {}
    assert state.players[0].points == 3
    assert refused(position({"points": 1}), "place loyal give") == "1.9"


def test_renew() -> None:
    """7.6: four new ones from right to left, one must be accepted, without gold."""
    state = position({})
    play(state, "place loyal renew", "row F01", "row F02", "row F03", "row F04")
    assert row(state) == ["F04", "F03", "F02", "F01"]
    assert legal(state) == {f"accept slot-{slot}" for slot in range(1, 5)}
    play(state, "accept slot-4", "row F05")
    assert accepted(state, 0) == ["F01"]
    assert has(state.players[0]) == {}
    assert sum(state.pact_discard) == 4


def test_empty_pact_deck() -> None:
    """7.7: discards are shuffled; without any, slots stay empty."""
    ids = [p.id for p in position().setup.box.pacts if p.id not in ROW]
    state = position({}, {"fulfilled": ids[1:]}, discard={"pact": ids[:1]})
    play(state, "place loyal accept-1", f"row {ids[0]}")
    assert row(state)[0] == ids[0]
    state = position({}, {"fulfilled": ids})
    play(state, "place loyal accept-1")
    assert row(state) == [None, *ROW[1:]]


def test_upgrade() -> None:
    """8.1: pay the gold to the supply, gain 4 VP."""
    state = position({"resources": "8 gold"})
    play(state, "place loyal upgrade", "upgrade village")
    assert (has(state.players[0]), state.players[0].points) == ({"gold": 2}, 9)
    assert state.markers[10] == 0
    assert why(position({"resources": "5 gold"}), "place loyal upgrade").startswith(
        "cheapest-upgrade"
    )


def test_upgrade_needs_a_marker() -> None:
    """8.2: six for everything."""
    used = {"forest": [0, 0], "quarry": [0, 0], "pasture": [0]}
    full = position({"resources": "9 gold", "pyramid": 1}, locations=used)
    assert refused(full, "place loyal upgrade") == "8.2"
    state = position({"resources": "9 gold"}, locations=used)
    assert state.markers_left(0) == 1
    play(state, "place loyal upgrade", "upgrade spring")
    assert state.markers_left(0) == 0


def test_location_twice() -> None:
    """8.3: 6 gold for level 1, 8 for level 2, then no more."""
    state = position({"resources": "7 gold"}, locations={"forest": [1], "quarry": [1, 1]})
    play(state, "place loyal upgrade")
    assert "upgrade pasture" in legal(state)
    assert refused(state, "upgrade forest") == "8.1"
    assert refused(state, "upgrade quarry") == "8.3"
    state = position({"resources": "8 gold"}, locations={"forest": [1]})
    play(state, "place loyal upgrade", "upgrade forest")
    assert has(state.players[0]) == {}
    assert state.level(0) == 2


def test_towers() -> None:
    """8.4: elemental 8 gold, resource 10 gold; each card once, one of each kind."""
    state = position({"resources": "8 gold"}, {"towers": ["TU2"]})
    play(state, "place loyal upgrade")
    assert legal(state, "upgrade TU") == {"upgrade TU1", "upgrade TU3", "upgrade TU4"}
    assert refused(state, "upgrade TU2") == "8.4"
    assert refused(state, "upgrade TU7") == "8.1"
    play(state, "upgrade TU1")
    assert (has(state.players[0]), state.players[0].points, state.upgrades(0)) == ({}, 9, 1)
    state = position({"resources": "10 gold", "towers": ["TU1"]})
    play(state, "place loyal upgrade")
    assert legal(state, "upgrade TU") == {f"upgrade TU{n}" for n in range(5, 10)}


def test_elemental_tower() -> None:
    """8.5: +1 per fulfilled pact of its element, −2 per pact of the opposite, open or fulfilled."""
    for tower, good, bad in (
        ("TU1", "F", "A"),
        ("TU2", "A", "F"),
        ("TU3", "E", "I"),
        ("TU4", "I", "E"),
    ):
        other = {"F": "earth", "A": "earth", "E": "fire", "I": "fire"}[good]
        state = position(
            {"element": other, "towers": [tower],
             "fulfilled": [f"{good}02", f"{good}03", f"{bad}02"], "accepted": [f"{bad}03"]},
            {"element": "wind" if other == "earth" else "water"}, row=[None] * 4,
        )  # fmt: skip
        assert scored(state)[3] == 2 - 4, tower


@pytest.mark.parametrize(
    ("tower", "place", "gives", "number"),
    [("TU5", "forest", "wood", 3), ("TU6", "quarry", "stone", 3), ("TU7", "pasture", "sheep", 3),
     ("TU8", "spring", "oil", 3), ("TU9", "market", "gold", 4)],
)  # fmt: skip
def test_resource_tower(tower: str, place: str, gives: str, number: int) -> None:
    """8.6: one more with every action at its location, and nowhere else."""
    state = position({"towers": [tower]})
    play(state, f"place loyal {place}")
    assert has(state.players[0]) == {gives: number}
    state = position({"towers": [tower], "special": True, "additional": 4})
    play(state, f"place special {place}", "again")
    assert has(state.players[0]) == {gives: 2 * number}


def test_towers_are_final() -> None:
    """8.7: omens against markers do not touch them."""
    assert "play" not in areas(position({"omens": ["OM15", "OM16"]}, {"towers": ["TU1", "TU5"]}))


def test_pact_example() -> None:
    """11.1: the fire pact for 5 gold, 3 C and an omen: 13 VP, markers advance, card face down."""
    state = position(
        {"resources": "6 gold 3 wood", "omens": ["OM08", "OM26"], "accepted": ["F01"],
         "fulfilled": ["E02"]},
        steps=SECOND,
    )  # fmt: skip
    assert legal(state) == {"fulfil F01", "end"}
    play(state, "fulfil F01", "discard OM08")
    assert on_monster(state) == {"gold": 5, "wood": 3}
    assert (omens(state, 0), state.players[0].points) == (["OM26"], 18)
    assert fulfilled(state, 0) == ["E02", "F01"]
    assert accepted(state, 0) == []
    assert state.setup.counter[state.counter] == "1"


def test_only_own_accepted_pacts() -> None:
    """11.1: what is not accepted, or cannot be paid, cannot be fulfilled."""
    state = position({"resources": "9 oil", "accepted": ["F02", "F03", "F04"], "omens": ["OM02"]},
                     steps=SECOND)  # fmt: skip
    assert refused(state, "fulfil F17") == "11.1"
    assert refused(state, "fulfil F02") == "11.1"


def test_omens_in_a_cost() -> None:
    """11.2: from the hand, of one's choice; the permanent one cannot be paid."""
    state = position({"resources": "8 oil 3 stone", "accepted": ["F09", "F05"], "omens": ["OM02"],
                      "permanent": "OM27"}, steps=SECOND)  # fmt: skip
    assert refused(state, "fulfil F09") == "11.2"
    state = position({"resources": "6 oil", "accepted": ["F09"], "omens": ["OM02", "OM03", "OM26"]},
                     steps=SECOND)  # fmt: skip
    play(state, "fulfil F09", "discard OM02")
    assert legal(state) == {"discard OM03", "discard OM26"}
    play(state, "discard OM26")
    assert omens(state, 0) == ["OM03"]


def test_order_of_a_pact() -> None:
    """11.3: sacrifice, reward, own track, common counter; then the next pact."""
    state = position(
        {"resources": "7 sheep 3 wood 2 gold", "accepted": ["A05", "A02"]}, steps=SECOND
    )
    told = play(state, "fulfil A05")
    order = [code for code in codes(told) if code in ("sacrifices", "points", "track", "counter")]
    assert order == ["sacrifices", "sacrifices", "points", "track", "counter"]
    assert asked(state) == "chance omen"  # field 1, before the next pact
    play(state, "omen 0 OM26", "omen 1 OM02", "fulfil A02")
    assert state.setup.counter[state.counter] == "2"


def test_reward_that_hires() -> None:
    """11.4: at once, at the normal price, if one likes."""
    me: dict[str, object] = {"resources": "2 oil 4 stone", "cost": "stone", "accepted": ["F03"],
                             "additional": 1}  # fmt: skip
    state = position(me, {"cost": "wood"}, steps=SECOND)
    play(state, "fulfil F03")
    assert legal(state) == {"hire", "enough"}
    play(state, "hire")
    assert state.players[0].hired() == 2
    assert has(state.players[0]) == {"gold": 2}  # track A, first pact
    poor = position(me | {"resources": "2 oil 2 stone"}, {"cost": "wood"}, steps=SECOND)
    play(poor, "fulfil F03")
    assert asked(poor) == "chance omen"


@pytest.mark.parametrize(
    ("seats", "fields"),
    [(2, ["0", "1", "2", "3", "4", "5"]), (3, ["0", "1", "2", "3", "three-players", "4", "5"]),
     (4, ["0", "1", "2", "3", "three-players", "4", "four-players", "5"])],
)  # fmt: skip
def test_common_counter(seats: int, fields: list[str]) -> None:
    """11.5: its fields by players; it runs round and round."""
    state = position({"resources": "3 sheep 2 gold", "accepted": ["A02"]}, seats=seats,
                     steps=SECOND, counter=len(fields) - 1)  # fmt: skip
    assert state.setup.counter == fields
    play(state, "fulfil A02")
    assert state.counter == 0


def test_field_one() -> None:
    """11.6: everybody draws, start player first."""
    state = position({"resources": "3 sheep 2 gold", "accepted": ["A02"]}, seats=3, start=2,
                     steps=SECOND)  # fmt: skip
    play(state, "fulfil A02", "omen 2 OM01", "omen 0 OM02", "omen 1 OM03")
    assert [len(p.omens) for p in state.players] == [1, 1, 1]


def wages(*players: dict[str, object]) -> list[dict[str, object]]:
    first = {"accepted": ["A02"], "resources": "3 sheep 2 gold"}
    return [first | players[0], *players[1:]]


def test_wages() -> None:
    """11.7: 1 C per additional worker, placed or not, the special one too; as far as C suffices."""
    state = position(
        *wages({}, {"additional": 2, "special": True, "workers": {"forest": "a"},
                    "resources": "5 stone"}),
        steps=SECOND, counter=4,
    )  # fmt: skip
    play(state, "fulfil A02")
    assert has(state.players[1]) == {"stone": 2}
    assert state.players[1].hired() == 3


def test_unpaid_workers_leave() -> None:
    """11.8: the special one, then placed ones, then those in stock; their fields are free."""
    crew: dict[str, object] = {"additional": 3, "special": True,
                               "workers": {"chase": "a", "forest": "s", "quarry": "a"}}  # fmt: skip
    left = []
    for stone in range(5):
        state = position(
            *wages({}, crew | {"resources": f"{stone} stone"}), steps=SECOND, counter=4
        )
        play(state, "fulfil A02")
        other = state.players[1]
        left.append((where(state, 1), other.idle))
        assert has(other) == {}
    assert left == [
        ({}, 0),
        ({}, 1),
        ({"quarry": "a"}, 1),
        ({"chase": "a", "quarry": "a"}, 1),
        ({"chase": "a", "forest": "s", "quarry": "a"}, 1),
    ]


@pytest.mark.parametrize(
    ("first", "then"),
    [("pyramid", "chase"), ("accept-1", "accept-4"), ("upgrade", "forest"), ("forest", "quarry"),
     ("quarry", "pasture"), ("pasture", "spring"), ("spring", "market"), ("market", "village"),
     ("village", "favour"), ("claim", "card"), ("card", "own")],
)  # fmt: skip
def test_who_of_several_placed_ones_leaves(first: str, then: str) -> None:
    """11.8: the area's number, then as the board lies; round card and master board come last."""
    crew = {"additional": 2, "workers": {then: "a", first: "a"}, "resources": "1 stone"}
    state = position(
        *wages({}, crew | {"master": "B1"}), steps=SECOND, counter=4, cards=["RC01"],
        options={"boards": "masters"},
    )  # fmt: skip
    play(state, "fulfil A02")
    assert where(state, 1) == {then: "a"}


def test_the_field_of_an_unpaid_claimer() -> None:
    """10.6, 11.8: it is free again, and with the next visit the claim changes hands, too."""
    claimer: dict[str, object] = {"additional": 1, "workers": {"claim": "a"}}
    state = position(*wages({}, claimer), steps=SECOND, counter=4, claimed=1)
    play(state, "fulfil A02")
    draw_any(state)
    play(state, "place loyal forest", "place loyal claim")
    assert (state.claimed, where(state, 0)) == (0, {"claim": "l"})


def test_unfulfilled_pact() -> None:
    """11.9: −8 each in the end."""
    assert (
        scored(position({"element": "wind", "accepted": ["F02", "A02"]}, {"element": "earth"}))[1]
        == -16
    )


def test_several_pacts_in_one_turn() -> None:
    """11.3, 11.5: two pacts move the counter twice, each event before the next pact."""
    state = position({"resources": "6 sheep 4 gold 3 wood", "accepted": ["A02", "A05"]},
                     steps=SECOND, counter=4)  # fmt: skip
    play(state, "fulfil A05")
    assert state.setup.counter[state.counter] == "5"
    play(state, "fulfil A02")
    assert state.counter == 0
