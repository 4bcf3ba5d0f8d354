"""The page of a receipt: envelopes, draws, and the slip that this browser keeps.

What is said here is calculated by the page's own script: what a server says about itself proves
nothing.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw.el import Child, Drawn, el
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.luck import draws
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.replay.rights import NotShown
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.show import afford, answering
from tafelrunde.web.site import Texts, house_of, texts
from tafelrunde.web.table import labels, protocol
from tafelrunde.web.table.sealed import luck

TROUBLES = ("commitment", "terms", "seal", "number", "missing", "late", "secret", "share")
SAID = (
    *("yes", "no", "sealed", "fits", "yours", "missing", "none", "bad", "slip-none", "slip-fits"),
    *("slip-differs", "not-read", "other-match", "talk", "so", "alone"),
    *(f"trouble-{trouble}" for trouble in TROUBLES),
)


@answering
async def get_luck(request: Request) -> Response:
    afford(request, "replay")
    table = await house_of(request).load(request.path_params["id"])
    if table.reason is not None:
        raise NotShown(409, "replay-read-only", table.reason)
    say, facts = texts(reader_of(request).lang), luck(table)
    if facts is None:
        body = el("section", *other(table, say), class_="paper")
        return page(request, say("luck-title"), body, styles=("luck.css",))
    found = await drawn(request, table, say)
    body = el(
        "div",
        el("section", *told(table, facts, found, say), class_="paper"),
        el("aside", *slip(table, say)),
        id="receipt",
        data_luck=json.dumps(facts),
        data_secret=table.luck().get("secret"),
        data_words=json.dumps({id: say(f"luck-{id}") for id in SAID}, ensure_ascii=False),
    )
    return page(request, say("luck-title"), body, ("luck/page.js",), ("luck.css",))


async def drawn(request: Request, table: Table, say: Texts) -> list[draws.Drawn] | None:
    """Before the end nobody may know them."""
    if table.state != OVER:
        return None
    record, words = table.record(), labels.words(table, say.lang)
    return await shelf_of(request).work(lambda: draws.all_draws(record, words))


def other(table: Table, say: Texts) -> list[Drawn]:
    """Luck out of a box, or from before there were seals."""
    address = f"/t/{table.header.id}"
    if table.header.companion:
        return [el("h1", say("luck-title")), el("p", say("luck-box")), back(address, say)]
    replay = el("a", say("replay-luck"), href=f"{address}/replay#check")
    words = el("p", say("luck-first"), " ", replay)
    return [el("h1", say("luck-title")), words, back(address, say)]


def back(address: str, say: Texts) -> Drawn:
    return el("p", el("a", say("luck-table"), href=address), class_="after")


def told(
    table: Table, facts: protocol.Luck, found: list[draws.Drawn] | None, say: Texts
) -> list[Child]:
    address = f"/t/{table.header.id}"
    names = labels.words(table, say.lang).names
    rows = [envelope("S", say("luck-server"), say("luck-sealed"), "server")]
    for number, share in enumerate(facts["shares"]):
        places = ", ".join(str(seat + 1) for seat in share["seats"])
        who = labels.listed([names[seat] for seat in share["seats"]], labels.table_texts(say.lang))
        rows.append(envelope(who[:1], say("luck-seat", who, places), say("luck-sealed"), number))
    later = el("span", say("luck-later") if found is None else "…", id="answer")
    without = el("noscript", el("p", say("luck-without"), class_="note"))
    return [
        el("h1", say("luck-asked"), " ", later),
        without,
        el("p", say("luck-how"), " ", el("span", "", id="so")),
        el("ul", "", id="troubles", role="alert"),
        el("ul", *rows, class_="envelopes"),
        *(drawn_list(found, say) if found is not None else ()),
        el("p", el("a", say("luck-table"), href=address), " · ",
           el("a", say("luck-record"), href=f"{address}/record", download=True)
           if found is not None else None, class_="after"),
    ]  # fmt: skip


def envelope(letter: str, who: str, status: str, share: int | str) -> Drawn:
    paper = el(
        "svg",
        el("rect", x=1, y=1, width=54, height=38, rx=4),
        el("path", d="M2 4 28 24 54 4"),
        el("circle", cx=28, cy=24, r=9),
        el("text", letter.upper(), x=28, y=28, text_anchor="middle"),
        viewBox="0 0 56 40",
        aria_hidden=True,
    )
    words = el("span", el("b", who), el("span", status, class_="status"))
    return el("li", paper, words, data_share=share)


def drawn_list(found: list[draws.Drawn], say: Texts) -> list[Child]:
    rows = [
        el(
            "li",
            el("span", el("b", one.words), el("small", say("luck-odds", one.weight, one.total))),
            el("span", number + 1, class_="no"),
            data_draw=json.dumps(asdict(one) | {"words": say("luck-trouble-draw", number + 1)}),
        )
        for number, one in enumerate(found)
    ]
    return [
        el("h2", say("luck-draws", len(found))),
        el("ol", *rows, class_="draws", tabindex=0, aria_label=say("luck-draws", len(found))),
        el("p", say("luck-here"), class_="small"),
    ]


def slip(table: Table, say: Texts) -> list[Child]:
    rows = [
        el("div", el("dt", say(f"luck-slip-{name}")), el("dd", "", id=f"slip-{name}"))
        for name in ("server", "number", "others", "terms")
    ]
    load = el("input", type="file", accept=".json,application/json", id="load")
    return [
        el(
            "div",
            el("h2", say("luck-slip")),
            el(
                "p",
                labels.words(table, say.lang).title,
                " · ",
                say("luck-slip-table", table.header.id),
            ),
            el("dl", *rows),
            el("p", "", id="slip-fits", aria_live="polite"),
            el("p", say("luck-slip-why"), class_="small"),
            id="slip",
            class_="slip",
            hidden=True,
        ),
        el("p", say("luck-slip-no"), id="slip-no", class_="paper", hidden=True),
        el(
            "p",
            el("button", say("luck-save"), type="button", id="save", class_="go", hidden=True),
            el("label", say("luck-load"), load, class_="from-file"),
            class_="actions",
        ),
    ]


routes: list[BaseRoute] = [Route("/t/{id}/luck", get_luck)]
