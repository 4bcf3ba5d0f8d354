"""What stands beside the board: players and the menu, with the notes above it."""

from __future__ import annotations

import json
from functools import partial
from typing import Final, NamedTuple

from tafelrunde.core.registry import find
from tafelrunde.desks import Plate, Value
from tafelrunde.draw import el, leaf
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Memory, Part, whole
from tafelrunde.draw.shape import use
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.table import OVER, RUNNING, Table
from tafelrunde.web.pages import icon
from tafelrunde.web.table import labels, offers, sealed
from tafelrunde.web.table.asks import asks
from tafelrunde.web.table.desk import Desk, bot_form, emblem, link
from tafelrunde.web.table.end import end
from tafelrunde.web.table.eyes import is_alone
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.web.table.notes import clearing, free_seats, notes
from tafelrunde.web.table.protocol import Abandon, FromPage, Leave, Order, PaceForm, Resign

Panels = dict[str, Part]  # by layer
NO_PLATE: Final = Plate()


def panels(desk: Desk, memory: Memory, common: Memory) -> Panels:
    """What is beside this reader's board; only what is drawn from something else is made anew.

    Plates are mostly the same for all who look: they are remembered in common.
    """
    out: Panels = {}
    plates = offers.standing(desk.table, desk.looks.seat, desk.lang).plates
    for side in range(len(labels.sides(desk.table))):
        plate = plates[side] if plates else NO_PLATE
        facts = facts_of(desk, side, plate)
        out[f"l-who-{side}"] = common.keep(facts, partial(player, facts))
    return out | memory.keep(desk.facts, partial(around, desk))


def around(desk: Desk) -> Panels:
    """What is made from the same facts."""
    return {
        "l-notes": whole(notes(desk)),
        "l-asks": whole(asks(desk)),
        "l-end": whole(end(desk)),
        "l-menu": whole(menu(desk)),
    }


# players


class Facts(NamedTuple):
    """What the panel of a side is drawn from."""

    side: int
    lang: str
    name: str
    kind: By | None  # None: it plays by its rules, without anybody in a seat
    colour: int
    points: int | None
    level: str = ""
    turn: bool = False
    chosen: bool = False
    mine: bool = False
    here: bool = True
    absent: bool = False
    plate: Plate = NO_PLATE


def facts_of(desk: Desk, side: int, plate: Plate) -> Facts:
    table = desk.table
    common = (desk.paint.get(side, side), points(desk, side))
    if side >= table.header.seats:
        name = labels.words(table, desk.lang).side(side, labels.sides(table))
        return Facts(side, desk.lang, name, None, *common, plate=plate)
    holder, seat = table.holders[side], side
    return Facts(
        *(side, desk.lang, desk.names[side], holder.kind, *common),
        level=holder.level,
        turn=seat in desk.waits,
        chosen=seat in desk.chosen,
        mine=seat in desk.looks.mine,
        here=seat in desk.present.seats,
        absent=seat in table.absent,
        plate=plate,
    )


def player(facts: Facts) -> Part:
    here = facts.kind == By.BOT or facts.here
    mood = "turn" if facts.turn else "chosen" if facts.chosen else "here" if here else "away"
    name = el("b", facts.name, class_="name", title=facts.name)
    is_bot = facts.kind == By.BOT and icon.has_face(facts.level)
    face = icon.face(facts.level) if is_bot else None
    told = el("span", face, status(table_texts(facts.lang), facts), class_="status")
    panel = el(
        "div",
        emblem(facts.colour),
        el("div", name, told, class_="nm"),
        worth(facts.points, facts.plate.score),
        values(facts.plate.values),
        el("span", facts.plate.line, class_="words") if facts.plate.line else None,
        class_=f"plate {mood}"
        + (" mine" if facts.mine else "")
        + (" bot" if facts.kind == By.BOT else ""),
    )
    return Part({f"pl-{facts.side}": panel})


def status(site: TableTexts, facts: Facts) -> str:
    if facts.kind is None:
        return site("automa")
    parts = []
    if facts.mine:
        parts.append(site("you"))
    if facts.turn:
        parts.append(site("to-move"))
    elif facts.chosen:
        parts.append(site("has-chosen"))
    if facts.kind == By.BOT:
        parts.append(site("bot-level", labels.level(facts.level, site)))
    elif facts.kind == By.NOBODY:
        parts.append(site("free"))
    elif not facts.mine and not facts.turn:
        parts.append(site("online" if facts.here else "absent" if facts.absent else "offline"))
    return " · ".join(parts)


def points(desk: Desk, side: int) -> int | None:
    if desk.table.state != OVER or desk.table.reason is not None:
        return None
    outcome = desk.table.match.outcome
    return outcome.scores[side] if outcome else None


def worth(points: int | None, score: Value | None) -> Drawn | None:
    """Of a match that is over, its result; before that, how the side stands."""
    if points is not None:
        return el("span", points, class_="points")
    return el("span", value(score), class_="points") if score else None


def values(found: tuple[Value, ...]) -> Drawn | None:
    return el("span", *map(value, found), class_="vals") if found else None


@leaf
def value(one: Value) -> Drawn:
    """A number with its sign; the word is heard, and told by a tip."""
    icon = el("svg", use(f"i-{one.icon}"), class_="ic", aria_hidden=True) if one.icon else None
    word = el("span", f" {one.word}", class_="sr")
    return el(
        "span",
        icon,
        one.number,
        word,
        class_="val" if one.number else "val no",
        title=f"{one.number} {one.word}",
    )


