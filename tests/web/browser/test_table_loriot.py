"""Loriot by clicking: the first turns, and a standing order, on desktop and phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.browser.hands import greedy, kinds_played, play

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_turns_by_clicking(people: People, server: Server, phone: bool) -> None:
    party = server.party("friend", "bot greedy", "bot greedy", game="loriot", patience=0)
    party.sit(0, "Anna")
    page = people.at(party, "Anna", phone=phone)
    play(party, {0: page}, {0: greedy()}, lambda table: len(table.match.entries) > 160, most=300)
    assert "roll" in kinds_played(party)
    people.shot(page, f"loriot-{'phone' if phone else 'desk'}")


def test_never_intervene_is_a_switch(people: People, server: Server) -> None:
    party = server.party("friend", "bot greedy", game="loriot")
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    page.locator("#tab-menu").click()
    switch = page.get_by_role("button", name="Nie eingreifen")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert party.table.orders[0] == {"intervene"}
