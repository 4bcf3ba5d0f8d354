"""What may be taken back; empty for tables from before there was a choice."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    policy = sa.Column("undo", sa.String(16), nullable=False, server_default="")
    op.add_column("tables", policy)
