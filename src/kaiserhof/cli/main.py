"""Parses the arguments, runs the command, and reports every error that a person can cause in one line."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, NoReturn

from kaiserhof import __version__, is_compiled
from kaiserhof.bots import all_levels
from kaiserhof.cli import commands
from kaiserhof.cli.analysis import analyse
from kaiserhof.cli.columns import MAX_WIDTH
from kaiserhof.cli.compiling import compile_rules
from kaiserhof.cli.lab import TASKS, lab
from kaiserhof.cli.new_game import new_game
from kaiserhof.cli.tab import build_tab
from kaiserhof.compiling.loader import interpreted
from kaiserhof.engine import LANGUAGES, Game, KaiserhofError, Words, find_game, game_ids
from kaiserhof.extras import needing_extras

ACTIONS = (
    *("tables", "people", "reports", "log", "usage", "close", "mute", "unmute", "ban", "unban", "rename", "dismiss"),
    *("delete", "link", "host-link", "host-token", "hosts-out", "recount", "migrate"),
)
"""The actions of `kaiserhof admin`."""


LEAGUE = "docs/league.json"
"""The league file of the repository."""


class _Parser(argparse.ArgumentParser):
    """Reports errors in one line in the user's language. Options may not be abbreviated."""

    words: Words | None = None
    """Set for a command that takes a game: its help lists the options of every game."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise KaiserhofError("cli-bad-usage", detail=message)

    def format_help(self) -> str:
        """Adds the options of the games. They are loaded only here, because a command needs one game at most."""
        if self.words is None:
            return super().format_help()
        columns = min(shutil.get_terminal_size().columns, MAX_WIDTH) - 2
        lines = [f"  {game.id}: {_options_of(game)}" for game in map(find_game, game_ids())]
        lines = [textwrap.fill(line, columns, subsequent_indent=" " * 6, break_on_hyphens=False) for line in lines]
        return "\n".join([super().format_help(), self.words("cli-see-games"), *lines, ""])

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if isinstance(action.choices, dict) and value not in action.choices:
            raise KaiserhofError("cli-no-command", name=str(value)[:40], known=", ".join(action.choices))
        super()._check_value(action, value)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line. On an error exits with status 2 and one line on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(chosen_language(given))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # file names may not be valid text
            stream.reconfigure(errors="backslashreplace")
    try:
        parser = _parser(words)
        parsed, rest = parser.parse_known_args(given)
        if parsed.command is None and sys.stdin.isatty():  # opened by someone who knows no command yet
            parsed, rest = parser.parse_known_args([*given, "serve" if find_spec("litestar") else "play"])
        if parsed.takes_id and len(rest) == 1:
            parsed.subject = rest.pop()
        options = _game_options(rest) if parsed.takes_options else _refuse(rest)
        with needing_extras():
            parsed.run(parsed, options, words)
    except KaiserhofError as error:
        print(_one_line(error, given, words), file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


def chosen_language(arguments: Sequence[str]) -> str:
    """Returns the language of `--lang`, or of the environment, or English.

    >>> chosen_language(["play", "--lang", "de"])
    'de'
    """
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments) and arguments[index + 1] in LANGUAGES:
            return arguments[index + 1]
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if (lang := os.environ.get(name, "")[:2]) in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _one_line(error: KaiserhofError, given: list[str], words: Words) -> str:
    """Describes the error in one line. A game named in the arguments may have messages of its own."""
    named = next((argument for argument in given if argument in game_ids()), None)
    if named is not None:
        words = find_game(named).words(words.lang)
    return " ".join(words(error.message).split())


def _game_options(rest: list[str]) -> dict[str, str]:
    """Parses the game's options, such as `--side 3-4`, or `--fortifications` alone for yes."""
    options: dict[str, str] = {}
    pending: str | None = None
    for argument in rest:
        if argument.startswith("--") and len(argument) > 2:
            name, equals, value = argument[2:].partition("=")
            options[name] = value if equals else "yes"
            pending = None if equals else name
        elif pending is not None:
            options[pending], pending = argument, None
        else:
            _refuse([argument])
    return options


def _options_of(game: Game) -> str:
    """Lists the options of a game with their choices; the first of each is the default."""
    ways = [(option.id, tuple(option.choices)) for option in game.options]
    ways += [(rule.id, rule.ways) for rule in game.open_rules]
    return ", ".join(f"--{name} {'|'.join(map(str, choices))}" for name, choices in ways)


def _refuse(rest: list[str]) -> dict[str, str]:
    if rest:
        raise KaiserhofError("cli-bad-usage", detail=f"? {rest[0]}"[:80])
    return {}


