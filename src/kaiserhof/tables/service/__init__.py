"""What people can do with tables. Every request is checked here: person, seat, turn, and legality.

The methods may be called from several threads. After a change they announce the table, and report tables where a bot
is due.
"""

from collections.abc import Callable

from kaiserhof.bots import Levels, offered_in
from kaiserhof.people.hosts import Hosts
from kaiserhof.people.identity import new_token
from kaiserhof.people.passkeys import Passkeys
from kaiserhof.people.service import People
from kaiserhof.storage.moderation_store import CHANGE, CLOSE, Sanctions
from kaiserhof.storage.rate_limits import SharedRateLimits
from kaiserhof.storage.store import Store
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.drafts import Drafts
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.audience import Audience
from kaiserhof.tables.meeting.presence import Presence
from kaiserhof.tables.service.bots import Bots
from kaiserhof.tables.service.chat import Chat
from kaiserhof.tables.service.clocks import Clocks
from kaiserhof.tables.service.conduct import Conduct
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.holidays import Holidays
from kaiserhof.tables.service.lobby import Lobby
from kaiserhof.tables.service.moderation import Moderator
from kaiserhof.tables.service.notes import Notes
from kaiserhof.tables.service.offers import Offers
from kaiserhof.tables.service.ownership import Ownership
from kaiserhof.tables.service.play import Play
from kaiserhof.tables.service.playing_on import PlayingOn
from kaiserhof.tables.service.records import Records
from kaiserhof.tables.service.stand_ins import StandIns
from kaiserhof.tables.service.views import Views


class Tables:
    """The services for pages and the API, by subject."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[str], None] = lambda _: None,
        limits: Limits | None = None,
        levels: Levels = offered_in,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.limits.use_key(store.facts.key("limits-key", new_token))
        if store.database.shared and self.limits.enabled:
            self.limits.share(SharedRateLimits(store.database))
        self.work = WorkQueue(store.database)
        self.sanctions = Sanctions()
        self.moderator = Moderator(store)
        self.hosts = Hosts(store)
        self.boards = Boards(store, self.limits)
        self.drafts = Drafts(store, self.limits)
        self.loaded_tables = loaded_tables = LoadedTables(store, self.boards, announce)
        self.events, self.person_versions = loaded_tables.events, loaded_tables.person_versions
        self.presence = Presence(store, loaded_tables.person_changed)
        self.audience = Audience(store, loaded_tables.seated_at, announce)
        self.people = People(
            store,
            self.limits.spend,
            lambda: loaded_tables.listening,
            loaded_tables.forget_person,
            loaded_tables.settle_again,
        )
        self.passkeys = Passkeys(store, self.limits.spend, self.limits.network_tag)
        self.play = Play(loaded_tables, self.limits)
        self.bots = Bots(loaded_tables, self.work, levels)
        self.lobby = Lobby(loaded_tables, self.limits, self.bots)
        self.creation = Creation(loaded_tables, self.boards, self.limits)
        self.stand_ins = StandIns(loaded_tables)
        self.ownership = Ownership(loaded_tables, self.presence)
        self.offers = Offers(loaded_tables, self.limits, self.presence, self.creation, self.stand_ins)
        self.lobby.on_invited = self.offers.note_invited
        self.clocks = Clocks(loaded_tables, self.stand_ins)
        self.holidays = Holidays(loaded_tables)
        self.chat = Chat(loaded_tables, self.limits, self.sanctions, self.people)
        self.notes = Notes(loaded_tables, self.limits)
        self.conduct = Conduct(loaded_tables, self.limits, self.people)
        self.views = Views(loaded_tables, self.presence)
        self.records = Records(loaded_tables, self.boards, self.limits)
        self.playing_on = PlayingOn(store, self.boards, self.bots, self.creation, self.records)

    def start_listening(self) -> None:
        """Marks everything cached as stale, and relies on announcements of other processes from now on."""
        self.offers.asked_people.mark_all_stale()
        self.loaded_tables.listening = True
        self.people.mark_all_stale()
        self.loaded_tables.mark_all_stale()
        self.person_versions.add_all()
        self.presence.mark_all_stale()

    def stop_listening(self) -> None:
        """Asks the database before each use of the cache from now on, because announcements may be missed."""
        self.loaded_tables.listening = False

    def read_orders(self) -> None:
        """Obeys the hosts' orders since the last call, whichever process wrote them. Call it every few seconds."""
        with self.store.database.snapshot() as connection:
            orders = self.sanctions.read(connection)
        for kind, subject in orders:
            if kind in (CLOSE, CHANGE):
                self.loaded_tables.refresh(subject)
            else:
                self.people.forget(subject)

    def delete_person(self, person_id: str, by: str = "") -> None:
        """Deletes a person. Other processes drop what they have cached when they next read the hosts' orders."""
        self.moderator.delete(person_id, by)
        self.people.forget(person_id)
        for table_id in self.store.tables.of_person(person_id):
            self.loaded_tables.refresh(table_id)


__all__ = ["Tables"]
