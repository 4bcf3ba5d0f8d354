"""A saved match as a readable text: a header, one entry per line, a closing line. Replays exactly.

tafelrunde record 1
game: connect4
rules: 1
seats: 2
luck: seeded
seed: 7

0 drop d
1 drop d
undo 1
end 3 entries
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadRecord, TafelrundeError, Unfair, UnknownVersion
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Luck, Odds, Seeded, Verifiable
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.registry import find
from tafelrunde.core.seals import PROTOCOL, hashed, sealed_of
from tafelrunde.core.state import CHANCE, Outcome, Setup

FORMAT = "tafelrunde record 1"
LUCK_FIELDS = (
    *("luck", "protocol", "entered", "seed", "match", "commitment", "seals", "numbers", "terms"),
    "secret",
)


@dataclass(slots=True)
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    luck: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    position: Json | None = None  # where it begins, if not with an empty table
    result: str = ""
    entries: list[str] = field(default_factory=list)
    first_line: int = 0  # where the entries begin in the text it was read from
    practice: bool = False  # everything could be taken back at any time
    ended: str = ""  # before the rules said so: “abandoned”, or “resigned 1”
    stood_in: list[int] = field(default_factory=list)  # entries a bot decided for a person
    hinted: list[int] = field(default_factory=list)  # entries before which a hint was given

    def text(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        lines += [
            f"option {k}: {json.dumps(v, ensure_ascii=False)}" for k, v in self.options.items()
        ]
        lines += [f"name {seat}: {name}" for seat, name in self.names.items()]
        lines += [f"{key}: {self.luck[key]}" for key in LUCK_FIELDS if key in self.luck]
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        if self.practice:
            lines.append("practice: yes")
        if self.ended:
            lines.append(f"ended: {self.ended}")
        if self.stood_in:
            lines.append(f"by bot: {' '.join(map(str, self.stood_in))}")
        if self.hinted:
            lines.append(f"hints: {' '.join(map(str, self.hinted))}")
        if self.result:
            lines.append(f"result: {self.result}")
        lines += ["", *self.entries, f"end {len(self.entries)} entries", ""]
        return "\n".join(lines)

    def played(self) -> str:
        return played(self.game, self.rules, self.seats, self.options, self.position)

    def setup(self, game: Game | None = None) -> Setup:
        game = game or find(self.game)
        installed = game.meta.rules_version
        if self.rules != installed:
            raise UnknownVersion(
                f"The record was played by version {self.rules} of the rules of {self.game}; "
                f"installed is version {installed}."
            )
        return game.setup(self.seats, game.meta.recorded(self.options))

    def match(self, game: Game | None = None) -> Match:
        """The match before its first entry."""
        return Match(self.setup(game), position=self.position)

    def replay(self, game: Game | None = None) -> Match:
        """The match, entry by entry; an error names the line that cannot be."""
        match = self.match(game)
        for number in range(len(self.entries)):
            self.enter(match, number)
        self.check_result(match)
        return match

    def resume(self, game: Game | None = None) -> Match:
        """The match, ready to go on with the luck it began with."""
        match = self.replay(game)
        if self.luck.get("luck") != "entered":
            match.resume(luck_of(self))
        return match

    def check_result(self, match: Match) -> None:
        if self.result and (match.outcome is None or result_text(match.outcome) != self.result):
            raise BadRecord(f"The result is not “{self.result}”, as the header says.")

    def enter(self, match: Match, number: int) -> None:
        """Play one entry of the record."""
        try:
            match.enter(self.entries[number])
        except TafelrundeError as error:
            raise BadRecord(str(error), self.first_line + number) from error


def played(
    game: str, rules: int, seats: int, options: Mapping[str, Value], position: Json | None
) -> str:
    """A hash of what is played, for the terms of its luck."""
    chosen = [part for key in sorted(options) for part in (key, json.dumps(options[key]))]
    begins = "" if position is None else json.dumps(position, sort_keys=True)
    return hashed("game", game, str(rules), str(seats), begins, *chosen)


def result_text(outcome: Outcome) -> str:
    scores = ",".join(map(str, outcome.scores))
    ranks = ",".join(map(str, outcome.ranks))
    return f"{outcome.reason} scores {scores} ranks {ranks}"


def record(match: Match, names: dict[int, str] | None = None) -> Record:
    """The record of a match as it stands."""
    meta = match.setup.game.meta
    outcome = match.outcome
    return Record(
        game=meta.key,
        rules=meta.rules_version,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        luck=match.luck.header(match.over) if match.luck is not None else {},
        names=dict(names or {}),
        position=match.position,
        result=result_text(outcome) if outcome is not None else "",
        entries=[str(entry) for entry in match.entries],
    )


def read_record(text: str) -> Record:
    """The inverse of `Record.text`; checks the form, `replay` checks the play."""
    lines = text.split("\n")
    if lines[0] != FORMAT:
        if lines[0].startswith("tafelrunde record "):
            raise UnknownVersion(f"“{lines[0][:40]}” is not a format known here ({FORMAT}).", 1)
        raise BadRecord(f"A record begins with “{FORMAT}”.", 1)
    out = Record("", 0, 0)
    number = 1
    while number < len(lines) and lines[number]:
        read_header(out, lines[number], number + 1)
        number += 1
    if not out.game or not out.rules or not out.seats:
        raise BadRecord("The header must name game, rules and seats.", number)
    out.first_line = number + 2
    end = next((i for i in range(number, len(lines)) if lines[i].startswith("end ")), None)
    if end is None:
        raise BadRecord("The record is cut off: its closing line “end …” is missing.", len(lines))
    out.entries = lines[number + 1 : end]
    if lines[end] != f"end {len(out.entries)} entries":
        raise BadRecord(f"“{lines[end][:40]}” does not fit {len(out.entries)} entries.", end + 1)
    if any(lines[end + 1 :]):
        raise BadRecord("Nothing may follow the closing line.", end + 2)
    return out


def read_header(out: Record, line: str, number: int) -> None:
    key, colon, value = line.partition(": ")
    kind, _, name = key.partition(" ")
    if not colon:
        raise BadRecord(f"“{line[:40]}” is no header line; write “name: value”.", number)
    if key == "game":
        out.game = value
    elif key in ("rules", "seats"):
        setattr(out, key, read_number(value, number))
    elif key == "result":
        out.result = value
    elif key == "position":
        out.position = read_position(value, number)
    elif key == "practice":
        if value != "yes":
            raise BadRecord(f"Practice is “yes” or not there, never “{value[:40]}”.", number)
        out.practice = True
    elif key == "ended":
        out.ended = read_ended(value, out.seats, number)
    elif key == "by bot":
        out.stood_in = [read_number(each, number) for each in value.split(" ")]
    elif key == "hints":
        out.hinted = [read_number(each, number) for each in value.split(" ")]
    elif key in LUCK_FIELDS:
        if key in out.luck:
            raise BadRecord(f"The header says “{key}” twice.", number)
        out.luck[key] = value
    elif kind == "option" and name:
        out.options[name] = read_value(value, number)
    elif kind == "name" and name:
        out.names[read_number(name, number)] = value
    else:
        raise BadRecord(f"The header has no field “{key[:40]}”.", number)


def read_number(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise BadRecord(f"“{text[:40]}” is no number.", line)
    return int(text)


def read_ended(text: str, seats: int, line: int) -> str:
    cause, *who = text.split(" ")
    known = {str(seat) for seat in range(seats)}
    if cause not in ("abandoned", "resigned") or not set(who) <= known:
        raise BadRecord(f"“{text[:40]}” is no way to end a match.", line)
    return text


def read_position(text: str, line: int) -> Json:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("The position is no JSON.", line) from error
    if not isinstance(value, dict):
        raise BadRecord("The position is no JSON object.", line)
    return value


def read_value(text: str, line: int) -> Value:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"“{text[:40]}” is no option value.", line) from error
    if not isinstance(value, bool | int | str):
        raise BadRecord(f"“{text[:40]}” is no option value.", line)
    return value


def luck_of(record: Record) -> Luck:
    """The luck that the header promises."""
    luck = record.luck
    if luck.get("luck") == "seeded" and read_signed(luck.get("seed", "")) is not None:
        if len(luck) > 2:  # whoever chose the seed would show seals that it does not come from
            raise Unfair("Luck from a seed has no seals, numbers or secret, but the header does.")
        return Seeded(int(luck["seed"]))
    if luck.get("luck") != "verifiable":
        raise Unfair("The record does not say where its luck came from, so it cannot be verified.")
    if "secret" not in luck:
        raise Unfair(
            "The secret is shown when the match is over; until then luck stays unverified."
        )
    if "protocol" in luck and luck["protocol"] != str(PROTOCOL):
        raise UnknownVersion(f"Luck by protocol “{luck['protocol'][:40]}” is not known here.")
    if "protocol" in luck:
        return sealed_of(luck, record.played())
    try:
        secret = bytes.fromhex(luck["secret"])
        numbers = [bytes.fromhex(number) for number in luck.get("numbers", "").split()]
    except ValueError as error:
        raise Unfair("Secret and numbers must be hexadecimal.") from error
    out = Verifiable(secret, numbers, luck.get("match", ""))
    if out.commitment != luck.get("commitment"):
        raise Unfair("The secret is not the one the server committed to before the match.")
    return out


def read_signed(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 40 else None


@dataclass(frozen=True, slots=True)
class Draw:
    """One answer of chance in a record, before it is played."""

    entry: int  # its number in the record
    n: int  # as luck counts, undone ones included
    odds: Odds
    text: str  # of the outcome


def draws_of(record: Record, match: Match) -> Iterator[Draw]:
    """Every draw of a record; between two of them the match, new at first, is played on."""
    for number, line in enumerate(record.entries):
        if line.startswith("* ") and match.actors == (CHANCE,):
            yield Draw(number, match.draws, match.state.odds(), line[2:])
        record.enter(match, number)
    record.check_result(match)


def verify(record: Record, game: Game | None = None) -> int:
    """Check every draw against the header's luck: how many there were, or Unfair."""
    luck, match = luck_of(record), record.match(game)
    for draw in draws_of(record, match):
        odds = draw.odds
        drawn = odds[0][0] if len(odds) == 1 else luck.pick(odds, draw.n)
        if str(drawn) != draw.text:
            raise Unfair(
                f"Chance gave “{draw.text}”, but luck says “{drawn}”.",
                record.first_line + draw.entry,
            )
    return match.draws