# the menu


def menu(desk: Desk) -> dict[str, Drawn]:
    site, table = desk.site, desk.table
    times = [*labels.timing_tags(table.header.timing, site), labels.policy(table, site)]
    out = {"menu-policy": el("p", " · ".join(times), class_="small")}
    out |= (clearing(desk) if table.started else {}) | free_seats(desk)
    for seat in desk.looks.mine:
        out[f"menu-{seat}"] = own_seat(desk, seat)
    out |= tempo(desk) | others(desk)
    watchers = site("watching", desk.present.watching)
    out["menu-watch"] = el(
        "section",
        el("h3", site("watch")),
        el("p", watchers, class_="small"),
        link(site("watch-link"), f"/t/{desk.address}", site, share=True),
    )
    if table.header.companion and desk.looks.mine and table.started and table.reason is None:
        address = f"/t/{desk.address}/position"
        out["menu-position"] = el("p", el("a", site("position"), href=address))
    if table.started and table.reason is None and not table.forgets:
        address = f"/t/{desk.address}/replay"
        out["menu-replay"] = el("p", el("a", site("replay"), href=address, target="_blank"))
    if sealed.has_seals(table):
        address = f"/t/{desk.address}/luck"
        out["menu-luck"] = el("p", el("a", site("luck-receipt"), href=address, target="_blank"))
    secret = table.can_see and table.state == RUNNING and hidden(table)
    if not secret and table.started:
        record = el("a", site("record"), href=f"/t/{desk.address}/record", download=True)
        out["menu-record"] = el("p", record)
    return out


def tempo(desk: Desk) -> dict[str, Drawn]:
    """How fast bots go: for everybody at the table, while each page shows it at its own speed."""
    site, table = desk.site, desk.table
    bots = any(holder.kind == By.BOT for holder in table.holders)
    if not bots or table.state == OVER or not (desk.looks.mine or desk.is_host):
        return {}
    if is_alone(table, desk.looks):
        return {}  # then the speed of the page is that of the table
    seat = next(iter(desk.looks.mine), 0)
    message: PaceForm = {"t": "pace", "seat": seat}
    options = [
        el("option", site(f"speed-{speed}"), value=speed, selected=speed == table.speed)
        for speed in Speed
    ]
    choose = el("select", *options, name="speed", aria_label=site("tempo"))
    form = el("form", choose, data_send=json.dumps(message), data_change=True)
    return {"menu-tempo": el("section", el("h3", site("tempo")), form)}


def others(desk: Desk) -> dict[str, Drawn]:
    """The host may ask to let a bot go on for somebody; who is away for long is not asked."""
    table = desk.table
    if not desk.is_host or table.state != RUNNING:
        return {}
    return {
        f"menu-host-{seat}": el("section", el("h3", desk.names[seat]), bot_for(desk, seat))
        for seat, holder in enumerate(table.holders)
        if seat not in desk.looks.mine and holder.is_human
    }


def bot_for(desk: Desk, seat: int) -> Drawn:
    site = desk.site
    if seat in desk.table.absent:
        return bot_form(desk, seat, site("put-bot"))
    if desk.table.asking is not None:
        return el("p", site("question-first"), class_="small")
    return bot_form(desk, seat, site("ask-bot"))


def hidden(table: Table) -> bool:
    return find(table.header.game).meta.secrets


def orders(desk: Desk, seat: int) -> list[Drawn]:
    """Switches for the questions that may be answered once for all."""
    out: list[Drawn] = []
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


def own_seat(desk: Desk, seat: int) -> Drawn:
    site, table = desk.site, desk.table
    inside: list[Drawn] = [el("h3", desk.names[seat])]
    key = (desk.keys or {}).get(seat, "")
    if key:
        inside.append(el("p", site("seat-link"), class_="small"))
        inside.append(link(site("seat-link-name"), f"/s/{desk.address}/{key}", site))
    if table.state != OVER and table.holders[seat].is_human:
        message: Leave = {"t": "leave", "seat": seat}
        inside += orders(desk, seat)
        inside.append(bot_form(desk, seat, site("bot-for-me")))
        inside.append(el("p", losing(site("leave"), message, site("leave-sure"))))
    if table.state == RUNNING and table.reason is None:
        inside.append(giving_up(desk, seat))
    return el("section", *inside)


def losing(words: str, message: FromPage, sure: str) -> Drawn:
    """Asks first."""
    sent = json.dumps(message)
    return el("button", words, type="button", data_send=sent, data_sure=sure)


def giving_up(desk: Desk, seat: int) -> Drawn:
    """To end it: for oneself, or for all."""
    site, table = desk.site, desk.table
    give: Resign = {"t": "resign", "seat": seat}
    stop: Abandon = {"t": "abandon", "seat": seat}
    rest = [one for other, one in enumerate(table.holders) if other != seat]
    ends = len(rest) == 1 or not any(one.is_person for one in rest)
    out = [losing(site("resign"), give, site("resign-sure" if ends else "resign-bot-sure"))]
    if table.holders[seat].is_human and table.asking is None:
        alone = is_alone(table, desk.looks)
        out.append(losing(site("abandon" if alone else "abandon-ask"), stop, site("abandon-sure")))
    inside = el("p", *out, class_="buttons")
    return el("details", el("summary", site("give-up")), inside, class_="give-up")
