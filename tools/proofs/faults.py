"""Whatever breaks, nothing acknowledged is lost or doubled, all see the same, nothing stays stuck.

    python -m tools.proofs.faults [--kills N] [--seconds S] [--only NAME …]

Many tables are played over real sockets. After each fault the database is read directly.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from tools.postgres import Postgres, running
from tools.proofs.laying import Kind
from tools.proofs.people import Troubles
from tools.proofs.servers import Nursery
from tools.proofs.stage import Stage

FULL = 4_000  # bytes that the file may still grow by
PART = 50  # kills of one database; then a new one, or what is read after each grows without end


@dataclass
class Proof:
    """What all scenes share, and what came out."""

    nursery: Nursery
    folder: Path
    postgres: Postgres
    kills: int
    seconds: float
    random: Random = field(default_factory=lambda: Random(1))
    lines: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    count: int = 0

    def file(self) -> str:
        self.count += 1
        return f"sqlite+aiosqlite:///{self.folder / f'{self.count}.db'}"

    async def scene(
        self, name: str, stage: Stage, happens: Callable[[Stage], Awaitable[str]]
    ) -> bool:
        """Whether nothing was found."""
        began, traces = time.monotonic(), self.nursery.traces()
        print(f"{name} …", flush=True)
        await stage.open()
        told = await happens(stage)
        await stage.all_move()
        await stage.close()
        tally = stage.tally
        failed = self.nursery.traces() - traces
        if failed:
            last = self.nursery.last_trace()
            tally.fault(f"{failed} tracebacks in the server's log, the last one: {last}")
        if tally.unsaid:
            tally.fault(f"refused without a sentence: {set(tally.unsaid)}")
        self.faults += [f"{name}: {fault}" for fault in tally.faults]
        refused = ", ".join(f"{code} {n}" for code, n in sorted(tally.refused.items())) or "none"
        self.lines.append(
            f"{name}: {told}; {tally.sent} acts, {len(tally.acked)} acknowledged, "
            f"{tally.again} said again, refused: {refused}; {len(tally.over)} matches over; "
            f"faults: {len(tally.faults)}; {time.monotonic() - began:.0f} s"
        )
        print(self.lines[-1], flush=True)
        return not tally.faults


# scenes


async def killed(proof: Proof, kills: int, stage: Stage) -> str:
    for number in range(kills):
        await stage.more(proof.random.choice([1, 2, 4, 8]))
        await asyncio.sleep(proof.random.uniform(0, 0.1))
        await stage.kill(number % stage.size)
        if stage.tally.faults:
            break
        if not stage.people:
            stage.tally.fault("all matches are over, so the rest was not killed while they ran")
            break
    took = statistics.median(stage.starts)
    return f"{stage.kills} × kill -9, up again after {took:.2f} s (median)"


async def kill_all(proof: Proof, name: str, database: Callable[[], str], size: int) -> None:
    """Part by part, each with a database of its own; the sum of it comes last."""
    began, stages, left = time.monotonic(), list[Stage](), proof.kills
    while left:
        kills = min(PART, left)
        left -= kills
        stage = Stage(proof.nursery, database(), size, rounds=4 + kills // 8)
        stages.append(stage)
        if not await proof.scene(name, stage, partial(killed, proof, kills)):
            break
    if len(stages) > 1:
        kills = sum(stage.kills for stage in stages)
        acked = sum(len(stage.tally.acked) for stage in stages)
        again = sum(stage.tally.again for stage in stages)
        took = time.monotonic() - began
        proof.lines.append(
            f"{name}, in {len(stages)} parts: {kills} × kill -9; {acked} acts acknowledged, "
            f"{again} said again; {took:.0f} s"
        )


async def kill_one(proof: Proof) -> None:
    await kill_all(proof, "SQLite, killed", proof.file, 1)


async def kill_two(proof: Proof) -> None:
    name = "PostgreSQL, two processes, killed in turn"
    await kill_all(proof, name, proof.postgres.database, 2)


async def lines_break(proof: Proof) -> None:
    """Cut, doubled, delayed, out of order."""

    async def happens(stage: Stage) -> str:
        await asyncio.sleep(proof.seconds)
        return f"lines cut, messages doubled, delayed, swapped; {stage.tally.lines} lines"

    troubles = Troubles(cut=0.2, doubled=0.3, delayed=0.2, swapped=0.2)
    stage = Stage(proof.nursery, proof.postgres.database(), 2, troubles=troubles)
    await proof.scene("Bad lines", stage, happens)


async def race(proof: Proof) -> None:
    async def happens(stage: Stage) -> str:
        await asyncio.sleep(proof.seconds)
        return f"{stage.tally.raced} questions answered twice at once by two processes"

    kinds = [Kind("eko"), Kind("connect4"), Kind("sealed_bids"), Kind("hamlet")]
    stage = Stage(
        proof.nursery, proof.postgres.database(), 2, kinds=kinds, rounds=12,
        troubles=Troubles(raced=0.7),
    )  # fmt: skip
    await proof.scene("Two processes race", stage, happens)


async def disk_full(proof: Proof) -> None:
    """The system refuses to let any file of the server grow; then it lets it again."""

    async def happens(stage: Stage) -> str:
        server = stage.servers[0]
        statuses = []
        for _ in range(3):
            await stage.more(10)
            sizes = [path.stat().st_size for path in proof.folder.glob(f"{proof.count}.db*")]
            unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            limit = (max(sizes) + FULL, unlimited[1])
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)
            for _ in range(200):
                statuses.append(await asyncio.to_thread(server.status))
                if statuses[-1] == 503:
                    break
                await asyncio.sleep(0.05)
            await asyncio.sleep(1)
            stage.check()
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
            await stage.until(lambda: server.status() == 200, "it is well again")
            await stage.more(10)
        if 503 not in statuses:
            stage.tally.fault("/healthz never said that the disk is full")
        if not stage.tally.refused["storage"]:
            stage.tally.fault("nobody was told that the disk is full")
        return "3 × disk full; /healthz 503, then 200"

    await proof.scene("SQLite, disk full", Stage(proof.nursery, proof.file()), happens)


async def database_gone(proof: Proof) -> None:
    async def happens(stage: Stage) -> str:
        for how in (signal.SIGINT, signal.SIGQUIT):
            await stage.more(10)
            await asyncio.to_thread(proof.postgres.stop, how)
            await asyncio.sleep(1.5)
            if stage.servers[0].status() != 503:
                stage.tally.fault("/healthz does not say that the database is gone")
            await asyncio.to_thread(proof.postgres.start)
            await stage.until(lambda: stage.servers[0].status() == 200, "it is well again")
            await stage.more(10)
        return "stopped and crashed, back each time"

    stage = Stage(proof.nursery, proof.postgres.database(), 2)
    await proof.scene("PostgreSQL gone and back", stage, happens)


async def clock_jumps(proof: Proof) -> None:
    async def happens(stage: Stage) -> str:
        for sign in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR2, signal.SIGUSR1):
            await stage.more(8)
            stage.servers[0].send(sign)
            await stage.more(8)
        return "clocks an hour ahead, two back, one ahead"

    await proof.scene("SQLite, clock jumps", Stage(proof.nursery, proof.file()), happens)


async def bot_hangs(proof: Proof) -> None:
    """The processes in which bots think are stopped, not killed; and killed."""

    async def happens(stage: Stage) -> str:
        done = 0
        for sign in (signal.SIGKILL, signal.SIGSTOP):
            await stage.more(6)
            await stage.until(lambda: bool(stage.servers[0].children), "bots think")
            for pid in stage.servers[0].children:
                os.kill(pid, sign)
                done += 1
            await stage.all_move()
        return f"{done} bot processes killed or stopped"

    kinds = [Kind("eko", 1, 1), Kind("wutaki", 1, 1), Kind("connect4", 1, 1)]
    stage = Stage(proof.nursery, proof.file(), bots=1, kinds=kinds)
    await proof.scene("Hung bots", stage, happens)


async def server_hangs(proof: Proof) -> None:
    """One of two processes is stopped for a while; whoever is there goes to the other one."""

    async def happens(stage: Stage) -> str:
        await stage.more(8)
        stage.servers[1].send(signal.SIGSTOP)
        for group in stage.people.values():
            for person in group:
                person.ports = [stage.servers[0].port]
                person.hang_up()
        await stage.more(20)
        await stage.all_move()
        stage.servers[1].send(signal.SIGCONT)
        for group in stage.people.values():
            for person in group:
                person.ports = [server.port for server in stage.servers]
        await stage.more(10)
        return "one of two stopped, its people go on at the other"

    stage = Stage(proof.nursery, proof.postgres.database(), 2)
    await proof.scene("PostgreSQL, hung process", stage, happens)


SCENES: dict[str, Callable[[Proof], Awaitable[None]]] = {
    "sqlite": kill_one,
    "postgres": kill_two,
    "lines": lines_break,
    "race": race,
    "full": disk_full,
    "gone": database_gone,
    "clock": clock_jumps,
    "bots": bot_hangs,
    "hung": server_hangs,
}


async def prove(proof: Proof, names: list[str]) -> None:
    for name in names:
        await SCENES[name](proof)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=12, help="of each database")
    parser.add_argument("--seconds", type=float, default=6.0, help="of bad lines, and of races")
    parser.add_argument("--only", nargs="*", choices=SCENES, default=list(SCENES))
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-faults-") as name, running() as postgres:
        folder = Path(name)
        log = folder / "log"
        log.touch()
        with Nursery(log) as nursery:
            proof = Proof(nursery, folder, postgres, given.kills, given.seconds)
            try:
                asyncio.run(prove(proof, given.only))
            except Exception as error:
                proof.faults.append(f"broken off: {error!r}")
        if proof.faults:
            print(log.read_text(errors="replace")[-6000:])
    print("\n".join(["", *proof.lines, *proof.faults]))
    print(f"faults found: {len(proof.faults)} in {time.monotonic() - began:.0f} s")
    sys.exit(bool(proof.faults))


if __name__ == "__main__":
    main()
