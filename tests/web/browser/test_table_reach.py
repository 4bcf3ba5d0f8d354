"""Keyboard, screen reader, interruptions."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

AT = """() => {
  const at = document.activeElement;
  return at.dataset.token ? "token " + at.dataset.token : at.id;
}"""


def eko(server: Server) -> Party:
    party = server.party("friend", "bot random", game="eko")
    party.sit(0, "Anna")
    return party


def begin(page: Page) -> None:
    page.locator("#do-keep").click()
    expect(page.locator("[data-token][data-live]").first).to_be_attached(timeout=20_000)


def tab_to_board(page: Page) -> str:
    for _ in range(40):
        page.keyboard.press("Tab")
        at = str(page.evaluate(AT))
        if at.startswith("token"):
            return at
    raise AssertionError("Tab never reaches the board")


def test_a_turn_by_keyboard_only(people: People, server: Server) -> None:
    party = eko(server)
    anna = people.at(party, "Anna")
    begin(anna)
    first = tab_to_board(anna)
    moved = first
    begun = Counter(f"token {action.tokens[1]}" for action in party.table.match.legal(0))
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        anna.keyboard.press(key)
        moved = str(anna.evaluate(AT))
        if moved != first and begun[moved] > 1:  # a field with one action only is sent at once
            break
    assert moved.startswith("token")
    assert moved != first
    people.shot(anna, "keyboard-focus")
    anna.keyboard.press("Enter")
    anna.wait_for_timeout(100)
    assert anna.locator("[data-chosen]").count() > 0
    assert anna.evaluate(AT) != ""
    anna.keyboard.press("Escape")
    expect(anna.locator("[data-chosen]")).to_have_count(0)
    assert anna.evaluate(AT) == moved
    before = party.table.last
    for _ in range(6):
        if party.table.last > before:
            break
        anna.keyboard.press("Enter")
        anna.wait_for_timeout(200)
    assert party.table.last > before


def test_focus_survives_updates(people: People, server: Server) -> None:
    party = eko(server)
    anna = people.at(party, "Anna")
    begin(anna)
    at = tab_to_board(anna)
    zoe = people.at(party, "Zoe")  # presence changes, the page is told
    zoe.locator("#tab-chat").click()
    zoe.locator("#speak input").fill("Hallo")
    zoe.locator("#speak button").click()
    expect(anna.locator("#talk")).to_contain_text("Hallo")
    assert anna.evaluate(AT) == at


def test_typing_survives_updates(people: People, server: Server) -> None:
    party = server.party("host", "hotseat", "friend", game="sealed_bids", host="Anna")
    anna = people.at(party, "Anna")
    anna.locator("input[name=name-1]").fill("Be")
    people.at(party, "Zoe")
    anna.wait_for_timeout(300)
    anna.keyboard.type("n")
    expect(anna.locator("input[name=name-1]")).to_have_value("Ben")


def test_news_are_announced(people: People, server: Server) -> None:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    anna = people.at(party, "Anna")
    party.play("drop a", "drop b")
    expect(anna.locator("#live")).to_have_text(re.compile("Ben wirft in Spalte b ein"))
    expect(anna.locator("#log .since")).to_contain_text("Seit deinem Zug")
    expect(anna.locator("#recap-line")).to_contain_text("Ben wirft in Spalte b ein")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("stage", ["waiting", "playing", "end"])
def test_axe_finds_nothing(people: People, server: Server, theme: str, stage: str) -> None:
    if stage == "playing":
        party = eko(server)
    else:
        party = server.party("host", "friend", host="Anna")
        party.sit(0, "Anna")
    if stage == "end":
        party.sit(1, "Ben")
        party.play(*(f"drop {column}" for column in "abababa"))
    anna = people.at(party, "Anna", theme=theme)
    if stage == "playing":
        begin(anna)
    if stage == "end":
        expect(anna.locator("#end h2")).to_be_visible()
        assert people.violations(anna) == []
        anna.locator("[data-end=board]").click()  # the sides are beside the board
    anna.wait_for_timeout(300)
    for tab in ("log", "chat", "menu", "rules"):
        anna.locator(f"#tab-{tab}").click()
        assert people.violations(anna) == []


def test_reload_in_mid_match(people: People, server: Server) -> None:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play("drop a", "drop b")
    anna = people.at(party, "Anna")
    anna.reload()
    expect(anna.locator("#log li.act")).to_have_count(2)
    anna.locator("#do-c").click()
    expect(anna.locator("#log li.act")).to_have_count(3)


def test_the_server_dies_and_comes_back(
    people: People, server: Server, tmp_path: Path, chromium: Browser
) -> None:
    with type(server)(tmp_path / "tables.db") as other:
        party = other.party()
        party.sit(0, "Anna")
        party.sit(1, "Ben")
        crowd = type(people)(chromium, other)
        anna, ben = crowd.at(party, "Anna"), crowd.at(party, "Ben")
        anna.locator("#do-a").click()
        expect(ben.locator("#do-b")).to_be_visible()
        other.stop()
        expect(anna.locator("#toast")).to_contain_text("Verbindung unterbrochen")
        crowd.shot(anna, "lost")
        ben.locator("#do-b").click()  # said while nobody listens
        other.start()
        expect(anna.locator("#log li.act")).to_have_count(2, timeout=15_000)
        anna.locator("#do-a").click()
        expect(ben.locator("#log li.act")).to_have_count(3)
        for context in crowd.contexts:
            context.close()
