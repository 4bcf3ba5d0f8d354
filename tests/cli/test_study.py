"""`simulate`, `bench`, `arena` and `calibrate`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from tafelrunde.core.game import load_game
from tafelrunde.core.playout import Playout, play_out
from tafelrunde.core.state import State
from tafelrunde.lab import bench as benches
from tafelrunde.lab.bench import Speed

Run = Callable[..., Result]
TIMES = {"seconds", "steps_per_second", "workers"}


def data_of(result: Result) -> dict[str, object]:
    assert result.exit_code == 0, result.stderr
    data: dict[str, object] = json.loads(result.stdout)
    return data


def test_simulate_as_json(run: Run) -> None:
    data = data_of(run("simulate", "leduc", "--games", "100", "--seed", "4", "--json"))
    assert {
        "games", "steps", "seat_steps", "chance_steps", "seconds", "steps_per_second", "reasons",
        "mean_length", "wins_by_seat", "wins_by_side", "mean_scores",
    } <= set(data)  # fmt: skip
    assert data["games"] == 100
    assert isinstance(data["seat_steps"], int)
    assert isinstance(data["chance_steps"], int)
    assert data["steps"] == data["seat_steps"] + data["chance_steps"]
    assert isinstance(data["reasons"], dict)
    assert sum(data["reasons"].values()) == 100
    assert isinstance(data["wins_by_seat"], list)
    assert sum(data["wins_by_seat"]) == 100


@pytest.mark.parametrize(("bots", "games"), [("random", "8000"), ("greedy,random", "400")])
def test_workers_do_not_change_the_result(run: Run, bots: str, games: str) -> None:
    args = ("simulate", "leduc", "--games", games, "--bots", bots, "--seed", "9", "--json")
    one, two = data_of(run(*args)), data_of(run(*args, "--workers", "2"))
    assert {k: v for k, v in one.items() if k not in TIMES} == {
        k: v for k, v in two.items() if k not in TIMES
    }


def test_seeds_change_the_result(run: Run) -> None:
    args = ("simulate", "connect4", "--games", "50", "--json")
    assert data_of(run(*args))["steps"] != data_of(run(*args, "--seed", "1"))["steps"]


def test_simulate_as_tables(run: Run) -> None:
    result = run("simulate", "connect4", "--games", "20")
    assert "steps per second" in result.stdout
    assert "four" in result.stdout
    assert result.stderr == ""


def test_bench_as_json(run: Run) -> None:
    data = data_of(run("bench", "connect4", "--seconds", "0.02", "--json"))
    assert {
        "compiled", "rounds", "legal_us", "pick_us", "apply_us", "clone_us",
        "decisions_per_second", "steps_per_second", "pure_decisions_per_second",
        "pure_steps_per_second", "ratio",
    } <= set(data)  # fmt: skip
    assert data["decisions_per_second"] == data["steps_per_second"]  # no chance in this game
    assert isinstance(data["ratio"], float)
    assert data["ratio"] > 0


def test_bench_tells_decisions_and_draws_apart(run: Run) -> None:
    data = data_of(run("bench", "leduc", "--seconds", "0.02", "--json"))
    decisions, steps = data["decisions_per_second"], data["steps_per_second"]
    assert isinstance(decisions, float)
    assert isinstance(steps, float)
    assert 0 < decisions < steps


def test_bench_counts_processor_time_and_takes_the_median(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [Speed(n, n, 1.0, 1.0, 1.0, 1.0) for n in (3.0, 100.0, 5.0)]
    pure = [Speed(n, n, 1.0, 1.0, 1.0, 1.0) for n in (2.0, 1.0, 90.0)]
    monkeypatch.setattr(benches, "measure", lambda setup, seconds: rounds.pop())
    monkeypatch.setattr(benches, "measure_pure", lambda setup, seconds: pure.pop())
    found = benches.bench(load_game("tafelrunde.testing.games.connect4").setup(2), rounds=3)
    assert (found.decisions_per_second, found.pure_decisions_per_second) == (5.0, 2.0)
    assert (found.rounds, found.ratio) == (3, 2.5)


def test_bench_does_not_count_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second that the process sleeps is no second of its speed."""
    setup = load_game("tafelrunde.testing.games.connect4").setup(2)
    pauses = [0.3]

    def slowly(state: State, random: Random, longest: int) -> Playout:
        time.sleep(pauses.pop() if pauses else 0)
        return play_out(state, random, longest)

    monkeypatch.setattr(benches, "play_out", slowly)
    began = time.perf_counter()
    speed = benches.measure(setup, 0.04)
    assert time.perf_counter() - began > 0.3
    assert speed.decisions_per_second * 0.3 > 42 * 3  # with the pause it would be a match or two


def test_bench_as_table(run: Run) -> None:
    shown = run("bench", "connect4", "--seconds", "0.02").stdout
    assert "legal µs" in shown
    assert "decisions per CPU second" in shown


def heed_interrupts() -> None:
    """Also where the tests themselves run in the background, which ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt_ends_cleanly(workers: str) -> None:
    args = ["simulate", "connect4", "--games", "100000000", "--workers", workers]
    running = subprocess.Popen(
        [sys.executable, "-m", "tafelrunde.cli", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    try:
        time.sleep(3)
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in errors


ARENA = ("arena", "connect4", "--bots", "greedy,random", "--games", "12")


def test_arena_as_json(run: Run) -> None:
    data = data_of(run(*ARENA, "--json"))
    assert data["games"] == 12
    for key in ("win_rate", "interval", "rating"):
        found = data[key]
        assert isinstance(found, dict)
        assert set(found) == {"greedy", "random"}
    wins = data["wins_by_seat"]
    assert isinstance(wins, list)
    assert len(wins) == 2
    assert isinstance(data["decisions_per_second"], float)


def test_arena_as_table_file_and_picture(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--out", "a.csv", "--plot", "a.svg", "--lang", "de")
    assert "Gleichstand wäre 50%" in result.stdout
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 14
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert run(*ARENA, "--plot", "a.pdf").exit_code == 2


# calibrate

FORECASTS = ("calibrate", "connect4", "--bots", "random", "--games", "4")


def test_forecasts_are_told_and_drawn(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    data = data_of(run(*FORECASTS, "--json", "--plot", "a.svg"))
    assert data["games"] == 4
    assert data["parts"]
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert "eingetroffen" in run(*FORECASTS, "--lang", "de").stdout
    assert run(*FORECASTS, "--plot", "a.pdf").exit_code == 2
