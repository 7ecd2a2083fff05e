"""Checks whether any game keeps the contract, and reports the result in readable form.

>>> from kaiserhof.engine import find_game, game_ids
>>> from kaiserhof.testing import check_game
>>> report = check_game(find_game(game_ids()[0]), effort=0.001, only="text")
>>> report.kept
True

`check_game` needs only the game. `kaiserhof.testing.plugin` runs the same checks as pytest tests.
"""

from kaiserhof.testing.cases import Broken, Case, cases_of
from kaiserhof.testing.check import Check
from kaiserhof.testing.contract import CHECKS
from kaiserhof.testing.report import Finding, Report, check_game

__all__ = ["CHECKS", "Broken", "Case", "Check", "Finding", "Report", "cases_of", "check_game"]
