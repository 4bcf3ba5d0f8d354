"""What all pages of one server share: the house, the secret, the limits, the words of the site."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import HTTPConnection

from tafelrunde.core.errors import UnknownGame
from tafelrunde.core.game import Game
from tafelrunde.core.registry import find, metas
from tafelrunde.table.house import House
from tafelrunde.web.hosts import Hosts
from tafelrunde.web.security import Limits
from tafelrunde.words.catalogue import SITE, Argument, catalogue

STATIC = Path(__file__).parent / "static"
IMPORT = re.compile(r'^import .*? from "(\..*?)";', re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Site:
    house: House
    secret: bytes  # signs cookies
    limits: Limits
    everything: bool  # reference games, too; for those who develop games
    hosts: Hosts
    tag: str  # changes with the static files, so that addresses with it are cached for ever


def site_of(connection: HTTPConnection) -> Site:
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site


def house_of(connection: HTTPConnection) -> House:
    return site_of(connection).house


def asset(connection: HTTPConnection, name: str) -> str:
    """The address of a static file; modules are reached from it by their path."""
    return f"/static/{site_of(connection).tag}/{name}"


@cache
def modules_of(script: str) -> tuple[str, ...]:
    """The other modules a script imports, in turn: pages ask for all of them at once."""
    found: dict[str, None] = {}
    waiting = [script]
    while waiting:
        name = waiting.pop()
        for other in IMPORT.findall((STATIC / name).read_text(encoding="utf-8")):
            path = (STATIC / name).parent / other
            module = path.resolve().relative_to(STATIC.resolve()).as_posix()
            if module not in found and module != script:
                found[module] = None
                waiting.append(module)
    return tuple(found)


def static_tag(more: str = "") -> str:
    made_of = sha256(more.encode())
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            made_of.update(path.read_bytes())
    return made_of.hexdigest()[:12]


class Texts:
    """The site's words in one language: `say("lobby-title")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalogue = catalogue(SITE, lang)

    def __call__(self, id: str, *args: Argument) -> str:
        return self._catalogue.say(id, args)

    def has(self, id: str) -> bool:
        return self._catalogue.has(id)


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def game_named(connection: HTTPConnection, key: str) -> Game:
    """A game that can be played here; a broken one counts as none."""
    if key not in metas(hidden=site_of(connection).everything):
        raise UnknownGame(f"There is no game “{key[:40]}”.", key=key[:40])
    return find(key)
