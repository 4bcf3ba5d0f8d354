"""Forecasts beside what came true."""

from __future__ import annotations

import pytest

from tafelrunde.core.registry import find
from tafelrunde.lab.calibration import Calibration, Part, calibrate, part_of, sorted_in

SETUP = find("connect4").setup(2)


def test_every_forecast_stands_in_its_part() -> None:
    parts = [
        part_of(pairs) for pairs in sorted_in([(0.0, 0.0), (0.62, 1.0), (0.68, 0.0), (1.0, 1)])
    ]
    assert [part.forecasts for part in parts] == [1, 0, 0, 0, 0, 0, 2, 0, 0, 1]
    assert parts[6] == Part(2, 0.65, 0.5)


def test_the_error_is_the_mean_distance() -> None:
    parts = (Part(30, 0.2, 0.3), Part(10, 0.9, 0.7))
    found = Calibration("x", 2, ("random",), 4, parts, 0.6, 0.69)
    assert found.error == pytest.approx((30 * 0.1 + 10 * 0.2) / 40)


def test_of_two_sides_forecasts_mirror_each_other() -> None:
    found = calibrate(SETUP, ["random"], 6)
    assert found.games == 6
    assert sum(part.forecasts for part in found.parts) % 2 == 0
    mean = sum(part.forecasts * part.true for part in found.parts)
    assert mean == pytest.approx(sum(part.forecasts for part in found.parts) / 2)
    assert found == calibrate(SETUP, ["random"], 6)
