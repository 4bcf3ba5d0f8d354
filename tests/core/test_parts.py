"""The files of a game are checked when they are loaded, in words for whoever writes one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import invalidate_caches
from pathlib import Path

import pytest

from tafelrunde.boards import BOARD, board_of, drawing_of
from tafelrunde.core import parts
from tafelrunde.core.errors import BadPart
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta
from tafelrunde.core.parts import PHRASE, REFUSAL, VIEW, AdvicePart, ObservePart, Part, ViewPart
from tafelrunde.core.registry import find, packages
from tafelrunde.desks import DESK
from tafelrunde.testing.check import check_parts
from tafelrunde.testing.games.leduc import advice, observe, view
from tafelrunde.testing.report import Report
from tafelrunde.words.words import Words

Write = Callable[[str, str], Game]
CONNECT4 = find("connect4")
PARTS: tuple[ViewPart, AdvicePart, ObservePart] = (view, advice, observe)  # mypy compares them


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """A stranger's game with one file of its own."""

    def game(file: str, text: str) -> Game:
        (tmp_path / "stranger").mkdir()
        (tmp_path / "stranger" / "__init__.py").touch()
        (tmp_path / "stranger" / file).write_text(text, encoding="utf-8")
        invalidate_caches()
        meta = Meta(key="stranger", title={"en": "S", "de": "S"}, seats=(2, 2), rules_version=1)
        return Game(meta, lambda *_: CONNECT4.setup(2), "stranger")

    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.split(".")[0] == "stranger"]:
        monkeypatch.delitem(sys.modules, name)
    return game


@pytest.mark.parametrize(
    ("file", "text", "part", "words"),
    [
        ("board.py", "PAINT = {}", BOARD, "stranger/board.py lacks “text(view, words)”."),
        (
            "board.py",
            "def txt(view, words): return ''",
            BOARD,
            "stranger/board.py lacks “text(view, words)”. Is “txt” meant to be it?",
        ),
        (
            "board.py",
            "def text(view): return ''",
            BOARD,
            "stranger/board.py: “text” must be a function text(view, words).",
        ),
        (
            "board.py",
            "text = 'o'",
            BOARD,
            "stranger/board.py: “text” must be a function text(view, words).",
        ),
        (
            "view.py",
            "def view(state, seat): ...\ndef determinise(view, random): ...",
            VIEW,
            "stranger/view.py lacks “determinize(view, random)”. Is “determinise” meant to be it?",
        ),
        ("phrase.py", "def read(view, text): ...", PHRASE, "stranger/phrase.py lacks “ASKS”."),
        ("view.py", "", BOARD, "The game lacks a file: stranger/board.py."),
    ],
    ids=["missing", "typo", "arguments", "no function", "spelling", "no table", "no file"],
)
def test_what_a_file_lacks_is_said(
    write: Write, file: str, text: str, part: Part[object], words: str
) -> None:
    with pytest.raises(BadPart) as error:
        write(file, text).part(part)
    assert str(error.value) == words


def test_a_fault_inside_a_file_is_its_own(write: Write) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        board_of(write("board.py", "import no_such_module"))


def test_what_may_be_left_out(write: Write) -> None:
    board = board_of(write("board.py", "def text(view, words, wide=False): return 'o'"))
    assert (board.draw, dict(board.PAINT)) == (None, {})
    seen = CONNECT4.view(CONNECT4.setup(2).start(), 0)
    assert board.text(seen, Words(CONNECT4, "en")) == "o"


def test_a_game_without_a_board_is_not_drawn(write: Write) -> None:
    assert drawing_of(write("view.py", "")) is None


def test_nothing_is_said_about_a_kind_that_is_not_on_offer(write: Write) -> None:
    game = write("refusal.py", "def refusal(state, seat, action): return '2.1'")
    state = CONNECT4.setup(2).start()
    action = state.legal(0)[0]
    assert game.part(REFUSAL).refusal(state, 0, action) == "2.1"
    assert game.part(REFUSAL).absent(state, 0, action) is None


@pytest.mark.parametrize("key", packages())
def test_our_games_are_whole(key: str) -> None:
    report = Report(key)
    assert check_parts(find(key), report), str(report)


def test_every_part_is_told_apart() -> None:
    known = (*parts.NEEDED, *parts.FOR_SOME, BOARD, DESK)
    assert len({part.name for part in known}) == len(known)
