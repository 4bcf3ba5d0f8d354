"""Photographs of screens, to be looked at: `python -m tests.web.browser.photos FOLDER [NAME …]`.

Each is a table or page in some state and a window; without names, all of them are taken. The name
`worst` stands for the screens that two long sittings found worst, each in light and in dark.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright
from tests.web.browser.conftest import (
    ARGUMENTS,
    DESK,
    PHONE,
    People,
    chromium_path,
    secrets_of,
)
from tests.web.browser.hands import greedy
from tests.web.browser.test_companion import opened as companion
from tests.web.browser.test_position import lay, pick
from tests.web.browser.test_position import opened as positioned
from tests.web.browser.test_position import table as hamlet_table
from tests.web.browser.test_table_hamlet import position
from tests.web.browser.test_table_why import asked_in_vain
from tests.web.browser.test_table_wutaki import own_omens
from tests.web.conftest import Party, Server

from tafelrunde.games.wutaki.tests.positions import position as wutaki
from tafelrunde.table import plan

LAPTOP: Final = (1366, 768)
TABLET: Final = (820, 1180)
TURNED: Final = (844, 390)
SMALL: Final = (1024, 768)
SIZES: Final = {
    "desk": DESK, "laptop": LAPTOP, "small": SMALL, "tablet": TABLET, "phone": PHONE,
    "turned": TURNED,
}  # fmt: skip
NAMES: Final = ("Anna", "Ben", "Zeynep", "Ole", "Marta", "Ingeborg", "Tom", "Mia")


@dataclass
class Studio:
    """One server, and a browser that looks at it."""

    people: People
    server: Server
    tables: dict[str, Party] = field(default_factory=dict)

    def seated(self, game: str, seats: int, acts: int = 0) -> Party:
        """A table with so many people, after so many actions of greedy bots."""
        key = f"{game} {seats} {acts}"
        if key not in self.tables:
            party = self.server.party(*["friend"] * seats, game=game)
            for seat in range(seats):
                party.sit(seat, NAMES[seat])
            choose = greedy()
            for _ in range(acts):
                table = party.table
                if not table.waits:
                    break
                party.play(choose(table, table.waits[0]))
            self.tables[key] = party
        return self.tables[key]


Shot = Callable[[Studio, Page], None]
SHOTS: dict[str, Shot] = {}


def shot(name: str) -> Callable[[Shot], Shot]:
    def keep(take: Shot) -> Shot:
        SHOTS[name] = take
        return take

    return keep


def look(page: Page, party: Party) -> None:
    page.goto(party.path)
    expect(page.locator("#prompt")).not_to_have_text("…", timeout=30_000)
    page.wait_for_timeout(600)


def playing(game: str, seats: int, acts: int) -> Shot:
    return lambda studio, page: look(page, studio.seated(game, seats, acts))


PLAYED: Final = {
    "eko": (2, 4), "monstermacher": (4, 5), "loriot": (6, 8), "hamlet": (2, 4), "wutaki": (3, 4),
}  # fmt: skip
for game, most in PLAYED.items():
    for seats in most:
        SHOTS[f"{game}-{seats}-start"] = playing(game, seats, 6)
        SHOTS[f"{game}-{seats}-middle"] = playing(game, seats, 60)
    SHOTS[f"{game}-end"] = playing(game, most[0], 4000)


def asking(game: str, seats: int, code: str, **options: Any) -> Shot:
    """Anna is asked this, in a match of people who play at random."""

    def take(studio: Studio, page: Page) -> None:
        party = studio.server.party(*["friend"] * seats, game=game, **options)
        for seat in range(seats):
            party.sit(seat, NAMES[seat])
        random = Random(3)
        for _ in range(2000):
            match = party.table.match
            ask = match.asked(0) if 0 in match.actors else None
            if match.over or (ask is not None and ask.code.startswith(code)):
                break
            party.play(str(random.choice(match.legal(match.actors[0]))))
        look(page, party)

    return take


ASKED: Final = {
    "eko": (4, "act"), "hamlet": (4, "place"), "loriot": (8, "play"),
    "monstermacher": (4, "bid"), "wutaki": (4, "exchange"),
}  # fmt: skip
for game, (seats, code) in ASKED.items():
    SHOTS[f"{game}-{code}"] = asking(game, seats, code)
SHOTS["wutaki-extreme"] = asking("wutaki", 4, "place", extreme=True)


@shot("eko-why")
def why(studio: Studio, page: Page) -> None:
    """An own stack, then a foreign one that is as strong."""
    party = studio.server.party("friend", "friend", game="eko")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    match = party.table.match
    while match.actors[0] != 0 or "keep" in map(str, match.legal(0)):  # until Anna may move
        seat = match.actors[0]
        party.play("keep" if "keep" in map(str, match.legal(seat)) else str(match.legal(seat)[0]))
        match = party.table.match
    look(page, party)
    asked_in_vain(page, party, 0)


@shot("hamlet-laid")
def tile_laid(studio: Studio, page: Page) -> None:
    party = studio.server.party("friend", game="hamlet", position=position(1, "place", 8, 12))
    party.sit(0, "Anna")
    look(page, party)
    edges = Counter(action.tokens[1] for action in party.table.match.legal(0))
    edge, _ = edges.most_common(1)[0]
    page.locator(f'svg.region [data-token="{edge}"]').dispatch_event("click")


@shot("wutaki-why")
def why_in_vain(studio: Studio, page: Page) -> None:
    """An own pact, while a worker is to be placed."""
    start = wutaki({"resources": "1 wood", "accepted": ["F05"]}).to_dict()
    party = studio.server.party("friend", "friend", game="wutaki", position=start)
    for seat in range(2):
        party.sit(seat, NAMES[seat])
    look(page, party)
    page.locator('#r-pacts [data-token="F05"]').click()
    expect(page.locator("#bubble")).to_have_attribute("data-open", "")


@shot("position")
def corrected(studio: Studio, page: Page) -> None:
    positioned(page, hamlet_table(studio.server))


@shot("position-error")
def corrected_wrongly(studio: Studio, page: Page) -> None:
    """The same tile lies there twice over, as far as the text is concerned."""
    corrected(studio, page)
    lay(page, "sawmill", "woodcutter")
    pick(page, "goods", "fine-timber")


@shot("companion")
def beside_the_box(studio: Studio, page: Page) -> None:
    companion(page, studio.server)
    page.wait_for_timeout(600)


@shot("own-set")
def own_set(studio: Studio, page: Page) -> None:
    """A file of one's own with a mistake."""
    page.goto(f"{studio.server.url}/g/wutaki/components")
    page.locator("#box-name").fill("Glück")
    page.locator("#box-files").set_input_files(own_omens("gain 3 gold", "gian 7 gold"))
    page.locator("#own button.go").click()
    page.get_by_text("Zeile 3").first.scroll_into_view_if_needed()


