"""The frame of the play screen: dock, stage, seats, side, recap and top, empty until the socket
fills them. They stand in the order of focus; the stylesheet says where they lie."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request

from tafelrunde.core.parts import BOX
from tafelrunde.core.registry import find
from tafelrunde.draw import Child, el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, path
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.table import Table
from tafelrunde.web.pages import icon
from tafelrunde.web.pages.shell import languages, name_form, settings, themes
from tafelrunde.web.reader import Reader
from tafelrunde.web.site import texts
from tafelrunde.web.table import labels
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.words.words import Words

SIGNS = {  # in a box of 24
    "lens": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3L20.5 20.5"
    "M7.5 10.5H13.5M10.5 7.5V13.5",
    "undo": "M9 6L4.5 10.5L9 15M5 10.5H14.5a4.5 4.5 0 0 1 0 9H11",
    "more": "M5 12h.01M12 12h.01M19 12h.01",
    "chat": "M4 5H20V16H12L7 20.5V16H4Z",
    "menu": "M4 7H20M4 12H20M4 17H20",
}  # fmt: skip


def sign(name: str) -> Drawn:
    return el("svg", path(SIGNS[name]), viewBox="0 0 24 24", class_="sign", aria_hidden=True)


def tool(id: str, name: str, words: str, **attributes: str | bool) -> Drawn:
    return el("button", sign(name), id=id, type="button", class_="tool", aria_label=words,
              title=words, **attributes)  # fmt: skip


def dock(site: TableTexts) -> Drawn:
    """The question and its answers: always in the same place, and of the same height."""
    ask = el(
        "div",
        el("p", "…", id="prompt"),
        el("p", "", id="hint"),
        el("a", site("add-piece"), id="add-piece", href="#", hidden=True),
        el("p", "", id="left", hidden=True, role="timer", aria_live="off"),
        class_="ask",
        role="status",
        aria_live="polite",
    )
    tools = el(
        "div",
        tool("lens", "lens", site("lens"), aria_pressed="false"),
        tool("undo", "undo", site("undo"), disabled=True),
        tool("more", "more", site("more"), aria_expanded="false", aria_controls="pop"),
        class_="tools",
    )
    return el(
        "section",
        ask,
        el("div", "", id="tray"),
        el("div", "", class_="btns"),
        el("div", "", id="player", hidden=True),
        el("div", "", id="l-asks"),
        tools,
        el("div", "", id="pop", class_="pop paper", hidden=True),
        id="dock",
        class_="paper",
        tabindex=-1,
        aria_label=site("your-actions"),
    )


def stage(site: TableTexts) -> Drawn:
    """The board; notes, bubble, map and coach marks lie over it."""
    view = el("div", el("div", "", id="regions"), id="view", tabindex=-1)
    return el(
        "section",
        view,
        el("nav", "", id="jump", hidden=True, aria_label=site("parts")),
        el("button", "", id="minimap", type="button", hidden=True, aria_label=site("whole")),
        el("div", "", id="bubble", role="status"),
        el("aside", "", id="coach", role="note", aria_live="polite", hidden=True),
        el("div", "", id="l-notes", class_="notes"),
        id="stage",
        aria_label=site("board"),
    )


def seats(table: Table, site: TableTexts) -> Drawn:
    """One plate for every side: seats, then automas."""
    sides = range(len(labels.sides(table)))
    plates = [
        el(
            "li",
            el("div", "", id=f"l-who-{side}"),
            el("div", "", id=f"slot-{side}", class_="slot"),
            clock(side) if side < table.header.seats else None,
            class_=f"seat seat-{side}" + (" automa" if side >= table.header.seats else ""),
        )
        for side in sides
    ]
    return el("ol", *plates, id="seats", aria_label=site("players"), tabindex=0)


def clock(seat: int) -> Drawn:
    """What is left of a seat's time: filled by the page, where there is a clock."""
    rings = [circle(25, 25, 21, class_=name, pathLength=1) for name in ("back", "part")]
    ring = el("svg", *rings, viewBox="0 0 50 50", aria_hidden=True)
    inside = (ring, el("span", "", class_="digits"))
    return el("div", *inside, id=f"clock-{seat}", class_="clock", role="timer", hidden=True)


