"""Signs of life: sounds are asked for once, the site can be kept, no connection is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

# Chromium without a window answers for its person, who has not been asked: always no
UNASKED = """() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
}"""


def test_sounds_and_notices_are_asked_for_once(people: People, server: Server) -> None:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    anna = people.at(party, "Anna")
    anna.evaluate(UNASKED)
    expect(anna.locator("#offer")).to_have_count(0)
    anna.locator("#dock [id^=do-]").first.click()
    expect(anna.locator("#offer")).to_contain_text("Töne")
    anna.locator("#offer button").first.click()
    expect(anna.locator("#set-sound")).to_be_checked()
    expect(anna.locator("#offer")).to_contain_text("Bescheid sagen")
    anna.locator("#offer button").last.click()
    expect(anna.locator("#offer")).to_have_count(0)
    anna.reload()
    expect(anna.locator("#set-sound")).to_be_checked()
    party.play("drop a")
    expect(anna.locator("#offer")).to_have_count(0)


def test_a_kept_page_says_that_there_is_no_connection(people: People, server: Server) -> None:
    page = people.person("Anna", workers=True)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(f"{server.url}/rules/connect4")
    expect(page.locator("h1")).to_have_text("Keine Verbindung")
    page.context.set_offline(False)
    page.goto(server.url)
    expect(page.locator("h1").first).not_to_have_text("Keine Verbindung")
    people.trouble.clear()  # the browser says so, too
