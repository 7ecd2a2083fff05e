"""The database tables of what people come back to. `schema` has all others, and the rules for changing them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from kaiserhof.storage.schema import metadata

lessons = Table(
    "lessons",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("did", Text, nullable=False, server_default=""),
    Column("at", Float, nullable=False),
    Column("finished", Float),
)
"""How far people have come in lessons: the step, their moves up to there, when, and when they first finished it."""

solved = Table(
    "solved",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The puzzles that people have solved, by the beginning of the puzzle's digest."""

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("tries", Text, nullable=False),
    Column("outcome", String(8), nullable=False, server_default=""),
    Column("at", Float, nullable=False),
)
"""What people tried in the puzzle of a day (days since 1970 in UTC): moves, one a line, and how it ended; empty while
they may still try."""
Index("daily_puzzles_by_day", daily_puzzles.c.day)

challenges = Table(
    "challenges",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("subject", String(24), nullable=False),
    Column("seen", Boolean, nullable=False, server_default=false()),
)
"""Tables at which a person plays the deal of a day (the subject is the day) or a character of the court. `seen` says
that they have seen the scene after a win. Who won follows from the table."""
Index("challenges_by_person", challenges.c.person, challenges.c.kind)
Index("challenges_by_subject", challenges.c.kind, challenges.c.subject)
