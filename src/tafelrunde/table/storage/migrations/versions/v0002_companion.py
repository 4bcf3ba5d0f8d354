"""Luck that people enter, and matches that begin with a position."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    flag = sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", flag)
    for name in ("left", "position"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))
