"""A real Chromium; people are browser contexts with a signed cookie."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from hashlib import sha512
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING
from zlib import crc32

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tafelrunde.table import plan
from tafelrunde.table.bots import job

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHOTS = Path(__file__).parents[3] / "shots"
PATIENCE = 30_000  # ms; a busy machine may take long
DESK = (1440, 900)
PHONE = (390, 844)
UNPAINTED = """() => {
    const known = getComputedStyle(document.documentElement);
    const names = [...document.querySelectorAll("svg *")].flatMap(one => [...one.attributes])
        .map(({ value }) => /^var\\((--[a-z0-9-]+)\\)$/.exec(value)?.[1]);
    return [...new Set(names)].filter(name => name && !known.getPropertyValue(name));
}"""


def chromium_path() -> str | None:
    path = os.environ.get("TAFELRUNDE_CHROMIUM")
    return path or shutil.which("chromium-headless-shell") or shutil.which("chromium")


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        how = "No Chromium here: apt-get install chromium-headless-shell, or chromium."
        if os.environ.get("CI"):
            pytest.fail(how)
        pytest.skip(how)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class People:
    """Opens browsers for people, and complains about anything a page complains about."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []

    def person(
        self,
        name: str,
        person: str = "",
        lang: str = "de",
        theme: str = "light",
        phone: bool = False,
        motion: bool = False,
        newcomer: bool = False,
        workers: bool = False,
    ) -> Page:
        """Somebody who has seen the hints for a first match, unless said otherwise."""
        width, height = PHONE if phone else DESK
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion=None if motion else "reduce",
            locale=lang,
            service_workers="allow" if workers else "block",
        )
        self.contexts.append(context)
        key, _, value = self.server.cookie(person or name, name, lang, theme).partition("=")
        context.add_cookies([{"name": key, "value": value, "url": self.server.url}])
        if not newcomer:
            context.add_init_script("localStorage.setItem('coach-off', 'yes')")
        page = context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.trouble.append(message.text)

    def at(self, party: Party, name: str, **how: object) -> Page:
        """A person who looks at a table."""
        page = self.person(name, **how)  # type: ignore[arg-type]
        page.goto(party.path)
        expect(page.locator("#prompt")).not_to_have_text("…", timeout=20_000)
        return page

    @staticmethod
    def violations(page: Page) -> list[str]:
        """What axe-core finds, in one line each."""
        found = find_spec("axe_playwright_python")
        assert found
        assert found.origin
        page.evaluate((Path(found.origin).parent / "axe.min.js").read_text())
        result = page.evaluate("axe.run()")
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in result["violations"]]

    @staticmethod
    def unpainted(page: Page) -> list[str]:
        """Colours that something drawn names and the page does not know: it is black."""
        return page.evaluate(UNPAINTED)  # type: ignore[no-any-return]

    def shot(self, page: Page, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    out = People(chromium, server)
    yield out
    for context in out.contexts:
        for page in context.pages:
            out.trouble += out.unpainted(page)
        context.close()
    assert not out.trouble, out.trouble


def secrets_of(name: int, numbers: Iterator[int]) -> SimpleNamespace:
    return SimpleNamespace(
        token_bytes=lambda length: sha512(f"{name} {next(numbers)}".encode()).digest()[:length],
        token_urlsafe=lambda length: f"{name}-{length}-{next(numbers)}",
    )


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tables whose secret, and with it all their luck and their bots', is the same in every run."""
    numbers = count()
    monkeypatch.setattr(plan, "secrets", secrets_of(crc32(request.node.nodeid.encode()), numbers))
    bots = SimpleNamespace(getrandbits=lambda _: next(numbers))
    monkeypatch.setattr(job, "SystemRandom", lambda: bots)
