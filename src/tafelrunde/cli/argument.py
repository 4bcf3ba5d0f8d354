"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Key = Annotated[str, typer.Argument(help="A game's key, or the folder of a game.")]
File = Annotated[Path, typer.Argument(help="A record, as “save” writes it.")]
Lang = Annotated[str | None, typer.Option("--lang", help="de or en; else by LC_ALL or LANG.")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on stdout, and nothing else.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play; 2 if the game can.")]
Chosen = Annotated[
    list[str] | None, typer.Option("--option", help="key=value; key=@file for a text.")
]
