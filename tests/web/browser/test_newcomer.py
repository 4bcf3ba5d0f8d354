"""A newcomer's path: from the lobby through a whole match against a bot, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

LIVE = "svg.region [data-token][data-live]"
SHORT = "document.querySelector('[name$=turn_limit]').value = 10"


def click_on(page: Page, number: int) -> None:
    """One click towards any action: on the board, or a button where nothing is drawn for it."""
    spots, verbs = page.locator(LIVE), page.locator("#dock [id^=do-]")
    count = spots.count()
    if count:
        spots.nth(number * 7 % count).click()
    elif verbs.count():
        verbs.nth(number % verbs.count()).click()


def test_a_whole_match_from_the_lobby(people: People, server: Server) -> None:
    page = people.person("Neu", lang="de")
    page.goto(server.url)
    page.locator(".game .links a[href='/g/eko']").click()
    page.evaluate(SHORT)
    page.locator("form:has([name=seats]) button.go").click()
    expect(page.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    for number in range(600):
        if page.locator("#table").get_attribute("data-state") == "over":
            break
        if page.locator("#table").get_attribute("data-asked") is not None:
            click_on(page, number)
        page.wait_for_timeout(40)
    expect(page.locator("#end h2")).to_be_visible()
    people.shot(page, "newcomer-end")
    page.locator("#end .luck summary").click()
    page.locator("#end .luck a").click()
    expect(page.locator("#answer")).to_have_class("good")
    expect(page.locator("#slip-fits")).to_have_class("good")
