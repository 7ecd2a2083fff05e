"""Between people at a table: who is here, what is offered, whose time runs, and what others are told of."""

from kaiserhof.tables.meeting.presence import AT_TABLE, AWAY, ELSEWHERE, GONE, HERE, Presence, Seen

__all__ = ["AT_TABLE", "AWAY", "ELSEWHERE", "GONE", "HERE", "Presence", "Seen"]
