"""Adds what fair play needs: whether there are hints, who joined later, whose time ran out, whose turns were theirs."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, false, true

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds columns with defaults, so the previous version can still write rows."""
    op.add_column("tables", Column("hints", Boolean, nullable=False, server_default=true()))
    op.add_column("tables", Column("lenient", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("joined", Float, nullable=False, server_default="0"))
    op.add_column("seats", Column("overran", Integer, nullable=False, server_default="0"))
    op.add_column("played", Column("own", Boolean, nullable=False, server_default=true()))
    op.add_column("played", Column("gone", Boolean, nullable=False, server_default=false()))
    op.add_column("played", Column("overran", Boolean, nullable=False, server_default=false()))
    in_leagues = "SELECT table_id FROM league_tables WHERE table_id IS NOT NULL"
    op.execute(f"UPDATE tables SET hints = false WHERE id IN ({in_leagues})")
