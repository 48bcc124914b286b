"""Profiles and attempts: the first version of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "profile",
            sa.Text,
            sa.ForeignKey("profiles.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("sitting", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("revision", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("ask", sa.Text, nullable=False),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("milliseconds", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
    )
    op.create_index("attempts_by_profile", "attempts", ["profile", "at"])
    op.create_index("attempts_by_rule", "attempts", ["profile", "rule", "at"])
