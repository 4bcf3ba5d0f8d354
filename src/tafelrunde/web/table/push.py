"""What a connection is told: a snapshot, then changes, for the seats it holds by now."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack

from tafelrunde.core.registry import find
from tafelrunde.draw.canvas import Canvas
from tafelrunde.draw.part import Memory
from tafelrunde.table.house import House
from tafelrunde.table.match.clocks import Face
from tafelrunde.table.match.judge import name_of
from tafelrunde.table.match.message import Accepted, Answer, Message, Order
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.table.storage.rows import ChatLine
from tafelrunde.table.watch import Change, Watch
from tafelrunde.web.table import labels, protocol, sealed
from tafelrunde.web.table import seats as table_seats
from tafelrunde.web.table.desk import Desk
from tafelrunde.web.table.easels import Page, easel_of, frame
from tafelrunde.web.table.eyes import Eyes, eyes, question
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.web.table.messages import Speaker
from tafelrunde.web.table.panels import panels
from tafelrunde.web.table.protocol import (
    VERSION,
    Clock,
    LogLine,
    News,
    Question,
    Snap,
    Talk,
    Told,
    View,
)
from tafelrunde.words.words import Words


class Moved(Exception):
    """The table was made anew: who looks at it comes again."""


class Push:
    def __init__(
        self,
        house: House,
        id: str,
        speaker: Speaker,
        lang: str,
        links: tuple[str, ...] = (),
        invite: str = "",
    ) -> None:
        self.house = house
        self.id = id
        self.speaker = speaker
        self.lang = lang
        self.links = links
        self.invite = invite
        self.open_to: int | None = None  # for whom the curtain is open
        self.after = -1  # the last entry the browser has the log of
        self.chat = 0  # the last line of talk it has
        self._page = Page()
        self._is_new = True
        self._memory = Memory()  # of the panels
        self._asked: Question | None = None
        self._faces: list[Face | None] | None = None  # the clocks it was told of
        self._gone: dict[int, bool] = {}  # who is not connected, and whether for long
        self._luck: protocol.Luck | None = None  # what it was told of that
        self._said: dict[str, str] = {}  # messages that are being judged: name → id
        self._seq = 0
        self._seated = -2  # the seat entry by which keys were looked up
        self._log_of: int | None = None
        self._fresh = 0  # the first entry that its log tells whole
        self._main: Watch
        self._seats = ExitStack()  # presence on all own seats but the first

    def start_after(self, query: Mapping[str, str]) -> None:
        """Where a browser that had been here before goes on."""
        after, chat = query.get("after", ""), query.get("chat", "")
        self.after = int(after) if after.isdecimal() and len(after) < 10 else -1
        self.chat = int(chat) if chat.isdecimal() and len(chat) < 10 else 0

    async def begin(self, present: ExitStack) -> None:
        """Be there while the stack lasts."""
        self._main = present.enter_context(await self.house.watch(self.id, None))
        present.callback(self._seats.close)
        await self._sit(await self.house.load(self.id))

    def words(self) -> tuple[Words, TableTexts]:
        return labels.words(self._main.room.table, self.lang), table_texts(self.lang)

    async def handle(self, id: str, message: Message) -> Answer | None:
        """The answer; None where a view brings it, together with what it changed."""
        name = name_of(message)
        self._said[name] = id
        answer = await self.house.handle(self.id, message)
        if isinstance(answer, Accepted) and name in self._main.room.table.answered:
            if name in self._said:
                self._main.wake()
            return None
        self._said.pop(name, None)
        if isinstance(message, Order):
            self._main.wake()  # whichever of the device's seats it was for
        return answer

    def uncover(self, seat: int) -> None:
        """The person at the device says it is theirs now."""
        if seat in self.speaker.keys:
            self.open_to = seat
            self._main.wake()

    def speak(self, lang: str) -> None:
        """From now on in another language: everything is told anew."""
        self.lang = lang
        self._renew()
        self._main.wake()

    def tell_again(self) -> None:
        """Something was left half told: everything anew."""
        self._seated = -2
        self._renew()
        self._main.wake()

    def _renew(self) -> None:
        self._page, self._is_new, self._asked, self.after = Page(), True, None, -1
        self._faces, self._gone, self._luck = None, {}, None

    async def next(self) -> list[Told]:
        """Wait for a change; what to send about it."""
        change = await self._main.next()
        fresh = self._is_new and not self.chat
        table = await self.house.load(self.id)
        if self._main.room is not self.house.rooms.get(self.id):
            raise Moved
        await self._sit(table)
        looks = eyes(table, tuple(self.speaker.keys), self.open_to)
        if looks.curtain is not None:
            self.open_to = None
        out: list[Told] = [await self._view(table, looks)]
        if change.chat > self.chat:
            out.append(await self._talk(change, fresh))
        return out

    async def _sit(self, table: Table) -> None:
        """Look up keys again when somebody sat down or got up; be present on all own seats."""
        newest = max(table.since)
        if newest == self._seated:
            return
        self._seated = newest
        speaker = self.speaker
        speaker.keys = await table_seats.keys(self.house, table, speaker.person, self.links)
        is_host = bool(speaker.person) and table.header.host == speaker.person
        speaker.host_key = table.header.host_key if is_host else ""
        if self.open_to not in speaker.keys:
            self.open_to = None
        seats = list(speaker.keys)
        self._main.seat = seats[0] if seats else None
        self._seats.close()
        for seat in seats[1:]:
            self._seats.enter_context(await self.house.watch(self.id, seat))
        self._main.room.tell()

    async def _view(self, table: Table, looks: Eyes) -> Snap | View:
        is_new, self._is_new = self._is_new, False
        page = self._page  # whoever asks for another language meanwhile gets another one
        canvas = page.look(table, looks.seat, self.lang)
        desk = await self._desk(table, looks, canvas.paint)
        self._memory.go_on()
        frames = [frame(update, update.position) for update in page.board(canvas)]
        assert page.easel is not None
        beside = page.beside(panels(desk, self._memory, page.easel.plates(table)))
        if beside:
            frames.append(frame(beside, table.last))
        news = self._news(table, looks, canvas)
        self._seq += 1
        at = table.last
        view: View = {"t": "view", "seq": self._seq - 1, "index": at, "frames": frames, **news}
        if is_new:
            return {**view, "t": "snap", "v": VERSION, "mine": list(looks.mine)}
        return view

    def _news(self, table: Table, looks: Eyes, canvas: Canvas) -> News:
        """Answers, the question if it is another one, and new lines of the log."""
        out: News = {}
        answered = [name for name in self._said if name in table.answered]
        if answered:
            out["ok"] = [
                {"id": self._said.pop(name), "index": table.answered[name]} for name in answered
            ]
        asked = question(table, looks, canvas, self.lang)
        if asked != self._asked:
            self._asked = asked
            out["ask"] = self._timed(asked)
        self._clocks(out, table)
        luck = sealed.luck(table)
        if luck is not None and luck != self._luck:
            self._luck = out["luck"] = luck
        self._log(out, table, looks)
        return out

    def _clocks(self, out: News, table: Table) -> None:
        """What is left of everybody's time, and who is not there; both tick on the page."""
        faces, now = table.clocks.faces[:], self.house.now()
        if table.header.timing.is_on and faces != self._faces:
            self._faces = faces
            out["clocks"] = [None if face is None else shown(face, now) for face in faces]
        gone = self.house.gone(self.id)
        told = {seat: left <= 0 for seat, (_, left) in gone.items()}
        if told != self._gone:
            self._gone = told
            out["gone"] = [
                {"seat": seat, "since": round(1000 * since), "left": round(1000 * left)}
                for seat, (since, left) in gone.items()
            ]

    def _timed(self, asked: Question) -> Question:
        """With the time that is left now: it alone does not make it another question."""
        left = self.house.left(self.id)
        return asked if left is None else {**asked, "left": round(1000 * left)}

    async def _desk(self, table: Table, looks: Eyes, paint: Mapping[int, int]) -> Desk:
        speaker = self.speaker
        next = wisher = ""
        if table.state == OVER or table.reason is not None:
            next, wisher = await self._next_table(table)
        return Desk(
            table,
            looks,
            self.lang,
            self.house.present(self.id),
            is_host=bool(speaker.host_key),
            invite=self.invite,
            name=speaker.name,
            keys=speaker.keys,
            next=next,
            wisher=wisher,
            paint=paint,
            person=speaker.person,
            gone=frozenset(self.house.gone(self.id)),
            waits=table.waits,
            chosen=table.chosen,
            clears=self.house.clears(self.id),
        )

    async def _next_table(self, table: Table) -> tuple[str, str]:
        """Where the rematch is, a seat there for those who played; and who asked for it."""
        other = await self.house.next_table(self.id)
        if other is None:
            return "", ""
        host = (await self.house.load(other)).header.host
        asked = [seat for seat, holder in enumerate(table.holders) if holder.person == host]
        names = labels.words(table, self.lang).names
        wisher = names[asked[0]] if asked and host != self.speaker.person else ""
        return f"/t/{other}/sit" if self.speaker.keys else f"/t/{other}", wisher

    def _log(self, out: News, table: Table, looks: Eyes) -> None:
        """The lines after the last one the browser has; all of them where another one looks."""
        if looks.seat != self._log_of and find(table.header.game).meta.secrets:
            self.after = -1
        if self.after > table.last or self.after < 0:
            self.after = -1
            out["fresh"] = True
        self._log_of = looks.seat
        fresh = table.fresh_from(looks.seat)
        if fresh != self._fresh and "fresh" not in out:
            first, last = min(fresh, self._fresh), min(max(fresh, self._fresh) - 1, self.after)
            again = [line for line in self._lines(table, looks, first - 1) if line["i"] <= last]
            out["again"] = {"first": first, "last": last, "lines": again}
        self._fresh = fresh
        lines = self._lines(table, looks, self.after)
        self.after = table.last
        if lines or "fresh" in out:
            out["log"] = lines

    def _lines(self, table: Table, looks: Eyes, after: int) -> list[LogLine]:
        items, easel = table.events_since(after, looks.seat), easel_of(table, self.lang)
        return [line for item in items for line in easel.lines(item, table)]

    async def _talk(self, change: Change, fresh: bool) -> Talk:
        lines = await self.house.chat(self.id, self.chat)
        self.chat = max([change.chat, *(line.number for line in lines)])
        return {"t": "chat", "lines": [chat_line(line) for line in lines], "fresh": fresh}


def shown(face: Face, now: int) -> Clock:
    out: Clock = {"left": face.left_at(now), "whole": face.whole, "runs": face.since is not None}
    if face.since is not None and face.since > now:
        out["wait"] = face.since - now
    return out


def chat_line(line: ChatLine) -> protocol.ChatLine:
    return {
        "n": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "time": line.time,
    }
