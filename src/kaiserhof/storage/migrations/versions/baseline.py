"""Baseline: the schema of 1.0. Every database begins with this revision or a later one."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Does nothing: `schema` creates the database tables."""
