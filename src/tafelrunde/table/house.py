"""All tables of a server: takes messages, writes, tells, and lets bots think."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from tafelrunde.bots.mind import Mind
from tafelrunde.core.data import Json
from tafelrunde.core.objection import Objection, find_objection
from tafelrunde.core.registry import find
from tafelrunde.table import limit
from tafelrunde.table import tidy as tidying
from tafelrunde.table.attendance import ABSENCE, MISSED, Attendance, Clock, is_played
from tafelrunde.table.bots.job import Thought, hint_of, job_of
from tafelrunde.table.bots.thinking import SECONDS, Thinkers
from tafelrunde.table.keys import Keys
from tafelrunde.table.match.deadline import (
    OPENING,
    Countdown,
    Deadline,
    Opening,
    Wait,
    countdown,
    deadlines,
)
from tafelrunde.table.match.judge import Ordered, Said, judge, name_of
from tafelrunde.table.match.message import (
    Accepted,
    Answer,
    BotAct,
    Counted,
    Hint,
    Lapse,
    LateAct,
    Message,
    OrderAct,
    Refusal,
    TakeSeat,
    Unopened,
)
from tafelrunde.table.match.pace import pause
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.standing import Due, due
from tafelrunde.table.match.table import OVER, RUNNING, WAITING, Table
from tafelrunde.table.match.timing import STAND_IN, UNTIMED, Timing
from tafelrunde.table.match.trial import Trial, trial
from tafelrunde.table.metrics import METRICS, NONE, Line
from tafelrunde.table.peers import Peers
from tafelrunde.table.people import People
from tafelrunde.table.plan import (
    DRAWN,
    Created,
    Place,
    Plan,
    Source,
    TableError,
    again,
    first_entries,
    going_on,
    new_header,
)
from tafelrunde.table.storage import lists
from tafelrunde.table.storage.health import StorageError
from tafelrunde.table.storage.lists import Summary
from tafelrunde.table.storage.rows import ChatLine
from tafelrunde.table.storage.storage import Storage
from tafelrunde.table.storage.writer import Conflict, Stamp
from tafelrunde.table.tidy import Idle, Keep
from tafelrunde.table.watch import Presence, Room, Watch

Sleep = Callable[[float], Awaitable[None]]
LOG = logging.getLogger(__name__)
TRIES = 50  # at the next index, against other processes
ROOMS = 2_000  # tables kept in memory
PATIENCE = 60.0  # seconds, at most, until a bot that failed is asked again
CLAIMING = 2.0  # seconds until it is looked whether who thinks elsewhere has gone
FOR_EVER = Keep()
TIDYING = 3600.0  # seconds until it is looked again for tables to be cleared
INSISTING = 5.0  # seconds, at most, until the database is asked again


class House:
    def __init__(
        self,
        url: str,
        pace: float = 1.0,
        workers: int | None = None,
        poll: float = 2.0,
        seconds: float = SECONDS,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        stamp: Stamp | None = None,
        *,
        key: bytes,
        keep: Keep = FOR_EVER,
        archive: Path = Path("archive"),
    ) -> None:
        self.keys = Keys(key)  # the server's: what is secret is sealed by it, or follows from it
        self.storage = Storage(url, self.keys, stamp)
        self.storage.health.clock = clock
        self.attendance = Attendance(self.storage, clock)
        self.clock = clock
        self.pace = pace  # of the time in which people can follow; 0: bots do not wait for them
        self.sleep = sleep
        self.poll = poll  # seconds between looks at what other processes wrote
        self.thinkers = Thinkers(workers, seconds)  # each bot thinks for at most so long
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.people = People(self.storage)
        self.peers = Peers(self.storage.process, self.rooms, self, clock)
        self.keep = keep  # how long tables stay that nobody touches
        self.archive = archive  # where the records of others go
        self._tidied: float | None = None  # when it was last looked for them
        self._polling: asyncio.Task[None] | None = None
        self._timing: asyncio.Task[None] | None = None
        self._handling: set[asyncio.Task[Answer]] = set()
        self._closing = False
        self._ahead = 0.0  # the time of entries before this process's own clock, in milliseconds

    @classmethod
    async def start(
        cls,
        url: str,
        pace: float = 1.0,
        workers: int | None = None,
        poll: float = 2.0,
        seconds: float = SECONDS,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        stamp: Stamp | None = None,
        *,
        key: bytes,
        keep: Keep = FOR_EVER,
        archive: Path = Path("archive"),
    ) -> House:
        """Bring the database up to date, go on with all running tables."""
        house = cls(
            url, pace, workers, poll, seconds, clock, sleep, stamp, key=key, keep=keep,
            archive=archive,
        )  # fmt: skip
        try:
            await house.storage.start()
            await house.people.look()
            await house.set_clock()
            await house._adopt()
        except BaseException:
            await house.close()
            raise
        house.peers.start(url)
        house._polling = asyncio.create_task(house._poll())
        house._timing = asyncio.create_task(house._time())
        return house

    async def _time(self) -> None:
        """Somebody's time may be up at tables that nobody looks at."""
        try:
            for id in await lists.with_deadlines(self.storage):
                if not self._closing:
                    await self._room(id)
            await self._keep()
        except StorageError:
            LOG.warning("clocks wait until somebody looks at their table")

    async def _keep(self) -> None:
        """Positions of tables from before they were kept: the next version may have other rules."""
        for id in await lists.without_position(self.storage):
            table = None if self._closing else await self.storage.load(id)
            if table is not None and table.reason is None:
                await self.storage.keep(table)

    async def close(self) -> None:
        """What is half written is finished; nobody begins to think any more."""
        self._closing = True
        jobs = [job for room in self.rooms.values() for job in room.jobs.values()]
        if self._polling is not None:
            jobs.append(self._polling)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, *self._handling, return_exceptions=True)
        await self.peers.close()
        if self._timing is not None:
            await self._timing
        await self.thinkers.close()
        await self.storage.close()

    async def is_well(self) -> bool:
        """Whether the database can be read, and took what was written last."""
        try:
            await self.storage.try_reading()
        except StorageError:
            return False
        return not self.storage.health.failing

    async def set_clock(self) -> None:
        """Learn how the time of entries differs from this process's own clock."""
        self._ahead = await self.storage.now() - 1000 * self.clock()

    def now(self) -> int:
        """As entries are written by now, in milliseconds."""
        return round(1000 * self.clock() + self._ahead)

    def measures(self) -> list[Line]:
        """How it stands now, for who watches over it."""
        rooms = self.rooms.values()
        fails = self.storage.health.failing
        out: list[Line] = [
            ("tafelrunde_database_fails", ("what", what), float(what in fails))
            for what in ("reading", "writing")
        ]
        if self.peers.wire is not None:
            out.append(("tafelrunde_wire_up", NONE, float(self.peers.wire.is_up)))
        watches = sum(len(room.watches) for room in rooms)
        return [
            *out,
            ("tafelrunde_tables_loaded", NONE, len(self.rooms)),
            ("tafelrunde_connections", NONE, watches),
            ("tafelrunde_processes", NONE, 1 + len(self.peers.heard)),
            *METRICS.lines(),
        ]

    # tables

    async def create_table(
        self,
        game: str,
        plan: Sequence[Plan],
        options: Mapping[str, object] | None = None,
        host: str = "",
        is_open: bool = False,
        rematch_of: str | None = None,
        luck: Source = DRAWN,
        position: Json | None = None,
        undo: str = Policy.CONSENT,
        timing: Timing = UNTIMED,
        counts: int = 0,
    ) -> Created:
        header = new_header(
            self.keys, game, len(plan), options or {}, host, is_open, rematch_of, luck, position,
            undo, timing,
        )  # fmt: skip
        table = Table(header)
        first = first_entries(table, plan, counts)
        await self.storage.create(table, first, [one.was for one in plan])
        await self._room(header.id)
        return Created(header.id, header.host_key, header.invites)

    async def load(self, id: str) -> Table:
        return (await self._room(id)).table

    async def _room(self, id: str) -> Room:
        if id not in self.rooms:
            table = await self.storage.load(id)
            if table is None:
                raise TableError("unknown-table", "There is no such table.")
            _, chat = (await self.storage.lasts([id]))[id]
            changed = await self.storage.changed(id)
            new = Room(table, chat, shown=self.peers.show, changed=changed, loaded=self.now())
            self.rooms.setdefault(id, new)
            self.peers.ask_for(id)
            self._wake(self.rooms[id])
        room = self.rooms[id]
        self.rooms.move_to_end(id)
        if len(self.rooms) > ROOMS:
            self._forget()
        return room

    def _forget(self) -> None:
        """Give back the memory of tables nobody looks at."""
        idle = [id for id, room in self.rooms.items() if room.is_idle]
        for id in idle[: len(self.rooms) - ROOMS * 9 // 10]:
            del self.rooms[id]

    # messages

    async def handle(self, id: str, message: Message) -> Answer:
        """Judge, write, tell; always an answer. Sent twice: the first answer again."""
        if isinstance(message, TakeSeat):
            message = replace(message, nonce=secrets.token_hex(16))
        task = asyncio.create_task(self._handle(id, message))
        self._handling.add(task)
        task.add_done_callback(self._handling.discard)
        return await asyncio.shield(task)  # who hangs up does not stop what is half written

    async def _handle(self, id: str, message: Message) -> Answer:
        outcome = "failed"
        try:
            with METRICS.timed("tafelrunde_message_seconds"):
                answer = await self._judged(await self._room(id), message)
            outcome = "accepted" if isinstance(answer, Accepted) else "refused"
            return answer
        except StorageError as error:
            return Refusal(message.id, error.code, str(error))
        finally:
            METRICS.count("tafelrunde_messages_total", "outcome", outcome)

    async def _judged(self, room: Room, message: Message) -> Answer:
        async with room.lock:
            for _ in range(TRIES):
                answer = await self._try(room, message)
                if isinstance(answer, Accepted):
                    return answer
                # another process may know more: judge again, unless there is nothing new
                if not await self._catch_up(room) and answer is not None:
                    return answer
        return Refusal(message.id, "limit", "Too much is going on at this table; try again.")

    async def _try(self, room: Room, message: Message) -> Answer | None:
        """The answer; None if another process has written in the meantime."""
        table = room.table
        first = table.answered.get(name_of(message))
        if first is not None:
            return Accepted(message.id, first, first_key(table, message))
        judged = judge(table, message)
        if isinstance(judged, Refusal):
            return judged
        if isinstance(judged, Said):
            return await self._say(room, message, judged)
        if isinstance(judged, Ordered):
            return await self._order(room, message, judged)
        try:
            written = await self.storage.append(table, judged)
        except Conflict:
            METRICS.count("tafelrunde_conflicts_total")
            return None
        table.add(written, judged.match)
        self._tell(room)
        key = ""
        if isinstance(message, TakeSeat):
            key = table.header.seat_key(message.seat, message.nonce)
        return Accepted(message.id, table.last, key)

    async def _say(self, room: Room, message: Message, said: Said) -> Answer:
        if room.chat >= (limit.LINES if said.seat is not None else limit.OUTSIDE):
            return Refusal(message.id, "full", "This table has taken as much talk as it does.")
        line = await self.storage.say(room.table.header.id, name_of(message), said)
        room.chat = max(room.chat, line.number)
        room.changed = self.now()
        room.tell()
        return Accepted(message.id, line.number)

    async def _order(self, room: Room, message: Message, ordered: Ordered) -> Answer:
        """Only who gave it hears of it: neither an entry nor a view tells others."""
        await self.storage.order(room.table, ordered.seat, ordered.orders)
        room.table.orders[ordered.seat] = ordered.orders
        room.tell_seat(ordered.seat)
        self._wake(room)
        return Accepted(message.id, room.table.last)

    async def ordered(self, id: str) -> None:
        """Somebody has given orders in another process."""
        room = self.rooms.get(id)
        if room is not None:
            room.table.order(await self.storage.orders(id))
            self._wake(room)

    async def _catch_up(self, room: Room) -> bool:
        """Read what other processes have written; whether there was anything."""
        table = room.table
        new = await self.storage.entries_after(table.header.id, table.last)
        if new:
            table.add(new)
            self._tell(room)
        return bool(new)

    def _tell(self, room: Room) -> None:
        room.changed = self.now()
        room.tell()
        self._wake(room)

    async def _poll(self) -> None:
        """Hear of what other processes have written, and whether the database works again."""
        while True:
            await asyncio.sleep(self.poll)
            for job in (
                *(self.look, self.attend, self.set_clock, self.storage.try_again, self._tidy),
                self.people.look,
            ):
                try:
                    await job()
                except StorageError:
                    pass  # the log has it already
                except Exception:
                    LOG.exception("cannot look for changes")

    async def look(self) -> None:
        """Compare the last indexes once."""
        if not self.rooms:
            return
        ids = list(self.rooms)
        found = await self.storage.lasts(ids)
        for id, (index, chat) in found.items():
            await self.stirred(id, index, chat)
        for id in ids:
            if id not in found:
                await self.drop(id)

    async def drop(self, id: str) -> None:
        """It is not there any more; who still looks at it hears that."""
        room = self.rooms.pop(id, None)
        if room is not None:
            for job in list(room.jobs.values()):
                job.cancel()
            room.tell()

    async def renew(self, id: str) -> None:
        """What it was made from is another thing now; whoever looks comes again."""
        await self.drop(id)
        await self._room(id)

    async def _tidy(self) -> None:
        """One process does it, for all."""
        if self._tidied is not None and self.clock() - self._tidied < TIDYING:
            return
        self._tidied = self.clock()
        async with self.peers.claimed("tidy") as mine:
            if mine:
                await self.tidy()

    async def tidy(self) -> list[Idle]:
        """Clear away what nobody has touched for long."""
        found = await tidying.idle(self.storage, self.keep, await self.storage.now())
        return await tidying.clear(self.storage, found, self.archive, self._is_used, self.drop)

    def _is_used(self, id: str) -> bool:
        here = self.present(id)
        return bool(here.seats or here.watching)

    def clears(self, id: str) -> int | None:
        """Days until the table is cleared away, if that is soon."""
        room = self.rooms.get(id)
        if room is None:
            return None
        return self.keep.left(room.table.state, room.changed, self.now())

    async def stirred(self, id: str, index: int, chat: int) -> None:
        """So far a table has come, as somebody says."""
        room = self.rooms.get(id)
        if room is None:
            return
        if index > room.table.last:
            async with room.lock:
                await self._catch_up(room)
        if chat > room.chat:
            room.chat = chat
            room.tell()

    async def _look_at(self, room: Room) -> None:
        with suppress(StorageError):
            async with room.lock:
                await self._catch_up(room)

    async def again(self) -> None:
        """Other processes may have written anything, or be gone."""
        await self.look()
        for id in list(self.rooms):
            await self.ordered(id)
        await self._adopt()

    async def _adopt(self) -> None:
        """Bots go on at all running tables."""
        for id in await lists.with_bots(self.storage):
            await self._room(id)

    async def attend(self) -> None:
        """Write down who has been away for long, and who is back."""
        for room, news in await self.attendance.look(list(self.rooms.values())):
            await self.handle(room.table.header.id, news)
        for id, room in self.rooms.items():
            gone = frozenset(self.gone(id)) if room.watches else room.gone
            if gone != room.gone:
                room.gone = gone
                room.tell()

    # bots

    def _wake(self, room: Room) -> None:
        """One pending job for each bot that has to decide, and for each answer that is due."""
        if self._closing:
            return
        table = room.table
        for seat in table.bots():
            job = (seat, table.since[seat], table.match.decision(seat))
            if job not in room.jobs:
                room.jobs[job] = asyncio.create_task(self._bot(room, *job))
        for one in due(table, self._pause(table)):
            if one not in room.jobs:
                room.due[one] = self.clock() + one.seconds
                room.jobs[one] = asyncio.create_task(self._answer(room, one))
        self._wind(room)

    # clocks

    def _wind(self, room: Room) -> None:
        """One pending job for each deadline; those that do not hold any more end."""
        wanted, now = deadlines(room.table), self.now()
        for job in [job for job in room.jobs if isinstance(job, Deadline)]:
            if job not in wanted and job.at > now:  # what is due already sees that by itself
                room.jobs.pop(job).cancel()
        for one in wanted:
            if one not in room.jobs:
                room.jobs[one] = asyncio.create_task(self._ring(room, one))

    async def _ring(self, room: Room, one: Deadline) -> None:
        try:
            is_over = False
            while not is_over:
                while (left := self._due(room, one) - self.now()) > 0:
                    await self.sleep(left / 1000)
                is_over = one not in deadlines(room.table) or await self._end_time(room, one)
        except Exception:
            LOG.exception("a clock of table %s fails", room.table.header.id)
        finally:
            if room.jobs.get(one) is asyncio.current_task():
                del room.jobs[one]

    def _due(self, room: Room, one: Deadline) -> float:
        """No page could open its number while the server was down, or the database failed."""
        if not isinstance(one, Opening):
            return one.at
        health, patience = self.storage.health, 1000 * OPENING
        if health.failing:
            return self.now() + patience
        return max(one.at, room.loaded + patience, 1000 * health.mended + self._ahead + patience)

    async def _end_time(self, room: Room, one: Deadline) -> bool:
        """A question lapses; for a person who did not decide, a bot does. Whether it is done."""
        id = room.table.header.id
        if isinstance(one, Opening):
            answer = await self.handle(id, Unopened(one.sealed))
            return not isinstance(answer, Refusal) or answer.code != StorageError.code
        if isinstance(one, Countdown):
            await self._insist(id, Counted(one.since))
            return True
        if isinstance(one, Wait):
            await self._insist(id, Lapse(one.ask))
            return True
        thought = await self.thinkers.choose(id, job_of(room.table, one.seat, STAND_IN))
        if one not in deadlines(room.table):
            return True
        text = thought.action or str(room.table.match.legal(one.seat)[0])
        answer = await self._insist(id, LateAct(one.seat, one.decision, text, STAND_IN))
        if isinstance(answer, Refusal) and answer.code not in ("stale", "waiting", "over"):
            LOG.error("a late answer at table %s is refused: %s", id, answer.sentence)
        return True

    async def _answer(self, room: Room, one: Due) -> None:
        """Somebody's standing order, or the end of their time; what is stale by then is refused."""
        try:
            await self.sleep(one.seconds)
            message = OrderAct(one.seat, one.decision, one.late)
            answer = await self._insist(room.table.header.id, message)
            if isinstance(answer, Refusal) and answer.code not in ("stale", "waiting", "over"):
                LOG.error("an order at table %s is refused: %s", room.table.header.id, answer)
        finally:
            del room.jobs[one], room.due[one]

    def _pause(self, table: Table) -> float:
        """A bot takes at least as long, so that people can follow."""
        return self.pace * pause(table) if self.pace and table.waits else 0.0

    async def _insist(self, id: str, message: Message) -> Answer:
        """Say it until the database takes it."""
        wait = 1.0
        while True:
            answer = await self.handle(id, message)
            if not isinstance(answer, Refusal) or answer.code != StorageError.code:
                return answer
            await asyncio.sleep(wait)
            wait = min(2 * wait, INSISTING)

    async def _bot(self, room: Room, seat: int, since: int, decision: int) -> None:
        job = (seat, since, decision)
        wait = 1.0
        name = f"{room.table.header.id} {seat} {since} {decision}"
        try:
            while True:
                async with self.peers.claimed(name) as mine:
                    if mine and self.peers.wire is not None:
                        await self._look_at(room)  # who had the claim before may have answered
                    if mine and await self._bot_acts(room, seat, since, decision):
                        break
                if not mine and not self._is_asked(room.table, seat, since, decision):
                    break
                await asyncio.sleep(wait if mine else CLAIMING)
                wait = min(2 * wait, PATIENCE) if mine else wait
        finally:
            del room.jobs[job]
        self._wake(room)

    def _is_asked(self, table: Table, seat: int, since: int, decision: int) -> bool:
        """Whether this very bot still has to decide this very thing."""
        asked = seat in table.bots() and table.since[seat] == since
        return asked and table.match.decision(seat) == decision

    async def _bot_acts(self, room: Room, seat: int, since: int, decision: int) -> bool:
        """Whether nothing is left to do; a bot that answers nonsense is asked again."""
        table = room.table
        id = table.header.id
        if not self._is_asked(table, seat, since, decision):
            return True
        try:
            thinking = self._think(room, seat, since)
            thought, _ = await asyncio.gather(thinking, self.sleep(self._pause(table)))
            if seat not in table.bots() or table.match.decision(seat) != decision:
                return True
            kind = "simple" if thought.is_simple else "thought"
            METRICS.count("tafelrunde_bot_choices_total", "kind", kind)
            text = thought.action or str(table.match.legal(seat)[0])
            answer = await self._insist(id, BotAct(seat, decision, text, since, thought.is_simple))
        except Exception:
            LOG.exception("the bot of seat %d at table %s fails", seat, id)
            return False
        if isinstance(answer, Refusal) and answer.code not in ("stale", "waiting", "over"):
            LOG.error("the bot of seat %d at table %s is refused: %s", seat, id, answer.sentence)
            return answer.code == "out-of-turn"
        return True

    async def _think(self, room: Room, seat: int, since: int) -> Thought:
        """What the bot has in mind already, if nothing else has happened; else it thinks."""
        table, match = room.table, room.table.match
        mind = room.minds.pop((seat, since), None) or Mind(0, (), 0.0)
        if (known := mind.after(match, seat)) is not None:
            room.minds[seat, since] = known
            return Thought(known.actions[0], False)
        entries, spent = len(match.entries), mind.spent_in(match, seat)
        thought = await self.thinkers.choose(table.header.id, job_of(table, seat, spent=spent))
        actions = (thought.action, *thought.then)
        room.minds[seat, since] = Mind(entries, actions, spent + thought.ms)
        return thought

    async def hint(self, id: str, message: Hint) -> tuple[str, ...] | Refusal:
        """What a strong player would look at; that it was asked is written first."""
        answer = await self.handle(id, message)
        if isinstance(answer, Refusal):
            return answer
        table, seat = await self.load(id), message.seat
        if seat not in table.waits or table.match.decision(seat) != message.decision:
            return Refusal(message.id, "stale", "Something else is asked by now.")
        thought = await self.thinkers.choose(id, hint_of(table, seat))
        if thought.is_simple:
            return Refusal(message.id, "unthought", "The bot did not get done thinking.")
        return thought.action, *thought.others

    # looking

    async def watch(self, id: str, seat: int | None) -> Watch:
        return Watch(await self._room(id), seat)

    def present(self, id: str) -> Presence:
        room = self.rooms.get(id)
        return Presence(frozenset(), 0) if room is None else room.everybody()

    def left(self, id: str) -> float | None:
        """Seconds until the match begins, or the table answers for somebody whose time is up."""
        room = self.rooms.get(id)
        if room is None:
            return None
        if room.table.counting.since >= 0:
            return max(0, countdown(room.table).at - self.now()) / 1000
        asked = due(room.table, 0.0)  # others wait as well, for questions that were answered
        late = [at for one, at in room.due.items() if one.late and one in asked]
        return max(0.0, min(late) - self.clock()) if late else None

    def gone(self, id: str) -> dict[int, tuple[float, float]]:
        """Seats whose persons are not connected: since when, and how long until they are absent."""
        room = self.rooms.get(id)
        if room is None or not is_played(room.table) or room.table.header.timing.is_slow:
            return {}
        here, now = room.presence().seats, self.clock()
        out: dict[int, tuple[float, float]] = {}
        for seat, holder in enumerate(room.table.holders):
            if holder.is_human and seat not in here:
                since = max(0.0, now - room.seen.get(holder.key, now))
                left = 0.0 if seat in room.table.absent else max(0.0, ABSENCE - since)
                if since >= MISSED or not left:
                    out[seat] = since, left
        return out

    async def _own(self, id: str, seat: int, key: str) -> Table | Refusal:
        """The table, for somebody who asks about their own seat."""
        table = await self.load(id)
        if table.reason is not None:
            return Refusal("", "read-only", table.reason)
        if not key or table.seat_of(key) != seat:
            return Refusal("", "auth", "This link does not act for that seat.")
        return table

    async def objection(
        self, id: str, seat: int, key: str, path: Sequence[str]
    ) -> Objection | Refusal:
        table = await self._own(id, seat, key)
        if isinstance(table, Refusal):
            return table
        if table.state == WAITING:
            return Refusal("", "waiting", "The match begins when all seats are filled.")
        if len(path) > limit.PATH:
            return Refusal("", "limit", "No action is as long as that.")
        return find_objection(table.match, seat, path)

    async def trial(
        self, id: str, seat: int, key: str, decision: int, texts: Sequence[str]
    ) -> Trial | Refusal:
        """What could be done after these picks; nothing is written."""
        table = await self._own(id, seat, key)
        if isinstance(table, Refusal):
            return table
        if table.state != RUNNING or decision != table.match.decision(seat):
            return Refusal("", "stale", "Something else is asked by now.")
        if len(texts) > limit.TEXTS or any(len(text) > limit.TEXT for text in texts):
            return Refusal("", "limit", "The message is too long.")
        return trial(table.match, seat, texts)

    async def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        return await self.storage.chat(id, after)

    async def export(self, id: str) -> str:
        """The record of a table; while it holds secrets, nobody gets it."""
        table = await self.load(id)
        playing = table.can_see and table.state != OVER  # or could still be gone on with
        if playing and find(table.header.game).meta.secrets:
            raise TableError("secret", "The record holds secrets until the match is over.")
        return table.record().text()

    async def open_tables(self, limit: int = 50) -> list[Summary]:
        return await lists.open_tables(self.storage, limit)

    async def running_tables(self, limit: int = 50) -> list[Summary]:
        return await lists.running_tables(self.storage, limit)

    async def mine(self, person: str, limit: int = 50) -> list[Summary]:
        return await lists.mine(self.storage, person, limit)

    async def finished(self, limit: int = 50, person: str | None = None) -> list[Summary]:
        return await lists.finished(self.storage, limit, person)

    # playing again

    async def rematch(self, id: str, key: str, rotate: bool = True) -> Created | Refusal:
        """A new table for the same people and bots; whoever asks first is its host.

        A match that other rules have stopped goes on there from its position, once all who were
        at it have sat down again: nobody else may take their seats.
        """
        table = await self.load(id)
        seat = table.seat_of(key) if key else None
        if seat is None and not table.is_host(key):
            return Refusal("", "auth", "Only those who played may ask for a rematch.")
        goes_on = table.reason is not None and table.state == RUNNING
        if goes_on and (table.shown is None or table.kept is None):
            return Refusal("", "read-only", table.reason or "")
        if table.state != OVER and not goes_on:
            return Refusal("", "waiting", "The match is not over yet.")
        position = table.kept.position if goes_on and table.kept is not None else None
        header = table.header
        host = header.host if seat is None else table.holders[seat].person
        plan = going_on(table) if goes_on else again(table, 1 if rotate else 0)
        try:
            created = await self.create_table(
                header.game, plan, header.options, host, header.is_open, id,
                Source(header.companion, header.left), position, header.undo or Policy.CONSENT,
                header.timing, table.counting.seconds,
            )  # fmt: skip
        except Conflict:
            other = await self.load(await self.next_table(id) or "")
            return Created(other.header.id, "", ())
        (await self._room(id)).tell()
        self.peers.stir(id)
        return created

    async def next_table(self, id: str) -> str | None:
        """The rematch of a table, if there is one."""
        return await self.storage.rematch_of(id)

    async def place_in_rematch(self, id: str, key: str) -> Place | None:
        """Where the person with this key of the old table sits in the new one."""
        seat = (await self.load(id)).seat_of(key) if key else None
        other = await self.next_table(id)
        found = await self.storage.was(other, seat) if other and seat is not None else None
        if found is None or other is None:
            return None
        return Place(other, found, (await self.load(other)).invites[found])


def first_key(table: Table, message: Message) -> str:
    """The key of a seat that was taken by this very message."""
    if not isinstance(message, TakeSeat) or not message.person:
        return ""
    seat = message.seat
    return table.key_of(seat) if table.holders[seat].person == message.person else ""