def side(table: Table, site: TableTexts) -> Drawn:
    """Log, chat, rules and menu: one at a time."""
    names = ("log", "chat", "rules", "menu")
    heads = [
        el(
            "button",
            site(f"tab-{name}"),
            type="button",
            role="tab",
            class_="tab",
            id=f"tab-{name}",
            aria_controls=f"sheet-{name}",
            aria_selected="true" if name == "log" else "false",
            tabindex=0 if name == "log" else -1,
        )
        for name in names
    ]
    inside = {
        "log": el("ol", "", id="log", aria_label=site("tab-log"), tabindex=0),
        "chat": chat(site),
        "rules": rules(table, site),
        "menu": el("div", switches(site), el("div", "", id="l-menu")),
    }
    sheets = [
        el(
            "div",
            inside[name],
            role="tabpanel",
            class_="tab-sheet",
            id=f"sheet-{name}",
            aria_labelledby=f"tab-{name}",
            hidden=name != "log",
        )
        for name in names
    ]
    head = el("div", *heads, role="tablist", class_="tabs", aria_label=site("more"))
    return el("section", head, *sheets, id="side", class_="paper", aria_label=site("beside"))


def recap(site: TableTexts) -> Drawn:
    """One line where there is no room for the log: it opens the side."""
    opens = el("button", site("tab-log"), " ▾", id="open-log", type="button", data_tab="log")
    return el("div", el("p", "", id="recap-line"), opens, id="recap")


def chat(site: TableTexts) -> Drawn:
    field = el(
        "input",
        name="text",
        maxlength=500,
        autocomplete="off",
        required=True,
        aria_label=site("say"),
        placeholder=site("say"),
    )
    return el(
        "div",
        el("ol", "", id="talk", aria_label=site("tab-chat"), aria_live="polite", tabindex=0),
        el("form", field, el("button", site("send")), id="speak"),
    )


def rules(table: Table, site: TableTexts) -> Drawn:
    whole = el("a", site("rulebook"), href=f"/rules/{table.header.game}", target="_blank")
    return el(
        "div",
        el("div", el("p", site("rules-hint")), id="rule", aria_live="polite", tabindex=0),
        el("p", whole),
        components(table, site),
    )


def components(table: Table, site: TableTexts) -> Drawn | None:
    """Where everything in the box is told, and whose box is played with."""
    header = table.header
    game = find(header.game)
    if not game.has(BOX):
        return None
    own = Words(game, site.lang).own_set(header.options)
    link = el("a", site("components"), href=f"/g/{header.game}/components", target="_blank")
    return el("p", link, f" · {own}" if own else None)


def steps(table: Table, site: TableTexts) -> Drawn | None:
    """Beside a real box, where an automa plays: what its turn means on the table."""
    if not table.header.companion or len(labels.sides(table)) == table.header.seats:
        return None
    return el("section", "", id="steps", class_="paper", hidden=True, aria_label=site("step-all"))


def switches(site: TableTexts) -> Drawn:
    names = ("ask-first", "sound", "notify", "motion", "coach")
    speeds = [el("option", site(f"speed-{speed}"), value=speed) for speed in Speed]
    return el(
        "section",
        el("h3", site("settings")),
        [
            el("label", el("input", type="checkbox", id=f"set-{name}"), " ", site(name))
            for name in names
        ],
        el("label", site("playback"), " ", el("select", *speeds, id="set-speed")),
        class_="switches",
    )


def top(
    request: Request, reader: Reader, title: str, practice: bool, times: Sequence[str] = ()
) -> Drawn:
    """The site's bar, small: the way to the lobby, what is played, chat, menu."""
    say, site = texts(reader.lang), table_texts(reader.lang)
    home = el("a", icon.logo(), class_="home", href="/", aria_label=say("site-title"))
    inside: list[Child] = [
        el("div", settings(request, languages(reader, say), class_="languages"),
           settings(request, themes(say), class_="themes"), class_="pairs"),
        name_form(request, reader, say),
        el("button", site("table-and-settings"), type="button", data_tab="menu"),
    ]  # fmt: skip
    return el(
        "header",
        home,
        el(
            "div",
            el("h1", title.split(" – ")[0], title=title),  # what comes after it has no room here
            el("span", site("practice"), class_="tag") if practice else None,
            el("span", " · ".join(times), class_="times") if times else None,
            el("span", "", id="how-far", class_="round-of"),
            class_="which",
        ),
        tool("open-chat", "chat", site("tab-chat"), data_tab="chat"),
        el(
            "details",
            el("summary", sign("menu"), class_="tool", aria_label=site("menu")),
            el("div", *inside, class_="paper"),
            id="menu",
        ),
        id="top",
        class_="paper",
    )
