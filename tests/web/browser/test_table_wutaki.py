"""Wutaki by clicking: a match against greedy bots, and rounds on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.web.browser.hands import avoiding, greedy, kinds_played, play

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

# seats and places in the row are both numbers, which only the sentences on the buttons tell apart
CHOICE = avoiding("give-pact", greedy())


def test_some_rounds_on_a_phone(people: People, server: Server) -> None:
    party = server.party("friend", "bot greedy", game="wutaki")
    party.sit(0, "Anna")
    page = people.at(party, "Anna", phone=True)
    enough = play(
        party, {0: page}, {0: CHOICE}, lambda table: len(table.match.entries) > 100, most=2_000
    )
    assert enough > 5
    assert "place" in kinds_played(party)
    people.shot(page, "wutaki-phone")


def test_against_greedy_bots_on_a_desktop(people: People, server: Server) -> None:
    party = server.party("friend", "bot greedy", "bot greedy", game="wutaki")
    party.sit(0, "Anna")
    page = people.at(party, "Anna", lang="en", theme="dark")
    play(party, {0: page}, {0: CHOICE}, lambda table: len(table.match.entries) > 120, most=2_000)
    expect(page.locator("#r-forecast")).to_be_visible()
    people.shot(page, "wutaki-desk")
