"""Adds what people and hosts need against nuisances: blocks, reports, hosts, and the reasons of orders."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds tables, and columns with defaults, so the previous version can still write rows."""
    op.add_column("tables", Column("word", String(200), nullable=False, server_default=""))
    op.add_column("orders", Column("word", String(200), nullable=False, server_default=""))
    op.add_column("orders", Column("by", String(40), nullable=False, server_default=""))
    op.create_table(
        "blocks",
        Column("person", String(22), ForeignKey("people.id"), primary_key=True),
        Column("blocked", String(22), ForeignKey("people.id"), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        Column("id", String(22), primary_key=True),
        Column("person", String(22), ForeignKey("people.id"), nullable=False),
        Column("subject", String(22), ForeignKey("people.id"), nullable=False),
        Column("place", String(16), nullable=False, server_default=""),
        Column("word", String(300), nullable=False),
        Column("context", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("settled", Float),
    )
    op.create_index("reports_by_subject", "reports", ["subject"])
    op.create_table(
        "host_tokens",
        Column("token_hash", String(64), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("kind", String(8), nullable=False),
        Column("created", Float, nullable=False),
    )
