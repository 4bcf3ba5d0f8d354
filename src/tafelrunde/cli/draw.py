"""`draw`: a board as a picture, SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from tafelrunde.boards import drawing_of
from tafelrunde.cli.argument import Chosen, Key, Lang, Seats
from tafelrunde.cli.given import game_of, options_of, record_of, seats_of, write_text
from tafelrunde.cli.screen import Texts, say
from tafelrunde.core.errors import BadInput
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.words.words import Words

THEMES = ("light", "dark")
FORMATS = (".svg", ".png")


def draw(
    key: Key,
    output: Annotated[Path, typer.Option("--output", "-o", help="board.svg or board.png.")],
    seats: Seats = None,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="Of chance, and of the steps.")] = 1,
    steps: Annotated[int, typer.Option(min=0, help="So many random actions first.")] = 0,
    record: Annotated[
        Path | None, typer.Option(help="A saved match, instead of seats and steps.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Only so many entries of the record.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat (1, 2, …) sees it; else spectators.")
    ] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    scale: Annotated[float, typer.Option(min=0.1, max=8, help="Of a PNG.")] = 1,
    lang: Lang = None,
) -> None:
    """Draw a position of a game."""
    if theme not in THEMES:
        raise BadInput(f"The theme is light or dark, not “{theme}”.")
    if output.suffix.lower() not in FORMATS:
        raise BadInput(f"“{output}” is neither .svg nor .png.")
    texts = Texts(lang)
    game = game_of(key)
    check_drawing(game)
    if record is not None:
        match, names = replayed(game, record, at)
    else:
        setup = game.setup(seats_of(game.meta, seats), options_of(game.meta, option or []))
        match, names = played(Match(setup, Seeded(seed)), steps, seed), []
    if seat is not None and not 1 <= seat <= match.setup.seats:
        raise BadInput(f"--seat is from 1 to {match.setup.seats}, not {seat}.")
    eyes = None if seat is None else seat - 1
    write(match, eyes, Words(game, texts.lang, names), theme, scale, output)
    say(texts("drawn", str(output)))


def check_drawing(game: Game) -> None:
    if drawing_of(game) is None:
        raise BadInput(f"{game.key} has no drawing: its board.py has no “draw”.")


def replayed(game: Game, path: Path, at: int | None) -> tuple[Match, list[str]]:
    record = record_of(path)
    if record.game != game.key:
        raise BadInput(f"{path} is a match of {record.game}, not of {game.key}.")
    most = len(record.entries)
    if at is not None and not 0 <= at <= most:
        raise BadInput(f"The record has {most} entries; --at {at} is beyond them.")
    match = record.match(game)
    for number in range(most if at is None else at):
        record.enter(match, number)
    plain = Words(game, "en")
    names = [record.names.get(i) or plain.seat(i) for i in range(match.setup.seats)]
    return match, names


def played(match: Match, steps: int, seed: int) -> Match:
    random = Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    return match


def write(
    match: Match, seat: int | None, words: Words, theme: str, scale: float, output: Path
) -> None:
    from tafelrunde.draw.palette import Theme

    draw = drawing_of(words.game)
    assert draw is not None, "checked before anything is played"
    scene = draw(match.view(seat), words)
    shade: Theme = "dark" if theme == "dark" else "light"
    if output.suffix.lower() == ".svg":
        write_text(output, scene.svg(shade))
        return
    try:
        output.write_bytes(scene.png(shade, scale))
    except OSError as error:
        raise BadInput(f"{output} cannot be written: {error.strerror}.") from error
