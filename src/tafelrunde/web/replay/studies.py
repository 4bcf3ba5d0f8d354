"""What a page asks for when it wants a match analysed: to begin, how far it is, what was found."""

from __future__ import annotations

from typing import TypedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tafelrunde.core.state import Setup
from tafelrunde.web.replay.bureau import Decided, Full, Study, Tried
from tafelrunde.web.replay.rights import NotShown
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.show import FRESH, Show, afford, answering, show_of
from tafelrunde.words.words import Words


class Choice(TypedDict):
    """An alternative in words; its chance in percent, and how often the search came by."""

    words: str
    chance: int
    line: str
    visits: int
    tokens: list[str]  # what it names: places and pieces, if they are drawn


class Told(TypedDict):
    """One decision, in words."""

    seat: int
    played: Choice
    best: list[Choice]
    is_best: bool
    looked: list[Choice]  # what the search spent most on
    change: int  # in points of a hundred: what it cost, or brought where it was the best


class Side(TypedDict):
    name: str
    luck: int
    skill: int


@answering
async def post_study(request: Request) -> Response:
    show = await finished(request)
    afford(request, "film")
    match = show.tape.match
    try:
        order = shelf_of(request).bureau.order
        study = order(show.name, show.tape.record().text(), len(match.line))
    except Full:
        raise NotShown(429, "replay-study-full") from None
    return JSONResponse(progress(study), headers=FRESH)


@answering
async def get_study(request: Request) -> Response:
    """How far it is; in the end all of it, in the reader's words."""
    afford(request, "replay")
    show = await finished(request)
    study = shelf_of(request).bureau.studies.get(show.name)
    if study is None:
        return JSONResponse({"done": 0, "of": 0, "ready": False}, headers=FRESH)
    if study.failed:
        raise NotShown(500, "replay-study-failed")
    return JSONResponse({**progress(study), **told(show, study)}, headers=FRESH)


async def finished(request: Request) -> Show:
    """Only what everybody may know: a match that is over."""
    show = await show_of(request)
    if not show.tape.is_over:
        raise NotShown(403, "replay-study-later")
    return show


def progress(study: Study) -> dict[str, object]:
    return {"done": study.done, "of": study.of, "ready": study.found is not None}


def told(show: Show, study: Study) -> dict[str, object]:
    found = study.found
    if found is None:
        return {}
    words, setup = show.tape.words(show.lang), show.tape.match.setup
    sides: list[Side] = [
        {
            "name": words.side(side, setup.sides),
            "luck": percent(found["luck"][side]),
            "skill": percent(found["skill"][side]),
        }
        for side in range(len(setup.sides))
    ]
    return {
        "entries": found["entries"],
        "curve": [[round(share, 4) for share in shares] for shares in found["curve"]],
        "moments": {one["entry"]: decision(one, setup, words) for one in found["moments"]},
        "turning": found["turning"],
        "sides": sides,
        "sims": found["sims"],
    }


def percent(share: float) -> int:
    return round(100 * share)


def decision(one: Decided, setup: Setup, words: Words) -> Told:
    is_best = one["best"][0]["action"] == one["played"]["action"]
    played, best = one["played"]["chance"], one["best"][0]["chance"]
    return {
        "seat": one["seat"],
        "played": choice(one["played"], setup, words),
        "best": [choice(other, setup, words) for other in one["best"]],
        "is_best": is_best,
        "looked": [choice(other, setup, words) for other in one["looked"]],
        "change": percent(one["change"] if is_best else played - best),
    }


def choice(one: Tried, setup: Setup, words: Words) -> Choice:
    action, read = setup.space.read(one["action"]), setup.space.read
    return {
        "words": words.action(action),
        "chance": percent(one["chance"]),
        "line": ", ".join(words.action(read(text)) for text in one["line"]),
        "visits": one["visits"],
        "tokens": list(action.tokens[1:]),
    }
