"""The store: one database, and a repository for each subject.

Each table has an append-only log, with rows around it. Every change of a table raises its revision. A move is one
transaction that expects a certain revision; if any other change came first, it writes nothing and raises `Stale`.
"""

from __future__ import annotations

from pathlib import Path

from kaiserhof.storage.archive_store import ArchiveStore
from kaiserhof.storage.audience_store import AudienceStore
from kaiserhof.storage.block_store import BlockStore
from kaiserhof.storage.board_store import BoardStore
from kaiserhof.storage.chat_store import ChatStore, VisitStore
from kaiserhof.storage.clock_store import ClockStore
from kaiserhof.storage.database import Database, Journal
from kaiserhof.storage.draft_store import DraftStore
from kaiserhof.storage.host_store import HostStore
from kaiserhof.storage.lobby_store import LobbyStore
from kaiserhof.storage.log_store import LogStore
from kaiserhof.storage.moderation_store import ModerationStore
from kaiserhof.storage.note_store import NoteStore
from kaiserhof.storage.offer_store import OfferStore
from kaiserhof.storage.passkey_store import PasskeyStore
from kaiserhof.storage.people_store import PeopleStore
from kaiserhof.storage.presence_store import PresenceStore
from kaiserhof.storage.progress_store import ProgressStore
from kaiserhof.storage.report_store import ReportStore
from kaiserhof.storage.site_values import SiteValues
from kaiserhof.storage.table_store import TableStore


def sqlite_address(folder: Path) -> str:
    """Returns the URL of the database in a data folder."""
    return f"sqlite:///{folder / 'kaiserhof.sqlite'}"


class Store:
    """A database and its repositories."""

    def __init__(self, address: str, journal: Journal = "WAL") -> None:
        self.database = Database(address, journal)
        self.tables = TableStore(self.database)
        self.log = LogStore(self.database)
        self.lobby = LobbyStore(self.database)
        self.offers = OfferStore(self.database)
        self.clocks = ClockStore(self.database)
        self.boards = BoardStore(self.database)
        self.drafts = DraftStore(self.database)
        self.archive = ArchiveStore(self.database)
        self.chat = ChatStore(self.database)
        self.visits = VisitStore(self.database)
        self.notes = NoteStore(self.database)
        self.people = PeopleStore(self.database)
        self.passkeys = PasskeyStore(self.database)
        self.presence = PresenceStore(self.database)
        self.progress = ProgressStore(self.database)
        self.facts = SiteValues(self.database)
        self.moderation = ModerationStore(self.database)
        self.audiences = AudienceStore(self.database)
        self.blocks = BlockStore(self.database)
        self.reports = ReportStore(self.database)
        self.hosts = HostStore(self.database)

    def close(self) -> None:
        self.database.close()
