"""The last position of each table: one of other rules can be seen, and gone on with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kept", sa.LargeBinary, nullable=False, server_default=""))
