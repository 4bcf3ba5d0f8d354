"""A sign of life for each seat whose person is connected."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    beat = sa.Column("beat", sa.Integer, nullable=False, server_default="0")
    op.add_column("seats", beat)
