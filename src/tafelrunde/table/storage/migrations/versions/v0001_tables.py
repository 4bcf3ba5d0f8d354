"""Tables, seats, entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), owner, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("host", sa.String(100), nullable=False),
        sa.Column("host_key", sa.String(64), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.String(32), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("waits", sa.String(64), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "changed"])
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("was", sa.Integer),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    create_lists()


def create_lists() -> None:
    op.create_table(
        "entries",
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
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.String(100), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "message", name="chat_by_message"),
    )


def downgrade() -> None:
    for name in ("chat", "entries", "seats", "tables"):
        op.drop_table(name)
