"""Run by Alembic on the connection that `table.database` hands over."""

from alembic import context

from tafelrunde.table.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
