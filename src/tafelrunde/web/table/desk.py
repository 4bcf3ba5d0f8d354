"""What the panels beside a board are made from, and the parts they share.

Buttons and forms carry the message they send as `data-send`; the client adds an id, the form's
fields and, on taking a seat, a random number.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field

from tafelrunde.bots import USUAL, levels_for
from tafelrunde.core.registry import find
from tafelrunde.draw import Child, el, leaf
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import use
from tafelrunde.table.match.consent import host_seat
from tafelrunde.table.match.entry import NOBODY
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.table.watch import Presence
from tafelrunde.web.table import labels
from tafelrunde.web.table.eyes import Eyes
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.web.table.protocol import BotForm, FromPage


@dataclass(frozen=True, slots=True)
class Desk:
    """All that the panels of one observer are made from."""

    table: Table
    looks: Eyes
    lang: str
    present: Presence
    _: KW_ONLY
    is_host: bool = False
    invite: str = ""  # the link this reader came by
    name: str = ""  # the reader's
    keys: Mapping[int, str] | None = None  # of the reader's seats
    next: str = ""  # address of the rematch
    wisher: str = ""  # who asked for it
    paint: Mapping[int, int] = field(default_factory=dict)  # seat → colour, where not its own
    person: str = ""  # the reader

    gone: frozenset[int] = frozenset()  # seats whose persons are not connected
    waits: tuple[int, ...] = ()
    chosen: frozenset[int] = frozenset()
    clears: int | None = None  # days until the table is cleared away, if that is soon

    @property
    def facts(self) -> tuple[object, ...]:
        """What notes and the menu are made from; a seat's holder is another by `since`."""
        table = self.table
        return (
            *(table.state, table.reason, tuple(table.since), table.asking, tuple(table.orders)),
            *(table.absent, tuple(table.invites), table.last if table.state == OVER else None),
            *(table.speed, table.unaware, table.counting, tuple(table.header.options.items())),
            *(table.header.is_open, table.header.undo, table.header.timing),
            *(self.gone, self.waits if self.gone else (), table.ended, self.clears),
            *(self.looks.mine, self.lang, self.present, self.is_host, self.invite, self.name),
            *(
                tuple((self.keys or {}).items()),
                self.next,
                self.wisher,
                tuple(self.paint.items()),
                self.person,
            ),
        )

    @property
    def site(self) -> TableTexts:
        return table_texts(self.lang)

    @property
    def names(self) -> tuple[str, ...]:
        return labels.words(self.table, self.lang).names

    @property
    def host(self) -> str:
        """What the host is called."""
        seat = host_seat(self.table)
        return self.site("host") if seat == NOBODY else self.names[seat]

    @property
    def arranges(self) -> bool:
        """Whether the reader may change what will be played, and by whom."""
        return self.is_host and not self.table.header.goes_on

    @property
    def address(self) -> str:
        return self.table.header.id


def button(words: Child, message: FromPage, class_: str | None = None) -> Drawn:
    return el("button", words, type="button", class_=class_, data_send=json.dumps(message))


@leaf
def emblem(colour: int) -> Drawn:
    disc = use(f"s-disc-{colour}")
    return el("svg", disc, class_="disc", viewBox="-27 -21 54 51", aria_hidden=True)


def link(words: str, path: str, site: TableTexts, share: bool = False) -> Drawn:
    """A link to pass on; the client makes it whole, copies it, and shares it where it can."""
    copy = site("copy-what", words)
    pass_on = el("button", site("share"), type="button", class_="go", data_share=path, hidden=True)
    return el(
        "span",
        el("input", readonly=True, data_link=path, aria_label=words, value=path),
        el("button", site("copy"), type="button", data_copy=path, aria_label=copy),
        pass_on if share else None,
        class_="link",
    )


def bot_form(desk: Desk, seat: int, words: str) -> Drawn:
    site = desk.site
    message: BotForm = {"t": "bot", "seat": seat}
    known = levels_for(find(desk.table.header.game))
    last = next((one.level for one in desk.table.holders if one.level in known), USUAL)
    levels = [el("option", labels.bot(key, site), value=key, selected=key == last) for key in known]
    return el(
        "form",
        el("select", *levels, name="level", aria_label=site("level")),
        el("button", words),
        data_send=json.dumps(message),
        class_="bot",
    )
