"""“Why not?” on the page: a bubble beside the click, with numbers; nothing else moves."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.hands import RESTS

from tafelrunde.games.eko.rules.numbers import OWNER
from tafelrunde.games.eko.rules.state import Eko

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

PHONES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def begun(server: Server, people: People, phone: bool = False) -> tuple[Party, Page, int]:
    party = server.party("friend", "friend", game="eko")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play("keep", "keep")
    seat = party.table.match.actors[0]
    page = people.at(party, "Anna" if seat == 0 else "Ben", phone=phone)
    expect(page.locator("#table")).to_have_attribute("data-asked", "")
    return party, page, seat


def neighbours(party: Party, seat: int) -> tuple[str, str]:
    """An own disc with several things to do, and a foreign one beside it that it cannot beat."""
    state = party.table.match.state
    assert isinstance(state, Eko)
    names = state.setup.names
    legal = {action.tokens for action in state.legal(seat)}
    busy = Counter(tokens[1] for tokens in legal)
    for cell in state.graph.fields:
        if busy[names[cell]] > 1:
            for near in state.graph.steps[cell]:
                is_foreign = state.on[near] and state.on[near] >> OWNER != seat
                if is_foreign and ("move", names[cell], names[near]) not in legal:
                    return names[cell], names[near]
    raise AssertionError("nobody stands beside anybody")


def spot(page: Page, token: str) -> Locator:
    return page.locator(f'svg.region [data-token="{token}"]').first


def click(page: Page, token: str) -> None:
    place = spot(page, token)
    place.scroll_into_view_if_needed()
    page.wait_for_function(RESTS)  # the camera may be on its way
    place.click(force=True)


def asked_in_vain(page: Page, party: Party, seat: int) -> str:
    """A stack, then a target that is as strong; returns the target."""
    mine, theirs = neighbours(party, seat)
    click(page, mine)
    click(page, theirs)
    expect(page.locator("#bubble")).to_have_attribute("data-open", "")
    return theirs


@PHONES
def test_it_says_what_is_missing_beside_the_click(
    people: People, server: Server, phone: bool
) -> None:
    party, page, seat = begun(server, people, phone)
    theirs = asked_in_vain(page, party, seat)
    bubble = page.locator("#bubble")
    expect(bubble.locator(".reason")).to_have_text(re.compile("Ihr Stapel ist 1, deiner 1"))
    expect(bubble.locator(".numbers")).to_have_text(re.compile("2 nötig.*1 da"))
    expect(bubble.locator(".numbers svg.ic")).to_have_count(2)
    expect(bubble).to_have_role("status")
    expect(page.locator("#toast")).not_to_have_attribute("data-open", "")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    people.shot(page, f"why-{'phone' if phone else 'desktop'}")
    box, stage = bubble.bounding_box(), page.locator("#stage").bounding_box()
    at = spot(page, theirs).bounding_box()
    assert box is not None
    assert stage is not None
    assert at is not None
    assert stage["x"] <= box["x"]
    assert stage["y"] <= box["y"]
    assert box["x"] + box["width"] <= stage["x"] + stage["width"]
    assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    assert box["x"] - 80 <= x <= box["x"] + box["width"] + 80
    assert box["y"] - 80 <= y <= box["y"] + box["height"] + 80


@PHONES
def test_only_its_link_opens_the_rules(people: People, server: Server, phone: bool) -> None:
    party, page, seat = begun(server, people, phone)
    asked_in_vain(page, party, seat)
    page.locator("#bubble a").click()
    expect(page.locator("#sheet-rules")).to_be_visible()
    expect(page.locator("#rule .chosen")).to_contain_text("4.8")
    expect(page.locator("#bubble")).not_to_have_attribute("data-open", "")


def test_it_goes_with_escape_and_with_the_next_click(people: People, server: Server) -> None:
    party, page, seat = begun(server, people)
    theirs = asked_in_vain(page, party, seat)
    bubble = page.locator("#bubble")
    page.keyboard.press("Escape")
    expect(bubble).not_to_have_attribute("data-open", "")
    expect(page.locator("[data-chosen]").first).to_be_attached()  # the first click still counts
    click(page, theirs)
    expect(bubble).to_have_attribute("data-open", "")
    page.locator("#prompt").click()
    expect(bubble).not_to_have_attribute("data-open", "")


def test_it_goes_by_itself_unless_somebody_reads_it(people: People, server: Server) -> None:
    party, page, seat = begun(server, people)
    page.clock.install()
    asked_in_vain(page, party, seat)
    bubble = page.locator("#bubble")
    bubble.hover()
    page.clock.run_for(9_000)
    expect(bubble).to_have_attribute("data-open", "")
    page.mouse.move(0, 0)
    page.clock.run_for(9_000)
    expect(bubble).not_to_have_attribute("data-open", "")


def test_keys_ask_too_and_focus_stays(people: People, server: Server) -> None:
    party, page, seat = begun(server, people)
    mine, theirs = neighbours(party, seat)
    click(page, mine)
    spot(page, theirs).evaluate("it => { it.tabIndex = 0; it.focus() }")
    page.keyboard.press("Enter")
    expect(page.locator("#bubble")).to_have_attribute("data-open", "")
    assert page.evaluate("document.activeElement.dataset.token") == theirs


def test_who_is_not_asked_reads_whose_turn_it_is(people: People, server: Server) -> None:
    party, _, seat = begun(server, people)
    other, now = ("Ben", "Anna") if seat == 0 else ("Anna", "Ben")
    page = people.at(party, other)
    mine, _ = neighbours(party, seat)
    click(page, mine)
    expect(page.locator("#bubble .reason")).to_have_text(f"Gerade ist {now} am Zug.")
    expect(page.locator("#bubble a")).to_have_count(0)


def test_after_a_first_click_the_dock_names_it_and_asks_on(people: People, server: Server) -> None:
    """Its name, not all that the drawing tells a screen reader."""
    party, page, seat = begun(server, people)
    mine, _ = neighbours(party, seat)
    click(page, mine)
    expect(page.locator("#prompt")).to_have_text(f"{mine} – wie weiter?")
