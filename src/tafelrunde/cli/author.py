"""`check` and `new-game`: for those who write games."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import AsJson, Key, Lang
from tafelrunde.cli.create import create
from tafelrunde.cli.given import game_of
from tafelrunde.cli.screen import Texts, errors, say, show_json

FAULTY = 1


def check(
    key: Key,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer matches.")] = False,
    workers: Annotated[int, typer.Option(min=1, help="Processes; the result is the same.")] = 1,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Run the conformance kit on a game."""
    from tafelrunde.testing.check import check_game

    texts = Texts(lang)
    game = game_of(key)
    with errors.status(game.key) as status:
        report = check_game(game, quick=quick, workers=workers, progress=status.update)
    if as_json:
        faults = [asdict(fault) for fault in report.faults]
        show_json({"game": game.key, "ok": report.ok, "faults": faults, "passed": report.passed})
    else:
        for name in report.passed:
            say(f"✓ {name}")
        for fault in report.faults:
            say(f"✗ {fault.check}: {fault.message}")
        say(texts("check-ok" if report.ok else "check-faults", game.key, len(report.faults)))
    if not report.ok:
        raise typer.Exit(FAULTY)


def new_game(
    key: Annotated[str, typer.Argument(help="A Python name in lower case.")],
    into: Annotated[Path, typer.Option(help="Where the project's folder is made.")] = Path(),
    lang: Lang = None,
) -> None:
    """Begin a game of your own: a small complete one that already passes the kit."""
    say(Texts(lang)("created", str(create(key, into)), key))
