"""Bars on a logarithmic scale, as a picture that reads by day and in the evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil, floor, log10

from benchmarks.page import DOCS

LEFT, WIDE, RIGHT = 290, 470, 90  # labels, bars, figures
ROW, GAP, TOP = 22, 30, 64
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #25303b }
.title { font-size: 16px; font-weight: 600 }
.group { font-weight: 600 }
.axis { font-size: 11px; fill: #5c6873 }
line { stroke: #d5dade }
.ours { fill: #1f6f8b }
.theirs { fill: #b8863b }
@media (prefers-color-scheme: dark) {
text { fill: #dfe5ea } .axis { fill: #9aa7b2 } line { stroke: #3a444d }
.ours { fill: #5fb3cf } .theirs { fill: #d9ab66 }
}"""


@dataclass(frozen=True, slots=True)
class Bar:
    group: str
    label: str
    value: float
    is_ours: bool


def bars(name: str, title: str, found: Sequence[Bar]) -> None:
    """Writes docs/NAME."""
    (DOCS / name).write_text(drawn(title, found), encoding="utf-8")


def drawn(title: str, found: Sequence[Bar]) -> str:
    low = floor(log10(min(bar.value for bar in found) / 2))  # the shortest is seen, too
    high = max(low + 1, ceil(log10(max(bar.value for bar in found))))
    scale = WIDE / (high - low)
    body: list[str] = [text(8, 24, f"{title} (logarithmic)", "title")]
    y = TOP
    for group, members in groupby(found, key=lambda bar: bar.group):
        body.append(text(8, y, group, "group"))
        for bar in members:
            y += ROW
            body.append(row(y, bar, (log10(bar.value) - low) * scale))
        y += GAP
    lines = [grid(LEFT + (power - low) * scale, y, power) for power in range(low, high + 1)]
    wide, tall = LEFT + WIDE + RIGHT, y
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f"{''.join([*lines, *body])}</svg>\n"
    )


def row(y: float, bar: Bar, length: float) -> str:
    kind = "ours" if bar.is_ours else "theirs"
    shape = (
        f'<rect class="{kind}" x="{LEFT}" y="{y - 13}" width="{length:.1f}" height="17" rx="2"/>'
    )
    value = text(LEFT + length + 6, y, f"{bar.value:,.0f}")
    return text(24, y, bar.label) + shape + value


def grid(x: float, bottom: float, power: int) -> str:
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 14}" y2="{bottom - GAP + 8}"/>'
    return line + text(x - 14, TOP - 20, f"{10**power:,}", "axis")


def text(x: float, y: float, said: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'
