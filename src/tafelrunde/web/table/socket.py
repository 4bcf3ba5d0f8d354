"""The table's socket: one connection of one browser. Keys stay here, the page never has them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import ExitStack
from typing import Final

import orjson
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.core.errors import BadData, BadPhrase, TafelrundeError
from tafelrunde.core.registry import find
from tafelrunde.table.limit import Bucket
from tafelrunde.table.match.message import Accepted, Act, Hint, Message, Refusal
from tafelrunde.table.plan import TableError
from tafelrunde.table.storage.health import StorageError
from tafelrunde.web.credit import opened, take
from tafelrunde.web.reader import Reader, is_good, reader_of
from tafelrunde.web.security import same_origin
from tafelrunde.web.site import house_of, site_of
from tafelrunde.web.table import labels, offers, protocol
from tafelrunde.web.table.because import because, not_asked, watching
from tafelrunde.web.table.messages import LARGEST, Speaker, id_of, kind_of, read, said, texts
from tafelrunde.web.table.protocol import Err, FromPage, FromServer, Ok
from tafelrunde.web.table.push import Moved, Push
from tafelrunde.web.table.seats import remembered
from tafelrunde.words.catalogue import LANGUAGES

LOG = logging.getLogger(__name__)
BURST: Final = 40.0  # messages
RATE: Final = 8.0  # per second
COST: Final = {  # about five milliseconds each, of drawing, judging or writing
    "lang": 10.0,  # everything is drawn anew
    "hint": 10.0,
    "rematch": 5.0,
    **dict.fromkeys(("take", "leave", "bot", "back", "uncover"), 4.0),
    **dict.fromkeys(("why", "phrase", "resign", "abandon", "undo"), 3.0),
    **dict.fromkeys(("try", "chat", "pace", "order"), 2.0),
}
PHRASE: Final = 500  # characters that somebody types
PATIENCE: Final = 100  # messages refused for their speed until the line is cut
AGAIN: Final = 1.0  # seconds until it is tried to read what could not be read
FOREIGN, UNKNOWN, TOO_LARGE, TOO_FAST, TOO_MANY = 4403, 4404, 4413, 4429, 4430
BROKEN, LATER, AGAIN_AT_ONCE = 4500, 4503, 1012


class Connection:
    def __init__(self, socket: WebSocket, id: str, reader: Reader) -> None:
        self.socket = socket
        self.id = id
        self.reader = reader
        self.house = house_of(socket)
        rate = site_of(socket).limits.rates.get("line", (BURST, RATE))
        self.bucket = Bucket(*rate, time.monotonic)
        self.hasty = 0
        self.looking: set[asyncio.Task[None]] = set()  # hints that are being thought about
        self.push = Push(
            self.house,
            id,
            Speaker(reader.person, reader.name),
            reader.lang,
            remembered(socket, id),
            invite=socket.query_params.get("invite", "")[:100],
        )
        self.push.start_after(socket.query_params)

    async def run(self) -> None:
        """Listen and tell, until either ends."""
        with ExitStack() as present:
            await self.push.begin(present)
            jobs = [asyncio.create_task(self.listen()), asyncio.create_task(self.tell())]
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            for job in (*jobs, *self.looking):
                job.cancel()
            for ended in await asyncio.gather(*jobs, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended

    async def tell(self) -> None:
        while True:
            try:
                messages = await self.push.next()
            except StorageError:
                await asyncio.sleep(AGAIN)
                self.push.tell_again()
                continue
            if not is_good(self.socket, self.reader):
                await self.socket.close(FOREIGN)
                return
            while messages:  # while it waits for the next ones, it keeps none of them
                await self.send(messages.pop(0))

    async def send(self, message: FromServer) -> None:
        await self.socket.send_text(written(message))

    async def listen(self) -> None:
        while True:
            text = await self.hear()
            if not is_good(self.socket, self.reader):
                await self.socket.close(FOREIGN)
                return
            if len(text) > LARGEST:
                await self.socket.close(TOO_LARGE)
                return
            answer = await self.answer(text)
            if self.hasty > PATIENCE:
                await self.socket.close(TOO_FAST)
                return
            if answer is not None:
                await self.send(answer)

    async def hear(self) -> str:
        """The next message; bytes are answered, too, but say nothing."""
        heard = await self.socket.receive()
        if heard["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(heard["code"])
        text = heard.get("text")
        return text if isinstance(text, str) else " " * len(heard["bytes"])

    async def answer(self, text: str) -> protocol.Answer | None:
        """Always one, whatever came; None where a view brings it."""
        fields = read(text)
        id, kind = id_of(fields), kind_of(fields)
        cost = COST.get(kind, 1.0)
        if not self.bucket.take(cost) or not take(self.socket, "message", cost):
            self.hasty += 1
            return self.no(Refusal(id, "limit", "Too fast."))
        try:
            if not id:
                raise BadData("The message has no proper id.")
            return await self.judge(id, said(fields))
        except BadData as error:
            return self.no(Refusal(id, "bad-message", str(error)))
        except TafelrundeError as error:
            return self.no(Refusal(id, error.code, str(error)))

    async def judge(self, id: str, said: FromPage) -> protocol.Answer | None:
        if said["t"] == "why":
            return await self.why(id, said)
        if said["t"] == "hint":
            self.hint(id, said)
            return None
        if said["t"] == "phrase":
            return await self.phrase(id, said)
        if said["t"] == "mean":
            return await self.mean(id, said)
        if said["t"] == "try":
            return await self.trial(id, said)
        if said["t"] == "rematch":
            return await self.rematch(id)
        if said["t"] == "beat":
            return {"t": "ok", "id": id}
        if said["t"] == "uncover":
            return self.uncover(id, said)
        if said["t"] == "lang":
            return self.speak(id, said)
        message = self.push.speaker.message(id, said)
        return await self.done(id, message)

    def uncover(self, id: str, said: protocol.Uncover) -> Ok:
        self.push.speaker.key(said["seat"])
        self.push.uncover(said["seat"])
        return {"t": "ok", "id": id}

    def speak(self, id: str, said: protocol.Lang) -> Ok:
        if said["lang"] not in LANGUAGES:
            raise BadData("There is no such message.")
        self.push.speak(said["lang"])
        return {"t": "ok", "id": id}

    async def done(self, id: str, message: Message) -> Ok | Err | None:
        answer = await self.push.handle(id, message)
        if isinstance(answer, Accepted):
            return {"t": "ok", "id": answer.id, "index": answer.index}
        return None if answer is None else self.no(answer)

    def no(self, refusal: Refusal) -> Err:
        told, site = self.push.words()
        text = labels.refusal(refusal, told, site)
        rule = refusal.rule or None
        return {"t": "err", "id": refusal.id, "code": refusal.code, "rule": rule, "text": text}

    async def why(self, id: str, said: protocol.Why) -> protocol.Because | Err:
        """What stands against a click."""
        told, site = self.push.words()
        table = await self.house.load(self.id)
        seat = said["seat"]
        if seat is None:
            say = not_asked if self.push.speaker.keys else watching
            return say(id, table, told, site)
        key = self.push.speaker.key(seat)
        found = await self.house.objection(self.id, seat, key, said["path"])
        if isinstance(found, Refusal):
            return self.no(Refusal(id, found.code, found.sentence, found.reason))
        return because(id, found, table, told, site)

    def hint(self, id: str, said: protocol.Hint) -> None:
        """A bot thinks about it; meanwhile whoever asked may do something else."""
        seat, decision = said["seat"], said["decision"]
        message = Hint(id, self.push.speaker.key(seat), seat, decision)
        task = asyncio.create_task(self.look(message))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def look(self, message: Hint) -> None:
        found = await self.house.hint(self.id, message)
        if isinstance(found, Refusal):
            await self.send(self.no(found))
            return
        space = (await self.house.load(self.id)).match.setup.space
        told, _ = self.push.words()
        looks = [told.action(space.read(text)) for text in found]
        await self.send({"t": "hinted", "id": message.id, "looks": looks})

    async def phrase(self, id: str, said: protocol.Phrase) -> Ok | Err | None:
        """What somebody typed, as the actions it stands for: all are taken, or none."""
        seat = said["seat"]
        key = self.push.speaker.key(seat)
        table = await self.house.load(self.id)
        if not key or table.seat_of(key) != seat:  # before anything is read from its view
            return self.no(Refusal(id, "auth", "This link does not act for that seat."))
        if table.reason is not None or seat not in table.waits:
            return self.no(Refusal(id, "stale", "Something else is asked by now."))
        game = find(table.header.game)
        try:
            actions = game.read_phrase(table.view(seat), said["text"][:PHRASE])
        except BadPhrase as error:
            told, _ = self.push.words()
            return {
                "t": "err",
                "id": id,
                "code": error.code,
                "rule": None,
                "text": told.error(error),
            }
        act = Act(id, key, seat, said["decision"], tuple(str(action) for action in actions))
        return await self.done(id, act)

    async def mean(self, id: str, said: protocol.Mean) -> protocol.Meant | Err:
        """What an action would do, in words and numbers."""
        seat = said["seat"]
        key = self.push.speaker.key(seat)
        table = await self.house.load(self.id)
        if table.seat_of(key) != seat:
            return self.no(Refusal(id, "auth", "This link does not act for that seat."))
        legal = table.match.legal(seat) if table.reason is None and seat in table.waits else []
        text = " ".join(said["path"])
        action = next((one for one in legal if str(one) == text), None)
        if action is None or said["decision"] != table.match.decision(seat):
            return self.no(Refusal(id, "stale", "Something else is asked by now."))
        return offers.meant(table, seat, action, self.push.lang, id)

    async def trial(self, id: str, said: protocol.Try) -> protocol.Tried | Err:
        """What could be done after some picks that are not sent yet."""
        told, site = self.push.words()
        seat = said["seat"]
        key = self.push.speaker.key(seat)
        found = await self.house.trial(self.id, seat, key, said["decision"], texts(said["paths"]))
        if isinstance(found, Refusal):
            return self.no(Refusal(id, found.code, found.sentence))
        several = len(self.push.speaker.keys) > 1
        ask = labels.question(found.ask, told, site, seat, several) if found.ask else ""
        legal = found.legal
        tokens = {token: told.token(token) for action in legal for token in action.tokens[1:]}
        kinds = {action.kind: told.kind(action.kind) for action in legal}
        acts = labels.trie(legal, told.action) if legal else {}
        return {"t": "tried", "id": id, "ask": ask, "acts": acts, "labels": kinds | tokens}

    async def rematch(self, id: str) -> Ok | Err:
        speaker = self.push.speaker
        key = next(iter(speaker.keys.values()), speaker.host_key)
        made = await self.house.rematch(self.id, key)
        if isinstance(made, Refusal):
            return self.no(Refusal(id, made.code, made.sentence))
        return {"t": "ok", "id": id, "go": f"/t/{made.id}/sit"}


def written(message: FromServer) -> str:
    try:
        return orjson.dumps(message).decode()
    except TypeError:  # half a character may be told back to whoever sent it, but cannot travel
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        return text.encode(errors="replace").decode()


async def table_socket(socket: WebSocket) -> None:
    """Who comes from elsewhere is turned away before anything else is said."""
    await socket.accept()
    site = site_of(socket)
    if not (site.hosts.allow(socket) and same_origin(socket)):
        await socket.close(FOREIGN)
        return
    if not take(socket, "socket"):
        await socket.close(TOO_FAST)
        return
    with opened(socket) as is_room:
        if is_room:
            await serve_table(socket, socket.path_params["id"])
        else:
            await socket.close(TOO_MANY)


async def serve_table(socket: WebSocket, id: str) -> None:
    try:
        await house_of(socket).load(id)
    except TafelrundeError as error:
        await socket.close(LATER if isinstance(error, StorageError) else UNKNOWN)
        return
    try:
        await Connection(socket, id, reader_of(socket)).run()
    except (WebSocketDisconnect, RuntimeError) as error:
        # starlette says RuntimeError when the other side has gone while we were speaking
        LOG.debug("table %s: %s", id, error)
    except StorageError:
        await socket.close(LATER)
    except Moved:
        await socket.close(AGAIN_AT_ONCE)
    except TableError:  # cleared away while somebody looked
        await socket.close(UNKNOWN)
    except Exception:
        LOG.exception("the connection to table %s fails", id)
        await socket.close(BROKEN)


routes = [WebSocketRoute("/t/{id}/ws", table_socket)]
