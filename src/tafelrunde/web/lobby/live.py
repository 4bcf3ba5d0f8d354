"""What goes on, on top of the lobby: one's own tables, and those one may join or watch."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from starlette.requests import Request

from tafelrunde.core.registry import find, metas
from tafelrunde.draw.el import Child, el
from tafelrunde.table.house import House
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import OVER, WAITING
from tafelrunde.table.storage.lists import SeatLine, Summary
from tafelrunde.web.lobby.parts import ago, holder_names, title_of
from tafelrunde.web.pages import icon
from tafelrunde.web.reader import Reader
from tafelrunde.web.site import Texts, house_of, texts
from tafelrunde.web.table.labels import listed, table_texts, timing_tags
from tafelrunde.words.words import Words

LISTED = 12  # tables in a list
SHOWN = 3  # of them at once


def is_my_turn(table: Summary) -> bool:
    """Also to open one's number, so that the match can begin."""
    return bool(set(table.mine) & set(table.waits))


def state_of(table: Summary, say: Texts) -> Markup:
    """Whose turn it is, or whom it waits for."""
    if table.state == OVER:
        return el("span", say("lobby-over"), class_="state")
    if table.state == WAITING and table.waits:
        return opening(table, say)
    if table.state == WAITING:
        missing = sum(seat.kind == By.NOBODY for seat in table.seats)
        return el("span", say("lobby-waits", missing), class_="state")
    if is_my_turn(table):
        return el("strong", say("lobby-turn-mine"), class_="state my-turn")
    if len(table.waits) == 1:
        name = holder_names(table.seats, say)[table.waits[0]]
        return el("span", say("lobby-turn", name), class_="state")
    return el("span", say("lobby-turn-many") if table.waits else "", class_="state")


def opening(table: Summary, say: Texts) -> Markup:
    """All sit there; whose page has to be opened once, where turns take days."""
    if is_my_turn(table):
        return el("strong", say("lobby-opens-mine"), class_="state my-turn")
    names = holder_names(table.seats, say)
    who = listed([names[seat] for seat in table.waits], table_texts(say.lang))
    return el("span", say("lobby-opens", who), class_="state")


# rows


def undo_tag(table: Summary, say: Texts) -> Markup | None:
    """What may be taken back, where it is not as usual."""
    if table.undo in (None, Policy.CONSENT):
        return None
    return el("span", say(f"lobby-tag-{table.undo}"), class_="tag")


def clock_tags(table: Summary, say: Texts) -> list[Markup]:
    told = timing_tags(table.timing, table_texts(say.lang))
    return [el("span", one, class_="tag") for one in told]


def variants(table: Summary, say: Texts) -> list[Markup]:
    """What is not as usual at this table, a tag each."""
    if table.game not in metas(hidden=True):
        return []
    told = Words(find(table.game), say.lang).variants(table.options, len(table.seats))
    return [el("span", one, class_="tag") for one in told]


def company(table: Summary, say: Texts) -> str:
    """Who else sits there."""
    own = set(table.mine)
    others = [
        name
        for number, (seat, name) in enumerate(zip(table.seats, holder_names(table.seats, say)))
        if seat.kind != By.NOBODY and number not in own
    ]
    return ", ".join(others)


def sitting(table: Summary) -> Markup:
    """Everybody's place at a glance: faces of bots, letters of people, gaps; names stand beside."""
    return el("span", *[one_of(seat) for seat in table.seats], class_="sitting", aria_hidden=True)


def one_of(seat: SeatLine) -> Markup:
    if seat.kind == By.NOBODY:
        return el("i", class_="gap")
    if seat.kind == By.BOT and icon.has_face(seat.level):
        return icon.face(seat.level)
    return el("i", seat.name[:1].upper() or "?")


def clears_tag(table: Summary, say: Texts, house: House) -> Markup | None:
    """When it is cleared away, if that is soon."""
    left = house.keep.left(table.state, table.changed, house.now())
    return None if left is None else el("span", say("lobby-clears", left), class_="tag clears")


