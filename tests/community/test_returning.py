"""What people come back to: the puzzle of the day, the deal of the day, and the court."""

from datetime import date

import pytest
from sqlalchemy import func, select, update

from kaiserhof.bots import CAST, ask, make_bot
from kaiserhof.community.returning import DAY, TRIES, Court, Deals, PuzzlesOfDays, Rung, date_of, stairs, streak_of
from kaiserhof.community.returning.court import meeting_of
from kaiserhof.engine import Dice, commitment, find_game, game_ids
from kaiserhof.storage import schema
from kaiserhof.storage.progress_store import Encounter
from kaiserhof.tables import Forbidden, Person, Refused, Tables
from kaiserhof.workers.worker import think
from tests.community.test_ratings import to_the_end
from tests.tables.party import GAME, someone

NOON = 20_000 * DAY + DAY / 2


@pytest.fixture(autouse=True)
def _at_noon(tables: Tables) -> None:
    at(tables, NOON)


def at(tables: Tables, time: float) -> None:
    tables.store.database.clock = lambda: time


def win(tables: Tables, table: str, person: Person) -> None:
    """Plays a table to the end, and then gives the person the first place."""
    to_the_end(tables, table)
    seats = tables.store.tables.with_seats([table])[0][1]
    places = [1 if seat.person == person.id else 2 for seat in seats]
    points = [30 if seat.person == person.id else 20 for seat in seats]
    result = f'{{"places": {places}, "points": {points}}}'
    with tables.store.database.writing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(result=result))


# ---------------------------------------------------------------------- streaks


def test_a_streak_goes_on_until_the_end_of_the_day_after() -> None:
    assert streak_of({10, 11, 12}, 12).days == 3
    assert streak_of({10, 11, 12}, 13).days == 3
    assert streak_of({10, 11, 12}, 15).days == 0


def test_one_missed_day_in_seven_is_forgiven_and_a_second_ends_the_streak() -> None:
    assert streak_of({1, 2, 4, 5}, 5).days == 4
    assert streak_of({1, 3, 5}, 5).days == 2
    assert streak_of({*range(1, 5), *range(6, 12), 13}, 13).days == 11


# ---------------------------------------------------------------------- the puzzle


def test_the_puzzle_of_a_day_is_the_same_for_everyone_and_games_take_turns(tables: Tables) -> None:
    puzzles = PuzzlesOfDays(tables)
    assert puzzles.of(20_000) == PuzzlesOfDays(tables).of(20_000)
    assert {puzzles.of(20_000 + day).game.id for day in range(len(game_ids()))} == set(game_ids())


def test_puzzles_are_easy_on_mondays_and_hard_on_sundays(tables: Tables) -> None:
    puzzles = PuzzlesOfDays(tables)

    def mean_lead(weekday: int) -> float:
        days = [day for day in range(20_000, 20_210) if date_of(day).weekday() == weekday]
        leads = [list(puzzles.of(day).puzzle.chances.values())[:2] for day in days]
        return sum(best - second for best, second in leads) / len(leads)

    assert mean_lead(0) > mean_lead(3) > mean_lead(6)


def test_a_puzzle_is_found_at_any_of_three_tries(tables: Tables) -> None:
    puzzles, person = PuzzlesOfDays(tables), someone(tables)
    puzzle = puzzles.of(puzzles.today)
    wrong = [move for move in puzzle.puzzle.chances if move != puzzle.puzzle.best][:2]
    for move in wrong:
        assert puzzles.attempt(person, puzzle.day, move).outcome == ""
    assert puzzles.attempt(person, puzzle.day, wrong[0]).tries == tuple(wrong)
    found = puzzles.attempt(person, puzzle.day, puzzle.puzzle.best)
    assert (found.outcome, len(found.tries)) == ("found", len(wrong) + 1)
    assert puzzles.streak(person).days == 1
    assert (puzzle.game.id, puzzle.puzzle.digest) in tables.store.progress.solved(person.id)
    assert puzzles.outcomes(puzzle.day) == {("found", len(wrong) + 1): 1}


def test_after_three_wrong_tries_or_the_solution_nothing_more_counts(tables: Tables) -> None:
    puzzles, one, other = PuzzlesOfDays(tables), someone(tables), someone(tables)
    puzzle = next(each for day in range(20_000, 19_900, -1) if len((each := puzzles.of(day)).puzzle.chances) > TRIES)
    for move in [move for move in puzzle.puzzle.chances if move != puzzle.puzzle.best][:TRIES]:
        puzzles.attempt(one, puzzle.day, move)
    puzzles.show(other, puzzle.day)
    assert puzzles.attempt(one, puzzle.day, puzzle.puzzle.best).outcome == "missed"
    assert puzzles.attempt(other, puzzle.day, puzzle.puzzle.best).outcome == "shown"
    assert puzzles.streak(one).days == puzzles.streak(other).days == 0


