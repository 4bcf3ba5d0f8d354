"""`analyse`: a record looked at again, decision by decision."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from tafelrunde.bots.analysis import SIMS, Alternative, Analysis, Moment, analyse
from tafelrunde.cli.argument import AsJson, File, Lang
from tafelrunde.cli.given import game_of, record_of
from tafelrunde.cli.screen import Texts, complain, say, show, show_json
from tafelrunde.cli.study import INTERRUPTED, progress
from tafelrunde.words.words import Words


def analyse_record(
    file: File,
    sims: Annotated[int, typer.Option(help="Simulations for each decision.")] = SIMS,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Who was likely to win when, which decisions turned the match, what luck gave."""
    texts = Texts(lang)
    saved = record_of(file)
    game = game_of(saved.game)
    match = saved.replay(game)
    with progress(game.key) as bar:
        task = bar.add_task("", total=len(match.line))
        try:
            found = analyse(match, sims, progress=lambda done, of: bar.update(task, completed=done))
        except KeyboardInterrupt:
            bar.stop()
            complain(texts("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        turning = [moment.entry for moment in found.turning()]
        costs = [moment.cost for moment in found.moments]
        show_json({**asdict(found), "turning": turning, "costs": costs})
        return
    words = Words(game, texts.lang)
    sides = [words.side(side, match.setup.sides) for side in range(len(match.setup.sides))]
    show_sides(found, sides, texts)
    for moment in found.turning():
        show_moment(moment, sides[moment.seat], texts)


def show_sides(found: Analysis, sides: list[str], texts: Texts) -> None:
    table = Table(*texts.each(["side", "analyse-start", "analyse-end", "analyse-luck"]))
    table.add_column(texts("analyse-skill"))
    for side, name in enumerate(sides):
        chances = [f"{shares[side]:.0%}" for shares in (found.curve[0], found.curve[-1])]
        given = [f"{100 * part:+.0f}" for part in (found.luck[side], found.skill[side])]
        table.add_row(name, *chances, *given)
    show(table)


def show_moment(moment: Moment, name: str, texts: Texts) -> None:
    say()
    say(texts("analyse-moment", moment.entry + 1, name, f"{100 * moment.change:+.0f}"))
    say("  × " + told(moment.played))
    for place, one in enumerate(moment.best, 1):
        say(f"  {place} {told(one)}")


def told(one: Alternative) -> str:
    line = f"   … {', '.join(one.line)}" if one.line else ""
    return f"{one.chance:4.0%}  {one.action}{line}"
