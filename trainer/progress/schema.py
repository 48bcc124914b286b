"""The tables of the store. A change here needs a migration and a golden old database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

profiles = Table(
    "profiles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("sitting", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("source", Text, nullable=False),
    Column("question", Integer, nullable=False),
    Column("revision", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("ask", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("mode", Text, nullable=False),
    Column("score", Float, nullable=False),
    Column("milliseconds", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("given", Text, nullable=False),
    Column("parts", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Index("attempts_by_profile", "profile", "at"),
    Index("attempts_by_rule", "profile", "rule", "at"),
)

# What follows from the attempts; `Store.rebuild` makes it anew.

standings = Table(
    "standings",
    metadata,
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("level", Integer, primary_key=True),
    Column("attempts", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("mastered", Boolean, nullable=False),
    Column("window", Text, nullable=False),
)

days = Table(
    "days",
    metadata,
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("milliseconds", BigInteger, nullable=False),
)

cards = Table(
    "cards",
    metadata,
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("rule", Text, primary_key=True),
    Column("card", Text, nullable=False),
)

exams = Table(
    "exams",
    metadata,
    Column("id", Text, primary_key=True),
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("plan", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("subjects", Text, nullable=False),
    Index("exams_by_profile", "profile", "began"),
)

VERSION = "0003"
"""The revision of the newest migration."""
