"""Ekö on the page: the drawn board, clicks, why not, phone, both languages and themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import greedy

from tafelrunde.games.eko.drawing.aim import way
from tafelrunde.games.eko.rules.state import Eko

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

LIVE = "svg.region [data-token][data-live]"


def opened(server: Server, bots: int = 1) -> Party:
    """Ekö for Anna and bots, after the swaps of the beginning."""
    party = server.party("friend", *["bot random"] * bots, game="eko")
    party.sit(0, "Anna")
    return party


def turn(page: Page) -> None:
    expect(page.locator("#table")).to_have_attribute("data-asked", "", timeout=20_000)


def begin(page: Page) -> None:
    turn(page)
    page.locator("#do-keep").click()
    if page.locator("#go-confirm").count():
        page.locator("#go-confirm").click()
    expect(page.locator(LIVE).first).to_be_attached(timeout=20_000)


COPIED = (
    "all => all.map(one => document.querySelector(one.getAttribute('href'))?.className.baseVal)"
)


def test_a_match_is_played_by_clicking_the_board(people: People, server: Server) -> None:
    party = opened(server)
    anna = people.at(party, "Anna")
    begin(anna)
    people.shot(anna, "eko-light")
    for _ in range(6):
        turn(anna)
        before = party.table.last
        for _ in range(6):  # at most so many clicks make an action
            if party.table.last > before:
                break
            spot = anna.locator(LIVE)
            if spot.count():
                spot.last.click()
            else:
                anna.locator("#dock [id^=do-]").first.click()
            anna.wait_for_timeout(150)
        assert party.table.last > before
    assert sum(entry.kind == "act" and entry.seat == 0 for entry in party.table.entries) > 4


COUNT = """() => {
  window.flown = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flown.push(this.id);
    return real.apply(this, how);
  };
}"""


def test_a_piece_flies_to_its_new_place(people: People, server: Server) -> None:
    party = opened(server)
    anna = people.at(party, "Anna", motion=True)
    begin(anna)
    anna.evaluate(COUNT)
    turn(anna)
    moves = [str(action) for action in party.table.match.legal(0) if action.kind == "move"]
    _, start, end = moves[0].split()
    anna.locator(f'[data-token="{start}"]').first.click()
    if anna.locator("#do-move").count():
        anna.locator("#do-move").click()
    people.shot(anna, "eko-chosen")
    if party.table.match.actors == (0,):
        anna.locator(f'[data-token="{end}"]').first.click()
    anna.wait_for_timeout(200)
    people.shot(anna, "eko-flying")
    anna.wait_for_timeout(400)
    assert [id for id in anna.evaluate("window.flown") if id.startswith(("d-", "e-"))]


def test_the_last_turn_is_traced_on_the_board(people: People, server: Server) -> None:
    party = server.party("friend", "friend", game="eko")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play("keep", "keep")
    match = party.table.match
    seat = match.actors[0]
    party.play(str(next(action for action in match.legal(seat) if action.kind == "build")))
    page = people.at(party, "Ben" if seat == 0 else "Anna")
    expect(page.locator(f"svg.region > .trace.seat-{seat}")).to_have_count(1)
    expect(page.locator(".trace .dots")).to_have_count(1)
    people.shot(page, "eko-last-turn")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#minimap use").first).to_be_attached()
    copied = page.locator("#minimap use").evaluate_all(COPIED)
    assert not any("trace" in one for one in copied), "its colours are not copied: it is black"


def test_a_trace_goes_over_the_fields_that_were_walked_over(people: People, server: Server) -> None:
    """Also for somebody who comes later: the way is told with the line."""
    party = server.party("friend", "friend", game="eko")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    anna = people.at(party, "Anna")
    choose = greedy()
    steps: dict[int, str] = {}
    for _ in range(120):
        match, state = party.table.match, party.table.match.state
        assert isinstance(state, Eko)
        moves = [action for action in match.legal(match.actors[0]) if action.kind == "move"]
        steps = {len(way(state, action.a, action.b)) - 1: str(action) for action in moves}
        if max(steps, default=0) > 2:
            break
        party.play(choose(party.table, match.actors[0]))
    party.play(steps[max(steps)])
    for page in (anna, people.at(party, "Cleo")):
        line = page.locator("svg.region > .trace .dots")
        expect(line).to_have_count(1)
        assert (line.get_attribute("d") or "").count("L") == max(steps)
    people.shot(anna, "eko-way")


def test_a_line_of_the_log_shows_what_it_touched(people: People, server: Server) -> None:
    party = opened(server)
    anna = people.at(party, "Anna")
    begin(anna)
    anna.locator("#log summary").click()
    line = anna.locator("#log li[data-touch]").filter(has_text="fällt auf").last
    line.hover()
    place = anna.locator("svg.region [data-touched]").first
    expect(place).to_be_attached()
    place.dispatch_event("mouseover")  # and the other way round
    expect(line).to_have_attribute("data-lit", "")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_phone_shows_everything(people: People, server: Server, lang: str, theme: str) -> None:
    party = opened(server, 2)
    anna = people.at(party, "Anna", phone=True, lang=lang, theme=theme)
    begin(anna)
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")
    people.shot(anna, f"eko-phone-{lang}-{theme}")
    text = next(str(a) for a in party.table.match.legal(0) if a.kind == "move")
    anna.locator(f'[data-token="{text.split()[1]}"]').first.dispatch_event("click")
    anna.wait_for_timeout(200)
    people.shot(anna, f"eko-phone-{lang}-{theme}-chosen")
    assert anna.locator("#dock").bounding_box()["y"] < 844  # type: ignore[index]


def test_a_phone_asks_before_it_sends(people: People, server: Server) -> None:
    party = opened(server)
    anna = people.at(party, "Anna", phone=True)
    turn(anna)
    before = party.table.last
    anna.locator("#do-keep").tap()
    expect(anna.locator("#go-confirm")).to_be_visible()
    assert party.table.last == before
    people.shot(anna, "eko-phone-confirm")
    anna.locator("#go-confirm").tap()
    expect(anna.locator("#log li.act.seat-0")).to_have_count(1)
    assert party.table.last > before


AIMED = """() => {
  const box = id => document.getElementById(id).getBoundingClientRect();
  const [aim, view] = [box("aim"), box("view")];
  return aim.top >= view.top && aim.bottom <= view.bottom && aim.left >= view.left
    && aim.right <= view.right;
}"""


def test_what_is_about_to_happen_is_a_sentence_and_an_arrow(people: People, server: Server) -> None:
    """The dock says it in words; on the board the target keeps its picture, and is pointed at."""
    party = opened(server)
    anna = people.at(party, "Anna", phone=True)
    begin(anna)
    move = next(action for action in party.table.match.legal(0) if action.kind == "move")
    _, stack, target = move.tokens[:3]
    field = anna.locator(f'#r-board [data-token="{target}"]').first
    before = field.evaluate("one => one.querySelectorAll('*').length")
    anna.locator("#do-move").tap()
    for token in (stack, target):
        anna.locator(f'#r-board [data-token="{token}"]').first.dispatch_event("click")
    expect(anna.locator("#go-confirm")).to_be_visible()
    expect(anna.locator("#prompt")).not_to_contain_text("·")  # the server makes the sentence
    said = anna.locator("#prompt").text_content() or ""
    assert stack in said
    assert target in said
    assert "Scheibe von" not in said
    expect(anna.locator("#r-board > #aim")).to_be_attached()
    anna.wait_for_timeout(400)  # until the camera rests
    assert anna.evaluate(AIMED), "the camera looks at it, not at what was done last"
    assert field.evaluate("one => one.querySelectorAll('*').length") >= before
    people.shot(anna, "eko-aim")
