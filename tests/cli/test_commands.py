"""The command line: what it prints, and that bad input gets one clear line."""

import io
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof import __version__
from kaiserhof.bots import LEVELS
from kaiserhof.cli import commands, main
from kaiserhof.cli.columns import in_columns
from kaiserhof.engine import LANGUAGES, Record, Words, find_game, game_ids
from tests.cli.terminal import Terminal
from tests.without_numpy import without_numpy

EVERY_GAME = pytest.mark.parametrize("game", game_ids())
FIRST = game_ids()[0]


def bots_only(game: str) -> str:
    return ",".join(["random"] * find_game(game).players[0])


@EVERY_GAME
def test_a_game_among_bots_is_played_recorded_replayed_and_verified(
    game: str, terminal: Terminal, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    told = terminal.run("play", game, "--seats", bots_only(game), "--seed", "1", "--record", str(record))
    assert "Final scores" in told
    replayed = terminal.run("replay", str(record))
    assert "all legal" in replayed
    assert told.split("Final scores")[1].split("Total")[1].split("\n")[0] in replayed
    assert "follow from the sealed secret" in terminal.run("verify", str(record))
    assert Record.parse(record.read_text(encoding="utf-8")).result is not None


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_by_numbers_and_leaves(game: str, lang: str, terminal: Terminal) -> None:
    bots = ["regular"] * (find_game(game).players[0] - 1)
    told = terminal.run(
        "play", game, "--seats", ",".join(["me:Ada", *bots]), "--seed", "2", "--lang", lang, typed="1\n" * 6 + "q\n"
    )
    assert "Ada" in told
    assert find_game(game).words(lang)("cli-legal-moves") in told


@EVERY_GAME
def test_a_whole_game_can_be_played_by_always_taking_the_first_move(game: str, terminal: Terminal) -> None:
    seats = find_game(game).players[0]
    told = terminal.run(
        "play", game, "--seats", ",".join(["me", *["random"] * (seats - 1)]), "--seed", "3", typed="1\n\n" * 5000
    )
    assert "Final scores" in told


def test_a_step_can_be_taken_back_and_the_moves_are_asked_again(terminal: Terminal) -> None:
    told = terminal.run("play", FIRST, "--seats", "me,random,random", "--seed", "4", typed="1\nu\nq\n")
    assert "Taken back." in told
    assert told.count("Your moves:") == 3


def test_taking_back_what_cannot_be_is_refused_in_a_line(terminal: Terminal) -> None:
    told = terminal.run("play", FIRST, "--seats", "me,random,random", "--seed", "4", typed="u\nq\n")
    assert "Nothing can be taken back here" in told


def test_illegal_and_unknown_moves_get_a_line_and_the_game_goes_on(terminal: Terminal) -> None:
    told = terminal.run("play", FIRST, "--seats", "me,random,random", "--seed", "4", typed="999\nfly\n-1\nq\n")
    assert "“999” is not a number from 1 to" in told
    assert "“fly” is not a move." in told
    assert "“-1” is not a move." in told


def test_a_question_mark_tells_the_rule_and_its_source(terminal: Terminal) -> None:
    game = find_game(FIRST)
    state = game.start(3)
    chance_move = state.text(state.legal_moves()[0])
    told = terminal.run("play", FIRST, "--seats", "me,random,random", "--seed", "4", typed=f"?\n{chance_move}\nq\n")
    refused_by_chance = next(rule.sentence["en"] for rule in game.rulebook.values() if "chance" in rule.id)
    assert refused_by_chance in told
    assert "Source:" in told


def test_people_who_share_a_screen_are_asked_to_change_places(terminal: Terminal) -> None:
    told = terminal.run(
        "play", FIRST, "--seats", "me:Ada,me:Bob,random", "--seed", "4", typed="\n" + "1\n\n" * 30 + "q\n"
    )
    assert "Ada: press Enter" in told
    assert "Bob: press Enter" in told


def test_without_arguments_what_is_missing_is_asked(terminal: Terminal) -> None:
    answers = ("1\n" if len(game_ids()) > 1 else "") + "abc\n3\nq\n"
    assert "Your moves:" in terminal.run("play", typed=answers)


@EVERY_GAME
def test_bench_prints_what_it_measured(game: str, terminal: Terminal) -> None:
    measured = json.loads(terminal.run("bench", game, "--games", "3", "--json"))
    assert measured["decisions_per_s"] > 0
    assert measured["games_per_s"] > 0
    assert measured["decisions_per_game"] > 0
    assert measured["compiled"] in (True, False)
    assert "decisions/s" in terminal.run("bench", game, "--games", "3")


def test_rules_and_games_are_listed(terminal: Terminal) -> None:
    listed = terminal.run("games", "--lang", "de")
    assert all(game in listed for game in game_ids())
    rules = terminal.run("rules", FIRST, "--lang", "zh")
    assert all(rule in rules for rule in find_game(FIRST).rulebook)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_drawn(lang: str, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    terminal.run("map", FIRST, "--svg", str(path), "--lang", lang)
    assert ElementTree.parse(path).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play", FIRST, "--seats", "me"], "players, not 1"),
        (["play", FIRST, "--seats", "me,wizard,regular"], "“wizard” cannot take a seat"),
        (["play", FIRST, "--seats", "me,random,random", "--dragons", "3"], "no option “dragons”"),
        (["play", FIRST, "--seats", "me,random,random", "--map", "/nowhere.toml"], "cannot be used"),
        (["play", FIRST, "--seed", "many"], "see kaiserhof --help"),
        (["replay", "/nowhere.txt"], "cannot be read"),
        (["verify", "/"], "cannot be read"),
        (["bench", FIRST, "--games", "0"], "“0” is not a number"),
        (["bench", FIRST, "--players", "77"], "not 77"),
        (["map", FIRST, "--svg", "/nowhere/map.svg"], "cannot be written"),
        (["arena", FIRST], "--bots"),
        (["arena", FIRST, "--bots", "regular"], "players, not 1"),
        (["arena", FIRST, "--bots", "wizard,regular,regular"], "“wizard” cannot take a seat"),
        (["arena", FIRST, "--bots", ",".join(["random"] * 3), "--games", "0"], "“0” is not a number"),
        (["arena", FIRST, "--bots", ",".join(["random"] * 3), "--jobs", "0"], "“0” is not a number"),
        (["arena", FIRST, "--bots", ",".join(["random"] * 13), "--players", "3"], "“13” is not a number"),
        (["arena", FIRST, "--curve", "many"], "“many” is not a number"),
        (["arena", FIRST, "--bots", ",".join(["random"] * 3), "--results", "/proc/no.jsonl"], "cannot be written"),
        (["dance"], "There is no command “dance”"),
        (["games", "--fast"], "see kaiserhof --help"),
        (["rules", "chess"], "There is no game"),
        (["play", FIRST, "--seats", "me,random,random", "--" + "x" * 5000], "There is no option"),
        (["rules", "\udcff\udcfe"], "There is no game"),
        (["arena", FIRST, "--bots", ",".join(["random"] * 3), "--game", "long"], "There is no option “game”"),
        (["serve", "--port", "65536", "--no-browser"], "The setting “port” cannot be “65536”"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], reason: str, terminal: Terminal) -> None:
    assert reason in terminal.refused(*arguments)


def test_errors_are_said_in_the_readers_language(terminal: Terminal) -> None:
    assert "gibt es nicht" in terminal.refused("play", "chess", "--lang", "de")
    assert "没有名为" in terminal.refused("play", "chess", "--lang", "zh")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_given_in_every_language(lang: str, terminal: Terminal) -> None:
    for command in ([], ["play"], ["bench"], ["arena"]):
        with pytest.raises(SystemExit) as exit_:
            main([*command, "--help", "--lang", lang])
        assert exit_.value.code == 0
        assert find_game(FIRST).words(lang)("cli-help") in terminal.capsys.readouterr().out


def test_games_bots_and_records_are_listed_as_json(terminal: Terminal, tmp_path: Path) -> None:
    games = json.loads(terminal.run("games", "--json"))
    assert [each["id"] for each in games] == list(game_ids())
    assert all(each["players"] and "regular" in each["bots"] for each in games)
    bots = {each["name"]: each["games"] for each in json.loads(terminal.run("bots", "--json"))}
    assert bots["regular"] == list(game_ids())
    record = tmp_path / "game.txt"
    terminal.run("play", FIRST, "--seats", bots_only(FIRST), "--seed", "1", "--record", str(record))
    replayed = json.loads(terminal.run("replay", str(record), "--json"))
    assert (replayed["game"], replayed["over"], min(replayed["ranking"])) == (FIRST, True, 1)
    assert json.loads(terminal.run("verify", str(record), "--json"))["verified"] > 0


def test_bots_are_listed_with_their_names(terminal: Terminal) -> None:
    assert "Geübter" in terminal.run("bots", "--lang", "de")


def test_administration_never_makes_a_database(terminal: Terminal, tmp_path: Path) -> None:
    assert "There is no database" in terminal.refused("admin", "tables", "--data", str(tmp_path / "typo"))
    assert not (tmp_path / "typo").exists()


def test_at_the_prompt_help_explains_the_keys_and_a_question_mark_takes_a_move(terminal: Terminal) -> None:
    seats = ",".join(["me", *bots_only(FIRST).split(",")[1:]])
    told = terminal.run("play", FIRST, "--seats", seats, "--seed", "1", typed="help\n? castle\nq\n")
    assert "says which rule forbids it" in told
    assert "“castle” is not a move" in told


def test_moves_fit_into_a_narrow_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    long = ["  1  " + "a long label of a move " * 4, "  2  short"]
    assert max(map(len, in_columns(long).splitlines())) <= 50
    monkeypatch.setenv("COLUMNS", "30")
    assert in_columns(["  1  one", "  2  two", "  3  three", "  4  four"]).count("\n") == 1


def test_no_colour_is_printed_where_nobody_wants_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    seats = ["--seats", bots_only(FIRST), "--seed", "1"]
    assert "\x1b[" in terminal.run("play", FIRST, *seats)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in terminal.run("play", FIRST, *seats)


def test_help_tells_defaults_and_the_options_of_every_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    with pytest.raises(SystemExit):
        main(["bench", "--help", "--lang", "en"])
    told = terminal.capsys.readouterr().out
    assert "number of games (default: 1000)" in " ".join(told.split())
    assert all(f"  {game}: --" in told for game in game_ids())
    for game in map(find_game, game_ids()):
        for option in game.options:
            assert f"--{option.id} {'|'.join(map(str, option.choices))}" in " ".join(told.split())


def test_the_board_is_printed_again_when_others_have_moved(terminal: Terminal) -> None:
    game = find_game(FIRST)
    seats = ",".join(["me", *bots_only(FIRST).split(",")[1:]])
    legend = game.words("en")("terminal-legend")
    one = terminal.run("play", FIRST, "--seats", seats, "--seed", "1", typed="1\nq\n")
    assert one.count(legend) == 1, "within a turn the log says what has changed"
    assert terminal.run("play", FIRST, "--seats", seats, "--seed", "1", typed="1\nb\nq\n").count(legend) == 2
    turn = terminal.run("play", FIRST, "--seats", seats, "--seed", "1", typed="1\n" * 3 + "\n" + "q\n")
    assert turn.count(legend) == 2


def test_a_terminal_that_is_too_narrow_for_the_board_is_told_once(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    seats = ",".join(["me", *bots_only(FIRST).split(",")[1:]])
    assert terminal.run("play", FIRST, "--seats", seats, "--seed", "1", typed="b\nq\n").count("this terminal 40") == 1


@pytest.mark.parametrize("web", [True, False])
def test_without_a_command_the_page_opens_or_a_game_in_the_terminal(
    web: bool, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(sys.modules["kaiserhof.cli.main"], "find_spec", lambda name: object() if web else None)
    for command in ("serve", "play"):
        monkeypatch.setattr(commands, command, lambda arguments, *_: called.append(arguments.command))
    typed = io.StringIO()
    typed.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", typed)
    main([])
    assert called == ["serve" if web else "play"]


def test_without_a_command_and_nobody_at_the_terminal_the_help_is_shown(terminal: Terminal) -> None:
    assert "new-game" in terminal.run()


def test_an_unknown_command_is_named_with_those_that_exist(terminal: Terminal) -> None:
    assert terminal.refused("paly").startswith("There is no command “paly”. Known: play, serve, ")


def test_the_version_names_games_whose_rules_run_interpreted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["kaiserhof.cli.main"], "interpreted", lambda: ["nim", "pebbles"])
    with pytest.raises(SystemExit):
        main(["--version"])
    assert terminal.capsys.readouterr().out.endswith("; interpreted: nim, pebbles)\n")


def test_the_installed_command_tells_its_version() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "kaiserhof", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert told.startswith(f"kaiserhof {__version__} (")


def test_every_level_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        assert all(find_game(FIRST).words(lang)(f"bot-{level}") for level in LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_without_numpy_is_told_which_level_is_missing_and_how_to_get_it(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(lang, ("kaiserhof",))
    commands.name_missing(words)
    assert capsys.readouterr() == ("", "")
    with without_numpy():
        commands.name_missing(words)
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    for each in (words("bot-grandmaster"), words("bot-master"), "pip install 'kaiserhof[web]'"):
        assert each in said


def test_in_the_terminal_a_bot_that_has_learned_plays_or_one_says_who_plays_instead(terminal: Terminal) -> None:
    seats = ",".join(["me", *["grandmaster"] * (find_game(FIRST).players[0] - 1)])
    sentence = "so Master plays instead"
    assert sentence not in terminal.run("play", FIRST, "--seats", seats, typed="q\n")
    with without_numpy():
        assert terminal.run("play", FIRST, "--seats", seats, typed="q\n").count(sentence) == 1
