"""From the lobby to a running match: one click, and no scrolling to find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

LAPTOP = {"width": 1366, "height": 768}
LOWEST = "buttons => Math.max(...buttons.map(one => one.getBoundingClientRect().bottom))"
FLATTEST = "buttons => Math.min(...buttons.map(one => one.getBoundingClientRect().height))"


@pytest.mark.parametrize("phone", [False, True])
def test_one_click_leads_to_a_running_match(people: People, server: Server, phone: bool) -> None:
    page = people.person("Neu", phone=phone)
    page.goto(server.url)
    form = page.locator("form.now[action='/g/eko/now']")
    form.locator("select").select_option("random")
    form.locator("button").click()
    expect(page.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    page.goto(server.url)
    expect(form.locator("select")).to_have_value("random")
    expect(page.locator("form.now[action='/g/wutaki/now'] select")).to_have_value("greedy")


def test_all_games_can_be_started_without_scrolling(people: People, server: Server) -> None:
    page = people.person("Erster Besuch")
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.goto(server.url)
    buttons = page.locator("form.now button")
    assert buttons.count() == 5
    assert buttons.evaluate_all(LOWEST) <= LAPTOP["height"]
    assert page.locator(".now :is(select, button), .links a").evaluate_all(FLATTEST) >= 44
