"""Games are found, never listed: by folder, and by the entry-point group `tafelrunde.games`."""

from __future__ import annotations

import pkgutil
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tafelrunde.core.errors import UnknownGame
from tafelrunde.core.game import Game, load_game
from tafelrunde.core.meta import Meta

GROUP = "tafelrunde.games"
FOLDERS = ("tafelrunde.games", "tafelrunde.testing.games")


@cache
def packages() -> dict[str, str]:
    """Key → package, for every game that is installed."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for module in pkgutil.iter_modules(import_module(folder).__path__):
            if module.ispkg:
                found[module.name] = f"{folder}.{module.name}"
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value)
    return found


def metas(hidden: bool = False) -> dict[str, Meta]:
    """What can be said of all games without loading their rules; a broken stranger is left out."""
    out: dict[str, Meta] = {}
    for key, package in sorted(packages().items()):
        try:
            meta = import_module(f"{package}.meta").META
        except Exception as error:  # a stranger's package must not take the others down
            warnings.warn(f"the game {key!r} cannot be loaded: {error}", stacklevel=2)
            continue
        if isinstance(meta, Meta) and (hidden or not meta.hidden):
            out[key] = meta
    return out


@cache
def find(key: str) -> Game:
    """The game with this key."""
    package = packages().get(key)
    if package is None:
        known = ", ".join(metas()) or "none"
        raise UnknownGame(f"There is no game “{key}”; installed: {known}.", key=key)
    return load_game(package)
