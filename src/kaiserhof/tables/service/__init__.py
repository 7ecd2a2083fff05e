"""Everything people can do with tables. Every request is checked here: who, which seat, whose turn, what is legal.

The methods may be called from several threads. After every change they call `announce` with the table's id, and
`on_due` if a bot is to act there.
"""

from collections.abc import Callable, Sequence

from kaiserhof.storage.store import Store
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.service.checks import Checks
from kaiserhof.tables.service.gathering import GatheringService
from kaiserhof.tables.service.keeping import KeepingService
from kaiserhof.tables.service.looking import LookingService
from kaiserhof.tables.service.making import MakingService
from kaiserhof.tables.service.offering import OfferingService
from kaiserhof.tables.service.people import PeopleService
from kaiserhof.tables.service.playing import PlayingService
from kaiserhof.tables.service.running import RunningService
from kaiserhof.tables.service.talking import TalkingService
from kaiserhof.tables.service.timing import TimingService


class _All(PlayingService, TimingService, TalkingService, PeopleService, LookingService, KeepingService):
    """All services in one object."""


class Tables:
    """The services behind pages and programs, by subject."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[str], None] = lambda _: None,
        limits: Limits | None = None,
        more_bots: Sequence[str] = (),
    ) -> None:
        every = _All(store, announce, limits, more_bots)
        self.store = store
        self.limits = every.limits
        self.work = every.work
        self.sanctions = every.sanctions
        self.presence = every.presence
        self.events = every.events
        self.person_versions = every.person_versions
        self.sessions: Checks = every
        self.creation: MakingService = every
        self.lobby: GatheringService = every
        self.play: PlayingService = every
        self.bots: PlayingService = every
        self.stand_ins: RunningService = every
        self.ownership: RunningService = every
        self.offers: OfferingService = every
        self.clocks: TimingService = every
        self.holidays: TimingService = every
        self.chat: TalkingService = every
        self.people: PeopleService = every
        self.views: LookingService = every
        self.records: KeepingService = every
        self.boards: KeepingService = every


__all__ = ["Tables"]
