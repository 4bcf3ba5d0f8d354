"""Chapter 5: robbing graves."""

from __future__ import annotations

import pytest

from tafelrunde.core.event import hears
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat, table

ALL = (1, 2, 3, 4)


def three(*dice: int, graves: list[str] | None = None, **more: object) -> Board:
    """Three seats with empty stores, a known top on each grave."""
    tops = graves or ["4+LA", "4+RA", "4+LL", "4+RL"]
    players = [seat(die) for die in dice or (3, 3, 3)]
    return place(players, tops, gallows="HD HD1* HD2* BR1*", **more)  # type: ignore[arg-type]


def test_no_robbery_without_cards() -> None:
    """5.1, 5.7, MM-10, MON-R24, MON-R29: open robbery cards are not available."""
    board = place([seat(open=ALL), seat(), seat()])
    assert "rob" not in board.legal()
    assert board.refused("rob") == "5.1"


def test_no_robbery_of_empty_graves() -> None:
    """5.1, 13.8, MM-10, MM-63: nothing could be won."""
    board = place([seat(), seat(), seat()], rest="gallows")
    assert board.refused("rob") == "5.1"
    board = place([seat(), seat(), seat()], graves=["", "1+LA"], rest="gallows")
    assert "rob" in board.legal()


def test_the_call_costs_a_grade() -> None:
    """5.2, MX-3, MON-R24, MM-11: before anybody else says a word."""
    board = three()
    events = board.play("rob")
    assert codes(events) == ["calls-robbery"]
    assert (board.die(0), board.die(1)) == (4, 3)
    assert board.state.actors() == (1,)


def test_others_join_in_turn() -> None:
    """5.3, MM-11, MON-R25, MON-R26: openly, clockwise; a yes costs a grade at once."""
    board = three()
    board.play("rob")
    assert board.legal() == {"join", "stay"}
    events = board.play("join")
    assert events[0].code == "joins"
    assert hears(events[0].audience, None)
    assert board.die(1) == 4
    assert board.state.actors() == (2,)
    board.play("stay")
    assert board.die(2) == 3
    assert board.state.actors() == (0, 1)


def test_joining_needs_a_card() -> None:
    """5.4, MM-12, MON-R25, MON-R29: who has none is not even asked."""
    board = place([seat(), seat(open=ALL), seat()])
    events = board.play("rob")
    assert codes(events) == ["calls-robbery", "cannot-join"]
    assert board.state.actors() == (2,)


def test_nobody_withdraws() -> None:
    """5.4, MM-12."""
    board = three()
    board.play("rob", "join", "join")
    assert board.refused("stay", 1) == "5.3"
    assert board.legal("", 1) == {f"choose grave-{g}" for g in ALL}


def test_a_six_stays_and_does_not_hinder() -> None:
    """5.5, MX-3, MON-R27, MM-06."""
    board = three(6, 6, 3)
    board.play("rob", "join")
    assert (board.die(0), board.die(1)) == (6, 6)


def test_all_choose_at_the_same_time() -> None:
    """5.6, MM-13, MON-R28: in any order, and only the own choice is told."""
    board = three()
    board.play("rob", "join", "join")
    assert board.state.actors() == (0, 1, 2)
    events = board.play("2 choose grave-3")
    assert codes(events, 2) == ["chooses", "your-choice"]
    assert codes(events, 0) == codes(events, None) == ["chooses"]
    assert board.state.actors() == (0, 1)
    choices = [[p["choice"] for p in players(board, who)] for who in (2, 0, None)]
    assert choices == [[0, 0, 3], [0, 0, -1], [0, 0, -1]]


def players(board: Board, who: int | None) -> list[dict[str, object]]:
    out = board.view(who).facts["players"]
    assert isinstance(out, list)
    return out


def test_open_cards_cannot_be_chosen() -> None:
    """5.7, MON-R29."""
    board = place([seat(open=(2,)), seat(), seat()])
    board.play("rob", "stay", "stay")
    assert board.legal() == {"choose grave-1", "choose grave-3", "choose grave-4"}
    assert board.refused("choose grave-2") == "5.7"


