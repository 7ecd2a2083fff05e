"""Writes `anchors.json` of each game: the ratings of the league's bots on the scale of people's ratings.

The league uses the Elo scale: 400 points are odds of ten to one. OpenSkill's odds are exp(difference of mu / c), where
c is beta times the square root of the number of players if all sigmas are 0; the league's games have four. So at a
table of four, OpenSkill predicts for bots what the league has measured.

Run: python -m tools.anchors
"""

import json
from math import log, sqrt
from pathlib import Path

from openskill.models import PlackettLuce

ROOT = Path(__file__).parent.parent
LEAGUE = ROOT / "docs" / "league.json"
GAMES = ROOT / "src" / "kaiserhof" / "games"
REFERENCE, PLAYERS, QUANTILE = 1000.0, 4, 1.96


def unit() -> float:
    """Returns how much of `mu` one point of the league is."""
    return PlackettLuce().beta * sqrt(PLAYERS) * log(10) / 400


def anchors(league: dict[str, object]) -> dict[str, dict[str, list[float]]]:
    """Returns the ratings by game and level, of the latest version of each bot that has no budget of its own."""
    found: dict[str, dict[str, list[float]]] = {}
    for game, entry in league["games"].items():  # type: ignore[attr-defined]
        latest: dict[str, int] = {}
        for row in entry["ratings"]:
            level = row["bot"]
            if ":" in level or row["version"] < latest.get(level, 0):
                continue
            latest[level] = row["version"]
            low, high = row["interval"]
            mu = 25 + (row["rating"] - REFERENCE) * unit()
            sigma = (high - low) / 2 / QUANTILE * unit()
            found.setdefault(game, {})[level] = [round(mu, 3), round(sigma, 3)]
    return found


def main() -> None:
    league = json.loads(LEAGUE.read_text(encoding="utf-8"))
    for game, levels in anchors(league).items():
        file = GAMES / game / "anchors.json"
        file.write_text(json.dumps(levels, indent=1) + "\n", encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
