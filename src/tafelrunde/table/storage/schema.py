"""The database: plain tables that SQLite and PostgreSQL both take."""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction

METADATA = sa.MetaData()


def of_table() -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), owner, primary_key=True)


TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),  # empty until the match is over
    sa.Column("sealed", sa.LargeBinary, nullable=False, server_default=""),  # see `Keys`
    sa.Column("luck", sa.Integer, nullable=False, server_default="1"),  # which protocol
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("host", sa.String(100), nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("rematch_of", sa.String(32), sa.ForeignKey("tables.id"), unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("left", sa.Text, nullable=False, server_default=""),
    sa.Column("position", sa.Text, nullable=False, server_default=""),
    sa.Column("undo", sa.String(16), nullable=False, server_default=""),  # its policy
    sa.Column("timing", sa.String(64), nullable=False, server_default=""),
    # sealed: the position after the last act, for a version whose rules are others; see `Kept`
    sa.Column("kept", sa.LargeBinary, nullable=False, server_default=""),
    # for lists only; the entries are the truth
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("waits", sa.String(64), nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("tables_by_state", "state", "changed"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("was", sa.Integer),  # in the match this is a rematch of
    sa.Column("beat", sa.Integer, nullable=False, server_default="0"),  # grows while connected
    # hash of the key of whoever gave them, then their standing orders: no entry, as entries count
    sa.Column("orders", sa.Text, nullable=False, server_default=""),
    # for lists only; the entries are the truth
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("person", sa.String(100), nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Index("seats_by_person", "person"),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    of_table(),
    sa.Column("index", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.String(100), nullable=False),
    sa.Column("part", sa.Integer, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "message", "part", name="entries_by_message"),
)

CHAT = sa.Table(
    "chat",
    METADATA,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.String(100), nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "message", name="chat_by_message"),
)


PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("mark", sa.String(64), primary_key=True),  # a hash: nothing else is known of them
    sa.Column("generation", sa.Integer, nullable=False),  # of the cookies that are good
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("people_by_change", "changed"),
)


class now(GenericFunction[int]):
    """The database's time in milliseconds."""

    type = sa.BigInteger()
    name = "tafelrunde_now"
    inherit_cache = True


@compiles(now, "sqlite")
def now_in_sqlite(element: now, compiler: SQLCompiler, **options: object) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(now, "postgresql")
def now_in_postgresql(element: now, compiler: SQLCompiler, **options: object) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


def trial_table() -> sa.Table:
    """A table that lives as long as a transaction, with a name that no other process uses."""
    return sa.Table(f"trial_{token_hex(8)}", sa.MetaData(), sa.Column("text", sa.Text))
