"""`check_game`: runs all checks on a game and reports the results."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass

from kaiserhof.engine import Game
from kaiserhof.testing.cases import Broken, Case, cases_of
from kaiserhof.testing.check import Check
from kaiserhof.testing.contract import CHECKS


@dataclass(frozen=True)
class Finding:
    """The result of one check in one case."""

    check: Check
    case: Case
    problem: str = ""
    """What is wrong; empty if the check passed."""
    skipped: str = ""
    """Why the check was skipped; empty if it was not."""
    place: str = ""
    """The position in which it was found."""


@dataclass(frozen=True)
class Report:
    """The results of all checks. `str()` returns a readable text."""

    game: str
    findings: tuple[Finding, ...]

    @property
    def problems(self) -> list[Finding]:
        """The failed checks."""
        return [finding for finding in self.findings if finding.problem]

    @property
    def kept(self) -> bool:
        """Whether the game keeps the contract."""
        return not self.problems

    def _count(self) -> str:
        return "1 problem" if len(self.problems) == 1 else f"{len(self.problems) or 'no'} problems"

    def __str__(self) -> str:
        ran = [finding for finding in self.findings if not finding.skipped]
        lines = [f"{self.game}: {len(ran)} checks, {self._count()}"]
        reasons = Counter(finding.skipped for finding in self.findings if finding.skipped)
        lines += [f"  skipped {count}: {reason}" for reason, count in reasons.items()]
        for finding in self.problems:
            lines += ["", f"{finding.case}: it is not true that {finding.check.sentence}"]
            lines += [f"  {line}" for line in finding.problem.splitlines()]
            lines += [f"  in {finding.place}"] if finding.place else []
        return "\n".join(lines)


def check_game(game: Game, *, effort: float = 1.0, quick: bool = False, only: str = "") -> Report:
    """Runs the contract suite on a game, for every number of players and combination of options.

    `effort` is the share of positions to check. `quick` checks only the first and the last variant, and `only` selects
    the checks whose sentence contains these words.
    """
    cases = cases_of(game, effort=effort, quick=quick)
    found = [
        look(check, case) for case in cases for check in CHECKS if only in check.sentence and case in check.cases(cases)
    ]
    return Report(game.id, tuple(found))


def look(check: Check, case: Case) -> Finding:
    lacking = check.lacks(case.game)
    if lacking:
        return Finding(check, case, skipped=lacking)
    try:
        check.run(case)
    except Broken as broken:
        return Finding(check, case, str(broken), place=case.place)
    except Exception as error:  # any error of a game is a finding
        last = traceback.extract_tb(error.__traceback__)[-1]
        problem = f"{type(error).__name__}: {error}\n{last.filename}:{last.lineno}: {last.line}"
        return Finding(check, case, problem, place=case.place)
    return Finding(check, case)
