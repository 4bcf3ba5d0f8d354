"""Firefox, driven over WebDriver BiDi: a few commands on a socket, no driver in between."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 60  # seconds for anything


class Firefox:
    """One tab; what its page complains about is collected."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.trouble: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.tab = self.call("browsingContext.create", type="tab")["context"]

    def call(self, method: str, **params: object) -> Any:
        """A command, and what came of it."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded":
                self.heard(answer["params"])
            elif answer.get("id") == self._sent:
                assert answer["type"] == "success", answer
                return answer["result"]

    def heard(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.trouble.append(str(entry.get("text")))

    def size(self, width: int, height: int) -> None:
        box = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self.tab, viewport=box)

    def cookie(self, name: str, value: str) -> None:
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": "127.0.0.1"}
        self.call("storage.setCookie", cookie=cookie)

    def go(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def value(self, expression: str) -> Any:
        """What an expression is on the page, by way of JSON."""
        where = {"context": self.tab}
        code = f"JSON.stringify({expression}) ?? 'null'"
        found = self.call("script.evaluate", expression=code, target=where, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def until(self, expression: str) -> None:
        """Wait until it is so on the page."""
        end = time.monotonic() + PATIENCE
        while not self.value(f"!!({expression})"):
            assert time.monotonic() < end, f"it does not come to {expression}"
            time.sleep(0.05)

    def click(self, x: float, y: float) -> None:
        """A real click of a mouse."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.call("input.performActions", context=self.tab, actions=[mouse])


@contextmanager
def firefox(path: str, profile: Path) -> Iterator[Firefox]:
    """Started for as long as it is needed."""
    command = [path, "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0", "about:blank"]
    (profile / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n')
    told = profile / "told.txt"  # a pipe that nobody reads would fill up
    with told.open("w") as out, subprocess.Popen(command, stderr=out) as running:
        try:
            with connect(f"{address(told, running)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()


def address(told: Path, running: subprocess.Popen[bytes]) -> str:
    """What it says on starting."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and running.poll() is None:
        found = LISTENS.search(told.read_text(errors="replace"))
        if found:
            return found[1]
        time.sleep(0.1)
    raise AssertionError(f"Firefox does not listen: {told.read_text(errors='replace')[:500]}")
