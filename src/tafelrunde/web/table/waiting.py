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
    told += labels.timing_tags(header.timing, site)
    told.append(site("listed" if header.is_open else "unlisted"))
    tags = [el("li", one, class_="tag") for one in told]
    address = f"/t/{header.id}/settings"
    change = el("a", site("change"), class_="change", href=address) if desk.is_host else None
    return el(
        "div",
        el("h3", site("settings"), change),
        el("ul", *tags, class_="tags"),
        still_to_say(desk),
        class_="settings",
    )


def still_to_say(desk: Desk) -> Drawn | None:
    """Who has not yet said yes to what the host has changed."""
    site, unaware = desk.site, sorted(desk.table.unaware)
    if not unaware:
        return None
    if set(unaware) & set(desk.looks.mine):
        yes = el("button", site("changed-yes"), class_="go")
        form = el("form", yes, method="post", action=f"/t/{desk.address}/confirm")
        return el("div", el("p", site("changed", desk.host)), form, class_="changed")
    who = labels.listed([desk.names[seat] for seat in unaware], site)
    return el("p", site("changed-waits", who), class_="changed")


def example(desk: Desk) -> Drawn:
    """What such a table looks like: the real one is laid out when the match begins."""
    key, site = desk.table.header.game, desk.site
    drawn = [
        el("img", src=f"/g/{key}/{theme}-{desk.lang}.svg", alt="", class_=f"in-{theme}")
        for theme in ("light", "dark")
    ]
    return el("figure", *drawn, el("figcaption", site("example")), class_="example")


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
