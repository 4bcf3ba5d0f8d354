"""`simulate`, `bench` and `tune`: many matches, how fast they are, what is learned from them."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.cli.argument import AsJson, Chosen, Key, Lang, Seats
from tafelrunde.cli.given import game_of, names_of, options_of, seats_of
from tafelrunde.cli.screen import Texts, complain, errors, say, show, show_json
from tafelrunde.lab import bench as benches
from tafelrunde.lab import simulate as studies
from tafelrunde.lab import tune as tuning

INTERRUPTED = 130  # what a shell reports after Ctrl-C


def simulate(
    key: Key,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    workers: Annotated[int, typer.Option(help="Processes; the result is the same.")] = 1,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each: a,b.")] = "random",
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many matches and count how they end."""
    texts = Texts(lang)
    game = game_of(key)
    with progress(game.key) as bar:
        task = bar.add_task("", total=games)
        try:
            found = studies.simulate(
                game,
                seats_of(game.meta, seats),
                options_of(game.meta, option or []),
                games,
                names_of(bots),
                seed,
                workers,
                lambda done: bar.update(task, completed=done),
            )
        except KeyboardInterrupt:
            bar.stop()
            complain(texts("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        show_json(asdict(found))
    else:
        show_simulation(found, texts)


def progress(title: str) -> Progress:
    """A bar on a terminal; nothing where errors go to a file."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def show_simulation(found: studies.Simulation, texts: Texts) -> None:
    speed = Table(show_header=False)
    speed.add_row(texts("games"), str(found.games))
    speed.add_row(texts("steps"), f"{found.steps} = {found.seat_steps} + {found.chance_steps}")
    speed.add_row(texts("seconds"), f"{found.seconds:.2f}")
    speed.add_row(texts("speed"), f"{found.steps_per_second:,.0f}")
    speed.add_row(texts("length"), f"{found.mean_length:.1f}")
    show(speed)
    ends = Table(*texts.each(["reason", "games", "share"]))
    for reason, count in found.reasons.items():
        ends.add_row(reason, str(count), f"{count / found.games:.1%}")
    show(ends)
    sides = Table(*texts.each(["side", "bot", "wins", "share", "score"]))
    for i, (side, wins) in enumerate(found.wins_by_side.items()):
        bot = found.bots[i] if i < found.seats else ""
        share = f"{wins / found.games:.1%}"
        sides.add_row(side, bot, f"{wins:.1f}", share, f"{found.mean_scores[side]:.2f}")
    show(sides)


def bench(
    key: Key,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(help="Of CPU time; there are ten rounds.")] = 1.0,
    option: Chosen = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Measure a game's speed, compiled and as plain Python, in one run: CPU time, medians."""
    texts = Texts(lang)
    game = game_of(key)
    setup = game.setup(seats_of(game.meta, seats), options_of(game.meta, option or []))
    with errors.status(texts("measuring")):
        found = benches.bench(setup, seconds)
    if as_json:
        show_json(asdict(found))
        return
    table = Table("", texts("here"), texts("pure"))
    here, pure = found.decisions_per_second, found.pure_decisions_per_second
    table.add_row(texts("decisions-speed"), f"{here:,.0f}", f"{pure:,.0f}")
    here, pure = found.steps_per_second, found.pure_steps_per_second
    table.add_row(texts("steps-speed"), f"{here:,.0f}", f"{pure:,.0f}")
    for name in ("legal", "pick", "apply", "clone"):
        here, pure = getattr(found, f"{name}_us"), getattr(found, f"pure_{name}_us")
        table.add_row(f"{name} µs", f"{here:.2f}", f"{pure:.2f}")
    table.add_row(texts("ratio"), f"{found.ratio:.1f}", "1")
    table.caption = texts("compiled" if found.compiled else "not-compiled")
    show(table)


def tune(
    key: Key,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="Matches of self-play, each round.")] = 200,
    rounds: Annotated[int, typer.Option(help="Of self-play, fit and gate.")] = 3,
    gate: Annotated[int, typer.Option(help="Matches against each bot of the pool.")] = 60,
    chooser: Annotated[str, typer.Option(help="Who plays: greedy, search:sims=60.")] = "greedy",
    ridge: Annotated[float, typer.Option(help="How much old weights hold.")] = tuning.RIDGE,
    scores: Annotated[bool, typer.Option(help="Learn from leads, not only from wins.")] = False,
    pairs: Annotated[int, typer.Option(help="Of matches that nudge; 0: a fit.")] = 0,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
    out: Annotated[Path, typer.Option(help="A folder for the weights of each round.")] = Path(
        "tuning"
    ),
    lang: Lang = None,
) -> None:
    """Find the weights of a game's advice by self-play; the best ones are named at the end."""
    texts = Texts(lang)
    game = game_of(key)
    setup = game.setup(seats_of(game.meta, seats), options_of(game.meta, option or []))
    plan = tuning.Tuning(
        games=games,
        rounds=rounds,
        gate=gate,
        chooser=chooser,
        ridge=ridge,
        scores=scores,
        pairs=pairs,
        seed=seed,
    )
    try:
        best = tuning.tune(setup, out, plan, complain)
    except KeyboardInterrupt:
        complain(texts("interrupted"))
        raise typer.Exit(INTERRUPTED) from None
    say(texts("tuned", str(best)))
