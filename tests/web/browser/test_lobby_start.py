"""From the lobby to a running match: one click, and no scrolling to find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tafelrunde.core.registry import metas

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
    form.locator("[value=beginner]").check()
    expect(form.get_by_role("button")).to_have_accessible_name("Ekö: Gegen Pim spielen")
    form.locator("button").click()
    expect(page.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    page.goto(server.url)
    expect(form.locator("[value=beginner]")).to_be_checked()
    expect(page.locator("form.now[action='/g/wutaki/now'] [value=casual]")).to_be_checked()


def test_all_games_can_be_started_without_scrolling(people: People, server: Server) -> None:
    page = people.person("Erster Besuch")
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.goto(server.url)
    buttons = page.locator("form.now button")
    assert buttons.count() == 5
    assert buttons.evaluate_all(LOWEST) <= LAPTOP["height"]
    assert page.locator(".now :is(label, button), .links a").evaluate_all(FLATTEST) >= 44


# the form for a table

GAMES = tuple(metas())
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_the_start_button_is_always_in_sight(
    people: People, server: Server, key: str, size: str
) -> None:
    page = people.person("Anna", phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/g/{key}")
    button = page.locator(".start button")
    page.locator(".fold").evaluate_all("folds => folds.forEach(one => { one.open = true })")
    for share in (0, 0.4):  # of the form, which is higher than the window by now
        page.evaluate("share => scrollTo(0, share * document.body.scrollHeight)", share)
        expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_folds_and_foot_tell_what_is_chosen(people: People, server: Server) -> None:
    page = people.person("Anna", lang="en")
    page.goto(f"{server.url}/g/hamlet")
    chosen, foot = page.locator(".fold.options .chosen"), page.locator(".start p")
    expect(foot).to_contain_text("Hamlet, 2 players")
    for value in ("as usual", "The program draws", "With consent", "By link only"):
        expect(foot).to_contain_text(value)
    page.locator(".fold.options summary").click()
    page.locator("#option-final_round-yes").check()
    page.locator("#option-round_limit").fill("40")
    expect(chosen.locator(".tag")).to_have_count(2)
    expect(foot).to_contain_text(": 40")
    page.locator("[name=seats][value='1']").check()
    page.locator("#option-easier_donkeys-yes").check()
    expect(chosen.locator(".tag")).to_have_count(3)
    page.locator("[name=seats][value='3']").check()  # that one is for one player only
    expect(chosen.locator(".tag")).to_have_count(2)
    expect(foot).to_contain_text("Hamlet, 3 players")
    assert people.violations(page) == []


def test_a_wrong_value_in_a_closed_fold_is_shown(people: People, server: Server) -> None:
    page = people.person("Anna")
    page.goto(f"{server.url}/g/eko")
    page.evaluate("document.querySelector('[name$=turn_limit]').value = -3")
    page.locator(".start button").click()
    expect(page.locator("#option-turn_limit")).to_be_visible()
    expect(page.locator("#option-turn_limit")).to_be_focused()


def test_two_clicks_open_one_table(people: People, server: Server) -> None:
    page = people.person("Zwei Klicks")
    page.goto(f"{server.url}/g/eko")
    page.locator("#seat-1").select_option("friend")
    page.locator(".start button").dblclick()
    expect(page.locator("#table")).to_be_visible(timeout=20_000)
    assert len(server.call(server.house.mine("Zwei Klicks"))) == 1


def test_a_table_as_last_time(people: People, server: Server) -> None:
    page = people.person("Anna", lang="de")
    page.goto(f"{server.url}/g/eko")
    last = page.get_by_role("button", name="wie letztes Mal")
    expect(last).to_be_hidden()
    page.locator("[name=seats][value='3']").check(force=True)
    page.locator("#seat-2").select_option("friend")
    page.locator("form#new button.go").click()
    page.wait_for_url("**/t/*")
    page.goto(f"{server.url}/g/eko")
    expect(page.locator("[name=seats][value='2']")).to_be_checked()
    last.click()
    expect(page.locator("[name=seats][value='3']")).to_be_checked()
    expect(page.locator("#seat-2")).to_have_value("friend")
    expect(page.locator(".start strong")).to_have_text("Ekö, 3 Personen")


def test_a_typed_name_is_the_one_in_the_list(people: People, server: Server) -> None:
    page = people.person("", person="newcomer", lang="de")
    page.goto(f"{server.url}/g/eko")
    page.locator("#new-name").fill("Mia")
    expect(page.locator("#seat-0 option[value=host]")).to_have_text("Ich (Mia)")