def test_the_puzzle_of_an_earlier_day_can_be_solved_but_counts_for_no_streak(tables: Tables) -> None:
    puzzles, person = PuzzlesOfDays(tables), someone(tables)
    yesterday = puzzles.of(puzzles.today - 1)
    assert puzzles.attempt(person, yesterday.day, yesterday.puzzle.best).outcome == "found"
    assert puzzles.streak(person).days == 0


# ---------------------------------------------------------------------- the deal


def test_everyone_gets_the_same_deal_sealed_by_what_was_published_the_day_before(tables: Tables) -> None:
    deals, one, other = Deals(tables), someone(tables, "Ada"), someone(tables, "Ben")
    deal = deals.of(deals.today)
    tables_of_deal = [tables.store.tables.with_seats([deals.play(person)])[0] for person in (one, other)]
    secrets = {row.secret for row, _ in tables_of_deal}
    assert {commitment(secret) for secret in secrets} == {deal.commitment}
    at(tables, NOON - DAY)
    assert deals.of(deals.today + 1).commitment == deal.commitment
    faces = [[(seat.level, seat.face) for seat in seats] for _, seats in tables_of_deal]
    assert faces[0] == faces[1]


def test_bots_of_a_deal_decide_by_its_secret_and_the_position_alone(tables: Tables) -> None:
    deals, one, other = Deals(tables), someone(tables), someone(tables)
    logs = []
    for person in (one, other):
        table = deals.play(person)
        moves: list[str] = []
        for _ in range(40):
            task = tables.bots.take_task(table)
            if task is None:
                view = tables.views.view(table, person)
                if view.must_confirm:
                    tables.play.confirm(table, person, view.number)
                    continue
                text = view.state.text(view.legal[0])
                tables.play.move(table, person, view.number, text)
            else:
                assert task.seed
                text = think(task.game, "novice", task.view.to_json(), 1.0, table, task.seed)
                tables.bots.make_move(table, task.number, text)
            moves.append(text)
        logs.append(moves)
    assert logs[0] == logs[1]


def test_bots_of_other_tables_are_not_seeded(tables: Tables) -> None:
    table = Court(tables).play(someone(tables), GAME, CAST["novice"][0])
    task = tables.bots.take_task(table)
    assert task is None or task.seed == ""


def test_a_searching_bot_decides_alike_with_a_seed() -> None:
    match_of = find_game(game_ids()[0])
    state = match_of.start(3)
    dice = Dice(1)
    while state.to_move() < 0:
        state.push(state.draw_outcome(dice))
    view = state.seen_by(state.to_move())
    answers = {think(match_of, "master", view.to_json(), 0.01, table, "seed") for table in ("a", "b")}
    assert len(answers) == 1
    assert ask(make_bot("novice", match_of), view, view.legal_moves(), Dice("x")) in view.legal_moves()


def test_results_are_ordered_by_points_and_then_by_the_lead_over_the_bots(tables: Tables) -> None:
    deals = Deals(tables)
    people = [someone(tables, name) for name in ("Ada", "Ben")]
    for person in people:
        to_the_end(tables, deals.play(person))
    results = deals.results(deals.today, people[0].id)
    assert [(-each.points, -each.lead) for each in results] == sorted((-each.points, -each.lead) for each in results)
    assert {each.name for each in results} == {"Ada", "Ben"}
    assert deals.streak(people[0]).days == 1


def test_a_deal_that_is_finished_the_next_day_does_not_count(tables: Tables) -> None:
    deals, person = Deals(tables), someone(tables)
    table = deals.play(person)
    at(tables, NOON + DAY)
    to_the_end(tables, table)
    assert deals.results(deals.today - 1, None) == []
    assert deals.streak(person).days == 0


def test_a_person_plays_a_deal_once(tables: Tables) -> None:
    deals, person = Deals(tables), someone(tables)
    table = deals.play(person)
    assert deals.play(person) == table
    tables.ownership.cancel(table, person)
    with pytest.raises(Refused):
        deals.play(person)


def test_nobody_else_sees_a_game_of_a_deal_before_the_day_is_over(tables: Tables) -> None:
    deals, person, other = Deals(tables), someone(tables), someone(tables)
    table = deals.play(person)
    to_the_end(tables, table)
    assert tables.views.view(table, person).secret is None
    with pytest.raises(Forbidden):
        tables.views.view(table, other)
    with pytest.raises(Refused):
        tables.ownership.admit_spectators(table, person, admitted=True)
    at(tables, NOON + DAY)
    deals.open_sealed()
    assert tables.views.view(table, other).secret is not None


def test_the_game_of_the_deal_is_not_that_of_the_puzzle(tables: Tables) -> None:
    for day in range(20_000, 20_010):
        assert Deals(tables).of(day).game.id != PuzzlesOfDays(tables).of(day).game.id


# ---------------------------------------------------------------------- the court


