"""What can be done when a match is over: play again, look back, pass it on."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import el, join
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import path
from tafelrunde.table.match.table import OVER
from tafelrunde.web.table.desk import Desk, button

SIGNS: Final = {
    "again": "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
    "watch": "M7 4L20 12L7 20Z",
    "picture": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M9 9h.1",
    "record": "M12 4v11M7 11l5 5 5-5M5 20h14",
}


def end(desk: Desk) -> dict[str, Drawn]:
    """The buttons; what happens after the end changes them."""
    table, site = desk.table, desk.site
    if table.state != OVER or table.reason is not None:
        return {}
    out = {"end-acts": acts(desk)}
    if desk.next and desk.wisher:
        out["end-wish"] = el("p", site("end-wish", desk.wisher), class_="wish", role="status")
    return out


def acts(desk: Desk) -> Drawn:
    site, base = desk.site, f"/t/{desk.address}"
    watch_first = not desk.next and not desk.looks.mine
    if desk.next:
        first = el("a", sign("again"), site("to-rematch"), href=desk.next, class_="go button")
    elif desk.looks.mine:
        first = button(join(sign("again"), site("rematch")), {"t": "rematch"}, "go")
    else:
        first = watch(site("end-watch"), base, "go button")
    return el(
        "div",
        first,
        None if watch_first else watch(site("end-watch"), base, "button"),
        pass_on("picture", site("end-picture"), f"{base}/end.png", target="_blank")
        if desk.table.ended is None
        else None,
        pass_on("record", site("end-record"), f"{base}/record", download=True),
        class_="acts",
    )


def watch(words: str, base: str, class_: str) -> Drawn:
    return el("a", sign("watch"), el("span", words), href=f"{base}/replay", class_=class_)


def pass_on(name: str, words: str, address: str, **how: str | bool) -> Drawn:
    inside = (sign(name), el("span", words))
    return el("a", *inside, href=address, class_="button", title=words, **how)


def sign(name: str) -> Drawn:
    return el("svg", path(SIGNS[name]), viewBox="0 0 24 24", class_="sign", aria_hidden=True)
