"""Records of every version of the rules of every game: the present one replays, others are told.

Each was written by the code of its version; `tafelrunde.testing.renewal` adds those of the version
that a change of rules leaves behind.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.web.hall import Hall, hall
from typer.testing import CliRunner

from tafelrunde.cli.app import app
from tafelrunde.core.errors import UnknownVersion
from tafelrunde.core.record import read_record
from tafelrunde.core.registry import find, metas

__all__ = ["hall"]  # a fixture

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))
Version = tuple[str, int]


def version_of(path: Path) -> Version:
    game, version, *_ = path.stem.split("-")
    return game, int(version)


def installed(path: Path) -> bool:
    game, version = version_of(path)
    return find(game).meta.rules_version == version


OLD = [path for path in FILES if not installed(path)]
PRESENT = [path for path in FILES if installed(path)]


def name(path: Path) -> str:
    return path.stem


def test_every_version_so_far_has_one() -> None:
    """Those of the present version lie with the game, too, in its `tests/replays`."""
    wanted = {
        (key, version) for key, meta in metas().items() for version in range(1, meta.rules_version)
    }
    assert wanted <= set(map(version_of, FILES))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_its_text_is_read_and_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.game, record.rules) == version_of(path)
    assert record.text() == text


@pytest.mark.parametrize("path", PRESENT, ids=name)
def test_one_of_the_present_rules_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    match = record.replay()
    assert [str(entry) for entry in match.entries] == record.entries
    assert match.over == bool(record.result)
    answer = CliRunner().invoke(app, ["verify", str(path)])
    assert answer.exit_code == 0, answer.output


@pytest.mark.parametrize("path", OLD, ids=name)
def test_one_of_other_rules_is_told_with_its_version_and_not_replayed(path: Path) -> None:
    game, version = version_of(path)
    record = read_record(path.read_text(encoding="utf-8"))
    with pytest.raises(UnknownVersion, match=f"version {version} "):
        record.replay()
    for command in ("replay", "verify", "analyse"):
        answer = CliRunner().invoke(app, [command, str(path)])
        assert answer.exit_code == 2, answer.output
        assert f"version {version} of the rules of {game}" in answer.stderr
        assert f"version {find(game).meta.rules_version}" in answer.stderr


@pytest.mark.parametrize("path", OLD[:3], ids=name)
def test_the_page_for_records_says_so_as_well(hall: Hall, path: Path) -> None:
    client: TestClient = hall.browser("en")
    text = path.read_text(encoding="utf-8")
    answer = client.post("/replay", data={"record": text})
    assert answer.status_code == 422
    assert f"version {version_of(path)[1]} " in answer.text
