"""A game in the lobby: its picture, a match against bots at once, the way to an own table."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request

from tafelrunde.bots import LEVELS, USUAL
from tafelrunde.core.meta import Meta
from tafelrunde.core.registry import find
from tafelrunde.draw.el import el
from tafelrunde.web.lobby.level import level_for
from tafelrunde.web.lobby.parts import facts, picture
from tafelrunde.web.lobby.wanted import usual
from tafelrunde.web.pages import icon
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
    """One click: the usual table, with a bot in every other seat. The button names who is chosen;
    the stylesheet shows the right name, without a script. Those with a character sit at tables."""
    levels, bots = [level for level in LEVELS if icon.has_face(level)], usual(meta).seats - 1
    last = level_for(request, meta.key)
    last = last if last in levels else USUAL
    names = [el("span", say("lobby-now-face", bots, say(f"level-{one}.name"))) for one in levels]
    return el(
        "form",
        el(
            "fieldset",
            el("legend", say("lobby-now-level", title), class_="sr"),
            [opponent(meta.key, level, level == last, say) for level in levels],
            class_="faces",
        ),
        el("button", el("b", f"{title}:", class_="sr"), *names, class_="go"),
        method="post",
        action=f"/g/{meta.key}/now",
        class_="now",
        data_busy=say("lobby-busy"),
    )


def opponent(key: str, level: str, chosen: bool, say: Texts) -> Markup:
    id = f"{key}-{level}"
    radio = el("input", type="radio", id=id, name="level", value=level, checked=chosen)
    words = el("span", el("b", say(f"level-{level}.name")), " ", say(f"level-{level}.short"))
    return el("label", radio, icon.face(level), words, for_=id)


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
