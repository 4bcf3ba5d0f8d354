"""Bots against each other: everybody in every seat on the same luck, until it is known who is
better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time

from tafelrunde import bots
from tafelrunde.bots.bot import turn_of
from tafelrunde.bots.mind import Mind
from tafelrunde.core.errors import BadStudy
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.state import Setup
from tafelrunde.lab.ledger import Ledger, Row
from tafelrunde.lab.pool import chunks
from tafelrunde.lab.standing import Standing, standing, verdict
from tafelrunde.lab.tally import UNFINISHED

Seating = tuple[str, ...]  # a bot's name for each seat
Progress = Callable[[int], None]  # matches played so far


@dataclass(frozen=True, slots=True)
class Arena:
    """What is played; match i of it is the same wherever it is played, if bots think by number."""

    setup: Setup
    seatings: tuple[Seating, ...]
    seed: int

    def run(self, first: int, last: int) -> list[Row]:
        return [self.play(index) for index in range(first, last)]

    def play(self, index: int) -> Row:
        luck, which = divmod(index, len(self.seatings))
        names = self.seatings[which]
        match = Match(self.setup, Seeded(Random(f"{self.seed} {luck}").getrandbits(64)))
        clocks = [Clock(name, Random(f"{self.seed} {index} {i}")) for i, name in enumerate(names)]
        for _ in range(self.setup.limits.longest):
            if match.over:
                break
            seat = match.actors[0]
            clocks[seat].act(match, seat)
        outcome = match.outcome
        sides = len(self.setup.sides)
        return Row(
            match=index,
            luck=luck,
            bots=names,
            ranks=outcome.ranks if outcome else (1,) * sides,
            scores=outcome.scores if outcome else (0,) * sides,
            reason=outcome.reason if outcome else UNFINISHED,
            decisions=tuple(clock.decisions for clock in clocks),
            ms=tuple(round(1000 * clock.spent, 3) for clock in clocks),
            turns=tuple(clock.turns for clock in clocks),
        )


class Clock:
    """A bot at its seat, with what it decided and the CPU time that took; forced steps are free."""

    def __init__(self, name: str, random: Random) -> None:
        self.bot = bots.find(name)
        self.random = random
        self.mind = Mind(0, (), 0.0)
        self.decisions = 0
        self.turns = 0
        self.spent = 0.0

    def act(self, match: Match, seat: int) -> None:
        mind = self.mind.after(match, seat) or self.think(match, seat)
        self.mind = mind
        self.decisions += len(match.legal(seat)) > 1
        match.play(seat, mind.actions[0])

    def think(self, match: Match, seat: int) -> Mind:
        view = match.view(seat)
        before = self.mind.spent_in(match, seat)
        began = process_time()
        found = turn_of(self.bot, view, self.random, before)
        spent = process_time() - began
        if len(view.legal) > 1:
            self.spent += spent
            self.turns += before == 0
        return Mind(len(match.entries), tuple(map(str, found)), before + 1000 * spent)


def seatings_of(names: Sequence[str], seats: int) -> tuple[Seating, ...]:
    """Every choice of as many bots as there are seats, turned round the table; where there are
    fewer bots than seats, the last one takes the seats that are left."""
    if not names:
        raise BadStudy("An arena needs at least one bot.")
    for name in names:
        bots.find(name)
    filled = (*names, *[names[-1]] * (seats - len(names)))
    found = [
        chosen[-turn:] + chosen[:-turn]
        for chosen in combinations(filled, seats)
        for turn in range(seats)
    ]
    return tuple(dict.fromkeys(found))


def fight(
    setup: Setup,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    until_decided: bool = False,
    file: Path | None = None,
    progress: Progress | None = None,
) -> Standing:
    """Play so many matches, or fewer if the question is decided; go on with those of the file."""
    if games < 1 or workers < 1:
        raise BadStudy("An arena needs at least one game and one worker.")
    arena = Arena(setup, seatings_of(names, setup.seats), seed)
    ledger = Ledger(file, plan_of(arena))
    rows = ledger.rows[:games]
    with closing(chunks(arena, len(rows), games, workers)) as parts:
        fresh = in_order(parts, len(rows))
        while len(rows) < games and not (until_decided and verdict(arena, rows, names[0])):
            ledger.add(row := next(fresh))
            rows.append(row)
            if progress is not None:
                progress(len(rows))
    return standing(arena, rows, names[0])


def plan_of(arena: Arena) -> dict[str, object]:
    """What must be the same for matches to be counted together."""
    setup = arena.setup
    return {
        "game": setup.game.key,
        "rules": setup.game.meta.rules_version,
        "seats": setup.seats,
        "options": setup.options,
        "seatings": [list(seating) for seating in arena.seatings],
        "seed": arena.seed,
    }


def in_order(parts: Iterator[list[Row]], first: int) -> Iterator[Row]:
    """Workers end as they please; a match counts when all before it have."""
    waiting: dict[int, Row] = {}
    for part in parts:
        waiting |= {row.match: row for row in part}
        while first in waiting:
            yield waiting.pop(first)
            first += 1
