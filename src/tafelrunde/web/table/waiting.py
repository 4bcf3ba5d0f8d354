"""Before a match begins: what will be played, who is there, whom the host asks to get up."""

from __future__ import annotations

import json

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.table import WAITING
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, emblem
from tafelrunde.web.table.protocol import Leave


def settings(desk: Desk) -> Drawn:
    """What is not as usual, and who may come."""
    site, header = desk.site, desk.table.header
    told = labels.words(desk.table, desk.lang).variants(header.options, header.seats)
    told = told or [site("usual")]
    if header.companion:
        told.append(site("companion"))
    told.append(site("listed" if header.is_open else "unlisted"))
    tags = [el("li", one, class_="tag") for one in told]
    return el("div", el("h3", site("settings")), el("ul", *tags, class_="tags"))


def code(desk: Desk, seat: int, path: str) -> Drawn:
    """The invitation for somebody who sits opposite; the only one lies open."""
    site = desk.site
    empty = sum(holder.kind == By.NOBODY for holder in desk.table.holders)
    picture = el("img", src=f"{path}/qr.svg", alt=site("code-of", seat + 1), width=160, height=160)
    return el("details", el("summary", site("code")), picture,
              el("p", site("code-hint"), class_="small"), class_="code",
              open=empty == 1 and desk.table.state == WAITING)  # fmt: skip


def guests(desk: Desk) -> list[Drawn]:
    """Those who sit already, for the host: each may be asked to get up."""
    if not desk.is_host:
        return []
    return [
        el("li", *guest(desk, seat), id=f"sits-{seat}")
        for seat, holder in enumerate(desk.table.holders)
        if holder.is_human and seat not in desk.looks.mine
    ]


def guest(desk: Desk, seat: int) -> list[Drawn]:
    site, name = desk.site, desk.names[seat]
    message: Leave = {"t": "leave", "seat": seat}
    remove = el(
        "button",
        site("remove"),
        type="button",
        class_="quiet",
        data_send=json.dumps(message),
        data_sure=site("remove-sure", name),
        aria_label=site("remove-who", name),
    )
    return [emblem(desk.paint.get(seat, seat)), el("span", name), remove]
