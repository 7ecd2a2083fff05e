"""The modules of the game are no modules of ours: they are read only where the game has been added."""

collect_ignore = ["lanterns"]
