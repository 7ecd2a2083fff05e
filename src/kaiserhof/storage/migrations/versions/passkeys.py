"""Adds passkeys, how a device has signed in, and where a mail address was given."""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, ForeignKey, LargeBinary, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds database tables, and columns with defaults, so the previous version can still write rows."""
    op.add_column("tokens", Column("way", String(8), nullable=False, server_default=""))
    op.add_column("links", Column("way", String(8), nullable=False, server_default="link"))
    op.add_column("destinations", Column("device", String(64), nullable=False, server_default=""))
    op.create_table(
        "passkeys",
        Column("id", String(1400), primary_key=True),
        Column("person", String(22), ForeignKey("people.id"), nullable=False),
        Column("public_key", LargeBinary, nullable=False),
        Column("sign_count", BigInteger, nullable=False),
        Column("device", String(64), nullable=False),
        Column("kind", String(40), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=False, server_default="0"),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        Column("id", String(64), primary_key=True),
        Column("challenge", LargeBinary, nullable=False),
        Column("person", String(22), ForeignKey("people.id")),
        Column("created", Float, nullable=False),
        Column("network", String(16), nullable=False, server_default=""),
    )
