"""Every page there is, by the app's own routes: axe-core finds nothing on it, light and dark."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from starlette.routing import Route
from tests.web.browser.test_table_screen import GAMES

from tafelrunde.core.registry import find
from tafelrunde.table.plan import Source
from tafelrunde.web.app import create_app

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
NO_PAGE = {  # what a reader never sees by itself, or what leads on at once
    "/healthz", "/tables/{which}", "/g/{key}/{theme}-{lang}.svg", "/j/{id}/{invite}/qr.svg",
    "/t/{id}/end", "/t/{id}/end.png", "/t/{id}/record", "/s/{id}/{key}",
    "/rules/{key}/{number}/{theme}-{lang}.svg",
    "/style.css", "/wood-{theme}.svg", "/favicon.svg", "/fonts/{name}", "/static/{tag}/{name:path}",
    "/manifest.webmanifest", "/sw.js", "/g/{key}/colours.css",
    "/g/{key}/components.zip",
}  # fmt: skip
OF_REPLAYS = (
    ".png",
    "/film/{film}.gif",
    "/film/{film}",
    "/story",
    "/position",
    "/way",
    "/luck",
    "/study",
)
REPLAYS = ("/t/{id}/replay", "/replay/{record}")


def finished(server: Server) -> Party:
    party = server.party("host", "friend", host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    party.play(*(f"drop {column}" for column in "abababa"))
    return party


def waiting(server: Server, is_open: bool = True) -> Party:
    party = server.party("host", "friend", "friend", host="Anna", game="eko", is_open=is_open)
    party.sit(0, "Anna")
    return party


def hotseats(server: Server) -> Party:
    return server.party("host", "hotseat", host="Anna")


def playing(server: Server, game: str = "loriot") -> Party:
    """With as many people as can play."""
    seats = find(game).meta.seats[1]
    party = server.party("host", *["friend"] * (seats - 1), host="Anna", game=game)
    for seat, name in zip(
        range(seats), ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gil", "Ida")
    ):
        party.sit(seat, name)
    return party


def counting(server: Server) -> Party:
    """All are there, and somebody may stop it."""
    party = server.party("host", "friend", host="Anna", counts=600)
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    return party


def companion(server: Server) -> Party:
    """Somebody with the box on the table, who may correct what lies there."""
    party = server.party("host", game="hamlet", host="Anna", luck=Source(entered=True))
    party.sit(0, "Anna")
    return party


def drawing(server: Server) -> Party:
    """The same with two people: the first thing is what the bag gave."""
    party = server.party("host", "friend", game="hamlet", host="Anna", luck=Source(entered=True))
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def lobby(server: Server, page: Page) -> None:
    """Somebody with tables and matches of their own, and others to join and to watch."""
    finished(server)
    waiting(server)
    playing(server)
    page.goto(server.url)


def table(make: Callable[[Server], Party]) -> Callable[[Server, Page], None]:
    def go(server: Server, page: Page) -> None:
        page.goto(make(server).path)
        expect(page.locator("#prompt")).not_to_have_text("…", timeout=20_000)

    return go


def end(server: Server, page: Page) -> None:
    page.goto(finished(server).path)
    expect(page.locator("#end h2")).to_be_visible()


def path(text: str) -> Callable[[Server, Page], None]:
    def go(server: Server, page: Page) -> None:
        page.goto(server.url + text)

    return go


def under(make: Callable[[Server], Party], text: str) -> Callable[[Server, Page], None]:
    """An address below that of a table."""

    def go(server: Server, page: Page) -> None:
        page.goto(f"{make(server).path}{text}")

    return go


def invited(server: Server, page: Page) -> None:
    party = waiting(server)
    page.context.clear_cookies()
    page.goto(f"{server.url}/j/{party.id}/{party.invites[1]}")


def open_table(server: Server, page: Page) -> None:
    party = waiting(server)
    page.context.clear_cookies()
    page.goto(f"{server.url}/j/{party.id}")


def own_record(server: Server, page: Page) -> None:
    record = page.request.get(f"{finished(server).path}/record").text()
    page.goto(f"{server.url}/replay")
    page.locator("textarea").fill(record)
    page.locator("main form button").last.click()
    page.wait_for_url("**/replay/*")


PAGES: dict[str, Callable[[Server, Page], None]] = {
    "/": lobby,
    "/g/{key}": path("/g/hamlet"),
    "/g/{key}/components": path("/g/wutaki/components"),
    "/j/{id}": open_table,
    "/j/{id}/{invite}": invited,
    **{f"/t/{{id}} {game}": table(partial(playing, game=game)) for game in GAMES},
    "/t/{id} waiting": table(waiting),
    "/t/{id} counting": table(counting),
    "/t/{id} over": end,
    "/t/{id}/luck": under(finished, "/luck"),
    "/t/{id}/sit": under(hotseats, "/sit"),
    "/t/{id}/settings": under(waiting, "/settings"),
    "/t/{id}/position": under(companion, "/position"),
    "/t/{id}/piece": under(drawing, "/piece"),
    "/t/{id}/replay": under(finished, "/replay"),
    "/replay": path("/replay"),
    "/replay/{record}": own_record,
    "/rules/{key}": path("/rules/wutaki"),
    "/rules/{key}/{number}": path("/rules/wutaki/3.1"),
    "/offline": path("/offline"),
    "/me": path("/me"),
    "/privacy": path("/privacy"),
    "an error": path("/nowhere"),
    "a refused one": path("/t/nothing"),
}


@THEMES
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(people: People, server: Server, name: str, theme: str) -> None:
    page = people.person("Anna", lang="de" if theme == "light" else "en", theme=theme)
    PAGES[name](server, page)
    page.wait_for_load_state("networkidle")
    assert people.violations(page) == []
    people.trouble[:] = [one for one in people.trouble if "404" not in one]


def test_no_page_is_forgotten(server: Server) -> None:
    """Each address that is asked for by GET is looked at here, or is said to be no page."""
    routes = create_app(server.house, b"for its routes").routes
    asked = {r.path for r in routes if isinstance(r, Route) and "GET" in (r.methods or ())}
    beside = {f"{base}{tail}" for base in REPLAYS for tail in OF_REPLAYS}
    assert asked - NO_PAGE - beside == {name.split()[0] for name in PAGES if name.startswith("/")}
