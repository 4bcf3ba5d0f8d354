"""The list of what goes on keeps itself up to date, without loading the page again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def live(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.evaluate("window.mark = 'the same page'")


def test_a_new_table_appears_and_then_runs(people: People, server: Server) -> None:
    page = people.person("Wer schaut", lang="en")
    live(page, server)
    party = server.party("friend", "friend", game="eko", is_open=True, portals=True)
    party.sit(0, "Wilhelmine")
    page.evaluate(LOOK_AGAIN)
    line = page.locator(".live li", has_text="Wilhelmine")
    expect(line.locator(".tag")).to_have_text("Portals")
    expect(line.locator(f"a[href='/j/{party.id}']")).to_be_visible()
    party.sit(1, "Xaver")
    page.evaluate(LOOK_AGAIN)
    expect(line.locator("a.plain")).to_have_attribute("href", f"/t/{party.id}")
    assert page.evaluate("window.mark") == "the same page"


def test_what_was_unfolded_stays_so(people: People, server: Server) -> None:
    for number in range(4):
        server.party("friend", "friend", is_open=True).sit(0, f"Person {number}")
    page = people.person("Wer schaut")
    live(page, server)
    page.locator(".live summary").click()
    page.evaluate("document.activeElement.blur()")
    server.party("friend", "friend", is_open=True).sit(0, "Friederike")
    page.evaluate(LOOK_AGAIN)
    expect(page.locator(".live li", has_text="Friederike")).to_be_visible()
    expect(page.locator(".live details")).to_have_attribute("open", "")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_lost_line_is_told(people: People, server: Server, theme: str) -> None:
    page = people.person("Wer schaut", theme=theme)
    live(page, server)
    still = page.locator(".live .still")
    expect(still).to_be_hidden()
    page.context.set_offline(True)
    page.evaluate(LOOK_AGAIN)
    expect(still).to_be_visible()
    page.context.set_offline(False)
    page.evaluate(LOOK_AGAIN)
    expect(still).to_be_hidden()
    assert people.violations(page) == []
    people.trouble = [one for one in people.trouble if "ERR_INTERNET" not in one]


def test_my_tables_take_the_place_of_the_welcome(people: People, server: Server) -> None:
    page = people.person("Bald dabei", phone=True)
    live(page, server)
    expect(page.locator(".welcome h1")).to_be_visible()
    server.party("friend", "friend").sit(0, "Bald dabei")
    page.evaluate(LOOK_AGAIN)
    expect(page.locator(".mine h1")).to_be_visible()
    expect(page.locator(".welcome")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
