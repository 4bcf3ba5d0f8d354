"""Chapter 14: who knows what, what is undecided, and what a world made from a view may hold."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.event import hears
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE, canonical
from tafelrunde.games.monstermacher.board import text
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.numbers import UNDECIDED
from tafelrunde.games.monstermacher.rules.state import Monsters
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat, seen_cards, table
from tafelrunde.words.words import Words


def test_values_nobody_saw_are_not_decided() -> None:
    """14.1: neither in the state nor in the worlds that bots imagine."""
    board = place([seat(store="LA1"), seat(), seat()], gallows="HD")
    undecided = [c for c in seen_cards(board.view(0)) if not c["known"]]
    assert len(undecided) == 5  # four tops and the gallows
    world = GAME.determinize(board.view(0), Random(1))
    assert isinstance(world, Monsters)
    assert world.value.count(UNDECIDED) == board.monsters.value.count(UNDECIDED)


def test_the_robbers_value_is_drawn_among_those_left() -> None:
    """14.1: also for those who know some of the others."""
    board = place(
        [seat(), seat(store="LA1 LA3"), seat()], ["4+LA", "4+RA", "4+LL", "4+RL"], "BR BR"
    )
    board.play("rob", "stay", "stay", "choose grave-1")
    assert {str(action).split()[-1] for action, _ in board.state.odds()} == {"0", "2"}


def test_worlds_differ_only_in_what_is_unknown() -> None:
    """14.1, 14.2: own and remembered values stay, others are dealt from the rest of the type."""
    board = place([seat(store="LA1"), seat(store="LA3 HD2:0"), seat(store="LA0")])
    names = board.setup.names
    met = set()
    for seed in range(40):
        world = GAME.determinize(board.view(0), Random(seed))
        assert isinstance(world, Monsters)
        value = {code: world.value[names.index(board.names[code])] for code in board.names}
        assert (value["LA1"], value["HD2"]) == (1, 2)
        met.add((value["LA3"], value["LA0"]))
        assert world.to_dict()["graves"] == board.state.to_dict()["graves"]
    assert met == {(a, b) for a in (0, 2, 3) for b in (0, 2, 3) if a != b}


def test_sealed_choices_are_guessed() -> None:
    """5.6: any face-down card of the other, one's own as it is."""
    board = place([seat(), seat(open=(1,)), seat()])
    board.play("rob", "join", "stay", "1 choose grave-3")
    met = set()
    for seed in range(30):
        world = GAME.determinize(board.view(0), Random(seed))
        assert isinstance(world, Monsters)
        met.add(world.choices[1])
    assert met == {2, 3, 4}
    own = GAME.determinize(board.view(1), Random(0))
    assert isinstance(own, Monsters)
    assert own.choices[1] == 3


def test_a_draft_is_not_guessed() -> None:
    """11.7: to the others a bid that is put together is not there yet."""
    board = place([seat(store="HD3"), seat(store="LL2"), seat()], step="third")
    board.play("offer HD3", "call", "add LL2 shown")
    world = GAME.determinize(board.view(0), Random(0))
    assert isinstance(world, Monsters)
    assert world.bids[1].parts == ()
    own = GAME.determinize(board.view(1), Random(0))
    assert canonical(own.to_dict()["bids"]) == canonical(board.state.to_dict()["bids"])


def memory() -> Board:
    """Seat 1 has lost a head to seat 0; an arm hangs that everybody has seen."""
    board = place([seat(5), seat(1, "HD3"), seat()], gallows="LA2*")
    board.play("steal HD3")
    return board


def test_former_owners_remember() -> None:
    """14.2, MM-05."""
    board = memory()
    assert [board.knows(who, "HD3") for who in (0, 1, 2, None)] == [3, 3, None, None]
    assert [board.knows(who, "LA2") for who in (0, 1, 2, None)] == [2, 2, 2, 2]


