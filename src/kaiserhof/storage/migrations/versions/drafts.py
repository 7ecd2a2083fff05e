"""Adds the boards that people draw."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, String

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds a table that the previous version does not know."""
    op.create_table(
        "drafts",
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
    op.create_index("drafts_by_person", "drafts", ["person"])
