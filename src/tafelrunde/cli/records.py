"""`replay` and `verify`: what a saved match was, and whether its luck was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import AsJson, File, Lang
from tafelrunde.cli.given import game_of, read_text, record_of
from tafelrunde.cli.screen import Texts, say, show_json
from tafelrunde.cli.telling import board, outcome_data, show_lines, show_outcome, told
from tafelrunde.core import record as records
from tafelrunde.core.errors import BadInput, TafelrundeError
from tafelrunde.core.receipt import read_receipt
from tafelrunde.core.record import Record
from tafelrunde.core.seals import PROTOCOL, read_shares
from tafelrunde.words.words import Words

SPECTATOR = "spectator"


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(help="Only so many entries, then the board.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait after each entry.")] = False,
    seen_by: Annotated[
        str | None,
        typer.Option("--view", help="A seat (1, 2, …) or “spectator”; else all is told."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved match, entry by entry."""
    record = record_of(file)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadInput(f"The record has {len(record.entries)} entries; --at {at} is beyond them.")
    Replay(record, Texts(lang).lang, seen_by).run(at, step, as_json)


class Replay:
    """A record read aloud: to everybody, to one seat, or with nothing hidden."""

    def __init__(self, record: Record, lang: str, seen_by: str | None) -> None:
        game = game_of(record.game)
        setup = record.setup(game)
        names = [record.names.get(i, "") for i in range(setup.seats)]
        plain = Words(game, lang)
        self.words = Words(game, lang, [n or plain.seat(i) for i, n in enumerate(names)])
        self.record = record
        self.match = record.match(game)
        self.hides = seen_by is not None
        self.seat = seat_of(seen_by or SPECTATOR, setup.seats)

    def run(self, at: int | None, step: bool, as_json: bool) -> None:
        entries: list[dict[str, object]] = []
        if at is None:
            self.record.replay(self.match.setup.game)  # the result is checked before it is told
        for number in range(len(self.record.entries) if at is None else at):
            self.record.enter(self.match, number)
            lines = self.lines(number)
            entries.append({"index": number, "text": self.entry(number), "lines": lines})
            if not as_json:
                self.tell(number, lines)
                step = step and self.wait()
        if as_json:
            show_json(self.data(entries, at))
        else:
            self.close(at)

    def lines(self, number: int) -> list[str]:
        events = self.match.entries[number].events
        if self.hides:
            return told(events, self.seat, self.words)
        return [self.words.event(event) for event in events]

    def entry(self, number: int) -> str | None:
        """The entry as the record has it, unless it is not for these eyes."""
        own = self.match.entries[number].seat == self.seat
        return self.record.entries[number] if own or not self.hides else None

    def read_aloud(self, number: int) -> str:
        """The entry as people count seats; nothing, if it is not for these eyes."""
        entry = self.match.entries[number]
        if self.entry(number) is None or entry.action is None or entry.seat < 0:
            return self.entry(number) or ""
        return f"{entry.seat + 1} {' '.join(self.words.typed(entry.action))}"

    def tell(self, number: int, lines: list[str]) -> None:
        say(f"{number:>4}  {self.read_aloud(number)}".rstrip())
        show_lines([f"    {line}" for line in lines])

    def wait(self) -> bool:
        say(board(self.match.view(self.seat), self.words))
        try:
            input()
        except EOFError:
            return False
        return True

    def close(self, at: int | None) -> None:
        if self.record.practice:
            say(self.words.site("cli-practice"))
        outcome = self.match.outcome
        if at is not None or outcome is not None:
            say(board(self.match.view(self.seat), self.words))
        if outcome is not None:
            show_outcome(outcome, self.match.setup.sides, self.words)

    def data(self, entries: list[dict[str, object]], at: int | None) -> dict[str, object]:
        view = self.match.view(self.seat)
        return {
            "game": self.record.game,
            "rules": self.record.rules,
            "seats": self.record.seats,
            "options": self.record.options,
            "names": self.record.names,
            "luck": self.record.luck,
            "practice": self.record.practice,
            "entries": entries,
            "at": len(entries) if at is None else at,
            "actors": view.actors,
            "view": view.facts,
            "board": board(view, self.words),
            "outcome": outcome_data(self.match.outcome),
        }


def seat_of(text: str, seats: int) -> int | None:
    if text == SPECTATOR:
        return None
    if text.isdecimal() and 1 <= int(text) <= seats:
        return int(text) - 1
    raise BadInput(f"--view takes a seat from 1 to {seats} or “{SPECTATOR}”, not “{text}”.")


def verify(
    file: File,
    receipt: Annotated[
        Path | None,
        typer.Option(help="What a page kept of the match: whether the record says the same."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved match and check every draw against its luck."""
    texts = Texts(lang)
    try:
        record = record_of(file)
        game = game_of(record.game)
        draws = records.verify(record, game)
        record.replay(game)
        if receipt is not None:
            read_receipt(read_text(receipt)).compare(record)
    except TafelrundeError as error:
        if as_json:
            show_json({"ok": False, "code": error.code, "message": str(error), **error.params})
        raise
    if as_json:
        luck = record.luck["luck"]
        found = {"ok": True, "luck": luck, "draws": draws, "entries": len(record.entries)}
        protocol, numbers, _ = kind_of(record)
        found |= {"protocol": protocol, "numbers": numbers}
        show_json(found | {"receipt": receipt is not None})
    else:
        say(texts("verified", len(record.entries), draws))
        protocol, *counts = kind_of(record)
        say(texts(f"verified-luck-{protocol or 'seeded'}", *counts))
        if receipt is not None:
            say(texts("verified-receipt"))


def kind_of(record: Record) -> tuple[int | None, int, int]:
    """The protocol of its luck (none: a seed), how many numbers counted, and of how many."""
    luck = record.luck
    if luck["luck"] == "seeded":
        return None, 0, 0
    if "protocol" not in luck:
        numbers = len(luck.get("numbers", "").split())
        return 1, numbers, numbers
    sealed = [
        share
        for share in read_shares(luck.get("seals", ""), luck.get("numbers", ""))
        if share.is_sealed
    ]
    return PROTOCOL, sum(bool(share.number) for share in sealed), len(sealed)
