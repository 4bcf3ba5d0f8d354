"""A game in the lobby: its picture, a match against bots at once, the way to an own table."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request

from tafelrunde.bots import LEVELS
from tafelrunde.core.meta import Meta
from tafelrunde.core.registry import find
from tafelrunde.draw.el import el
from tafelrunde.web.lobby.level import level_for
from tafelrunde.web.lobby.parts import facts, level_name, picture
from tafelrunde.web.lobby.wanted import usual
from tafelrunde.web.site import Texts
from tafelrunde.words.words import Words


def game_card(request: Request, meta: Meta, say: Texts) -> Markup:
    words = Words(find(meta.key), say.lang)
    return el(
        "li",
        picture(request, meta.key),
        el(
            "div",
            el("h3", el("a", words.title, href=f"/g/{meta.key}")),
            facts(meta, say),
            el("p", words.say("about"), class_="pitch"),
            play_now(request, meta, words.title, say),
            links(meta, words.title, say),
        ),
        class_="paper game",
    )


def play_now(request: Request, meta: Meta, title: str, say: Texts) -> Markup:
    """One click: the usual table, with a bot in every other seat."""
    last = level_for(request, meta.key)
    options = [
        el("option", level_name(level, say), value=level, selected=level == last)
        for level in reversed(LEVELS)
    ]
    label = say("lobby-now", usual(meta).seats - 1)
    return el(
        "form",
        el("select", *options, name="level", aria_label=say("lobby-now-level", title)),
        el("button", label, class_="go", aria_label=f"{title}: {label}"),
        method="post",
        action=f"/g/{meta.key}/now",
        class_="now",
        data_busy=say("lobby-busy"),
    )


def links(meta: Meta, title: str, say: Texts) -> Markup:
    return el(
        "p",
        el(
            "a",
            say("lobby-new"),
            class_="quiet",
            href=f"/g/{meta.key}",
            aria_label=f"{say('lobby-new')}: {title}",
        ),
        el(
            "a",
            say("lobby-rules"),
            class_="quiet",
            href=f"/rules/{meta.key}",
            aria_label=say("site-rules-of", title),
        ),
        class_="links",
    )
