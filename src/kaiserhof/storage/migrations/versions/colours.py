"""Adds the colours of seats."""

from alembic import op
from sqlalchemy import Column, String

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds a column with a default, so the previous version can still write rows."""
    op.add_column("seats", Column("colour", String(8), nullable=False, server_default=""))
