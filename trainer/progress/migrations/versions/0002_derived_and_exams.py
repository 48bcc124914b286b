"""Exams, and what follows from the attempts: standings, days, cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    def profile(*, key: bool) -> sa.Column[str]:
        return sa.Column(
            "profile",
            sa.Text,
            sa.ForeignKey("profiles.id", ondelete="CASCADE"),
            primary_key=key,
            nullable=False,
        )

    op.create_table(
        "standings",
        profile(key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("mastered", sa.Boolean, nullable=False),
        sa.Column("window", sa.Text, nullable=False),
    )
    op.create_table(
        "days",
        profile(key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "cards",
        profile(key=True),
        sa.Column("rule", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_table(
        "exams",
        sa.Column("id", sa.Text, primary_key=True),
        profile(key=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("subjects", sa.Text, nullable=False),
    )
    op.create_index("exams_by_profile", "exams", ["profile", "began"])