def test_no_paragraph_forbids_a_face_down_card() -> None:
    """5.7: what is legal is not refused."""
    board = place([seat(open=(2,)), seat(), seat()])
    board.play("rob", "stay", "stay")
    assert board.monsters.refusal(0, board.setup.space.read("choose grave-3")) is None


def test_a_choice_is_taken_back_alone() -> None:
    """5.8: until the reveal, without touching the others' choices."""
    match = Match(table(4), Seeded(3))
    match.play(starter(match), "rob")
    for _ in range(3):
        match.play(match.actors[0], "join")
    match.play(1, "choose grave-2")
    mine = len(match.entries) - 1
    match.play(3, "choose grave-4")
    assert match.free(1) == [mine]
    match.undo(mine)
    assert match.actors == (0, 1, 2)
    match.play(1, "choose grave-5")
    view = match.view(1).facts["players"]
    assert isinstance(view, list)
    assert [p["choice"] for p in view] == [0, 5, 0, -1]


def starter(match: Match) -> int:
    return match.actors[0]


def test_after_the_reveal_a_choice_stands() -> None:
    """5.8: no undo past it, and no second choice."""
    match = Match(table(3), Seeded(1))
    first = starter(match)
    match.play(first, "rob")
    match.play(match.actors[0], "stay")
    match.play(match.actors[0], "join")
    for robber in match.actors:
        match.play(robber, "choose grave-1")
    assert match.free(first) == []
    assert match.actors == (first,)
    again = table(3).space.read("choose grave-2")
    assert match.refusal(first, again).rule == "5.8"


def test_all_are_revealed_at_once() -> None:
    """5.9, MM-13, MON-R30."""
    board = three()
    board.play("rob", "join", "stay", "1 choose grave-1")
    assert board.open(1) == []
    events = board.play("0 choose grave-2")
    shown = [event.args for event in events if event.code == "plays"]
    assert shown == [(0, "grave-2"), (1, "grave-1")]
    assert all(hears(event.audience, None) for event in events if event.code == "plays")
    assert (board.open(0), board.open(1)) == ([2], [1])


def test_everything_goes_round_from_the_seat_in_turn() -> None:
    """5.3, 5.9, 2.9, MM-11: those who are asked and those whose cards are told, clockwise."""
    board = three(turn=1, starter=1, steps=[{"step": "first", "seat": 1}])
    board.play("1 rob", "2 join", "0 join")
    events = board.play("0 choose grave-1", "1 choose grave-2", "2 choose grave-3")
    shown = [event.args[0] for event in events if event.code == "plays"]
    assert shown == [1, 2, 0]


def test_mx3_alone_at_a_grave() -> None:
    """5.10, 5.11, MX-3, MM-15, MON-R31, MON-R32: the top card, and the die is 3 again."""
    board = three()
    board.play("rob", "stay", "stay")
    events = board.play("choose grave-2")
    assert codes(events) == ["chooses", "plays", "robs"]
    assert board.store(0) == ["RA"]
    assert board.die(0) == 3
    events = board.play("* value RA 2")
    assert codes(events, 0) == ["value"]
    assert codes(events, 1) == []
    assert board.knows(0, "RA") == 2
    assert board.knows(1, "RA") is None


def test_mx3_from_six_to_five() -> None:
    """5.11, MX-3, MM-15, MON-R32: even if it could not rise before."""
    board = three(6, 3, 3)
    board.play("rob", "stay", "stay")
    assert board.die(0) == 6
    board.play("choose grave-1")
    assert board.die(0) == 5


def test_mx3_several_at_a_grave() -> None:
    """5.12, 5.14, MX-3, MON-R33, MON-R34: nothing for either, dice stay raised, cards open."""
    board = three()
    events = board.play("rob", "join", "stay", "0 choose grave-1", "1 choose grave-1")
    assert codes(events)[-1] == "clash"
    assert board.store(0) == board.store(1) == []
    assert (board.die(0), board.die(1)) == (4, 4)
    assert board.open(0) == board.open(1) == [1]
    assert board.grave(1) == ["LA"]
    assert board.asked() == "second"


