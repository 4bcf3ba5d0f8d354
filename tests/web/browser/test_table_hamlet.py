"""Hamlet by clicking: a turned tile on a desktop and a phone, and names for everything."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.browser.hands import do

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

    from tafelrunde.core.data import Json
    from tafelrunde.core.state import State

BUSY = ("place", "build", "road", "take", "produce", "refine", "hire", "donkey")


def position(seats: int, kind: str, tiles: int, ways: int = 1) -> Json:
    """Where seat 0 is offered so many actions of a kind, in a village of so many tiles."""
    setup = find("hamlet").setup(seats)
    for seed in range(60):
        match, random = Match(setup, Seeded(seed)), Random(seed)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            found = [action for action in legal if action.kind == kind]
            if seat == 0 and len(found) >= ways and laid(match.state) >= tiles:
                return match.state.to_dict()
            weights = [9 if action.kind in BUSY else 1 for action in legal]
            match.play(seat, random.choices(legal, weights)[0])
    raise AssertionError("no such position")


def laid(state: State) -> int:
    village = state.to_dict().get("village")
    return len(village) if isinstance(village, list) else 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_turned_tile_is_laid(people: People, server: Server, phone: bool) -> None:
    """An edge of the host, then turning through the edges that fit; the ghost shows how it lies."""
    party = server.party("friend", game="hamlet", position=position(1, "place", 8, 12))
    party.sit(0, "Anna")
    page = people.at(party, "Anna", phone=phone)
    legal = [str(action) for action in party.table.match.legal(0)]
    edges = [text.split()[1] for text in legal]
    edge = max(set(edges), key=edges.count)
    wanted = [text for text in legal if text.split()[1] == edge][-1]
    handle = page.locator(f'svg.region [data-token="{edge}"]')
    handle.scroll_into_view_if_needed()
    handle.click(force=True)
    expect(page.locator("[data-shown]")).to_have_count(1)
    first = page.locator("[data-shown]").get_attribute("data-ghost")
    page.locator("#go-turn").click()
    assert page.locator("[data-shown]").get_attribute("data-ghost") != first
    if not phone:
        page.keyboard.press("r")
        page.keyboard.press("Shift+R")
    people.shot(page, f"hamlet-ghost-{'phone' if phone else 'desk'}")
    do(page, party, 0, wanted)
    new = [str(entry.action) for entry in party.table.match.entries if entry.seat == 0]
    assert wanted in new


def test_everything_has_a_name(people: People, server: Server) -> None:
    """What axe-core finds on a table with a village, by day and in the evening."""
    party = server.party("friend", game="hamlet", position=position(1, "go", 9))
    party.sit(0, "Anna")
    for theme in ("light", "dark"):
        page = people.at(party, "Anna", theme=theme)
        assert not people.violations(page)
        people.shot(page, f"hamlet-{theme}")
