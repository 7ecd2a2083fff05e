"""The arena never reuses results of a bot that has changed, and reports errors of a bot in one sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan
from kaiserhof.lab.results import default_file, settings_of
from tests.cli.terminal import Terminal
from tests.trial.installing import forget_packages, found_in, install, install_lanterns

GAME = game_ids()[0]
SEATS = find_game(GAME).players[0]
BOTS = ",".join(["mine", *["random"] * (SEATS - 1)])

BOT = """
from kaiserhof import Bot

class Mine(Bot):
    level = "mine"
    def choose(self, view, dice, budget=None):
        {choose}
"""

FIRST = "return view.legal_moves()[0]"
LAST = "return view.legal_moves()[-1]"


class Author:
    """Someone who works on a bot and tries it."""

    def __init__(self, site: Path, terminal: Terminal) -> None:
        self.site, self.terminal = site, terminal
        install(site, "mine-bot", {"kaiserhof.bots": {"mine": "mine:Mine"}})
        self.write(FIRST)

    def write(self, choose: str) -> None:
        (self.site / "mine.py").write_text(BOT.format(choose=choose), encoding="utf-8")
        forget_packages(self.site)

    def try_out(self, *more: str, game: str = GAME, bots: str = BOTS) -> str:
        """Runs the arena; returns what it prints besides its table."""
        return self.terminal.both(["arena", game, "--bots", bots, "--games", "2", "--jobs", "1", *more])[1]

    def fails(self, *more: str) -> str:
        return self.terminal.refused("arena", GAME, "--bots", BOTS, "--games", "2", "--jobs", "1", *more)


@pytest.fixture
def author(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Author]:
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with found_in(site, monkeypatch):
        yield Author(site, Terminal(capsys, monkeypatch))


def test_a_changed_bot_is_measured_again_though_its_version_is_the_same(author: Author) -> None:
    assert author.try_out() == ""
    assert "earlier run: 2 of 2" in author.try_out()
    author.write(LAST)
    assert author.try_out() == ""


def test_a_bot_that_has_begun_to_raise_shows_no_old_results(author: Author) -> None:
    author.try_out()
    author.write('raise ValueError("boom")')
    assert "ValueError: boom" in author.fails()


def test_a_changed_game_is_played_again_though_its_rules_version_is_the_same(author: Author) -> None:
    install_lanterns(author.site)
    forget_packages(author.site)
    bots = "random,random"
    assert author.try_out(game="lanterns", bots=bots) == ""
    assert "2 of 2" in author.try_out(game="lanterns", bots=bots)
    components = author.site / "lanterns" / "rules" / "components.py"
    components.write_text(components.read_text(encoding="utf-8") + "\nNEW = 1\n", encoding="utf-8")
    forget_packages(author.site)
    assert author.try_out(game="lanterns", bots=bots) == ""


def test_games_are_played_again_if_that_is_asked_for(author: Author) -> None:
    author.try_out()
    assert author.try_out("--fresh") == ""
    assert "2 of 2" in author.try_out()


def test_a_result_file_of_other_code_is_refused_and_replaced_on_request(author: Author, tmp_path: Path) -> None:
    results = str(tmp_path / "results.jsonl")
    author.try_out("--results", results)
    author.write(LAST)
    assert "--fresh" in author.fails("--results", results)
    author.try_out("--results", results, "--fresh")
    assert "2 of 2" in author.try_out("--results", results)


def test_a_file_that_has_no_results_is_never_replaced(author: Author, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Today I wrote a bot.\n", encoding="utf-8")
    author.fails("--results", str(diary), "--fresh")
    assert diary.read_text(encoding="utf-8") == "Today I wrote a bot.\n"


def test_our_own_bots_and_games_belong_to_their_code_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    plan = ArenaPlan(GAME, ("random",) * SEATS, SEATS)
    before, file = settings_of(plan), default_file(plan)
    monkeypatch.setattr("kaiserhof.lab.code_digest._files", lambda package: [])
    assert settings_of(plan)["code"] != before["code"]
    assert default_file(plan) != file


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        ('raise ValueError("boom")', "mine raised “ValueError: boom” (mine.py:7)."),
        ("raise SystemExit", "mine raised “SystemExit” (mine.py:7)."),
        ('return "castle"', "mine answered “castle”, which is not a legal move."),
        ("return -1", "mine answered “-1”, which is not a legal move."),
        ("return None", "mine answered “None”, which is not a legal move."),
    ],
)
def test_a_bot_that_raises_or_answers_wrongly_is_told_with_game_seed_and_position(
    author: Author, choose: str, said: str
) -> None:
    author.write(choose)
    sentence = author.fails("--seed", "5")
    assert sentence.startswith("Game 0 of seed 5, after ")
    assert " moves (the last was “" in sentence
    assert "seat 3 to move: " in sentence
    assert said in sentence


def test_processes_say_the_same(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(author.site))
    author.write('raise ValueError("boom")')
    assert "mine raised “ValueError: boom” (mine.py:7)." in author.fails("--jobs", "2")


def test_a_bot_that_ends_its_process_is_told(author: Author) -> None:
    author.write("import os; os._exit(1)")
    assert "ended without an answer" in author.fails("--jobs", "2")


def test_a_bot_that_cannot_be_made_is_told(author: Author) -> None:
    author.write("pass\n    def __init__(self, game):\n        raise OSError('no weights')")
    assert "mine raised “OSError: no weights” (mine.py:9)." in author.fails()


def test_a_bot_may_answer_with_any_kind_of_whole_number(author: Author) -> None:
    author.write("import numpy; return numpy.int64(view.legal_moves()[0])")
    assert author.try_out() == ""


def test_a_bot_that_raises_in_the_terminal_ends_the_game_with_a_sentence(author: Author) -> None:
    author.write('raise ValueError("boom")')
    seats = ",".join(["mine"] * SEATS)
    assert "mine raised “ValueError: boom” (mine.py:7)." in author.terminal.refused("play", GAME, "--seats", seats)
