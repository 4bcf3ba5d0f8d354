"""A second engine: every game is opened and played in Firefox, by clicks of a mouse."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.firefox import Firefox, firefox

if TYPE_CHECKING:
    from tests.web.conftest import Server

GAMES = {"eko": 1, "wutaki": 1, "monstermacher": 2, "loriot": 1, "hamlet": 0}  # and so many bots
ACTS = 5  # of one's own
CLICKS = 30  # for one act, at most
ASKED = "#table[data-asked]:not([data-busy])"
# where to click next: on what sends, else on what shines on the board, else on a button
SPOTS = """(() => {
    const boxes = css => [...document.querySelectorAll(css)]
        .filter(one => !one.disabled)
        .map(one => ({ one, box: one.getBoundingClientRect() }))
        .map(({ one, box }) => ({ one, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ one, x, y }) => document.elementsFromPoint(x, y).some(at => one.contains(at)))
        .map(({ x, y }) => [x, y]);
    const sends = boxes("#go-confirm, #go-picks");
    const live = boxes("svg.region [data-token][data-live]");
    const buttons = boxes("#dock [id^=more-], #dock [id^=do-], #dock [id^=at-]");
    return sends.length ? sends : [...live, ...buttons];
})()"""


# of what has a place on a board, the share of it that a usual one takes
SHARE = """[...document.querySelectorAll("svg.region [data-token]")].map(one =>
    one.getBoundingClientRect().width / one.closest("svg").getBoundingClientRect().width)
    .sort((a, b) => a - b).at(-document.querySelectorAll("svg.region [data-token]").length / 2)"""


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    path = os.environ.get("TAFELRUNDE_FIREFOX") or shutil.which("firefox-esr")
    if path is None:
        how = "No Firefox: apt-get install firefox-esr, or set TAFELRUNDE_FIREFOX to its path."
        if os.environ.get("CI"):
            pytest.fail(how)
        pytest.skip(how)
    with firefox(path, tmp_path_factory.mktemp("firefox")) as running:
        running.size(1440, 900)
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played(fox: Firefox, server: Server, game: str) -> None:
    party = server.party("friend", *["bot random"] * GAMES[game], game=game)
    party.sit(0, "Anna")
    fox.go("about:blank")  # what a page says that is left is no matter
    fox.trouble.clear()
    fox.cookie(*server.cookie("Anna", "Anna").split("=", 1))
    fox.go(f"{server.url}/rules/{game}")
    fox.value("localStorage.setItem('coach-off', 'yes')")  # no newcomer
    fox.go(party.path)
    random = Random(game)
    for _ in range(ACTS * CLICKS):
        fox.until(f"document.querySelector('{ASKED}')")
        spots = fox.value(SPOTS)
        if spots:
            fox.click(*random.choice(spots))
        else:
            time.sleep(0.1)  # it is just being drawn
        if sum(entry.kind == "act" and entry.seat == 0 for entry in party.table.entries) >= ACTS:
            break
    else:
        raise AssertionError("its clicks lead nowhere")
    assert fox.value("document.documentElement.scrollWidth <= innerWidth")
    assert fox.value(SHARE) < 0.7  # boxes lead the camera, bubbles and flights
    assert not fox.trouble
