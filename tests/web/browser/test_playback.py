"""What others did, event by event: each page at its own speed, never in the way of a click."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

# every sentence that the dock has shown while it played
SHOWN = """() => {
    window.shown = [];
    const prompt = document.getElementById("prompt");
    const note = () => document.getElementById("table").hasAttribute("data-playing")
        && window.shown.at(-1) !== prompt.textContent && window.shown.push(prompt.textContent);
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(prompt, all);
}"""


def poker(server: Server, *others: str) -> Party:
    """The second call turns over a card, with the next question to whoever begins."""
    party = server.party("friend", *(others or ("friend",)), game="leduc")
    party.sit(0, "Anna")
    if not others:
        party.sit(1, "Ben")
    return party


def look(people: People, party: Party, name: str, speed: str = "calm", **how: object) -> Page:
    page = people.at(party, name, motion=True, **how)
    page.evaluate("speed => localStorage.setItem('table-speed', speed)", speed)
    page.reload()
    expect(page.locator("#prompt")).not_to_have_text("…")
    page.evaluate(SHOWN)
    return page


def shown(page: Page) -> list[str]:
    return page.evaluate("window.shown")  # type: ignore[no-any-return]


def test_events_are_played_one_by_one_and_can_be_skipped(people: People, server: Server) -> None:
    party = poker(server)
    anna = look(people, party, "Anna")
    party.play("call", "call")
    expect(anna.locator("#player")).to_be_visible()
    expect(anna.locator("#prompt")).to_have_text("Ben schiebt.")
    expect(anna.locator("#hint")).to_contain_text("1 von 2")
    expect(anna.locator("#log")).not_to_contain_text("Die offene Karte")
    anna.locator("#skip").click()
    expect(anna.locator("#player")).to_be_hidden()
    expect(anna.locator("#log")).to_contain_text("Die offene Karte")
    expect(anna.locator("#prompt")).to_contain_text("Schieben oder erhöhen")


def test_keys_pause_go_on_and_skip(people: People, server: Server) -> None:
    party = poker(server)
    anna = look(people, party, "Anna")
    party.play("call", "call")
    expect(anna.locator("#prompt")).to_have_text("Ben schiebt.")
    anna.keyboard.press("Space")
    expect(anna.locator("#hold")).to_have_text("Weiter")
    anna.keyboard.press("ArrowRight")
    expect(anna.locator("#prompt")).to_contain_text("Die offene Karte")
    anna.keyboard.press("Escape")
    expect(anna.locator("#prompt")).to_contain_text("Schieben oder erhöhen")


def test_one_s_own_dice_are_seen_before_what_they_bring(people: People, server: Server) -> None:
    party = server.party("friend", "bot greedy", game="loriot")
    party.sit(0, "Anna")
    anna = look(people, party, "Anna", speed="quick")
    anna.locator("#do-roll, #dock .btns .go").first.click()
    expect(anna.locator("#prompt")).to_contain_text("wirft eine")
    anna.wait_for_function(
        "() => window.shown.filter(one => one.includes('wirft eine')).length >= 1"
    )


def test_each_page_has_its_own_speed(people: People, server: Server) -> None:
    party = poker(server)
    calm, once = look(people, party, "Anna"), look(people, party, "Zoe", speed="once")
    party.play("call", "call")
    expect(once.locator("#log")).to_contain_text("Die offene Karte")
    expect(once.locator("#player")).to_be_hidden()
    expect(calm.locator("#prompt")).to_have_text("Ben schiebt.")
    calm.locator("[data-speed=once]").click()
    expect(calm.locator("#player")).to_be_hidden()
    assert calm.evaluate("localStorage.getItem('table-speed')") == "once"


def test_a_page_loaded_meanwhile_shows_what_is(people: People, server: Server) -> None:
    party = poker(server)
    anna = look(people, party, "Anna")
    party.play("call", "call")
    expect(anna.locator("#player")).to_be_visible()
    anna.reload()
    expect(anna.locator("#log")).to_contain_text("Die offene Karte")
    expect(anna.locator("#player")).to_be_hidden()


def test_bots_of_somebody_alone_go_at_the_speed_of_the_page(people: People, server: Server) -> None:
    party = poker(server, "bot greedy")
    anna = look(people, party, "Anna")
    anna.wait_for_timeout(200)
    anna.evaluate("""() => {
        const choice = document.getElementById("set-speed");
        choice.value = "once";
        choice.dispatchEvent(new Event("change", { bubbles: true }));
    }""")
    expect(anna.locator("#table")).to_be_visible()
    for _ in range(100):
        if party.table.speed == "once":
            break
        anna.wait_for_timeout(50)
    assert party.table.speed == "once"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_happened_can_be_watched_again(people: People, server: Server, phone: bool) -> None:
    """And the board is what it was."""
    party = poker(server)
    anna = look(people, party, "Anna", speed="once", phone=phone)
    party.play("call", "call")
    expect(anna.locator("#log")).to_contain_text("Die offene Karte")
    before = anna.locator("#regions").inner_html()
    if phone:
        expect(anna.locator("#recap-line")).to_contain_text("Die offene Karte")
        anna.locator("#open-log").click()
    anna.locator("#watch").click()
    expect(anna.locator("#player")).to_be_visible()
    expect(anna.locator("#player")).to_be_hidden(timeout=8_000)
    assert any("schiebt" in one for one in shown(anna))
    assert anna.locator("#regions").inner_html() == before
    expect(anna.locator("#prompt")).to_contain_text("Schieben oder erhöhen")


def test_the_log_is_told_by_turns(people: People, server: Server) -> None:
    party = poker(server)
    anna = people.at(party, "Anna")
    party.play("call", "call")
    turn = anna.locator("#log .grp")
    expect(turn).to_have_count(1)
    expect(turn.locator("li:visible")).to_have_count(1)
    turn.locator(".chip").click()
    expect(turn.locator("li:visible")).to_have_count(2)
    expect(anna.locator("#log summary")).to_contain_text("Aufbau")
    assert json.loads(turn.locator("[data-touch]").first.get_attribute("data-touch") or "[]")
