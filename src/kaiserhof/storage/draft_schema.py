"""The database table of drafts; the others are in `schema`."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table

from kaiserhof.storage.schema import metadata

drafts = Table(
    "drafts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False, server_default=""),
    Column("content", LargeBinary, nullable=False),
    Column("revision", Integer, nullable=False, server_default="1"),
    Column("board", String(64), ForeignKey("boards.digest")),
    Column("finished", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
)
"""Boards that people draw. `content` is compressed JSON: the document, and what has been compared with the printed
board. `board` is the custom board that was last made of it, and `finished` the revision then."""
Index("drafts_by_person", drafts.c.person)
