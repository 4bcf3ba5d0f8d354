"""`games` and `rules`."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

Run = Callable[..., Result]


def test_games_hide_reference_games(run: Run) -> None:
    assert "connect4" not in run("games").stdout
    shown = run("games", "--all")
    assert shown.exit_code == 0
    assert "connect4" in shown.stdout
    assert "Connect four" in shown.stdout


def test_games_in_german(run: Run) -> None:
    assert "Vier gewinnt" in run("games", "--all", lang="de_AT.UTF-8").stdout
    assert "Vier gewinnt" in run("games", "--all", "--lang", "de").stdout


def test_games_as_json(run: Run) -> None:
    data = json.loads(run("games", "--all", "--json").stdout)
    bids = next(entry for entry in data if entry["key"] == "sealed_bids")
    assert bids["seats"] == [2, 5]
    assert {"key", "default", "choices", "low", "high"} <= set(bids["options"][0])


def test_whole_rulebook(run: Run) -> None:
    text = run("rules", "connect4").stdout
    assert "Connect four" in text
    assert "1.4" in text


@pytest.mark.parametrize(("lang", "words"), [("en", "In turn"), ("de", "Reihum")])
def test_one_paragraph(run: Run, lang: str, words: str) -> None:
    text = run("rules", "connect4", "1.2", "--lang", lang).stdout
    assert words in text
    assert "1.3" not in text


def test_paragraph_as_json(run: Run) -> None:
    data = json.loads(run("rules", "connect4", "1.2", "--json").stdout)
    assert data["number"] == "1.2"
    whole = json.loads(run("rules", "connect4", "--json").stdout)
    assert [each["number"] for each in whole["paragraphs"]] == ["1.1", "1.2", "1.3", "1.4"]


def test_unknown_paragraph_lists_its_section(run: Run) -> None:
    result = run("rules", "connect4", "1.9")
    assert result.exit_code == 2
    assert "1.1, 1.2, 1.3, 1.4" in result.stderr
    assert "1 Rules" in run("rules", "connect4", "7.1").stderr
