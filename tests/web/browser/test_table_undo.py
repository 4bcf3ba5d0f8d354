"""Taking back past chance and news in a browser: never, with consent, freely."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Party

from tafelrunde.core.state import CHANCE

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

CUT = "() => { const h = document.querySelector('h1'); return h.scrollWidth - h.clientWidth }"
BOTH = pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])


def opened(page: Page, server: Server, game: str, undo: str) -> Party:
    """A table for oneself and a bot, by the form of the lobby."""
    page.goto(f"{server.url}/g/{game}")
    expect(page.locator("#undo-consent")).to_be_checked()
    page.locator(".fold.undo summary").click()
    page.locator(f"#undo-{undo}").check()
    page.locator("#new button.go.big").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return Party(server, page.url.split("/")[-1], "", ())


def until_drawn(page: Page, party: Party) -> None:
    """Call until a card was turned up after an own act, and it is one's turn again."""
    for _ in range(8):
        expect(page.locator("#table")).to_have_attribute("data-asked", "")
        match = party.table.match
        seats = [match.entries[number].seat for number in match.line]
        if 0 in seats and CHANCE in seats[seats.index(0) :]:
            return
        before = len(match.entries)
        page.locator("#do-call").click()
        for _ in range(100):
            table = party.table
            if table.waits == (0,) and len(table.match.entries) > before:
                break
            page.wait_for_timeout(30)
    raise AssertionError("no card was turned up")


def test_alone_against_a_bot_no_card_is_drawn_twice(people: People, server: Server) -> None:
    anna = people.person("Anna")
    party = opened(anna, server, "leduc", "consent")
    until_drawn(anna, party)
    assert party.table.policy == "never"
    expect(anna.locator("#undo")).to_be_disabled()
    anna.locator("#tab-menu").click()
    people.shot(anna, "undo-menu")
    expect(anna.locator("#menu-policy")).to_contain_text("Zurücknehmen: nie")
    assert people.violations(anna) == []


def test_alone_against_a_bot_but_for_practice(people: People, server: Server) -> None:
    anna = people.person("Anna")
    party = opened(anna, server, "leduc", "freely")
    until_drawn(anna, party)
    draws = party.table.match.draws
    expect(anna.locator("#top .tag")).to_have_text("Übung")
    expect(anna.locator("#undo")).to_have_attribute("aria-label", "Zurücknehmen")
    anna.locator("#undo").click()
    expect(anna.locator("#log li.act.undone")).not_to_have_count(0)
    assert party.table.match.draws >= draws  # what was drawn keeps counting


def test_two_people_are_asked(people: People, server: Server) -> None:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play("drop a", "drop b")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben")
    expect(anna.locator("#undo")).to_have_attribute("aria-label", "Um Zurücknehmen bitten")
    anna.locator("#undo").click()
    expect(ben.locator("#note-ask")).to_contain_text("Anna möchte zurücknehmen")
    expect(anna.locator("#undo")).to_be_disabled()
    expect(anna.locator("#log li.act.undone")).to_have_count(0)


@BOTH
def test_freely_is_at_once_and_marked_as_practice(
    people: People, server: Server, phone: bool, theme: str
) -> None:
    party = server.party("friend", "friend", is_open=True, undo="freely")
    name = f"practice-{theme}-{'phone' if phone else 'desk'}"
    anna = people.at(party, "Anna", phone=phone, theme=theme)
    expect(anna.locator("#note-wait")).to_contain_text("Zurücknehmen: frei")
    people.shot(anna, f"{name}-waiting")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play("drop a", "drop b")
    anna.reload()
    expect(anna.locator("#undo")).to_have_attribute("aria-label", "Zurücknehmen")
    anna.locator("#undo").click()
    expect(anna.locator("#log li.act.undone")).to_have_count(2)
    expect(anna.locator("#note-ask")).to_have_count(0)
    expect(anna.locator("#top .tag")).to_be_in_viewport(ratio=1)
    assert anna.evaluate(CUT) == 0
    people.shot(anna, f"{name}-table")
    assert people.violations(anna) == []
    party.play(*(f"drop {column}" for column in "abababa"))
    mark = anna.locator("#end").get_by_text("Eine Übungspartie")
    mark.scroll_into_view_if_needed()
    expect(mark).to_be_in_viewport(ratio=1)
    assert people.violations(anna) == []
    people.shot(anna, f"{name}-end")
    anna.goto(server.url)
    match = anna.locator(".matches .match").filter(has=anna.locator(f"[href='/t/{party.id}']"))
    expect(match.locator(".tag")).to_have_text("Übung")
    match.scroll_into_view_if_needed()
    people.shot(anna, f"{name}-list")
    assert people.violations(anna) == []


@BOTH
def test_the_form_asks_what_may_be_taken_back(
    people: People, server: Server, phone: bool, theme: str
) -> None:
    anna = people.person("Anna", phone=phone, theme=theme)
    anna.goto(f"{server.url}/g/monstermacher")
    anna.locator(".fold.undo summary").click()
    anna.locator("#undo-freely").scroll_into_view_if_needed()
    people.shot(anna, f"undo-form-{theme}-{'phone' if phone else 'desk'}")
    assert people.violations(anna) == []
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert anna.evaluate(wide) <= 0
