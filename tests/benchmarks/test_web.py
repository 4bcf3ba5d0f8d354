"""The server's benchmark: players answer what they are asked, and waits are counted."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from benchmarks.web import hosting
from benchmarks.web.boardgame import SPACE, Line
from benchmarks.web.load import Sample
from benchmarks.web.report import per_cpu, wait
from benchmarks.web.talk import Player

ROOT = Path(__file__).parent.parent.parent
T = TypeVar("T")
WEB = ["-m", "benchmarks.web", "--alone", "--tables", "2", "--rounds", "1", "--warm", "0.2"]


class First:
    """Chooses what comes first."""

    def choice(self, seq: Sequence[T], /) -> T:
        return seq[0]


def test_a_sample_tells_the_share_of_waits() -> None:
    sample = Sample(50, 2.0, 0.5, [at / 1000 for at in range(100)], 0.0, 0, 0)
    assert per_cpu(sample) == 100
    assert [wait(sample, share) for share in (0.5, 0.95, 1.0)] == [50, 95, 99]


def test_a_player_answers_what_is_asked() -> None:
    player = Player("p", First())
    acts = '{"move": {"c4": {"d7": 1}}, "pass": 1}'
    text = (
        f'{{"t": "view", "ask": {{"state": "running", "seat": 1, "decision": 9, "acts": {acts}}}}}'
    )
    heard = player.hear(text.encode())
    assert heard.is_view
    assert '"paths": [["move", "c4", "d7"]]' in heard.act
    assert '"decision": 9' in heard.act
    assert player.hear(text.encode()).act == ""  # the same question once more
    assert player.hear(b'{"t": "err", "id": "x"}').is_refused
    assert player.hear(b'{"t": "view", "ask": {"state": "running"}}').is_idle
    assert player.hear(b'{"t": "view", "ask": {"state": "over"}}').is_over


def test_their_player_waits_for_its_turn_and_goes_on() -> None:
    line = Line(1, "t", First())
    head = f'42{SPACE},["update","t-0",{{"_stateID":3,"G":{{"cells":["0",null]}},"ctx":{{'
    assert line.hear((head + '"currentPlayer":"0"}},[]]').encode()).act == ""
    assert '"args": [1]' in line.hear((head + '"currentPlayer":"1"}},[]]').encode()).act
    over = line.hear((head + '"currentPlayer":"1","gameover":{}}},[]]').encode())
    assert over.replies == [f'42{SPACE},["sync", "t-1", "1", null, 2]']


@pytest.mark.slow
def test_a_server_is_measured_and_nobody_is_too_fast() -> None:
    """More actions than a connection's usual credit would allow."""
    command = [sys.executable, *WEB, "--games", "connect4,pass_card", "--seconds", "3"]
    told = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
    )
    assert "Traceback" not in told.stderr
    first = next(line for line in told.stdout.splitlines() if line.startswith("1: ours, connect4"))
    assert " 0 refused" in first
    assert float(first.split("per CPU s")[1].split()[0]) > 0


def test_names_differ_from_table_to_table() -> None:
    assert len({hosting.name(number, seat) for number in range(50) for seat in range(3)}) == 150