def test_two_clash_and_a_third_succeeds() -> None:
    """5.10, 5.12: each grave is looked at on its own."""
    board = three()
    board.play("rob", "join", "join")
    board.play("0 choose grave-1", "1 choose grave-4", "2 choose grave-1")
    assert [board.store(who) for who in range(3)] == [[], ["RL"], []]
    assert [board.die(who) for who in range(3)] == [4, 3, 4]


def test_an_empty_grave_is_a_bluff() -> None:
    """5.13, 5.14, MM-14, MON-R28, MON-R34: nothing is taken, the die stays up, the card open."""
    board = place([seat(), seat(), seat()], graves=["", "2+LA", "", ""], rest="gallows")
    events = board.play("rob", "stay", "stay", "choose grave-3")
    assert codes(events)[-1] == "finds-nothing"
    assert (board.store(0), board.die(0), board.open(0)) == ([], 4, [3])


def test_an_empty_grave_may_count() -> None:
    """5.13, MM-14: by agreement a lone robber has succeeded there, too; in a crowd nobody has."""
    graves = ["", "2+LA", "", ""]
    options: dict[str, bool | int | str] = {"bluff_pays": True}
    board = place([seat(), seat(), seat()], graves=graves, rest="gallows", options=options)
    events = board.play("rob", "stay", "stay", "choose grave-3")
    assert codes(events)[-2:] == ["finds-nothing", "bluff-pays"]
    assert (board.store(0), board.die(0)) == ([], 3)
    board = place([seat(), seat(), seat()], graves=graves, rest="gallows", options=options)
    board.play("rob", "join", "stay", "choose grave-3")
    events = board.play("choose grave-3")
    assert "bluff-pays" not in codes(events)
    assert board.die(0) == 4


def test_played_cards_stay_open() -> None:
    """5.14, 12.3, MM-22, MON-R34, MON-R86: also that of a successful robber, for all to see."""
    board = three()
    board.play("rob", "stay", "stay", "choose grave-1")
    board.let_chance_draw()
    assert players(board, None)[0]["open"] == [1]
    board.play("skip", "skip", *["skip"] * 2, *["skip"] * 2)
    assert board.state.actors() == (0,)
    board.play("rob", "stay", "stay")
    assert board.refused("choose grave-1") == "5.7"


def emptied(gallows: str, *graves: str, rest: str = "2") -> Board:
    """Graves with these cards; what is not named lies in a store."""
    return place([seat(), seat(), seat(6)], [*graves], gallows=gallows, rest=rest)


def test_an_emptied_grave_is_refilled() -> None:
    """5.15, MM-16, MM-17, MON-R35: the three lowest of the gallows, the last one on top."""
    board = emptied("LA1* RA1* LL1* RL1*", "HD", "BR", "", "")
    events = board.play("rob", "stay", "stay", "choose grave-1")
    assert codes(events)[-3:] == ["refills"] * 3
    assert events[-3].args == ("grave-1", board.names["LA1"])
    assert board.grave(1) == ["LA1", "RA1", "LL1"]
    assert board.gallows() == ["RL1"]
    assert board.grave(3) == []


def test_too_few_on_the_gallows() -> None:
    """5.16, MM-17, MON-R36: what there is."""
    board = emptied("LA1* RA1*", "HD", "BR", "", "")
    board.play("rob", "stay", "stay", "choose grave-1")
    assert (board.grave(1), board.gallows()) == (["LA1", "RA1"], [])


def test_a_grave_that_gets_nothing_stays_empty() -> None:
    """5.16, MM-18, MON-R36: for good, also when the gallows fills up again."""
    board = emptied("", "HD", "BR", "", "")
    board.play("rob", "stay", "stay", "choose grave-1", "* value HD 3")
    assert board.grave(1) == []
    board.play("operate HD 2", "hand HD", "* roll 1", "skip", "skip")
    assert board.gallows() == ["HD"]
    board.play("2 rob", "stay", "stay", "choose grave-1")
    assert board.grave(1) == []
    assert board.gallows() == ["HD"]