class _Version(argparse.Action):
    """Prints the version, and what runs compiled."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: Any) -> NoReturn:
        words: Words = self.const
        mode = words("cli-bench-compiled" if is_compiled() else "cli-bench-interpreted")
        slow = interpreted()
        besides = words("cli-version-interpreted", games=", ".join(slow)) if slow else ""
        print(f"kaiserhof {__version__} ({mode}{besides})")
        parser.exit()


def _parser(words: Words) -> argparse.ArgumentParser:
    shared = _Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, help=words("cli-lang"))
    shared.add_argument("-h", "--help", action="help", help=words("cli-help"))
    parser = _Parser(prog="kaiserhof", description=words("cli-about"), add_help=False, parents=[shared])
    parser.add_argument("--version", action=_Version, nargs=0, const=words, help=words("cli-version"))
    parser.set_defaults(run=lambda *_: parser.print_help(), takes_options=False, takes_id=False, command=None)
    kinds = parser.add_subparsers(title=words("cli-commands"), metavar="", parser_class=_Parser)

    def command(name: str, run: Any, *, takes_options: bool = False, takes_id: bool = False) -> argparse.ArgumentParser:
        sub = kinds.add_parser(
            name, help=words(f"cli-{name}"), description=words(f"cli-{name}"), add_help=False, parents=[shared]
        )
        sub.words = words if takes_options else None
        sub.set_defaults(run=run, takes_options=takes_options, takes_id=takes_id, command=name)
        for title, group in (("cli-arguments", sub._positionals), ("cli-options", sub._optionals)):
            group.title = words(title)
        return sub

    _add_commands(command, words)
    for each in kinds.choices.values():
        _tell_defaults(each, words)
    return parser


def _tell_defaults(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the defaults of options to the help."""
    for action in parser._actions:
        if action.help and isinstance(action.default, int) and not isinstance(action.default, bool):
            action.help += f" ({words('cli-default', value=str(action.default))})"


def _add_commands(command: Any, words: Words) -> None:
    """Adds all commands, in the order of the help."""
    _add_play(command, words)
    _add_hosting(command, words)
    _add_games_and_records(command, words)
    _add_bots(command, words)
    _add_lab(command, words)


def _add_play(command: Any, words: Words) -> None:
    play = command("play", commands.play, takes_options=True)
    play.add_argument("game", nargs="?", help=words("cli-arg-game"))
    play.add_argument("--seats", help=words("cli-arg-seats", bots=", ".join(all_levels())))
    play.add_argument("--record", metavar="FILE", help=words("cli-arg-record"))
    play.add_argument("--seed", type=int, metavar="N", help=words("cli-arg-seed"))
    _add_map(play, words)


def _add_hosting(command: Any, words: Words) -> None:
    serve = command("serve", commands.serve)
    serve.add_argument("--port", type=int, metavar="N", help=words("cli-arg-port"))
    serve.add_argument("--host", metavar="ADDRESS", help=words("cli-arg-host"))
    serve.add_argument("--secure", action="store_true", default=None, help=words("cli-arg-secure"))
    serve.add_argument("--bots", dest="more_bots", metavar="BOT,BOT,…", help=words("cli-arg-more-bots"))
    serve.add_argument("--no-browser", action="store_true", help=words("cli-arg-no-browser"))
    serve.add_argument("--compile", action="store_true", help=words("cli-arg-compile"))
    worker = command("worker", commands.worker)
    for with_bots in (serve, worker):
        with_bots.add_argument("--bot-processes", type=int, metavar="N", help=words("cli-arg-bot-processes"))
    tab = command("tab", build_tab)
    tab.add_argument("folder", help=words("cli-arg-tab-folder"))
    host = command("admin", commands.host, takes_id=True)  # an id may begin with a hyphen
    host.add_argument(
        "action", choices=ACTIONS, metavar="ACTION [ID]", help=words("cli-arg-action", actions=", ".join(ACTIONS))
    )
    host.set_defaults(subject=None)
    host.add_argument("--dry-run", action="store_true", help=words("cli-arg-dry-run"))
    host.add_argument("--reason", metavar="TEXT", default="", help=words("cli-arg-reason"))
    host.add_argument("--name", metavar="NAME", default="", help=words("cli-arg-new-name"))
    host.add_argument("--yes", action="store_true", help=words("cli-arg-yes"))
    host.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    backup = command("backup", commands.host)
    backup.add_argument("file", help=words("cli-arg-backup"))
    restore = command("restore", commands.host)
    restore.add_argument("file", help=words("cli-arg-backup"))
    restore.add_argument("--replace", action="store_true", help=words("cli-arg-replace"))
    for with_data in (serve, worker, host, backup, restore):
        with_data.add_argument("--data", metavar="FOLDER", help=words("cli-arg-data"))
        with_data.add_argument("--database", metavar="ADDRESS", help=words("cli-arg-database"))
        with_data.add_argument("--config", metavar="FILE", help=words("cli-arg-config"))


