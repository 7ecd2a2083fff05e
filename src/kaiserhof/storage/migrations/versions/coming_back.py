"""Adds what people come back to: lessons begun, puzzles solved, and the tables of deals and of the court."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text, false

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds tables, and a column that the previous version leaves empty."""
    op.add_column("tables", Column("sealed", Float))
    op.create_table(
        "lessons",
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("step", Integer, nullable=False),
        Column("did", Text, nullable=False, server_default=""),
        Column("at", Float, nullable=False),
        Column("finished", Float),
    )
    op.create_table(
        "solved",
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("puzzle", String(16), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "daily_puzzles",
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("day", Integer, primary_key=True),
        Column("tries", Text, nullable=False),
        Column("outcome", String(8), nullable=False, server_default=""),
        Column("at", Float, nullable=False),
    )
    op.create_index("daily_puzzles_by_day", "daily_puzzles", ["day"])
    op.create_table(
        "challenges",
        Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
        Column("person", String(22), ForeignKey("people.id"), nullable=False),
        Column("kind", String(8), nullable=False),
        Column("subject", String(24), nullable=False),
        Column("seen", Boolean, nullable=False, server_default=false()),
    )
    op.create_index("challenges_by_person", "challenges", ["person", "kind"])
    op.create_index("challenges_by_subject", "challenges", ["kind", "subject"])
