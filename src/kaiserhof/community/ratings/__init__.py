"""Ratings: finished games update histories, ratings and leaderboards."""

from kaiserhof.community.ratings.leaderboard import GameRating, HistoryEntry, Leaderboard, LeaderboardRow
from kaiserhof.community.ratings.rating import SHOWN_AFTER, Rating, rate, shown_change
from kaiserhof.community.ratings.updater import RatingUpdater

__all__ = [
    "SHOWN_AFTER",
    "GameRating",
    "HistoryEntry",
    "Leaderboard",
    "LeaderboardRow",
    "Rating",
    "RatingUpdater",
    "rate",
    "shown_change",
]
