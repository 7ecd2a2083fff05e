"""The database tables of notifications. `schema` has all others, and the rules for changing them."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from kaiserhof.storage.schema import metadata

WISHES = Table(
    "wishes",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Notification preferences of each person, as JSON."""

DESTINATIONS = Table(
    "destinations",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("confirmed", Float),
    Column("state", String(12), nullable=False, server_default=""),
    Column("at", Float, nullable=False, server_default="0"),
    Column("device", String(64), nullable=False, server_default=""),
)
"""Destinations of notifications: browsers, a mail address, a webhook; the outcome of the latest one, and when; the hash
of the token of the device where a mail address was given."""
Index("destinations_by_person", DESTINATIONS.c.person)

NOTICES = Table(
    "notices",
    metadata,
    Column("destination", String(22), ForeignKey("destinations.id"), primary_key=True),
    Column("key", String(60), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(16)),
    Column("number", Integer, nullable=False),
    Column("by", String(22)),
    Column("detail", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("held", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("state", String(12), nullable=False, server_default="waiting"),
)
"""Notifications, waiting or settled; the key identifies the occasion, so that nobody gets the same one twice."""
Index("notices_by_state", NOTICES.c.state, NOTICES.c.due)
