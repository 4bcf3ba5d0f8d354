"""Boards and pages share one namespace of ids: nothing drawn is taken for a part of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from tafelrunde.boards import drawing_of
from tafelrunde.core.registry import find, packages
from tafelrunde.testing.kit.walk import readers, walk
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tests.web.conftest import Server

KIT = ("l-", "s-", "gr-", "r-")  # the kit's own, the same everywhere
SCRIPTS = files("tafelrunde.web") / "static" / "table"
SERVED = re.compile(r'\bid="([^"]+)"')
MADE = re.compile(r'\bid: "([^"]+)"')
GAMES = [key for key in sorted(packages()) if drawing_of(find(key))]
STEPS = 240
EVERY = 12


def ids_of_pages(server: Server) -> set[str]:
    """What the server sends, and what scripts make by themselves."""
    with urlopen(server.party().path) as answer:
        out = set(SERVED.findall(answer.read().decode()))
    for file in SCRIPTS.iterdir():
        if file.name.endswith(".js"):
            out |= set(MADE.findall(file.read_text(encoding="utf-8")))
    return {id for id in out if not id.startswith(KIT)}


def ids_of_boards(key: str) -> Iterator[str]:
    game = find(key)
    draw = drawing_of(game)
    assert draw is not None
    setup = game.setup(game.meta.seats[1])
    words = Words(game, "en")
    for step in walk(setup, Random(1)):
        if step.number > STEPS:
            return
        if step.number % EVERY == 0:
            for seat in readers(setup):
                yield from draw(game.view(step.state, seat), words).flat()


@pytest.mark.parametrize("key", GAMES)
def test_no_part_of_the_page_is_drawn(server: Server, key: str) -> None:
    page = ids_of_pages(server)
    assert {"hint", "prompt", "dock", "undo", "go-confirm"} <= page
    assert not page & set(ids_of_boards(key))