def test_a_failed_operation_is_remembered_wherever_it_goes() -> None:
    """14.2, 8.9, MM-05: from the gallows into another store."""
    board = place([seat(2, "LA3"), seat(), seat()], step="second")
    board.play("operate LA3 2", "* roll 1", "gallows LA3")
    assert board.store(1) == ["LA3"]
    assert [board.knows(who, "LA3") for who in (0, 2, None)] == [3, 3, 3]


def test_who_knows_a_card_is_public() -> None:
    """14.2, 14.3: by the events that everybody heard, so the view of all can say it."""
    board = memory()
    for who in (0, 1, 2, None):
        marks = {c["id"]: c["known"] for c in seen_cards(board.view(who))}
        assert marks[board.names["HD3"]] == [0, 1]


@pytest.mark.parametrize(("option", "shown"), [("hidden", "[?]"), ("shown", "[2]")])
def test_the_table_shows_memories_only_by_agreement(option: str, shown: str) -> None:
    """14.3, MM-05: the view knows it in either case, the drawn table shows it or not."""
    board = place([seat(5), seat(1, "HD3"), seat()], gallows="LA2*", options={"memory": option})
    assert board.knows(2, "LA2") == 2
    words = Words(GAME, "en", ["Anne", "Karl", "Otto"])
    assert f"left arm A {shown}" in text(board.view(2), words)
    assert "head A [3]" in text(board.view(1), words)  # the own store in either case
    assert "head A [?]" in text(board.view(0), words)


@pytest.mark.parametrize(
    ("step", "actions"),
    [("first", ["steal HD3"]), ("third", ["offer LA1", "show 1"]), ("first", ["gallows RA"])],
)
def test_what_was_seen_is_not_taken_back(step: str, actions: list[str]) -> None:
    """1.6, 14.2: whoever has looked at a front cannot undo what led to it."""
    board = place([seat(3, "LA1"), seat(1, "HD3"), seat()], gallows="RA", step=step)
    match = Match(board.setup, Seeded(0))
    match.state = board.state
    match.entries, match.line = [], []
    for action in actions[:-1]:
        match.play(0, board.full(action))
        assert match.free(0)
    match.play(0, board.full(actions[-1]))
    assert match.free(0) == []


def test_cards_can_be_followed() -> None:
    """14.3, 1.7: the same name before and after every move, for everybody."""
    board = place([seat(5), seat(1, "HD3 HD1"), seat()])
    before = {c["id"]: c["type"] for c in seen_cards(board.view(2))}
    events = board.play("steal HD1")
    assert events[0].args[2] == board.names["HD1"]
    assert {c["id"]: c["type"] for c in seen_cards(board.view(2))} == before


@pytest.mark.parametrize("seats", [3, 5])
def test_a_seat_is_told_all_it_knows(seats: int) -> None:
    """14.2: every value in a view was told to its seat by an event before."""
    random = Random(seats)
    state = table(seats).start()
    events: list[set[tuple[str, int]]] = [set() for _ in range(seats)]
    for _ in range(400):
        actors = state.actors()
        if not actors:
            break
        options = [a for a, _ in state.odds()] if actors == (CHANCE,) else state.legal(actors[0])
        state.told = []
        state.apply(actors[0], random.choice(options))
        for event in state.told:
            if event.code in ("value", "lays-open"):
                name, value = str(event.args[-2]), int(event.args[-1])
                for who in range(seats):
                    if hears(event.audience, who):
                        events[who].add((name, value))
        for who in range(seats):
            for card in seen_cards(GAME.view(state, who)):
                if card["value"] is not None:
                    assert (card["id"], card["value"]) in events[who]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_is_somewhere_at_every_step(seats: int) -> None:
    """13.8, 1.2: 24, 30 or 36 parts, all robbery cards, at every step of random matches."""
    for seed in range(4):
        random = Random(seed)
        state = table(seats).start()
        census = state.census()
        assert census["parts"] == {3: 24, 4: 30, 5: 36}[seats]
        assert census["robbery"] == {3: 12, 4: 20, 5: 25}[seats]
        while state.actors():
            actor = random.choice(state.actors())
            options = [a for a, _ in state.odds()] if actor == CHANCE else state.legal(actor)
            state.apply(actor, random.choice(options))
            assert state.census() == census
