"""Sitting down at a table: who may, and the form for it."""

from __future__ import annotations

import json

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.consent import must_let_sit
from tafelrunde.web.table.desk import Desk
from tafelrunde.web.table.protocol import TakeForm


def is_invited(desk: Desk, seat: int) -> bool:
    return bool(desk.invite) and desk.invite == desk.table.invites[seat]


def may_sit(desk: Desk, seat: int) -> bool:
    """By an invitation, or where anybody may; not on a second seat."""
    table = desk.table
    is_open = table.holders[seat].open and table.header.is_open
    return is_invited(desk, seat) or (is_open and not desk.looks.mine and not desk.is_host)


def sit_form(desk: Desk, seat: int) -> Drawn:
    site, invite = desk.site, desk.invite if is_invited(desk, seat) else ""
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
