"""A position set up by clicking, on a desk and on a phone; the match goes on from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.hands import do, party_at

from tafelrunde.core.registry import find
from tafelrunde.table.plan import Source

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.data import Json


def start() -> Json:
    """The village as it is laid out, and a turn that begins."""
    state = find("hamlet").setup(1).start()
    state.apply(-1, state.odds()[0][0])
    data = state.to_dict()
    del data["steps"]
    botrik = data["botrik"]
    assert isinstance(botrik, dict)
    botrik["row"] = ["raw", "blueprint", "goods", "place", "road"]
    return data


def table(server: Server) -> Party:
    party = server.party("friend", game="hamlet", position=start(), luck=Source(True))
    party.sit(0, "Anna")
    return party


def opened(page: Page, party: Party) -> None:
    page.goto(f"{party.path}/position")
    expect(page.locator("#village")).to_be_visible()


def spot(page: Page, edit: str) -> Locator:
    return page.locator(f'#spots [data-edit="{edit}"]')


def pick(page: Page, tray: str, tool: str) -> None:
    page.locator(f"#tab-{tray}").click()
    page.locator(f"#tool-{tool}").click()
    expect(page.locator(f"#tool-{tool}")).to_have_attribute("aria-pressed", "true")


def lay(page: Page, tile: str, host: str) -> None:
    """At the first plus of this host."""
    pick(page, "places", f"tile-{tile}")
    page.locator(f'#spots [data-edit^="lay {host} "]').first.click(force=True)
    expect(page.locator(f"#t-{tile}")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_village_built_by_clicks_is_played_on(
    people: People, server: Server, phone: bool
) -> None:
    page = people.person("Anna", phone=phone)
    opened(page, table(server))
    lay(page, "sawmill", "woodcutter")
    lay(page, "pond", "church")
    expect(page.locator("#flag-pond")).to_be_visible()
    pick(page, "goods", "fine-timber")
    spot(page, "put sawmill").click(force=True)
    expect(page.locator("#k-sawmill-0")).to_be_visible()
    pick(page, "people", "standing")
    spot(page, "put market").click(force=True)
    expect(page.locator("#v-0-market-0")).to_be_visible()
    page.locator("#field-sides-0-gold-more").click()
    expect(page.locator("#field-sides-0-gold")).to_have_value("4")
    page.locator("#field-sides-1-points").fill("7")
    page.locator("#field-sides-1-points").press("Enter")
    expect(page.locator("#field-sides-1-points")).to_have_value("7")
    assert not people.violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#editor button.go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    after = party_at(page, server)
    written = after.table.match.state.to_dict()
    assert written["tokens"]["sawmill"] == ["fine-timber 0"]  # type: ignore[index]
    assert written["sides"][0] | {"gold": 0} == {  # type: ignore[index]
        "points": 0, "gold": 0, "standing": ["church", "market"], "donkeys": ["church"],
        "landmarks": ["pond"], "milestones": ["carpenter"],
    }  # fmt: skip
    assert (written["sides"][0]["gold"], written["sides"][1]["points"]) == (4, 7)  # type: ignore[index]
    do(page, after, 0, "go market woodcutter")
    do(page, after, 0, "produce")
    expect(page.locator("#k-woodcutter-2")).to_be_visible()


def test_what_is_clicked_goes_away_and_comes_back(people: People, server: Server) -> None:
    """Pieces, roads and tiles; undo and redo, by buttons and by keys."""
    page = people.person("Anna")
    opened(page, table(server))
    spot(page, "take tokens quarry stone").first.click(force=True)
    expect(page.locator("#k-quarry-1")).to_have_count(0)
    page.locator("#undo").click()
    expect(page.locator("#k-quarry-1")).to_have_count(1)
    page.locator("#redo").click()
    expect(page.locator("#k-quarry-1")).to_have_count(0)
    page.locator("#hint").evaluate("one => one.ownerDocument.activeElement.blur()")
    page.keyboard.press("Control+z")
    expect(page.locator("#k-quarry-1")).to_have_count(1)
    pick(page, "people", "road")
    page.locator('#spots [data-edit^="road "]').first.click(force=True)
    expect(page.locator("#road-0")).to_have_count(1)
    page.locator("#editor button[value=pick]:has-text('Aus der Hand')").click()
    spot(page, "take road 0").click(force=True)
    expect(page.locator("#road-0")).to_have_count(0)
    spot(page, "at farm").click(force=True)
    expect(page.locator("#place h2")).to_have_text("Bauernhof")
    page.locator("#place button", has_text="Vom Dorf nehmen").click()
    expect(page.locator("#t-farm")).to_have_count(0)
    expect(page.locator("#editor ul.wrong")).to_have_text(
        "Bauernhof: Dieses Startplättchen fehlt im Dorf."
    )
    expect(page.locator("#editor button.go")).to_have_count(0)


def test_without_a_mouse(people: People, server: Server) -> None:
    """Tab, Enter, and R for turning: the focus stays where it was, or goes to the hint."""
    page = people.person("Anna")
    opened(page, table(server))
    page.locator("#tab-places").focus()
    page.keyboard.press("Enter")
    page.locator("#tool-tile-hermitage").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tool-tile-hermitage")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#tool-tile-hermitage")).to_be_focused()
    first = page.locator('#spots [data-edit^="lay "]').first
    first.focus()
    page.keyboard.press("Enter")
    tile = page.locator("#t-hermitage")
    expect(tile).to_be_visible()
    before = tile.get_attribute("transform"), tile.inner_html()
    page.keyboard.press("r")
    expect(page.locator("#undo")).to_be_enabled()
    for _ in range(100):
        if (tile.get_attribute("transform"), tile.inner_html()) != before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("it was not turned")


@pytest.mark.parametrize(
    ("lang", "range", "made", "text"),
    [
        ("de", "Hier steht eine ganze Zahl von 0 bis 10.000.",
         "Steinbruch: Hier liegt nur Stein.", "Der Text ist kein JSON-Objekt."),
        ("en", "A whole number from 0 to 10,000 belongs here.",
         "Quarry: only stone lies here.", "The text is no JSON object."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_where_it_is(
    people: People, server: Server, lang: str, range: str, made: str, text: str
) -> None:
    page = people.person("Anna", lang=lang)
    opened(page, table(server))
    gold = page.locator("#field-sides-0-gold")
    gold.fill("99999")
    gold.press("Enter")
    expect(page.locator("#field-sides-0-gold-wrong")).to_have_text(range)
    expect(gold).to_have_attribute("aria-invalid", "true")
    expect(gold).to_have_value("99999")
    gold.fill("9")
    gold.press("Enter")
    expect(gold).not_to_have_attribute("aria-invalid", "true")
    pick(page, "goods", "wood")
    spot(page, "put quarry").click(force=True)
    expect(page.locator("#editor [role=alert]")).to_have_text(made)
    expect(page.locator("#k-quarry-2")).to_have_count(0)
    page.locator("#as-text summary").click()
    page.locator("#as-text textarea").fill("[]")
    page.locator("#as-text button").click()
    expect(page.locator("#editor [role=alert]")).to_have_text(text)
    assert not people.violations(page)


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light"), (True, "dark")])
def test_everything_can_be_reached(people: People, server: Server, phone: bool, theme: str) -> None:
    """Large enough for a finger, nothing sideways, axe finds nothing, with faults on it too."""
    page = people.person("Anna", phone=phone, theme=theme)
    opened(page, table(server))
    lay(page, "pond", "church")
    page.locator("#place .things button").first.click()
    expect(page.locator("#spots .wrong-place")).to_have_count(1)
    for tray in ("places", "people", "goods"):
        page.locator(f"#tab-{tray}").click()
        expect(page.locator(f"#tab-{tray}")).to_have_attribute("aria-pressed", "true")
        small = page.evaluate(
            "[...document.querySelectorAll('#editor button, #editor select, #editor input')]"
            ".filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)"
            ".map(one => one.outerHTML)"
        )
        assert not small
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not people.violations(page)
    assert not people.unpainted(page)


def test_faults_are_mended_by_a_tap_and_the_mend_undone(people: People, server: Server) -> None:
    """At the place and in the text; what was mended comes back with its fault."""
    page = people.person("Anna")
    opened(page, table(server))
    lay(page, "pond", "church")
    spot(page, "take landmarks 0 pond").click(force=True)
    flag = page.locator("#place .mend", has_text="Teich: Flagge von Botrik")
    flag.click()
    expect(page.locator("#flag-pond")).to_have_count(1)
    expect(page.locator(".mend")).to_have_count(0)
    page.locator("#undo").click()
    expect(page.locator("#flag-pond")).to_have_count(0)
    flag.click()
    expect(page.locator("#flag-pond")).to_have_count(1)
    page.locator("#as-text summary").click()
    area = page.locator("#as-text textarea")
    good = area.input_value()
    area.fill(good.replace('"gold": 3', '"gold": 99999', 1).replace('"round": 1', '"round": 0'))
    page.locator("#as-text button[value=text]").click()
    mend = page.locator("#as-text .mend")
    expect(mend).to_have_text("Auf 1 setzen")
    assert not people.violations(page)
    mend.click()
    expect(mend).to_have_text("Auf 10000 setzen")
    mend.click()
    expect(page.locator("#field-sides-0-gold")).to_have_value("10000")
    page.locator("#undo").click()
    expect(mend).to_have_text("Auf 10000 setzen")
    page.locator("#undo").click()
    expect(mend).to_have_text("Auf 1 setzen")
    page.locator("#undo").click()
    expect(area).to_have_value(good)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
