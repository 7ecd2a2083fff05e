"""The command-line interface of `kaiserhof`."""

from kaiserhof.cli.main import main

__all__ = ["main"]
