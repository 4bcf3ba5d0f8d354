"""How well the bots of a game are to play: what this browser chose last."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.bots import USUAL, levels_for
from tafelrunde.core.registry import find, metas
from tafelrunde.web.reader import KEPT

COOKIE = "levels"  # game:level, joined by dots
LONGEST = 1_000  # characters that are looked at


def chosen(request: Request) -> dict[str, str]:
    """Game → level; what we never wrote is not believed."""
    pairs = [one.partition(":") for one in request.cookies.get(COOKIE, "")[:LONGEST].split(".")]
    known = metas(hidden=True)
    return {
        key: level for key, _, level in pairs if key in known and level in levels_for(find(key))
    }


def level_for(request: Request, key: str) -> str:
    return chosen(request).get(key, USUAL)


def remember_level(response: Response, request: Request, key: str, level: str) -> None:
    """Without a script, so the choice is there in the first picture of a page."""
    levels = {**chosen(request), key: level}
    response.set_cookie(
        COOKIE,
        ".".join(f"{game}:{one}" for game, one in sorted(levels.items())),
        max_age=KEPT,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
