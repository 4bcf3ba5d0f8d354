"""Planted faults: found in a function's own code, planted in a fork, noticed by tests or not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tafelrunde.core.registry import packages
from tafelrunde.testing.kit.faults import Fault, faults
from tafelrunde.testing.mutants import KNOWN, in_order, names_in

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
    exec(compile(fault.tree(), "purse.py", "exec"), names)
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


RULES = """
def doubled(price: int) -> int:
    return price * 2


PRICE = doubled(2)


def left(coins: int) -> int:
    while coins >= PRICE:
        coins -= PRICE
    return coins


def is_poor(coins: int) -> bool:
    return coins < 2


def never() -> bool:
    return True
"""
TESTS = """
import purse


def test_what_is_left() -> None:
    assert purse.left(9) == 1


def test_poor() -> None:
    assert purse.is_poor(1)
"""
CODE = """
from pathlib import Path
from tafelrunde.testing.kit.calls import look
from tafelrunde.testing.kit.faults import faults
from tafelrunde.testing.kit.forks import forked, only
from tafelrunde.testing.kit.planting import Tests, verdicts
here = Path().resolve()
tests = only(forked(lambda tell: tell(look([here / "test_purse.py"], here))), Tests)
for fault, verdict in verdicts(list(faults(here / "purse.py")), tests):
    print(fault.name(here).partition(" ")[2], "|", verdict)
"""


def test_a_fault_is_noticed_by_the_test_of_its_rule_alone(tmp_path: Path) -> None:
    (tmp_path / "purse.py").write_text(RULES)
    (tmp_path / "test_purse.py").write_text(TESTS)
    env = dict(os.environ, TAFELRUNDE_PURE="1")
    code = [sys.executable, "-P", "-c", f"import sys; sys.path.append('.'){CODE}"]
    done = subprocess.run(code, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert dict(line.split(" | ") for line in done.stdout.splitlines()) == {
        "never: True → False": "no test reaches it",
        "left: coins >= PRICE → coins > PRICE": "",  # 9 is no multiple of 4
        "left: coins -= PRICE → coins += PRICE": "does not end",
        "is_poor: coins < 2 → coins <= 2": "",
        "is_poor: 2 → 3": "",
        "doubled: price * 2 → price + 2": "",
        "doubled: 2 → 3": "test_purse.py::test_what_is_left",  # 9 of 6: it ran on import
    }


def test_the_same_words_twice_are_two_faults(tmp_path: Path) -> None:
    (tmp_path / "pair.py").write_text("def pair(): return 1, 1\n")
    names = [one.name(tmp_path) for one in faults(tmp_path / "pair.py")]
    assert names == ["pair.py pair: 1 → 2", "pair.py pair: 1 → 2 (2)"]


def test_the_order_is_the_same_when_another_function_changes(tmp_path: Path) -> None:
    path = tmp_path / "purse.py"
    path.write_text(RULES)
    before = list(in_order(tmp_path, seed=1))
    path.write_text(f"{RULES}\n\ndef more() -> int:\n    return 1 + 2 + 3\n")
    after = [name for name in in_order(tmp_path, seed=1) if " more: " not in name]
    assert after == before
    assert list(in_order(tmp_path, seed=2)) != after


@pytest.mark.parametrize("key", sorted(packages()))
def test_every_fault_that_is_named_equivalent_can_be_planted_and_has_a_reason(key: str) -> None:
    root = Path(str(import_module(packages()[key]).__file__)).parent
    path = root / "tests" / KNOWN
    if path.exists():
        assert names_in(path) <= in_order(root, seed=1).keys()
        assert all(" # " in line for line in path.read_text(encoding="utf-8").splitlines())
