"""Whether a game's tests notice planted faults: `python -m tafelrunde.testing.mutants KEY`.

Which faults are chosen hangs on their names and the seed alone: the same ones are planted in a
second run, and `--start 101` plants those that come after a sample of a hundred. What nobody
notices is printed at once; `--again FILE` plants only the faults that such a list names.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from tafelrunde._build import COMPILED
from tafelrunde.core.registry import packages
from tafelrunde.testing.kit.calls import Tests, look
from tafelrunde.testing.kit.faults import Fault, faults
from tafelrunde.testing.kit.forks import forked, only
from tafelrunde.testing.kit.planting import UNNOTICED, UNREACHED, verdicts

KNOWN = "equivalent.txt"  # among a game's tests: faults that change nothing, each with its reason
LEFT_OUT = ("test_kit", "drawing", "board")  # tests of everything, and of what is only looked at


@dataclass
class Score:
    """What became of the faults of a game."""

    key: str
    equivalent: int
    noticed: int = 0
    unnoticed: int = 0
    unreached: int = 0

    def __str__(self) -> str:
        planted = self.noticed + self.unnoticed
        share = 100 * self.noticed / max(planted, 1)
        return (
            f"{self.key}: {self.noticed} of {planted} planted faults noticed, {share:.1f} %; "
            f"no test reaches {self.unreached}; {self.equivalent} more named equivalent"
        )


def rule_files(root: Path) -> list[Path]:
    """The rules of a game: its room, or in a small game what is no door."""
    if (root / "rules").is_dir():
        return sorted(p for p in (root / "rules").rglob("*.py") if p.stem != "__init__")
    doors = ("__init__", "advice", "board", "game", "meta", "observe")
    return sorted(p for p in root.glob("*.py") if p.stem not in doors)


def test_files(root: Path) -> list[Path]:
    paths = sorted((root / "tests").rglob("test_*.py"))
    return [p for p in paths if not any(word in x for x in p.parts[-2:] for word in LEFT_OUT)]


def names_in(path: Path) -> set[str]:
    """Faults that a list names; what follows “ # ” is a reason, or where it is."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.partition(" # ")[0].strip() for line in lines if line.strip()}


def in_order(root: Path, seed: int) -> dict[str, Fault]:
    """All faults by name, in an order that changes elsewhere do not disturb."""
    found = {one.name(root): one for path in rule_files(root) for one in faults(path)}
    return dict(
        sorted(found.items(), key=lambda pair: sha256(f"{seed} {pair[0]}".encode()).digest())
    )


def chosen(root: Path, arguments: argparse.Namespace) -> dict[str, Fault]:
    found = in_order(root, arguments.seed)
    if unknown := names_in(root / "tests" / KNOWN) - found.keys():
        sys.exit("\n".join([f"{KNOWN} names what cannot be planted:", *sorted(unknown)]))
    if arguments.again:
        names = names_in(arguments.again)
        return {name: one for name, one in found.items() if name in names}
    last = arguments.start - 1 + arguments.sample if arguments.sample else None
    return dict(list(found.items())[arguments.start - 1 : last])


def study(key: str, arguments: argparse.Namespace) -> Score:
    """Plant faults in the rules of a game and print those that nobody notices."""
    root = Path(str(import_module(packages()[key]).__file__)).parent
    planted = chosen(root, arguments)
    equivalent = planted.keys() & names_in(root / "tests" / KNOWN)
    score = Score(key, len(equivalent))
    left = [one for name, one in planted.items() if name not in equivalent]
    tests = only(forked(lambda tell: tell(look(test_files(root), root))), Tests)
    if tests.red:
        sys.exit(f"The tests must be green before faults are planted: {tests.red[0]}")
    start = time.monotonic()
    for number, (one, verdict) in enumerate(verdicts(left, tests), 1):
        count(score, one, verdict, root)
        pace = (time.monotonic() - start) / number
        done = f"{key}: {number} of {len(left)}, {score.unnoticed} unnoticed, {pace:.1f} s each"
        print(f"\r{done} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return score


def count(score: Score, fault: Fault, verdict: str, root: Path) -> None:
    if verdict not in (UNNOTICED, UNREACHED):
        score.noticed += 1
        return
    score.unnoticed += 1
    score.unreached += verdict == UNREACHED
    line = fault.path.read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
    why = f"{verdict}: " if verdict else ""
    print(f"{fault.name(root)} # {why}{fault.path.name}:{fault.line}: {line}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="+", metavar="KEY", choices=packages())
    parser.add_argument("--sample", type=int, default=100, help="faults per game; 0 for all")
    parser.add_argument("--start", type=int, default=1, help="the number of the first one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=Path, help="a list of faults, as printed")
    arguments = parser.parse_args()
    if COMPILED:
        sys.exit("Faults are planted in plain Python: set TAFELRUNDE_PURE=1.")
    for key in arguments.keys:
        print(study(key, arguments), flush=True)


if __name__ == "__main__":
    main()
