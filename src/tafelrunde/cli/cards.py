"""`cards`: a game's cards as a sheet for a spreadsheet, and a changed sheet back into an option."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import Chosen, Key, Lang
from tafelrunde.cli.given import game_of, options_of, read_text, seats_of, write_text
from tafelrunde.cli.screen import Texts, say
from tafelrunde.core.errors import BadInput
from tafelrunde.core.game import Game
from tafelrunde.core.parts import SHEET, SheetPart


def cards(
    key: Key,
    export: Annotated[Path | None, typer.Option("--export", help="Write the sheet, CSV.")] = None,
    changed: Annotated[
        Path | None, typer.Option("--import", help="Read a changed sheet, CSV.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Where the imported cards go; else to stdout."),
    ] = None,
    option: Chosen = None,
    lang: Lang = None,
) -> None:
    """Edit a game's cards in a spreadsheet: export them, change them, import them again."""
    if (export is None) == (changed is None):
        raise BadInput("Say either --export FILE or --import FILE.")
    texts = Texts(lang)
    game = game_of(key)
    sheet = sheet_of(game)
    if export is not None:
        setup = game.setup(seats_of(game.meta, None), options_of(game.meta, option or []))
        write_text(export, sheet.export(setup))
        say(texts("exported", str(export)))
        return
    assert changed is not None
    found = sheet.import_(read_text(changed))
    if output is None:
        say(found)
        return
    write_text(output, found)
    say(texts("imported", game.key, str(output)))


def sheet_of(game: Game) -> SheetPart:
    if not game.has(SHEET):
        raise BadInput(f"{game.key} has no cards that could be changed.")
    return game.part(SHEET)
