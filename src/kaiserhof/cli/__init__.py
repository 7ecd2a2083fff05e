"""The command `kaiserhof`."""

from kaiserhof.cli.main import main

__all__ = ["main"]
