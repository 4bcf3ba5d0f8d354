"""Components, the table and how it is laid: chapters 1 and 2."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.core.errors import BadSeats
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE
from tafelrunde.games.wutaki import data
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules import printed
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import (
    accepted,
    areas,
    asked,
    codes,
    draw_any,
    goods,
    has,
    omens,
    own,
    position,
    row,
    table,
)
from tafelrunde.testing.helpers.acts import legal, play, refused


def laid(seats: int = 2, **options: bool | int | str) -> Wutaki:
    """A table as chance and the first choices leave it."""
    state = table(seats, **options).start()
    assert isinstance(state, Wutaki)
    while state.round == 0 or state.actors() == (CHANCE,):
        if state.actors() == (CHANCE,):
            state.apply(CHANCE, state.odds()[0][0])
        else:
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[0])
    return state


def test_seats() -> None:
    """1.1: two to four."""
    assert GAME.meta.seats == (2, 4)
    with pytest.raises(BadSeats):
        GAME.setup(5)


def test_decks_are_complete() -> None:
    """1.2: 68 pacts (17 of each element), 50 omens, 19, 20, 20, 9, 6, 4, 4."""
    box = data.components()
    elements = Counter(dict.fromkeys(("fire", "water", "earth", "wind"), 0))
    for pact in box.pacts:
        elements[pact.element] += pact.count
    assert elements == {"fire": 17, "water": 17, "earth": 17, "wind": 17}
    decks = (box.pacts, box.omens, box.revenges, box.secrets, box.rounds)
    assert [sum(card.count for card in deck) for deck in decks] == [68, 50, 19, 20, 20]
    assert [len(box.towers), len(box.abilities), len(box.elements)] == [9, 6, 4]
    assert printed.cost_markers(box.tables) == ["wood", "stone", "sheep", "oil"]


def test_every_component_names_its_source() -> None:
    """1.2: what is printed in the rulebook, and what we had to reconstruct."""
    rows = [row for table in data.printed().values() for row in table]
    assert {row["source"] for row in rows} == {"rulebook", "reconstructed"}
    firm = {row["id"] for row in rows if row["source"] == "rulebook"}
    assert {"F01", "OM01", "OM27", "OM28", "RV01", "RV03", "SP01", "SP05", "TU7", "AB1"} <= firm


def test_pieces_of_a_colour() -> None:
    """1.3: four loyal workers, up to four additional ones and a special one, six markers."""
    state = position({"resources": "20 wood 10 gold"})
    me = state.players[0]
    assert (me.loyal, me.hired(), state.markers_left(0)) == (4, 0, 6)
    assert state.setup.most_additional == 4
    assert len(state.setup.hiring) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resource_markers(seats: int) -> None:
    """1.4, 2.1: 27 of each; one of each is dealt to everybody, the rest is the supply."""
    state = laid(seats, cards="")
    counted = [state.census()[name] for name in goods("")]
    assert counted == [27] * 5
    start = table(seats).start()
    assert isinstance(start, Wutaki)
    assert start.supply == [27 - seats] * 5
    for player in start.players:
        assert player.points == 5
        assert player.resources == [1] * 5


def test_supply_is_limited() -> None:
    """1.5: of what has run out nobody gets any more; the visitor takes what is left first."""
    state = position({}, {"resources": "26 wood 27 sheep"}, locations={"forest": [1]})
    play(state, "place loyal forest")
    assert has(state.players[0]) == {"wood": 1}
    assert has(state.players[1]) == {"wood": 26, "sheep": 27}  # no sheep left for the owner


def test_visitor_before_owners_clockwise() -> None:
    """1.5: one oil for two owners goes to the next after the active player."""
    state = position({}, {}, {"resources": "26 oil"}, locations={"quarry": [2, 1]}, seats=3)
    play(state, "place loyal quarry")
    assert has(state.players[0]) == {"stone": 4}
    assert has(state.players[1]) == {"oil": 1}
    assert has(state.players[2]) == {"oil": 26}
    own = position({}, {"resources": "26 oil"}, locations={"quarry": [1, 0]})
    play(own, "place loyal quarry")
    assert has(own.players[0]) == {"stone": 4, "oil": 1}  # the active player before the others


def test_own_cost_marker_and_any() -> None:
    """1.6: C is the own marker's resource; any resources may be mixed, gold too."""
    state = position({"cost": "oil"})
    play(state, "place loyal claim")
    assert has(state.players[0]) == {"oil": 2}
    state = position({"resources": "7 wood 3 gold 1 oil", "revenge": ["RV01"]})
    play(state, "place loyal favour", "choose pass-revenge", *["pay gold"] * 3)
    assert legal(state) == {"pay wood", "pay oil"}


