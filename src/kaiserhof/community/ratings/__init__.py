"""Ratings: finished games update histories, ratings and leaderboards."""

from kaiserhof.community.ratings.leaderboard import HistoryEntry, Leaderboard, LeaderboardRow, Standing
from kaiserhof.community.ratings.rating import SHOWN_AFTER, Rating, rate, shown_change
from kaiserhof.community.ratings.updater import RatingUpdater

__all__ = [
    "SHOWN_AFTER",
    "HistoryEntry",
    "Leaderboard",
    "LeaderboardRow",
    "Rating",
    "RatingUpdater",
    "Standing",
    "rate",
    "shown_change",
]
