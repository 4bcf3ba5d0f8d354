"""Hands that play by clicking: any action of any game, token by token, as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page
from tests.web.conftest import Party

from tafelrunde.bots import find as find_bot
from tafelrunde.table.match.table import Table

if TYPE_CHECKING:
    from tests.web.conftest import Server

Choice = Callable[[Table, int], str]  # what a seat wants to do
# whether the page asks what the table does: what an older question shows may move away
ASKED = "number => document.getElementById('table').dataset.decision === number"
BUSY = "#table[data-busy]"  # what was sent is not answered: what is still seen is no choice
CLICKS = 30  # for one action, at most
LOOKS = 400  # at the page, until it shows what is to be clicked, or that it is done
RESTS = "() => !document.getAnimations().some(({ effect }) => effect.target?.matches('svg.region'))"
# on a phone the camera shows a part of the board: whether the middle of this is seen in it
SEEN = """spot => {
  if (!spot.closest("#stage[data-camera] svg[data-kind=board]")) return true;
  const [a, b] = [spot, document.getElementById("view")].map(one => one.getBoundingClientRect());
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  const isInside = b.left < x && x < b.right && b.top < y && y < b.bottom;
  return isInside && !document.elementFromPoint(x, y)?.closest("#minimap");
}"""


def greedy(seed: int = 1) -> Choice:
    """What the greedy bot would do with this seat's view."""
    random = Random(seed)
    bot = find_bot("greedy")
    return lambda table, seat: str(bot.choose(table.view(seat), random))


def avoiding(kind: str, other: Choice) -> Choice:
    """The other choice, but never of this kind while there is another."""

    def choose(table: Table, seat: int) -> str:
        wanted = other(table, seat)
        if not wanted.startswith(f"{kind} "):
            return wanted
        rest = [str(action) for action in table.match.legal(seat) if action.kind != kind]
        return rest[0] if rest else wanted

    return choose


def do(
    page: Page, party: Party, seat: int, text: str, look: Callable[[], None] | None = None
) -> None:
    """One whole action, by clicks alone; fails if the page does not lead there.

    Somebody may `look` at the page when it asks, and again before each click.
    """
    before = len(party.table.match.entries)
    wanted = tuple(text.split())
    page.wait_for_function(ASKED, arg=str(party.table.match.decision(seat)), timeout=20_000)
    possible = [action.tokens for action in party.table.match.legal(seat)]
    clicked = False
    clicks = 0
    for _ in range(LOOKS):
        if is_done(party, before, seat, text):
            return
        if page.locator(BUSY).count():
            page.wait_for_timeout(20)
            continue
        told = clicked and len(possible) == 1  # nothing is left to choose
        spot, place = next_spot(page, text, () if told else wanted, possible)
        if spot is None or clicks == CLICKS:
            page.wait_for_timeout(60)
            continue
        clicks += 1
        page.wait_for_function(RESTS)  # nobody aims at a board that the camera moves
        if look is not None:
            look()
        if not spot.evaluate(SEEN):
            page.locator("#minimap").click()  # the whole board
            continue
        spot.click(force=True)  # something that is no choice may lie on it
        if place >= 0:
            here = slice(place, place + 1)
            possible = [tokens for tokens in possible if tokens[here] == wanted[here]]
            clicked = True
        page.wait_for_timeout(30)
    raise AssertionError(f"“{text}” cannot be clicked together")


def is_done(party: Party, before: int, seat: int, text: str) -> bool:
    """Whether the seat has acted, as it wanted to; others may have acted in between."""
    acts = [entry for entry in party.table.match.entries[before:] if entry.seat == seat]
    assert not acts or str(acts[0].action) == text, f"wanted “{text}”, got “{acts[0].action}”"
    return bool(acts)


def turning(page: Page, text: str) -> Locator | None:
    """The button that turns a ghost, while another one is shown than the wanted."""
    turn = page.locator("#go-turn")
    wanted = page.locator(f'[data-ghost="{text}"]')
    if not turn.is_visible() or wanted.get_attribute("data-shown") is not None:
        return None
    return turn


def next_spot(
    page: Page, text: str, wanted: tuple[str, ...], possible: list[tuple[str, ...]]
) -> tuple[Locator | None, int]:
    """Where to click next, and for which token of the action; what is decided is not clicked."""
    turn = turning(page, text)
    if turn is not None:
        return turn, -1
    if page.locator("#go-confirm").is_visible():
        return page.locator("#go-confirm"), -1
    for place, token in enumerate(wanted):
        same = [tokens for tokens in possible if tokens[place : place + 1] == (token,)]
        if len(same) == len(possible) > 1:
            continue
        for spot in (
            page.locator(f'svg.region [data-token="{token}"][data-live]').first,
            page.locator(f'[id="do-{token}"]'),
            page.locator(f'[id="more-{token}"]:enabled'),
        ):
            if spot.is_visible():
                return spot, place
        if page.locator(f'#pop [id="do-{token}"]').count():
            return page.locator("#more"), -1  # it is kept there
    picks = page.locator("#go-picks:enabled")  # off while a pick is tried out
    if picks.is_visible():
        return picks, -1
    return along(page) or (listing(page) if wanted else None), -1  # what is picked is tried out


def listing(page: Page) -> Locator | None:
    """What opens the list of all choices, while it is closed: the dock had no room for more."""
    opens = page.locator("#all-actions")
    return opens if opens.is_visible() and not page.locator("#tray .list").count() else None


def along(page: Page) -> Locator | None:
    """The only other choice, if something was picked that can be sent with it alone."""
    others = page.locator("#dock [id^=do-]")
    picked = page.locator(".step output").filter(has_text=re.compile(r"[1-9]"))
    return others if picked.count() and others.count() == 1 else None


def play(
    party: Party,
    pages: Mapping[int, Page],
    choices: Mapping[int, Choice],
    until: Callable[[Table], bool],
    most: int = 400,
) -> int:
    """These people play on by clicking until something is so; how many actions they took."""
    for number in range(most):
        table = party.table
        if until(table):
            return number
        seats = [seat for seat in table.waits if seat in pages]
        if not seats:
            pages[min(pages)].wait_for_timeout(60)
            continue
        seat = seats[0]
        do(pages[seat], party, seat, choices[seat](table, seat))
    raise AssertionError("it does not come to that")


def kinds_played(party: Party) -> set[str]:
    entries = party.table.match.entries
    return {entry.action.kind for entry in entries if entry.action is not None}


def party_at(page: Page, server: Server) -> Party:
    """The table that a page shows."""
    return Party(server, page.url.rpartition("/")[2], "", ())


def unfold(page: Page) -> None:
    """All lines of the turns that the log sums up."""
    for _ in range(page.locator("#log [aria-expanded=false]").count()):
        page.locator("#log [aria-expanded=false]").first.click()
