"""What the servers did, on the terminal and in docs/benchmarks.md, with a picture."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from benchmarks.page import machine, put, today
from benchmarks.picture import Bar, bars
from benchmarks.web.load import Sample

PICTURE = "benchmarks-web.svg"
PICTURED = "web"  # the part with a picture: saturated servers beside each other
PEER, OLD, OURS = "boardgame.io", "ours before", "ours"
HEAD = (
    "actions per CPU second", "before", "boardgame.io is faster by", "p50 ms", "p95 ms", "p99 ms",
    "cores", "KB per connection",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Result:
    """The medians of one server's runs."""

    server: str
    game: str
    per_cpu: float  # actions per CPU second of the server
    p50: float  # milliseconds
    p95: float
    p99: float
    cores: float
    memory: float  # bytes per connection

    @classmethod
    def of(cls, server: str, game: str, samples: list[Sample]) -> Result:
        return cls(
            server,
            game,
            median(per_cpu(sample) for sample in samples),
            median(wait(sample, 0.5) for sample in samples),
            median(wait(sample, 0.95) for sample in samples),
            median(wait(sample, 0.99) for sample in samples),
            median(sample.cpu / sample.seconds for sample in samples),
            median(sample.memory for sample in samples),
        )


def per_cpu(sample: Sample) -> float:
    return sample.actions / max(sample.cpu, 0.01)


def wait(sample: Sample, share: float) -> float:
    """Milliseconds within which this share of the others saw an action."""
    waits = sample.waits
    return 1000 * waits[min(len(waits) - 1, int(len(waits) * share))] if waits else float("nan")


def print_line(label: str, sample: Sample) -> None:
    print(
        f"{label:32}{per_cpu(sample):8.0f} per CPU s {sample.actions / sample.seconds:8.0f} per s"
        f"   p95 {wait(sample, 0.95):7.1f} ms   {sample.refused} refused, {sample.silent} silent",
        flush=True,
    )


def rows(results: list[Result]) -> list[tuple[str, ...]]:
    peer = next((one.per_cpu for one in results if one.server == PEER), 0.0)
    before = {one.game: one.per_cpu for one in results if one.server == OLD}
    out = []
    for one in results:
        is_ours = one.server == OURS
        old = before.get(one.game) if is_ours else None
        out.append(
            (
                f"{one.server}, {one.game}",
                f"{one.per_cpu:,.0f}",
                f"{one.per_cpu / old:.2f} ×" if old else "",
                f"{peer / one.per_cpu:.2f} ×" if peer and one.server != PEER else "",
                *(f"{figure:.1f}" for figure in (one.p50, one.p95, one.p99)),
                f"{one.cores:.2f}",
                f"{one.memory / 1024:.0f}",
            )
        )
    return out


def print_table(results: list[Result]) -> None:
    print(f"{'':32}" + "".join(f"{name:>{max(10, len(name) + 2)}}" for name in HEAD))
    for label, *cells in rows(results):
        wide = [max(10, len(name) + 2) for name in HEAD]
        print(f"{label:32}" + "".join(f"{cell:>{size}}" for cell, size in zip(cells, wide)))


def write(results: list[Result], how: str, part: str) -> None:
    """Its part of the page; the rest of it stays."""
    lines = [
        f"{today()}, {machine()}. {how}.",
        "",
        *([f"![actions per server CPU second]({PICTURE})", ""] if part == PICTURED else []),
        "| | " + " | ".join(HEAD) + " |",
        "|---" + "|---:" * len(HEAD) + "|",
        *("| " + " | ".join(row) + " |" for row in rows(results)),
    ]
    put(part, "\n".join(lines))
    if part != PICTURED:
        return
    found = [Bar(one.game, one.server, one.per_cpu, one.server == OURS) for one in results]
    bars(PICTURE, "Actions per CPU second of the server", found)
