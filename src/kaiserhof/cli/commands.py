"""The commands. Each takes the parsed arguments, the game's options and a translator."""

from __future__ import annotations

import dataclasses
import gc
import hashlib
import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kaiserhof.bots import OFFERED, all_levels, bot_name, bot_names, skipped_bots, strongest
from kaiserhof.cli.columns import in_a_line, score_table, text_table
from kaiserhof.cli.files import Options, game_on, write
from kaiserhof.cli.playing import Playing, seat_names
from kaiserhof.drawing import artist_of
from kaiserhof.engine import (
    CommittedDice,
    Film,
    Game,
    KaiserhofError,
    Words,
    find_game,
    game_ids,
    load_record,
    new_secret,
    skipped_games,
    verify,
)
from kaiserhof.lab.bench import random_play


def play(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof play [GAME]`: plays in the terminal and asks for missing arguments."""
    name = arguments.game or _ask_game(words)
    game = game_on(name, arguments.map)
    seats = arguments.seats.split(",") if arguments.seats else _ask_seats(game, words)
    secret = new_secret() if arguments.seed is None else hashlib.sha256(str(arguments.seed).encode()).hexdigest()
    record = Path(arguments.record) if arguments.record else None
    Playing(game, seats, options=options, words=game.words(words.lang), dice=CommittedDice(secret), record=record).run()


@contextmanager
def _loading() -> Iterator[None]:
    """Pauses garbage collection while modules load, when nothing can be collected; this saves a fifth of the time.

    The code that runs inside resumes collection once its imports are done.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def serve(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof serve`: runs the web server."""
    with _loading():
        from kaiserhof.cli.server_settings import settings_of  # imported late: loads the web framework
        from kaiserhof.cli.serving import serve

        _name_skipped(words)
        name_missing(words)
        settings = settings_of(arguments)
        for name in settings.more_bots:
            if name not in all_levels():
                raise KaiserhofError("error-unknown-seat", name=name[:40], known=", ".join(all_levels()))
        serve(settings, words, browser=not arguments.no_browser, compile_rules=arguments.compile)


def host(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof admin`, `backup` and `restore`: administration beside the running server."""
    from kaiserhof.cli import admin  # imported late: loads the database libraries

    {"admin": admin.admin, "backup": admin.backup, "restore": admin.restore}[arguments.command](
        arguments, options, words
    )


def worker(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof worker`: runs bots for servers that share a database."""
    with _loading():
        from kaiserhof.cli.server_settings import settings_of
        from kaiserhof.cli.working import work

        name_missing(words)
        work(settings_of(arguments), words)


def arena(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof arena GAME`: plays many games between bots and prints the results."""
    from kaiserhof.cli.arena import arena  # imported late: loads numpy

    arena(arguments, options, words)


def games(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof games`: lists the games with their players and options."""
    if arguments.json:
        print(json.dumps([_game_as_json(game, words) for game in map(find_game, game_ids())], ensure_ascii=False))
        return
    for game in map(find_game, game_ids()):
        own = game.words(words.lang)
        about = own("game-about")
        players = words("cli-players", least=game.players[0], most=game.players[-1])
        print(f"{game.id}: {own('game-title')} · {players}")
        if about:
            print(f"    {about}")
        chosen = [(option.id, tuple(option.choices)) for option in game.options]
        for name, ways in (*chosen, *((rule.id, rule.ways) for rule in game.open_rules)):
            choices = ", ".join(f"{way} ({own(f'option-{name}-{way}')})" for way in ways)
            label = f"--{name} ({own(f'option-{name}')})"
            print(f"    {words('cli-option-line', label=label, choices=choices)}")
    _name_skipped(words)


def _game_as_json(game: Game, words: Words) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.words(words.lang)("game-title"),
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": {
            option.id: {choice: list(counts) for choice, counts in option.choices.items()} for option in game.options
        },
        "open_rules": {rule.id: list(rule.ways) for rule in game.open_rules},
        "bots": list(bot_names(game)),
    }


