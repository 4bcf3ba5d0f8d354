"""What gave rights in clear is sealed with the server's key; which protocol luck follows."""

import json
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import context, op
from sqlalchemy import Row

from tafelrunde.table.keys import Keys

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("state", sa.String),
    sa.column("secret", sa.LargeBinary),
    sa.column("sealed", sa.LargeBinary),
    sa.column("host_key", sa.String),
    sa.column("luck", sa.Integer),
)
SEATS = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("invite", sa.String),
    sa.column("key", sa.String),
)


def upgrade() -> None:
    keys: Keys = context.config.attributes["keys"]
    sealed = sa.Column("sealed", sa.LargeBinary, nullable=False, server_default="")
    op.add_column("tables", sealed)
    op.add_column("tables", sa.Column("luck", sa.Integer, nullable=False, server_default="1"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES)).all():
        seats = sa.select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat)
        values = kept(row, connection.execute(seats).all(), keys)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(values))
    waiting = sa.update(TABLES).where(TABLES.c.state == "waiting")
    connection.execute(waiting.values(luck=2))  # those that have begun keep what they began with
    op.drop_column("tables", "host_key")
    op.drop_column("seats", "invite")
    op.drop_column("seats", "key")


def kept(
    table: Row[*tuple[object, ...]], seats: Sequence[Row[*tuple[object, ...]]], keys: Keys
) -> dict[str, object]:
    """Links that were sent stay good; the secret of a match that is over stands open."""
    inside = {
        "secret": table.secret.hex(),
        "host_key": table.host_key,
        "invites": [seat.invite for seat in seats],
        "keys": {seat.seat: seat.key for seat in seats if seat.key},
    }
    secret = table.secret if table.state == "over" else b""
    return {"sealed": keys.seal(json.dumps(inside).encode(), table.id), "secret": secret}
