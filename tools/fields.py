"""`make fields`: generates code from the declared fields of our games and of the trial game."""

import sys
from pathlib import Path

from kaiserhof.fields import main

ROOT = Path(__file__).parent.parent
GAMES = (ROOT / "src" / "kaiserhof" / "games", ROOT / "tests" / "trial")

if __name__ == "__main__":
    raise SystemExit(main([*map(str, GAMES), *sys.argv[1:]]))
