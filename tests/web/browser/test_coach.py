"""Hints at somebody's first match: they explain, cover nothing, and never come twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import greedy

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

SEATS = {"eko": 2, "hamlet": 2, "loriot": 2, "monstermacher": 3, "wutaki": 2}
COVERED = """() => {
    const box = element => element.getBoundingClientRect();
    const card = box(document.getElementById("coach"));
    const view = box(document.getElementById("view"));
    const part = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    });
    const meets = (one, other) => {
        const { left, right, top, bottom } = part(one, other);
        return right - left > 1 && bottom - top > 1;
    };
    const live = [...document.querySelectorAll("#regions [data-live]")];
    const buttons = [...document.querySelectorAll("#dock button")];
    return [
        ...live.filter(one => meets(part(box(one), view), card)),
        ...buttons.filter(one => meets(box(one), card)),
    ].map(one => one.id);
}"""


def begun(server: Server, key: str) -> Party:
    party = server.party(*["friend"] * SEATS[key], game=key, host="Anna")
    for seat in range(SEATS[key]):
        party.sit(seat, "Anna" if seat == 0 else f"Ben {seat}")
    return party


def until_shown(page: Page, party: Party) -> None:
    """The table is played on until a hint comes."""
    choose = greedy()
    for _ in range(60):
        page.wait_for_timeout(150)
        if page.locator("#coach").is_visible():
            return
        table = party.table
        party.play(choose(table, table.waits[0]))
    raise AssertionError("no hint came")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("key", SEATS)
def test_a_hint_comes_and_covers_no_choice(
    people: People, server: Server, key: str, phone: bool
) -> None:
    party = begun(server, key)
    page = people.at(party, "Anna", newcomer=True, phone=phone, theme="dark" if phone else "light")
    until_shown(page, party)
    card = page.locator("#coach")
    expect(card.locator("h2")).not_to_be_empty()
    assert page.evaluate(COVERED) == []
    box, board = card.bounding_box(), page.locator("#view").bounding_box()
    assert box
    assert board
    assert board["height"] > 150
    height = board["height"]
    if phone:
        assert box["y"] >= board["y"] + board["height"] - 1
    assert people.violations(page) == []
    people.shot(page, f"coach-{key}-{'phone' if phone else 'desk'}")
    title = card.locator("h2").text_content()
    choose = greedy()
    party.act(0, choose(party.table, 0))  # acting is understanding
    page.wait_for_timeout(150)
    assert not card.is_visible() or card.locator("h2").text_content() != title
    page.evaluate("localStorage.setItem('coach-off', 'yes')")
    page.reload()
    expect(page.locator("#prompt")).not_to_have_text("…")
    without = page.locator("#view").bounding_box()
    assert without
    assert phone or without["height"] == height, "a hint at a desk takes no room from the board"
    page.evaluate("localStorage.setItem('coach-off', 'no')")
    page.reload()
    page.wait_for_timeout(400)
    assert not card.is_visible() or card.locator("h2").text_content() != title


def test_hints_are_switched_off_and_on_again(people: People, server: Server) -> None:
    party = begun(server, "eko")
    page = people.at(party, "Anna", newcomer=True)
    until_shown(page, party)
    card = page.locator("#coach")
    first = card.locator("h2").text_content() or ""
    card.get_by_role("button", name="Verstanden").click()
    expect(card.get_by_text(first)).to_be_hidden()
    page.evaluate("localStorage.removeItem('coach-eko')")
    page.reload()
    expect(card.locator("h2")).to_have_text(first)
    card.get_by_role("button", name="Hinweise aus").click()
    expect(card).to_be_hidden()
    page.reload()
    expect(page.locator("#prompt")).not_to_have_text("…")
    expect(card).to_be_hidden()
    page.locator("#set-coach").evaluate("box => box.click()")
    expect(card.locator("h2")).to_have_text(first)


def test_somebody_who_watches_is_told_nothing(people: People, server: Server) -> None:
    party = begun(server, "eko")
    page = people.at(party, "Zoë", newcomer=True)
    expect(page.locator("#coach")).to_be_hidden()


RINGED = """() => {
  const box = id => document.getElementById(id).getBoundingClientRect();
  const [ring, view] = [box("coach-ring"), box("view")];
  return ring.width > 30 && ring.height > 30 && ring.top > view.top && ring.bottom < view.bottom;
}"""


def test_on_a_phone_the_ring_is_seen_whole_and_goes_when_one_acts(
    people: People, server: Server
) -> None:
    """The hint takes room from the board, the camera looks anew: so does the ring. What others do
    then is shown without it."""
    party = server.party("friend", "friend", game="eko")
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    seat = party.table.waits[0]
    page = people.at(party, ("Anna", "Ben")[seat], newcomer=True, phone=True, motion=True)
    expect(page.locator("#coach h2")).to_have_text("Dein Kaiser")
    page.wait_for_timeout(800)  # until the camera rests
    assert page.evaluate(RINGED)
    people.shot(page, "coach-ring-phone")
    page.locator("#do-keep").tap()
    page.locator("#go-confirm").tap()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#coach-ring")).to_be_hidden()
