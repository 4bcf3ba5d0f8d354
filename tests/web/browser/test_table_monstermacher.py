"""Die Monstermacher by clicking: two people and a bot rob, operate, trade and revive."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import Choice, do, greedy, kinds_played, play

from tafelrunde.bots import find as find_bot
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.data import Json
    from tafelrunde.core.view import View
    from tafelrunde.table.table import Table

LIMBS = ("left-arm", "right-arm", "left-leg", "right-leg")
NEEDED = ("rob", "choose", "operate", "hand", "offer", "call", "bid", "accept")


def keen(seed: int) -> Choice:
    """Plays like the bot, but first does everything that this test is about, then revives."""
    bot = greedy(seed)

    def choose(table: Table, seat: int) -> str:
        legal = {action.kind: str(action) for action in table.match.legal(seat)}
        done = {entry.action.kind for entry in table.match.entries if entry.action is not None}
        wanted = [kind for kind in (*NEEDED, "join", "points") if kind not in done]
        if not set(NEEDED) - done:
            wanted = ["revive"]
        for kind in wanted:
            if kind in legal:
                return legal[kind]
        return bot(table, seat)

    return choose


def late_night() -> Json:
    """A position of three players whose first, in turn, has a monster with head and brain."""
    setup = find("monstermacher").setup(3)
    bot = find_bot("greedy")
    for seed in range(200):
        match, random = Match(setup, Seeded(seed)), Random(seed)
        while not match.over:
            seat = match.actors[0]
            if seat == 0 and is_ready(match.view(0)):
                return match.state.to_dict()
            match.play(seat, bot.choose(match.view(seat), random))
    raise AssertionError("no such position")


def is_ready(view: View) -> bool:
    """Somebody who can do everything at once; nobody else is about to end the match."""
    players = cast("list[dict[str, Any]]", view.facts["players"])
    me, others = players[0], players[1:]
    head, brain = me["sewn"][4:]
    missing = {name for name, part in zip(LIMBS, me["sewn"]) if part is None}
    fitting = [card for card in me["store"] if card["type"] in missing]
    can_rob = me["hidden"] and all(other["hidden"] for other in others)
    alone = not any(other["sewn"][5] for other in others)
    return bool(
        view.facts["phase"] == "first" and head and brain and can_rob and alone and fitting[1:]
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_people_and_a_bot_to_the_end(people: People, server: Server, phone: bool) -> None:
    party = server.party(
        "friend", "friend", "bot greedy", game="monstermacher", position=late_night()
    )
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    pages = {
        0: people.at(party, "Anna", phone=phone),
        1: people.at(party, "Ben", lang="en", theme="dark", phone=phone),
    }
    choices = {seat: keen(seat) for seat in pages}
    play(party, pages, choices, lambda table: table.state == "over", most=600)
    assert kinds_played(party) >= {*NEEDED, "revive", "roll"}
    for page in pages.values():
        expect(page.locator(".slip.end h2")).to_be_visible()
    people.shot(pages[0], f"monstermacher-end-{'phone' if phone else 'desk'}")


def choosing(party: Party, pages: dict[int, Page], seats: int) -> None:
    """Play on until so many people choose their graves at the same time."""
    play(
        party,
        pages,
        {seat: keen(seat) for seat in pages},
        lambda table: (
            "choose" in {a.kind for a in table.match.legal(table.waits[0])}
            and len(set(table.waits) & set(pages)) == seats
            if table.waits
            else False
        ),
    )


def test_a_sealed_choice_is_marked_and_can_be_taken_back_alone(
    people: People, server: Server
) -> None:
    party = server.party("friend", "friend", "friend", game="monstermacher")
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        party.sit(seat, name)
    pages = {seat: people.at(party, name) for seat, name in enumerate(("Anna", "Ben", "Cleo"))}
    choosing(party, pages, 2 if len(party.table.waits) < 2 else len(party.table.waits))
    first, *others = party.table.waits
    do(pages[first], party, first, str(party.table.match.legal(first)[0]))
    watching = pages[others[0]]
    expect(watching.locator(f"#pl-{first} .status")).to_contain_text("hat gewählt")
    pages[first].locator("#undo").click()
    expect(watching.locator(f"#pl-{first} .status")).to_contain_text("am Zug")
    assert set(party.table.waits) >= {first, *others}