@pytest.mark.parametrize("count", range(1, 9))
def test_eight_stand_on_the_stairs_however_many_levels_there_are(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for level in range(count):
        monkeypatch.setitem(CAST, f"level-{level}", tuple(f"{name}-{level}" for name in "abcde"))
    rungs = stairs([f"level-{level}" for level in range(count)])
    assert 5 <= len(rungs) <= 8
    assert {rung.level for rung in rungs} == {f"level-{level}" for level in range(count)}
    assert [rung.number for rung in rungs] == list(range(1, len(rungs) + 1))


def test_a_rung_opens_when_the_one_below_is_won(tables: Tables) -> None:
    court, person = Court(tables), someone(tables)
    first, second = (stair.rung for stair in court.view(person, GAME).stairs[:2])
    with pytest.raises(Refused):
        court.play(person, GAME, second.face)
    table = court.play(person, GAME, first.face)
    assert court.play(person, GAME, first.face) == table
    assert [seat.face for seat in tables.store.tables.with_seats([table])[0][1]].count(first.face) == 1
    win(tables, table, person)
    view = court.view(person, GAME)
    assert view.next is not None
    assert view.next.rung == second
    assert (view.stairs[0].ahead, view.stairs[0].behind, view.stairs[0].meeting) == (1, 0, "won")
    assert court.play(person, GAME, second.face) != table


def test_a_scene_is_shown_until_it_was_seen(tables: Tables) -> None:
    court, person = Court(tables), someone(tables)
    table = court.play(person, GAME, court.view(person, GAME).stairs[0].rung.face)
    assert court.view(person, GAME).unseen is None
    win(tables, table, person)
    unseen = court.view(person, GAME).unseen
    assert unseen is not None
    assert unseen.table_id == table
    court.note_seen(someone(tables), table)
    assert court.view(person, GAME).unseen is not None
    court.note_seen(person, table)
    assert court.view(person, GAME).unseen is None


def test_a_game_won_by_a_stand_in_does_not_win_a_rung(tables: Tables) -> None:
    court, person = Court(tables), someone(tables)
    table = court.play(person, GAME, court.view(person, GAME).stairs[0].rung.face)
    win(tables, table, person)
    court.view(person, GAME)
    with tables.store.database.writing() as connection:
        connection.execute(update(schema.played).where(schema.played.c.table_id == table).values(own=False))
    assert not court.view(person, GAME).stairs[0].won


def test_the_court_of_someone_unknown_has_only_its_first_rung_open(tables: Tables) -> None:
    view = Court(tables).view(None, GAME)
    assert [stair.open for stair in view.stairs] == [True] + [False] * (len(view.stairs) - 1)
    assert view.stairs[0].rung == Rung(1, "plum", "novice")


def encounter(points: int, theirs: int) -> Encounter:
    return Encounter("wen", 0.0, 1 + (points < theirs), 1 + (theirs < points), points, theirs)


def test_characters_remember_how_it_went() -> None:
    won, lost, close = encounter(40, 20), encounter(20, 40), encounter(30, 29)
    assert meeting_of([]) == "never"
    assert meeting_of([lost, won]) == "won"
    assert meeting_of([won, lost]) == "lost"
    assert meeting_of([lost, close]) == "won-close"
    assert meeting_of([lost, lost, lost]) == "lost-often"
    assert meeting_of([close, won, won]) == "won-often"
    assert meeting_of([encounter(30, 30)]) == "level"


# ---------------------------------------------------------------------- the person's own


def test_what_people_come_back_to_goes_with_them_when_they_leave(tables: Tables) -> None:
    person, game = someone(tables), GAME.id
    puzzles, progress = PuzzlesOfDays(tables), tables.store.progress
    puzzle = puzzles.of(puzzles.today)
    puzzles.attempt(person, puzzle.day, puzzle.puzzle.best)
    progress.note_lesson(person.id, game, 3, "", last=False)
    Deals(tables).play(person)
    tables.delete_person(person.id)
    with tables.store.database.reading() as connection:
        for name in ("lessons", "solved", "daily_puzzles", "challenges"):
            table = schema.metadata.tables[name]
            assert connection.scalar(select(func.count()).select_from(table)) == 0, table.name
    with pytest.raises(Forbidden):
        progress.note_solved(person.id, game, "0" * 16)


def test_a_lesson_once_finished_stays_finished(tables: Tables) -> None:
    person, progress = someone(tables), tables.store.progress
    progress.note_lesson(person.id, GAME.id, 23, "", last=True)
    at(tables, NOON + 60)
    progress.note_lesson(person.id, GAME.id, 2, "", last=False)
    (lesson,) = progress.lessons(person.id)
    assert (lesson.step, lesson.finished) == (2, NOON)


def test_days_begin_at_midnight_in_utc() -> None:
    assert date_of(20_000) == date(2024, 10, 4)
