"""The tables of the store. A change here needs a migration and a golden old database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

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

VERSION = "0001"
"""The revision of the newest migration."""
