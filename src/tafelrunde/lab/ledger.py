"""Matches of an arena as a CSV file: one line each, written when it is over, so that a study can
be interrupted and gone on with."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.core.errors import BadStudy

HEAD = "# tafelrunde arena "
COLUMNS = ("match", "luck", "bots", "ranks", "scores", "reason", "decisions", "ms", "turns")
APART = " | "  # between seats


@dataclass(frozen=True, slots=True)
class Row:
    """One match."""

    match: int
    luck: int
    bots: tuple[str, ...]  # by seat
    ranks: tuple[int, ...]  # by side
    scores: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]  # by seat, with a choice
    ms: tuple[float, ...]  # of CPU, by seat
    turns: tuple[int, ...]  # by seat: runs of own decisions

    def cells(self) -> list[str]:
        return [
            str(self.match),
            str(self.luck),
            APART.join(self.bots),
            *[" ".join(map(str, numbers)) for numbers in (self.ranks, self.scores)],
            self.reason,
            *[" ".join(map(str, numbers)) for numbers in (self.decisions, self.ms, self.turns)],
        ]


def read_row(cells: Mapping[str, str]) -> Row:
    def numbers(name: str) -> tuple[int, ...]:
        return tuple(map(int, cells[name].split()))

    return Row(
        int(cells["match"]),
        int(cells["luck"]),
        tuple(cells["bots"].split(APART)),
        numbers("ranks"),
        numbers("scores"),
        cells["reason"],
        numbers("decisions"),
        tuple(map(float, cells["ms"].split())),
        numbers("turns"),
    )


class Ledger:
    """The file, and what was in it; without a file nothing is kept."""

    def __init__(self, path: Path | None, plan: Mapping[str, object]) -> None:
        self.path = path
        self.rows: list[Row] = []
        if path is None:
            return
        head = HEAD + json.dumps(plan, sort_keys=True, ensure_ascii=False)
        if path.exists():
            self.rows = self.read(path, head)
        else:
            path.write_text(f"{head}\n{','.join(COLUMNS)}\n", encoding="utf-8")

    def read(self, path: Path, head: str) -> list[Row]:
        """Whole lines only: the last one may have been cut off."""
        text = path.read_text(encoding="utf-8")
        first, *lines = text[: text.rfind("\n") + 1].splitlines() or [""]
        if first != head or lines[:1] != [",".join(COLUMNS)]:
            raise BadStudy(f"{path} holds matches of another arena; name another file.")
        path.write_text("\n".join([first, *lines, ""]), encoding="utf-8")
        return [read_row(cells) for cells in csv.DictReader(lines)]

    def add(self, row: Row) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="") as file:
                csv.writer(file, lineterminator="\n").writerow(row.cells())
