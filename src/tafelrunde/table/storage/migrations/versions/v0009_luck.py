"""Tables from before seals keep the first protocol of luck: its commitment has been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("luck", sa.Integer))


def upgrade() -> None:
    op.execute(sa.update(TABLES).values(luck=1))
