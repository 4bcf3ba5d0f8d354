"""Whether an action costs the same at many tables and late in a match.

`python -m benchmarks.growth`

    --game eko                which of ours
    --tables 10,50,100,400    how many are played at, two people at each
    --entries 100,1000,5000   how long a table's history is when its actions are counted
    --write                   into docs/benchmarks.md

In process, without sockets: judging, storage, drawing for both, questions, log, JSON. CPU time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import cast

import orjson

from benchmarks.page import machine, put, today
from benchmarks.web import hosting
from benchmarks.web.ours import lay, seats_of
from benchmarks.web.talk import Player
from tafelrunde.table.house import House
from tafelrunde.web.serving import run
from tafelrunde.web.table.messages import Speaker, id_of, read, said
from tafelrunde.web.table.protocol import ForTable
from tafelrunde.web.table.push import Push
from tafelrunde.web.table.socket import written

ROUNDS = 9  # that count, each an action at every table
WARM = 3
SAMPLE = 45  # actions at the one table


@dataclass(slots=True)
class Reader:
    """A page without a browser: it hears, remembers the question, and answers."""

    push: Push
    player: Player
    index: int = -1  # of the last entry it has seen
    undo: dict[str, object] | None = None
    said: int = 0
    acts: str = ""  # what it would say
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        while True:
            messages = await self.push.next()
            while messages:
                data = written(messages.pop(0)).encode()
                heard = self.player.hear(data)
                told = orjson.loads(data)
                self.index = told.get("index", self.index)
                if "ask" in told:
                    self.undo = told["ask"]["undo"]
                    if (
                        heard.act or heard.is_idle
                    ):  # other words for the same question change nothing
                        self.acts = heard.act
            self.news.set()

    async def say(self, text: str) -> None:
        fields = read(text)
        id = id_of(fields)
        message = self.push.speaker.message(id, cast(ForTable, said(fields)))
        answer = await self.push.handle(id, message)
        assert answer is None, answer

    async def take_back(self) -> None:
        assert self.undo is not None
        self.said += 1
        fields = {"t": "undo", "id": f"back-{self.said}"}
        await self.say(orjson.dumps(fields | {k: self.undo[k] for k in ("seat", "entry")}).decode())


@dataclass(slots=True)
class Place:
    """A table and who sits at it."""

    house: House
    id: str
    readers: list[Reader] = field(default_factory=list)

    async def seen(self) -> None:
        """Until everybody has seen everything."""
        last = (await self.house.load(self.id)).last
        for reader in self.readers:
            while reader.index < last:
                reader.news.clear()
                await reader.news.wait()

    async def act(self) -> Reader | None:
        asked = next((reader for reader in self.readers if reader.acts), None)
        if asked is not None:
            text, asked.acts = asked.acts, ""
            await asked.say(text)
            await self.seen()
        return asked


class Hall:
    """A house with tables in a file of its own, as long as the block lasts."""

    def __init__(self, game: str, tables: int) -> None:
        self.game, self.tables = game, tables
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> list[Place]:
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        house = await House.start(
            f"sqlite+aiosqlite:///{folder / 'bench.db'}", workers=0, key=bytes(32)
        )
        self._stack.push_async_callback(house.close)
        present = self._stack.enter_context(ExitStack())
        return [await self.sit(house, number, present) for number in range(self.tables)]

    async def sit(self, house: House, number: int, present: ExitStack) -> Place:
        place = Place(house, await lay(house, self.game, number))
        for seat in range(seats_of(self.game)):
            name = hosting.person(number, seat)
            push = Push(house, place.id, Speaker(name, hosting.name(number, seat)), "en")
            await push.begin(present)
            reader = Reader(push, Player(name, Random(name)))
            place.readers.append(reader)
            task = asyncio.create_task(reader.listen())
            present.callback(task.cancel)
        await place.seen()
        return place

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()


async def at_tables(game: str, tables: int) -> float:
    """Milliseconds of CPU per action, with so many tables."""
    costs = []
    async with Hall(game, tables) as places:
        for number in range(WARM + ROUNDS):
            began = process_time()
            acted = await asyncio.gather(*[place.act() for place in places])
            if number >= WARM:
                costs.append((process_time() - began) / max(1, sum(map(bool, acted))))
    return 1000 * median(costs)


async def at_lengths(game: str, lengths: list[int]) -> list[float]:
    """The same at one table, whose history grows by what is done and taken back again."""
    out = []
    async with Hall(game, 1) as (place,):
        for length in lengths:
            while (await place.house.load(place.id)).last < length:
                await there_and_back(place)
            costs = [await there_and_back(place) for _ in range(SAMPLE)]
            out.append(1000 * median(costs))
    return out


async def there_and_back(place: Place) -> float:
    """What the action took; one that cannot be taken back at once stays."""
    began = process_time()
    asked = await place.act()
    took = process_time() - began
    if asked is not None and asked.undo is not None and asked.undo["free"]:
        await asked.take_back()
        await place.seen()
    return took


def rows(name: str, counts: list[int], costs: list[float]) -> list[str]:
    return [
        f"| {count:,} {name} | {cost:.2f} | {cost / costs[0]:.2f} × |"
        for count, cost in zip(counts, costs)
    ]


async def measure(given: argparse.Namespace) -> list[str]:
    tables, entries = ([int(n) for n in text.split(",")] for text in (given.tables, given.entries))
    many = [await at_tables(given.game, count) for count in tables]
    long = await at_lengths(given.game, entries)
    return [*rows("tables", tables, many), *rows("entries", entries, long)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="eko")
    parser.add_argument("--tables", default="10,50,100,400")
    parser.add_argument("--entries", default="100,1000,5000")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()

    async def all_of_it() -> None:
        lines = await measure(given)
        print("\n".join(lines))
        if given.write:
            head = ["| | ms of CPU per action | of the first |", "|---|---:|---:|"]
            put("growth", "\n".join([f"{today()}, {machine()}. {given.game}.", "", *head, *lines]))

    run(all_of_it())


if __name__ == "__main__":
    main()
