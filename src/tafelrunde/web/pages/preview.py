"""A picture of each game for its card: a board as spectators see it, or pieces on felt."""

from __future__ import annotations

import logging
from functools import cache
from random import Random

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.boards import drawing_of
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find, metas
from tafelrunde.core.view import View
from tafelrunde.draw import cards, defs, pieces, table
from tafelrunde.draw.el import Drawn, el
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.export import laid_out
from tafelrunde.draw.outlines import outlined
from tafelrunde.draw.palette import THEMES, Theme, player, resolve
from tafelrunde.draw.scene import Scene
from tafelrunde.draw.shape import at, g
from tafelrunde.draw.text import SANS
from tafelrunde.web.pages.assets import SVG, sent
from tafelrunde.web.site import game_named, site_of
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

LOG = logging.getLogger(__name__)

SEED = 7
STEPS = 60  # a board in mid-match says more than an empty one
WIDE, HIGH, MARGIN = 640, 400, 14
NEAR = 1.5  # how much larger than whole a board may be, so that it fills its card
DARK = (0, 2, 3, 5, 7)  # seats whose colours carry gold
PLACES = ((150, 210), (250, 170), (330, 250), (430, 180), (500, 250), (210, 290))
FAN = (cards.WIDE / 2, 330.0)  # what a hand of cards is turned about


@cache
def played(key: str, steps: int) -> View:
    """What spectators see after some random actions; a match that ends earlier is begun again."""
    game = find(key)
    low, high = game.meta.seats
    setup = game.setup(max(low, min(4, high)))
    for most in (steps, steps // 4, 0):
        match, random = Match(setup, Seeded(SEED)), Random(SEED)
        for _ in range(most):
            if match.over:
                break
            seat = match.actors[0]
            match.play(seat, random.choice(match.legal(seat)))
        if not match.over:
            break
    return match.view(None)


@cache
def picture(key: str, theme: Theme, lang: str) -> str:
    game = find(key)
    draw = drawing_of(game)
    if draw is None:
        return cover(key, game.meta.secrets, theme)
    scene = draw(played(key, STEPS), Words(game, lang))
    if scene.cover:
        return standing(whole(scene), theme, scene)
    board = max(scene.regions, key=lambda region: region.size[0] * region.size[1])
    wide, high = board.size
    fits = min((WIDE - 2 * MARGIN) / wide, (HIGH - 2 * MARGIN) / high)
    is_high = wide / high < WIDE / HIGH  # above and below nothing frames it: no cut there
    scale = fits if is_high else min(fits * NEAR, HIGH / high)
    wide, high = wide * scale, high * scale
    placed = board.svg(x=(WIDE - wide) / 2, y=(HIGH - high) / 2, width=wide, height=high)
    return standing(placed, theme, scene)


def whole(scene: Scene) -> Drawn:
    """Several regions as they lie on the page, all of them."""
    placed, wide, high = laid_out([one for one in scene.regions if one.key in scene.cover])
    scale = min(WIDE / wide, HIGH / high)
    return g(*placed, transform=at((WIDE - wide * scale) / 2, (HIGH - high * scale) / 2, scale))


def standing(thing: Drawn, theme: Theme, scene: Scene) -> str:
    """On the wooden table, as a file of its own; a board that is too high is seen from nearer."""
    body = g(table.wood(WIDE, HIGH), thing)
    whole = el(
        "svg",
        el("defs", *defs.needed(body.needs, scene.defs).values()),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        font_family=SANS,
    )
    return outlined(resolve(whole, theme, scene.tokens))


def cover(key: str, secrets: bool, theme: Theme) -> str:
    """For games without a drawing: cards or pieces in a felt tray, other ones for each."""
    random = Random(key)
    things = hand(random) if secrets else heaps(random)
    tray = table.tray(70, 60, WIDE - 140, HIGH - 120)
    return standing(g(tray, things), theme, Scene([]))


def heaps(random: Random) -> list[Drawn]:
    return [
        pieces.stack(n % 4, random.randint(1, 4), x, y, n == 2, 1.25)
        for n, (x, y) in enumerate(PLACES)
    ]


def hand(random: Random) -> list[Drawn]:
    """A fan of backs, with the sign of a seat on each."""
    out = []
    for seat, turn in zip(random.sample(DARK, 4), (-24, -8, 8, 24)):
        card = cards.back(player(seat), emblem(seat, scale=1.6, fill=cards.GILT))
        out.append(g(card, transform=at(WIDE / 2 - cards.WIDE / 2, 116, 1, turn, FAN)))
    return out


def warm() -> None:
    """Every picture once, so that the first visitor does not wait for them."""
    for key in metas():
        try:
            for lang in LANGUAGES:
                picture(key, "light", lang)
        except Exception:  # somebody's game in the making must not stop the server
            LOG.exception("%s cannot be drawn", key)


async def get_picture(request: Request) -> Response:
    key, theme, lang = (request.path_params[name] for name in ("key", "theme", "lang"))
    if theme not in THEMES or lang not in LANGUAGES:
        raise HTTPException(404)
    svg = await run_in_threadpool(picture, game_named(request, key).key, theme, lang)
    lasting = request.query_params.get("v") == site_of(request).tag
    return sent(request, svg.encode(), SVG, lasting)


routes: list[BaseRoute] = [Route("/g/{key}/{theme}-{lang}.svg", get_picture)]
