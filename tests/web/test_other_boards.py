"""Boards quite unlike ours: rules, bots, hints, analyses and lessons work on them, or say that they do not."""

import time
from pathlib import Path

import pytest

from kaiserhof.bots import OFFERED, make_bot
from kaiserhof.bots.analysis import Analysis
from kaiserhof.bots.bot import Budget
from kaiserhof.engine import Dice, Game, find_game
from kaiserhof.testing import check_game
from tests.tables.party import Party
from tests.web.site import Site, open_site
from tests.web.test_boards import bring

FILES = sorted((Path(__file__).parents[2] / "examples" / "boards").glob("*.toml"))
EVERY = pytest.mark.parametrize("game", [find_game(file.stem, file.read_bytes()) for file in FILES], ids=lambda g: g.id)


@pytest.mark.long
@EVERY
def test_the_contract_is_kept_on_another_board(game: Game) -> None:
    """Except for the lesson, which needs our own board."""
    report = check_game(game, effort=0.005, quick=True)
    found = [(finding.check.sentence, finding.problem) for finding in report.findings if finding.problem]
    assert [each for each in found if "lesson" not in each[0]] == []


@EVERY
def test_every_level_chooses_legal_moves_on_another_board(game: Game) -> None:
    state, dice = game.start(game.players[0]), Dice(1)
    for level in OFFERED:
        bot = make_bot(level, game)
        for _ in range(3):
            while state.to_move() < 0:
                state.push(state.draw_outcome(dice))
            view = state.seen_by(state.to_move())
            move = bot.choose(view, dice, Budget(simulations=20))
            assert move in state.legal_moves()
            state.push(move)


@EVERY
def test_hints_and_analyses_are_about_another_board(tmp_path: Path, game: Game) -> None:
    with open_site(tmp_path, analysis_seconds=0.002) as site:
        people = site.people(game.players[0])
        digest = bring(people[0], game.id, game.board_file or b"")
        table_id = site.table(people, game=game.id, board=digest)
        person = next(each for each in people if each.see(table_id)["legal"])
        seen = person.see(table_id)
        deadline = time.monotonic() + 100
        while (answer := person.send(f"/t/{table_id}/hint", {"number": seen["number"]})).status_code == 422:
            assert time.monotonic() < deadline  # the bot's process is being started
        hints = answer.json()["moves"]
        assert all(each["move"] in seen["legal"] and each["why"] for each in hints)
        Party(site.tables, table_id, [site.tables.people.by_token(each.token) for each in people]).finish()
        assert people[0].form(f"/t/{table_id}/analysis").status_code == 303
        while "data-fresh" in people[0].get(f"/t/{table_id}/analysis").text:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert isinstance(site.tables.records.analysis(table_id, None), Analysis)


@EVERY
def test_the_lobby_says_that_the_lesson_shows_our_board(site: Site, game: Game) -> None:
    person = site.person()
    said = game.words("en").also("kaiserhof.web")("board-lesson")
    digest = bring(person, game.id, game.board_file or b"")
    for board in ({}, {"board": digest}):
        table_id = person.form("/new", game=game.id, name="Wen", **board).headers["location"]
        page = person.get(table_id).text
        assert (said in page) == bool(board)
        assert (":grandmaster:" in page) == (not board), "it has learned our board only"
        seat = f"/tables/{table_id.rpartition('/')[2]}/seats/1"
        answer = person.api("PUT", seat, json={"who": "grandmaster"})
        assert answer.status_code == (422 if board else 200)
