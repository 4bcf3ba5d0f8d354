"""Slips of paper above the board, before a match: who is missing, seats to take. What is asked
during it stands in the dock: `asks.py`; how it ended is a screen of its own: `end.py`."""

from __future__ import annotations

import json

from tafelrunde.draw import Child, el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.consent import must_let_sit
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.table import RUNNING, WAITING
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, bot_form, emblem, link
from tafelrunde.web.table.protocol import TakeForm
from tafelrunde.web.table.waiting import code, example, guests, settings


def notes(desk: Desk) -> dict[str, Drawn]:
    table = desk.table
    out: dict[str, Drawn] = {}
    if table.reason is not None:
        out["note-reason"] = note(desk.site("read-only"), el("p", table.reason))
    if table.state == WAITING:
        out |= empty_seats(desk)
    return out


def note(title: str, *inside: Child, class_: str = "") -> Drawn:
    return el("section", el("h2", title), *inside, class_=f"slip {class_}".strip())


def empty(desk: Desk) -> list[int]:
    """Seats that nobody holds, but for the host's own before the match."""
    return [i for i, holder in enumerate(desk.table.holders) if holder.kind == By.NOBODY]


def empty_seats(desk: Desk) -> dict[str, Drawn]:
    """Who is missing: places to sit down, links to send, bots to put there."""
    site, table = desk.site, desk.table
    own = [i for i in empty(desk) if desk.is_host and table.holders[i].plan in ("host", "hotseat")]
    out: dict[str, Drawn] = {}
    if own:
        out["note-own"] = own_seats(desk, own)
    rest = [i for i in empty(desk) if i not in own]
    if rest or (table.unaware and not own):
        hint = el("p", site("invite-hint"), class_="small") if desk.is_host and rest else None
        rows = places(desk, rest) + guests(desk)
        policy = None if table.started else el("p", labels.policy(table, site), class_="small")
        out["note-wait"] = note(
            site("missing", len(rest)) if rest else site("changed-title"),
            hint,
            el("ul", *rows, class_="places"),
            settings(desk),
            policy,
            example(desk),
        )
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
    holder = table.holders[seat]
    out = [emblem(desk.paint.get(seat, seat)), el("span", site("seat-free", seat + 1))]
    invited = bool(desk.invite) and desk.invite == table.invites[seat]
    sits = bool(desk.looks.mine)
    if invited or (holder.open and table.header.is_open and not sits and not desk.is_host):
        out.append(sit_form(desk, seat, desk.invite if invited else ""))
    if desk.is_host:
        path = f"/j/{desk.address}/{table.invites[seat]}"
        out.append(link(site("invite"), path, site, share=True))
        out.append(code(desk, seat, path))
        out.append(bot_form(desk, seat, site("put-bot")))
    return out


def sit_form(desk: Desk, seat: int, invite: str) -> Drawn:
    site = desk.site
    asks = bool(must_let_sit(desk.table, seat, desk.person))
    if asks and desk.table.asking is not None:
        return el("p", site("question-first"), class_="small")
    message: TakeForm = {"t": "take", "seat": seat, "invite": invite}
    field = el(
        "input",
        name="name",
        value=desk.name or None,
        maxlength=40,
        required=True,
        aria_label=site("your-name"),
        placeholder=site("your-name"),
    )
    return el(
        "form",
        field,
        el("button", site("sit-ask" if asks else "sit"), class_="go"),
        el("p", site("sit-why"), class_="small") if asks else None,
        data_send=json.dumps(message),
    )