def bots(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof bots`: lists the bots, and the games that they can play."""
    levels = all_levels()
    games = {name: [game_id for game_id in game_ids() if bot.knows(find_game(game_id))] for name, bot in levels.items()}
    titles = {name: bot_name(name, words) for name in levels}
    if arguments.json:
        listed = [
            {"name": name, "title": titles[name], "version": bot.version, "games": games[name]}
            for name, bot in levels.items()
        ]
        print(json.dumps(listed, ensure_ascii=False))
        return
    header = [words("cli-column-bot"), words("cli-column-title"), words("cli-column-games")]
    print(text_table(header, [[name, titles[name], ", ".join(games[name])] for name in levels]))
    _name_skipped(words)


def draw_map(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof map GAME --svg FILE`: writes a picture of the empty board."""
    game = game_on(arguments.game, arguments.map)
    picture = artist_of(game).map_svg(_options_for_any_number(game, options), words.lang)
    write(Path(arguments.svg), picture)
    print(words("cli-written", file=arguments.svg))


def replay_record(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof replay FILE`: replays a record and prints it."""
    record = load_record(Path(arguments.file))
    game = game_on(record.game, arguments.map)
    own = game.words(words.lang).named(record.names)
    film = Film.of_record(record, game)
    last = film.frame(len(film), None)
    state = last.state
    if arguments.json:
        over = state.is_over()
        print(
            json.dumps(
                {
                    "game": game.id,
                    "moves": len(record.lines),
                    "over": over,
                    "scores": state.scores(),
                    "ranking": state.ranking(),
                }
            )
        )
        return
    if not arguments.quiet:
        for line in last.lines:
            print(in_a_line(line, own))
    print(words("cli-replayed", moves=len(record.lines)))
    if state.turn_of() >= 0:
        print(words("cli-unfinished"))
    print(score_table(game, state, own))


def verify_record(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof verify FILE`: checks that the dice were committed to before the game."""
    record = load_record(Path(arguments.file))
    events = verify(record, game_on(record.game, arguments.map))
    if arguments.json:
        print(json.dumps({"game": record.game, "verified": events}))
        return
    print(words("cli-verified", events=events))


def print_rules(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof rules GAME`: prints the rule book with its sources."""
    game = find_game(arguments.game)
    texts = game.rulebook.texts
    for chapter in game.rulebook.chapters:
        print(f"\n{chapter.title[words.lang]}\n")
        for rule in chapter.rules:
            print(f"{rule.id}: {rule.sentence[words.lang]}")
            sources = "; ".join(f"{texts[each.text][words.lang]}, {each.section}" for each in rule.sources)
            print(f"    {words('cli-source', sources=sources)}")


def bench(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof bench GAME`: measures the speed of random play on one core."""
    game = game_on(arguments.game, arguments.map)
    if not 1 <= arguments.games <= 1_000_000:
        raise KaiserhofError("error-number", value=str(arguments.games), least=1, most=1_000_000)
    seats = arguments.players if arguments.players is not None else game.players[len(game.players) // 2]
    speed = random_play(game, seats, game.choose(seats, options), arguments.games)
    if arguments.json:
        print(json.dumps({"game": game.id, "players": seats, "games": arguments.games, **dataclasses.asdict(speed)}))
        return
    mode = words("cli-bench-compiled" if speed.compiled else "cli-bench-interpreted")
    line = words(
        "cli-bench-line",
        decisions=f"{speed.decisions_per_s:,.0f}",
        games=f"{speed.games_per_s:,.0f}",
        length=f"{speed.decisions_per_game:.0f}",
        mode=mode,
    )
    print(f"{game.words(words.lang)('game-title')}, {words('cli-count-players', players=seats)}: {line}")


def name_missing(words: Words) -> None:
    """Prints a hint if the strongest bot is unavailable for every game."""
    best = OFFERED[-1]
    found = {strongest(find_game(name)) for name in game_ids()}
    if best not in found:
        others = ", ".join(sorted(bot_name(level, words) for level in found))
        command = "pip install 'kaiserhof[web]'"
        said = words("cli-not-offered", bot=bot_name(best, words), other=others, command=command)
        print(said, file=sys.stderr)


def _name_skipped(words: Words) -> None:
    """Prints the games and bots of other packages that could not be loaded."""
    for error in (*skipped_games(), *skipped_bots()):
        print(words("cli-skipped", sentence=words(error.message)), file=sys.stderr)


def _options_for_any_number(game: Game, options: Options) -> dict[str, str]:
    """Returns the options with their defaults, for the smallest number of players that allows them."""
    for seats in game.players:
        try:
            return game.choose(seats, options)
        except KaiserhofError as error:
            refused = error
    raise refused


def _ask_game(words: Words) -> str:
    ids = game_ids()
    if len(ids) == 1:
        return ids[0]
    print(words("cli-choose-game"))
    for number, name in enumerate(ids, 1):
        print(f"  {number}  {find_game(name).words(words.lang)('game-title')}")
    return ids[_ask_number(words("cli-choose-number", most=len(ids)), 1, len(ids)) - 1]


def _ask_seats(game: Game, words: Words) -> list[str]:
    least, most = game.players[0], game.players[-1]
    count = _ask_number(words("cli-choose-players", least=least, most=most), least, most)
    return seat_names(count)


def _ask_number(question: str, least: int, most: int) -> int:
    while True:
        print(question, end=" ", flush=True)
        answer = sys.stdin.readline()
        if not answer:
            raise KeyboardInterrupt
        if answer.strip().isascii() and answer.strip().isdigit() and least <= int(answer) <= most:
            return int(answer)
