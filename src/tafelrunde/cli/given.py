"""What was typed on the command line, read and checked: games, options, bots, files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from tafelrunde.core.errors import BadInput, BadOption, UnknownGame
from tafelrunde.core.game import Game, load_game
from tafelrunde.core.meta import Meta, Option, Value
from tafelrunde.core.record import Record, read_record
from tafelrunde.core.registry import find, metas, packages

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def game_of(key: str) -> Game:
    """An installed game by its key, or one that lies in a folder."""
    if key in packages():
        return find(key)
    folder = game_folder(Path(key))
    if folder is not None:
        sys.path.insert(0, str(folder.parent))
        return load_game(folder.name)
    near = get_close_matches(key, packages(), 1, 0.5)
    hint = f"did you mean “{near[0]}”?" if near else f"installed: {', '.join(metas()) or 'none'}."
    raise UnknownGame(f"There is no game “{key}”; {hint}", key=key)


def game_folder(path: Path) -> Path | None:
    """A game's folder, also if its project's folder is named."""
    path = path.resolve()
    for folder in (path, path / "src" / path.name):
        if (folder / "game.py").is_file():
            return folder
    return None


def seats_of(meta: Meta, seats: int | None) -> int:
    """The number asked for; else two, or as near to it as the game allows."""
    low, high = meta.seats
    return meta.check_seats(max(low, min(2, high)) if seats is None else seats)


def options_of(meta: Meta, pairs: Sequence[str]) -> dict[str, Value]:
    """`key=value` pairs by the types of the game's options."""
    known = {option.key: option for option in meta.options}
    values: dict[str, Value] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise BadOption(f"“{pair}” is no option; write “key=value”.", option=key)
        values[key] = value_of(known[key], text) if key in known else text
    meta.check_options(values)
    return values


def value_of(option: Option, text: str) -> Value:
    if isinstance(option.default, bool):
        if text.lower() in (*YES, *NO):
            return text.lower() in YES
        raise option.bad(text, "true or false")
    if isinstance(option.default, int):
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) < 19
        return option.check(int(text) if is_number else text)
    if not option.choices and text.startswith("@"):
        return option.check(read_text(Path(text[1:])))
    return option.check(text)


def names_of(text: str) -> list[str]:
    """A list with commas: `human,greedy`."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no text file.") from error


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from error


def record_of(path: Path) -> Record:
    return read_record(read_text(path))
