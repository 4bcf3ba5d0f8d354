"""The page of a replay: an empty frame that its script fills, and the addresses around it."""

from __future__ import annotations

import json

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw import Child, defs, el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import path
from tafelrunde.web.pages import colours
from tafelrunde.web.pages.shell import page
from tafelrunde.web.replay import films, studies
from tafelrunde.web.replay import show as shown
from tafelrunde.web.replay.cinema import FRAMES
from tafelrunde.web.replay.painter import can_paint
from tafelrunde.web.replay.rights import ALL, moment
from tafelrunde.web.replay.show import Show, answering, show_of
from tafelrunde.web.replay.tape import game_of
from tafelrunde.web.replay.upload import get_upload, post_upload
from tafelrunde.web.site import Texts, texts
from tafelrunde.web.table import labels
from tafelrunde.web.table.easels import everywhere
from tafelrunde.web.table.labels import table_texts
from tafelrunde.words.words import Words

SIGNS = {
    "start": "M6 5V19M19 5L9 12L19 19Z",
    "back": "M16 5L7 12L16 19Z",
    "play": "M7 4L20 12L7 20Z",
    "on": "M8 5L17 12L8 19Z",
    "end": "M18 5V19M5 5L15 12L5 19Z",
}
LENGTHS = (12, 20, FRAMES)  # of a film, in steps
CLIENT = (
    "film-made",
    "film-failed",
    "copied",
    "new",
    "pause",
    "play",
    "begin",
    "step",
    "struck",
    "lost",
    "luck-checking",
    "turning",
    "played",
    "study-by",
    "inside",
    "action",
    "visits",
    "chance",
)


@answering
async def get_replay(request: Request) -> Response:
    show = await show_of(request)
    seat = show.rights.seat(request.query_params)
    last, at = len(show.tape.match.entries), request.query_params.get("at", "")
    begin = moment(at, last) if at else None
    told, say = show.tape.words(show.lang), texts(show.lang)
    game = game_of(show.tape.match).key
    body = el(
        "div",
        defs.shell(),
        el("svg", el("defs", *everywhere(game).values()), class_="defs", aria_hidden=True),
        el("link", rel="stylesheet", href=await run_in_threadpool(colours.address, game)),
        stage(say),
        reel(say),
        side(show, told, seat, say),
        el("div", "", id="toast", class_="toast", role="alert"),
        id="table",
        class_="replay",
        data_base=show.base,
        data_as=ALL if seat is None else str(seat),
        data_at="" if begin is None else str(begin),
        data_mine=json.dumps(show.rights.mine),
        data_words=json.dumps({id: say(f"replay-{id}") for id in CLIENT}),
    )
    title = f"{told.title}: {say('replay-title')}"
    styles = ["table.css", "replay.css"]
    which = el("h1", title, class_="which")
    return page(request, title, body, ["replay/client.js"], styles, wide=True, bar=which)


def stage(say: Texts) -> Drawn:
    inside = el("div", "", id="regions"), el("div", "", id="marks", aria_hidden=True)
    view = el("div", *inside, id="view", tabindex=0, role="group",
              aria_label=say("table-board"))  # fmt: skip
    return el("section", el("div", view, class_="board"), id="stage", aria_label=say("table-board"))


def reel(say: Texts) -> Drawn:
    """The slider over its dots, what happened, and the buttons."""
    slider = el("input", id="slider", type="range", min=0, max=0, value=0, step=1,
                aria_label=say("replay-slider"))  # fmt: skip
    dots = el("svg", "", id="dots", viewBox="0 0 1000 20", preserveAspectRatio="none",
              aria_hidden=True)  # fmt: skip
    buttons = [tool(name, say(f"replay-{name}")) for name in SIGNS]
    return el(
        "section",
        study(say),
        el("div", slider, dots, class_="track"),
        el("p", el("b", "", id="count"), " ", el("span", "", id="now"), class_="now"),
        el("div", *buttons, el("button", "", id="news", type="button", class_="go", hidden=True),
           class_="steps"),
        id="reel",
        aria_label=say("replay-title"),
    )  # fmt: skip


def study(say: Texts) -> Drawn:
    """Who was likely to win when, once somebody wants to know; only of a match that is over."""
    curve = el("svg", "", id="odds", viewBox="0 0 1000 100", preserveAspectRatio="none",
               aria_hidden=True)  # fmt: skip
    head = el("p", el("b", say("replay-odds")), " ", el("span", "", id="odds-said"), class_="odds")
    return el(
        "div",
        el("button", say("replay-study"), id="study-go", type="button"),
        el("progress", id="study-done", max=1, value=0, hidden=True,
           aria_label=say("replay-study")),
        el("div", head, el("div", "", id="turns"), curve, id="odds-box", hidden=True),
        id="study",
        hidden=True,
    )  # fmt: skip


def fortune(say: Texts) -> Drawn:
    """What chance gave everybody, and what their decisions gave."""
    heads = [el("th", say(f"replay-{id}"), scope="col") for id in ("side", "fortune", "skill")]
    table = el("table", el("thead", el("tr", *heads)), el("tbody", "", id="fortune-rows"))
    return el(
        "section",
        el("h2", say("replay-fortunes")),
        table,
        el("p", say("replay-fortunes-help"), class_="small"),
        id="fortune",
        hidden=True,
        aria_label=say("replay-fortunes"),
    )


