"""Leagues: people play rounds of ordinary tables; standings follow from the games, and the last round has a winner."""

from kaiserhof.people.leagues.book import LeagueRow, LeagueTable, Member
from kaiserhof.people.leagues.pairing import EVEN, SWISS, TooFew
from kaiserhof.people.leagues.service import Leagues, LeagueView
from kaiserhof.people.leagues.standings import Place

__all__ = ["EVEN", "SWISS", "LeagueRow", "LeagueTable", "LeagueView", "Leagues", "Member", "Place", "TooFew"]
