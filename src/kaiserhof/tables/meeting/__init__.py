"""What happens between people at a table: who is here, and what others are told of."""

from kaiserhof.tables.meeting.happenings import Happening, Happenings
from kaiserhof.tables.meeting.presence import AT_TABLE, AWAY, ELSEWHERE, GONE, HERE, Presence, Seen

__all__ = ["AT_TABLE", "AWAY", "ELSEWHERE", "GONE", "HERE", "Happening", "Happenings", "Presence", "Seen"]
