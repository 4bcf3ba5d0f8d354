"""Clocks, and who goes on for somebody who stays away; empty for tables from before."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("timing", sa.String(64), nullable=False, server_default=""))
