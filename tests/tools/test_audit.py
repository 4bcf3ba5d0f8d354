"""What `make audit` makes of pip-audit's answer."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tools.audit import told


def answer(*packages: Mapping[str, object]) -> str:
    return json.dumps({"dependencies": list(packages), "fixes": []})


GOOD = {"name": "starlette", "version": "1.10.0", "vulns": []}
HOLE = {"id": "PYSEC-2026-1", "fix_versions": ["0.17"], "aliases": [], "description": "…"}
BAD = {"name": "h11", "version": "0.16", "vulns": [HOLE]}
UNKNOWN = {"name": "segno", "skip_reason": "Dependency not found on PyPI"}


def test_no_holes() -> None:
    assert told(answer(GOOD)) == (0, ["audit: 1 packages asked for, 0 known holes"])


def test_a_hole_is_named_and_ends_badly() -> None:
    status, lines = told(answer(GOOD, BAD))
    assert status == 1
    assert lines == [
        "h11 0.16: PYSEC-2026-1, mended in 0.17",
        "audit: 2 packages asked for, 1 known holes",
    ]


def test_who_is_not_known_there_is_named() -> None:
    assert told(answer(GOOD, UNKNOWN))[1][0] == "not known there: segno"


def test_where_nobody_answers_that_is_said_and_not_called_good() -> None:
    for text in ("", "ConnectionError: …", answer(UNKNOWN), "[]", "{}"):
        status, lines = told(text)
        assert status == 0
        assert lines == [
            "audit: not audited, as the list of known holes cannot be reached from here"
        ]
