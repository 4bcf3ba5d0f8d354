"""What stands beside the board: players and the menu, with the notes above it."""

from __future__ import annotations

import json

from markupsafe import Markup

from tafelrunde.core.registry import find
from tafelrunde.draw import defs, el
from tafelrunde.draw.scene import named
from tafelrunde.draw.shape import use
from tafelrunde.table.match.entry import By, Holder
from tafelrunde.table.match.table import OVER, RUNNING, Table
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, bot_form, emblem, link
from tafelrunde.web.table.notes import notes
from tafelrunde.web.table.protocol import Leave, Order

Panels = dict[str, dict[str, Markup]]


def panels(desk: Desk) -> Panels:
    """Layer → id → element."""
    seats = desk.table.header.seats
    out: Panels = {f"l-who-{i}": player(desk, i) for i in range(seats)}
    out |= {f"l-who-{i}": automa(desk, i) for i in range(seats, len(labels.sides(desk.table)))}
    out["l-notes"] = notes(desk)
    out["l-menu"] = menu(desk)
    return {
        layer: {id: named(one, id) for id, one in inside.items()} for layer, inside in out.items()
    }


def definitions(desk: Desk) -> dict[str, Markup]:
    """The symbols that panels refer to."""
    seats = range(len(labels.sides(desk.table)))
    discs = [use(f"s-disc-{desk.paint.get(seat, seat)}") for seat in seats]
    return defs.needed(discs, {}, set())


# players


def player(desk: Desk, seat: int) -> dict[str, Markup]:
    table = desk.table
    holder = table.holders[seat]
    turn = seat in table.waits
    here = holder.kind == By.BOT or seat in desk.present.seats
    mood = "turn" if turn else "chosen" if seat in table.chosen else "here" if here else "away"
    return {
        f"pl-{seat}": el(
            "div",
            emblem(desk, seat),
            el("b", desk.names[seat], class_="name", title=desk.names[seat]),
            el("span", status(desk, seat, holder, turn), class_="status"),
            points(desk, seat),
            class_=f"player {mood}" + (" mine" if seat in desk.looks.mine else ""),
        )
    }


def automa(desk: Desk, side: int) -> dict[str, Markup]:
    """A side that plays by its rules, without anybody in a seat."""
    told = labels.words(desk.table, desk.lang)
    name = told.side(side, labels.sides(desk.table))
    return {
        f"pl-{side}": el(
            "div",
            emblem(desk, side),
            el("b", name, class_="name", title=name),
            el("span", desk.site("automa"), class_="status"),
            points(desk, side),
            class_="player here",
        )
    }


def status(desk: Desk, seat: int, holder: Holder, turn: bool) -> str:
    site = desk.site
    parts = []
    if seat in desk.looks.mine:
        parts.append(site("you"))
    if turn:
        parts.append(site("to-move"))
    elif seat in desk.table.chosen:
        parts.append(site("has-chosen"))
    if holder.kind == By.BOT:
        parts.append(site("bot-level", labels.level(holder.level, site)))
    elif holder.kind == By.NOBODY:
        parts.append(site("free"))
    elif seat not in desk.looks.mine and not turn:
        parts.append(site(presence(desk, seat)))
    return " · ".join(parts)


def presence(desk: Desk, seat: int) -> str:
    if seat in desk.present.seats:
        return "online"
    return "absent" if seat in desk.table.absent else "offline"


def points(desk: Desk, side: int) -> Markup | None:
    if desk.table.state != OVER or desk.table.reason is not None:
        return None
    outcome = desk.table.match.outcome
    return el("span", outcome.scores[side], class_="points") if outcome else None


# the menu


def menu(desk: Desk) -> dict[str, Markup]:
    site, table = desk.site, desk.table
    out: dict[str, Markup] = {}
    for seat in desk.looks.mine:
        out[f"menu-{seat}"] = own_seat(desk, seat)
    out |= others(desk)
    watchers = site("watching", desk.present.watching)
    out["menu-watch"] = el(
        "section",
        el("h3", site("watch")),
        el("p", watchers, class_="small"),
        link(site("watch-link"), f"/t/{desk.address}", site),
    )
    if table.header.companion and desk.looks.mine and table.started and table.reason is None:
        address = f"/t/{desk.address}/position"
        out["menu-position"] = el("p", el("a", site("position"), href=address))
    secret = table.reason is None and table.state == RUNNING and hidden(table)
    if not secret and table.started:
        record = el("a", site("record"), href=f"/t/{desk.address}/record", download=True)
        out["menu-record"] = el("p", record)
    return out


def others(desk: Desk) -> dict[str, Markup]:
    """The host may ask to let a bot go on for somebody; who is away for long is not asked."""
    table = desk.table
    if not desk.is_host or table.state != RUNNING:
        return {}
    return {
        f"menu-host-{seat}": el("section", el("h3", desk.names[seat]), bot_for(desk, seat))
        for seat, holder in enumerate(table.holders)
        if seat not in desk.looks.mine and holder.is_human
    }


def bot_for(desk: Desk, seat: int) -> Markup:
    site = desk.site
    if seat in desk.table.absent:
        return bot_form(desk, seat, site("put-bot"))
    if desk.table.asking is not None:
        return el("p", site("question-first"), class_="small")
    return bot_form(desk, seat, site("ask-bot"))


def hidden(table: Table) -> bool:
    return find(table.header.game).meta.secrets


def orders(desk: Desk, seat: int) -> list[Markup]:
    """Switches for the questions that may be answered once for all."""
    out: list[Markup] = []
    game = find(desk.table.header.game)
    told = labels.words(desk.table, desk.lang)
    for one in game.meta.standing:
        on = one.ask in desk.table.orders[seat]
        words = told.say(f"standing-{one.ask}")
        message: Order = {"t": "order", "seat": seat, "ask": one.ask, "on": not on}
        sent = json.dumps(message)
        switch = el("button", "✓ " if on else "", words, type="button", data_send=sent,
                    aria_pressed="true" if on else "false")  # fmt: skip
        out.append(el("p", switch))
    return out


def own_seat(desk: Desk, seat: int) -> Markup:
    site, table = desk.site, desk.table
    inside: list[Markup] = [el("h3", desk.names[seat])]
    key = (desk.keys or {}).get(seat, "")
    if key:
        inside.append(link(site("seat-link"), f"/s/{desk.address}/{key}", site))
    if table.state != OVER and table.holders[seat].is_human:
        message: Leave = {"t": "leave", "seat": seat}
        inside += orders(desk, seat)
        inside.append(bot_form(desk, seat, site("bot-for-me")))
        inside.append(
            el(
                "p",
                el(
                    "button",
                    site("leave"),
                    type="button",
                    data_send=json.dumps(message),
                    data_sure=site("leave-sure"),
                ),
            )
        )
    return el("section", *inside)
