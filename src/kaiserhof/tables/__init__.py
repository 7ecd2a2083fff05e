"""People's games: tables with seats, turns, undo and chat.

Nothing here knows a particular game or HTTP. `Tables` has the services; `storage` keeps the logs.
"""

from kaiserhof.errors import Forbidden, Missing, OldRules, Refused, Stale, TooMany
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store
from kaiserhof.tables.archive import ArchivedTable, with_names
from kaiserhof.tables.boards import LARGEST_BOARD, checked_board
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.log_lines import LogLine, TurnLine
from kaiserhof.tables.plan import SeatPlan, TablePlan
from kaiserhof.tables.replay import LARGEST_RECORD, Replay
from kaiserhof.tables.service import Tables
from kaiserhof.tables.view import ChatLine, LobbyView, SeatView, TableSummary, TableView

__all__ = [
    "LARGEST_BOARD",
    "LARGEST_RECORD",
    "NO_CLOCK",
    "ArchivedTable",
    "ChatLine",
    "ClockRule",
    "Forbidden",
    "Limits",
    "LobbyView",
    "LogLine",
    "Missing",
    "OldRules",
    "Person",
    "Refused",
    "Replay",
    "SeatPlan",
    "SeatView",
    "Stale",
    "Store",
    "TablePlan",
    "TableSummary",
    "TableView",
    "Tables",
    "TooMany",
    "TurnLine",
    "checked_board",
    "with_names",
]
