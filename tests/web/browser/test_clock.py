"""Clocks in real browsers; somebody leaves, a bot takes over by vote, they return; giving up."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browser.conftest import People

from tafelrunde.table.attendance import ABSENCE, MISSED
from tafelrunde.table.match.timing import Clock, Leaver, Timing

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

MATCH = Timing(Clock.MATCH, 900, 10)
MOVE = Timing(Clock.MOVE, 90)


class Later:
    """The real time, and more."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.more


@pytest.fixture(scope="module")
def clock() -> Later:
    return Later()


@pytest.fixture(scope="module")
def server(
    server: Server, clock: Later, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with type(server)(tmp_path_factory.mktemp("clock") / "tables.db", clock=clock) as running:
        yield running


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    out = People(chromium, server)
    yield out
    for context in out.contexts:
        context.close()
    assert not out.trouble, out.trouble


def seated(server: Server, timing: Timing, *names: str, game: str, bots: int = 0) -> Party:
    plan = [*["friend"] * len(names), *["bot greedy"] * bots]
    party = server.party(*plan, game=game, timing=timing)
    for seat, name in enumerate(names):
        party.sit(seat, name)
    return party


def digits(page: Page, seat: int) -> int:
    """Seconds on a seat's clock, as they are shown."""
    text = page.locator(f"#clock-{seat} .digits").inner_text()
    minutes, seconds = text.split(":")
    return 60 * int(minutes) + int(seconds)


def wait(server: Server, clock: Later, seconds: float) -> None:
    """Time goes by, and the house looks around."""
    clock.more += seconds
    server.call(server.house.attend())


def test_somebody_leaves_a_bot_takes_over_and_they_return(
    people: People, server: Server, clock: Later
) -> None:
    names = ["Ben", "Anna", "Zeynep"]
    party = seated(server, MATCH, *names, game="eko", bots=1)
    while not party.table.waits or party.table.waits[0] == 3:
        time.sleep(0.05)
    (seat,) = party.table.waits
    gone = names.pop(seat)
    ben = people.at(party, gone)
    zeynep = people.at(party, names[1], phone=True, theme="dark")
    anna = people.at(party, names[0])
    expect(anna.locator(f"#clock-{seat} .digits")).to_be_visible()
    assert 890 < digits(anna, seat) <= 900
    expect(anna.locator("#clock-3")).to_be_hidden()
    expect(ben.locator("#left")).to_be_visible()
    people.shot(anna, "9-clock-desktop-start")
    server.call(server.house.attend())
    ben.context.close()
    people.contexts.remove(ben.context)
    expect(anna.locator(f"#l-who-{seat} .plate.turn")).to_be_visible()
    wait(server, clock, MISSED + 25)
    panel = anna.locator(f"#note-gone-{seat}")
    expect(panel).to_contain_text(f"{gone} ist weg")
    expect(panel.locator(".ring")).to_have_text(re.compile(r"1:[0-3]\d"))
    expect(panel.locator("button")).to_be_disabled()
    people.shot(anna, "9-clock-desktop")
    people.shot(zeynep, "9-clock-phone-dark")
    wait(server, clock, ABSENCE)
    panel.get_by_role("button", name="Bot einsetzen (0 von 2)").click()
    people.shot(zeynep, "9-clock-vote-phone-dark")
    zeynep.get_by_role("button", name="Bot einsetzen (1 von 2)").click()
    expect(anna.locator(f"#l-who-{seat} .plate.bot")).to_be_visible()
    expect(anna.locator("#log .tag").first).to_have_text("Bot")
    again = people.at(party, gone)
    again.get_by_role("button", name="Selbst weiterspielen").click()
    expect(anna.locator("#toast")).to_contain_text(f"{gone} ist zurück")
    expect(anna.locator(f"#clock-{seat}")).to_be_visible()
    people.shot(anna, "9-clock-return-desktop")
    people.shot(zeynep, "9-clock-return-phone-dark")
    assert people.violations(anna) == []


def test_when_time_is_up_a_bot_decides_and_it_is_urgent_before(
    people: People, server: Server, clock: Later
) -> None:
    party = seated(server, MOVE, "Anna", "Ben", game="connect4")
    anna = people.at(party, "Anna")
    expect(anna.locator("#clock-0")).to_have_attribute("data-tone", "calm")
    wait(server, clock, 70)
    anna.reload()
    expect(anna.locator("#clock-0")).to_have_attribute("data-tone", re.compile("low|last"))
    wait(server, clock, 12)
    anna.reload()
    expect(anna.locator("#clock-0")).to_have_attribute("data-tone", "last")
    expect(anna.locator("#left")).to_have_attribute("data-soon", "")
    expect(anna).to_have_title(re.compile(r"^● 0:0\d · "))
    people.shot(anna, "9-clock-last-desktop")
    wait(server, clock, 10)
    expect(anna.locator("#prompt")).to_have_text("Ben überlegt …")
    expect(anna.locator("#log")).to_contain_text("Die Zeit von Anna ist um")
    expect(anna.locator("#clock-1")).to_have_attribute("data-runs", "")


def test_marks_alone_are_read_out(people: People, server: Server, clock: Later) -> None:
    party = seated(server, Timing(Clock.MOVE, 12), "Anna", "Ben", game="connect4")
    anna = people.at(party, "Anna", lang="en")
    assert anna.locator("#left").get_attribute("aria-live") == "off"
    expect(anna.locator("#live")).to_have_text("You have 10 seconds left.")


def test_giving_up_ends_the_match_and_says_so(people: People, server: Server) -> None:
    party = seated(server, MATCH, "Anna", "Ben", game="connect4")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben", phone=True)
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.locator("#tab-menu").click()
    anna.locator(".give-up summary").click()
    people.shot(anna, "9-clock-give-up-desktop")
    anna.get_by_role("button", name="Aufgeben", exact=True).click()
    expect(anna.locator("#end h2")).to_have_text("Anna hat aufgegeben, Ben gewinnt.")
    expect(ben.locator("#end h2")).to_have_text("Anna hat aufgegeben, Ben gewinnt.")
    expect(anna.locator("#end .acts")).to_be_visible()
    people.shot(anna, "9-clock-resigned-desktop")
    people.shot(ben, "9-clock-resigned-phone")
    anna.goto(f"{party.path}/replay")
    expect(anna.locator(".stopped")).to_have_text("Anna hat aufgegeben, Ben gewinnt.")


def test_a_clock_is_chosen_with_the_table(people: People, server: Server) -> None:
    anna = people.person("Anna")
    anna.goto(f"{server.url}/g/connect4")
    anna.locator(".fold.clock summary").click()
    anna.locator("#clock-match").check()
    people.shot(anna, "9-clock-open-desktop")
    anna.locator("#clock-match-n").fill("5")
    anna.locator("#seat-1").select_option("friend")
    anna.locator(".start button.go").click()
    expect(anna.locator("#note-wait .tags")).to_contain_text("5 Min. + 10 s je Zug")
    people.shot(anna, "9-clock-waiting-desktop")


def test_by_option_a_bot_steps_in_by_itself(people: People, server: Server, clock: Later) -> None:
    timing = Timing(Clock.NONE, leaver=Leaver.BOT)
    party = seated(server, timing, "Ben", "Anna", game="connect4")
    ben, anna = people.at(party, "Ben"), people.at(party, "Anna")
    server.call(server.house.attend())
    ben.context.close()
    people.contexts.remove(ben.context)
    expect(anna.locator("#note-gone-0")).to_have_count(0)
    wait(server, clock, MISSED + 5)
    expect(anna.locator("#note-gone-0")).to_contain_text("Danach spielt ein Bot")
    wait(server, clock, ABSENCE)
    expect(anna.locator("#l-who-0 .plate.bot")).to_be_visible()