def tool(name: str, words: str) -> Drawn:
    sign = el("svg", path(SIGNS[name]), viewBox="0 0 24 24", aria_hidden=True)
    return el("button", sign, id=f"go-{name}", type="button", aria_label=words, title=words)


def ways(show: Show, say: Texts) -> list[Child]:
    """Switches, and what can be passed on."""
    switches = ["mine"] if show.rights.mine else []
    return [
        *[switch(name, say(f"replay-{name}")) for name in [*switches, "undone"]],
        el("button", say("replay-copy"), id="copy", type="button"),
        el("a", say("replay-picture"), id="picture", class_="button", target="_blank", href="#",
           hidden=not can_paint()),
        el("button", say("table-share"), id="pass-on", type="button", hidden=True),
        film(say) if can_paint() else None,
    ]  # fmt: skip


def film(say: Texts) -> Drawn:
    """How long it is and about how large, before it is made; how far it is meanwhile."""
    lengths = [el("option", number, value=number) for number in LENGTHS]
    return el(
        "details",
        el("summary", say("replay-film")),
        el("label", say("replay-film-steps"), " ", el("select", *lengths, id="film-length")),
        el("p", "", id="film-about", data_words=say("replay-film-about", "#", "#", "#")),
        el("button", say("replay-film-go"), id="film-go", type="button", class_="go"),
        el("progress", id="film-done", max=1, value=0, hidden=True, aria_label=say("replay-film")),
        el("p", "", id="film-made", aria_live="polite"),
        id="film",
    )


def switch(name: str, words: str) -> Drawn:
    box = el("input", type="checkbox", id=f"set-{name}")
    return el("label", box, " ", words, id=f"l-set-{name}")


def side(show: Show, told: Words, seat: int | None, say: Texts) -> Drawn:
    end = show.tape.ended
    site = table_texts(told.lang)
    return el(
        "section",
        el("p", labels.ended(end, told.names, site), class_="stopped") if end else None,
        el("ol", *players(show, told), id="players", aria_label=say("table-players"), tabindex=0),
        eyes(show, told, seat, say),
        el("section", "", id="moment", aria_live="polite", hidden=True),
        fortune(say),
        el("ol", "", id="log", aria_label=say("table-tab-log"), tabindex=0),
        el(
            "details",
            el("summary", say("replay-luck")),
            el("div", el("p", say("replay-luck-later")), id="luck", aria_live="polite"),
            id="check",
        ),
        el("p", *links(show, say), class_="links"),
        id="side",
        aria_label=say("replay-story"),
    )


def players(show: Show, told: Words) -> list[Drawn]:
    sides = show.tape.match.setup.sides
    return [
        el(
            "li",
            el("div", el("span", told.side(side, sides), class_="name"), class_="player"),
            el("div", "", id=f"slot-{side}", class_="slot"),
            class_=f"seat seat-{side}",
        )
        for side in range(len(sides))
    ]


def eyes(show: Show, told: Words, seat: int | None, say: Texts) -> Drawn:
    """Whose view it is, and whose it could be; why not everybody's."""
    open_game = not game_of(show.tape.match).meta.secrets
    names = {str(one): told.names[one] for one in show.rights.seats}
    names[ALL] = say("replay-all" if open_game else "replay-watcher")
    now = ALL if seat is None else str(seat)
    buttons = [
        el("button", name, type="button", data_as=one, class_=f"eye seat-{one}",
           aria_pressed="true" if one == now else "false")
        for one, name in names.items()
    ]  # fmt: skip
    ended = el("a", say("replay-ended"), id="ended", href="", hidden=True)
    return el(
        "div",
        el("p", say("replay-as"), id="as"),
        el("div", *buttons, class_="chips", role="group", aria_labelledby="as"),
        el("p", say(show.rights.why), class_="small") if show.rights.why else None,
        ended,
        el("div", *ways(show, say), class_="ways"),
        class_="eyes",
    )


def links(show: Show, say: Texts) -> list[Drawn]:
    """Back to the table, if there is one; on to a record that somebody brings."""
    other = el("a", say("replay-other"), href="/replay")
    if not show.base.startswith("/t/"):
        return [other]
    return [el("a", say("replay-table"), href=show.base.removesuffix("/replay")), other]


def routes_below(base: str) -> list[BaseRoute]:
    return [
        Route(f"{base}.png", shown.get_picture),  # first: the name of a record fits it too
        Route(base, get_replay),
        Route(f"{base}/film", films.post_film, methods=["POST"]),
        Route(f"{base}/film/{{film}}.gif", films.get_film),
        Route(f"{base}/film/{{film}}", films.get_progress),
        Route(f"{base}/study", studies.post_study, methods=["POST"]),
        Route(f"{base}/study", studies.get_study),
        Route(f"{base}/story", shown.get_story),
        Route(f"{base}/position", shown.get_position),
        Route(f"{base}/way", shown.get_way),
        Route(f"{base}/luck", shown.get_luck),
    ]


routes: list[BaseRoute] = [
    Route("/replay", get_upload),
    Route("/replay", post_upload, methods=["POST"]),
    *routes_below("/replay/{record}"),
    *routes_below("/t/{id}/replay"),
]
