"""Studies as pictures: shares of an arena with their intervals, forecasts beside what came true."""

from __future__ import annotations

from tafelrunde.draw.el import Drawn, el
from tafelrunde.draw.palette import resolve
from tafelrunde.draw.text import SANS, text
from tafelrunde.lab.calibration import Calibration, Part
from tafelrunde.lab.standing import Standing

WIDE, LEFT, RIGHT = 640.0, 190.0, 70.0
TOP, ROW = 56.0, 38.0
SCALE = WIDE - LEFT - RIGHT


def x(share: float) -> float:
    return LEFT + SCALE * share


def shares(found: Standing, caption: str) -> str:
    """A standalone SVG."""
    names = sorted(found.bots, key=lambda name: -found.win_rate[name])
    high = TOP + ROW * len(names) + 40
    rows = [row(found, name, TOP + ROW * i) for i, name in enumerate(names)]
    ticks = [tick(part / 4, high - 32) for part in range(5)]
    line = el(
        "path",
        d=f"M{x(found.parity):g} {TOP - 10:g}V{high - 36:g}",
        stroke="var(--warn)",
        stroke_dasharray="5 4",
        fill="none",
    )
    return sheet(f"{found.game}, {found.seats}: {caption}", high, *ticks, line, *rows)


def sheet(title: str, high: float, *inside: Drawn) -> str:
    drawn = el(
        "svg",
        el("title", title),
        el("rect", width=WIDE, height=high, fill="var(--panel)"),
        text(20, 30, title, 15, weight=700),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE:g} {high:g}",
        width=WIDE,
        height=high,
        font_family=SANS,
        role="img",
    )
    return resolve(drawn, "light")


def row(found: Standing, name: str, y: float) -> Drawn:
    share = found.win_rate[name]
    low, high = found.interval[name]
    middle = y + ROW / 2 - 6
    return el(
        "g",
        text(LEFT - 14, middle + 5, name, 14, anchor="end"),
        el("rect", x=LEFT, y=middle - 9, width=SCALE * share, height=18, fill="var(--line)"),
        el("path", d=whisker(low, high, middle), stroke="var(--ink)", fill="none"),
        el("circle", cx=x(share), cy=middle, r=4, fill="var(--accent)"),
        text(WIDE - 20, middle + 5, f"{share:.0%}", 14, anchor="end", weight=700),
    )


def whisker(low: float, high: float, y: float) -> str:
    return f"M{x(low):g} {y:g}H{x(high):g}M{x(low):g} {y - 5:g}v10M{x(high):g} {y - 5:g}v10"


def tick(share: float, y: float) -> Drawn:
    return el(
        "g",
        el("path", d=f"M{x(share):g} {TOP - 10:g}V{y - 4:g}", stroke="var(--line)", fill="none"),
        text(x(share), y + 14, f"{share:.0%}", 12, "var(--mute)", anchor="middle"),
    )


# forecasts

SIDE = 380.0  # of the square in which they stand
LOW = TOP + SIDE  # where nothing comes true


def forecasts(found: Calibration, caption: str) -> str:
    """Points on the line came true as often as they were told; large ones are many."""
    line = el("path", d=f"M{x(0):g} {LOW:g}L{x(1):g} {TOP:g}", stroke="var(--warn)", fill="none",
              stroke_dasharray="5 4")  # fmt: skip
    whole = sum(part.forecasts for part in found.parts)
    points = [point(part, part.forecasts / whole) for part in found.parts]
    grid = [cross(part / 4) for part in range(5)]
    return sheet(f"{found.game}, {found.seats}: {caption}", LOW + 40, *grid, line, *points)


def point(part: Part, share: float) -> Drawn:
    y = LOW - SIDE * part.true
    told = f"{part.said:.0%} → {part.true:.0%} ({part.forecasts})"
    radius = 4 + 20 * share**0.5
    return el(
        "circle",
        el("title", told),
        cx=f"{x(part.said):.1f}",
        cy=f"{y:.1f}",
        r=f"{radius:.1f}",
        fill="var(--accent)",
        fill_opacity=0.7,
    )


def cross(share: float) -> Drawn:
    y = LOW - SIDE * share
    return el(
        "g",
        el("path", d=f"M{x(share):g} {TOP:g}V{LOW:g}M{x(0):g} {y:g}H{x(1):g}",
           stroke="var(--line)", fill="none"),
        text(x(share), LOW + 20, f"{share:.0%}", 12, "var(--mute)", anchor="middle"),
        text(LEFT - 14, y + 4, f"{share:.0%}", 12, "var(--mute)", anchor="end"),
    )  # fmt: skip
