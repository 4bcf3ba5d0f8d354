"""People at a table: watching, sitting down, hot-seat, sealed choices, undo, chat, names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import do

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

HOSTILE = '<img src=x onerror="alert(1)">'
LONG = "ddacfefgeccddffcceddbbcbffaeaeegggg"  # of drops without an end

SIZE = "() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]"


def seated(server: Server, *names: str, game: str = "connect4") -> Party:
    party = server.party(*["friend"] * len(names), game=game)
    for seat, name in enumerate(names):
        party.sit(seat, name)
    return party


def drop(page: Page, column: str) -> None:
    page.locator(f"#do-{column}").click()


def test_a_spectator_sees_the_match_and_cannot_act(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    zoe, anna = people.at(party, "Zoe", lang="en"), people.at(party, "Anna")
    expect(zoe.locator("#prompt")).to_have_text("Anna is thinking …")
    expect(zoe.locator("#dock .btns button")).to_have_count(0)
    drop(anna, "d")
    expect(zoe.locator("#prompt")).to_have_text("Ben is thinking …")
    expect(zoe.locator("#log li.act")).to_have_text(re.compile("Anna drops into column d"))
    zoe.locator("#tab-menu").click()
    people.shot(zoe, "spectator-menu")
    expect(zoe.locator("#menu-0")).to_have_count(0)


def test_the_host_sits_down_and_invites(people: People, server: Server) -> None:
    party = server.party("host", "friend", host="Anna")
    anna = people.at(party, "Anna")
    expect(anna.locator("#note-wait")).to_be_visible()
    expect(anna.locator(".plate.mine .name")).to_have_text("Anna")
    people.shot(anna, "waiting-host")
    assert party.table.holders[0].name == "Anna"
    assert len(party.table.holders[0].seal) == 64
    invite = anna.locator("#note-wait input[data-link]").input_value()
    ben = people.person("Ben")
    ben.goto(invite)
    ben.locator("form.sit button.go").click()
    expect(ben.locator("#prompt")).to_have_text("Anna überlegt …")
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")


def test_the_host_puts_a_bot_on_an_empty_seat(people: People, server: Server) -> None:
    party = server.party("host", "friend", host="Anna")
    anna = people.at(party, "Anna")
    empty = anna.locator("#note-wait form.bot button")
    expect(empty).to_have_count(1)  # she has sat down
    empty.click()
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")
    drop(anna, "d")
    expect(anna.locator("#log li.act.seat-1")).to_have_count(1)


def test_somebody_sits_down_at_an_open_table(people: People, server: Server) -> None:
    party = server.party("host", "friend", host="Anna", is_open=True)
    party.sit(0, "Anna")
    ben = people.at(party, "Ben")
    people.shot(ben, "open-seat")
    ben.locator("#note-wait form button.go").click()
    expect(ben.locator(".plate.mine .name")).to_have_text("Ben")


def test_two_people_at_one_device_take_turns(people: People, server: Server) -> None:
    party = server.party("host", "hotseat", host="Anna")
    anna = people.at(party, "Anna")
    people.shot(anna, "hotseat-names")
    anna.locator("input[name=name-1]").fill("Ben")
    anna.locator("#note-own button.go").click()
    expect(anna.locator("#prompt")).to_have_text(re.compile("^Anna ist am Zug"))
    drop(anna, "d")
    expect(anna.locator("#prompt")).to_have_text(re.compile("^Ben ist am Zug"))
    drop(anna, "e")
    expect(anna.locator("#log li.act")).to_have_count(2)


def test_a_curtain_hides_secrets_at_one_device(people: People, server: Server) -> None:
    party = server.party("host", "hotseat", game="leduc", host="Anna")
    party.sit(0, "Anna", "Anna", hotseat=True)
    party.sit(1, "Ben", "Anna", hotseat=True)
    page = people.at(party, "Anna")
    first, second = ("Anna", "Ben") if party.table.waits == (0,) else ("Ben", "Anna")
    expect(page.locator("#curtain-title")).to_have_text(f"Gib das Gerät an {first}")
    assert "Deine Karte" not in page.content()
    people.shot(page, "curtain")
    page.locator("#curtain button").click()
    expect(page.locator("#log")).to_contain_text("Deine Karte")
    page.locator("#do-call").click()
    expect(page.locator("#curtain-title")).to_have_text(f"Gib das Gerät an {second}")
    assert "Deine Karte" not in page.content()


def test_sealed_bids_are_made_at_the_same_time(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben", game="sealed_bids")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben", theme="dark")
    expect(anna.locator("#do-1")).to_be_visible()
    people.shot(anna, "sealed-bids")
    ben.locator("#do-2").click()
    expect(anna.locator("#log")).to_contain_text("Ben hat gewählt")
    anna.locator("#do-3").click()
    expect(ben.locator("#log")).to_contain_text("Anna hat 3 geboten")
    expect(anna.locator("#log")).to_contain_text("Ben hat 2 geboten")


def test_undo_by_consent(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben", lang="en")
    drop(anna, "a")
    drop(ben, "b")
    expect(anna.locator("#undo")).to_have_attribute("aria-label", "Um Zurücknehmen bitten")
    anna.locator("#undo").click()
    expect(anna.locator("#note-ask")).to_contain_text("Doch nicht")
    people.shot(ben, "consent")
    ben.locator("#note-ask button:not(.go)").click()
    expect(anna.locator("#note-ask")).to_have_count(0)
    anna.locator("#undo").click()
    ben.locator("#note-ask button.go").click()
    expect(anna.locator("#log li.act.undone")).to_have_count(2)
    expect(ben.locator("#log li.act.undone")).to_have_count(2)
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")
    people.shot(anna, "undone")


def test_undo_is_free_until_somebody_else_acts(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    anna = people.at(party, "Anna")
    drop(anna, "a")
    anna.locator("#undo").click()
    expect(anna.locator("#log li.act.undone")).to_have_count(1)
    expect(anna.locator("#do-a")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_an_undo_leaves_the_page_as_high_as_it_was(
    people: People, server: Server, phone: bool
) -> None:
    """What only a screen reader is told of struck lines lies inside the log that scrolls."""
    party = seated(server, "Anna", "Ben")
    party.play(*(f"drop {column}" for column in LONG[:-1]))
    anna = people.at(party, "Anna", phone=phone)
    before = anna.evaluate(SIZE)
    do(anna, party, 0, f"drop {LONG[-1]}")
    expect(anna.locator("#undo")).to_have_attribute("aria-label", "Zurücknehmen")
    anna.locator("#undo").click()
    expect(anna.locator("#log li.act.undone .sr")).to_have_count(1)
    expect(anna.locator("#table")).to_have_attribute("data-asked", "")
    after = anna.evaluate(SIZE)
    assert all(now <= then + 8 for now, then in zip(after, before)), (before, after)


def test_a_bot_goes_on_and_the_person_comes_back(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    anna = people.at(party, "Anna")
    anna.locator("#tab-menu").click()
    anna.locator("#menu-0 form.bot button").click()
    expect(anna.locator("#note-away-0")).to_be_visible()
    expect(anna.locator("#log li.act.seat-0")).to_have_count(1)
    party.act(1, "drop g")
    expect(anna.locator("#log li.act.seat-0")).to_have_count(2)
    anna.locator("#note-away-0 button").click()
    expect(anna.locator("#note-away-0")).to_have_count(0)
    party.act(1, "drop g")
    expect(anna.locator("#do-g")).to_be_visible()


def test_the_host_asks_whether_a_bot_may_take_over(people: People, server: Server) -> None:
    party = server.party("host", "friend", host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    anna, ben = people.at(party, "Anna", lang="en"), people.at(party, "Ben")
    anna.locator("#tab-menu").click()
    people.shot(anna, "host-menu")
    expect(anna.locator("#menu-host-1 button")).to_have_text("Ask whether a bot may take over")
    anna.locator("#menu-host-1 button").click()
    expect(anna.locator("#menu-host-1 button")).to_have_count(0)
    expect(anna.locator("#menu-host-1")).to_contain_text("answered first")
    expect(ben.locator("#note-ask h2")).to_have_text(
        re.compile("^Anna fragt, ob ein Bot .* für dich")
    )
    people.shot(ben, "asked-about-a-bot")
    ben.locator("#note-ask button:not(.go)").click()
    expect(anna.locator("#note-ask")).to_have_count(0)
    anna.locator("#menu-host-1 button").click()
    ben.locator("#note-ask button.go").click()
    expect(ben.locator("#note-away-1")).to_be_visible()
    expect(anna.locator("#menu-host-1")).to_have_count(0)


def test_somebody_new_asks_for_a_seat_with_secrets(people: People, server: Server) -> None:
    party = server.party("host", "friend", "friend", game="sealed_bids", host="Anna")
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        party.sit(seat, name)
    ben, cleo = people.at(party, "Ben"), people.at(party, "Cleo", lang="en")
    cleo.locator("#tab-menu").click()
    cleo.once("dialog", lambda dialog: dialog.accept())
    cleo.locator("#menu-2 button", has_text="Get up").click()
    expect(cleo.locator(".plate.mine")).to_have_count(0)
    zoe = people.person("Zoe")
    zoe.goto(f"{server.url}/j/{party.id}/{party.table.invites[2]}")
    expect(zoe.locator(".join .note")).to_contain_text("müssen zustimmen")
    people.shot(zoe, "ask-for-a-seat")
    zoe.locator("form.sit button.go").click()
    expect(zoe.locator("#note-ask")).to_contain_text("Zoe bittet um Platz 3")
    people.shot(ben, "asked-about-a-seat")
    ben.locator("#note-ask button.go").click()
    people.at(party, "Anna").locator("#note-ask button.go").click()
    expect(zoe.locator(".plate.mine .name")).to_have_text("Zoe")


def test_hostile_names_and_chat_are_text(people: People, server: Server) -> None:
    party = seated(server, HOSTILE, "Ben")
    eve, ben = people.at(party, HOSTILE), people.at(party, "Ben")
    ben.on("dialog", lambda dialog: people.trouble.append(dialog.message))
    eve.locator("#tab-chat").click()
    eve.locator("#speak input").fill(f"hello {HOSTILE}")
    eve.locator("#speak button").click()
    expect(ben.locator("#talk")).to_contain_text(f"hello {HOSTILE}")
    expect(ben.locator("#tab-chat")).to_have_attribute("data-news", "")
    drop(eve, "a")
    expect(ben.locator("#log li.act")).to_contain_text(HOSTILE)
    assert ben.locator("img").count() == 0
    ben.locator("#tab-chat").click()
    people.shot(ben, "hostile")


def test_a_line_of_chat_is_seen_and_somebody_can_be_muted(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben")
    anna.locator("#tab-chat").click()

    def say(text: str) -> None:
        anna.locator("#speak input").fill(text)
        anna.locator("#speak button").click()

    say("Guten Abend")
    expect(ben.locator("#toast")).to_have_text("Anna: Guten Abend")
    ben.locator("#tab-chat").click()
    ben.locator("#talk li").hover()
    ben.locator("#talk .mute").click()
    expect(ben.locator("#talk span")).to_be_hidden()
    ben.locator("#tab-log").click()
    say("Noch da?")
    expect(ben.locator("#talk li[data-muted]")).to_have_count(2)
    expect(ben.locator("#toast")).to_have_text("Anna: Guten Abend")
    ben.locator("#tab-chat").click()
    ben.locator("#talk .mute").first.click()
    expect(ben.locator("#talk span")).to_have_count(2)
    expect(ben.locator("#talk span").last).to_have_text("Noch da?")
    expect(ben.locator("#talk span").last).to_be_visible()
    assert people.violations(ben) == []


def test_presence_is_shown(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben")
    expect(anna.locator("#pl-1 .status")).to_have_text("am Tisch")
    ben.close()
    expect(anna.locator("#pl-1 .status")).to_have_text("nicht da")


def test_a_rematch_with_the_same_people(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    party.play(*(f"drop {column}" for column in "abababa"))
    anna, ben = people.at(party, "Anna"), people.at(party, "Ben")
    anna.locator("#end button.go").click()
    expect(ben.locator("#end a.go")).to_be_visible()
    ben.locator("#end a.go").click()
    expect(ben.locator("#prompt")).to_have_text(re.compile("."), timeout=10_000)
    expect(anna.locator(".plate.mine")).to_be_visible()
    expect(ben.locator("#prompt")).to_have_text("In welche Spalte?")  # who was second begins
    expect(anna.locator("#prompt")).to_have_text("Ben überlegt …")
    assert anna.url == ben.url != f"{server.url}/t/{party.id}"


def test_a_seat_link_carries_the_seat_to_another_device(people: People, server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    other = people.person("Anna elsewhere")
    other.goto(f"{server.url}/s/{party.id}/{party.keys[0]}")
    drop(other, "c")
    expect(other.locator("#log li.act.seat-0")).to_have_count(1)
