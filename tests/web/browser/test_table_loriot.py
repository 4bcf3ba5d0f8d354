"""Loriot by clicking: turns, a head field with an intervention, a target, a standing order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import Choice, greedy, kinds_played, play

from tafelrunde.core.registry import find

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.data import Json
    from tafelrunde.table.match.table import Table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_turns_by_clicking(people: People, server: Server, phone: bool) -> None:
    party = server.party("friend", "bot greedy", "bot greedy", game="loriot", patience=0)
    party.sit(0, "Anna")
    page = people.at(party, "Anna", phone=phone)
    play(party, {0: page}, {0: greedy()}, lambda table: len(table.match.entries) > 160, most=300)
    assert "roll" in kinds_played(party)
    people.shot(page, f"loriot-{'phone' if phone else 'desk'}")


# what makes these numbers of the card that disturbs and one's own; the others are 11 less a card
RIGHT = {10: "(11 + 9) ÷ 2", 11: "10 + 3 − 2", 12: "11 + 3 − 2"}


def before_a_head() -> Json:
    """Anna has thrown a 6, one step before a head and six before target 8.

    Success leads there, whatever number the white dice ask for. All success cards were seen, so the
    next one is harmless; the arrival clears the yellow step, and nobody is left on the board.
    """
    yellow = {"at": "YL1"}
    return {
        "stones": [
            [{"at": "Rc26c"}, yellow, {"at": "out"}, {"at": "out"}],
            [{"at": "YR4"}, {"at": "out"}, {"at": "out"}, {"at": "out"}],
        ],
        "success": {"under": [f"e{number:02}" for number in range(1, 13)]},
        "black": 6,
        "step": {"ask": "stone", "left": 6},
    }


def climbing(table: Table, seat: int) -> str:
    """Over the head with the solver's calculation, then up to the target."""
    plan = {"stone": "move stone-1", "go": "go up"}
    legal = table.match.legal(seat)
    promise = find("loriot").prior(table.match.state, seat, legal)
    return plan.get(asked(table)) or str(legal[promise.index(max(promise))])


def disturbing(table: Table, seat: int) -> str:
    """A card that is not the number, so that there is something to calculate."""
    return "intervene ten" if number(table) == 11 else "intervene ace"


def number(table: Table) -> int:
    white = table.view(0).facts["white"]
    assert isinstance(white, list)
    return sum(white)


def asked(table: Table) -> str:
    """What the match waits for."""
    ask = table.match.asked(table.waits[0]) if table.waits else None
    return ask.code if ask else ""


def head_party(
    people: People, server: Server, phone: bool, calculation: str
) -> tuple[Party, dict[int, Page]]:
    """Anna before a head and Ben, each with a browser."""
    party = server.party(
        *("friend", "friend"), game="loriot", position=before_a_head(),
        patience=0, calculation=calculation,
    )  # fmt: skip
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    pages = {
        0: people.at(party, "Anna", phone=phone),
        1: people.at(party, "Ben", lang="en", theme="dark", phone=phone),
    }
    return party, pages


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("calculation", ["engine", "player"])
def test_over_a_head_with_an_intervention_to_a_target(
    people: People, server: Server, phone: bool, calculation: str
) -> None:
    """One moves, calculates and arrives, the other throws a card into the sum."""
    party, pages = head_party(people, server, phone, calculation)
    choices: dict[int, Choice] = {0: climbing, 1: disturbing}
    name = f"loriot-head-{calculation}-{'phone' if phone else 'desk'}"
    play(party, pages, choices, lambda table: asked(table) == "intervene")
    people.shot(pages[1], f"{name}-intervene")
    play(party, pages, choices, lambda table: asked(table).startswith("play"))
    people.shot(pages[0], f"{name}-play")
    last = "combine" if calculation == "player" else "play-enough"
    play(party, pages, choices, lambda table: asked(table) == last)
    people.shot(pages[0], f"{name}-{last}")
    play(party, pages, choices, lambda table: table.state == "over")
    assert kinds_played(party) >= {"move", "intervene", "play", "claim", "go", "success"}
    assert ("combine" in kinds_played(party)) == (calculation == "player")
    facts = party.table.view(0).facts
    assert facts["points"] == [8, 0]
    for page, won in zip(pages.values(), ("Anna gewinnt", "Anna wins")):
        expect(page.locator("#end h2")).to_have_text(won)
    people.shot(pages[0], f"{name}-end")


