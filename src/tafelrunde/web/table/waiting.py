"""Before a match begins: who is there, who is missing, what will be played.

The host moves people, sends somebody away, adds or takes away seats; guests see the same room
without these rights.
"""

from __future__ import annotations

import json

from tafelrunde.core.box import OPTION
from tafelrunde.core.registry import find
from tafelrunde.draw import Child, el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.entry import NEW_SEAT, By
from tafelrunde.web.components.shelf import beside
from tafelrunde.web.pages import icon
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import Desk, bot_form, button, link
from tafelrunde.web.table.protocol import Leave
from tafelrunde.web.table.sitting import may_sit, sit_form

Order = tuple[int, ...]


def room(desk: Desk, rest: list[int]) -> Drawn:
    """What such a table looks like, and beside it who and what it waits for."""
    counts = [counting(desk)] if desk.table.counting.is_on else []
    papers = (*counts, people(desk, rest), *invitations(desk, rest), settings(desk))
    return el("section", example(desk), el("div", *papers, class_="papers"), class_="room")


def example(desk: Desk) -> Drawn:
    """The real one is laid out when the match begins."""
    key, site = desk.table.header.game, desk.site
    drawn = [
        el("img", src=f"/g/{key}/{theme}-{desk.lang}.svg", alt="", class_=f"in-{theme}")
        for theme in ("light", "dark")
    ]
    rules = el("a", site("rulebook"), class_="plain", href=f"/rules/{key}", target="_blank")
    return el("figure", *drawn, el("figcaption", site("example"), " ", rules), class_="example")


def counting(desk: Desk) -> Drawn:
    """All are there: seconds that anybody of them may stop, or who has."""
    site, now = desk.site, desk.table.counting
    words, kind = (site("count-go"), "go") if now.halted else (site("count-stop"), None)
    buttons = [
        button(words, {"t": "count", "seat": seat, "on": bool(now.halted)}, kind)
        for seat in desk.looks.mine[:1]
    ]
    if now.halted:
        return el("section", el("h2", site("halted", now.halted)), *buttons, class_="slip counting")
    number = el("output", now.seconds, id="count", aria_hidden=True)
    return el("section", number, el("h2", site("counts")), *buttons, class_="slip counting")


# who


def people(desk: Desk, rest: list[int]) -> Drawn:
    site, seats = desk.site, desk.table.header.seats
    all_there = "changed-title" if desk.table.unaware else "all-there"
    title = site("missing", len(rest)) if rest else site(all_there)
    rows = [sitting(desk, seat) for seat in range(seats)]
    return el(
        "section",
        el("div", el("h2", title), el("span", f"{seats - len(rest)} / {seats}", class_="tag"),
           class_="head"),
        el("ol", *rows, class_="places"),
        el("p", site("left", desk.table.left), class_="left", role="status")
        if desk.table.left
        else None,
        number(desk) if desk.arranges else None,
        class_="slip",
    )  # fmt: skip


def sitting(desk: Desk, seat: int) -> Drawn:
    holder = desk.table.holders[seat]
    is_empty = holder.kind == By.NOBODY
    is_bot = holder.kind == By.BOT and icon.has_face(holder.level)
    mark = icon.face(holder.level) if is_bot else el("span", seat + 1, class_="no")
    name = desk.site("seat-name", seat + 1) if is_empty else desk.names[seat]
    inside: list[Child] = [
        mark,
        el("span", el("b", name), el("span", state(desk, seat), class_="status"), class_="nm"),
    ]
    if is_empty and may_sit(desk, seat):
        inside.append(sit_form(desk, seat))
    if is_empty and desk.arranges:
        inside.append(bot_form(desk, seat, desk.site("put-bot")))
    if desk.arranges:
        inside.append(hand(desk, seat))
    return el("li", *inside, id=f"{'empty' if is_empty else 'sits'}-{seat}")


def state(desk: Desk, seat: int) -> str:
    site, holder = desk.site, desk.table.holders[seat]
    if holder.kind == By.NOBODY:
        return site("free")
    if holder.kind == By.BOT:
        return site("bot-level", labels.level(holder.level, site))
    here = seat in desk.present.seats
    parts = [site("you") if seat in desk.looks.mine else site("online" if here else "offline")]
    if holder.person and holder.person == desk.table.header.host:
        parts.append(site("opened-it"))
    return " · ".join(parts)


# what the host may do


