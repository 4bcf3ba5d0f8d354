"""What a browser that was never here fetches until it can play: under 240 kB, packed."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.core.registry import metas

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

MOST = 240_000  # bytes
KINDS = {"Document": "page", "Stylesheet": "styles", "Script": "scripts", "Font": "fonts"}


class Scales:
    """Weighs what comes over the wire: bodies and heads of answers, and what the socket says."""

    def __init__(self, page: Page) -> None:
        self.weights: Counter[str] = Counter()
        self.paths: dict[str, int] = {}
        self._asked: dict[str, tuple[str, str]] = {}
        self._socket = zlib.compressobj(wbits=-15)  # as the browser and the server agreed
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self.answered)
        wire.on("Network.loadingFinished", self.came)
        wire.on("Network.webSocketFrameReceived", self.said)

    def answered(self, event: Mapping[str, object]) -> None:
        url = event["response"]["url"]  # type: ignore[index]
        self._asked[str(event["requestId"])] = KINDS.get(str(event["type"]), "pictures"), url

    def came(self, event: Mapping[str, object]) -> None:
        kind, url = self._asked.get(str(event["requestId"]), ("pictures", ""))
        weight = int(str(event["encodedDataLength"]).split(".")[0])
        self.weights[kind] += weight
        self.paths[urlsplit(url).path] = weight

    def said(self, event: Mapping[str, object]) -> None:
        text = event["response"]["payloadData"]  # type: ignore[index]
        packed = self._socket.compress(text.encode()) + self._socket.flush(zlib.Z_SYNC_FLUSH)
        self.weights["socket"] += len(packed)

    def told(self, name: str) -> str:
        parts = ", ".join(f"{kind} {weight:,}" for kind, weight in self.weights.most_common())
        largest = sorted(self.paths.items(), key=lambda item: -item[1])[:6]
        return f"{name}: {self.weights.total():,} bytes ({parts}); largest {largest}"


def weigh(people: People, url: str, name: str, is_table: bool = False) -> None:
    page = people.person("Anna", newcomer=True)
    scales = Scales(page)
    page.goto(url)
    if is_table:
        expect(page.locator("#prompt")).not_to_have_text("…", timeout=20_000)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    told = scales.told(name)
    print(told)
    assert scales.weights["scripts"], "nothing was weighed"
    assert scales.weights.total() < MOST, told


@pytest.mark.parametrize("key", metas())
def test_a_first_visit_to_a_table_is_light(people: People, server: Server, key: str) -> None:
    """As by a friend's link: straight to the table, with as many as can play."""
    seats = max(metas()[key].seats)
    party = server.party("host", *["bot random"] * (seats - 1), game=key, host="Anna")
    party.sit(0, "Anna")
    weigh(people, party.path, f"table of {key} for {seats}", is_table=True)


@pytest.mark.parametrize("path", ["/", *(f"/g/{key}" for key in metas())])
def test_a_first_visit_to_the_lobby_is_light(people: People, server: Server, path: str) -> None:
    weigh(people, server.url + path, path)
