"""Hints in a browser: behind the dock's menu, in practice, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.browser.test_table_undo import opened

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server


@pytest.mark.parametrize("phone", [False, True])
def test_who_practises_is_told_what_a_strong_bot_would_consider(
    people: People, server: Server, phone: bool
) -> None:
    anna = people.person("Anna", phone=phone)
    party = opened(anna, server, "connect4", "freely")
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")
    anna.locator("#more").click()
    anna.locator("#go-hint").click()
    expect(anna.locator(".considered li").first).to_be_visible(timeout=20_000)
    assert 1 <= anna.locator(".considered li").count() <= 3
    people.shot(anna, f"hint-{'phone' if phone else 'desk'}")
    assert people.violations(anna) == []
    assert party.table.record().hinted == [0]


def test_who_does_not_practise_is_not_offered_one(people: People, server: Server) -> None:
    anna = people.person("Anna")
    opened(anna, server, "connect4", "never")
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")
    anna.locator("#more").click()
    expect(anna.locator("#pop")).to_be_visible()
    expect(anna.locator("#go-hint")).to_have_count(0)
