"""Standings by family of rules, and the target of each answer in the window.

The tables are the same: all standings are made anew after a migration.
"""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing changes in the tables."""
