"""A network that swallows everything without a word: people see it, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import WebSocketRoute, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server


class Wire:
    """Between a page and its server."""

    def __init__(self) -> None:
        self.cut = False

    def lay(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: None if self.cut else server.send(said))
        server.on_message(lambda told: None if self.cut else page.send(told))


def test_a_lost_network_is_seen_and_what_was_done_meanwhile_arrives(
    people: People, server: Server
) -> None:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    page = people.person("Anna", lang="en")
    wire = Wire()
    page.route_web_socket("**/ws*", wire.lay)
    page.goto(party.path)
    expect(page.locator("#table")).to_have_attribute("data-asked", "", timeout=20_000)
    assert page.title().startswith("●")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg?turn")
    wire.cut = True
    expect(page.locator("#table")).to_have_attribute("data-lost", "", timeout=15_000)
    page.locator("#dock [id^=do-]").first.click()
    expect(page.locator("#toast")).to_contain_text("not arrived yet")
    assert party.table.waits == (0,)
    wire.cut = False
    expect(page.locator("#table")).not_to_have_attribute("data-lost", "", timeout=20_000)
    expect(page.locator("#log li.act.seat-0")).to_have_count(1)
    assert party.table.waits == (1,)
    expect(page.locator("#table")).not_to_have_attribute("data-asked", "")
    assert not page.title().startswith("●")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
