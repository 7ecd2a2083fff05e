"""Plays on a real Ray cluster of two nodes, one of which is killed half way: `make check-cluster`.

The results must equal those of one machine: no game lost, none different.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan, GameResult, play_games
from kaiserhof.lab.executor import Executor, make_executor
from kaiserhof.lab.self_play import SelfPlayPlan, play_many

GAMES = 24
CLIENT_PORT = 20_001


def main() -> None:
    """Runs all checks; ends with an error at the first that fails."""
    from ray.cluster_utils import Cluster  # not everyone has it

    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "ray_client_server_port": CLIENT_PORT, "include_dashboard": False},
    )
    try:
        for game in game_ids():
            second = cluster.add_node(num_cpus=1)
            plan = ArenaPlan(game, ("master:4", "regular", "novice", "random"), 4)
            with make_executor(1, f"ray://127.0.0.1:{CLIENT_PORT}") as executor:
                there = []
                for each in play_games(plan, range(GAMES), executor):
                    there.append(each)
                    if len(there) == GAMES // 3:
                        cluster.remove_node(second, allow_graceful=False)
            here = play_games(plan, range(GAMES), Executor())
            assert list(map(outcome, sorted(there, key=number))) == list(map(outcome, here)), game
            print(f"{game}: {GAMES} games as on one machine, one of two nodes killed after {GAMES // 3}", flush=True)
        check_self_play(cluster.address)
        check_command(cluster.address)
    finally:
        cluster.shutdown()
    check_nobody_there()


def number(played: GameResult) -> int:
    return played.number


def outcome(played: GameResult) -> tuple[object, ...]:
    """Returns everything in a result except the times."""
    return played.number, played.bots, played.points, played.places


def check_self_play(address: str) -> None:
    """Checks that self-play gives the same games, decision by decision."""
    plan = SelfPlayPlan(game_ids()[0], "master:4", tuple(find_game(game_ids()[0]).players))
    with make_executor(1, address) as executor:
        there = sorted(play_many(plan, range(3), executor), key=lambda each: each.number)
    assert there == list(play_many(plan, range(3), Executor()))
    print("self-play: the same games", flush=True)


def check_command(address: str) -> None:
    """Checks that the command prints the same summary here and there, except for the times."""
    with tempfile.TemporaryDirectory() as folder:
        told = []
        for name, where in (("there", ["--on", address]), ("here", ["--jobs", "1"])):
            command = [sys.executable, "-m", "kaiserhof", "arena", game_ids()[0], "--bots", "regular,novice,random"]
            command += ["--games", "6", "--json", "--results", str(Path(folder) / name), *where]
            told.append(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
    wins = [[(name, bot["wins"], bot["points"], bot["places"]) for name, bot in each["bots"].items()] for each in told]
    assert wins[0] == wins[1], wins
    print("kaiserhof arena --on: the same results", flush=True)


def check_nobody_there() -> None:
    """Checks that a missing cluster is reported at once, in one sentence."""
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "auto"):
        begun = time.monotonic()
        try:
            with make_executor(1, address):
                raise AssertionError(address)
        except KaiserhofError as error:
            took = time.monotonic() - begun
            assert took < 10, took
            print(f"{took:.0f} s: {error}", flush=True)


if __name__ == "__main__":
    main()
