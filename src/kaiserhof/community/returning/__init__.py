"""What people come back to by themselves: the puzzle and the deal of the day, and the court."""

from kaiserhof.community.returning.court import Court, CourtView, Meeting, Rung, Stair, stairs
from kaiserhof.community.returning.days import DAY, Streak, date_of, day_at, day_of, streak_of
from kaiserhof.community.returning.deals import Deal, DealResult, Deals
from kaiserhof.community.returning.puzzles import TRIES, PuzzleOfDay, PuzzlesOfDays

__all__ = [
    "DAY",
    "TRIES",
    "Court",
    "CourtView",
    "Deal",
    "DealResult",
    "Deals",
    "Meeting",
    "PuzzleOfDay",
    "PuzzlesOfDays",
    "Rung",
    "Stair",
    "Streak",
    "date_of",
    "day_at",
    "day_of",
    "stairs",
    "streak_of",
]
