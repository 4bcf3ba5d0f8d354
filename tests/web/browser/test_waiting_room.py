"""Before a match begins: who is missing, what will be played, links to pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.table.match.entry import By

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

SHARES = """Object.defineProperty(Navigator.prototype, "share", {
    value(data) { window.shared = data; return Promise.resolve(); },
});"""


@pytest.fixture
def party(server: Server) -> Party:
    """Anna has opened it, Zoë has come, one seat is free."""
    party = server.party("host", "friend", "friend", game="eko", host="Anna", portals=True)
    party.sit(0, "Anna")
    party.sit(1, "Zoë")
    return party


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_host_sees_all_and_sends_somebody_away(
    people: People, party: Party, phone: bool, theme: str
) -> None:
    page = people.at(party, "Anna", phone=phone, theme=theme, lang="en")
    room = page.locator("#note-wait")
    expect(room.locator("h2")).to_have_text("One person is still missing")
    expect(room.locator(".tags .tag")).to_have_text(["Portals", "by link only"])
    assert people.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    page.on("dialog", lambda dialog: dialog.accept())
    room.locator("#sits-1 summary").click()
    assert people.violations(page) == []
    room.locator("#sits-1 [data-send]").click()
    expect(room.locator("h2")).to_have_text("2 people are still missing")
    expect(room.locator(".left")).to_have_text("Zoë has left.")
    assert party.table.holders[1].kind == By.NOBODY
    people.shot(page, f"waiting-left-{'phone' if phone else 'desk'}-{theme}")
    party.sit(1, "Ben")
    expect(room.locator(".left")).to_have_count(0)


def test_a_guest_sees_the_settings_and_no_right_of_the_host(people: People, party: Party) -> None:
    page = people.at(party, "Zoë", lang="en")
    room = page.locator("#note-wait")
    expect(room.locator(".tags .tag")).to_have_text(["Portals", "by link only"])
    expect(room.locator("button")).to_have_count(0)


def test_an_invitation_is_shared_where_the_device_can(people: People, party: Party) -> None:
    plain = people.at(party, "Anna")
    button = "#note-wait [data-share]"
    if not plain.evaluate("'share' in navigator"):
        expect(plain.locator(button)).to_be_hidden()
    page = people.person("Anna")
    page.add_init_script(SHARES)
    page.goto(party.path)
    page.locator(button).click()
    address = f"{party.server.url}/j/{party.id}/{party.table.invites[2]}"
    assert page.evaluate("window.shared.url") == address


def names(page: Page) -> list[str]:
    return page.locator("#note-wait .places b").all_inner_texts()


def test_the_host_moves_people_and_changes_the_number_of_seats(
    people: People, party: Party
) -> None:
    """A guest sees it at once, and keeps a seat that still is theirs."""
    host, guest = (
        people.at(party, "Anna", lang="en"),
        people.at(party, "Zoë", lang="en", phone=True),
    )
    expect(guest.locator("#prompt")).to_have_text("It begins as soon as seat 3 is taken.")
    host.locator("#sits-1 summary").click()
    host.get_by_role("button", name="One seat down").click()
    expect(host.locator("#prompt")).to_have_text("It begins as soon as seat 2 is taken.")
    assert names(host) == ["Anna", "Seat 2", "Zoë"]
    expect(guest.locator("#sits-2 .status")).to_have_text("you")
    host.get_by_role("button", name="One seat more").click()
    expect(guest.locator("#prompt")).to_have_text("It begins as soon as seats 2 and 4 are taken.")
    expect(guest.locator("#note-wait .changed")).to_contain_text("Anna")
    guest.locator("#note-wait .changed button").click()
    expect(guest.locator("#note-wait .changed")).to_have_count(0)
    for _ in range(2):
        host.get_by_role("button", name="One seat fewer").click()
        host.wait_for_load_state("networkidle")
    guest.locator("#note-wait .changed button").click()
    for page in (host, guest):
        expect(page.locator("#table")).to_have_attribute("data-state", "running")
        expect(page.locator("#seats > .seat")).to_have_count(2)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_picture_people_and_settings_stand_side_by_side(
    people: People, party: Party, size: tuple[int, int]
) -> None:
    page = people.at(party, "Zoë")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    left, right = [page.locator(f".room > {one}").bounding_box() for one in ("figure", ".papers")]
    assert left
    assert right
    assert left["x"] + left["width"] < right["x"]
    expect(page.locator(".room .settings")).to_be_in_viewport(ratio=1)
    people.shot(page, f"waiting-guest-{size[0]}")


def test_the_private_link_says_what_it_is(people: People, party: Party) -> None:
    page = people.at(party, "Zoë", lang="en")
    page.locator("#tab-menu").click()
    own = page.locator("#menu-1")
    expect(own).to_contain_text("Yours alone")
    expect(own.locator("[data-share]")).to_have_count(0)


def test_the_only_invitation_lies_open_as_a_code(people: People, party: Party) -> None:
    page = people.at(party, "Anna", phone=True)
    code = page.locator("#invite-2 .code img")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    people.shot(page, "waiting-code")
    guest = people.at(party, "Zoë")
    expect(guest.locator(".code")).to_have_count(0)


def test_the_host_changes_what_is_played_while_a_guest_sits(people: People, party: Party) -> None:
    host, guest = (
        people.at(party, "Anna", lang="en"),
        people.at(party, "Zoë", lang="de", phone=True),
    )
    room = host.locator("#note-wait")
    room.get_by_role("link", name="Change").click()
    assert people.violations(host) == []
    host.get_by_label("Portals").uncheck()
    host.get_by_label("Wind temple").check()
    host.locator(".fold.company summary").last.click()
    host.locator("#open-yes").check()
    host.get_by_role("button", name="Keep these").click()
    expect(room.locator(".tags .tag")).to_have_text(["Wind temple", "listed in the lobby"])
    expect(room.locator(".changed")).to_contain_text("Zoë")
    asked = guest.locator("#note-wait .changed")
    expect(asked).to_contain_text("Anna hat geändert")
    assert people.violations(guest) == []
    asked.get_by_role("button").click()
    expect(guest.locator("#note-wait .changed")).to_have_count(0)
    expect(room.locator(".changed")).to_have_count(0)
    party.sit(2, "Cleo")
    expect(host.locator("#table")).to_have_attribute("data-state", "running")
    assert party.table.match.setup.options["wind_temple"] is True


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_all_are_there_and_anybody_stops_the_counting(
    people: People, server: Server, phone: bool, theme: str
) -> None:
    """It is the table's: on another device, and after a reload, it is the same."""
    party = server.party("host", "friend", game="eko", host="Anna", counts=5)
    party.sit(0, "Anna")
    anna = people.at(party, "Anna", theme=theme, phone=phone)
    ben = people.at(party, "Ben", lang="en")
    party.sit(1, "Ben")
    room = anna.locator("#note-wait")
    expect(room.locator("#count")).to_have_text("4")
    expect(anna.locator("#prompt")).to_have_text("Alle da: Gleich geht es los.")
    people.shot(anna, f"counting-{'phone' if phone else 'desk'}-{theme}")
    ben.locator("#note-wait").get_by_role("button", name="Wait a moment").click()
    expect(room.locator(".counting h2")).to_have_text("Ben hat angehalten")
    expect(anna.locator("#left")).to_be_hidden()
    assert not people.violations(anna)
    anna.reload()
    go = room.get_by_role("button", name="Los geht’s")
    expect(go).to_be_in_viewport()
    people.shot(anna, f"halted-{'phone' if phone else 'desk'}-{theme}")
    go.click()
    expect(room.locator("#count")).to_be_visible()
    ben.reload()
    expect(ben.locator("#count")).to_be_visible()
    for page in (anna, ben):
        expect(page.locator("#table")).to_have_attribute("data-state", "running")
    assert party.table.started
