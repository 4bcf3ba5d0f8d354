"""From a click until what it changed is painted: `python -m benchmarks.click`.

    --games eko,hamlet   which of ours (all)
    --clicks 20          that send an action
    --write              into docs/benchmarks.md

A real Chromium plays both seats of a table on loopback, by clicks alone, motion reduced. Counted
is the time from the click that sends an action until the frame after the board has changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from statistics import median
from typing import Final, cast

from playwright.sync_api import Browser, Page, sync_playwright

import tafelrunde
from benchmarks.page import machine, put, today
from benchmarks.web.__main__ import served
from benchmarks.web.ours import seats_of
from benchmarks.web.visits import Where

TRIES: Final = 200  # clicks, at most, for one that sends something
HEAD: Final = "| | clicks | median ms | p95 ms |"
WATCH: Final = """() => {
    const send = WebSocket.prototype.send;
    let clicked = 0;
    let began = 0;
    window.waits = [];
    addEventListener("click", () => (clicked = performance.now()), true);
    WebSocket.prototype.send = function (data) {
        if (JSON.parse(data).t === "act") began = clicked;
        return send.call(this, data);
    };
    const isBoard = ({ target }) => target instanceof Element && target.closest("#regions");
    new MutationObserver((changes) => {
        if (!began || !changes.some(isBoard)) return;
        const from = began;
        began = 0;
        requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - from)));
    }).observe(document, { subtree: true, childList: true });
}"""
CLICK: Final = """() => {
    const seen = (one) => one.checkVisibility() && !one.disabled;
    const find = (what) => [...document.querySelectorAll(what)].filter(seen);
    const last = find("#go-confirm, #go-picks");
    const rest = find("#regions [data-token][data-live], #dock [id^=do-]");
    const all = last.length ? last : rest;
    all[Math.floor(Math.random() * all.length)]?.dispatchEvent(
        new MouseEvent("click", { bubbles: true }));
    return window.waits.length;
}"""


def clicks(browser: Browser, where: Where, seats: int, wanted: int) -> list[float]:
    """Milliseconds, of as many clicks as are wanted."""
    host = f"http://127.0.0.1:{where['port']}"
    pages = [open_page(browser, where, host, seat) for seat in range(seats)]
    for _ in range(TRIES * wanted):
        if sum([page.evaluate(CLICK) for page in pages]) >= wanted:
            break
        pages[0].wait_for_timeout(40)
    return [wait for page in pages for wait in page.evaluate("window.waits")]


def open_page(browser: Browser, where: Where, host: str, seat: int) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    name, _, value = where["cookies"][0][seat].partition("=")
    context.add_cookies([{"name": name, "value": value, "url": host}])
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{host}/t/{where['tables'][0][0]}")
    page.wait_for_selector("#regions [data-token]", state="attached")
    return page


def measure(browser: Browser, game: str, wanted: int) -> list[float]:
    seats = seats_of(game)
    with tempfile.TemporaryDirectory() as folder:
        counts = ["1", "0", str(seats)]
        command = [sys.executable, "-m", "benchmarks.web.ours", folder, game, *counts]
        with served(command, dict(os.environ)) as told:
            return sorted(clicks(browser, cast(Where, told), seats, wanted))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(tafelrunde.metas()))
    parser.add_argument("--clicks", type=int, default=20)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    path = os.environ.get("TAFELRUNDE_CHROMIUM") or shutil.which("chromium")
    path = path or shutil.which("chromium-headless-shell")
    if path is None:
        raise SystemExit("No Chromium here: set TAFELRUNDE_CHROMIUM to its path.")
    lines = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in given.games.split(","):
            waits = measure(browser, game, given.clicks)
            late = waits[int(0.95 * len(waits))] if waits else float("nan")
            middle = median(waits) if waits else float("nan")
            lines.append(f"| {game} | {len(waits)} | {middle:.0f} | {late:.0f} |")
            print(lines[-1], flush=True)
        browser.close()
    if given.write:
        put("click", "\n".join([f"{today()}, {machine()}.", "", HEAD, "|---|--:|--:|--:|", *lines]))


if __name__ == "__main__":
    main()
