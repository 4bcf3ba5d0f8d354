"""`components`: what is in a game's box and where we know it from; as spreadsheets, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import Key, Lang
from tafelrunde.cli.given import game_of, read_text, write_text
from tafelrunde.cli.screen import Texts, complain, say
from tafelrunde.core.box import Row, Table, digest
from tafelrunde.core.errors import BadInput
from tafelrunde.core.game import Game
from tafelrunde.sheets import box_of, brought, shown, written
from tafelrunde.trying import OK, in_a_process
from tafelrunde.words.words import Words

Folder = Annotated[Path | None, typer.Option("--export", help="Write all tables there, CSV.")]
Changed = Annotated[Path | None, typer.Option("--import", help="Read changed tables from there.")]


def components(
    key: Key,
    search: Annotated[str, typer.Argument(help="Only what has this word.")] = "",
    export: Folder = None,
    changed: Changed = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where the imported set goes.")
    ] = None,
    name: Annotated[str, typer.Option(help="What the imported set is called.")] = "",
    of: Annotated[
        Path | None, typer.Option("--set", help="A set that was imported, instead of the box.")
    ] = None,
    lang: Lang = None,
) -> None:
    """All tiles, cards, fields and numbers of a game, and where we know them from."""
    if export is not None and changed is not None:
        raise BadInput("Say either --export FOLDER or --import FOLDER.")
    texts, game = Texts(lang), game_of(key)
    text = read_text(of).strip() if of is not None else ""
    if export is not None:
        write(game, text, export, texts)
    elif changed is not None:
        bring(game, changed, output, name or changed.name, texts)
    else:
        tell(game, text, search, Words(game, texts.lang))


def write(game: Game, text: str, folder: Path, texts: Texts) -> None:
    found = written(game, text, texts.lang)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror}.") from error
    for file, content in found.items():
        write_text(folder / file, content)
    say(texts("exported", len(found), str(folder)))


def bring(game: Game, folder: Path, output: Path | None, name: str, texts: Texts) -> None:
    words = Words(game, texts.lang)
    found = brought(game, files_in(folder), name)
    for trouble in found.troubles:
        complain(trouble.sentence(words))
    if found.troubles:
        raise typer.Exit(2)
    if not found.text:
        say(texts("as-in-box"))
        return
    said = in_a_process(game.key, found.text)
    if said != OK:
        complain(words.site("box-unplayable", said))
        raise typer.Exit(2)
    if output is None:
        say(found.text)
        return
    write_text(output, found.text)
    hash = digest(box_of(game).tables(found.text))
    say(texts("imported", name, hash, game.key, str(output)))


def files_in(folder: Path) -> dict[str, bytes]:
    try:
        paths = sorted(folder.iterdir()) if folder.is_dir() else [folder]
        return {path.name: path.read_bytes() for path in paths if path.is_file()}
    except OSError as error:
        raise BadInput(f"{folder} cannot be read: {error.strerror}.") from error


def tell(game: Game, text: str, search: str, words: Words) -> None:
    part = box_of(game)
    tables = part.tables(text)
    for table in part.TABLES:
        rows = [
            row for row in tables[table.key] if search.lower() in line(table, row, words).lower()
        ]
        if rows:
            ours = sum(table.many(row) for row in rows if row["source"] == "reconstructed")
            number = sum(map(table.many, rows))
            say(words.site("box-counted", words.table(table.key), number, ours))
            for row in rows:
                say("  " + line(table, row, words))


def line(table: Table, row: Row, words: Words) -> str:
    """What a row says, and where it is from."""
    cells = [
        f"{words.column(column.key)} {words.token(shown(column, row[column.key], words))}"
        for column in table.columns
        if column.key != table.id and row[column.key] != column.default
    ]
    title = f"{words.token(str(row[table.id]))}: " if table.id else ""
    return f"{title}{', '.join(cells)} [{source(row, words)}]"


def source(row: Row, words: Words) -> str:
    """“rulebook, but price is ours”."""
    out = words.site(f"box-source-{row['source']}")
    ours = row["reconstructed"]
    assert isinstance(ours, list)
    if ours:
        named = ", ".join(words.column(str(one)) for one in ours)
        out = words.site("box-partly", out, named)
    return out