def test_a_typed_sum_is_played(people: People, server: Server) -> None:
    """What is wrong with a formula is said; a right one lays the cards and calculates."""
    party, pages = head_party(people, server, phone=False, calculation="player")
    choices: dict[int, Choice] = {0: climbing, 1: disturbing}
    play(party, pages, choices, lambda table: asked(table) == "play")
    wanted = number(party.table)
    field = pages[0].locator("#phrase")
    field.fill("2 × 3")
    field.press("Enter")
    expect(pages[0].locator("#toast")).to_contain_text("muss in die Rechnung")
    field.fill(RIGHT.get(wanted, f"11 − {11 - wanted}"))
    pages[0].locator("#go-phrase").click()
    expect(field).to_have_count(0)  # it has been read
    play(party, pages, choices, lambda table: table.state == "over")
    assert kinds_played(party) >= {"play", "claim", "combine", "success"}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_loses_for_certain_is_quiet_and_asks(
    people: People, server: Server, phone: bool
) -> None:
    """Giving up is kept behind ⋯; a sum that does not reach is no green button, and asks first."""
    party, pages = head_party(people, server, phone, "engine")
    choices: dict[int, Choice] = {0: climbing, 1: disturbing}
    play(party, pages, choices, lambda table: asked(table).startswith("play"))
    page, entries = pages[0], len(party.table.match.entries)
    expect(page.locator("#dock .btns #do-give-up")).to_have_count(0)
    expect(page.locator("#dock .btns .go")).to_have_count(0)
    page.locator("#more").click()
    give_up = page.locator("#pop #do-give-up")
    expect(give_up).to_have_class(re.compile(r"\bbad\b"))
    give_up.click()
    expect(page.locator("#go-confirm")).to_have_class(re.compile(r"\bbad\b"))
    people.shot(page, f"loriot-give-up-{'phone' if phone else 'desk'}")
    assert len(party.table.match.entries) == entries
    page.keyboard.press("Escape")
    expect(page.locator("#go-confirm")).to_have_count(0)
    assert len(party.table.match.entries) == entries


def test_never_intervene_is_a_switch(people: People, server: Server) -> None:
    party = server.party("friend", "bot greedy", game="loriot")
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    page.locator("#tab-menu").click()
    switch = page.get_by_role("button", name="Nie eingreifen")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert party.table.orders[0] == {"intervene"}


def test_two_taps_on_a_phone_mean_the_card_or_the_board(people: People, server: Server) -> None:
    """A card of the hand is shown large; the board goes near, or whole."""
    party = server.party("friend", "friend", game="loriot")
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    page = people.at(party, "Ben" if party.table.waits[0] == 0 else "Anna", phone=True)
    board = page.locator("#regions > svg[data-kind=board]")
    near = "one => new DOMMatrix(getComputedStyle(one).transform).a"
    before = board.evaluate(near)
    card = page.locator("#regions > svg[data-kind=shelf] [data-token]").first
    for _ in range(2):
        card.tap()
    expect(page.locator("#large p")).to_have_text(card.get_attribute("aria-label") or "-")
    page.keyboard.press("Escape")
    expect(page.locator("#large")).to_be_hidden()
    assert board.evaluate(near) == before
    for _ in range(2):
        page.locator("#view").tap(position={"x": 190, "y": 40})
    page.wait_for_function(
        f"before => ({near})(document.querySelector('#regions > svg')) !== before", arg=before
    )
    expect(page.locator("#large")).to_be_hidden()


LABELS = """() => {
  const board = document.querySelector("#regions > svg[data-kind=board]").getBoundingClientRect();
  const labels = [...document.querySelectorAll("svg[data-kind=board] .keep[data-grown=group]")]
    .map(one => one.getBoundingClientRect());
  return labels.map(({ left, right, top, bottom }) => left >= board.left && right <= board.right
    && top >= board.top && bottom <= board.bottom);
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["phone", "turned"])
def test_letters_that_grow_stay_on_the_board(
    people: People, server: Server, size: tuple[int, int]
) -> None:
    party = server.party("friend", "friend", game="loriot")
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    page = people.at(party, "Ben" if party.table.waits[0] == 0 else "Anna", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(f"() => ({LABELS})().length >= 5")  # the whole board: letters have grown
    assert all(page.evaluate(LABELS))
    people.shot(page, f"loriot-labels-{size[0]}")
