"""Adds the people whose passkeys sign them in as hosts."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds a table that the previous version does not know."""
    op.create_table(
        "hosts",
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("created", Float, nullable=False),
    )
