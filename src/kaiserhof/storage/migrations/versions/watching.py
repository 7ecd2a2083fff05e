"""Adds how many people watch each table."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds a table."""
    op.create_table(
        "audiences",
        Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
        Column("process", String(22), primary_key=True),
        Column("number", Integer, nullable=False),
        Column("beat", Float, nullable=False),
    )
