"""Looking at a match again, in a browser: at a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.games import wutaki
from tafelrunde.table.match.message import Undo
from tafelrunde.web.replay import bureau

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

DRAWN = """() => {
    const told = node => node instanceof Element
        ? [node.nodeName, [...node.attributes].filter(({ name }) => name !== "style")
            .map(({ name, value }) => `${name}=${value}`).sort(), [...node.childNodes].map(told)]
        : node.nodeValue;
    return JSON.stringify([...document.querySelectorAll("svg.region")].map(told));
}"""
PLACED = Path(wutaki.__file__).parent / "tests/replays/points-2.txt"
WON = ("drop a", "drop b", "drop a", "drop b", "drop a", "drop b", "drop a")


def connect(server: Server, *moves: str) -> Party:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play(*moves)
    return party


def look(people: People, party: Party, name: str, query: str = "", **how: object) -> Page:
    page = people.person(name, **how)  # type: ignore[arg-type]
    page.goto(f"{party.path}/replay{query}")
    expect(page.locator("#table[data-ready]")).to_have_count(1)
    return page


def is_at(page: Page, at: int) -> None:
    expect(page.locator(f'#table[data-shown="{at}"]')).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_match_is_looked_at_step_by_step(
    people: People, server: Server, phone: bool, theme: str
) -> None:
    page = look(people, connect(server, *WON), "Anna", phone=phone, theme=theme)
    is_at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    is_at(page, 2)
    expect(page).to_have_url(re.compile(r"\?at=2&as=0$"))
    expect(page.locator("#log [aria-current]")).to_have_count(1)
    page.keyboard.press("End")
    is_at(page, 7)
    page.locator("#log li.line.act").nth(3).click()
    is_at(page, 4)
    page.locator("#go-back").click()
    is_at(page, 3)
    page.locator("#slider").fill("6")
    is_at(page, 6)
    page.locator("#check summary").click()
    expect(page.locator("#luck h2")).to_have_text("Ja.")
    assert not people.violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#go-play")).to_be_in_viewport()
    people.shot(page, f"replay-{'phone' if phone else 'desk'}-{theme}")


def test_who_looks_back_is_not_pulled_to_the_end(people: People, server: Server) -> None:
    party = connect(server, "drop a", "drop b", "drop c")
    back, end = (look(people, party, name) for name in ("Anna", "Ben"))
    is_at(back, 3)
    back.keyboard.press("ArrowLeft")
    is_at(back, 2)
    party.play("drop d", "drop e")
    expect(back.locator("#news")).to_have_text("Neu: 2")
    is_at(back, 2)
    is_at(end, 5)
    expect(end.locator("#news")).to_be_hidden()
    back.locator("#news").click()
    is_at(back, 5)
    expect(back.locator("#news")).to_be_hidden()


def test_a_link_opens_right_there_and_eyes_change(people: People, server: Server) -> None:
    page = look(people, connect(server, *WON), "Zoe", "?at=5&as=1", lang="en")
    is_at(page, 5)
    expect(page.locator(".eye[aria-pressed=true]")).to_have_text("Ben")
    page.get_by_role("button", name="everyone").click()
    expect(page.locator(".eye[aria-pressed=true]")).to_have_text("everyone")
    expect(page).to_have_url(re.compile(r"\?at=5&as=all$"))
    is_at(page, 5)
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.locator("#table[data-ready]")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?at=5&as=all$"))
    is_at(page, 5)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#copy").click()
    expect(page.locator("#toast")).to_contain_text("kopiert")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_space_plays_and_stops(people: People, server: Server) -> None:
    page = look(people, connect(server, *WON), "Anna", "?at=4")
    is_at(page, 4)
    page.keyboard.press("Space")
    expect(page.locator("#go-play[data-on]")).to_have_count(1)
    is_at(page, 5)
    page.keyboard.press("Space")
    expect(page.locator("#go-play[data-on]")).to_have_count(0)
    page.keyboard.press("Space")
    is_at(page, 7)
    expect(page.locator("#go-play[data-on]")).to_have_count(0)  # nothing is left


LIT = """() => {
    const list = document.getElementById("log").getBoundingClientRect();
    const line = document.querySelector("#log [aria-current]").getBoundingClientRect();
    return line.top >= list.top && line.bottom <= list.bottom;
}"""


def test_the_present_line_is_seen_when_the_list_becomes_lower(
    people: People, server: Server
) -> None:
    """Fonts, plates and windows change its height after it was scrolled there."""
    party = server.party("friend", "friend", game="eko")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    page = look(people, party, "Anna", "?at=30")
    page.set_viewport_size({"width": 1440, "height": 1100})
    page.locator("#go-on").click()
    is_at(page, 31)
    assert page.evaluate(LIT)
    for height in range(1080, 800, -20):
        page.set_viewport_size({"width": 1440, "height": height})
    page.wait_for_function(LIT)


def test_only_my_decisions_and_what_was_taken_back(people: People, server: Server) -> None:
    party = connect(server, "drop a", "drop b")
    undo = Undo("u", party.keys[1], 1, party.table.places[-1])
    server.call(server.house.handle(party.id, undo))
    party.play("drop c", "drop a")
    page = look(people, party, "Anna")
    expect(page.locator("#count")).to_have_text("3 / 3")
    expect(page.locator("#log li.undone")).to_be_hidden()
    page.locator("#set-undone").check()
    expect(page.locator("#count")).to_have_text("5 / 5")
    expect(page.locator("#log li.undone")).to_be_visible()
    page.locator("#go-back").click()
    page.locator("#go-back").click()
    is_at(page, 3)
    page.locator("#set-mine").check()
    page.locator("#go-end").click()
    expect(page.locator("#count")).to_have_text("2 / 2")
    page.locator("#go-back").click()
    is_at(page, 1)


def test_every_step_draws_what_a_fresh_page_draws(people: People, server: Server) -> None:
    """Back and forth through a match with regions that come and go."""
    party = server.party("friend", "friend", "friend", game="monstermacher")
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        party.sit(seat, name)
    random = Random(3)
    for _ in range(30):
        seat = party.table.waits[0]
        party.act(seat, str(random.choice(party.table.match.legal(seat))))
    page, fresh = (look(people, party, "Anna", "?at=20") for _ in range(2))
    for at in (21, 22, 35, 12, 11, 36):
        page.locator("#slider").fill(str(at))
        is_at(page, at)
        fresh.goto(f"{party.path}/replay?at={at}")
        is_at(fresh, at)
        assert page.evaluate(DRAWN) == fresh.evaluate(DRAWN), at


def test_a_record_is_brought(people: People, server: Server) -> None:
    text = connect(server, *WON).table.record().text()
    page = people.person("Anna", phone=True)
    page.goto(f"{server.url}/replay")
    assert not people.violations(page)
    page.locator("#record").fill(text.replace("drop a", "drop z", 1))
    page.get_by_role("button", name="Zeigen").click()
    expect(page.get_by_role("alert")).to_contain_text("stimmt nicht")
    assert len(people.trouble) == 1
    assert "422" in people.trouble.pop()
    page.locator("#record").fill(text)
    page.get_by_role("button", name="Zeigen").click()
    expect(page.locator("#table[data-ready]")).to_have_count(1)
    page.locator("#go-on").click()
    is_at(page, 1)


def test_the_end_of_a_match_leads_there(people: People, server: Server) -> None:
    page = people.at(connect(server, *WON), "Anna")
    page.locator("#end").get_by_role("link", name="Ansehen").click()
    expect(page.locator("#table[data-ready]")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_curve_of_an_analysis_is_a_slider(
    people: People, server: Server, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    """Pressed in its middle it shows that moment; what was missed there is told."""
    monkeypatch.setattr(bureau, "SIMS", 60)
    missed = [f"drop {column}" for column in "ababacgagfgbg"]  # a win, in the seventh
    page = look(people, connect(server, *missed), "Anna", phone=phone)
    page.locator("#study-go").click()
    curve = page.locator("#odds")
    expect(curve).to_be_visible(timeout=120_000)
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 7 / 13, box["y"] + box["height"] / 2)
    is_at(page, 7)
    expect(page.locator("#moment")).to_contain_text("Gespielt")
    expect(page.locator("#odds .here")).to_have_attribute("d", "M538.5 0V100")
    assert not people.violations(page)
    people.shot(page, f"study-{'phone' if phone else 'desk'}")


APART = """() => {
  const box = one => one.getBoundingClientRect();
  const row = box(document.getElementById("turns"));
  const flags = [...document.querySelectorAll("#turns button")].map(box);
  return flags.every((flag, i) => (i ? flags[i - 1].right : row.left) <= flag.left + 0.5
    && flag.right <= row.right + 0.5);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_flags_of_close_turning_points_stand_side_by_side(
    people: People, server: Server, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    monkeypatch.setattr(bureau, "SIMS", 60)
    missed = [f"drop {column}" for column in "ababacgagfgbg"]
    page = look(people, connect(server, *missed), "Anna", phone=phone)
    page.locator("#study-go").click()
    flags = page.locator("#turns button")
    expect(flags).to_have_count(3, timeout=120_000)
    assert page.evaluate(APART)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(APART)
    people.shot(page, f"flags-{'phone' if phone else 'desk'}")
    told = page.evaluate("fetch(`${location.pathname}/study`).then(answer => answer.json())")
    *_, before, last = told["turning"]
    assert last - before == 1  # as close as can be
    flags.nth(1).click()
    is_at(page, before + 1)


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_what_would_have_been_better_is_marked_on_the_board(
    people: People, server: Server, monkeypatch: pytest.MonkeyPatch, phone: bool, theme: str
) -> None:
    """A cross at what was played, a number at what is better; pointed at, an alternative alone."""
    monkeypatch.setattr(bureau, "SIMS", 8)
    page = people.person("Anna", phone=phone, theme=theme)
    page.goto(f"{server.url}/replay")
    page.locator("#record").fill(PLACED.read_text("utf-8"))
    page.get_by_role("button", name="Zeigen").click()
    page.locator("#study-go").click()
    expect(page.locator("#odds")).to_be_visible(timeout=120_000)
    told = page.evaluate("fetch(`${location.pathname}/study`).then(answer => answer.json())")
    entry, moment = next(
        (int(entry), moment)
        for entry, moment in told["moments"].items()
        if not moment["is_best"] and len(moment["played"]["tokens"]) == 2  # a worker, a place
    )
    page.goto(f"{page.url.partition('?')[0]}?at={entry + 1}")
    is_at(page, entry + 1)
    expect(page.locator("#marks .ring.bad .sign")).to_have_text("✕")
    expect(page.locator("#marks .ring.good .sign")).to_have_text("1")
    for kind, choice in (("bad", moment["played"]), ("good", moment["best"][0])):
        ring = page.locator(f"#marks .ring.{kind}").bounding_box()
        drawn = page.locator(f'#regions [data-token="{choice["tokens"][-1]}"]').bounding_box()
        assert ring
        assert drawn
        x, y = drawn["x"] + drawn["width"] / 2, drawn["y"] + drawn["height"] / 2
        assert ring["x"] < x < ring["x"] + ring["width"]
        assert ring["y"] < y < ring["y"] + ring["height"]
    expect(page.locator("#marks .bad .sign")).to_be_in_viewport()
    people.shot(page, f"marks-{'phone' if phone else 'desk'}-{theme}")
    if not phone:
        page.locator("#moment li").nth(1).hover()
        expect(page.locator("#marks .ring")).to_have_count(1)
        page.locator("#moment h2").hover()
        expect(page.locator("#marks .bad")).not_to_have_count(0)
    assert not people.violations(page)
    page.locator("#go-start").click()
    is_at(page, 0)
    expect(page.locator("#marks .ring")).to_have_count(0)
