"""How long an update takes from the database to somebody's page: between two processes on one
PostgreSQL, and while bots think at eight tables.

    python -m tools.proofs.load [--seconds S]

An update is counted from the time of its entry, which is taken before it is committed, until the
page of somebody else has it. What else runs on the machine counts as well.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

from tafelrunde.table.match.entry import NOBODY
from tafelrunde.table.storage.database import connect_writer
from tafelrunde.table.storage.schema import ENTRIES
from tools.postgres import running
from tools.proofs.laying import Kind, Laid, lay
from tools.proofs.people import Message, Person, Tally, Troubles
from tools.proofs.servers import Nursery

BETWEEN = 50.0  # ms, at most: the median between two processes
THINKING = 200.0  # ms, at most: 95 of 100 while bots think
FEWEST = 30  # updates, or nothing was measured
PEOPLE = [Kind("eko"), Kind("wutaki"), Kind("loriot"), Kind("hamlet")]
BOTS = [
    Kind(game, 0, 3 if game == "monstermacher" else 2, level="strong")
    for game in ("eko", "hamlet", "wutaki", "monstermacher") * 2
]


@dataclass
class Pages:
    """When each page had heard of how many entries."""

    heard: dict[tuple[str, str], list[tuple[int, float]]] = field(default_factory=dict)

    def note(self, table: str, person: str, index: int) -> None:
        self.heard.setdefault((table, person), []).append((index, 1000 * time.time()))

    def at(self, table: str, person: str, index: int) -> float | None:
        """In milliseconds; None if it was there before the page was, or came too late."""
        seen = self.heard.get((table, person), [])
        if not seen or index <= seen[0][0]:
            return None
        return next((when for last, when in seen if last >= index), None)


class Page(Person):
    """Plays, or only looks, and notes what it hears when."""

    pages: Pages

    def hear(self, message: Message) -> None:
        if message["t"] in ("snap", "view"):
            self.pages.note(self.laid.id, self.person, message["index"])
        super().hear(message)


def page_of(laid: Laid, person: str, port: int, pages: Pages, tally: Tally) -> Page:
    out = Page(laid, person, [port], tally, Troubles())
    out.pages = pages
    return out


def delays(url: str, pages: Pages) -> tuple[list[float], list[float]]:
    """Of each entry and each page of somebody else: what people did, what bots did."""
    engine = connect_writer(url)
    c = ENTRIES.c
    with engine.connect() as connection:
        wanted = select(c.table_id, c.index, c.seat, c.message, c.time).where(c.kind == "act")
        rows = connection.execute(wanted).all()
    engine.dispose()
    people: list[float] = []
    bots: list[float] = []
    for id, index, seat, message, written in rows:
        assert seat != NOBODY, "somebody acts"
        by = message.partition(":")[2].rpartition("-")[0].rpartition("-")[0]
        for table, person in pages.heard:
            if table != id or person == by:
                continue
            when = pages.at(id, person, index)
            if when is not None:
                (people if by else bots).append(when - written)
    return people, bots


async def play(jobs: list[Page], seconds: float) -> None:
    tasks = [asyncio.create_task(page.play()) for page in jobs]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def between(nursery: Nursery, url: str, seconds: float) -> tuple[str, bool]:
    """The two people of a table are connected to different processes."""
    laid = asyncio.run(lay(url, PEOPLE * 2))
    servers = [nursery.serve(url), nursery.serve(url)]
    for server in servers:
        server.wait()
    pages, tally = Pages(), Tally()
    jobs = [
        page_of(one, person, server.port, pages, tally)
        for one in laid
        for person, server in zip(one.people, servers)
    ]
    asyncio.run(play(jobs, seconds))
    for server in servers:
        server.end(signal.SIGTERM)
    people, _ = delays(url, pages)
    return told("between two processes on PostgreSQL", people, 50, BETWEEN)


def thinking(nursery: Nursery, url: str, seconds: float) -> tuple[str, bool]:
    """One process; bots think at eight tables, people play at four."""
    laid = asyncio.run(lay(url, [*BOTS, *PEOPLE]))
    server = nursery.serve(url, bots=2)
    server.wait()
    pages, tally = Pages(), Tally()
    jobs = [
        page_of(one, person, server.port, pages, tally)
        for one in laid
        for person in one.people or ("watcher",)
    ]
    asyncio.run(play(jobs, seconds))
    server.end(signal.SIGTERM)
    people, bots = delays(url, pages)
    text, is_right = told("while bots think at eight tables", people, 95, THINKING)
    moves = f"; the bots' own {len(bots)} acts {spread(bots)}" if bots else "; no bot acted"
    return text + moves, is_right and bool(bots)


def spread(found: list[float]) -> str:
    if len(found) < 2:
        return f"{found[0]:.0f} ms"
    parts = statistics.quantiles(found, n=100, method="inclusive")
    return f"median {parts[49]:.0f} ms, p95 {parts[94]:.0f} ms, most {max(found):.0f} ms"


def told(name: str, found: list[float], percentile: int, most: float) -> tuple[str, bool]:
    if len(found) < FEWEST:
        return f"{name}: only {len(found)} updates", False
    reached = statistics.quantiles(found, n=100, method="inclusive")[percentile - 1]
    verdict = "" if reached <= most else f" – more than {most:.0f} ms at {percentile} %"
    return f"{name}: {len(found)} updates, {spread(found)}{verdict}", reached <= most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="of play, each")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-") as folder, running() as postgres:
        log = Path(folder) / "log"
        log.touch()
        with Nursery(log) as nursery:
            file = f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}"
            found = [between(nursery, postgres.database(), given.seconds)]
            print(found[0][0], flush=True)
            found.append(thinking(nursery, file, given.seconds))
    print("\n".join(["", *[line for line, _ in found]]))
    sys.exit(not all(is_right for _, is_right in found))


if __name__ == "__main__":
    main()
