"""Leagues: pairings, points for games, and a league from its start to its winner."""

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from kaiserhof.community.leagues import EVEN, KNOCKOUT, SWISS, Leagues, LeagueView, TooFew
from kaiserhof.community.leagues.pairing import EXACT, Cost, Meetings, cost, next_round, seeded, survivors, table_sizes
from kaiserhof.community.leagues.service import MAX_PEOPLE
from kaiserhof.community.leagues.standings import Result, meetings, standings, table_points
from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.rows import FINISHED
from kaiserhof.tables import ClockRule, Person, Tables
from kaiserhof.tables.meeting.person_events import STARTED, PersonEvent
from kaiserhof.tables.service.moderation import Moderator
from tests.community.test_ratings import to_the_end
from tests.tables.party import someone

GAME = find_game(game_ids()[0])
LEAST = GAME.players[0]
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gus", "Hana", "Ida", "Jan")


# ---------------------------------------------------------------------- who meets whom


def all_rounds(people: tuple[str, ...], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yields every way to split people into tables, by brute force."""
    for order in permutations(people):
        tables, start = [], 0
        for size in sizes:
            tables.append(order[start : start + size])
            start += size
        if all(list(table) == sorted(table) for table in tables):
            yield tables


def least_cost(people: tuple[str, ...], sizes: list[int], met: Meetings, scores: dict[str, float]) -> Cost:
    return min(cost(tables, met, scores) for tables in all_rounds(people, sizes))


@pytest.mark.parametrize(
    ("people", "wanted", "allowed"), [(p, w, range(a, 6)) for p in range(2, 31) for w in (3, 4) for a in (2, 3)]
)
def test_tables_differ_by_at_most_one_and_everyone_has_a_seat(people: int, wanted: int, allowed: range) -> None:
    if people < allowed[0]:
        with pytest.raises(TooFew):
            table_sizes(people, wanted, allowed)
        return
    sizes = table_sizes(people, wanted, allowed)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert all(size in allowed for size in sizes)


def test_tables_are_as_large_as_was_wished_if_people_can_be_divided_so() -> None:
    assert table_sizes(12, 4, range(3, 6)) == [4, 4, 4]
    assert table_sizes(12, 3, range(3, 6)) == [3, 3, 3, 3]
    assert table_sizes(13, 4, range(3, 6)) == [5, 4, 4]
    assert table_sizes(4, 2, (2, 3)) == [2, 2]
    with pytest.raises(TooFew):
        table_sizes(7, 4, (4,))


@settings(max_examples=25, deadline=None)
@given(st.integers(4, 7), st.integers(2, 3), st.integers(0, 4), st.integers(0, 10**6))
def test_a_round_is_as_good_as_the_best_of_all(count: int, wanted: int, before: int, seed: int) -> None:
    rng = Random(seed)
    people = tuple(NAMES[:count])
    sizes = table_sizes(count, wanted, range(2, 5))
    earlier = [rng.sample(people, 2) for _ in range(3 * before)]
    met = meetings(earlier)
    scores = {person: float(rng.randrange(4)) for person in people}
    found = next_round(rng.sample(people, count), sizes, met, scores)
    assert sorted(person for table in found for person in table) == sorted(people)
    assert sorted(map(len, found)) == sorted(sizes)
    assert cost(found, met, scores) == least_cost(people, sizes, met, scores)


def test_everyone_meets_everyone_before_anyone_meets_again() -> None:
    people = NAMES[:8]
    rounds: list[tuple[str, ...]] = []
    for _ in range(7):
        rounds += next_round(people, [2] * 4, meetings(rounds), {})
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == 28


def test_equals_meet_equals_if_they_have_not_met() -> None:
    scores = {"Ada": 24.0, "Ben": 24.0, "Cem": 12.0, "Dora": 12.0}
    assert next_round(list(scores), [2, 2], {}, scores) == [("Ada", "Ben"), ("Cem", "Dora")]
    met = meetings([("Ada", "Ben")])
    assert ("Ada", "Ben") not in next_round(list(scores), [2, 2], met, scores)


def test_many_people_meet_without_repeats_too() -> None:
    people = [f"p{number}" for number in range(24)]
    assert len(people) > EXACT
    rounds: list[tuple[str, ...]] = []
    for _ in range(4):
        found = next_round(people, [4] * 6, meetings(rounds), {})
        assert sorted(person for table in found for person in table) == sorted(people)
        rounds += found
    assert max(meetings(rounds).values()) == 1


# ---------------------------------------------------------------------- what games are worth


@pytest.mark.parametrize("count", range(2, 6))
def test_every_table_gives_the_same_points_for_winning_and_losing(count: int) -> None:
    points = table_points(range(1, count + 1))
    assert (points[0], points[-1], sum(points)) == (12, 0, 6 * count)
    assert table_points([1] * count) == [6] * count


def test_ties_are_broken_by_tables_won_then_by_whom_one_met() -> None:
    won = standings("abc", [Result(("b", "a", "c"), (1, 2, 3)), Result(("c", "a", "b"), (1, 2, 3))])
    assert [(each.person, each.place, each.points, each.wins) for each in won] == [
        ("b", 1, 12, 1),
        ("c", 1, 12, 1),
        ("a", 3, 12, 0),
    ]
    met = standings("abcd", [Result(("a", "c"), (1, 2)), Result(("b", "d"), (1, 2)), Result(("c", "d"), (1, 2))])
    assert [(each.person, each.place, each.opposition) for each in met] == [
        ("a", 1, 12),
        ("c", 1, 12),
        ("b", 3, 0),
        ("d", 4, 24),
    ]
    assert [each.place for each in standings("ab", [Result(("a", "b"), (1, 1))])] == [1, 1]
    assert standings("", []) == []


def test_a_game_in_which_a_bot_played_most_turns_does_not_count_for_its_person() -> None:
    found = standings("abc", [Result(("a", "b", "c"), (1, 2, 3), frozenset("a"))])
    assert [(each.person, each.points, each.wins, each.played) for each in found] == [
        ("b", 6, 0, 1),
        ("c", 0, 0, 1),
        ("a", 0, 0, 0),
    ]


def test_a_league_learns_from_the_log_for_whom_a_game_counts(tables: Tables) -> None:
    leagues, people = Leagues(tables), [someone(tables, name) for name in ("Ada", "Ben", "Chen")]
    league_id = leagues.create(people[0], "Club", GAME.id, 3, 1)
    for person in people[1:]:
        leagues.join(league_id, person)
    leagues.begin(league_id, people[0])
    (table,) = leagues.view(league_id, None).tables
    assert table.table_id is not None
    assert not tables.views.view(table.table_id, people[0]).hints
    tables.stand_ins.hand_over(table.table_id, people[0], "random")
    to_the_end(tables, table.table_id)
    assert {each.person: each.played for each in leagues.view(league_id, None).standings} == {
        people[0].id: 0,
        people[1].id: 1,
        people[2].id: 1,
    }


# ---------------------------------------------------------------------- a league


def club(tables: Tables, count: int) -> list[Person]:
    return [tables.people.add(name, "en")[0] for name in NAMES[:count]]


def gathered(tables: Tables, people: list[Person], **more: object) -> tuple[Leagues, str]:
    leagues = Leagues(tables)
    values = {"seats": LEAST, "rounds": 2, **more}
    league_id = leagues.create(people[0], "Autumn", GAME.id, **values)  # type: ignore[arg-type]
    for person in people[1:]:
        leagues.join(league_id, person)
    return leagues, league_id


def play_out(tables: Tables, table_id: str, people: list[Person], rng: Random) -> None:
    """Makes the people at a table play random legal moves to the end."""
    here = {person.id: person for person in people}
    seats = [here[each] for each in tables.views.people_at(table_id) if each is not None]
    while (view := tables.views.view(table_id, None)).status == "playing":
        assert view.waiting_for is not None
        person = seats[view.waiting_for]
        mine = tables.views.view(table_id, person)
        if mine.must_confirm:
            tables.play.confirm(table_id, person, mine.number)
        else:
            tables.play.move(table_id, person, mine.number, mine.state.text(rng.choice(mine.legal)))


def finish(tables: Tables, table_id: str, order: list[str]) -> None:
    """Records that a game has ended with people in this order."""
    places = [order.index(person) + 1 for person in tables.views.people_at(table_id) if person is not None]
    result = json.dumps({"places": places, "points": [10 - place for place in places]})
    with tables.store.database.writing() as connection:
        row = schema.tables.c.id == table_id
        connection.execute(update(schema.tables).where(row).values(status=FINISHED, result=result))


def running(view: LeagueView) -> list[str]:
    return [table.table_id for table in view.tables if table.table_id is not None and not table.is_over]


def test_a_league_from_its_beginning_to_its_winner(tables: Tables) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people)
    leagues.begin(league_id, people[0])
    rng = Random(5)
    for round_ in (1, 2):
        view = leagues.view(league_id, None)
        assert (view.row.round, view.row.status) == (round_, "playing")
        first, second = running(view)
        finish(tables, first, [each for each in tables.views.people_at(first) if each is not None])
        leagues.step()
        assert leagues.view(league_id, None).row.round == round_, "one table is still being played"
        play_out(tables, second, people, rng)
        leagues.step()
    view = leagues.view(league_id, None)
    assert view.row.status == "over"
    assert sum(place.points for place in view.standings) == 2 * 12 * LEAST
    assert view.standings[0].place == 1
    assert all(place.played == 2 for place in view.standings)
    for table in view.tables:
        assert table.result is not None
        summary = tables.views.summaries([table.table_id or ""], None)[0]
        assert summary.points == table.points
        assert [place == 1 for place in table.result.places] == [seat in summary.winners for seat in range(LEAST)]


@pytest.mark.parametrize("way", [SWISS, EVEN])
def test_the_next_round_brings_together_who_has_not_met(tables: Tables, way: str) -> None:
    people = club(tables, 9 if LEAST == 3 else 2 * LEAST)
    leagues, league_id = gathered(tables, people, way=way, seats=LEAST)
    leagues.begin(league_id, people[0])
    for table_id in running(leagues.view(league_id, None)):
        finish(tables, table_id, sorted(each for each in tables.views.people_at(table_id) if each is not None))
    leagues.step()
    view = leagues.view(league_id, None)
    assert view.row.round == 2
    met = meetings([table.people for table in view.tables])
    if LEAST == 3:
        assert set(met.values()) == {1}


def test_in_a_swiss_league_those_with_equal_points_meet_next(tables: Tables) -> None:
    """Nine people at three tables: the three who won meet, the three in the middle, and the three who lost."""
    people = club(tables, 9)
    leagues, league_id = gathered(tables, people, way=SWISS, seats=3)
    leagues.begin(league_id, people[0])
    by_place: list[set[str]] = [set(), set(), set()]
    for table_id in running(leagues.view(league_id, None)):
        order = sorted(each for each in tables.views.people_at(table_id) if each is not None)
        finish(tables, table_id, order)
        for place, person in enumerate(order):
            by_place[place].add(person)
    leagues.step()
    second = [set(tables.views.people_at(table_id)) for table_id in running(leagues.view(league_id, None))]
    assert len(second) == 3
    assert all(winners in second for winners in by_place)


def test_in_a_knock_out_the_better_half_of_each_table_goes_on_until_one_table_is_left(tables: Tables) -> None:
    people = club(tables, 9)
    leagues, league_id = gathered(tables, people, way=KNOCKOUT)
    leagues.begin(league_id, people[0])
    strength = [person.id for person in people]  # the first is the best
    for sizes, champions in (([3, 3, 3], 3), ([3], 0)):
        view = leagues.view(league_id, None)
        tables_now = [table for table in view.tables if table.round == view.row.round]
        assert [len(table.people) for table in tables_now] == sizes
        for table_id in running(view):
            there = tables.views.people_at(table_id)
            finish(tables, table_id, [each for each in strength if each in there])
        leagues.step()
        if champions:
            alive = leagues.view(league_id, None)
            assert sum(len(table.people) for table in alive.tables if table.round == 2) == champions
    view = leagues.view(league_id, None)
    assert view.row.status == "over"
    assert view.standings[0].person == people[0].id
    reached = {person for table in view.tables if table.round == 2 for person in table.people}
    assert {each.person for each in view.standings[:3]} == reached


def test_the_best_losers_go_on_if_too_few_would_be_left() -> None:
    first, second = ((1, 9, "a"), (2, 8, "b"), (3, 2, "c")), ((2, 5, "d"), (1, 7, "e"), (3, 4, "f"))
    assert survivors([first, second], 2) == ["a", "e"]
    assert survivors([first, second], 4) == ["a", "e", "b", "d"]
    assert survivors([first, ()], 3) == ["a", "b", "c"], "one table gave no result"
    assert survivors([(), ()], 3) == []


@pytest.mark.parametrize("count", range(2, 20))
def test_the_best_two_do_not_meet_at_the_first_table_of_a_knock_out(count: int) -> None:
    people = [f"{number:02}" for number in range(count)]
    sizes = table_sizes(count, 3, range(2, 6))
    round_ = seeded(people, sizes)
    assert sorted(person for table in round_ for person in table) == people
    assert [len(table) for table in round_] == sizes
    if len(sizes) > 1:
        assert not any({"00", "01"} <= set(table) for table in round_)


def test_a_league_begins_by_itself_at_its_time_if_there_are_enough(tables: Tables) -> None:
    now = tables.store.database.clock()
    people = club(tables, LEAST)
    leagues, soon = gathered(tables, people, starts=now + 60)
    lonely = leagues.create(people[0], "Alone", GAME.id, LEAST, 1, starts=now + 60, listed=True)
    leagues.step()
    assert leagues.view(soon, None).row.status == "gathering"
    assert [row.id for row in leagues.open_to_all()] == [lonely]
    tables.store.database.clock = lambda: now + 61
    leagues.step()
    assert leagues.view(soon, None).row.status == "playing"
    assert len(running(leagues.view(soon, None))) == 1
    alone = leagues.view(lonely, None).row
    assert (alone.status, alone.starts) == ("gathering", None), "its owner begins it when there are enough"
    for starts in (now, now + 400 * 24 * 3600):
        with pytest.raises(Refused, match="error-league-start"):
            leagues.create(people[0], "Never", GAME.id, LEAST, 1, starts=starts)


def test_rounds_are_made_of_ordinary_tables_with_the_leagues_clock_and_options(tables: Tables) -> None:
    people = club(tables, LEAST)
    leagues, league_id = gathered(tables, people, clock=ClockRule.daily(3), rated=True)
    told: list[PersonEvent] = []
    tables.events.subscribe(told.append)
    leagues.begin(league_id, people[0])
    (table_id,) = running(leagues.view(league_id, None))
    assert {each.person for each in told if each.kind == STARTED} == {person.id for person in people}
    row = leagues.of_table(table_id)
    assert row is not None
    assert row.id == league_id
    view = tables.views.view(table_id, people[1])
    assert view.status == "playing"
    assert view.clock == ClockRule.daily(3)
    assert view.options == leagues.view(league_id, None).row.options
    assert table_id in [summary.id for summary in tables.views.my_tables(people[2])]


def test_a_round_goes_on_without_a_table_that_the_host_closes(tables: Tables) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people)
    leagues.begin(league_id, people[0])
    first, second = running(leagues.view(league_id, None))
    finish(tables, first, [each for each in tables.views.people_at(first) if each is not None])
    with pytest.raises(Forbidden):
        leagues.close(league_id, people[1], 2)
    leagues.close(league_id, people[0], 2)
    view = leagues.view(league_id, None)
    assert view.row.round == 2
    assert tables.views.view(second, None).status == "playing", "the game itself goes on"
    finish(tables, second, [each for each in tables.views.people_at(second) if each is not None])
    assert sum(place.points for place in leagues.view(league_id, None).standings) == 6 * LEAST


def test_a_finished_game_cannot_be_taken_out_of_a_league(tables: Tables) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people)
    leagues.begin(league_id, people[0])
    first = running(leagues.view(league_id, None))[0]
    finish(tables, first, [each for each in tables.views.people_at(first) if each is not None])
    before = leagues.view(league_id, None).standings
    with pytest.raises(Refused, match="error-league-table-over"):
        leagues.close(league_id, people[0], 1)
    assert leagues.view(league_id, None).standings == before


def test_a_person_has_a_bounded_number_of_unfinished_leagues(tables: Tables) -> None:
    person = someone(tables, "Ada")
    most = STOCKS["leagues"].person
    ids = [Leagues(tables).create(person, "x", GAME.id, LEAST, 1) for _ in range(most)]
    with pytest.raises(Refused, match="error-league-many"):
        Leagues(tables).create(person, "x", GAME.id, LEAST, 1)
    Leagues(tables).end(ids[0], person)
    Leagues(tables).create(person, "x", GAME.id, LEAST, 1)


def test_a_person_who_leaves_is_not_seated_again_and_keeps_what_they_won(tables: Tables) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people, rounds=3)
    leagues.begin(league_id, people[0])
    for table_id in running(leagues.view(league_id, None)):
        finish(tables, table_id, [each for each in tables.views.people_at(table_id) if each is not None])
    leagues.leave(league_id, people[-1])
    leagues.step()
    view = leagues.view(league_id, people[-1])
    assert not view.plays
    seated = [person for table in view.tables if table.round == 2 for person in table.people]
    assert sorted(seated) == sorted(person.id for person in people[:-1])
    assert people[-1].id in [place.person for place in view.standings]


def test_a_league_with_too_few_people_says_so_and_one_that_loses_them_ends(tables: Tables) -> None:
    people = club(tables, LEAST)
    leagues, league_id = gathered(tables, people[:-1])
    assert leagues.view(league_id, None).lack == "error-league-too-few"
    with pytest.raises(TooFew):
        leagues.begin(league_id, people[0])
    assert leagues.view(league_id, None).row.status == "gathering"
    leagues.join(league_id, people[-1])
    leagues.begin(league_id, people[0])
    (table_id,) = running(leagues.view(league_id, None))
    leagues.leave(league_id, people[-1])
    finish(tables, table_id, [person.id for person in people])
    leagues.step()
    view = leagues.view(league_id, None)
    assert (view.row.status, view.row.round) == ("over", 1)
    assert view.standings[0].person == people[0].id


def test_a_process_that_ends_between_two_tables_loses_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people)
    real = tables.creation.create
    made: list[int] = []

    def once(*given: object, **more: object) -> str:
        if made:
            raise KaiserhofError("error-too-many")
        made.append(1)
        return real(*given, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as interrupted:
        interrupted.setattr(tables.creation, "create", once)
        leagues.begin(league_id, people[0])
        leagues.step()
        assert len(running(leagues.view(league_id, None))) == 1
    later = tables.store.database.clock() + 60
    monkeypatch.setattr(tables.store.database, "clock", lambda: later)
    Leagues(tables).step()
    view = leagues.view(league_id, None)
    assert len(running(view)) == 2
    assert view.row.round == 1
    for table in view.tables:
        assert {each for each in tables.views.people_at(table.table_id or "") if each} == set(table.people)


def test_two_processes_do_not_begin_a_round_twice(tables: Tables) -> None:
    people = club(tables, 2 * LEAST)
    leagues, league_id = gathered(tables, people)
    before = leagues.view(league_id, None).row
    leagues.begin(league_id, people[0])
    assert not leagues._store.begin_round(before, [[person.id for person in people]])
    assert len(leagues.view(league_id, None).tables) == 2
    assert leagues._store.claim(leagues.view(league_id, None).row) is None


def test_bad_requests_are_refused_each_with_a_sentence(tables: Tables) -> None:
    people = club(tables, LEAST)
    leagues, league_id = gathered(tables, people)
    stranger = tables.people.add("Zoe", "en")[0]
    wrong: list[dict[str, Any]] = [
        {"name": " \u200b "},
        {"game_id": "no game"},
        {"seats": 99},
        {"rounds": 0},
        {"rounds": 99},
        {"way": "luck"},
        {"options": {"no": "such"}},
    ]
    for bad in wrong:
        values = {"name": "x", "game_id": GAME.id, "seats": LEAST, "rounds": 2, **bad}
        with pytest.raises(KaiserhofError):
            leagues.create(stranger, **values)
    with pytest.raises(Missing):
        leagues.view("nothing", None)
    for deed in (leagues.begin, leagues.end):
        with pytest.raises(Forbidden):
            deed(league_id, people[1])
    with pytest.raises(Stale):
        leagues.remove(league_id, people[0], 1, "someone else")
    leagues.remove(league_id, people[0], 1, people[1].name)
    assert not leagues.view(league_id, people[1]).plays
    with pytest.raises(Forbidden, match="error-league-removed"):
        leagues.join(league_id, people[1])
    leagues.leave(league_id, people[2])
    leagues.join(league_id, people[2])
    leagues.join(league_id, stranger)
    leagues.begin(league_id, people[0])
    with pytest.raises(Refused):
        leagues.join(league_id, someone(tables))
    with pytest.raises(Refused):
        leagues.begin(league_id, people[0])
    leagues.end(league_id, people[0])
    with pytest.raises(Refused):
        leagues.end(league_id, people[0])
    with pytest.raises(Refused):
        leagues.close(league_id, people[0], 1)


def test_a_league_is_full_at_some_point(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiserhof.community.leagues.service.MAX_PEOPLE", LEAST)
    people = club(tables, LEAST + 1)
    with pytest.raises(Refused) as refused:
        gathered(tables, people)
    assert refused.value.message.id == "error-league-full"
    assert 2 * GAME.players[-1] <= MAX_PEOPLE


def test_a_person_who_deletes_themselves_has_no_name_in_a_league_and_another_runs_it(tables: Tables) -> None:
    people = club(tables, LEAST + 1)
    leagues, league_id = gathered(tables, people)
    Moderator(tables.store).delete(people[0].id)
    view = leagues.view(league_id, people[1])
    assert people[0].name not in [member.name for member in view.members]
    assert view.runs
    leagues.begin(league_id, people[1])
    (table_id,) = running(leagues.view(league_id, None))
    assert people[0].id not in tables.views.people_at(table_id)


def test_a_person_sees_their_leagues(tables: Tables) -> None:
    people = club(tables, LEAST)
    leagues, league_id = gathered(tables, people)
    assert [row.id for row in leagues.of(people[1])] == [league_id]
    assert leagues.of(tables.people.add("Zoe", "en")[0]) == []
