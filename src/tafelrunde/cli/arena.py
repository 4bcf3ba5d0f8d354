"""`arena`: which bot is better."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tafelrunde.bots import CHARACTERS
from tafelrunde.cli.argument import AsJson, Chosen, Key, Lang, Seats
from tafelrunde.cli.given import game_of, names_of, options_of, seats_of, write_text
from tafelrunde.cli.plot import shares
from tafelrunde.cli.screen import Texts, complain, errors, show, show_json
from tafelrunde.cli.study import INTERRUPTED, progress
from tafelrunde.core.errors import BadInput
from tafelrunde.draw.export import png
from tafelrunde.lab.arena import fight
from tafelrunde.lab.standing import Standing

SEARCHING = ("search", "strong", "expert", *CHARACTERS)


def arena(
    key: Key,
    bots: Annotated[str, typer.Option(help="Two or more: a,b,c.")] = "greedy,reference",
    games: Annotated[int, typer.Option(help="How many matches, at most.")] = 100,
    seats: Seats = None,
    option: Chosen = None,
    workers: Annotated[int, typer.Option(help="Processes; the result is the same.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same luck.")] = 0,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop once the first bot is known to be better.")
    ] = False,
    sims: Annotated[
        int | None, typer.Option(help="Simulations for a decision, of bots that search.")
    ] = None,
    ms: Annotated[
        float | None, typer.Option(help="CPU time for a turn, of bots that search.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A CSV file of matches; they are gone on with.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="An .svg or .png file.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, each in every seat on the same luck, and rate them."""
    texts = Texts(lang)
    if plot is not None and plot.suffix not in (".svg", ".png"):
        raise BadInput(texts("wrong-plot", plot.name))
    game = game_of(key)
    setup = game.setup(seats_of(game.meta, seats), options_of(game.meta, option or []))
    names = budgeted(names_of(bots), sims, ms)
    played = 0
    with progress(game.key) as bar:
        task = bar.add_task("", total=games)

        def note(done: int) -> None:
            nonlocal played
            played = done
            bar.update(task, completed=done)

        try:
            found = fight(setup, names, games, seed, workers, until_decided, out, note)
        except KeyboardInterrupt:
            bar.stop()
            complain(texts("paused", played) if out else texts("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
    if plot is not None:
        draw_plot(found, plot, texts)
    if as_json:
        show_json(asdict(found))
    else:
        show_standing(found, texts)


def budgeted(names: list[str], sims: int | None, ms: float | None) -> list[str]:
    """All those who search think so long: settings of their names."""
    settings = "" if sims is None and ms is None else f":sims={sims or 0}:ms={ms or 0:g}"
    return [name + settings if name.split(":")[0] in SEARCHING else name for name in names]


def draw_plot(found: Standing, path: Path, texts: Texts) -> None:
    drawn = shares(found, caption(found, texts))
    if path.suffix == ".svg":
        write_text(path, drawn)
    else:
        path.write_bytes(png(drawn, 2))
    errors.print(texts("drawn", path.name))


def caption(found: Standing, texts: Texts) -> str:
    return texts("arena-caption", found.games, f"{found.parity:.0%}")


def show_standing(found: Standing, texts: Texts) -> None:
    heads = ["bot", "share", "interval", "rating", "interval", "score", "per-decision"]
    table = Table(*texts.each(heads))
    for name in sorted(found.bots, key=lambda name: -found.rating[name]):
        low, high = found.interval[name]
        weak, strong = found.rating_interval[name]
        ms = found.ms_per_decision.get(name)
        table.add_row(
            name,
            f"{found.win_rate[name]:.1%}",
            f"{low:.0%}–{high:.0%}",
            f"{found.rating[name]:+.0f}",
            f"{weak:+.0f} … {strong:+.0f}",
            f"{found.mean_score[name]:.1f}",
            "" if ms is None else f"{ms:.1f}",
        )
    verdict = texts(f"arena-{found.decided or 'open'}")
    table.caption = f"{caption(found, texts)}; {found.bots[0]} {verdict}"
    show(table)
    ends = Table(*texts.each(["reason", "games"]))
    for reason, count in found.reasons.items():
        ends.add_row(reason, str(count))
    show(ends)
