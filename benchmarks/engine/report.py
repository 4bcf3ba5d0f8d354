"""The figures as a table, on the terminal and in docs/benchmarks.md, with a picture."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.engine.lines import OURS, Group, Line
from benchmarks.page import machine, put, today
from benchmarks.picture import Bar, bars

PICTURE = "benchmarks-engine.svg"


@dataclass(frozen=True, slots=True)
class Result:
    group: Group
    line: Line
    decisions: float  # per CPU second
    steps: float  # with those of chance


def ratios(results: list[Result]) -> dict[Line, str]:
    """How many times faster our State is than a line, where both play the same game."""
    out = {}
    for result in results:
        first = next(one for one in results if one.group == result.group)
        if result.group.has_ratios and first.line.peer == OURS and result is not first:
            out[result.line] = f"{first.decisions / result.decisions:.2f} ×"
    return out


def rows(results: list[Result]) -> list[tuple[str, str, str, str, str]]:
    divided = ratios(results)
    return [
        (
            result.group.title,
            result.line.label + ("" if result.line.is_same_loop else " *"),
            f"{result.decisions:,.0f}",
            f"{result.steps:,.0f}",
            divided.get(result.line, ""),
        )
        for result in results
    ]


def print_table(results: list[Result]) -> None:
    print(f"{'per CPU second':58}{'decisions':>14}{'all steps':>14}{'State is':>12}")
    for group, label, decisions, steps, ratio in rows(results):
        print(f"{group[:24]:26}{label:38}{decisions:>8}{steps:>14}{ratio:>12}")


def write(results: list[Result], versions: dict[str, str], rounds: int, seconds: float) -> None:
    """The engine's part of the page; the rest of it stays."""
    lines = [
        f"{today()}, {machine()}, median of {rounds} rounds of {seconds} s of CPU for each loop.",
        ", ".join(f"{peer} {version}" for peer, version in versions.items()) + ".",
        "",
        f"![decisions per CPU second]({PICTURE})",
        "",
        "| | | decisions per CPU second | all steps | ours, State, is faster by |",
        "|---|---|---:|---:|---:|",
    ]
    before = ""
    for group, *cells in rows(results):
        lines.append("| " + " | ".join(["" if group == before else group, *cells]) + " |")
        before = group
    put("engine", "\n".join(lines))
    shown = [result for result in results if result.line.is_same_loop]
    found = [
        Bar(result.group.title, result.line.label, result.decisions, result.line.peer == OURS)
        for result in shown
    ]
    bars(PICTURE, "Decisions per CPU second, driven from Python", found)
