"""What the database keeps of a person: at which tables they are; and how they are forgotten."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select, union, update

from tafelrunde.table.storage.rows import read_time
from tafelrunde.table.storage.schema import CHAT, ENTRIES, PEOPLE, SEATS, TABLES
from tafelrunde.table.storage.storage import Storage
from tafelrunde.table.storage.wire import tell_with

GONE: Final = -1  # no cookie has this generation


def mark_of(person: str) -> str:
    return sha256(f"person {person}".encode()).hexdigest()


async def generations(storage: Storage, after: int) -> Sequence[tuple[str, int, int]]:
    """Those that were changed since: mark, generation, when."""
    c = PEOPLE.c
    wanted = select(c.mark, c.generation, c.changed).where(c.changed >= after)
    async with storage.reading() as connection:
        return [(mark, number, at) for mark, number, at in await connection.execute(wanted)]


async def call_back(storage: Storage, person: str, for_ever: bool = False) -> int:
    """All cookies that were given out; the generation of those that are good from now on."""
    mark = mark_of(person)

    def write(connection: Connection) -> int:
        old = select(PEOPLE.c.generation).where(PEOPLE.c.mark == mark).with_for_update()
        had = connection.execute(old).scalar_one_or_none()
        number = GONE if for_ever or had == GONE else (had or 0) + 1
        values = {"generation": number, "changed": read_time(connection)}
        if had is None:
            connection.execute(insert(PEOPLE), {"mark": mark, **values})
        else:
            connection.execute(update(PEOPLE).where(PEOPLE.c.mark == mark).values(values))
        return number

    return await storage.writer.run(write)


async def tables_of(storage: Storage, person: str) -> list[str]:
    """All tables that know them, also where they have got up again."""
    told = ENTRIES.c.text.contains(json.dumps(person), autoescape=True)
    wanted = union(
        select(TABLES.c.id).where(TABLES.c.host == person),
        select(SEATS.c.table_id).where(SEATS.c.person == person),
        select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(("seat", "ask")), told),
    )
    async with storage.reading() as connection:
        return sorted((await connection.execute(wanted)).scalars())


async def forget(storage: Storage, id: str, person: str) -> None:
    """At a table of others: nameless, and by a sign that is nobody's; their talk is gone."""
    sign = f"gone-{secrets.token_hex(8)}"  # others are still told apart from them

    def write(connection: Connection) -> None:
        here = ENTRIES.c.table_id == id
        told = ENTRIES.c.text.contains(json.dumps(person), autoescape=True)
        rows = connection.execute(select(ENTRIES.c.index, ENTRIES.c.text).where(here, told)).all()
        names: set[str] = set()
        for index, text in rows:
            new, name = nameless(text, person, sign)
            names.add(name)
            connection.execute(
                update(ENTRIES).where(here, ENTRIES.c.index == index).values(text=new)
            )
        own = (SEATS.c.table_id == id) & (SEATS.c.person == person)
        connection.execute(update(SEATS).where(own).values(person=sign, name=""))
        host = (TABLES.c.id == id) & (TABLES.c.host == person)
        connection.execute(update(TABLES).where(host).values(host=sign))
        said = (CHAT.c.table_id == id) & CHAT.c.seat.is_not(None)
        connection.execute(delete(CHAT).where(said, CHAT.c.name.in_(names - {""})))
        tell_with(connection, storage.process, "anew", id)

    await storage.writer.run(write)


def nameless(text: str, person: str, sign: str) -> tuple[str, str]:
    """The text of an entry without the person, and what they were called there."""
    head, brace, rest = text.partition("{")
    data = json.loads(brace + rest)
    if data.get("person") != person:
        return text, ""
    name = str(data.pop("name", ""))
    return head + json.dumps({**data, "person": sign}, separators=(",", ":")), name
