"""Bots think in processes of their own: one that hangs or dies costs one decision and no more."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tafelrunde.bots.level import MAKERS
from tafelrunde.bots.mind import Mind
from tafelrunde.bots.thinkers import Searcher
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.table.bots import thinking
from tafelrunde.table.bots.job import Job, Thought, job_of, read_job, think
from tafelrunde.table.bots.thinking import Thinkers, Worker, usual_workers
from tafelrunde.table.bots.turns import Turns
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall

    from tafelrunde.table.house import House

ENDLESS = (sys.executable, str(Path(__file__).with_name("endless.py")))
SHORT = 0.5  # seconds for a thought that does not end
LONG = 4.0  # seconds for one, while others are asked


def asked(level: str = "random") -> Job:
    setup = find("connect4").setup(2)
    return Job("connect4", 2, {}, setup.game.view(setup.start(), 0).text(), level, 7)


def workers_of(thinkers: Thinkers) -> list[Worker]:
    return [one for one in thinkers._all if isinstance(one, Worker)]


async def until_thinking(thinkers: Thinkers) -> None:
    while not any(worker.asked for worker in workers_of(thinkers)):
        await asyncio.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def bots(house: House, level: str, game: str = "connect4") -> Table:
    created = await house.create_table(game, [Plan("bot", level)] * 2)
    return await house.load(created.id)


async def until_over(table: Table) -> None:
    while table.state != "over":
        await asyncio.sleep(0.005)


def simple(table: Table) -> list[int]:
    return [entry.index for entry in table.entries if entry.kind == Kind.SIMPLE]


async def test_bots_play_to_the_end_in_processes_that_end_with_the_house(hall: Hall) -> None:
    async with hall.house(workers=2) as house:
        assert not workers_of(house.thinkers)  # nobody has been asked yet
        tables = [await bots(house, "random") for _ in range(3)]
        for table in tables:
            await until_over(table)
            assert not simple(table)
        pids = [worker.process.pid for worker in workers_of(house.thinkers)]
        assert len(pids) == 2
    assert not any(is_alive(pid) for pid in pids)


async def test_a_bot_that_never_gets_done_costs_its_own_table_some_time(hall: Hall) -> None:
    async with hall.house(workers=2, seconds=SHORT) as house:
        house.thinkers.command = ENDLESS
        slow = await bots(house, "greedy")
        quick = await bots(house, "random")
        await until_over(quick)
        while len(slow.match.line) < 3:
            await asyncio.sleep(0.01)
        items = slow.events_since(-1, None)
        assert [item.seat for item in items if item.kind == "simple"][:2] == [0, 1]
        pids = [worker.process.pid for worker in workers_of(house.thinkers)]
    assert not any(is_alive(pid) for pid in pids)


async def test_people_are_told_at_once_while_all_workers_are_held(hall: Hall) -> None:
    async with hall.house(workers=2, seconds=60) as house:
        house.thinkers.command = ENDLESS
        held = [await bots(house, "greedy") for _ in range(3)]
        await until_thinking(house.thinkers)
        party = await hall.party(house, "friend", "friend")
        with await house.watch(party.id, 1) as watch:
            await watch.next()
            await party.act(0, "drop d")
            await watch.next()
        assert [str(entry) for entry in (await party.table()).match.entries] == ["0 drop d"]
        assert not any(table.match.line for table in held)


async def test_a_bot_that_crashes_its_process_costs_nobody_else_anything(hall: Hall) -> None:
    async with hall.house(workers=2) as house:
        house.thinkers.command = (*ENDLESS, "crash")
        crashing = await bots(house, "greedy")
        sound = [await bots(house, "random") for _ in range(3)]
        for table in sound:
            await until_over(table)
            assert not simple(table)
        while len(crashing.match.line) < 3:
            await asyncio.sleep(0.01)
        after = [crashing.entries[index + 1].text for index in simple(crashing)[:3]]
        assert after == ["drop d"] * 3  # the game's advice: the middle
        assert house.thinkers.workers == 2


async def test_a_stopped_worker_is_replaced_when_the_time_is_up() -> None:
    thinkers = Thinkers(2, 60)
    try:
        await asyncio.gather(*(thinkers.choose(table, asked()) for table in "ab"))
        stopped = thinkers._idle[-1]
        assert isinstance(stopped, Worker)
        os.kill(stopped.process.pid, signal.SIGSTOP)
        thinkers.seconds = LONG
        late = asyncio.create_task(thinkers.choose("a", asked()))
        await asyncio.sleep(0)
        others = [await thinkers.choose("b", asked()) for _ in range(3)]
        assert not late.done()
        assert not any(other.is_simple for other in others)
        assert await late == Thought("", True)
        await stopped.ended()
        thinkers.seconds = 60
        assert not (await thinkers.choose("a", asked())).is_simple
    finally:
        await thinkers.close()


async def test_a_killed_worker_is_replaced_and_only_its_own_question_suffers() -> None:
    thinkers = Thinkers(1, 60, ENDLESS)
    try:
        dying = asyncio.create_task(thinkers.choose("a", asked("greedy")))
        waiting = [asyncio.create_task(thinkers.choose(f"b{i}", asked())) for i in range(4)]
        await until_thinking(thinkers)
        os.kill(workers_of(thinkers)[0].process.pid, signal.SIGKILL)
        assert (await dying).is_simple
        for other in waiting:
            assert not (await other).is_simple
        assert thinkers.workers == 1
    finally:
        await thinkers.close()


async def test_a_worker_killed_while_it_had_nothing_to_do_is_not_missed() -> None:
    thinkers = Thinkers(1, 60)
    try:
        await thinkers.choose("a", asked())
        (idle,) = workers_of(thinkers)
        os.kill(idle.process.pid, signal.SIGKILL)
        await idle.ended()
        assert not (await thinkers.choose("a", asked())).is_simple
    finally:
        await thinkers.close()


async def test_workers_are_asked_again_and_again() -> None:
    thinkers = Thinkers(2, 60)
    try:
        for _ in range(5):
            await thinkers.choose("a", asked())
        assert [worker.asked for worker in workers_of(thinkers)] == [5]
    finally:
        await thinkers.close()


async def test_who_stops_waiting_leaves_no_process_that_thinks_on() -> None:
    thinkers = Thinkers(1, 60, ENDLESS)
    task = asyncio.create_task(thinkers.choose("a", asked("greedy")))
    await until_thinking(thinkers)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    (worker,) = workers_of(thinkers)
    await worker.ended()
    assert not is_alive(worker.process.pid)
    assert not (await thinkers.choose("a", asked())).is_simple
    await thinkers.close()


async def test_a_worker_that_cannot_be_started_leaves_the_simple_choice() -> None:
    for command in (("/nowhere/python",), (sys.executable, "-c", "print('hello')")):
        thinkers = Thinkers(1, 60, command)
        assert (await thinkers.choose("a", asked())).is_simple
        await thinkers.close()


async def test_a_bot_that_fails_leaves_the_simple_choice(hall: Hall) -> None:
    async with hall.house() as house:
        thought = await house.thinkers.choose("a", asked("nobody"))
        assert thought.is_simple


def test_there_are_several_workers_but_not_many() -> None:
    assert 2 <= usual_workers() <= 4


# questions


async def test_a_question_reads_back(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids", options={"rounds": 2})
        found = job_of(await party.table(), 1)
        assert read_job(found.text()) == found
        assert "\n" not in found.text()


async def test_a_worker_is_told_what_its_seat_knows(hall: Hall) -> None:
    """No entries, no luck, no other seat's choice: the view and the setup are all that is sent."""
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids", options={"rounds": 2})
        table = await party.table()
        found = job_of(table, 1)
        assert found.view == table.match.view(1).text()
        assert set(json.loads(found.text())) == {
            "game", "seats", "options", "view", "level", "seed", "is_hint", "spent",
        }  # fmt: skip


