"""A bot that is another program: a question per line goes to its stdin, an answer per line comes
back. See docs/writing-a-bot.md.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from random import Random
from typing import IO

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadAnswer
from tafelrunde.core.view import View

COMMAND = "cmd:"
GRACE = 2.0  # seconds a program has to end after its input has


class Foreign:
    """Started when it is first asked; it ends when nobody needs this bot any more."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: View, random: Random) -> Action:
        to, back = self.pipes()
        try:
            print(question(view, random.getrandbits(32)), file=to, flush=True)
            answer = back.readline()
        except OSError as error:
            raise BadAnswer(f"“{self.command}” does not listen: {error}.") from error
        return self.chosen(view, answer)

    def pipes(self) -> tuple[IO[str], IO[str]]:
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                )
            except OSError as error:
                raise BadAnswer(f"“{self.command}” cannot be started: {error.strerror}.") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def chosen(self, view: View, answer: str) -> Action:
        """`{"action": "drop a"}`, or the action's text alone."""
        text = answer.strip()
        if text.startswith("{"):
            with suppress(ValueError):
                text = str(json.loads(text).get("action", ""))
        for action in view.legal:
            if str(action) == text:
                return action
        what = f"answered “{text}”, which is not legal" if answer else "has ended"
        raise BadAnswer(f"“{self.command}” {what}.")

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError):
            assert process.stdin is not None
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def __del__(self) -> None:
        self.close()


def question(view: View, seed: int) -> str:
    """One line of JSON: the setup, the view, what may be answered."""
    setup = view.setup
    asked = {
        "game": setup.game.key,
        "seats": setup.seats,
        "options": setup.options,
        **json.loads(view.text()),
        "seed": seed,
    }
    return json.dumps(asked, ensure_ascii=False)
