"""`kaiserhof compile`: its output, with a fake compiler."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from kaiserhof.compiling import build, loader
from kaiserhof.compiling.build import REASONS, Built, NotCompiled, Report, Warn
from kaiserhof.engine import LANGUAGES
from tests.cli.terminal import Terminal

Stub = Callable[[Path, Mapping[str, Path], Report, Warn, Path], Built]


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(loader, "is_current", lambda *_: False)


def refusing(reason: str) -> Stub:
    def compile_into(folder: Path, others: Mapping[str, Path], report: Report, warn: Warn, objects: Path) -> Built:
        report(20)
        raise NotCompiled(reason, remarks="nim/rules/state.py:1: error: No.\n" if reason == "refused" else "")

    return compile_into


def compiling(folder: Path, others: Mapping[str, Path], report: Report, warn: Warn, objects: Path) -> Built:
    warn(["odd"], "odd/rules/state.py:1: error: No.\n")
    for percent in (20, 60, 100):
        report(percent)
    return Built(7, ("odd",))


def test_modules_and_folder_are_named_and_so_are_rules_that_were_refused(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compile_into", compiling)
    out, err = terminal.both(["compile"])
    assert out == f"7 modules were compiled in 0 s, into {loader.target(loader.rules_of_others())}.\n"
    assert err.splitlines() == [
        "odd/rules/state.py:1: error: No.",
        "mypyc does not accept the rules of the package odd: they run interpreted, several times slower.",
    ]


def test_on_a_terminal_a_bar_shows_how_much_is_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_into", compiling)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = terminal.both(["compile"])[1].split("\r\x1b[K")
    assert bar[0].startswith("odd/") or "odd/" in bar[1]
    assert [line.split(" ", 1)[1] for line in bar[-4:-1]] == ["20 % compiled", "60 % compiled", "100 % compiled"]
    assert bar[-2].count("█") == 28


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(set(REASONS) - {"refused"}))
def test_every_obstacle_is_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, lang: str, reason: str
) -> None:
    monkeypatch.setattr(build, "compile_into", refusing(reason))
    said = terminal.refused("compile", "--lang", lang)
    assert "cli-not-compiled" not in said
    assert ("pip install 'kaiserhof[compile]'" in said) == (reason == "no-mypyc")


def test_mypycs_remarks_come_before_the_line(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_into", refusing("refused"))
    with pytest.raises(SystemExit):
        terminal.run("compile")
    remark, line = terminal.capsys.readouterr().err.splitlines()
    assert remark == "nim/rules/state.py:1: error: No."
    assert line.startswith(
        "Kaiserhof keeps running interpreted, several times slower: mypyc does not accept the sources"
    )


def test_what_is_compiled_is_not_compiled_again(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "is_current", lambda *_: True)
    monkeypatch.setattr(build, "compile_into", refusing("compiler"))
    assert terminal.run("compile") == "Nothing to do: the rules of all installed games are compiled already.\n"
