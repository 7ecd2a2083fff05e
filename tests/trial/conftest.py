"""Keeps pytest from collecting the game's modules, which can be imported only where the game has been added."""

collect_ignore = ["lanterns"]
