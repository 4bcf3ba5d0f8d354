"""The end of every saved match: drawn in both languages and lights, counted by round."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

from tafelrunde.boards import board_of, finale_of
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record
from tafelrunde.draw.palette import THEMES
from tafelrunde.testing.helpers.drawing import tokens_in
from tafelrunde.testing.report import Report
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gül", "Hal")


def check_finales(game: Game, report: Report) -> None:
    folder = files(game.package) / "tests" / "replays"
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        try:
            match = read_record(path.read_text(encoding="utf-8")).replay(game)
            check_finale(game, match, path.name, report)
            check_tally(game, match, path.name, report)
        except TafelrundeError as error:
            report.fault("an end that is not drawn", f"{path.name}: {error}")


def check_finale(game: Game, match: Match, spot: str, report: Report) -> None:
    board, sides = board_of(game), len(match.setup.sides)
    for lang in LANGUAGES:
        drawn = finale_of(game.view(match.state, None), Words(game, lang, NAMES))
        if drawn is None:
            return
        if board.finale is not None and len(drawn.notes) != sides:
            report.fault("an end without a word about each side", f"{spot}, {lang}")
        if not drawn.title:
            report.fault("an end without a title", f"{spot}, {lang}")
        own = replace(drawn, tokens=board.PAINT)
        for theme in THEMES:
            if tokens_in(own.file(theme)):
                report.fault("an end that can be clicked", f"{spot}, {lang}")


def check_tally(game: Game, match: Match, spot: str, report: Report) -> None:
    """Rounds only go on, and every side has its points in them."""
    tally = board_of(game).tally
    if tally is None or match.position is not None:
        return
    state, before = match.setup.start(), 0
    for number in match.line:
        entry = match.entries[number]
        assert entry.action is not None
        state.apply(entry.seat, entry.action)
        now, scores = tally(game.view(state, None))
        if now < before:
            report.fault("a round that goes back", f"{spot}, entry {number}")
        if len(scores) != len(match.setup.sides):
            report.fault("points that are not counted", spot)
        before = now
