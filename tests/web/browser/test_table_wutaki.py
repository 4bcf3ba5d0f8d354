"""Wutaki by clicking: steppers, symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.web.browser.hands import do, greedy

from tafelrunde.core.registry import find
from tafelrunde.games.wutaki.tests.positions import position
from tafelrunde.sheets import written

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.data import Json

BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


# ---------- steppers ----------


def seated(people: People, server: Server, phone: bool, start: Json) -> tuple[Party, Page]:
    party = server.party("friend", "friend", game="wutaki", position=start)
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party, people.at(party, "Anna", phone=phone)


def count(page: Page, kind: str) -> int:
    row = page.locator(".step", has=page.locator(f"#more-{kind}"))
    return int(row.locator("output").inner_text())


def step(page: Page, *ids: str) -> None:
    """Click these, each after the server has answered the one before."""
    for id in ids:
        kind = id.split("-")[1]
        wanted = count(page, kind) + (1 if id.startswith("more") else -1)
        page.locator(f"#{id}").click()
        row = page.locator(".step", has=page.locator(f"#more-{kind}"))
        expect(row.locator("output")).to_have_text(str(wanted))


def stock(party: Party, seat: int = 0) -> dict[str, int]:
    """What a player has any of."""
    players = party.table.match.view(seat).facts["players"]
    assert isinstance(players, list)
    return {name: number for name, number in players[seat]["resources"].items() if number}


def answered(page: Page, party: Party, code: str, seat: int = 0) -> None:
    """Wait until a seat is asked this."""
    for _ in range(100):
        match = party.table.match
        ask = match.asked(seat) if seat in match.actors else None
        if ask is not None and ask.code == code:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody asks {code}")


def total(page: Page) -> str:
    return str(sum(int(one) for one in page.locator(".step output").all_inner_texts()))


@BOTH
def test_resources_are_traded_as_one_message(people: People, server: Server, phone: bool) -> None:
    """15.2: + and − per resource, the sum below; sent together, taken back together."""
    start = position({"resources": "3 wood 2 gold"}).to_dict()
    party, page = seated(people, server, phone, start)
    do(page, party, 0, "place loyal trade")
    do(page, party, 0, "choose exchange")
    if phone:  # what is asked about has come to the top
        expect(page.locator("#res-wood")).to_be_in_viewport()
    before, entries = party.table.match.state.to_dict(), len(party.table.match.entries)
    step(page, "more-wood", "more-wood", "more-gold", "less-wood", "more-wood", "more-wood")
    expect(page.locator("#more-wood")).to_be_disabled()  # all three are given
    assert (count(page, "wood"), count(page, "gold")) == (3, 1)
    assert total(page).endswith("4")
    expect(page.locator("#prompt")).to_contain_text("Bisher: 4")
    people.shot(page, f"wutaki-stepper-{'phone' if phone else 'desk'}")
    assert len(party.table.match.entries) == entries  # nothing was sent yet
    page.locator("#go-back").click()  # the last one is taken from the pile
    expect(page.locator("#less-wood ~ output")).to_have_text("2")
    do_done(page, phone)
    answered(page, party, "get")
    assert stock(party) == {"wood": 1, "gold": 1}
    sent = party.table.match.entries[entries:]
    *given, last = [str(entry.action) for entry in sent]
    assert (sorted(given), last) == (["give gold", "give wood", "give wood"], "done")
    page.locator("#undo").click()
    answered(page, party, "exchange")
    assert party.table.match.state.to_dict() == before
    step(page, "more-gold", "more-gold")
    do_done(page, phone)
    answered(page, party, "get")
    step(page, "more-oil")
    page.locator("#more-stone").click()
    if phone:
        expect(page.locator("#go-picks")).to_contain_text("2")
        page.locator("#go-picks").click()
    answered(page, party, "place", seat=1)
    assert stock(party) == {"wood": 3, "oil": 1, "stone": 1}


def do_done(page: Page, phone: bool) -> None:
    page.locator("#do-done").click()
    if phone:
        page.locator("#go-confirm").click()


@BOTH
def test_eight_of_any_kind_are_sacrificed_at_once(
    people: People, server: Server, phone: bool
) -> None:
    """12.1: nothing is paid before the eighth is chosen, and one click takes all back."""
    start = position({"resources": "5 wood 2 stone 2 oil", "omens": ["OM01"]}).to_dict()
    party, page = seated(people, server, phone, start)
    do(page, party, 0, "place loyal play")
    do(page, party, 0, "play OM01")
    answered(page, party, "sacrifice")
    before, entries = party.table.match.state.to_dict(), len(party.table.match.entries)
    step(page, *["more-wood"] * 5, "more-stone", "more-oil")
    expect(page.locator("#more-wood")).to_be_disabled()
    assert total(page).endswith("7")
    expect(page.locator("#prompt")).to_contain_text("Opfere noch 1 Ressource")
    assert len(party.table.match.entries) == entries
    page.locator("#more-stone").click()
    if phone:
        page.locator("#go-picks").click()
    answered(page, party, "place", seat=1)
    assert stock(party) == {"oil": 1}
    assert len(party.table.match.entries) == entries + 8
    expect(page.locator("#points-0")).to_have_attribute("aria-label", "10 Siegpunkte")
    page.locator("#undo").click()
    answered(page, party, "sacrifice")
    assert party.table.match.state.to_dict() == before


# ---------- symbols ----------


def test_a_finger_that_rests_is_told_what_a_symbol_means(people: People, server: Server) -> None:
    start = position({"resources": "3 wood 2 gold"}).to_dict()
    party, page = seated(people, server, True, start)
    spot = page.locator("#r-row [data-token][aria-label]").first
    words = spot.get_attribute("aria-label")
    assert words
    touch(page, spot, 800)
    sheet = page.locator("#large")
    expect(sheet).to_be_visible()
    expect(sheet.locator("p")).to_have_text(words)
    expect(sheet.get_by_role("button")).to_be_focused()
    small, large = spot.bounding_box(), sheet.locator("svg").bounding_box()
    assert small
    assert large
    assert large["width"] > 2 * small["width"]
    assert not page.locator("#large svg [id], #large [data-token]").count()
    assert not people.violations(page)
    people.shot(page, "card-large")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    touch(page, spot, 800)
    sheet.locator("svg").tap()
    expect(sheet).to_be_hidden()
    symbol = page.locator("#r-row #visit-2 [aria-label]").first  # the gold of its slot
    said = symbol.get_attribute("aria-label")
    assert said
    touch(page, symbol, 800)
    expect(page.locator("#toast")).to_have_text(said)  # words say enough
    expect(sheet).to_be_hidden()
    assert not page.locator("[data-chosen]").count()  # it was no choice
    assert not party.table.match.entries


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_everything_has_a_name(people: People, server: Server, phone: bool) -> None:
    """What axe-core finds, by day and in the evening."""
    start = position(
        {"resources": "3 wood 2 gold", "omens": ["OM01", "OM21"], "accepted": ["A01"]},
        cards=["RC01"],
    ).to_dict()
    party = server.party("friend", "friend", game="wutaki", position=start)
    party.sit(0, "Anna")
    for theme in ("light", "dark"):
        page = people.at(party, "Anna", theme=theme, phone=phone)
        assert not people.violations(page)


def test_two_taps_show_a_card_large_that_is_no_choice(people: People, server: Server) -> None:
    start = position({"resources": "3 wood 2 gold", "accepted": ["F05"]}).to_dict()
    party, page = seated(people, server, True, start)
    entries = len(party.table.match.entries)
    card = page.locator('#r-pacts [data-token="F05"]')
    card.scroll_into_view_if_needed()
    card.tap()
    expect(page.locator("#large")).to_be_hidden()
    page.wait_for_timeout(400)  # one tap, and later another: each asks why not
    card.tap()
    expect(page.locator("#large")).to_be_hidden()
    page.wait_for_timeout(400)
    card.tap()
    card.tap()
    expect(page.locator("#large p")).to_have_text(card.get_attribute("aria-label") or "-")
    page.locator("#large svg").tap()
    expect(page.locator("#large")).to_be_hidden()
    assert len(party.table.match.entries) == entries


def touch(page: Page, spot: Locator, milliseconds: int) -> None:
    """A finger that rests."""
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    page.wait_for_timeout(milliseconds)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


# ---------- cards of one's own ----------


def own_omens(old: str, new: str) -> FilePayload:
    """The box's own spreadsheet of omens, with another effect."""
    text = written(find("wutaki"), "", "en")["omen.csv"].replace(old, new)
    return {"name": "omen.csv", "mimeType": "text/csv", "buffer": text.encode()}


