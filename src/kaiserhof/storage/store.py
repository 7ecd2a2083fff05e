"""Keeps everything in a database: an append-only log for each table, and the rows around it.

Every change of a table raises its revision. A move is one transaction that expects a certain revision; if anything else
came first, it writes nothing and raises `Stale`.
"""

from __future__ import annotations

from pathlib import Path

from kaiserhof.storage.board_store import BoardStore
from kaiserhof.storage.clock_store import ClockStore
from kaiserhof.storage.kept_store import ArchiveStore
from kaiserhof.storage.lobby_store import LobbyStore
from kaiserhof.storage.log_store import LogStore
from kaiserhof.storage.offer_store import OfferStore
from kaiserhof.storage.people_store import PeopleStore
from kaiserhof.storage.presence_store import PresenceStore
from kaiserhof.storage.talk_store import TalkStore


def sqlite_address(folder: Path) -> str:
    """Returns the address of the database in a data folder."""
    return f"sqlite:///{folder / 'kaiserhof.sqlite'}"


class Store(
    PeopleStore, LogStore, TalkStore, ArchiveStore, PresenceStore, LobbyStore, OfferStore, ClockStore, BoardStore
):
    """All reading and writing of the database, by subject."""
