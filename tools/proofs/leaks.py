"""Nobody is sent what they must not know.

    python -m tools.proofs.leaks [--positions N] [--pairs N] [KEY …]

Twins are two matches that told a reader exactly the same, but in which others, or chance, did
something else in secret. In the engine their views, choices, refusals and now and then their pages
are compared; at the network two servers play them live, and every message to the reader, its bytes,
number and order, and pages and answers to questions.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import CHANCE, Setup, canonical
from tafelrunde.testing.kit.secrets import check_guess, twin_action, twins
from tafelrunde.testing.kit.setups import few_setups, name
from tafelrunde.testing.kit.walk import after, options, pick, reader_name, readers, walk
from tafelrunde.testing.report import Report
from tools.proofs.eyes import Eyes, Twins

OFTEN = (1.0, 0.4, 0.1)
DRAWN = 0.01  # share of positions whose pages are drawn, too
CHUNK = 500  # positions of one job
MOST = 24  # steps of a live pair
TRIES = 40  # random matches in search of one pair


@dataclass
class Found:
    positions: int = 0
    apart: int = 0  # in which something differs
    faults: list[str] = field(default_factory=list)


# in the engine


def watch(key: str, number: int, least: int) -> Found:
    """At least so many positions of one game, match by match of any of its setups."""
    random = Random(f"{key} {number}")
    found, report = Found(), Report(key)
    setups = [setup for setup, _ in few_setups(find(key))]
    while found.positions < least and report.ok:
        setup = random.choice(setups)
        reader = random.choice(readers(setup))
        if setup.game.meta.secrets:
            often, where = random.choice(OFTEN), name(setup)
            for a, b in twins(setup, reader, often, random, report, where, lambda _: DRAWN):
                found.positions += 1
                found.apart += canonical(a.to_dict()) != canonical(b.to_dict())
        else:
            watch_open(setup, reader, random, report, found)
    found.faults = [f"{key}: {fault.check}: {fault.message}" for fault in report.faults]
    return found


def watch_open(
    setup: Setup, reader: int | None, random: Random, report: Report, found: Found
) -> None:
    """A game without secrets: what a reader sees is all there is."""
    game = setup.game
    for step in walk(setup, random):
        if random.random() > 0.2:
            continue
        check_guess(step.state, reader, random, report, name(setup))
        guess = game.determinize(game.view(step.state, reader), random)
        found.positions += 1
        if canonical(guess.to_dict()) != canonical(step.state.to_dict()):
            report.fault("a secret in an open game", name(setup))
            return


def in_the_engine(keys: list[str], positions: int, workers: int) -> tuple[list[str], list[str]]:
    lines, faults = [], []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for key in keys:
            began, sum = time.monotonic(), Found()
            jobs = range(max(1, positions // CHUNK))
            least = min(CHUNK, positions)
            for done in as_completed([pool.submit(watch, key, job, least) for job in jobs]):
                one = done.result()
                sum.positions += one.positions
                sum.apart += one.apart
                faults += one.faults
            if find(key).meta.secrets and not sum.apart:
                faults.append(f"{key}: no two worlds differed, so nothing was shown")
            kind = f"{sum.apart:,} of them apart" if find(key).meta.secrets else "an open game"
            took = time.monotonic() - began
            lines.append(
                f"engine, {key}: {sum.positions:,} positions ({kind}), "
                f"{len(faults)} leaks; {took:.0f} s"
            )
            print(lines[-1], flush=True)
    return lines, faults


# at the network


@dataclass(frozen=True, slots=True)
class Pair:
    """Two matches from a common start: what chance gave in each, and what seats did."""

    setup: Setup
    reader: int | None
    luck: tuple[list[str], list[str]]
    before: list[tuple[int, str]]  # in both
    steps: list[tuple[int, str, str]]  # seat, here, there

    @property
    def is_apart(self) -> bool:
        acts = any(here != there for _, here, there in self.steps)
        return bool(self.steps) and (acts or self.luck[0] != self.luck[1])


def pair_of(setup: Setup, reader: int | None, random: Random) -> Pair:
    """Played at random up to somewhere, then apart as long as the reader hears the same."""
    luck: tuple[list[str], list[str]] = ([], [])
    before: list[tuple[int, str]] = []
    state = setup.start()
    for step in walk(setup, random) if random.random() < 0.6 else ():
        state = step.state
        if step.seat != CHANCE and len(before) > 4 and random.random() < 0.02:
            break
        if step.seat == CHANCE:
            for one in luck if len(state.odds()) > 1 else ():  # what is certain is not drawn
                one.append(str(step.action))
        else:
            before.append((step.seat, str(step.action)))
    a, b = state.clone(), state.clone()
    steps: list[tuple[int, str, str]] = []
    while len(steps) < MOST and a.actors():
        seat = random.choice(a.actors())
        if not options(a, seat):
            break
        action = pick(a, seat, random)
        here = after(a, seat, action)
        twin = twin_action(b, seat, reader, here, action, random, random.random() < 0.7)
        if twin is None:
            break
        if seat == CHANCE:
            for one, world, taken in zip(luck, (a, b), (action, twin[0])):
                if len(world.odds()) > 1:
                    one.append(str(taken))
        else:
            steps.append((seat, str(action), str(twin[0])))
        a, b = here.state, twin[1].state
    if a.actors() == (CHANCE,):  # an act whose luck would tell them apart is not played
        steps = steps[:-1]
    return Pair(setup, reader, luck, before, steps)


async def at_the_network(keys: list[str], pairs: int) -> tuple[list[str], list[str]]:
    lines, faults = [], []
    with tempfile.TemporaryDirectory(prefix="tafelrunde-leaks-") as folder:
        async with Twins(Path(folder)) as twins:
            for key in keys:
                if not find(key).meta.secrets:
                    continue
                tally, random = Counter[str](), Random(key)
                began = time.monotonic()
                setups = [setup for setup, _ in few_setups(find(key))]
                found: list[str] = []
                for _ in range(TRIES * pairs):
                    setup = random.choice(setups)
                    pair = pair_of(setup, random.choice(readers(setup)), random)
                    if pair.is_apart:
                        found += await live(twins, pair, tally, random)
                    if found or tally["pairs"] >= pairs:
                        break
                faults += [f"{key}: {one}" for one in found]
                lines.append(
                    f"network, {key}: {tally['pairs']} pairs, {tally['steps']} actions live, "
                    f"{tally['apart']} of them secretly others, {tally['messages']:,} messages and "
                    f"pages, {tally['bytes'] / 1e6:.1f} MB, {tally['orders']} standing orders; "
                    f"{len(found)} leaks; {time.monotonic() - began:.0f} s"
                )
                print(lines[-1], flush=True)
    return lines, faults


async def live(twins: Twins, pair: Pair, tally: Counter[str], random: Random) -> list[str]:
    """Play a pair on both servers while the reader looks; what differed."""
    setup, where = pair.setup, f"{name(pair.setup)}, {reader_name(pair.reader)}"
    opened = [
        {"open": {"game": setup.game.key, "seats": setup.seats, "options": dict(setup.options),
                  "luck": luck, "acts": pair.before}}
        for luck in pair.luck
    ]  # fmt: skip
    ids = [told["id"] for told in await twins.say(*opened)]
    assert ids[0] == ids[1]
    standing = setup.game.meta.standing
    async with Eyes(twins.ports, str(ids[0]), pair.reader) as eyes:
        await eyes.settle()
        for seat, here, there in pair.steps:
            told = await twins.say({"act": [seat, here]}, {"act": [seat, there]})
            await eyes.see([int(str(one["last"])) for one in told])
            tally["steps"] += 1
            tally["apart"] += here != there
            others = [one for one in range(setup.seats) if one != pair.reader]
            if standing and others and random.random() < 0.3:
                await twins.alone(1, {"order": [random.choice(others), standing[0].ask]})
                tally["orders"] += 1
        await eyes.ask(random)
        await eyes.look_round()
    tally["pairs"] += 1
    tally["messages"] += eyes.count
    tally["bytes"] += eyes.bytes
    return [f"{where}: {one}" for one in eyes.differences()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games; all by default")
    parser.add_argument("--positions", type=int, default=2_000, help="of each game, in the engine")
    parser.add_argument("--pairs", type=int, default=10, help="of each game, at the network")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    began = time.monotonic()
    keys = given.keys or list(metas())
    lines, faults = in_the_engine(keys, given.positions, given.workers)
    more, others = asyncio.run(at_the_network(keys, given.pairs))
    print("\n".join(["", *lines, *more, *faults, *others]))
    print(f"leaks found: {len(faults) + len(others)} in {time.monotonic() - began:.0f} s")
    sys.exit(bool(faults or others))


if __name__ == "__main__":
    main()
