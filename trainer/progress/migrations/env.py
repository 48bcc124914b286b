"""Run by Alembic inside `upgrade`: the connection is handed in, nothing is read from files."""

from alembic import context

from trainer.progress.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
