"""A worker whose bots `greedy` and `strong` never get done; with the word `crash`, they crash."""

from __future__ import annotations

import os
import sys
from random import Random

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import MAKERS, Settings
from tafelrunde.core.action import Action
from tafelrunde.core.view import View
from tafelrunde.table.bots.worker import serve


class Endless:
    def choose(self, view: View, random: Random) -> Action:
        print("a bot may print what it likes")
        while "crash" not in sys.argv:
            pass
        os._exit(1)


def make(settings: Settings) -> Bot:
    return Endless()


if __name__ == "__main__":
    MAKERS["greedy"] = MAKERS["strong"] = make
    serve(float(sys.argv[-1]))