async def test_a_bot_thinks_once_for_what_it_does_in_a_row(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wutaki's turns have several steps; those without news in between come from one thought."""
    asked: list[int] = []
    plain = Thinkers.choose

    async def choose(self: Thinkers, table: str, job: Job) -> Thought:
        thought = await plain(self, table, job)
        asked.append(1 + len(thought.then))
        return thought

    monkeypatch.setattr(Thinkers, "choose", choose)
    monkeypatch.setitem(MAKERS, "random", lambda settings: Searcher(4, worlds=1))
    async with hall.house(workers=0) as house:
        created = await house.create_table("wutaki", [Plan("bot", "random")] * 2)
        table = await house.load(created.id)
        while max(asked, default=1) == 1 or len(asked) < 20:
            await asyncio.sleep(0.01)
    acts = [entry for entry in table.match.entries if entry.seat >= 0]
    assert len(acts) > len(asked)


def test_a_mind_is_changed_by_whatever_else_happens() -> None:
    match = Match(find("wutaki").setup(2), Seeded(3))
    mind = None
    for _ in range(300):
        seat = match.actors[0]
        legal = match.legal(seat)
        now = Mind(len(match.entries), (str(legal[0]), "nonsense"), 5.0)
        match.play(seat, legal[0])
        assert now.after(match, seat) is None
        following = match.entries[now.entries + 1 :]
        if match.actors == (seat,) and not following and not match.entries[-1].barrier:
            then = str(match.legal(seat)[0])
            mind = Mind(now.entries, (now.actions[0], then), 5.0)
            break
    assert mind is not None
    known = mind.after(match, seat)
    assert known == Mind(len(match.entries), (then,), 5.0)
    assert known.after(match, seat) is None
    assert mind.spent_in(match, seat) == 5.0
    assert mind.spent_in(match, 1 - seat) == 0.0
    assert mind.after(match, 1 - seat) is None
    match.undo(match.line[-1])
    assert mind.after(match, seat) is None
    assert mind.spent_in(match, seat) == 0.0


def test_the_first_thought_is_the_simple_one() -> None:
    simple, chosen = think(asked("greedy"))
    assert simple.is_simple
    assert not chosen.is_simple


# turns


async def test_tables_take_turns() -> None:
    turns, order = Turns(1), list[str]()

    async def go(table: str) -> None:
        async with turns.turn(table):
            order.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(go(table) for table in ("a", "a", "a", "a", "b", "b", "c")))
    assert order == ["a", "a", "b", "c", "a", "b", "a"]


async def test_a_turn_nobody_waits_for_any_more_is_passed_on() -> None:
    turns = Turns(1)

    async def go() -> str:
        async with turns.turn("a"):
            await asyncio.sleep(0)
            return "done"

    async with turns.turn("a"):
        tasks = [asyncio.create_task(go()) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
    tasks[1].cancel()  # it has been called, but has not begun
    assert await tasks[2] == "done"
    assert await go() == "done"


async def test_rules_that_were_compiled_meanwhile_are_used_by_the_next_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers = Thinkers(1)
    await thinkers.choose("table", asked())
    (first,) = workers_of(thinkers)
    await thinkers.choose("table", asked())
    assert workers_of(thinkers) == [first]
    monkeypatch.setattr(thinking, "built", lambda: 1.0)
    assert (await thinkers.choose("table", asked())).action
    (second,) = workers_of(thinkers)
    assert second is not first
    await thinkers.close()
    assert not is_alive(first.process.pid)