def test_graves_emptied_together_are_served_by_number() -> None:
    """5.17, MM-16, MM-17, MON-R37: one card each per pass, after all have taken theirs."""
    board = emptied("LA1* RA1* LL1* RL1*", "HD", "BR", "", "")
    board.play("rob", "join", "stay", "0 choose grave-2", "1 choose grave-1")
    assert (board.store(0), board.store(1)) == (["BR"], ["HD"])
    assert board.grave(1) == ["LA1", "LL1"]
    assert board.grave(2) == ["RA1", "RL1"]
    assert board.gallows() == []


def test_each_grave_gets_at_most_three() -> None:
    """5.17, MON-R37."""
    board = emptied("LA1* RA1* LL1* RL1* LA2* RA2* LL2*", "HD", "BR", "", "")
    board.play("rob", "join", "stay", "0 choose grave-1", "1 choose grave-2")
    assert board.grave(1) == ["LA1", "LL1", "LA2"]
    assert board.grave(2) == ["RA1", "RL1", "RA2"]
    assert board.gallows() == ["LL2"]


def test_who_watches_the_gallows_knows_the_refill() -> None:
    """5.18, 14.2, MON-R38: cards that were open are remembered in the grave, in their order."""
    board = emptied("LA1* RA LL1*", "HD", "BR", "", "")
    board.play("rob", "stay", "stay", "choose grave-1", "* value HD 3")
    graves = board.view(None).facts["graves"]
    assert isinstance(graves, list)
    assert [(c["type"], c["value"]) for c in graves[0]["cards"]] == [
        ("left-arm", 1), ("right-arm", None), ("left-leg", 1),
    ]  # fmt: skip


def test_a_known_top_needs_no_draw() -> None:
    """5.18, 14.1: what everybody has seen is not drawn again."""
    board = emptied("", "LA1* RA1*", "BR", "", "")
    events = board.play("rob", "stay", "stay", "choose grave-1")
    assert board.asked() == "second"
    assert board.store(0) == ["RA1"]
    assert [event.args for event in events if event.code == "value"] == [(board.names["RA1"], 1)]


def test_every_part_counts_when_a_grave_is_emptied() -> None:
    """1.6, 5.15: also the first left arm, whose value all know; its grave is refilled."""
    board = place([seat(), seat(), seat(6)], ["LA1*", "BR", "", ""], gallows="", rest="2")
    board.monsters.gallows.append(board.monsters.players[2].store.pop())
    events = board.play("rob", "stay", "stay", "choose grave-1")
    assert board.setup.names.index(board.names["LA1"]) == 0
    assert codes(events, 0)[-2:] == ["refills", "value"]


def test_the_next_back_is_shown_to_all() -> None:
    """5.19, 14.1: by chance, after the robber has looked at the loot."""
    board = three()
    board.play("rob", "stay", "stay", "choose grave-1", "* value LA 0")
    events = board.play("* top grave-1 head")
    assert codes(events, None) == ["top"]
    assert [board.short(str(event.args[1])) for event in events] == ["head-d"]
    assert board.monsters.unseen[0] == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_robbers_draw_in_the_order_of_graves(seats: int) -> None:
    """5.10, 5.19: values first, one after another, then the new tops by number."""
    board = place([seat() for _ in range(seats)])
    board.play("rob", "join", *["stay"] * (seats - 2))
    board.play("1 choose grave-1", "0 choose grave-3")
    events = board.let_chance_draw()
    order = [event.code for event in events]
    assert order == ["value", "value", "top", "top"]
    assert hears(events[0].audience, 1)
    assert hears(events[1].audience, 0)
    assert [event.args[0] for event in events[2:]] == ["grave-1", "grave-3"]