def test_pay_and_sacrifice() -> None:
    """1.8: what is paid goes to the supply, what is sacrificed onto the monster."""
    state = position(
        {"resources": "9 wood", "omens": ["OM01"]},
    )
    play(state, "place loyal play", "play OM01")
    assert asked(state) == "0 sacrifice"
    play(state, *["pay wood"] * 8)
    assert state.monster == [8, 0, 0, 0, 0]
    state = position({"resources": "9 gold"})
    play(state, "place loyal upgrade", "upgrade forest")
    assert state.monster == [0] * 5
    assert state.supply[4] == 27 - 3


def test_points_stop_at_nothing() -> None:
    """1.9: a voluntary payment needs the points; a forced loss stops at 0."""
    assert "give" not in areas(position({"points": 1}))
    state = position(
        {"points": 3}, {"points": 12},
        options={"box": own('round = [{ id = "Z", kind = "all", do = "lose 9 points" }]')},
        steps=(("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1)),
    )  # fmt: skip
    play(state, "round Z")
    assert [player.points for player in state.players] == [0, 3]


def test_effects_go_as_far_as_they_go() -> None:
    """1.10: costs must be payable and something possible; what is impossible is skipped."""
    short = position({"resources": "7 wood", "omens": ["OM01", "OM26"]})
    play(short, "place loyal play")
    assert legal(short) == {"play OM26"}
    empty = position({"resources": "4 wood", "omens": ["OM19", "OM26"]})  # no card to pass on
    play(empty, "place loyal play")
    assert legal(empty) == {"play OM26"}
    taken = position({"omens": ["OM25"]}, claimed=1)
    play(taken, "place loyal play", "play OM25")
    assert (taken.claimed, has(taken.players[0])) == (1, {"gold": 2})


def test_own_cards() -> None:
    """1.11: a deck that the option names replaces the whole deck; the record replays it."""
    text = 'omen = [{ id = "X1", count = 9, do = "gain 7 gold" }]'
    setup = table(2, box=own(text))
    assert [omen.id for omen in setup.omens] == ["X1"]
    assert len(setup.pacts) == 68
    state = position({"omens": ["X1"]}, options={"box": own(text)})
    play(state, "place loyal play", "play X1")
    assert has(state.players[0]) == {"gold": 7}


def test_start_goods_and_points() -> None:
    """2.1: in a real start."""
    match = Match(table(3), Seeded(3))
    assert isinstance(match.state, Wutaki)
    assert [player.points for player in match.state.players] == [5, 5, 5]


def test_elements_are_dealt() -> None:
    """2.2: one each, the rest leaves the game undecided."""
    state = table(3).start()
    assert isinstance(state, Wutaki)
    told = play(state, "element 0 wind", "element 1 fire")
    assert codes(told) == ["draws-element", "draws-element"]
    assert codes(told, 0) == ["draws-element", "you-draw-element", "draws-element"]
    assert sorted(str(action) for action, _ in state.odds()) == [
        "element 2 earth",
        "element 2 water",
    ]


def dealt() -> Wutaki:
    state = table(2).start()
    assert isinstance(state, Wutaki)
    play(state, "element 0 fire", "element 1 water")
    play(state, "secret 0 SP01", "secret 0 SP02", "secret 1 SP03", "secret 1 SP04")
    return state


def test_only_the_owner_sees_a_secret_pact() -> None:
    """2.3: the others hear that one was drawn."""
    state = table(2).start()
    assert isinstance(state, Wutaki)
    play(state, "element 0 fire", "element 1 water")
    told = play(state, "secret 0 SP01")
    assert codes(told, 0) == ["draws-secret", "you-draw-secret"]
    assert codes(told, 1) == ["draws-secret"]


def test_secret_pacts_two_for_one() -> None:
    """2.3: all choose at the same time; the rejected go back when all have chosen."""
    state = dealt()
    assert state.actors() == (0, 1)
    assert {str(a) for a in state.legal(0)} == {"keep SP01", "keep SP02"}
    state.apply(1, state.setup.space.read("keep SP04"))
    assert state.actors() == (0,)
    assert sum(state.secret_bag) == 16
    state.apply(0, state.setup.space.read("keep SP01"))
    assert sum(state.secret_bag) == 18
    assert [state.setup.secrets[s].id for p in state.players for s in p.secrets] == ["SP01", "SP04"]


def test_all_hear_that_somebody_has_chosen() -> None:
    """2.3: but only that; which one it is, the owner alone."""
    told = play(dealt(), "keep SP01")
    assert codes(told, 0) == ["keeps", "you-keep"]
    assert codes(told, 1) == ["keeps"]


def test_nothing_is_free_before_the_first_round() -> None:
    """14.5: only a round card gives upgrades away."""
    assert table(2).start().to_dict()["free_upgrades"] == 0


def test_cost_markers() -> None:
    """2.4: each of the four at most once, open to all."""
    state = dealt()
    play(state, "keep SP01", "keep SP03")
    assert [str(a) for a, _ in state.odds()] == [
        f"cost 0 {r}" for r in ("wood", "stone", "sheep", "oil")
    ]
    told = play(state, "cost 0 oil")
    assert codes(told) == ["cost"]
    assert "cost 1 oil" not in [str(a) for a, _ in state.odds()]


def test_first_omens_and_start_player() -> None:
    """2.5, 2.6: two omens each, then the start player by lot."""
    state = dealt()
    play(state, "keep SP01", "keep SP03", "cost 0 oil", "cost 1 wood")
    play(state, "omen 0 OM01", "omen 0 OM01", "omen 1 OM02", "omen 1 OM26")
    assert omens(state, 0) == ["OM01", "OM01"]
    assert [(str(a), w) for a, w in state.odds()] == [("starter 0", 1), ("starter 1", 1)]
    play(state, "starter 1")
    assert state.start == 1


def test_symmetric() -> None:
    """2.7: everybody has side A and no ability marker."""
    state = laid(4)
    assert [p.master for p in state.players] == [0] * 4
    assert [p.ability for p in state.players] == [-1] * 4


def test_master_boards_are_picked() -> None:
    """2.8: start player first, then clockwise, each board once."""
    state = table(3, boards="masters").start()
    assert isinstance(state, Wutaki)
    while state.start < 0:
        seat = state.actors()[0]
        options = [a for a, _ in state.odds()] if seat == CHANCE else state.legal(seat)
        state.apply(seat, options[-1])
    assert state.start == 2
    assert asked(state) == "2 master"
    assert legal(state) == {"master B1", "master B2", "master B3", "master B4"}
    play(state, "master B3")
    assert asked(state) == "0 master"
    assert refused(state, "master B3") == "2.8"
    play(state, "master B1", "master B4")
    assert [p.master for p in state.players] == [1, 4, 3]
    assert all(p.ability == -1 for p in state.players)


def test_ability_markers_are_dealt() -> None:
    """2.9: one each, open; also without master boards."""
    state = laid(4, boards="abilities")
    assert len({p.ability for p in state.players}) == 4
    assert [p.master for p in state.players] == [0] * 4
    both = laid(2, boards="asymmetric")
    assert all(p.ability >= 0 and p.master > 0 for p in both.players)


def test_first_pacts() -> None:
    """2.10: two picks each, the row is filled after both; no gold, and they are accepted."""
    state = table(2).start()
    assert isinstance(state, Wutaki)
    while not state.row or state.actors() == (CHANCE,):
        if state.actors() == (CHANCE,):
            state.apply(CHANCE, state.odds()[0][0])
        else:
            state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    first = state.start
    before = row(state)
    play(state, "pick slot-4")
    assert row(state) == [None, *before[:3]]
    assert refused(state, "pick slot-1") == "2.10"
    play(state, "pick slot-4")
    assert accepted(state, first) == [before[3], before[2]]
    assert asked(state) == "chance row"
    draw_any(state)
    assert None not in row(state)
    assert has(state.players[first]) == dict.fromkeys(goods(""), 1)
    play(state, "pick slot-1", "pick slot-2")
    draw_any(state)
    assert [len(p.accepted) for p in state.players] == [2, 2]
    assert len(state.row) == 4


def test_nobody_is_hired() -> None:
    """2.11: additional workers are still on the board, locations and the counter are on 0."""
    state = laid(2)
    assert [state.level(location) for location in range(6)] == [0] * 6
    assert [(p.hired(), p.loyal) for p in state.players] == [(0, 4), (0, 4)]
    assert state.counter == 0
