"""People's games: tables with seats, turns, undo and chat, and the store that keeps them.

Nothing here knows any game or anything of HTTP. `Tables` is the whole service; `Store` keeps its log.
"""

from .errors import Forbidden, Missing, Refused, Stale, TooMany
from .limits import Limits
from .people import Person
from .plan import SeatPlan
from .replay import LARGEST_RECORD, Watched
from .service import Tables
from .store import Store
from .view import LogLine, SeatView, TableSummary, TableView

__all__ = [
    "LARGEST_RECORD",
    "Forbidden",
    "Limits",
    "LogLine",
    "Missing",
    "Person",
    "Refused",
    "SeatPlan",
    "SeatView",
    "Stale",
    "Store",
    "TableSummary",
    "TableView",
    "Tables",
    "TooMany",
    "Watched",
]
