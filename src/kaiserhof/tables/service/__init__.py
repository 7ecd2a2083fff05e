"""Everything people can do with tables. Every request is checked here: who, which seat, whose turn, what is legal.

The methods may be called from several threads. After every change they call `announce` with the table's id, and
`on_due` if a bot is to act there.
"""

from kaiserhof.tables.service.keeping import KeepingService
from kaiserhof.tables.service.looking import LookingService
from kaiserhof.tables.service.meeting import MeetingService
from kaiserhof.tables.service.people import PeopleService
from kaiserhof.tables.service.playing import PlayingService
from kaiserhof.tables.service.talking import TalkingService
from kaiserhof.tables.service.timing import TimingService


class Tables(
    PlayingService, TimingService, TalkingService, PeopleService, LookingService, KeepingService, MeetingService
):
    """The service behind pages and programs, by subject."""


__all__ = ["Tables"]
