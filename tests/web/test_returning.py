"""Over HTTP: the home page of someone new and of someone who returns, today, the court, lessons and the coach."""

import html
import re
from urllib.parse import urlencode

import pytest

from kaiserhof.bots import CAST
from kaiserhof.community.returning import PuzzlesOfDays
from kaiserhof.engine import LANGUAGES, find_game, game_ids, lesson_of
from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.storage.preferences import Preferences
from tests.web.site import GAME, Browser, Site


def page(visitor: Browser, path: str) -> str:
    answer = visitor.get(path)
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def tabled(visitor: Browser, path: str, **form: str) -> str:
    """Sends a form that leads to a table; returns the table."""
    answer = visitor.form(path, **form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/t/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_someone_new_learns_how_long_and_how_heavy_each_game_is_and_where_to_begin(site: Site, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    home = page(visitor, "/")
    for game in map(find_game, game_ids()):
        assert game.minutes is not None
        assert f"{game.minutes[0]}–{game.minutes[1]}" in home
        assert f"weight-{game.weight}" in home
    assert home.count("begin") - home.count("beginn") >= 1
    lightest = re.search(r'class="game sheet begin".*?name="game" value="(\w+)"', home, re.DOTALL)
    assert lightest is not None
    assert find_game(lightest[1]).weight == "light"


def test_a_first_game_seats_the_gentlest_bots_and_later_ones_fair_ones(site: Site) -> None:
    person = site.person()
    first = tabled(person, "/play", game=GAME.id)
    levels = {seat.level for seat in site.tables.store.tables.with_seats([first])[0][1] if seat.level}
    assert levels == {"novice"}
    site.tables.store.tables.change(first, ("gathering", "playing"), status="finished")
    second = tabled(person, "/play", game=GAME.id)
    assert {seat.level for seat in site.tables.store.tables.with_seats([second])[0][1] if seat.level} == {"regular"}


def test_someone_who_returns_finds_the_game_where_it_is_their_turn_on_top(site: Site) -> None:
    person = site.person("Ada")
    tabled(person, "/play", game=GAME.id)
    home = page(person, "/")
    assert "Welcome back, Ada" in home
    assert home.index('id="h-go"') < home.index('class="games"')
    assert 'href="/today/puzzle"' in home
    assert 'href="/court?game=' in home


def test_a_line_that_someone_does_not_want_stays_away(site: Site) -> None:
    person = site.person()
    tabled(person, "/play", game=GAME.id)
    person.form("/me/home", **{"line-lesson": "yes", "line-puzzle": "yes", "line-deal": "yes"})
    home = page(person, "/")
    assert 'href="/today/puzzle"' in home
    assert 'href="/court?game=' not in home


def test_name_and_face_are_asked_once_and_kept(site: Site) -> None:
    visitor = site.visitor()
    tabled(visitor, "/play", game=GAME.id)
    assert 'id="h-name"' in page(visitor, "/")
    visitor.form("/me/who", name="Ada", face="crane")
    home = page(visitor, "/")
    assert 'id="h-name"' not in home
    assert "Welcome back, Ada" in home
    table = tabled(visitor, "/play", game=GAME.id)
    mine = next(seat for seat in site.tables.store.tables.with_seats([table])[0][1] if seat.person)
    assert (mine.name, mine.face) == ("Ada", "crane")
    other = site.visitor()
    tabled(other, "/play", game=GAME.id)
    other.form("/me/who", later="yes")
    assert 'id="h-name"' not in page(other, "/")


def test_a_lesson_goes_on_where_it_was_left(site: Site) -> None:
    person = site.person()
    assert person.form(f"/learn/{GAME.id}/kept", step="2", did="").status_code == 204
    assert f'href="/learn/{GAME.id}/on"' in page(person, "/")
    assert person.get(f"/learn/{GAME.id}/on").headers["location"] == f"/learn/{GAME.id}?step=2"
    lesson = lesson_of(GAME)
    assert lesson is not None
    assert person.form(f"/learn/{GAME.id}/kept", step="999", did="").status_code == 404


def test_a_solved_puzzle_is_remembered_and_the_next_one_opens(site: Site) -> None:
    person, best = site.person(), puzzles_of(GAME)[0].best
    assert person.form(f"/puzzles/{GAME.id}/kept", step="1", did=best).status_code == 204
    assert person.form(f"/puzzles/{GAME.id}/kept", step="2", did="solution").status_code == 204
    opened = page(person, f"/puzzles/{GAME.id}")
    assert f"Puzzle 2 of {len(puzzles_of(GAME))}" in opened
    assert f"1 of {len(puzzles_of(GAME))} solved" in page(person, "/")


def test_the_best_move_is_played_on_the_board_once_it_is_found(site: Site) -> None:
    visitor, puzzle = site.visitor(), puzzles_of(GAME)[0]
    before = page(visitor, f"/puzzles/{GAME.id}/view?step=1")
    after = visitor.get(f"/puzzles/{GAME.id}/view", params={"step": "1", "move": puzzle.best})
    assert after.status_code == 200
    assert f'data-right="{puzzle.best}"' in html.unescape(after.text)
    assert before.count('class="piece') != html.unescape(after.text).count('class="piece')


def test_the_puzzle_of_the_day_takes_three_tries_and_gives_a_text_to_share(site: Site) -> None:
    person, puzzles = site.person(), PuzzlesOfDays(site.tables)
    puzzle = puzzles.of(puzzles.today)
    wrong = next(move for move in puzzle.puzzle.chances if move != puzzle.puzzle.best)
    for move in (wrong, puzzle.puzzle.best):
        answer = person.form(f"/today/puzzle/view?{urlencode({'step': puzzle.day, 'move': move})}")
        assert answer.status_code == 200, answer.text
    assert "data-right" in answer.text
    today = page(person, "/today")
    assert "○●" in today
    assert "Right at the second try" in today


def test_nobody_sees_the_solution_of_a_puzzle_before_its_day(site: Site) -> None:
    today = PuzzlesOfDays(site.tables).today
    assert site.visitor().get(f"/today/puzzle?step={today + 1}").status_code == 404
    assert site.visitor().get("/today?day=2999-01-01").status_code == 404
    assert site.visitor().get("/today?day=tomorrow").status_code == 404


def test_looking_at_the_puzzle_of_the_day_makes_nobody_a_person(site: Site) -> None:
    visitor = site.visitor()
    today = PuzzlesOfDays(site.tables).today
    assert visitor.form(f"/today/puzzle/view?step={today}").status_code == 200
    assert visitor.token is None


def test_before_someone_has_played_a_deal_only_the_number_of_players_is_shown(site: Site) -> None:
    person = site.person()
    before = page(person, "/today")
    assert "You are the first." in before
    assert 'class="deal-table"' not in before
    table = tabled(person, "/today/deal")
    assert table
    assert tabled(person, "/today/deal") == table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_court_shows_who_stands_on_the_stairs_of_each_game(site: Site, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    for game in game_ids():
        court = page(visitor, f"/court?game={game}")
        assert court.count('class="rung ') == 8
        assert court.count('class="rung now"') == 1


def test_at_court_one_plays_the_next_on_the_stairs_and_nobody_above(site: Site) -> None:
    person = site.person()
    refused = person.form("/court", game=GAME.id, face=CAST["grandmaster"][0])
    assert refused.status_code >= 400
    table = tabled(person, "/court", game=GAME.id, face=CAST["novice"][0])
    assert f'href="/t/{table}"' in page(person, f"/court?game={GAME.id}")


# ---------------------------------------------------------------------- bots at a table, and the coach


def test_bots_of_a_game_alone_against_them_can_be_changed(site: Site) -> None:
    person = site.person()
    table = tabled(person, "/play", game=GAME.id)
    person.get(f"/t/{table}")
    changed = person.form(f"/t/{table}/run", do="bots", level="regular", pace="quick")
    assert changed.status_code == 303, changed.text
    row, seats = site.tables.store.tables.with_seats([table])[0]
    assert {seat.level for seat in seats if seat.level} == {"regular"}
    assert row.pace == "quick"
    assert len({seat.face for seat in seats if seat.level}) == len(seats) - 1


def test_bots_at_court_and_beside_other_people_stay_as_they_are(site: Site) -> None:
    person = site.person()
    table = tabled(person, "/court", game=GAME.id, face=CAST["novice"][0])
    with_others = site.table(site.people(2), bots=1)
    owner = site.people(1)[0]
    for visitor, each in ((person, table), (owner, with_others)):
        assert visitor.form(f"/t/{each}/run", do="bots", level="master", pace="calm").status_code >= 400


def test_a_coach_accompanies_a_first_game_until_it_is_sent_away(site: Site) -> None:
    person = site.person()
    table = tabled(person, "/play", game=GAME.id)
    told = person.get(f"/t/{table}/coach").json()
    assert told["on"]
    assert told["text"]
    assert person.form(f"/t/{table}/coach", coach="no").status_code == 204
    assert not person.get(f"/t/{table}/coach").json()["on"]
    assert person.get(f"/t/{table}/coach?asked=true").json()["on"]
    assert not Preferences.parse(site.tables.people.by_token(person.token).habits).coach  # type: ignore[union-attr]


def test_there_is_no_coach_where_other_people_play_or_hints_are_off(site: Site) -> None:
    people = site.people(2)
    table = site.table(people, bots=1)
    assert not people[0].get(f"/t/{table}/coach?asked=true").json()["on"]
    court = tabled(people[0], "/court", game=GAME.id, face=CAST["novice"][0])
    assert not people[0].get(f"/t/{court}/coach?asked=true").json()["on"]
