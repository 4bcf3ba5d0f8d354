"""boardgame.io beside us: its server from npm, and its words on the wire."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from pathlib import Path

from benchmarks.web.talk import Chooses, Heard

HERE = Path(__file__).parent / "boardgame"
FOLDER = Path(__file__).parent.parent.parent / ".venv-peers" / "boardgame"
SPACE = "/tic-tac-toe"
SEATS = 2


def install() -> bool:
    """Whether it is there; without node and npm it is left out."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("boardgame.io is left out: no node and npm here", file=sys.stderr)
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", "server.js"):
        shutil.copy(HERE / name, FOLDER)
    command = [npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        done = subprocess.run(command, cwd=FOLDER, check=False)
        if done.returncode:
            print("boardgame.io is left out: npm cannot install it", file=sys.stderr)
            return False
    return True


def command() -> list[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return ["node", str(FOLDER / "server.js"), str(free.getsockname()[1])]


def version() -> str:
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text())["version"])


class Line:
    """A player's connection, as its own client would speak; a new match when one is over."""

    def __init__(self, seat: int | None, table: str, random: Chooses) -> None:
        self.seat = None if seat is None else str(seat)  # nobody's: to watch
        self.table, self.random = table, random
        self.match = 0

    @property
    def id(self) -> str:
        return f"{self.table}-{self.match}"

    def hear(self, data: bytes) -> Heard:
        text = data.decode()
        if text.startswith("0"):
            return Heard(replies=[f"40{SPACE},"])
        if text == "2":
            return Heard(replies=["3"])
        if text.startswith(f"40{SPACE},"):
            return Heard(replies=[self.sync()])
        if text.startswith(f"42{SPACE},"):
            return self.told(*json.loads(text.partition(",")[2]))
        return Heard()

    def told(self, kind: str, match: str, what: object, *rest: object) -> Heard:
        if match != self.id or kind not in ("sync", "update") or not isinstance(what, dict):
            return Heard()
        state = what["state"] if kind == "sync" else what
        if state["ctx"].get("gameover") is not None:
            self.match += 1
            return Heard(is_view=kind == "update", replies=[self.sync()])
        mine = state["ctx"]["currentPlayer"] == self.seat
        act = self.move(state) if mine else ""
        return Heard(is_view=kind == "update", is_first=kind == "sync", act=act)

    def sync(self) -> str:
        return emit("sync", self.id, self.seat, None, SEATS)

    def move(self, state: dict[str, dict[str, list[str | None]]]) -> str:
        free = [at for at, cell in enumerate(state["G"]["cells"]) if cell is None]
        payload = {"type": "clickCell", "args": [self.random.choice(free)]}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "playerID": self.seat}}
        return emit("update", action, state["_stateID"], self.id, self.seat)

    def again(self) -> str:
        return ""


def emit(*what: object) -> str:
    return f"42{SPACE},{json.dumps(what)}"
