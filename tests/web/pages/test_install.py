"""The site as an app: what browsers ask for, and a page for when there is no connection."""

from __future__ import annotations

import json

import pytest
from tests.web.hall import Hall

from tafelrunde.web.security import HEADERS


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_manifest_names_an_icon_that_there_is(hall: Hall, lang: str) -> None:
    answer = hall.browser().get("/manifest.webmanifest", headers={"accept-language": lang})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found = json.loads(answer.text)
    assert found["lang"] == lang
    assert found["background_color"].startswith("#")
    for icon in found["icons"]:
        assert hall.browser().get(icon["src"]).headers["content-type"].startswith(icon["type"])


def test_the_worker_stands_at_the_root_and_is_asked_for_again(hall: Hall) -> None:
    answer = hall.browser().get("/sw.js?v=1")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_no_connection_is_said_in_words(hall: Hall) -> None:
    answer = hall.browser().get("/offline", headers={"accept-language": "de"})
    assert answer.status_code == 200
    assert "Keine Verbindung" in answer.text
    assert "<script" not in answer.text
