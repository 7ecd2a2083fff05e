"""`make fields`: writes what follows from the declared fields of our own games; see `kaiserhof.fields`."""

import sys
from pathlib import Path

from kaiserhof.fields import main

GAMES = Path(__file__).parent.parent / "src" / "kaiserhof" / "games"

if __name__ == "__main__":
    raise SystemExit(main([str(GAMES), *sys.argv[1:]]))
