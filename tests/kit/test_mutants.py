"""Planted faults: found in a function's own code, planted in a fork, noticed by tests or not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tafelrunde.testing.kit.faults import Fault, faults

SOURCE = '''
LIMIT = 3


def pays(price: int | None, coins: int) -> bool:
    """Not a fault: 1 + 1."""
    return price is not None and coins >= price + 1


class Purse:
    def spend(self, coins: int) -> None:
        self.coins -= coins
        self.tell("spends")
'''


def found(tmp_path: Path) -> list[Fault]:
    path = tmp_path / "purse.py"
    path.write_text(SOURCE)
    return list(faults(path))


def test_each_part_of_a_function_is_changed_once(tmp_path: Path) -> None:
    assert [one.name(tmp_path) for one in found(tmp_path)] == [
        "purse.py pays: price is not None and coins >= price + 1 "
        "→ price is not None or coins >= price + 1",
        "purse.py pays: price is not None → price is None",
        "purse.py pays: coins >= price + 1 → coins > price + 1",
        "purse.py pays: price + 1 → price - 1",
        "purse.py pays: 1 → 2",
        "purse.py Purse.spend: self.coins -= coins → self.coins += coins",
        "purse.py Purse.spend: self.tell('spends') → pass",
    ]


def test_a_fault_changes_only_itself(tmp_path: Path) -> None:
    fault = found(tmp_path)[4]
    names: dict[str, object] = {}
    exec(compile(fault.tree, "purse.py", "exec"), names)
    pays = names["pays"]
    assert callable(pays)
    assert names["LIMIT"] == 3
    assert not pays(2, 3)
    assert pays(2, 4)


def run(*arguments: str, pure: str = "1") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tafelrunde.testing.mutants", *arguments]
    env = dict(os.environ, TAFELRUNDE_PURE=pure)
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=600)


def test_a_few_faults_in_a_small_game() -> None:
    done = run("sealed_bids", "--sample", "6")
    assert done.returncode == 0, done.stderr
    noticed, planted = map(int, re.findall(r"(\d+) of (\d+) planted faults", done.stdout)[0])
    assert planted == 6
    assert noticed == 6 - len(done.stdout.splitlines()[:-1])


CODE = """
from pathlib import Path
from tafelrunde.testing import mutants
from tafelrunde.testing.kit.faults import faults
root = Path(mutants.__file__).parent / "games" / "sealed_bids"
planted = {one.name(root): one for one in faults(root / "rules.py")}
wrong = planted["rules.py award: state.bids.count(highest) == 1 → state.bids.count(highest) != 1"]
for test in ("test_highest_bid_wins", "test_prize_is_turned_for_all"):
    print(mutants.is_noticed(wrong, [f"{root}/tests/test_rules.py::{test}"]))
"""


def test_a_fault_is_noticed_by_the_test_of_its_rule_alone() -> None:
    env = dict(os.environ, TAFELRUNDE_PURE="1")
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=env, capture_output=True, text=True, timeout=300,
        check=True,
    )  # fmt: skip
    assert done.stdout.split() == ["True", "False"]
