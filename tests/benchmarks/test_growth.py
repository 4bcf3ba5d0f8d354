"""What an action costs with more tables and longer histories can be measured at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_actions_are_counted_at_tables_and_lengths() -> None:
    command = [sys.executable, "-m", "benchmarks.growth", "--tables", "1,2", "--entries", "5,9"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    first = [line.split("|")[1].strip() for line in done.stdout.splitlines()]
    assert first == ["1 tables", "2 tables", "5 entries", "9 entries"]
    assert all(float(line.split("|")[2]) > 0 for line in done.stdout.splitlines())
