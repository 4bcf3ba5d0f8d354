"""`draw`: a position as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tafelrunde.boards import BoardPart, board_of
from tafelrunde.core.registry import find
from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene, el
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def drawn(view: View, words: Words) -> Scene:
    """Enough of a board: the view's facts and who looks at it."""
    name = words.seat(0)
    text = el("text", f"{view.seat} {view.actors} {name}", y=20, fill="var(--ink)")
    return Scene([Region("board", (0, 0, 200, 40), [Layer("all", {"t": text})])], title=words.title)


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> BoardPart:
    """Connect four with a drawing, whether it has one or not."""
    part = board_of(find("connect4"))
    monkeypatch.setattr(part, "draw", drawn)
    return part


def test_a_board_as_svg(run: Run, tmp_path: Path, board: BoardPart) -> None:
    path = tmp_path / "board.svg"
    result = run("draw", "connect4", "-o", path, "--steps", "3", "--seat", "2", "--lang", "de")
    assert result.exit_code == 0, result.output
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert ">1 (1,) Platz 1<" in text
    assert "<title>Vier gewinnt</title>" in text
    assert "Gezeichnet" in result.output


def test_light_and_dark_differ(run: Run, tmp_path: Path, board: BoardPart) -> None:
    pictures = []
    for theme in ("light", "dark"):
        path = tmp_path / f"{theme}.svg"
        assert run("draw", "connect4", "-o", path, "--theme", theme).exit_code == 0
        pictures.append(path.read_text(encoding="utf-8"))
    assert pictures[0] != pictures[1]


def test_a_board_as_png(run: Run, tmp_path: Path, board: BoardPart) -> None:
    path = tmp_path / "board.png"
    assert run("draw", "connect4", "-o", path, "--scale", "0.5").exit_code == 0
    assert path.read_bytes().startswith(b"\x89PNG")


def test_a_record_up_to_an_entry(run: Run, tmp_path: Path, board: BoardPart) -> None:
    record = tmp_path / "match.txt"
    typed = f"1\n1\n1\nsave {record}\n"
    run("play", "connect4", "--bots", "human", "--seed", "1", typed=typed)
    assert record.is_file()
    path = tmp_path / "board.svg"
    assert run("draw", "connect4", "--record", record, "--at", "2", "-o", path).exit_code == 0
    assert "None (0,)" in path.read_text(encoding="utf-8")
    result = run("draw", "connect4", "--record", record, "--at", "99", "-o", path)
    assert result.exit_code == 2
    assert "--at 99 is beyond them" in result.stderr
    result = run("draw", "leduc", "--record", record, "-o", path)
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["-o", "board.gif"], "neither .svg nor .png"),
        (["-o", "b.svg", "--theme", "pink"], "light or dark"),
        (["-o", "b.svg", "--seat", "7"], "--seat is from 1 to 2"),
        (["-o", "b.svg", "--seats", "9"], "seats"),
        (["-o", "no/such/folder/b.svg"], "cannot be written"),
        (["-o", "no/such/folder/b.png"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn(
    run: Run, board: BoardPart, more: list[str], words: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    result = run("draw", "connect4", *more)
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_game_without_a_drawing_says_so(
    run: Run, tmp_path: Path, board: BoardPart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "draw", None)
    result = run("draw", "connect4", "-o", tmp_path / "b.svg")
    assert result.exit_code == 2
    assert "connect4 has no drawing" in result.stderr
