"""What a page is told about its choices: plates, prices, warnings, sentences, of its own view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from tests.web.hall import Hall
from tests.web.lines import asked, drawn, line

from tafelrunde.core.action import ActionSpace
from tafelrunde.core.registry import find
from tafelrunde.desks import Plate, desk_of
from tafelrunde.web.table import offers
from tafelrunde.web.table.offers import by_pattern
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server


@pytest.fixture
def party(server: Server) -> Party:
    """Two at the poker table; Anna is asked first."""
    party = server.party("host", "friend", game="leduc", host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def test_who_is_asked_gets_prices_and_warnings(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        first = asked(anna.until("snap"))
        assert first["verbs"] == ["raise", "call"]
        assert first["quiet"] == ["call"]
        assert first["hint"] == "2 chips staked"
        assert first["round"] == "Betting round 1 of 2"
        assert first["prices"] == {"raise": {"cost": [["chips", 2, "chips"]], "gain": []}}
        assert "losses" not in first
        other = asked(ben.until("snap"))
        assert not {"verbs", "hint", "prices", "losses"} & other.keys()
        assert other["round"] == first["round"]
        anna.say("act", seat=0, decision=first["decision"], paths=[["raise"]])
        while "losses" not in (answer := ben.next_question()):
            pass
        assert answer["losses"] == {"fold": "Fold: your 1 chips are lost."}


def test_a_sentence_stands_where_there_are_few_choices(server: Server, party: Party) -> None:
    with line(server, party, "Anna", lang="de") as anna:
        acts = asked(anna.until("snap"))["acts"]
        assert acts == {
            "call": "Mitgehen oder schieben",
            "raise": "Du erhöhst und legst 2 Chips hinein.",
        }


def test_plates_carry_the_values(server: Server, party: Party) -> None:
    with line(server, party, "Ben") as ben:
        plate = str(drawn(ben.until("snap"))["pl-0"])
        assert 'href="#i-chips"' in plate
        assert 'title="1 chip"' in plate


def test_one_action_is_told_in_full_to_its_seat(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        decision = asked(anna.until("snap"))["decision"]
        found = anna.say("mean", seat=0, decision=decision, path=["raise"])
        assert found["t"] == "meant"
        assert found["text"] == "You raise and put in 2 chips."
        assert found["price"] == {"cost": [["chips", 2, "chips"]], "gain": []}
        stale = anna.say("mean", seat=0, decision=decision, path=["fold"])
        assert stale["code"] == "stale"
        ben.until("snap")
        assert ben.say("mean", seat=0, decision=decision, path=["raise"])["code"] == "auth"
        assert ben.say("mean", seat=1, decision=0, path=["call"])["code"] == "stale"


def test_the_page_has_the_icons(server: Server, party: Party) -> None:
    page = httpx.get(party.path, headers={"Cookie": server.cookie("Anna", "Anna")}).text
    assert '<symbol id="i-chips" viewBox="-12 -12 24 24">' in page
    assert 'id="s-coin"' in page


def test_a_game_without_a_desk_says_nothing_more(hall: Hall) -> None:
    game = find("connect4")
    view = game.view(game.setup(2).start(), 0)
    said = offers.stand(desk_of(game), view, Words(game, "en"))
    assert said == offers.Standing("", (Plate(), Plate()))
    assert desk_of(game).MAIN == {}


def test_plates_are_made_once_for_a_position(hall: Hall) -> None:
    made = hall.create("friend", "friend", game="leduc")
    key = hall.sit(made, 0, "Anna")
    hall.sit(made, 1, "Ben")
    table = hall.table(made.id)
    before = offers.standing(table, 0, "en")
    assert offers.standing(table, 0, "en") is before
    hall.act(made.id, 0, key)
    assert offers.standing(hall.table(made.id), 0, "en") is not before


# patterns


def pattern(*rows: tuple[str, int | None]) -> dict[str, int]:
    """Of actions that are written like this."""
    space, said = ActionSpace(), dict(rows)
    texts = [text.split() for text in said]
    for kind in {words[0] for words in texts}:
        same = [words for words in texts if words[0] == kind]
        space.block(kind, *[sorted(set(names)) for names in list(zip(*same))[1:]])
    return by_pattern([space.read(text) for text in said], lambda action: said[str(action)])


def test_what_is_the_same_for_a_kind_is_said_once() -> None:
    assert pattern(("buy a", 1), ("buy b", 1), ("pass", None)) == {"buy": 1}


def test_what_one_token_decides_is_said_for_that_token() -> None:
    found = pattern(("build a x", 1), ("build b x", 1), ("build a y", 2), ("build b z", None))
    assert found == {"build * x": 1, "build * y": 2}


def test_else_each_action_has_its_own() -> None:
    found = pattern(("go a x", 1), ("go b x", 2), ("go a y", 2), ("go b y", None))
    assert found == {"go a x": 1, "go b x": 2, "go a y": 2}


def test_of_too_many_nothing_is_said() -> None:
    many = [(f"go {i} {j}", i * j) for i in range(9) for j in range(9)]
    assert pattern(*many, ("rest", 3)) == {"rest": 3}
