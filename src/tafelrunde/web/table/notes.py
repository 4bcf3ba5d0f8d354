"""Slips of paper above the board, before a match: who is missing, seats to take. What is asked
during it stands in the dock: `asks.py`; how it ended is a screen of its own: `end.py`."""

from __future__ import annotations

import json

from tafelrunde.draw import Child, el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.deadline import OPENING
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.table import OVER, RUNNING, WAITING
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, bot_form, button, emblem, link
from tafelrunde.web.table.protocol import TakeForm
from tafelrunde.web.table.sitting import may_sit, sit_form
from tafelrunde.web.table.waiting import room


def notes(desk: Desk) -> dict[str, Drawn]:
    table = desk.table
    out: dict[str, Drawn] = {}
    if table.reason is not None:
        out["note-reason"] = stopped(desk)
    if table.opening:
        out["note-open"] = opening(desk)
    elif table.state == WAITING:
        out |= clearing(desk) | empty_seats(desk)
    return out


def clearing(desk: Desk) -> dict[str, Drawn]:
    """That it is cleared away soon; once there is a board, in the menu."""
    if desk.clears is None:
        return {}
    why = desk.site("clears-over" if desk.table.state == OVER else "clears-why")
    return {"clearing": note(desk.site("clears", desk.clears), el("p", why))}


def stopped(desk: Desk) -> Drawn:
    """Why nothing can be played here, what is shown, and how people may go on or end it."""
    site, table = desk.site, desk.table
    why = table.reason if table.versions is None else site("other-rules", *table.versions)
    inside: list[Child] = [el("p", why)]
    if table.kept is not None:
        gone = sum(place > table.kept.index for place in table.places)
        id = "kept-unread" if table.shown is None else "kept-before" if gone else "kept"
        inside.append(el("p", site(id, gone)))
    if table.state == RUNNING and table.shown is not None:
        inside.append(going_on(desk))
    return note(site("read-only"), *inside)


def going_on(desk: Desk) -> Drawn:
    site = desk.site
    if desk.next:
        first = el("a", site("to-going-on"), href=desk.next, class_="go button")
        return el("p", first, class_="buttons")
    if not desk.looks.mine:
        return el("p", site("going-on-others"), class_="small")
    seat = desk.looks.mine[0]
    stop = None
    if desk.table.asking is None:
        stop = button(site("abandon-ask"), {"t": "abandon", "seat": seat})
    first = button(site("going-on"), {"t": "rematch"}, "go")
    why = el("p", site("going-on-why"), class_="small")
    return el("div", why, el("p", first, stop, class_="buttons"))


def opening(desk: Desk) -> Drawn:
    """All have sealed; whose numbers are still to be opened."""
    table, site = desk.table, desk.site
    who = labels.listed([desk.names[seat] for seat in table.late], site)
    slow = table.header.timing.is_slow
    words = site("opening-days", who) if slow else site("opening-waits", who, OPENING)
    return note(site("opening"), el("p", words))


def note(title: str, *inside: Child, class_: str = "") -> Drawn:
    return el("section", el("h2", title), *inside, class_=f"slip {class_}".strip())


def empty(desk: Desk) -> list[int]:
    """Seats that nobody holds, but for the host's own before the match."""
    return [i for i, holder in enumerate(desk.table.holders) if holder.kind == By.NOBODY]


def empty_seats(desk: Desk) -> dict[str, Drawn]:
    """The host's own places first; then who is there, and who is missing."""
    table = desk.table
    own = [i for i in empty(desk) if desk.is_host and table.holders[i].plan in ("host", "hotseat")]
    out: dict[str, Drawn] = {}
    if own:
        out["note-own"] = own_seats(desk, own)
    rest = [i for i in empty(desk) if i not in own]
    if rest or (not own and (table.unaware or table.counting.is_on)):
        out["note-wait"] = room(desk, rest)
    return out


def places(desk: Desk, seats: list[int]) -> list[Drawn]:
    return [el("li", *empty_seat(desk, seat), id=f"empty-{seat}") for seat in seats]


def free_seats(desk: Desk) -> dict[str, Drawn]:
    """During a match, in the menu: whoever may sits down there, or puts a bot."""
    seats = empty(desk) if desk.table.state == RUNNING else []
    if not seats:
        return {}
    rows = el("ul", *places(desk, seats), class_="places")
    return {"menu-free": el("section", el("h3", desk.site("free-seats")), rows, class_="slip")}


def own_seats(desk: Desk, seats: list[int]) -> Drawn:
    """The host's own places, taken together: by itself if there is nothing to be named."""
    site, table = desk.site, desk.table
    takes: list[TakeForm] = [
        {
            "t": "take",
            "seat": seat,
            "invite": table.invites[seat],
            "hotseat": len(seats) > 1 or table.holders[seat].plan == "hotseat",
        }
        for seat in seats
    ]
    fields = [
        name_field(desk, seat, desk.name if i == 0 else site("seat-name", seat + 1))
        for i, seat in enumerate(seats)
    ]
    # the last of several is named by the form that takes them all
    by_itself = len(seats) == 1 and bool(desk.name) and not desk.looks.mine
    form = el(
        "form",
        *fields,
        el("button", site("begin"), class_="go"),
        data_each=json.dumps(takes),
        data_auto=by_itself,
    )
    return note(site("who-plays"), form, el("p", site("luck-why"), class_="small"))


def name_field(desk: Desk, seat: int, value: str) -> Drawn:
    return el(
        "label",
        emblem(desk.paint.get(seat, seat)),
        el("span", desk.site("name-of", seat + 1)),
        el("input", name=f"name-{seat}", value=value, maxlength=40, required=True),
    )


def empty_seat(desk: Desk, seat: int) -> list[Drawn]:
    site, table = desk.site, desk.table
    out = [emblem(desk.paint.get(seat, seat)), el("span", site("seat-free", seat + 1))]
    if may_sit(desk, seat):
        out.append(sit_form(desk, seat))
    if desk.is_host:
        path = f"/j/{desk.address}/{table.invites[seat]}"
        out.append(link(site("invite"), path, site, share=True))
        out.append(bot_form(desk, seat, site("put-bot")))
    return out
