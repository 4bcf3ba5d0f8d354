"""Standing orders beside the entries: an entry would tell everybody that there was one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.Text, nullable=False, server_default=""))
