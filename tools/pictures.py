"""Writes docs/pictures/GAME.svg: the empty board of every game that draws one."""

from __future__ import annotations

from kaiserhof.drawing import artist_of
from kaiserhof.engine import KaiserhofError, find_game, game_ids
from tools.rule_pages import ROOT

FOLDER = ROOT / "docs" / "pictures"


def main() -> None:
    """Draws all boards, in English, for the smallest number of players."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in map(find_game, game_ids()):
        try:
            picture = artist_of(game).map_svg(game.choose(game.players[0]), "en")
        except KaiserhofError:
            continue
        path = FOLDER / f"{game.id}.svg"
        path.write_text(picture, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
