"""The box on somebody's table: what it gave is entered, Botrik's turn is carried out by hand."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import do, party_at, unfold

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE
from tafelrunde.table.plan import Source

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.data import Json


# the buttons are whole and large enough; whether the goal is seen beside or above the card
FITS = """async () => {
  const rest = () => Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)));
  await new Promise(requestAnimationFrame);
  await rest();
  const box = one => one.getBoundingClientRect();
  const card = box(document.getElementById("steps"));
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  for (const one of document.querySelectorAll("#steps .nextrow button")) {
    const { top, bottom, left, right, height } = box(one);
    if (height < 43.5) wrong.push(`${one.textContent} is ${height} high`);
    if (top < card.top || bottom > innerHeight || left < 0 || right > innerWidth) wrong.push("cut");
  }
  const goal = document.querySelector("#regions .trace .goal");
  if (!goal) return { wrong, goal: false };
  const { x, y, width, height } = box(goal);
  const [u, v] = [x + width / 2, y + height / 2];
  const isUnder = u > card.left && u < card.right && v > card.top && v < card.bottom;
  const isOut = u < 0 || v < 0 || u > innerWidth || v > innerHeight;
  if (isUnder || isOut) wrong.push(`the goal is at ${u} ${v}`);
  return { wrong, goal: true };
}"""


def opened(page: Page, server: Server) -> Party:
    """Alone against Botrik with the box; the program draws the markers."""
    page.goto(f"{server.url}/g/hamlet")
    page.locator("#seats-1").check()
    page.locator(".fold:has(#luck-left) summary").click()
    page.locator("#luck-left").check()
    page.locator("#new button.go.big").click()
    page.wait_for_url("**/t/*")
    return party_at(page, server)


def test_the_box_on_the_table(people: People, server: Server) -> None:
    """What bag, row and market gave is entered; a slip is taken back, then one is corrected."""
    page = people.person("Anna")
    party = opened(page, server)
    for action in ("goods", "road", "raw", "blueprint"):  # then only one is left
        enter(page, party, action, "von Botriks Reihe?")
    row = page.locator(".seat.automa [id^=action-]")
    expect(row).to_have_count(5)
    assert [one.get_attribute("id") for one in row.all()] == [
        f"action-{action}" for action in ("goods", "road", "raw", "blueprint", "place")
    ]
    enter(page, party, "pond", "Was liegt auf Platz 1 der Auslage?")
    people.shot(page, "hamlet-companion")
    page.locator("#undo").click()  # it was another tile
    expect(page.locator("#bp-pond")).to_have_count(0)
    for tile in ("orchard", "sawmill", "flour-mill", "pond"):
        enter(page, party, tile, "der Auslage?")
    expect(page.locator("#bp-orchard")).to_be_visible()
    for trade in ("A1", "A2", "A3"):
        enter(page, party, trade, "Handelsplättchen")
    expect(page.locator("#table")).to_have_attribute("data-asked", "")
    do(page, party, 0, "go church woodcutter")
    do(page, party, 0, "produce")
    do(page, party, 0, "pass")
    botriks_turn(page, party)
    correct(page, server)


def enter(page: Page, party: Party, token: str, about: str) -> None:
    """One outcome, by its button or where it is drawn; the page says what is asked for."""
    before = len(party.table.match.entries)
    expect(page.locator("#prompt")).to_contain_text(about)
    spot = page.locator(f'svg.region [data-token="{token}"][data-live], [id="do-{token}"]')
    expect(spot).to_have_count(1)
    spot.click(force=True)
    for _ in range(100):
        new = [str(entry.action) for entry in party.table.match.entries[before:]]
        if new:
            assert new[0].split()[-1] == token
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"“{token}” was not taken")


def botriks_turn(page: Page, party: Party) -> None:
    """He sells to the real market, which is refilled; each step is told, with its paragraph."""
    recent = page.locator("#log")
    expect(recent).to_contain_text("Botrik will jemanden anheuern, hat aber nur 2 von 5 Gold")
    expect(page.locator("#prompt")).to_contain_text("Für welches Handelsplättchen verkauft Botrik?")
    do(page, party, 0, "sell A1")  # a tie: the person decides for him
    expect(recent).to_contain_text("Botrik bekommt 1 Punkt")
    enter(page, party, "B2", "auf Platz 3 des Markts?")
    expect(page.locator("#trade-B2")).to_be_visible()
    expect(recent).to_contain_text("Runde 2: Anna ist am Zug")
    by_hand(page)
    unfold(page)
    for words in ("Botrik will jemanden anheuern", "Botrik verkauft A1", "Botrik bekommt 1 Punkt"):
        line = page.locator("#log li.line", has_text=words).first
        expect(line.locator("[data-rule]")).to_have_text(re.compile(r"§ \d+\.\d+"))


def by_hand(page: Page) -> None:
    """The steps that people carry out, one after the other, back and forth, also by keys."""
    card, text = page.locator("#steps"), page.locator("#steps .instr")
    expect(text).to_have_text("Leg 1 Gold auf das Unterstützungsplättchen: Jetzt sind es 3.")
    expect(card.locator("button:has-text('Zurück')")).to_be_disabled()
    steps = card.locator(".all li")
    total = steps.count()
    expect(card.locator(".tag")).to_have_text(f"Schritt 1 von {total}")
    page.locator("#steps .go").click()
    expect(text).to_contain_text(re.compile("^Nimm . "))
    page.keyboard.press("ArrowLeft")
    expect(card.locator(".tag")).to_have_text(f"Schritt 1 von {total}")
    steps.filter(has_text="Versetze Botriks Figur").locator("button").click()
    expect(text.locator("b")).to_have_text(["Kirche", "Markt"])
    expect(page.locator("#r-board > .trace .goal")).to_have_count(2)
    page.reload()
    expect(text).to_have_text("Versetze Botriks Figur von der Kirche zum Markt und leg sie hin.")
    page.keyboard.press("ArrowRight")
    expect(text).to_contain_text("Stell Botriks Figuren wieder auf.")
    page.locator("#steps .go", has_text="Fertig").click()
    expect(card).to_be_hidden()
    page.locator("#steps-again").click()
    expect(card.locator(".tag")).to_have_text(f"Schritt 1 von {total}")
    steps.last.locator("button").click()
    page.keyboard.press("ArrowRight")
    expect(card).to_be_hidden()


def correct(page: Page, server: Server) -> None:
    """The real table has it otherwise: more gold, and the villager stands on the church."""
    page.locator("#tab-menu").click()
    page.locator("#menu-position a").click()
    page.wait_for_url("**/position")
    page.locator("#tab-people").click()
    page.locator("#tool-standing").click()
    page.locator('#spots [data-edit="put church"]').click(force=True)
    expect(page.locator("#v-0-church-0")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('#spots [data-edit="take standing 0 woodcutter"]').click(force=True)
    expect(page.locator("#v-0-woodcutter-0")).to_have_count(0)
    page.locator("#field-sides-0-gold").fill("9")
    page.locator("#field-sides-0-gold").press("Enter")
    expect(page.locator('[name="position"]')).to_have_value(re.compile('"gold": 9'))
    page.locator("#editor button.go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("#gold-0")).to_contain_text("9")
    expect(page.locator("#t-church")).to_have_attribute("aria-label", re.compile("Anna"))
    expect(page.locator("#table")).to_have_attribute("data-asked", "")
    assert party_at(page, server).table.header.companion


def test_what_the_program_drew_is_not_taken_back_alone(people: People, server: Server) -> None:
    """It would be drawn again at once: the button takes back what somebody did before."""
    luck = Source(True, ("marker",))
    party = server.party("friend", game="hamlet", position=before_a_marker(), luck=luck)
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    do(page, party, 0, "pass")
    drawn = page.locator("#log li.line", has_text="Botrik zieht einen Marker")
    expect(drawn).not_to_have_count(0)
    page.locator("#undo").click()
    expect(drawn.last).to_have_class(re.compile("undone"))
    expect(page.locator("#prompt")).to_contain_text("Schick jemanden los")
    match = party.table.match
    assert "pass" not in [str(match.entries[number].action) for number in match.line]


def before_a_marker() -> Json:
    """A turn of the seat after which Botrik has to draw a marker."""
    for seed in range(60):
        match, random = Match(find("hamlet").setup(1), Seeded(seed)), Random(seed)
        while not match.over:
            legal = match.legal(0)
            here = match.state.clone()
            if legal[-1].kind == "pass":
                here.apply(0, legal[-1])
                if here.actors() == (CHANCE,) and here.odds()[0][0].kind == "marker":
                    return match.state.to_dict()
            match.play(0, random.choice(legal))
    raise AssertionError("no such position")


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light"), (True, "dark")])
def test_the_card_of_his_turn_fits_the_screen(
    people: People, server: Server, phone: bool, theme: str
) -> None:
    """On a phone it lies over the dock, and what it speaks of is seen above it."""
    luck = Source(True, ("marker",))
    party = server.party("friend", game="hamlet", position=before_a_marker(), luck=luck)
    party.sit(0, "Anna")
    party.play("pass")
    for _ in range(30):  # ties are decided for him, what the box gave is entered
        table = party.table
        if table.enters:
            party.enter(str(table.match.state.odds()[0][0]))
            continue
        ask = table.match.asked(0)
        if ask is None or not ask.code.startswith("botrik"):
            break
        party.play(str(table.match.legal(0)[0]))
    page = people.at(party, "Anna", phone=phone, theme=theme)
    sizes = [(390, 844)] if phone else [(1440, 900), (1366, 768)]
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#steps .all button").first.evaluate("one => one.click()")
        seen = 0
        for number in range(page.locator("#steps .all li").count()):
            expect(page.locator("#steps .tag")).to_contain_text(f"Schritt {number + 1} ")
            found = page.evaluate(FITS)
            assert not found["wrong"], found
            seen += found["goal"]
            if number + 1 < page.locator("#steps .all li").count():
                page.locator("#steps .go").click()
        assert seen
        assert not people.violations(page)


def test_a_tile_that_is_not_in_the_list_is_added_on_the_spot(
    people: People, server: Server
) -> None:
    """Drawn while it is filled in, errors at the field; then it lies on display."""
    page = people.person("Anna")
    party = opened(page, server)
    for action in ("goods", "road", "raw", "blueprint"):
        enter(page, party, action, "von Botriks Reihe?")
    enter(page, party, "orchard", "Platz 1 der Auslage?")
    page.locator("#add-piece").click()
    page.wait_for_url("**/piece")
    expect(page.locator("h1")).to_have_text("Was liegt auf Platz 2 der Auslage?")
    page.locator("nav a", has_text="Teich").click()
    expect(page.locator("#cell-name")).to_have_value("pond")
    expect(page.locator("#drawn svg[role=img]")).to_be_visible()
    page.locator("#cell-name").fill("Weiher")
    page.locator("#cell-edges").fill("4F 5F 0F")
    expect(page.locator("#cell-edges-wrong")).to_contain_text("Der Rand schließt sich nicht")
    expect(page.locator("#cell-edges")).to_have_attribute("aria-invalid", "true")
    page.locator(".outlines label").nth(2).click()
    expect(page.locator("#cell-edges-wrong")).to_have_count(0)
    expect(page.locator("#drawn")).to_contain_text("Passt zusammen.")
    expect(page.locator("#drawn svg[role=img]")).to_have_attribute(
        "aria-label", re.compile("Weiher")
    )
    assert not people.violations(page)
    page.locator("#piece button.go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("#bp-Weiher")).to_be_visible()
    expect(page.locator("#bp-orchard")).to_be_visible()
    enter(page, party, "sawmill", "Platz 3 der Auslage?")
    assert "Weiher" in str(party.table.record().text())


@pytest.mark.parametrize("phone", [False, True])
def test_edges_are_set_by_tapping_the_outline(people: People, server: Server, phone: bool) -> None:
    """In the drawing, by its button with the keyboard, by typing: all three stay in step."""
    party = server.party("friend", game="hamlet", luck=Source(True))
    party.sit(0, "Anna")
    for action in ("goods", "road", "raw", "blueprint"):
        party.enter(next(one for one in offers(party) if action in one.split()))
    page = people.person("Anna", phone=phone)
    page.goto(f"{party.path}/piece?old=pond")
    cell, first = page.locator("#cell-edges"), page.locator("#edge-1")
    typed = cell.input_value().split()
    names = {"R": "Weg", "F": "Wald", "K": "Fels"}
    step = {"R": "F", "F": "K", "K": "R"}
    now = typed[0][1]
    for _ in range(2):  # faster than the server answers
        page.locator('#border [data-edge="0"]').dispatch_event("click")
    now = step[step[now]]
    expect(cell).to_have_value(" ".join([typed[0][0] + now, *typed[1:]]))
    expect(first).to_contain_text(names[now])
    first.focus()
    page.keyboard.press("Enter")
    now = step[now]
    expect(first).to_contain_text(names[now])
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name(re.compile(f"^Kante 1: {names[now]}"))
    expect(cell).to_have_value(" ".join(typed))
    cell.fill("0R 2F 4K")
    expect(page.locator(".edges button")).to_have_count(3)
    cell.fill("0R 2F")
    expect(page.locator(".edges button")).to_have_count(0)
    page.locator(".outlines label").first.click()
    expect(page.locator("#drawn")).to_contain_text("Passt zusammen.")
    assert page.locator(".edges button").count() == len(cell.input_value().split())
    assert not people.violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#cell-name").fill("Weiher")
    page.locator("#cell-name").press("Enter")  # draws, and changes no edge
    expect(page.locator("#cell-name")).to_have_value("Weiher")
    page.locator("#piece button.go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))


def offers(party: Party) -> list[str]:
    return [str(action) for action, _ in party.table.match.state.odds()]


def test_somebody_who_looks_on_sees_the_new_tile(people: People, server: Server) -> None:
    """Pages that are open get the whole table anew."""
    party = server.party("friend", "friend", game="hamlet", luck=Source(True))
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.enter("draw orchard")
    ben = people.at(party, "Ben")
    expect(ben.locator("#bp-orchard")).to_be_visible()
    anna = people.person("Anna")
    anna.goto(f"{party.path}/piece?old=pond")
    anna.locator("#cell-name").fill("Weiher")
    anna.locator("#piece button.go").click()
    expect(ben.locator("#bp-Weiher")).to_be_visible()
    party.enter("draw sawmill")
    expect(ben.locator("#bp-sawmill")).to_be_visible()
    expect(ben.locator("#bp-orchard")).to_be_visible()
