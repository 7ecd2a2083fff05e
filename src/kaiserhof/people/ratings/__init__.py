"""Ratings: finished games make histories, ratings and ladders."""

from kaiserhof.people.ratings.counting import Counting
from kaiserhof.people.ratings.ledger import Ledger, Played, Rung, Standing
from kaiserhof.people.ratings.rating import SHOWN_AFTER, Rating, rate, shown_change

__all__ = ["SHOWN_AFTER", "Counting", "Ledger", "Played", "Rating", "Rung", "Standing", "rate", "shown_change"]