def test_a_host_brings_cards_in_a_file(people: People, server: Server) -> None:
    """A wrong card is named with its row and column; a right one is in the box that is opened."""
    page = people.person("Anna")
    page.goto(f"{server.url}/g/wutaki/components")
    page.locator("#box-name").fill("Glück")
    page.locator("#box-files").set_input_files(own_omens("gain 3 gold", "gian 7 gold"))
    page.locator("#own button.go").click()
    expect(page.locator("main")).to_contain_text("Zeile 3, Spalte „Wirkung“")
    expect(page.locator("main")).to_contain_text("gian 7 gold")
    people.shot(page, "wutaki-cards-wrong")
    people.trouble.clear()  # the browser notes that the form was refused
    page.locator("#box-name").fill("Glück")
    page.locator("#box-files").set_input_files(
        own_omens("OM02,3,gain 3 gold", "OM02,99,gain 7 gold")
    )
    page.locator("#own button.go").click(timeout=60_000)  # the set is tried out meanwhile
    page.get_by_role("button", name="Tisch damit aufmachen").click()
    page.locator("#new button.go").click()
    page.wait_for_url("**/t/*")
    page.locator("#r-hand [data-token][data-live]").first.click()  # keep a secret pact
    expect(page.locator("#r-hand [id^=omen-OM02]").first).to_contain_text("7 Gold")


def test_the_summary_says_what_turns_brought(people: People, server: Server) -> None:
    """With a sign and a number; what a line names is bold."""
    party = server.party("friend", "friend", game="wutaki")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    choose = greedy()
    anna = people.at(party, "Anna")
    gain = anna.locator("#log .grp .head .gain .val").first
    bold = anna.locator("#log .grp .head .text b")
    for _ in range(60):
        seat = party.table.waits[0]
        party.play(choose(party.table, seat))
        if gain.is_visible() and bold.count() > 1:
            break
    expect(gain.locator("b")).to_have_text(re.compile(r"\+\d+"))
    expect(gain.locator("svg.ic")).to_have_count(1)
    assert bold.count() > 1
    people.shot(anna, "wutaki-summary")
