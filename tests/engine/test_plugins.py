"""Games and bots of other packages are found by entry points; unusable ones are reported and skipped."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kaiserhof.bots import LEVELS, all_levels, make_bot, skipped_bots, strongest
from kaiserhof.cli import main
from kaiserhof.engine import CHANCE, OVER, Dice, KaiserhofError, Message, State, find_game, game_ids, skipped_games
from kaiserhof.lab.arena import ArenaPlan, play_game
from tests import trial
from tests.trial.installing import found_in, install, install_lanterns
from tests.web.site import open_site

OURS = game_ids()
BROUGHT = [level for level in all_levels() if level not in LEVELS]
"""The bots that our own package registers by entry points, as benchmarks."""

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None

BOT = """
from kaiserhof.bots import Bot

class Highest(Bot):
    level = "highest"
    def choose(self, view, dice, budget):
        return max(view.legal_moves())
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages, which are found until the test ends."""
    with found_in(tmp_path, monkeypatch):
        yield tmp_path


def reason(error: KaiserhofError) -> str:
    """Returns the id of the message that says why something was skipped."""
    found = error.message.values["reason"]
    assert isinstance(found, Message)
    return found.id


# ---------------------------------------------------------------------- games


def test_the_game_of_an_installed_package_is_one_of_the_games(site: Path) -> None:
    install_lanterns(site)
    game = find_game(trial.NAME)
    assert set(game_ids()) == {*OURS, trial.NAME}
    assert type(game).__module__ == "lanterns.game"
    assert game.start(2).game is game
    assert skipped_games() == []


def test_the_command_line_lists_it_and_the_arena_plays_it(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install_lanterns(site)
    main(["games"])
    assert "lanterns: Lanterns · 2–3 players" in capsys.readouterr().out
    played = play_game(ArenaPlan(trial.NAME, ("random", "regular"), 2), 0)
    assert len(played.points) == 2


@pytest.mark.parametrize(
    ("entry", "source", "why"),
    [
        ("broken:GAME", "import no_such_module", "plugin-error"),
        ("broken:GAME", "raise SystemExit(3)", "plugin-error"),
        ("broken:GAME", "", "plugin-error"),
        ("no_such_package:GAME", "", "plugin-error"),
        ("not an entry point", "", "plugin-error"),
        ("broken:GAME", "GAME = ['chess']", "plugin-no-game"),
        ("broken:GAME", "import kaiserhof\nclass Odd(kaiserhof.Game): id = 'odd'", "plugin-error"),
        (
            "broken:GAME",
            "import kaiserhof\nclass Odd(kaiserhof.Game):\n    id = 'odd'\n    start = from_json = None\nGAME = Odd()",
            "plugin-lacks",
        ),
    ],
)
def test_a_broken_game_is_named_and_skipped(site: Path, entry: str, source: str, why: str) -> None:
    install(site, "stranger", {"kaiserhof.games": {"odd": entry}}, broken=source)
    assert game_ids() == OURS
    (error,) = skipped_games()
    assert reason(error) == why
    assert str(error).startswith("“odd” of the package stranger cannot be used: ")
    with pytest.raises(KaiserhofError, match="cannot be used"):
        find_game("odd")


def test_a_name_that_is_ours_is_refused(site: Path) -> None:
    install(site, "stranger", {"kaiserhof.games": {OURS[0]: "other:GAME"}}, other="GAME = 1")
    assert [reason(error) for error in skipped_games()] == ["plugin-taken"]
    assert type(find_game(OURS[0])).__module__.startswith("kaiserhof.")


def test_a_name_that_two_packages_use_is_refused_for_both(site: Path) -> None:
    for package in ("one", "two"):
        install(site, package, {"kaiserhof.games": {"go": f"{package}:GAME"}}, **{package: "GAME = 1"})
    (error,) = skipped_games()
    assert reason(error) == "plugin-twice"
    assert "one, two" in str(error)


def test_a_game_must_have_the_name_of_its_entry_point(site: Path) -> None:
    install_lanterns(site)
    install(site, "stranger", {"kaiserhof.games": {"lamps": "lanterns:GAME", "Big Name": "lanterns:GAME"}})
    assert {reason(error) for error in skipped_games()} == {"plugin-other-name", "plugin-bad-name"}
    assert trial.NAME in game_ids()


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_a_game_that_its_author_compiled_with_mypyc_is_never_loaded(site: Path) -> None:
    (site / "alone").mkdir()
    (site / "alone" / "__init__.py").write_text("from alone.state import GAME", encoding="utf-8")
    (site / "alone" / "state.py").write_text("GAME: int = 1\n", encoding="utf-8")
    build = (
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        "setup(script_args=['-q', 'build_ext', '-i'], ext_modules=mypycify(['alone/state.py'], opt_level='0'))\n"
    )
    subprocess.run([sys.executable, "-c", build], cwd=site, check=True, capture_output=True)
    install(site, "alone-game", {"kaiserhof.games": {"alone": "alone:GAME"}})
    (error,) = skipped_games()
    assert reason(error) == "plugin-compiled"
    assert "alone" not in sys.modules


def test_other_machine_code_of_a_package_does_no_harm(site: Path) -> None:
    install_lanterns(site)
    (site / trial.NAME / f"fast{EXTENSION_SUFFIXES[0]}").write_bytes(b"made by another compiler")
    assert skipped_games() == []


def test_words_rules_estimate_and_drawing_are_optional(site: Path) -> None:
    install_lanterns(site, "lamps")
    for path in [*site.glob("lamps/**/*.ftl"), *site.glob("lamps/**/*.toml")]:
        path.unlink()
    game = find_game("lamps")
    assert game.words("de")("game-title") == "Lamps"
    dice = Dice(1)
    state: State = game.start(2)
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            events = state.tell(state.draw_outcome(dice))
        else:
            assert game.words("en")(state.prompt())
            forbidden = next(move for move in state.vocabulary() if state.why_not(move))
            assert "is not allowed: " in str(state.refused(forbidden))
            bot = make_bot(f"{strongest(game)}:8", game)
            events = state.tell(bot.choose(state.seen_by(mover), dice))
        assert all(game.words("zh")(event.message) for event in events)
    with open_site(site) as page:
        (axel,) = page.people(1)
        made = axel.api("POST", "/tables", json={"game": game.id, "seats": ["me", "regular"]})
        assert "Lamps" in axel.get("/").text
        assert 'class="board-text' in axel.get(f"/t/{made.json()['id']}").text
        assert axel.get(f"/rules/{game.id}").status_code == 200
        assert game.id in axel.api("GET", "/games").text


# ---------------------------------------------------------------------- bots


def test_the_bot_of_an_installed_package_plays_in_the_arena(site: Path) -> None:
    install(site, "bots", {"kaiserhof.bots": {"highest": "highest:Highest"}}, highest=BOT)
    assert set(all_levels()) == {*LEVELS, *BROUGHT, "highest"}
    game = find_game(OURS[0])
    seats = game.players[0]
    played = play_game(ArenaPlan(game.id, ("highest", *["random"] * (seats - 1)), seats, game.choose(seats)), 0)
    assert "highest" in played.bots


def test_it_sits_at_a_table_only_if_the_host_allows_it(site: Path) -> None:
    install(site, "bots", {"kaiserhof.bots": {"highest": "highest:Highest"}}, highest=BOT)
    seats = ["me", *["highest"] * (find_game(OURS[0]).players[0] - 1)]
    for allowed, status in (((), 422), (("highest",), 201)):
        with open_site(site, more_bots=allowed) as page:
            (axel,) = page.people(1)
            made = axel.api("POST", "/tables", json={"game": OURS[0], "seats": seats})
            assert made.status_code == status
            lobby = axel.get(axel.form("/new", game=OURS[0]).headers["location"]).text
            assert ('value="bot:1:highest:"' in lobby) == bool(allowed)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("Highest = 3", "plugin-no-bot"),
        ("class Highest: level = 'highest'", "plugin-no-bot"),
        ("from kaiserhof.bots import Bot\nclass Highest(Bot): level = 'highest'", "plugin-lacks"),
        (BOT.replace('"highest"', '"best"'), "plugin-other-name"),
        ("1 / 0", "plugin-error"),
    ],
)
def test_a_broken_bot_is_named_and_skipped(site: Path, source: str, why: str) -> None:
    install(site, "bots", {"kaiserhof.bots": {"highest": "highest:Highest"}}, highest=source)
    assert set(all_levels()) == {*LEVELS, *BROUGHT}
    assert [reason(error) for error in skipped_bots()] == [why]
    with pytest.raises(KaiserhofError, match="cannot be used"):
        make_bot("highest", find_game(OURS[0]))


def test_a_bot_cannot_take_the_name_of_one_of_ours(site: Path) -> None:
    install(site, "bots", {"kaiserhof.bots": {"master": "highest:Highest"}}, highest=BOT)
    assert [reason(error) for error in skipped_bots()] == ["plugin-taken"]
