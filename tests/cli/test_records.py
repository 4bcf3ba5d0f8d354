"""`replay` and `verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import Result

import tafelrunde
from tafelrunde.core.luck import Luck, Seeded, Verifiable
from tafelrunde.core.match import Match
from tafelrunde.core.record import played, record
from tafelrunde.core.registry import find
from tafelrunde.core.seals import Sealed, Share, commitment_of, seal_of, terms_of

Run = Callable[..., Result]


def played_by(luck: Luck, file: Path) -> Path:
    match = Match(find("leduc").setup(2), luck)
    while not match.over:
        match.play(match.actors[0], "call")
    file.write_text(record(match).text())
    return file


@pytest.fixture
def four(tmp_path: Path) -> Path:
    """The first seat wins at connect four after a change of mind."""
    match = tafelrunde.match("connect4", seats=2, seed=1)
    for count, column in enumerate("ababab"):
        match.play(count % 2, f"drop {column}")
    match.undo(5)
    match.play(1, "drop c")
    match.play(0, "drop a")
    file = tmp_path / "four.txt"
    file.write_text(record(match).text())
    return file


@pytest.fixture
def poker(tmp_path: Path) -> Path:
    return played_by(Seeded(5), tmp_path / "poker.txt")


def test_replay_tells_every_entry(run: Run, four: Path) -> None:
    text = run("replay", four).stdout
    assert "   6  undo 5" in text
    assert "Seat 2 drops into column c." in text
    assert "Four in a line" in text


def test_replay_to_an_entry_shows_the_board(run: Run, four: Path) -> None:
    text = run("replay", four, "--at", "1").stdout
    assert "● · · · · · ·" in text
    assert "Seat 2 drops" not in text
    result = run("replay", four, "--at", "99")
    assert result.exit_code == 2
    assert "9 entries" in result.stderr


def test_replay_step_by_step(run: Run, four: Path) -> None:
    text = run("replay", four, "--step", typed="\n\n").stdout
    assert text.count("a b c d e f g") == 4  # three pauses, then no more input, then the end
    assert "Four in a line" in text


def test_replay_as_json(run: Run, four: Path) -> None:
    data = json.loads(run("replay", four, "--json").stdout)
    assert data["entries"][0] == {
        "index": 0,
        "text": "0 drop a",
        "lines": ["Seat 1 drops into column a."],
    }
    assert data["outcome"]["reason"] == "four"
    assert json.loads(run("replay", four, "--json", "--at", "2").stdout)["outcome"] is None


def test_replay_says_what_was_practice(run: Run, four: Path) -> None:
    assert "practice" not in run("replay", four).stdout
    assert json.loads(run("replay", four, "--json").stdout)["practice"] is False
    four.write_text(four.read_text().replace("seats: 2\n", "seats: 2\npractice: yes\n"))
    assert "A practice match" in run("replay", four).stdout
    assert json.loads(run("replay", four, "--json").stdout)["practice"] is True
    assert run("verify", four).exit_code == 0


@pytest.mark.parametrize(("view", "cards"), [("1", 1), ("2", 1), ("spectator", 0)])
def test_replay_hides_what_a_seat_did_not_know(
    run: Run, poker: Path, view: str, cards: int
) -> None:
    data = json.loads(run("replay", poker, "--view", view, "--at", "2", "--json").stdout)
    lines = [line for entry in data["entries"] for line in entry["lines"]]
    assert sum("Your card" in line for line in lines) == cards
    assert all(entry["text"] is None for entry in data["entries"])
    assert run("replay", poker, "--view", "7").exit_code == 2
    assert run("replay", poker, "--view", "0").exit_code == 2  # seats count from 1


def test_verify_accepts_a_fair_record(run: Run, poker: Path) -> None:
    assert "draws" in run("verify", poker).stdout
    data = json.loads(run("verify", poker, "--json").stdout)
    assert data["ok"] is True
    assert data["draws"] > 0


def test_verify_compares_a_receipt(run: Run, tmp_path: Path) -> None:
    """What a page kept; another number in it, and a record that has lost it."""
    number, secret = "a1" * 32, b"s" * 32
    commitment = commitment_of("m1", secret)
    share = Share((0,), seal_of("m1", commitment, number), number)
    setup = find("leduc").setup(2)
    what = played("leduc", setup.game.meta.rules_version, 2, setup.options, None)
    files = {}
    for name, one in (("fair", share), ("lost", replace(share, number=""))):
        files[name] = played_by(Sealed(secret, "m1", what, [one]), tmp_path / f"{name}.txt")
    kept = {
        "tafelrunde": "luck receipt 1", "match": "m1", "commitment": commitment, "played": what,
        "seals": [{"seats": [0], "seal": share.seal}], "number": number, "opened": True,
        "terms": terms_of("m1", what, commitment, [share]),
    }  # fmt: skip
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps(kept))
    assert "The receipt agrees" in run("verify", files["fair"], "--receipt", receipt).stdout
    data = json.loads(run("verify", files["fair"], "--receipt", receipt, "--json").stdout)
    assert data["receipt"] is True
    assert run("verify", files["lost"]).exit_code == 0
    dropped = run("verify", files["lost"], "--receipt", receipt)
    assert dropped.exit_code == 2
    assert "opened its number, but the record says that it is missing" in dropped.stderr
    receipt.write_text(json.dumps(kept | {"number": "b2" * 32}))
    forged = run("verify", files["fair"], "--receipt", receipt, "--json")
    assert forged.exit_code == 2
    assert json.loads(forged.stdout)["code"] == "bad-receipt"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ("eine Startzahl", "Verfahren 1, 2 Zahlen", "Verfahren 2, 1 von 2 Zahlen")),
        ("en", ("a seed", "protocol 1, 2 numbers", "protocol 2, 1 of 2 numbers")),
    ],
)
def test_verify_names_the_kind_of_luck(
    run: Run, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    secret, number = b"s" * 32, "a1" * 32
    seal = seal_of("m1", commitment_of("m1", secret), number)
    shares = [Share((0,), seal, number), Share((1,), "b2" * 32)]
    what = played(
        "leduc", find("leduc").meta.rules_version, 2, find("leduc").setup(2).options, None
    )
    kinds = Seeded(5), Verifiable(secret, [b"a", b"b"], "m1"), Sealed(secret, "m1", what, shares)
    found = []
    for luck, told in zip(kinds, words):
        file = played_by(luck, tmp_path / "match.txt")
        assert told in run("verify", file, "--lang", lang).stdout
        data = json.loads(run("verify", file, "--json").stdout)
        found.append((data["luck"], data["protocol"], data["numbers"]))
    assert found == [("seeded", None, 0), ("verifiable", 1, 2), ("verifiable", 2, 1)]


def test_verify_rejects_a_changed_draw(run: Run, poker: Path) -> None:
    lines = poker.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("* "))
    card = next(face for face in "JQK" if not lines[at].upper().endswith(face))
    lines[at] = lines[at][:-1] + (card if lines[at][-1].isupper() else card.lower())
    poker.write_text("\n".join([*lines, ""]))
    result = run("verify", poker, "--json")
    assert result.exit_code == 2
    assert f"line {at + 1}:" in result.stderr
    assert json.loads(result.stdout)["ok"] is False


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        ("end 9 entries\n", "", "cut off"),
        ("1 drop b\n", "", "does not fit"),
        ("0 drop a", "1 drop a", "not the turn of seat 1"),
        ("0 drop a", "0 drop z", "“z” does not fit"),
        ("0 drop a", "0 fly a", "no known action"),
        ("game: connect4", "game: conect4", "did you mean"),
        ("rules: 1", "rules: 9", "version 9"),
        ("tafelrunde record 1", "tafelrunde record 9", "not a format known"),
        ("tafelrunde record 1", "PK", "A record begins with"),
        ("scores 1,0", "scores 0,1", "The result is not"),
    ],
)
def test_broken_records(run: Run, four: Path, old: str, new: str, hint: str) -> None:
    four.write_text(four.read_text().replace(old, new, 1))
    for command in ("replay", "verify"):
        result = run(command, four)
        assert result.exit_code == 2
        assert hint in result.stderr
        assert "Traceback" not in result.stderr


def test_a_record_is_analysed(run: Run, tmp_path: Path) -> None:
    """Three of the first seat lie in column a; the fourth is not laid."""
    match = tafelrunde.match("connect4", seats=2)
    for number, column in enumerate("ababacga"):
        match.play(number % 2, f"drop {column}")
    file = tmp_path / "match.txt"
    file.write_text(tafelrunde.record(match).text(), encoding="utf-8")
    told = run("analyse", file, "--sims", "120", "--lang", "de").stdout
    assert "Eintrag 7" in told
    assert "drop a" in told.split("Eintrag 7")[1]
    data = json.loads(run("analyse", file, "--sims", "120", "--json").stdout)
    assert 6 in data["turning"]
    assert len(data["curve"]) == 9
