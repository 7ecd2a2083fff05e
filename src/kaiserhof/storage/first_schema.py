"""The database of version 1, where every database begins. This never changes; `schema` is today's."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

version = Table("schema_version", metadata, Column("number", Integer, primary_key=True))

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
"""People's tokens, one for each of their devices."""

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
"""Personal links, with which people move to another device."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner", String(22), ForeignKey("people.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(16)),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(20)),
    Column("person", String(22), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("stand_in", String(20)),
)
Index("seats_by_person", seats.c.person)

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
"""The log of each table: moves of seats and of chance, undo and confirmation. It only grows."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""How much of the log each person has seen."""
