"""Whole matches of every game by clicking alone, at a desk and on a phone, with the same luck in
every run; what is read and clicked on the way is large enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.test_sheets import changed
from tests.web.browser.hands import do, greedy
from tests.web.browser.sheet import sheet_tells
from tests.web.browser.sizes import Sizes
from tests.web.browser.test_table_screen import GAMES
from tests.web.conftest import Server

from tafelrunde.core.box import OPTION, set_name
from tafelrunde.core.registry import find
from tafelrunde.table.match.table import OVER

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party

LAPTOP = (1366, 768)
MOST = 500  # decisions of one person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots do not pause."""
    with Server(tmp_path_factory.mktemp("whole") / "tables.db", pace=0.0) as running:
        yield running


def opened(server: Server, game: str, **own: str) -> Party:
    """As few bots as the rules allow, and the earliest end where they have a limit."""
    meta = find(game).meta
    limits: dict[str, Any] = {
        one.key: one.low for one in meta.options if one.key.endswith("_limit") and one.low
    }
    seats = max(2, meta.seats[0])
    party = server.party("friend", *["bot greedy"] * (seats - 1), game=game, **(limits | own))
    party.sit(0, "Anna")
    return party


def play_on(page: Page, party: Party, sizes: Sizes) -> None:
    """To the end; every kind of question is looked at once."""
    known: set[str] = set()
    wants = greedy()
    for _ in range(MOST):
        table = party.table
        for _ in range(200):
            if 0 in table.waits or table.state == OVER:
                break
            page.wait_for_timeout(30)
            table = party.table
        if table.state == OVER:
            return
        asked = table.match.asked(0)
        assert asked is not None
        text = wants(table, 0)
        do(page, party, 0, text, None if asked.code in known else lambda: sizes.look(page))
        known.add(asked.code)
    raise AssertionError("it does not come to an end")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicking(
    people: People,
    server: Server,
    game: str,
    phone: bool,
    record_property: Callable[[str, object], None],
) -> None:
    party = opened(server, game)
    page = people.at(party, "Anna", phone=phone)
    if not phone:
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    sizes = Sizes(phone)
    play_on(page, party, sizes)
    expect(page.locator("#end h2")).to_be_visible()
    outcome = party.table.match.outcome
    assert outcome is not None
    sums = [sum(values) for values in zip(*(values for _, values in outcome.parts))]
    if sums == list(outcome.scores):
        sheet_tells(page, outcome, tuple(page.locator("#seats .name").all_text_contents()))
    record_property("sizes", str(sizes))
    print(f"{game}, {'phone' if phone else 'desktop'}: {sizes}")
    assert not sizes.small, "\n".join(sizes.small)
    assert not sizes.unlisted, "\n".join(sizes.unlisted)
    assert phone or not sizes.left_out, sorted(sizes.left_out)


MADE_UP = {  # issue 18: tiles, cards and a map that nobody has ever printed
    "tiles": ("eko", "tile.csv", "kcx....", "kcr.m.."),
    "cards": ("loriot", "chance.csv", "z01,forward,1,", "Cake,again,0,A cake is served"),
    "map": ("loriot", "row.csv", "G10 G11 G12,G10,G6", "G10 G11 G12,G6,G10"),
}


@pytest.mark.parametrize("name", MADE_UP)
def test_a_whole_match_with_own_components(people: People, server: Server, name: str) -> None:
    game, *where = MADE_UP[name]
    party = opened(server, game, box=changed(game, *where).text)
    page = people.at(party, "Anna")
    play_on(page, party, Sizes(phone=False))
    expect(page.locator("#end h2")).to_be_visible()
    assert set_name(str(party.table.record().options[OPTION])) == "mine"