@shot("components")
def components(studio: Studio, page: Page) -> None:
    page.goto(f"{studio.server.url}/g/wutaki/components")


@shot("lobby")
def lobby(studio: Studio, page: Page) -> None:
    waiting_party(studio)
    studio.seated("eko", 2, 6)
    page.goto(studio.server.url)


@shot("open")
def open_form(studio: Studio, page: Page) -> None:
    page.goto(f"{studio.server.url}/g/eko")


def waiting_party(studio: Studio, seats: int = 4) -> Party:
    plans = ["host", "friend", "bot greedy", *["friend"] * (seats - 3)]
    party = studio.server.party(*plans, game="eko", host="Anna", is_open=True)
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


@shot("waiting")
def waiting(studio: Studio, page: Page) -> None:
    look(page, waiting_party(studio))


@shot("join")
def invited(studio: Studio, page: Page) -> None:
    party = waiting_party(studio)
    page.goto(f"{studio.server.url}/j/{party.id}/{party.invites[3]}")


@shot("replay")
def replay(studio: Studio, page: Page) -> None:
    page.goto(f"{studio.seated('eko', 2, 4000).path}/replay")
    page.wait_for_timeout(900)


@shot("rulebook")
def rulebook(studio: Studio, page: Page) -> None:
    page.goto(f"{studio.server.url}/rules/eko")


@shot("replay-bring")
def bring(studio: Studio, page: Page) -> None:
    page.goto(f"{studio.server.url}/replay")


WORST: Final = (  # of the sittings' pictures, as the screens are now
    "open@desk", "eko-2-middle@desk", "eko-why@desk", "eko-why@phone", "waiting@desk",
    "waiting@phone", "eko-4-middle@phone", "eko-act@desk", "eko-act@laptop", "eko-act@tablet",
    "eko-act@turned", "monstermacher-4-start@desk", "monstermacher-4-start@phone",
    "monstermacher-4-middle@desk", "monstermacher-bid@desk", "monstermacher-end@phone",
    "monstermacher-end@desk", "monstermacher-5-middle@laptop", "loriot-6-start@desk",
    "loriot-6-middle@desk", "loriot-play@laptop", "loriot-play@phone", "loriot-8-middle@desk",
    "loriot-8-middle@laptop", "position@desk", "position-error@desk", "companion@desk",
    "own-set@desk", "wutaki-extreme@desk", "wutaki-exchange@desk", "wutaki-exchange@phone",
    "wutaki-3-middle@phone", "wutaki-4-middle@desk", "wutaki-4-middle@laptop", "wutaki-why@desk",
    "hamlet-4-middle@desk", "hamlet-4-middle@laptop", "hamlet-4-middle@small",
    "hamlet-2-start@desk", "hamlet-2-middle@desk", "hamlet-laid@desk", "hamlet-laid@phone",
    "lobby@desk", "join@phone", "replay@phone",
)  # fmt: skip


def wanted(names: list[str]) -> Iterator[tuple[str, str, str]]:
    """Screen, window, theme: `waiting`, or `waiting@phone`, or `waiting@phone-dark`."""
    if names == ["worst"]:
        names = [f"{name}-{theme}" for name in WORST for theme in ("light", "dark")]
    for name in names or SHOTS:
        screen, _, how = name.partition("@")
        window, _, theme = how.partition("-")
        for size in [window] if window else ["desk", "phone"]:
            yield screen, size, theme or "light"


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    plan.__dict__["secrets"] = secrets_of(0, count())  # the same screens in every run
    path = chromium_path()
    with TemporaryDirectory() as home, Server(Path(home) / "tables.db") as server:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            studio = Studio(People(browser, server), server)
            for screen, size, theme in wanted(names):
                page = studio.people.person("Anna", theme=theme, phone=size in ("phone", "turned"))
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                SHOTS[screen](studio, page)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{screen}@{size}-{theme}.png")
                page.context.close()
                print(screen, size, theme, flush=True)
            browser.close()
        for trouble in studio.people.trouble:
            print(trouble)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
