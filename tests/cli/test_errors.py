"""Bad input: one sentence that helps on stderr, exit code 2, nothing on stdout."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tafelrunde.cli.given import options_of, value_of
from tafelrunde.core.errors import BadOption, ExcludedOptions
from tafelrunde.core.meta import Meta, Option, Value

Run = Callable[..., Result]

META = Meta(
    key="toy",
    title={"en": "Toy"},
    seats=(1, 2),
    rules_version=1,
    options=(
        Option("storms", False),
        Option("night", False),
        Option("rounds", 3, low=1, high=9),
        Option("map", "small", choices=("small", "large")),
        Option("cards", ""),
    ),
    excludes=({"storms": True, "night": True},),
)


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["play", "conect4"], "did you mean “connect4”"),
        (["simulate", "zzzzzz"], "There is no game “zzzzzz”"),
        (["play", "connect4", "--seats", "3"], "2 seats, not 3"),
        (["simulate", "connect4", "--seats", "9"], "2 seats, not 9"),
        (["play", "connect4", "--option", "storms=true"], "no option “storms”"),
        (["play", "connect4", "--option", "storms"], "key=value"),
        (["play", "sealed_bids", "--option", "rounds=99"], "from 1 to 9"),
        (["play", "sealed_bids", "--option", "rounds=many"], "from 1 to 9"),
        (["play", "sealed_bids", "--option", "ties=won"], "lost or carried"),
        (
            ["play", "sealed_bids", "--option", "rounds=1", "--option", "ties=carried"],
            "cannot be played together",
        ),
        (["play", "connect4", "--bots", "human,genius"], "known: beginner, casual"),
        (["play", "connect4", "--bots", "human,bold"], "no bot “bold”"),
        (["play", "connect4", "--bots", "human,human,human"], "2 seats, not 3"),
        (["play", "connect4", "--seats", "2", "--bots", "human,human,human"], "3 seats are named"),
        (["simulate", "connect4", "--bots", "human"], "known: beginner, casual"),
        (["simulate", "connect4", "--bots", "random,random,greedy"], "each of the 2 seats"),
        (["simulate", "connect4", "--games", "0"], "at least one game"),
        (["rules", "connect4", "--lang", "fr"], "de, en"),
        (["play"], "Name a game"),
        (["replay", "no/such/file"], "cannot be read"),
        (["play", "connect4", "--load", "no/such/file"], "cannot be read"),
    ],
)
def test_bad_arguments(run: Run, args: list[str], hint: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("pair", "value"),
    [
        ("storms=yes", True), ("storms=FALSE", False), ("storms=1", True), ("rounds=9", 9),
        ("map=large", "large"), ("cards=a=b", "a=b"),
    ],
)  # fmt: skip
def test_options_by_type(pair: str, value: Value) -> None:
    assert list(options_of(META, [pair]).values()) == [value]


@pytest.mark.parametrize("pair", ["storms=maybe", "rounds=0", "rounds=1.5", "map=huge", "x=1"])
def test_bad_options(pair: str) -> None:
    with pytest.raises(BadOption):
        options_of(META, [pair])


def test_excluded_options() -> None:
    with pytest.raises(ExcludedOptions, match="storms = true and night = true"):
        options_of(META, ["storms=on", "night=on"])


def test_text_option_from_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("wolf = 3")
    assert value_of(META.options[4], f"@{file}") == "wolf = 3"