def hand(desk: Desk, seat: int) -> Drawn | None:
    """With a seat: let it change places with another, send away who sits there."""
    site, seats = desk.site, desk.table.header.seats
    other = [one for one in (seat - 1, seat + 1) if 0 <= one < seats]
    swaps = [
        ordering(swapped(seats, seat, one), site("move-up" if one < seat else "move-down"))
        for one in other
    ]
    inside: list[Child] = [el("form", *swaps, method="post", action=f"/t/{desk.address}/seats")]
    holder, name = desk.table.holders[seat], desk.names[seat]
    if holder.kind != By.NOBODY and seat not in desk.looks.mine:
        inside.append(away(desk, seat, name))
    what = site("seat-menu", name if holder.kind != By.NOBODY else site("seat-name", seat + 1))
    return el(
        "details",
        el("summary", "⋯", aria_label=what, title=what),
        el("div", *inside, class_="paper"),
        class_="hand",
    )


def away(desk: Desk, seat: int, name: str) -> Drawn:
    site, message = desk.site, Leave(t="leave", seat=seat)
    return el(
        "button",
        site("remove"),
        type="button",
        class_="quiet",
        data_send=json.dumps(message),
        data_sure=site("remove-sure", name),
        aria_label=site("remove-who", name),
    )


def ordering(order: Order, words: str) -> Drawn:
    return el("button", words, name="order", value=" ".join(map(str, order)))


def swapped(seats: int, one: int, other: int) -> Order:
    order = list(range(seats))
    order[one], order[other] = order[other], order[one]
    return tuple(order)


def number(desk: Desk) -> Drawn | None:
    """One seat more, or one fewer: the last where nobody sits, before that the last bot's."""
    table, site = desk.table, desk.site
    (low, high), seats = find(table.header.game).meta.seats, table.header.seats
    empty = [seat for seat, one in enumerate(table.holders) if one.kind == By.NOBODY]
    bots = [seat for seat, one in enumerate(table.holders) if one.kind == By.BOT and not one.key]
    gone = (empty or bots)[-1:]
    buttons = []
    if seats < high:
        buttons.append(ordering((*range(seats), NEW_SEAT), site("more-seats")))
    if seats > low and gone:
        rest = tuple(seat for seat in range(seats) if seat not in gone)
        buttons.append(ordering(rest, site("fewer-seats")))
    if not buttons:
        return None
    return el("form", *buttons, method="post", action=f"/t/{desk.address}/seats", class_="number")


# how they come


def invitations(desk: Desk, rest: list[int]) -> list[Drawn]:
    """For the host: a code to be photographed and a link, for each free seat."""
    if not desk.arranges:
        return []
    return [invitation(desk, seat, seat == rest[0]) for seat in rest]


def invitation(desk: Desk, seat: int, open: bool) -> Drawn:
    site, path = desk.site, f"/j/{desk.address}/{desk.table.invites[seat]}"
    picture = el("img", src=f"{path}/qr.svg", alt=site("code-of", seat + 1), width=124, height=124,
                 loading="lazy")  # fmt: skip
    inside = el(
        "div",
        picture,
        el("div", el("p", site("code-hint"), class_="small"),
           link(site("invite"), path, site, share=True)),
        class_="code",
    )  # fmt: skip
    head = el("summary", site("invite-for", seat + 1))
    return el("details", head, inside, class_="slip invite", open=open, id=f"invite-{seat}")


# what


def settings(desk: Desk) -> Drawn:
    """What is not as usual, and who may come."""
    site, header = desk.site, desk.table.header
    words = labels.words(desk.table, desk.lang)
    told = words.variants(header.options, header.seats)
    own = str(header.options.get(OPTION, ""))
    known = beside(words.game, own, words) if header.companion else None
    told = told or [site("usual")]
    if header.companion:
        told.append(site("companion"))
    if header.goes_on:
        told.append(site("goes-on"))
    told += labels.timing_tags(header.timing, site)
    told.append(site("listed" if header.is_open else "unlisted"))
    tags = [el("li", one, class_="tag") for one in told]
    address = f"/t/{header.id}/settings"
    change = el("a", site("change"), class_="change", href=address) if desk.arranges else None
    return el(
        "section",
        el("h3", site("settings"), change),
        el("ul", *tags, class_="tags"),
        known,
        el("p", labels.policy(desk.table, site), class_="small"),
        still_to_say(desk),
        class_="slip settings",
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
