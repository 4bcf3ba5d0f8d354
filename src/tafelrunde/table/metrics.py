"""What a process counts of itself, as Prometheus reads it."""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
HELP: Final[Mapping[str, tuple[str, str]]] = {  # name → type, meaning
    "tafelrunde_up_seconds": ("gauge", "Since the process was started."),
    "tafelrunde_memory_bytes": ("gauge", "Resident memory of the process."),
    "tafelrunde_tables_loaded": ("gauge", "Tables in memory."),
    "tafelrunde_connections": ("gauge", "Open connections to tables."),
    "tafelrunde_processes": ("gauge", "Processes on the same database, as this one hears of them."),
    "tafelrunde_database_fails": ("gauge", "1 while the database does not do this."),
    "tafelrunde_wire_up": ("gauge", "1 while changes of other processes are heard at once."),
    "tafelrunde_messages_total": ("counter", "Messages to tables by what became of them."),
    "tafelrunde_message_seconds": ("histogram", "From a message to its answer, written and told."),
    "tafelrunde_conflicts_total": ("counter", "Messages judged again: another process was first."),
    "tafelrunde_bot_choices_total": ("counter", "What bots chose; simple: not thought through."),
    "tafelrunde_requests_total": ("counter", "HTTP requests by the first digit of their status."),
    "tafelrunde_failures_total": ("counter", "Errors that nobody expected; the log has each."),
}
Label = tuple[str, str]  # name, value; ("", ""): none
NONE: Final[Label] = ("", "")
Line = tuple[str, Label, float]


class Metrics:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self._counts: defaultdict[tuple[str, Label], float] = defaultdict(float)

    def count(self, name: str, label: str = "", value: str = "", by: float = 1.0) -> None:
        self._counts[name, (label, value)] += by

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.observe(name, time.monotonic() - began)

    def observe(self, name: str, seconds: float) -> None:
        for bound in BUCKETS:
            if seconds <= bound:
                self._counts[f"{name}_bucket", ("le", f"{bound:g}")] += 1
        self._counts[f"{name}_bucket", ("le", "+Inf")] += 1
        self._counts[f"{name}_sum", NONE] += seconds
        self._counts[f"{name}_count", NONE] += 1

    def lines(self) -> list[Line]:
        """Counters, and what can be said of any process."""
        out = [(name, label, value) for (name, label), value in self._counts.items()]
        out.append(("tafelrunde_up_seconds", NONE, time.monotonic() - self.began))
        return [*out, ("tafelrunde_memory_bytes", NONE, float(memory()))]


def memory() -> int:
    """Resident bytes; 0 where the system does not say."""
    try:
        fields = Path("/proc/self/statm").read_text().split()
    except OSError:
        return 0
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def page(of: Mapping[str, Iterable[Line]]) -> str:
    """Everything as text: process → its lines."""
    families: defaultdict[str, list[str]] = defaultdict(list)
    for process, lines in of.items():
        for name, label, value in lines:
            families[family(name)].append(written(name, label, process, value))
    out: list[str] = []
    for name, (kind, meaning) in HELP.items():
        if families[name]:
            out += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", *families[name]]
    return "\n".join([*out, ""])


def family(name: str) -> str:
    for end in ("_bucket", "_sum", "_count"):
        if name.removesuffix(end) in HELP:
            return name.removesuffix(end)
    return name


def written(name: str, label: Label, process: str, value: float) -> str:
    labels = f'process="{process}"' + (f',{label[0]}="{label[1]}"' if label[0] else "")
    return f"{name}{{{labels}}} {value:.10g}"


METRICS: Final = Metrics()
