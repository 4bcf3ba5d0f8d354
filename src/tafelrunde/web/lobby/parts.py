"""What several pages of the lobby show: seats, pictures, facts about a game, how long ago."""

from __future__ import annotations

import time
from collections.abc import Sequence

from starlette.requests import Request

from tafelrunde.core.meta import Meta
from tafelrunde.core.registry import metas
from tafelrunde.draw.el import Child, Drawn, el, leaf
from tafelrunde.draw.shape import circle
from tafelrunde.draw.text import SERIF, text
from tafelrunde.table.match.entry import By
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import Texts, site_of
from tafelrunde.web.table.labels import Sitter, called, table_texts

MINUTE, HOUR, DAY = 60, 3600, 86400


@leaf
def seat_mark(seat: int) -> Drawn:
    """A seat's number on a brass token: its colour is the game's to give, perhaps by lot."""
    return el(
        "svg",
        circle(12, 12, 11, fill="var(--brass-light)", stroke="var(--brass-dark)", stroke_width=1.5),
        circle(12, 12, 8.6, fill="var(--cream)", stroke="var(--brass)", stroke_width=0.8),
        text(12, 16.4, str(seat + 1), 12.5, "var(--paper-ink)", SERIF, 700, "middle"),
        class_="seat-mark",
        viewBox="0 0 24 24",
        aria_hidden=True,
    )


def title_of(key: str, lang: str) -> str:
    """A game's title; its key if it is not installed any more."""
    meta = metas(hidden=True).get(key)
    return key if meta is None else meta.title.get(lang, meta.title["en"])


def picture(request: Request, key: str) -> Drawn:
    """Two pictures; the stylesheet shows the one of the theme, so only that is loaded."""
    tag, lang = site_of(request).tag, reader_of(request).lang
    return el(
        "span",
        [
            el(
                "img",
                src=f"/g/{key}/{theme}-{lang}.svg?v={tag}",
                alt="",
                loading="lazy",
                class_=f"in-{theme}",
            )
            for theme in ("light", "dark")
        ],
        class_="picture",
    )


def facts(meta: Meta, say: Texts) -> Drawn:
    low, high = meta.seats
    shown = [say("lobby-seats-one", low) if low == high else say("lobby-seats", low, high)]
    if meta.minutes:
        shown.append(say("lobby-minutes", meta.minutes))
    if meta.age:
        shown.append(say("lobby-age", meta.age))
    return el("ul", [el("li", fact) for fact in shown], class_="facts")


def holder_names(holders: Sequence[Sitter], say: Texts) -> list[str]:
    """Who has which seat; a bot that goes on for a person is named with them."""
    together = zip(holders, called(holders, table_texts(say.lang)))
    return [holder_name(holder, name, say) for holder, name in together]


def holder_name(holder: Sitter, name: str, say: Texts) -> str:
    if holder.kind == By.NOBODY:
        return say("lobby-seat-free")
    if holder.kind == By.BOT and holder.name:
        return f"{name} ({say('lobby-seat-bot')})"
    return name


def chip(seat: int, words: Child, *, free: bool = False, waits: bool = False) -> Drawn:
    kinds = ["chip", "free" if free else "", "waits" if waits else ""]
    return el("li", seat_mark(seat), " ", words, class_=" ".join(filter(None, kinds)))


def ago(when: int, say: Texts, now: float | None = None) -> str:
    """How long ago a time in milliseconds is."""
    seconds = int((time.time() if now is None else now) - when / 1000)
    if seconds < MINUTE:
        return say("lobby-ago-now")
    if seconds < HOUR:
        return say("lobby-ago-minutes", seconds // MINUTE)
    if seconds < DAY:
        return say("lobby-ago-hours", seconds // HOUR)
    return say("lobby-ago-days", seconds // DAY)
