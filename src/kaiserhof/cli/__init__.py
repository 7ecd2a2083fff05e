"""The command `kaiserhof`."""

from .main import main

__all__ = ["main"]
