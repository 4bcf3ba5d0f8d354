"""Between rows of the database and what the table is made of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.table.keys import Keys
from tafelrunde.table.match.entry import Drawn, Entry, Header, Kept, Kind, read_holder
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.timing import UNTIMED, read_timing
from tafelrunde.table.storage.schema import ENTRIES, SEATS, now


@dataclass(frozen=True, slots=True)
class ChatLine:
    number: int
    seat: int | None  # None: somebody who watches
    name: str
    text: str
    time: int  # the database's, in milliseconds


def read_time(connection: Connection) -> int:
    """The database's, unless the storage has a clock of its own."""
    stamp = connection.get_execution_options().get("stamp")
    if stamp is not None:
        return int(stamp())
    return int(connection.execute(select(now())).scalar_one())


def listed(state: str, waits: Sequence[int], time: int) -> dict[str, object]:
    """What lists show of a table."""
    return {"state": state, "waits": json.dumps(list(waits)), "changed": time}


def table_row(header: Header, keys: Keys) -> dict[str, object]:
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": json.dumps(dict(header.options)),
        "secret": b"",  # until the match is over
        "sealed": keys.seal(json.dumps({"secret": header.secret.hex()}).encode(), header.id),
        "luck": header.protocol,
        "commitment": header.commitment,
        "host": header.host,
        "is_open": header.is_open,
        "rematch_of": header.rematch_of,
        "companion": header.companion,
        "left": " ".join(header.left),
        "position": "" if header.position is None else json.dumps(header.position),
        "undo": header.undo or "",
        "timing": header.timing.text() if header.timing != UNTIMED else "",
    }


def header_of(row: Row[*tuple[object, ...]], keys: Keys) -> Header:
    sealed = json.loads(keys.open(row.sealed, row.id))
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=json.loads(row.options),
        secret=bytes.fromhex(sealed["secret"]),
        host=row.host,
        key=keys.of_table(row.id),
        is_open=row.is_open,
        rematch_of=row.rematch_of,
        created=row.created,
        companion=bool(row.companion),
        left=tuple(row.left.split()),
        position=json.loads(row.position) if row.position else None,
        undo=Policy(row.undo) if row.undo else None,
        timing=read_timing(row.timing),
        protocol=row.luck,
        drawn=drawn_of(sealed),
    )


def drawn_of(sealed: dict[str, Any]) -> Drawn | None:
    """What a table has that was opened before keys were derived."""
    if "host_key" not in sealed:
        return None
    seats = {int(seat): key for seat, key in sealed["keys"].items()}
    return Drawn(sealed["host_key"], tuple(sealed["invites"]), seats)


def kept_bytes(id: str, kept: Kept, keys: Keys) -> bytes:
    text = json.dumps({"index": kept.index, "position": kept.position}, separators=(",", ":"))
    return keys.seal(text.encode(), f"{id} position")


def kept_of(id: str, sealed: bytes, keys: Keys) -> Kept | None:
    """None for a table from before positions were kept."""
    if not sealed:
        return None
    found = json.loads(keys.open(sealed, f"{id} position"))
    return Kept(found["index"], found["position"])


def seat_row(entry: Entry) -> dict[str, object]:
    """What lists show of who holds a seat."""
    holder = read_holder(entry.text)
    return {
        "kind": holder.kind,
        "name": holder.name,
        "level": holder.level,
        "person": holder.person,
        "is_open": holder.open,
    }


def entry_row(id: str, entry: Entry, time: int) -> dict[str, object]:
    return {
        "table_id": id,
        "index": entry.index,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "text": entry.text,
        "message": entry.message,
        "part": entry.part,
        "time": time,
    }


async def read_entries(connection: AsyncConnection, id: str, after: int) -> list[Entry]:
    c = ENTRIES.c
    columns = (c.index, c.kind, c.seat, c.text, c.message, c.part, c.time)
    wanted = select(*columns).where(c.table_id == id, c.index > after).order_by(c.index)
    return [Entry(i, Kind(kind), *rest) for i, kind, *rest in await connection.execute(wanted)]


async def read_orders(connection: AsyncConnection, id: str) -> dict[str, frozenset[str]]:
    wanted = select(SEATS.c.orders).where(SEATS.c.table_id == id, SEATS.c.orders != "")
    texts = [text.split() for (text,) in await connection.execute(wanted)]
    return {key: frozenset(orders) for key, *orders in texts}


def chat_line(row: Row[*tuple[object, ...]]) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.time)


def last_of(table: Column[str], number: Column[int], ids: Sequence[str]) -> Select[str, int]:
    return select(table, func.max(number)).where(table.in_(ids)).group_by(table)
