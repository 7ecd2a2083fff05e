"""`kaiserhof serve --compile`: what the terminal says of the compiler."""

import sys

import pytest

from kaiserhof.cli import serving
from kaiserhof.engine import LANGUAGES, Words

REASONS = ("no-compiler", "no-headers", "no-mypyc", "refused", "compiler")


@pytest.fixture(autouse=True)
def something_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "is_needed", lambda: True)


def test_on_a_terminal_one_line_changes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    compiler = serving.background_compiler(Words("en"))
    assert compiler is not None
    for percent in (20, 60):
        compiler.on_progress(percent)
    compiler.on_end("")
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    first, second, last = said.split(serving.ERASE_LINE)[1:]
    assert "20 %" in first
    assert "60 %" in second
    assert last == "The rules were compiled in 0 s: bots use them now.\n"


def test_elsewhere_only_the_end_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    compiler = serving.background_compiler(Words("en"))
    assert compiler is not None
    compiler.on_progress(20)
    compiler.on_end("")
    assert capsys.readouterr().out == "The rules were compiled in 0 s: bots use them now.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_failure_is_said_in_one_line(capsys: pytest.CaptureFixture[str], lang: str, reason: str) -> None:
    compiler = serving.background_compiler(Words(lang))
    assert compiler is not None
    compiler.on_end(reason)
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "cli-not-compiled" not in said


def test_what_is_compiled_already_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "is_needed", lambda: False)
    assert serving.background_compiler(Words("en")) is None
