"""Records: readable, exact, and clear about what is wrong with them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tafelrunde
from tafelrunde.core.errors import BadRecord, TafelrundeError, Unfair, UnknownVersion
from tafelrunde.core.luck import Entered, Seeded, Verifiable
from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, record, verify
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import CHANCE, canonical


def played(key: str = "pass_card", seats: int = 3, seed: int = 3) -> Match:
    """A random match with an undo wherever one is free."""
    random = Random(seed)
    match = Match(find(key).setup(seats), Verifiable(b"s" * 32, [b"a" * 16, b"b" * 16], "m1"))
    while not match.over:
        seat = random.choice(match.actors)
        match.play(seat, random.choice(match.legal(seat)))
        if match.free(seat) and random.random() < 0.2:
            match.undo(match.free(seat)[0])
    return match


TEXT = record(played(), {0: "Anna", 1: "Ben"}).text()


@pytest.mark.parametrize("key", ["connect4", "leduc", "sealed_bids", "pass_card"])
def test_records_read_back_and_replay(key: str) -> None:
    match = played(key, seats=2)
    text = record(match).text()
    again = read_record(text)
    assert again.text() == text
    replayed = again.replay()
    assert canonical(replayed.state.to_dict()) == canonical(match.state.to_dict())
    assert replayed.draws == match.draws
    assert [str(e) for e in replayed.entries] == [str(e) for e in match.entries]


def test_a_record_is_readable() -> None:
    match = tafelrunde.match("connect4", seats=2, seed=7)
    match.play(0, "drop d")
    match.undo(0)
    assert record(match, {1: "Ben"}).text() == (
        "tafelrunde record 1\ngame: connect4\nrules: 1\nseats: 2\nname 1: Ben\n"
        "luck: seeded\nseed: 7\n\n0 drop d\nundo 0\nend 2 entries\n"
    )


def test_a_record_of_practice_says_so() -> None:
    match = tafelrunde.match("connect4", seats=2, seed=7)
    kept = record(match)
    assert "practice" not in kept.text()
    assert not read_record(kept.text()).practice  # as in all records from before there was any
    kept.practice = True
    assert "\nseed: 7\npractice: yes\n\n" in kept.text()
    again = read_record(kept.text())
    assert again.practice
    assert again.text() == kept.text()
    assert again.replay().entries == []


@pytest.mark.parametrize("value", ["no", "", "Yes", "yes "])
def test_practice_is_yes_or_not_there(value: str) -> None:
    text = TEXT.replace("seats: 3\n", f"seats: 3\npractice: {value}\n")
    with pytest.raises(BadRecord, match="line 5: Practice is"):
        read_record(text)


@pytest.mark.parametrize("key", metas())
def test_a_record_names_every_option(key: str) -> None:
    """Also those left at their default: another default later bends no saved match."""
    game = find(key)
    text = record(Match(game.setup(game.meta.seats[1]))).text()
    assert list(read_record(text).options) == [option.key for option in game.meta.options]


@pytest.mark.parametrize(
    ("old", "new", "error", "says"),
    [
        ("tafelrunde record 1", "tafelrunde record 9", UnknownVersion, "line 1"),
        ("tafelrunde record 1", "hello", BadRecord, "line 1: A record begins with"),
        ("rules: 1", "rules: 99", UnknownVersion, "version 99 of the rules"),
        ("seats: 3", "seats: x", BadRecord, "line 4: “x” is no number"),
        ("seats: 3", "seats: 11", TafelrundeError, "seats, not 11"),
        ("game: pass_card", "game: nothing", TafelrundeError, "no game “nothing”"),
        ("game: pass_card", "gam: pass_card", BadRecord, "line 2: The header has no field"),
        ("luck: verifiable", "nonsense", BadRecord, "is no header line"),
        ("\nend ", "\nfin ", BadRecord, "cut off"),
        ("\n* ", "\n9 ", BadRecord, "It is not the turn of seat 9"),
        ("result: ", "result: no", BadRecord, "The result is not"),
    ],
)
def test_broken_records_name_the_line(
    old: str, new: str, error: type[TafelrundeError], says: str
) -> None:
    with pytest.raises(error, match=says):
        read_record(TEXT.replace(old, new, 1)).replay()


def test_a_truncated_record_is_refused() -> None:
    for cut in range(len(TEXT) - 1):
        with pytest.raises(BadRecord):
            read_record(TEXT[:cut])


def test_a_corrupted_line_is_named() -> None:
    lines = TEXT.split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[number] = "1 dance"
    with pytest.raises(BadRecord, match=f"line {number + 1}: “dance” begins with no known"):
        read_record("\n".join(lines)).replay()


def test_verify_accepts_a_fair_record() -> None:
    assert verify(read_record(TEXT)) > 3


def test_verify_accepts_a_fair_seeded_record() -> None:
    match = tafelrunde.match("leduc", seats=2, seed=11)
    while not match.over:
        match.play(match.actors[0], "call")
    assert verify(record(match)) == match.draws


def test_verify_rejects_a_changed_roll() -> None:
    """Every draw in turn is changed to another possible outcome."""
    fair = read_record(TEXT)
    match = Match(fair.setup())
    changed = 0
    for number, line in enumerate(list(fair.entries)):
        if match.actors == (CHANCE,) and len(match.state.odds()) > 1:
            others = [f"* {a}" for a, _ in match.state.odds() if f"* {a}" != line]
            forged = read_record(TEXT)
            forged.entries[number] = others[0]
            with pytest.raises(Unfair, match=f"line {fair.first_line + number}: Chance gave"):
                verify(forged)
            changed += 1
        match.enter(line)
    assert changed > 3


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("secret", "00" * 32, "not the one the server committed to"),
        ("numbers", "00", "Chance gave"),
        ("numbers", "xyz", "hexadecimal"),
        ("match", "other", "Chance gave"),
        ("luck", "a friend", "does not say where"),
    ],
)
def test_verify_rejects_a_changed_header(field: str, value: str, says: str) -> None:
    forged = read_record(TEXT)
    forged.luck[field] = value
    with pytest.raises(Unfair, match=says):
        verify(forged)


def test_the_secret_is_shown_only_at_the_end() -> None:
    match = Match(find("leduc").setup(2), Verifiable(b"s", [b"n"], "m"))
    assert "secret" not in record(match).luck
    with pytest.raises(Unfair, match="when the match is over"):
        verify(record(match))
    while not match.over:
        match.play(match.actors[0], "call")
    assert record(match).luck["secret"] == b"s".hex()


def test_a_record_goes_on_with_its_luck() -> None:
    match = tafelrunde.match("leduc", seats=2, seed=4)
    match.play(match.actors[0], "call")
    going = read_record(record(match).text()).resume()
    for play in (match, going):
        while not play.over:
            play.play(play.actors[0], "call")
    assert record(match).text() == record(going).text()


def test_entered_luck_waits_for_a_person() -> None:
    match = Match(find("leduc").setup(2), Entered())
    waited = 0
    while not match.over:
        if match.actors == (CHANCE,):
            waited += 1
            match.play(CHANCE, match.state.odds()[0][0])
        else:
            match.play(match.actors[0], "call")
    assert waited == match.draws == 3
    seeded = Match(find("leduc").setup(2), Entered({"nothing"}, Seeded(1)))
    assert seeded.actors != (CHANCE,)


@given(st.text(max_size=300))
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_record_or_a_typed_error(text: str) -> None:
    for candidate in (text, "tafelrunde record 1\n" + text):
        try:
            read_record(candidate).replay()
        except TafelrundeError as error:
            assert str(error)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_a_mutated_record_is_a_record_or_a_typed_error(data: st.DataObject) -> None:
    lines = TEXT.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    what = data.draw(st.sampled_from(["drop", "twice", "garble", "swap"]))
    if what == "drop":
        del lines[at]
    elif what == "twice":
        lines.insert(at, lines[at])
    elif what == "swap":
        lines[at], lines[-3] = lines[-3], lines[at]
    else:
        lines[at] = data.draw(st.text(max_size=40))
    try:
        read_record("\n".join(lines)).replay()
    except TafelrundeError as error:
        assert str(error)


@given(st.text(max_size=60))
@settings(max_examples=500, deadline=None)
def test_any_text_is_an_action_or_a_typed_error(text: str) -> None:
    space = find("pass_card").setup(3).space
    try:
        action = space.read(text)
    except TafelrundeError as error:
        assert str(error)
    else:
        assert str(action) == text
