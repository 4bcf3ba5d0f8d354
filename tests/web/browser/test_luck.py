"""Luck by pages: two people seal, open and play; receipts, and what pages say when it fails."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tafelrunde.core.errors import Unfair
from tafelrunde.core.receipt import read_receipt
from tafelrunde.core.record import read_record, verify
from tafelrunde.core.seals import NONE, Share, terms_of
from tafelrunde.table.match.message import LeaveSeat, Unopened

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

GAME = "leduc"


def sit(page: Page, party: Party, seat: int) -> None:
    page.goto(f"{party.server.url}/j/{party.id}/{party.table.invites[seat]}")
    page.locator("form.sit button.go").click()
    expect(page.locator("#prompt")).not_to_have_text("…", timeout=20_000)


def two(people: People, party: Party, phone: bool = False) -> tuple[Page, Page]:
    anna, ben = people.person("Anna"), people.person("Ben", lang="en", theme="dark", phone=phone)
    sit(anna, party, 0)
    sit(ben, party, 1)
    expect(anna.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    return anna, ben


def play_to_the_end(party: Party) -> None:
    for seat in range(party.table.header.seats):
        party.keys[seat] = party.table.key_of(seat)
    while party.table.state == "running":
        table = party.table
        party.play(str(table.match.legal(table.waits[0])[0]))


def receipt_of(page: Page, path: Path) -> Path:
    with page.expect_download() as saving:
        page.locator("#save").click()
    saving.value.save_as(path)
    return path


def test_two_pages_seal_open_and_check(people: People, server: Server, tmp_path: Path) -> None:
    party = server.party(game=GAME)
    anna, ben = two(people, party, phone=True)
    assert [bool(share.number) for share in party.table.shares] == [True, True]
    anna.locator("#tab-menu").click()
    expect(anna.locator("#menu-luck a")).to_have_text("Glücksbeleg")
    anna.goto(f"{party.path}/luck")
    expect(anna.locator("#answer")).to_have_text("Das lässt sich nach dem Ende sagen.")
    expect(anna.locator(".envelopes .status")).to_have_text(
        ["versiegelt", "deine Zahl, auf diesem Gerät aufgehoben", "Siegel passt zur Zahl"]
    )
    people.shot(anna, "luck-running")
    play_to_the_end(party)
    for page, name, yes in ((anna, "anna", "Ja."), (ben, "ben", "Yes.")):
        page.goto(f"{party.path}/luck")
        expect(page.locator("#answer")).to_have_text(yes)
        expect(page.locator("#slip-fits")).to_have_class("good")
        expect(page.locator(".draws li.good")).to_have_count(party.table.match.draws)
        assert people.violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        people.shot(page, f"luck-{name}")
        receipt = read_receipt(receipt_of(page, tmp_path / f"{name}.json").read_text())
        saved = read_record(page.request.get(f"{party.path}/record").text())
        verify(saved)
        receipt.compare(saved)


def test_another_device_loads_the_receipt(people: People, server: Server, tmp_path: Path) -> None:
    party = server.party(game=GAME)
    anna, _ = two(people, party)
    play_to_the_end(party)
    anna.goto(f"{party.path}/luck")
    kept = receipt_of(anna, tmp_path / "receipt.json")
    other = people.person("Anna", lang="en")
    other.goto(f"{party.path}/luck")
    expect(other.locator("#slip-no")).to_be_visible()
    expect(other.locator("#answer")).to_have_text("Yes.")
    other.locator("#load").set_input_files(kept)
    expect(other.locator("#slip-fits")).to_have_text("agrees with the table")
    data = json.loads(kept.read_text())
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(data | {"terms": "00" * 32}))
    other.locator("#load").set_input_files(forged)
    expect(other.locator("#slip-no")).to_have_text("This file is no receipt.")
    seals = [Share(tuple(row["seats"]), row["seal"]) for row in data["seals"]]
    terms = terms_of("another", data["played"], data["commitment"], seals)
    forged.write_text(json.dumps(data | {"match": "another", "number": "", "terms": terms}))
    other.locator("#load").set_input_files(forged)
    expect(other.locator("#slip-no")).to_have_text("This receipt is of another match.")
    expect(other.locator("#answer")).to_have_text("Yes.")


def test_before_the_match_there_is_no_receipt_to_save(people: People, server: Server) -> None:
    party = server.party(game=GAME)
    anna = people.person("Anna")
    sit(anna, party, 0)
    anna.goto(f"{party.path}/luck")
    expect(anna.locator("#slip")).to_be_visible()
    expect(anna.locator("#save")).to_be_hidden()
    anna.goto(party.path)
    sit(people.person("Ben"), party, 1)
    expect(anna.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    anna.goto(f"{party.path}/luck")
    expect(anna.locator("#save")).to_be_visible()


def test_a_page_that_was_there_and_never_asked_says_so(people: People, server: Server) -> None:
    party = server.party(game=GAME)
    anna = people.person("Anna", lang="en")
    anna.route_web_socket(re.compile("/ws"), keep_silent)
    sit(anna, party, 0)
    sit(people.person("Ben"), party, 1)
    server.call(server.house.handle(party.id, Unopened(party.table.sealing.since)))
    expect(anna.locator("#unfair-why")).to_contain_text("never asked")


def keep_silent(socket: WebSocketRoute) -> None:
    """A server that does not tell a page that numbers are being opened."""
    server = socket.connect_to_server()

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if said.get("luck", {}).get("phase") == "opening":
            del said["luck"]
        socket.send(json.dumps(said))

    server.on_message(told)


def test_a_page_without_storage_plays_and_adds_no_number(people: People, server: Server) -> None:
    party = server.party(game=GAME)
    anna = people.person("Anna")
    anna.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    )
    sit(anna, party, 0)
    sit(people.person("Ben"), party, 1)
    expect(anna.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    assert [share.seal == NONE for share in party.table.shares] == [True, False]
    expect(anna.locator("#unfair")).to_be_hidden()


def swallow(socket: WebSocketRoute) -> None:
    """A server that loses what a page opens, and answers all the same."""
    server = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] == "open":
            socket.send(json.dumps({"t": "ok", "id": said["id"]}))
        else:
            server.send(message)

    socket.on_message(heard)


@pytest.mark.parametrize("phone", [False, True])
def test_a_page_that_opened_and_is_named_missing_says_so(
    people: People, server: Server, phone: bool, tmp_path: Path
) -> None:
    party = server.party(game=GAME)
    anna, ben = people.person("Anna", lang="en", phone=phone), people.person("Ben")
    anna.route_web_socket(re.compile("/ws"), swallow)
    sit(anna, party, 0)
    sit(ben, party, 1)
    expect(ben.locator("#note-open")).to_contain_text("Anna")
    expect(anna.locator("#note-open")).to_be_visible()
    anna.wait_for_function(f"() => JSON.parse(localStorage['luck-{party.id}']).opened")
    people.shot(ben, "luck-opening")
    ended = Unopened(party.table.sealing.since)
    server.call(server.house.handle(party.id, ended))
    expect(anna.locator("#unfair")).to_be_visible()
    expect(anna.locator("#unfair-why")).to_contain_text("The match waits for you")
    expect(ben.locator("#unfair")).to_be_hidden()
    assert people.violations(anna) == []
    people.shot(anna, f"luck-missing{'-phone' if phone else ''}")
    assert anna.locator("#dock").evaluate("dock => dock.inert")
    anna.locator("#unfair button").click()
    expect(anna.locator("#unfair")).to_be_hidden()
    assert not anna.locator("#dock").evaluate("dock => dock.inert")
    expect(ben.locator("#log")).to_contain_text("Anna hat ihre Zahl nicht geöffnet")
    play_to_the_end(party)
    anna.goto(f"{party.path}/luck")
    expect(anna.locator("#answer")).to_have_text("No.")
    expect(anna.locator("#troubles")).to_contain_text("opened its number")
    expect(anna.locator("#slip-fits")).to_have_class("bad")
    people.shot(anna, f"luck-no{'-phone' if phone else ''}")
    receipt = read_receipt(receipt_of(anna, tmp_path / "receipt.json").read_text())
    saved = read_record(anna.request.get(f"{party.path}/record").text())
    verify(saved)
    with pytest.raises(Unfair, match="opened its number"):
        receipt.compare(saved)


def test_one_device_with_two_people_adds_one_number(people: People, server: Server) -> None:
    party = server.party("host", "hotseat", host="Anna", game=GAME)
    page = people.person("Anna")
    page.goto(f"{party.path}/sit")
    page.locator("form.sit button.go").click()
    expect(page.locator("#table")).to_have_attribute("data-state", "running", timeout=20_000)
    (share,) = party.table.shares
    assert (share.seats, len(share.number)) == ((0, 1), 64)


def test_a_seat_taken_later_gets_a_receipt_without_a_number(people: People, server: Server) -> None:
    party = server.party(game="connect4", is_open=True)
    zoe = people.person("Zoe", lang="en")
    zoe.goto(f"{party.server.url}/j/{party.id}/{party.table.invites[1]}")  # and thinks about it
    zoe.wait_for_function(f"() => localStorage['luck-{party.id}']")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    server.call(server.house.handle(party.id, LeaveSeat("leave", party.keys[1], 1)))
    sit(zoe, party, 1)
    expect(zoe.locator("#unfair")).to_be_hidden()
    zoe.goto(f"{party.path}/luck")
    expect(zoe.locator("#slip-number")).to_have_text("none on this device")
    expect(zoe.locator("#slip-fits")).to_have_text("agrees with the table")
    assert party.table.holders[1].seal == ""
