"""Leagues: people play rounds of ordinary tables. Standings follow from the games, and the last round decides the
winner."""

from kaiserhof.community.leagues.pairing import EVEN, KNOCKOUT, SWISS, TooFew
from kaiserhof.community.leagues.service import Leagues, LeagueView
from kaiserhof.community.leagues.standings import LeagueStanding
from kaiserhof.community.leagues.store import LeagueRow, LeagueTable, Member

__all__ = [
    "EVEN",
    "KNOCKOUT",
    "SWISS",
    "LeagueRow",
    "LeagueStanding",
    "LeagueTable",
    "LeagueView",
    "Leagues",
    "Member",
    "TooFew",
]
