"""The revisions, one a file; Alembic loads them by path."""
