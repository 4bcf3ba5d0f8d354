"""Playing at a table by clicking: two people, reload, restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server


def drop(page: Page, column: str) -> None:
    page.locator(f"#do-{column}").click()


def test_two_people_in_two_browsers_play_to_the_end(people: People, server: Server) -> None:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben", lang="en", theme="dark")
    for column in ("a", "b", "a", "b", "a", "b"):
        page = anna if column == "a" else ben
        drop(page, column)
        expect(page.locator("#dock .btns button")).to_have_count(0)
    people.shot(anna, "connect4-light")
    people.shot(ben, "connect4-dark")
    drop(anna, "a")
    expect(anna.locator("#end h2")).to_have_text("Anna gewinnt")
    expect(ben.locator("#end h2")).to_have_text("Anna wins")
    people.shot(anna, "connect4-end")
    people.shot(ben, "connect4-end-dark")
