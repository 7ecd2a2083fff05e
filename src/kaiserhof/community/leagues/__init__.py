"""Leagues: people play rounds of ordinary tables. Standings follow from the games, and the last round decides the
winner."""

from kaiserhof.community.leagues.book import LeagueRow, LeagueTable, Member
from kaiserhof.community.leagues.pairing import EVEN, SWISS, TooFew
from kaiserhof.community.leagues.service import Leagues, LeagueView
from kaiserhof.community.leagues.standings import Place

__all__ = ["EVEN", "SWISS", "LeagueRow", "LeagueTable", "LeagueView", "Leagues", "Member", "Place", "TooFew"]
