"""`calibrate`: how often forecasts come true."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tafelrunde.cli.argument import AsJson, Chosen, Key, Lang, Seats
from tafelrunde.cli.given import game_of, names_of, options_of, seats_of, write_text
from tafelrunde.cli.plot import forecasts
from tafelrunde.cli.screen import Texts, complain, errors, show, show_json
from tafelrunde.cli.study import INTERRUPTED, progress
from tafelrunde.core.errors import BadInput
from tafelrunde.lab import calibration
from tafelrunde.lab.calibration import Calibration


def calibrate(
    key: Key,
    bots: Annotated[str, typer.Option(help="Who plays, in turn: a,b.")] = "casual",
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seats: Seats = None,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="An .svg file.")] = None,
    write: Annotated[bool, typer.Option(help="Into the game's data: forecasts get it.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Compare the chances that a game's advice tells with who won in the end."""
    texts = Texts(lang)
    if plot is not None and plot.suffix != ".svg":
        raise BadInput(texts("wrong-plot", plot.name))
    game = game_of(key)
    setup = game.setup(seats_of(game.meta, seats), options_of(game.meta, option or []))
    with progress(game.key) as bar:
        task = bar.add_task("", total=games)
        try:
            found = calibration.calibrate(
                setup,
                names_of(bots),
                games,
                seed=seed,
                progress=lambda done: bar.update(task, completed=done),
            )
        except KeyboardInterrupt:
            bar.stop()
            complain(texts("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
    if plot is not None:
        write_text(plot, forecasts(found, caption(found, texts)))
        errors.print(texts("drawn", plot.name))
    if write:
        path = calibration.keep(game.package, setup.seats, found.best)
        errors.print(texts("written", path.name))
    if as_json:
        show_json({**asdict(found), "error": found.error})
    else:
        show_parts(found, texts)


def caption(found: Calibration, texts: Texts) -> str:
    losses = f"{found.log_loss:.3f}", f"{found.knowing_nothing:.3f}"
    return texts("calibration-caption", found.games, f"{found.error:.1%}", *losses)


def sharpness(found: Calibration, texts: Texts) -> str:
    """What forecasts are multiplied by, and what would have been best here."""
    return texts("sharpness", f"{found.sharpness:.2f}", f"{found.best:.2f}", f"{found.plain:.3f}")


def show_parts(found: Calibration, texts: Texts) -> None:
    table = Table(*texts.each(["forecast", "came-true", "forecasts"]))
    for part in found.parts:
        table.add_row(f"{part.said:.0%}", f"{part.true:.0%}", str(part.forecasts))
    table.caption = f"{caption(found, texts)}\n{sharpness(found, texts)}"
    show(table)
