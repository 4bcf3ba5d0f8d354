"""Hamlet by clicking: a match against Botrik, turned tiles, names."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import Choice, do, kinds_played, party_at, play, unfold
from tests.web.browser.sheet import sheet_tells
from tests.web.conftest import Party

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

    from tafelrunde.core.data import Json
    from tafelrunde.core.state import State
    from tafelrunde.table.match.table import Table

BUSY = ("place", "build", "road", "take", "produce", "refine", "hire", "donkey", "deliver", "sell")
TOPS = "all => all.map(one => one.getBoundingClientRect())"
ROUNDS = 20  # at most: the church is finished before
SEED = 19


def busy(seed: int) -> Choice:
    """At random, but rather what brings the village on."""
    random = Random(seed)

    def choose(table: Table, seat: int) -> str:
        legal = table.match.legal(seat)
        weights = [9 if action.kind in BUSY else 1 for action in legal]
        return str(random.choices(legal, weights)[0])

    return choose


def position(seats: int, kind: str, tiles: int, ways: int = 1) -> Json:
    """Where seat 0 is offered so many actions of a kind, in a village of so many tiles."""
    setup = find("hamlet").setup(seats)
    for seed in range(60):
        match, random = Match(setup, Seeded(seed)), Random(seed)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            found = [action for action in legal if action.kind == kind]
            if seat == 0 and len(found) >= ways and laid(match.state) >= tiles:
                return match.state.to_dict()
            weights = [9 if action.kind in BUSY else 1 for action in legal]
            match.play(seat, random.choices(legal, weights)[0])
    raise AssertionError("no such position")


def laid(state: State) -> int:
    village = state.to_dict().get("village")
    return len(village) if isinstance(village, list) else 0


# a whole match


def test_a_match_against_botrik_to_the_end(people: People, server: Server) -> None:
    """From the empty table to the score sheet, every decision clicked, his own ties included."""
    party = solo(server)
    page = people.at(party, "Anna")
    expect(page.locator(".seat.automa .name")).to_have_text("Botrik")
    expect(page.locator(".seat.automa [id^=action-]")).to_have_count(5)
    play(party, {0: page}, {0: busy(SEED)}, lambda table: table.state == "over")
    assert {"go", "drive", "produce", "road", "place", "use", "host"} <= kinds_played(party)
    expect(page.locator("#end h2")).to_be_visible()
    page.locator("#end .look").click()  # the log is beside the board
    told_by_botrik(page)
    page.locator("#to-end").click()
    outcome = party.table.match.outcome
    assert outcome is not None
    winner = "Anna" if outcome.ranks[0] == 1 else "Botrik"
    expect(page.locator("#end h2")).to_contain_text(winner)
    sheet_tells(page, outcome, ("Anna", "Botrik"))
    people.shot(page, "hamlet-end")


def solo(server: Server) -> Party:
    party = server.party("friend", game="hamlet", round_limit=ROUNDS, harder_villagers=True)
    party.sit(0, "Anna")
    return party


def told_by_botrik(page: Page) -> None:
    """18.1: what he tries, why it fails, what he does instead, each with its paragraph."""
    told = page.locator("#log li.line", has_text="Botrik")
    assert told.count() > 30
    unfold(page)
    for words in ("Botrik zieht einen Marker", "Botrik versucht seine Aktion", "Botriks Grund"):
        line = page.locator("#log li.line", has_text=words).first
        expect(line.locator("[data-rule]")).to_have_text(re.compile(r"§ \d+\.\d+"))


# room

ROOM = """() => {
  const { width, height } = document.querySelector("#r-board").viewBox.baseVal;
  const box = one => one.getBoundingClientRect();
  const all = [...document.querySelectorAll("#regions > svg")];
  const boxes = Object.fromEntries(all.map(one => [one.id.slice(2), box(one)]));
  const inside = box(document.querySelector("#view"));
  const { board } = boxes;
  const drawn = Math.min(board.width, (board.height * width) / height);
  const isOut = one => one.bottom > inside.bottom + 1 || one.top < inside.top - 1;
  const out = Object.keys(boxes).filter(id => isOut(boxes[id]));
  const left = inside.height - (boxes.hand.bottom - board.top);
  return { boxes, drawn, left, width: inside.width, out };
}"""


@pytest.mark.parametrize("kind", ["go", "place"])
def test_an_upright_tablet_gives_the_village_the_whole_width(
    people: People, server: Server, kind: str
) -> None:
    """What lies beside it elsewhere is a row below it; turned, it is beside it again."""
    party = server.party("friend", "friend", game="hamlet", position=position(2, kind, 14))
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    page = people.at(party, "Anna")
    beside = page.evaluate(ROOM)
    assert beside["boxes"]["offers"]["left"] > beside["boxes"]["board"]["right"] - 1
    assert not beside["out"]
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator("#r-offers[data-lain]")).to_have_count(1)
    found = page.evaluate(ROOM)
    board, offers, hand = (found["boxes"][one] for one in ("board", "offers", "hand"))
    is_wide, is_high = found["drawn"] > 0.97 * found["width"], found["left"] < 24
    assert is_wide or is_high  # all the room there is
    assert board["bottom"] <= offers["top"] + 1
    assert offers["bottom"] <= hand["top"] + 1
    assert offers["width"] > 0.95 * found["width"]
    assert not found["out"]
    titles = page.locator("#row-title, #church-title, #market-title")
    heights = {round(one["y"]) for one in titles.evaluate_all(TOPS)}
    assert len(heights) == 1  # side by side
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#r-offers[data-lain]")).to_have_count(0)
    again = page.evaluate(ROOM)
    assert again["boxes"]["offers"]["left"] > again["boxes"]["board"]["right"] - 1
    assert not again["out"]


# turning


@pytest.mark.parametrize("screen", ["desktop", "phone", "sideways"])
def test_a_turned_tile_is_laid(people: People, server: Server, screen: str) -> None:
    """An edge of the host, then turning through the edges that fit; the ghost shows how it lies."""
    party = server.party("friend", game="hamlet", position=position(1, "place", 8, 12))
    party.sit(0, "Anna")
    phone = screen != "desktop"
    page = people.at(party, "Anna", phone=phone)
    if screen == "sideways":
        page.set_viewport_size({"width": 844, "height": 390})
    legal = [str(action) for action in party.table.match.legal(0)]
    edges = Counter(text.split()[1] for text in legal)
    edge, ways = edges.most_common(1)[0]
    assert ways > 1
    wanted = [text for text in legal if text.split()[1] == edge][-1]
    handle = page.locator(f'svg.region [data-token="{edge}"]')
    expect(handle).to_have_attribute("data-live", "")  # all edges are to be chosen from
    expect(page.locator("[data-shown]")).to_have_count(0)
    handle.scroll_into_view_if_needed()
    handle.click(force=True)
    seen = [ghost(page)]
    places = [turned(page)]
    for number in range(1, ways):
        button = page.locator("#go-turn")
        counted(page, number, ways)
        expect(button.locator("kbd")).to_be_visible(
            visible=not phone
        )  # a key, where there are keys
        button.tap() if phone else button.click()
        seen.append(ghost(page))
        places.append(turned(page))
    assert sorted(seen) == sorted(text for text in legal if text.split()[1] == edge)
    assert len(set(places)) == ways, "another turn, but the ghost lies as it lay"
    if not phone:
        page.keyboard.press("r")
        assert ghost(page) == seen[0]
        page.keyboard.press("Shift+R")
    people.shot(page, f"hamlet-ghost-{screen}")
    do(page, party, 0, wanted)
    new = [str(entry.action) for entry in party.table.match.entries if entry.seat == 0]
    assert wanted in new
    expect(page.locator("[data-ghost]")).to_have_count(0)


def ghost(page: Page) -> str:
    """The action whose ghost is shown: one, and it can be seen."""
    shown = page.locator("[data-shown]")
    expect(shown).to_have_count(1)
    expect(shown).to_be_visible()
    expect(shown).to_be_in_viewport()
    return shown.get_attribute("data-ghost") or ""


def counted(page: Page, number: int, ways: int) -> None:
    """Which of the ways it is, whole on the button."""
    button = page.locator("#go-turn")
    expect(button).to_contain_text(f"{number}/{ways}")
    expect(button).to_be_in_viewport(ratio=1)
    assert button.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.locator("#dock .btns").evaluate("row => row.scrollWidth <= row.clientWidth + 1")


def turned(page: Page) -> str:
    """Where and how the ghost lies."""
    shown = page.locator("[data-shown]")
    outline = shown.locator("path").first.get_attribute("d")
    return f"{shown.get_attribute('transform')} {outline}"


def test_a_large_village_is_seen_near_and_pulled_along(people: People, server: Server) -> None:
    """Nearer by the lens, along with the mouse, which is no click then, and whole again."""
    party = server.party("friend", game="hamlet", position=position(1, "go", 9))
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    view = page.locator("#view")
    page.locator("#lens").click()
    box = view.bounding_box()
    assert box
    before = view.evaluate("view => view.scrollLeft")
    page.mouse.move(box["x"] + 400, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 300, box["y"] + 260, steps=4)
    page.mouse.up()
    assert view.evaluate("view => view.scrollLeft") == before + 100
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.keyboard.press("0")
    assert view.evaluate("view => view.scrollLeft") == 0
    expect(page.locator("#lens")).to_have_attribute("aria-pressed", "false")


def test_settings_for_one_player_are_put_away_for_three(people: People, server: Server) -> None:
    """Botrik's difficulty counts only against Botrik."""
    page = people.person("Anna")
    page.goto(f"{server.url}/g/hamlet")
    page.locator("#seats-1").check()
    page.locator(".fold.options summary").click()
    page.locator("#option-harder_support-yes").check()
    page.locator("#seats-3").check()
    expect(page.locator("#option-harder_support-yes")).to_be_hidden()
    expect(page.locator(".for-seats legend")).to_have_text(re.compile("^Nur für eine Person"))
    page.locator("#new button.go.big").click()
    page.wait_for_url("**/t/*")
    assert party_at(page, server).table.header.options["harder_support"] is False


# for everybody


def test_everything_has_a_name(people: People, server: Server) -> None:
    """What axe-core finds on a table with a village, by day and in the evening."""
    party = server.party("friend", game="hamlet", position=position(1, "go", 9))
    party.sit(0, "Anna")
    for theme in ("light", "dark"):
        page = people.at(party, "Anna", theme=theme)
        assert not people.violations(page)
        people.shot(page, f"hamlet-{theme}")


@pytest.mark.parametrize("window", [(1024, 768), (1280, 560)])
def test_village_and_trays_fit_a_small_desk(
    people: People, server: Server, window: tuple[int, int]
) -> None:
    """A hundred columns leave no room for gaps of a page with twelve."""
    party = server.party("friend", game="hamlet", position=position(1, "place", 8, 12))
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    page.set_viewport_size({"width": window[0], "height": window[1]})
    for region in page.locator("#regions > svg.region").all():
        expect(region).to_be_in_viewport(ratio=0.99)
    inside = "view => [view.scrollWidth - view.clientWidth, view.scrollHeight - view.clientHeight]"
    assert page.locator("#view").evaluate(inside) == [0, 0]