def line(
    table: Summary,
    say: Texts,
    title: Child,
    action: Markup,
    level: str = "h3",
    clears: Markup | None = None,
) -> Markup:
    """`level` is of its heading: one below that of the list."""
    who = company(table, say)
    return el(
        "li",
        el(level, title, " ", *variants(table, say), *clock_tags(table, say), undo_tag(table, say)),
        el(
            "p",
            sitting(table),
            el("span", who) if who else None,
            state_of(table, say),
            el("span", ago(table.changed, say), class_="when"),
            clears,
        ),
        action,
        data_state=table.state,
        class_="mine-now" if is_my_turn(table) else None,
    )


def my_line(table: Summary, say: Texts, house: House) -> Markup:
    waiting = table.state == WAITING
    label = say("lobby-go-in" if waiting else "lobby-go-on")
    title = title_of(table.game, say.lang)
    address = f"/t/{table.id}/sit" if waiting and not table.waits else f"/t/{table.id}"
    action = el("a", label, class_="go" if is_my_turn(table) else "plain", href=address,
                aria_label=f"{label}: {title}")  # fmt: skip
    return line(table, say, title, action, "h2", clears_tag(table, say, house))


def live_line(table: Summary, say: Texts) -> Markup:
    """A table with a free seat is joined; its title leads to watching."""
    watch, title = f"/t/{table.id}", title_of(table.game, say.lang)
    free = any(seat.kind == By.NOBODY and seat.open for seat in table.seats)
    label = say("lobby-join" if free else "lobby-watch")
    action = el("a", label, class_="plain", href=f"/j/{table.id}" if free else watch,
                aria_label=f"{label}: {title}")  # fmt: skip
    name = el("a", title, href=watch, aria_label=f"{say('lobby-watch')}: {title}")
    return line(table, say, name if free else title, action)


# lists


def sheet(kind: str, heading: Markup, lines: Sequence[Markup], say: Texts, *more: Child) -> Markup:
    """A paper with a few lines; the rest is a click away."""
    rest = lines[SHOWN:]
    hidden = el(
        "details",
        el("summary", say("lobby-more", len(rest))),
        el("ul", *rest, class_="lines"),
    )
    return el(
        "section",
        heading,
        el("ul", *lines[:SHOWN], class_="lines") if lines else None,
        hidden if rest else None,
        *more,
        class_=f"paper sheet {kind}",
        aria_labelledby=f"h-{kind}",
    )


async def my_tables(request: Request, reader: Reader) -> Markup:
    """Those where it is the reader's turn first; who has none is welcomed."""
    house, say = house_of(request), texts(reader.lang)
    mine = await house.mine(reader.person, LISTED)
    mine.sort(key=lambda table: not is_my_turn(table))
    if not mine:
        welcome = el("h1", say("lobby-welcome"), id="h-welcome")
        return sheet("welcome", welcome, [], say, el("p", say("lobby-lead")))
    heading = el("h1", say("lobby-mine"), id="h-mine")
    return sheet("mine", heading, [my_line(table, say, house) for table in mine], say)


async def live_tables(request: Request, reader: Reader) -> Markup:
    """Listed tables: those with a free seat, then those one can watch."""
    house, say = house_of(request), texts(reader.lang)
    mine = {table.id for table in await house.mine(reader.person)}
    found = [*await house.open_tables(LISTED), *await house.running_tables(LISTED)]
    others = [table for table in found if table.id not in mine][:LISTED]
    heading = el("h2", el("span", class_="dot"), say("lobby-live"), id="h-live")
    empty = None if others else el("p", say("lobby-live-none"), class_="empty")
    still = el("p", say("lobby-live-still"), class_="still", role="status")
    return sheet("live", heading, [live_line(one, say) for one in others], say, empty, still)
