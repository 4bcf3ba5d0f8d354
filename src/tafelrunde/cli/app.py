"""The commands, and how each ends: 0 done, 1 faults found, 2 a sentence about what was wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from io import TextIOWrapper
from typing import ParamSpec

import typer

from tafelrunde.cli import (
    analyse,
    arena,
    audit,
    author,
    backup,
    calibrate,
    components,
    draw,
    lobby,
    play,
    records,
    serve,
    study,
    tidy,
)
from tafelrunde.cli.screen import complain
from tafelrunde.core.errors import TafelrundeError

P = ParamSpec("P")

COMMANDS: dict[str, Callable[..., None]] = {
    "games": lobby.games,
    "play": play.play,
    "serve": serve.serve,
    "audit": audit.audit,
    "backup": backup.backup,
    "tidy": tidy.tidy,
    "rules": lobby.rules,
    "simulate": study.simulate,
    "bench": study.bench,
    "arena": arena.arena,
    "tune": study.tune,
    "calibrate": calibrate.calibrate,
    "analyse": analyse.analyse_record,
    "replay": records.replay,
    "verify": records.verify,
    "draw": draw.draw,
    "components": components.components,
    "check": author.check,
    "new-game": author.new_game,
}

app = typer.Typer(
    help="Modern board games: rules-complete, fast, honest about luck and secrets.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def friendly(command: Callable[P, None]) -> Callable[P, None]:
    """A typed error is one sentence on stderr; anything else is a bug and keeps its traceback."""

    @wraps(command)
    def run_command(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except TafelrundeError as error:
            complain(f"tafelrunde: {error}")
            raise typer.Exit(2) from error

    return run_command


for name, command in COMMANDS.items():
    app.command(name)(friendly(command))


def run() -> None:
    for stream in (sys.stdout, sys.stderr):  # a terminal without “●” shows “?”, it does not fail
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="tafelrunde")
