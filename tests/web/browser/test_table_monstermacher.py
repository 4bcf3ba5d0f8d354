"""Die Monstermacher by clicking: two people and a bot rob, operate, trade and revive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import Choice, do, play
from tests.web.browser.sheet import sheet_tells

from tafelrunde.games.monstermacher.tests.positions import place
from tafelrunde.games.monstermacher.tests.positions import seat as place_of

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party, Server

    from tafelrunde.core.action import Action
    from tafelrunde.core.data import Json
    from tafelrunde.table.match.table import Table

ANNA, BEN = 0, 1
# what each of the two has to do by clicking, as soon as it can be done
CLICKED = {
    ANNA: ("rob", "choose", "operate", "offer", "show", "call", "accept", "prepare", "study"),
    BEN: ("join", "choose", "hand", "add", "points", "bid", "gallows", "study"),
}
QUIET = ("stay", "pass", "decline", "skip")  # the answers of those who want nothing more


def late_night() -> Json:
    """Anna is in turn; her monster has head and brain. She and Ben have parts for each other."""
    players = [place_of(2, "LA2 RA1", "HD3 BR3"), place_of(3, "LL1 RL1"), place_of(4, "LL2")]
    return place(players, gallows="RA HD").state.to_dict()


def clicked(table: Table, seat: int) -> set[str]:
    """The kinds of action that a seat has played so far."""
    entries = table.match.entries
    return {entry.action.kind for entry in entries if entry.action and entry.seat == seat}


def keen(table: Table, seat: int) -> str:
    """First everything that this test is about, then the revival, once it cannot fail."""
    legal = table.match.legal(seat)
    kinds = {action.kind for action in legal}
    wanted = [kind for kind in CLICKED[seat] if kind not in clicked(table, seat)]
    if seat == ANNA and not wanted:
        wanted = ["revive"] if player(table, ANNA)["die"] == 1 else ["prepare", "study"]
    kind = next((kind for kind in (*wanted, *QUIET) if kind in kinds), "")
    same = [action for action in legal if action.kind == kind] or legal
    return str(max(same, key=lambda action: among_people(table, seat, action)))


def among_people(table: Table, seat: int, action: Action) -> int:
    """Anna and Ben turn to each other, and the assistant hands over something of his own."""
    if action.kind == "hand":
        own = [card["id"] for card in player(table, seat)["store"]]
        return int(action.tokens[1] in own)
    return int(action.tokens[-1] in (str(ANNA + BEN - seat), "shown"))


def player(table: Table, seat: int) -> dict[str, Any]:
    players = cast("list[dict[str, Any]]", table.view(seat).facts["players"])
    return players[seat]


def is_asked(seat: int, ask: str) -> Any:
    """Until somebody has this question before him."""

    def until(table: Table) -> bool:
        asked = table.match.asked(seat) if seat in table.waits else None
        return asked is not None and asked.code == ask

    return until


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_people_and_a_bot_to_the_end(people: People, server: Server, phone: bool) -> None:
    party = server.party(
        "friend", "friend", "bot greedy", game="monstermacher", position=late_night()
    )
    party.sit(ANNA, "Anna")
    party.sit(BEN, "Ben")
    pages = {
        ANNA: people.at(party, "Anna", phone=phone),
        BEN: people.at(party, "Ben", lang="en", theme="dark", phone=phone),
    }
    size = "phone" if phone else "desk"
    choices: dict[int, Choice] = {ANNA: keen, BEN: keen}
    play(party, pages, choices, is_asked(BEN, "assist"))
    sides_on_desk(pages[BEN], "back")  # the operator's parts, by their backs
    people.shot(pages[BEN], f"monstermacher-assist-{size}")
    play(party, pages, choices, is_asked(BEN, "bid"))
    sides_on_desk(pages[BEN], "front")  # the part on offer, which Anna has shown to Ben
    play(party, pages, choices, is_asked(ANNA, "accept"))
    people.shot(pages[ANNA], f"monstermacher-trade-{size}")
    play(party, pages, choices, lambda table: table.state == "over", most=200)
    for seat, kinds in CLICKED.items():
        assert clicked(party.table, seat) >= set(kinds)
    assert "revive" in clicked(party.table, ANNA)
    outcome = party.table.match.outcome
    assert outcome is not None
    assert outcome.reason == "revived"
    for page in pages.values():
        expect(page.locator("#end h2")).to_be_visible()
        sheet_tells(page, outcome, ("Anna", "Ben", "Bot 3"))
    people.shot(pages[ANNA], f"monstermacher-end-{size}")


def sides_on_desk(page: Page, side: str) -> None:
    """Every part on the desk lies with this side up."""
    cards = page.locator("#r-desk .card")
    expect(cards.first).to_have_attribute("data-side", side)
    sides = cards.evaluate_all("cards => cards.map(card => card.dataset.side)")
    assert set(sides) == {side}


def eager(table: Table, seat: int) -> str:
    """Robs whenever it is possible."""
    legal = {action.kind: str(action) for action in table.match.legal(seat)}
    return next(legal[kind] for kind in ("rob", "join", *QUIET, "choose") if kind in legal)


def choosing(party: Party, pages: dict[int, Page], seats: int) -> None:
    """Play on until so many people choose their graves at the same time."""
    play(
        party,
        pages,
        dict.fromkeys(pages, eager),
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
