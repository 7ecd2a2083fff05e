"""Adds where a game that plays on from another one comes from."""

from alembic import op
from sqlalchemy import Column, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds a column with a default, so the previous version can still write rows."""
    op.add_column("tables", Column("origin", String(40), nullable=False, server_default=""))
