"""One keyboard for all persons of a match: whose turn it is, and what that seat may see."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tafelrunde import bots
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.run import step
from tafelrunde.cli.given import write_text
from tafelrunde.cli.screen import say, wipe
from tafelrunde.cli.telling import board, heard, show_lines, show_outcome
from tafelrunde.core.errors import BadInput
from tafelrunde.core.match import Match
from tafelrunde.core.record import record
from tafelrunde.table.match.policy import Policy
from tafelrunde.words.words import Words

HUMAN = "human"


class Left(Exception):
    """The persons have left the match."""


class Terminal:
    def __init__(
        self,
        match: Match,
        words: Words,
        holders: Sequence[str],
        random: Random,
        written: Path | None,
        policy: Policy,
        practice: bool,
    ) -> None:
        self.match = match
        self.words = words
        self.random = random
        self.bots: list[Bot | None] = [None if h == HUMAN else bots.find(h) for h in holders]
        self.humans = [seat for seat, holder in enumerate(holders) if holder == HUMAN]
        self.written = written  # the file that this match was loaded from or saved to
        self.policy = policy  # what may be taken back
        self.practice = practice  # so the record says
        self.saved = 0  # entries when it was last saved
        self._looking: int | None = None  # the person at the keyboard
        self._seen = [0] * len(holders)  # entries whose lines each seat has read

    def site(self, id: str, *args: int | str) -> str:
        return self.words.site(f"cli-{id}", *args)

    def read(self, prompt: str) -> str:
        line = input(prompt)
        if not sys.stdin.isatty():  # a piped answer is shown, so that the transcript can be read
            say(line)
        return " ".join(line.split())

    def run(self) -> None:
        """To the end, or until the persons leave or the input does."""
        from tafelrunde.cli.turn import Turn

        try:
            while not self.match.over:
                seat = self.match.actors[0]
                bot = self.bots[seat]
                if bot is None:
                    self.hand_over(seat)
                    Turn(self, seat).take()
                else:
                    step(self.match, seat, bot, self.random)
            self.finish()
        except (EOFError, KeyboardInterrupt):
            say()
        except Left:
            return
        if self.saved < len(self.match.entries):
            say(self.site("not-saved" if self.match.over else "left-unsaved"))

    def hand_over(self, seat: int) -> None:
        """With secrets in the game, nobody sees what the next person sees."""
        if self._looking == seat:
            return
        if self.match.setup.game.meta.secrets and len(self.humans) > 1:
            wipe()
            self.read(self.site("hand-over", self.words.seat(seat)) + " ")
            wipe()
        self._looking = seat

    def news(self, seat: int) -> list[str]:
        """What this seat was told since it last looked."""
        since = self._seen[seat]
        self._seen[seat] = len(self.match.entries)
        return heard(self.match.entries[since:], seat, self.words)

    def finish(self) -> None:
        """The last lines, the board, the score; then the offer to keep the record."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        since = min((self._seen[each] for each in self.humans), default=0)
        show_lines(heard(self.match.entries[since:], seat, self.words))
        say(board(self.match.view(seat), self.words))
        outcome = self.match.outcome
        assert outcome is not None
        show_outcome(outcome, self.match.setup.sides, self.words)
        self.offer_to_save()

    def offer_to_save(self) -> None:
        while name := self.read(self.site("save-as") + " "):
            if name.isdecimal() and not self.agrees(self.site("save-number", name)):
                continue  # as after a list of numbers
            try:
                self.save(Path(name), replace=False)
                return
            except BadInput as error:
                say(str(error))

    def agrees(self, question: str) -> bool:
        return self.read(question + " ") == self.words.site("yes")

    def save(self, path: Path, replace: bool) -> None:
        if path.exists() and not replace and path != self.written:
            raise BadInput(self.site("exists", str(path)))
        names = {seat: self.words.seat(seat) for seat in range(self.match.setup.seats)}
        kept = record(self.match, names)
        kept.practice = self.practice
        write_text(path, kept.text())
        self.written = path
        self.saved = len(self.match.entries)
        say(self.site("saved", str(path)))
