"""Bots in other programs: the examples of the documentation, and what goes wrong."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from tafelrunde.bots import find as find_bot
from tafelrunde.bots import offered
from tafelrunde.bots.foreign import Foreign
from tafelrunde.core.errors import BadAnswer, UnknownBot
from tafelrunde.core.registry import find
from tafelrunde.lab.arena import fight

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
LEDUC = find("leduc").setup(2)


def example(language: str) -> str:
    page = PAGE.read_text(encoding="utf-8")
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)
    return found[-1]


@pytest.fixture
def python_bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(example("python"), encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


@pytest.fixture
def shell_bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.sh"
    path.write_text(example("sh"), encoding="utf-8")
    return f"cmd:sh {path}"


@pytest.mark.parametrize("which", ["python_bot", "shell_bot"])
def test_the_examples_play_in_the_arena(which: str, request: pytest.FixtureRequest) -> None:
    name: str = request.getfixturevalue(which)
    found = fight(LEDUC, [name, "random"], 6)
    assert found.games == 6
    assert name in found.rating


@pytest.mark.parametrize(
    ("program", "what"),
    [("input(); print('fly')", "not legal"), ("pass", "has ended|does not listen")],
)
def test_bad_answers_are_told(program: str, what: str) -> None:
    setup = find("connect4").setup(2)
    bot = Foreign(f'{sys.executable} -c "{program}"')
    with pytest.raises(BadAnswer, match=what):
        bot.choose(setup.game.view(setup.start(), 0), Random(1))
    bot.close()


def test_a_program_that_is_not_there() -> None:
    setup = find("connect4").setup(2)
    with pytest.raises(BadAnswer, match="cannot be started"):
        find_bot("cmd:/no/such/bot").choose(setup.game.view(setup.start(), 0), Random(1))


@pytest.mark.parametrize("name", ["cmd:true", "greedy:weights=/etc/passwd", "search:sims=1"])
def test_the_network_offers_plain_names_only(name: str) -> None:
    with pytest.raises(UnknownBot):
        offered(name)


def test_settings_that_cannot_be_read() -> None:
    with pytest.raises(UnknownBot, match="settings"):
        find_bot("search:sims=many")
