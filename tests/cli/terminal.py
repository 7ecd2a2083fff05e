import io
import sys
from collections.abc import Sequence

import pytest

from kaiserhof.cli import main


class Terminal:
    """Runs commands as someone at a terminal would, with typed answers."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def run(self, *arguments: str, typed: str = "") -> str:
        """Runs a command that must print nothing to standard error; returns its output."""
        out, err = self.both(arguments, typed)
        assert err == ""
        return out

    def both(self, arguments: Sequence[str], typed: str = "") -> tuple[str, str]:
        """Runs a command; returns its standard output and standard error."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        main(arguments)
        captured = self.capsys.readouterr()
        return captured.out, captured.err

    def refused(self, *arguments: str, typed: str = "") -> str:
        """Runs a command that must fail; returns the one-line error."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exit_:
            main(arguments)
        assert exit_.value.code == 2
        error = self.capsys.readouterr().err
        assert error.count("\n") == 1
        assert "Traceback" not in error
        return error
