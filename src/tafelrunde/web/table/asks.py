"""What is asked of the table itself during a match, in the dock: consent, free seats, stand-ins."""

from __future__ import annotations

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.consent import must_agree
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.table import OVER, RUNNING
from tafelrunde.table.match.timing import STAND_IN, Leaver
from tafelrunde.table.match.wish import Abandon, Asking, BotFor, SitDown, StandIn, TakeBack
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, button
from tafelrunde.web.table.notes import empty
from tafelrunde.web.table.protocol import Agree, Bot, Refuse


def asks(desk: Desk) -> dict[str, Drawn]:
    """The first of them is shown: what must be answered by this reader comes first."""
    table = desk.table
    out: dict[str, Drawn] = {}
    if table.asking is not None:
        out["note-ask"] = consent(desk, table.asking)
    if table.state != OVER:
        out |= away(desk) | leavers(desk)
    if table.state == RUNNING and empty(desk) and (desk.is_host or not desk.looks.mine):
        open_menu = el("button", desk.site("free-seats"), type="button", data_tab="menu")
        names = labels.listed([desk.names[seat] for seat in empty(desk)], desk.site)
        out["note-free"] = asked(desk.site("nobody-at", names), "", [open_menu])
    return out


def asked(
    title: str, hint: str, buttons: list[Drawn], must: bool = False, before: Drawn | None = None
) -> Drawn:
    said = el(
        "div", el("h2", title), el("p", hint, class_="small") if hint else None, class_="said"
    )
    return el("section", before, said, el("p", *buttons, class_="buttons") if buttons else None,
              class_="must" if must else None)  # fmt: skip


def away(desk: Desk) -> dict[str, Drawn]:
    """Seats of mine that a bot plays for me."""
    site, table = desk.site, desk.table
    return {
        f"note-away-{seat}": asked(
            site("bot-plays", desk.names[seat]),
            "",
            [
                button(
                    site("come-back"),
                    {"t": "back", "seat": seat, "hotseat": desk.looks.several},
                    "go",
                )
            ],
        )
        for seat in desk.looks.mine
        if table.holders[seat].kind == By.BOT
    }


def leavers(desk: Desk) -> dict[str, Drawn]:
    """Whom the table waits for although they are not there, and what may be done about it."""
    table = desk.table
    waited = [seat for seat in sorted(desk.gone) if seat in desk.waits or seat in table.absent]
    if not desk.looks.mine or isinstance(table.asking and table.asking.wish, StandIn):
        return {}
    return {f"note-gone-{seat}": leaver(desk, seat) for seat in waited}


def leaver(desk: Desk, seat: int) -> Drawn:
    """How long until a bot may go on; then, who wants that. The page counts."""
    site, table = desk.site, desk.table
    title, bot = site("gone", desk.names[seat]), labels.level(STAND_IN, site)
    ring = el("span", "", class_="ring", data_gone=seat)
    if seat not in table.absent:
        by_itself = table.header.timing.leaver == Leaver.BOT
        hint = site("gone-bot" if by_itself else "gone-soon", bot)
        later = el("button", site("gone-later"), type="button", class_="later", disabled=True)
        return asked(title, hint, [] if by_itself else [later], before=ring)
    message: Bot = {"t": "bot", "seat": seat, "level": STAND_IN}
    needed = len(must_agree(table, seat, StandIn(STAND_IN)))
    let = button(site("stand-agree", 0, needed), message, "go")
    return asked(title, site("gone-now", bot), [let], before=ring)


def consent(desk: Desk, asking: Asking) -> Drawn:
    """What is asked, and of whom: agree, refuse, withdraw."""
    site = desk.site
    who = labels.listed([desk.names[seat] for seat in sorted(asking.missing)], site)
    must = any(seat in asking.missing for seat in desk.looks.mine)
    return asked(wish(desk, asking), site("still-to-agree", who), answers(desk, asking), must=must)


def wish(desk: Desk, asking: Asking) -> str:
    site, name = desk.site, desk.names[asking.seat]
    match asking.wish:
        case TakeBack():
            return site("asks-undo", name)
        case BotFor(level) if asking.seat in desk.looks.mine and not desk.looks.several:
            return site("asks-bot-you", desk.host, labels.level(level, site))
        case BotFor(level):
            return site("asks-bot", desk.host, labels.level(level, site), name)
        case SitDown(holder):
            return site("asks-sit", holder.name or site("somebody"), asking.seat + 1)
        case StandIn(level):
            return site("asks-stand", name, labels.level(level, site))
        case Abandon():
            return site("asks-abandon", name)


def answers(desk: Desk, asking: Asking) -> list[Drawn]:
    site, mine = desk.site, desk.looks.mine
    agree = [seat for seat in mine if seat in asking.missing]
    seat = (agree or mine or (asking.seat,))[0]
    yes: Agree = {"t": "agree", "seat": seat, "ask": asking.index}
    no: Refuse = {"t": "refuse", "seat": seat, "ask": asking.index}
    if agree and isinstance(asking.wish, StandIn):
        needed = len(must_agree(desk.table, asking.seat, asking.wish))
        words = site("stand-agree", needed - len(asking.missing), needed)
        return [button(words, yes, "go"), button(site("stand-wait"), no)]
    if agree:
        return [button(site("agree"), yes, "go"), button(site("refuse"), no)]
    return [button(site("withdraw"), no)] if is_mine(desk, asking) else []


def is_mine(desk: Desk, asking: Asking) -> bool:
    """Whether the reader asks, and may withdraw it."""
    match asking.wish:
        case BotFor():
            return desk.is_host
        case SitDown(holder):
            return bool(desk.looks.mine) and holder.person == desk.person
        case StandIn():
            return False
        case TakeBack() | Abandon():
            return asking.seat in desk.looks.mine
