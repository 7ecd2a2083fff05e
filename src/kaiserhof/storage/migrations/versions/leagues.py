"""Adds when a league starts, and whether everyone sees it."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, false

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds columns with defaults, so the previous version can still write rows."""
    op.add_column("leagues", Column("starts", Float))
    op.add_column("leagues", Column("listed", Boolean, nullable=False, server_default=false()))
