"""The last screen of a match: what decided it, large; the board a click away; on all screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

SIZES = ((1440, 900), (1366, 768), (820, 1180), (844, 390), (390, 844))
CUT = """() => [...document.querySelectorAll("#end .acts > *, #end .look, #to-end")]
    .filter(one => one.checkVisibility()).filter(one => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
            || width < 44 || height < 44 || !one.contains(at);
    }).map(one => one.outerHTML)"""


def ended(server: Server) -> Party:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play(*(f"drop {column}" for column in "abababa"))
    return party


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_it_fits_on_every_screen(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.at(ended(server), "Ben", theme="dark", phone=min(size) < 500)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("#end h2")).to_have_text("Anna gewinnt")
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stage = page.locator("#end .finale").bounding_box()
    assert stage
    assert stage["height"] >= min(300, size[1] * 0.7)
    assert people.violations(page) == []


def test_the_board_is_a_click_away_and_so_is_the_way_back(people: People, server: Server) -> None:
    page = people.at(ended(server), "Anna")
    expect(page.locator("#end")).to_be_visible()
    page.locator("#end .look").click()
    expect(page.locator("#end")).to_be_hidden()
    expect(page.locator("#view")).to_be_visible()
    assert people.violations(page) == []
    page.locator("#to-end").click()
    expect(page.locator("#end h2")).to_be_visible()
    expect(page.locator("#view")).to_be_hidden()


def test_spectators_see_it_and_may_watch(people: People, server: Server) -> None:
    page = people.at(ended(server), "Cleo", lang="en")
    expect(page.locator("#end h2")).to_have_text("Anna wins")
    expect(page.locator("#end .own")).to_have_count(0)
    expect(page.locator("#end .acts > .go")).to_have_text("Watch")
    page.locator("#end .acts > .go").click()
    expect(page.locator("#slider")).to_be_visible()


def test_who_wants_a_rematch_is_named(people: People, server: Server) -> None:
    party = ended(server)
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben")
    expect(ben.locator("#end .wish")).to_have_count(0)
    anna.locator("#end button.go").click()
    expect(ben.locator("#end .wish")).to_have_text("Anna möchte eine Revanche.")
    expect(ben.locator("#end a.go")).to_have_text("Zur Revanche")
    expect(anna.locator("#table")).to_have_attribute("data-state", "waiting")


def last_move(people: People, server: Server, motion: bool) -> Page:
    """Somebody who sees the match end."""
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play(*(f"drop {column}" for column in "ababab"))
    page = people.at(party, "Ben", motion=motion)
    party.play("drop a")
    expect(page.locator("#end h2")).to_be_visible()
    return page


@pytest.mark.parametrize("motion", [True, False])
def test_it_is_revealed_only_to_who_likes_motion(
    people: People, server: Server, motion: bool
) -> None:
    page = last_move(people, server, motion)
    name = page.locator("#end .rank").first.evaluate("one => getComputedStyle(one).animationName")
    assert name == ("rise" if motion else "none")
