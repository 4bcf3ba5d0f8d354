"""Forecasts beside what came true."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from tafelrunde.bots.forecast import bent, bent_alone, sharpness, sharpness_by_seats
from tafelrunde.core.registry import find, metas
from tafelrunde.lab.calibration import (
    Calibration,
    Part,
    best_of,
    calibrate,
    keep,
    loss,
    part_of,
    sorted_in,
)

SETUP = find("connect4").setup(2)


def test_every_forecast_stands_in_its_part() -> None:
    parts = [
        part_of(pairs) for pairs in sorted_in([(0.0, 0.0), (0.62, 1.0), (0.68, 0.0), (1.0, 1)])
    ]
    assert [part.forecasts for part in parts] == [1, 0, 0, 0, 0, 0, 2, 0, 0, 1]
    assert parts[6] == Part(2, 0.65, 0.5)


def test_the_error_is_the_mean_distance() -> None:
    parts = (Part(30, 0.2, 0.3), Part(10, 0.9, 0.7))
    found = Calibration("x", 2, ("random",), 4, parts, 0.6, 1.0, 1.0, 0.6, 0.69)
    assert found.error == pytest.approx((30 * 0.1 + 10 * 0.2) / 40)


def test_of_two_sides_forecasts_mirror_each_other() -> None:
    found = calibrate(SETUP, ["random"], 6)
    assert found.games == 6
    assert sum(part.forecasts for part in found.parts) % 2 == 0
    mean = sum(part.forecasts * part.true for part in found.parts)
    assert mean == pytest.approx(sum(part.forecasts for part in found.parts) / 2)
    assert found == calibrate(SETUP, ["random"], 6)


def test_the_best_sharpness_is_found() -> None:
    """Told are 80 and 20 of 100, true are 65 and 35: log-odds of 1.39 and of 0.62."""
    rows = [((0.8, 0.2), (1.0, 0.0))] * 65 + [((0.8, 0.2), (0.0, 1.0))] * 35
    assert best_of(rows) == pytest.approx(log(65 / 35) / log(4), abs=0.001)
    assert loss(rows, best_of(rows)) < loss(rows, 1.0)


def test_what_is_found_is_kept_beside_other_numbers_of_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "owngame" / "data").mkdir(parents=True)
    (tmp_path / "owngame" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert sharpness_by_seats("owngame") == {}
    keep("owngame", 3, 0.7512)
    keep("owngame", 2, 1.2)
    assert sharpness_by_seats("owngame") == {"2": 1.2, "3": 0.75}


def test_bent_chances_add_up_and_what_is_certain_stays() -> None:
    assert bent((0.8, 0.2), 1.0) == pytest.approx((0.8, 0.2))
    assert bent((0.8, 0.2), 0.5) == pytest.approx((2 / 3, 1 / 3))
    assert bent((1.0, 0.0, 0.0), 0.5) == (1.0, 0.0, 0.0)
    assert sum(bent((0.5, 0.3, 0.2), 1.7)) == pytest.approx(1)


def test_one_side_alone_is_bent_as_among_others_who_are_equal() -> None:
    assert bent_alone(0.8, 2, 0.5) == pytest.approx(bent((0.8, 0.2), 0.5)[0])
    assert bent_alone(0.5, 3, 0.6) == pytest.approx(bent((0.5, 0.25, 0.25), 0.6)[0])
    assert (bent_alone(0.0, 2, 0.6), bent_alone(1.0, 2, 0.6)) == (0.0, 1.0)


@pytest.mark.parametrize("key", metas())
def test_every_game_says_how_sure_its_forecasts_are(key: str) -> None:
    low, high = find(key).meta.seats
    found = sharpness_by_seats(find(key).package)
    assert str(low) in found
    assert str(max(low, 2)) in found
    assert {int(seats) for seats in found} <= set(range(low, high + 1))
    assert all(0.1 < by < 3 for by in found.values())


def test_other_numbers_of_seats_are_like_the_nearest_but_alone() -> None:
    loriot = find("loriot")
    found = sharpness_by_seats(loriot.package)
    assert sharpness(loriot.setup(8)) == found[max(found)]
    assert sharpness(loriot.setup(2)) == found["2"]
    assert sharpness(find("connect4").setup(2)) == 1.0
