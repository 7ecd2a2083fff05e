"""Ratings: finished games update histories, ratings and leaderboards."""

from kaiserhof.community.ratings.counting import RatingUpdater
from kaiserhof.community.ratings.leaderboard import Leaderboard, LeaderboardRow, Played, Standing
from kaiserhof.community.ratings.rating import SHOWN_AFTER, Rating, rate, shown_change

__all__ = [
    "SHOWN_AFTER",
    "Leaderboard",
    "LeaderboardRow",
    "Played",
    "Rating",
    "RatingUpdater",
    "Standing",
    "rate",
    "shown_change",
]
