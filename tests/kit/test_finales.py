"""Every way a match can end is drawn; what is wrong with an end is named."""

from __future__ import annotations

from importlib.resources import files
from types import SimpleNamespace

import pytest

from tafelrunde.boards import board_of, finale_of
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record
from tafelrunde.core.registry import find, metas
from tafelrunde.core.view import View
from tafelrunde.draw.finale import Finale
from tafelrunde.draw.shape import circle, g, linear, rect
from tafelrunde.testing.kit import finales
from tafelrunde.testing.report import Report
from tafelrunde.words.words import Words

GAMES = sorted(metas())


def ended(game: Game) -> Match:
    folder = files(game.package) / "tests" / "replays"
    first = min(folder.iterdir(), key=lambda path: path.name)
    return read_record(first.read_text(encoding="utf-8")).replay(game)


@pytest.mark.parametrize("key", GAMES)
def test_all_saved_ends_are_drawn_and_counted(key: str) -> None:
    report = Report(key)
    finales.check_finales(find(key), report)
    assert report.ok, str(report)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_drawn_before_the_end(key: str) -> None:
    game = find(key)
    view = game.view(ended(game).setup.start(), None)
    with pytest.raises(AssertionError):
        finale_of(view, Words(game, "en"))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_decided_and_how_points_grew(key: str) -> None:
    board = board_of(find(key))
    assert board.finale is not None
    assert board.tally is not None


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        (Finale(g(rect(0, 0, 9, 9)), "", notes=("a", "b")), "an end without a title"),
        (Finale(g(rect(0, 0, 9, 9)), "x"), "an end without a word about each side"),
        (Finale(g(rect(0, 0, 9, 9, fill="var(--nothing)")), "x"), "an end that is not drawn"),
    ],
)
def test_a_faulty_end_is_named(drawn: Finale, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(GAMES[0])

    def board(_: Game) -> SimpleNamespace:
        return SimpleNamespace(finale=lambda view, words: drawn, tally=None, PAINT={})

    monkeypatch.setattr(finales, "board_of", board)
    monkeypatch.setattr(finales, "finale_of", lambda view, words: drawn)
    report = Report(game.key)
    finales.check_finales(game, report)
    assert fault in {one.check for one in report.faults}


def test_rounds_do_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game, counted = find(GAMES[0]), iter(range(10**6, 0, -1))
    match = ended(game)

    def tally(view: View) -> tuple[int, tuple[int, ...]]:
        return next(counted), (0,) * len(match.setup.sides)

    monkeypatch.setattr(finales, "board_of", lambda _: SimpleNamespace(tally=tally))
    report = Report(game.key)
    finales.check_tally(game, match, "", report)
    assert {one.check for one in report.faults} == {"a round that goes back"}


def test_ids_and_clicks_of_a_picture_are_apart_from_those_of_the_board() -> None:
    paint = linear("gr-own", (0, "var(--ink)"))
    spot = circle(5, 5, 4, fill="url(#gr-own)", id="spot", data_token="c4", role="button")
    drawn = Finale(g(spot), "End", defs={"gr-own": paint}).svg("end-")
    assert 'id="end-spot"' in drawn
    assert 'id="end-gr-own"' in drawn
    assert 'url(#end-gr-own)"' in drawn
    assert "data-token" not in drawn
