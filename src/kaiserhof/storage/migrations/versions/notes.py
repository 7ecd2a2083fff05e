"""Adds people's own notes at tables."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds a database table."""
    op.create_table(
        "notes",
        Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("text", Text, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_index("notes_by_person", "notes", ["person"])
