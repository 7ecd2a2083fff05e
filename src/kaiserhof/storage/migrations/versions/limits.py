"""Adds what limits and consent need: networks, the device of a link, people deleted, excused and removed."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, String, false

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with defaults, so the previous version can still write rows."""
    for table in ("boards", "tables", "records"):
        op.add_column(table, Column("network", String(16), nullable=False, server_default=""))
    op.create_index("tables_by_network", "tables", ["network"])
    op.add_column("links", Column("device", String(64), nullable=False, server_default=""))
    op.add_column("people", Column("deleted", Float))
    op.add_column("seats", Column("excused", Boolean, nullable=False, server_default=false()))
    op.add_column("league_people", Column("removed", Boolean, nullable=False, server_default=false()))