def _add_games_and_records(command: Any, words: Words) -> None:
    for name, run in (("games", commands.games), ("bots", commands.bots)):
        command(name, run).add_argument("--json", action="store_true", help=words("cli-arg-json"))
    command("compile", compile_rules)
    make = command("new-game", new_game)
    make.add_argument("name", help=words("cli-arg-name"))
    make.add_argument("--drawn", action="store_true", help=words("cli-arg-drawn"))
    picture = command("map", commands.draw_map, takes_options=True)
    picture.add_argument("game", help=words("cli-arg-game"))
    picture.add_argument("--svg", metavar="FILE", required=True, help=words("cli-arg-svg"))
    _add_map(picture, words)
    for name, run in (("replay", commands.replay_record), ("verify", commands.verify_record)):
        on_record = command(name, run)
        on_record.add_argument("file", help=words("cli-arg-file"))
        _add_map(on_record, words)
        on_record.add_argument("--json", action="store_true", help=words("cli-arg-json"))
        if name == "replay":
            on_record.add_argument("--quiet", action="store_true", help=words("cli-arg-quiet"))
    rules = command("rules", commands.print_rules)
    rules.add_argument("game", help=words("cli-arg-game"))


def _add_bots(command: Any, words: Words) -> None:
    bench = command("bench", commands.bench, takes_options=True)
    bench.add_argument("game", help=words("cli-arg-game"))
    bench.add_argument("--players", type=int, metavar="N", help=words("cli-arg-players"))
    bench.add_argument("--games", type=int, default=1000, metavar="N", help=words("cli-arg-games"))
    bench.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    _add_map(bench, words)
    fight = command("arena", commands.arena, takes_options=True)
    fight.add_argument("game", help=words("cli-arg-game"))
    fight.add_argument("--bots", metavar="BOT,BOT,…", help=words("cli-arg-bots", bots=", ".join(all_levels())))
    fight.add_argument("--games", type=int, default=200, metavar="N", help=words("cli-arg-games"))
    fight.add_argument("--players", type=int, metavar="N", help=words("cli-arg-table-of"))
    fight.add_argument("--seed", type=int, default=0, metavar="N", help=words("cli-arg-seed"))
    fight.add_argument("--jobs", type=int, metavar="N", help=words("cli-arg-jobs"))
    fight.add_argument("--on", default="", metavar="ADDRESS", help=words("cli-arg-on"))
    fight.add_argument("--results", metavar="FILE", help=words("cli-arg-results"))
    fight.add_argument("--fresh", action="store_true", help=words("cli-arg-fresh"))
    fight.add_argument("--curve", metavar="N,N,…", help=words("cli-arg-curve"))
    fight.add_argument("--mutual", action="store_true", help=words("cli-arg-mutual"))
    fight.add_argument("--plot", metavar="FILE", help=words("cli-arg-plot"))
    fight.add_argument("--league", nargs="?", const=LEAGUE, metavar="FILE", help=words("cli-arg-league", file=LEAGUE))
    fight.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    _add_map(fight, words)
    study = command("analyse", analyse)
    study.add_argument("file", help=words("cli-arg-file"))
    study.add_argument("--budget", metavar="N", help=words("cli-arg-budget"))
    study.add_argument("--seed", type=int, default=0, metavar="N", help=words("cli-arg-seed"))
    study.add_argument("--jobs", type=int, metavar="N", help=words("cli-arg-jobs"))
    study.add_argument("--plot", metavar="FILE", help=words("cli-arg-plot"))
    study.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    _add_map(study, words)


def _add_lab(command: Any, words: Words) -> None:
    learn = command("lab", lab)
    learn.add_argument("task", choices=TASKS, metavar="TASK", help=words("cli-arg-task", tasks=", ".join(TASKS)))
    learn.add_argument("game", help=words("cli-arg-game"))
    learn.add_argument("file", help=words("cli-arg-lab-file"))
    learn.add_argument("--bot", help=words("cli-arg-lab-bot"))
    learn.add_argument("--others", default="", metavar="BOT", help=words("cli-arg-lab-others"))
    learn.add_argument("--games", type=int, default=128, metavar="N", help=words("cli-arg-lab-games"))
    learn.add_argument("--of", nargs="+", default=[], metavar="FILE", help=words("cli-arg-lab-of"))
    learn.add_argument("--seed", type=int, default=0, metavar="N", help=words("cli-arg-seed"))
    learn.add_argument("--jobs", type=int, metavar="N", help=words("cli-arg-jobs"))
    learn.add_argument("--on", default="", metavar="ADDRESS", help=words("cli-arg-on"))


def _add_map(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--map", metavar="FILE", help=words("cli-arg-map"))
