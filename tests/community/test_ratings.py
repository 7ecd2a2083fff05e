"""Finished games update histories and ratings; ratings equal OpenSkill's, and bots are anchors."""

import json
from itertools import pairwise
from math import exp, sqrt
from pathlib import Path
from random import Random

import pytest

from kaiserhof.community.profile import Profiles
from kaiserhof.community.ratings import SHOWN_AFTER, Leaderboard, Rating, RatingUpdater, anchors, rate
from kaiserhof.community.ratings.anchors import anchor
from kaiserhof.community.visibility import RATINGS, Visibility
from kaiserhof.engine import game_ids
from kaiserhof.storage.rows import BOT, CONFIRM, MOVE, PERSON, Act
from kaiserhof.tables import ClockRule, Person, SeatPlan, TablePlan, Tables
from kaiserhof.tables.service.moderation import Moderator
from tests.tables.party import GAME, Party, seated, someone
from tools.anchors import unit

LEAGUE = Path(__file__).parent.parent.parent / "docs" / "league.json"


# ---------------------------------------------------------------------- the model


def by_the_paper(players: list[Rating], places: list[int]) -> list[Rating]:
    """Weng and Lin's algorithm 4 (Plackett–Luce), implemented from the paper with OpenSkill's three constants."""
    beta, kappa, tau = 25 / 6, 0.0001, 25 / 300
    spread = [sqrt(player.sigma**2 + tau**2) for player in players]
    c = sqrt(sum(sigma**2 + beta**2 for sigma in spread))
    strength = [exp(player.mu / c) for player in players]
    seats = range(len(players))
    after = []
    for i in seats:
        omega = delta = 0.0
        for q in seats:
            if places[q] <= places[i]:
                chance = strength[i] / sum(strength[s] for s in seats if places[s] >= places[q])
                tied = sum(places[s] == places[q] for s in seats)
                omega += ((q == i) - chance) / tied
                delta += chance * (1 - chance) / tied
        variance = spread[i] ** 2
        gamma = spread[i] / c
        mu = players[i].mu + variance / c * omega
        after.append(Rating(mu, spread[i] * sqrt(max(1 - variance / c**2 * delta * gamma, kappa))))
    return after


def test_a_rating_changes_as_the_paper_says() -> None:
    rng = Random(1)
    for _ in range(300):
        players = [Rating(rng.gauss(25, 8), rng.uniform(0.5, 9)) for _ in range(rng.randint(2, 5))]
        places = [rng.randint(1, len(players)) for _ in players]
        places = [1 + sum(other < place for other in places) for place in places]
        ours, theirs = rate(players, places), by_the_paper(players, places)
        for mine, expected in zip(ours, theirs, strict=True):
            assert mine.mu == pytest.approx(expected.mu, abs=1e-9)
            assert mine.sigma == pytest.approx(expected.sigma, abs=1e-9)


def test_a_rating_is_shown_as_a_number_with_an_interval_of_95_percent() -> None:
    assert (Rating(25, 1).shown, Rating(25, 1).interval) == (1500, 80)
    assert (Rating(27.8, 1.1).shown, Rating(27.8, 1.1).interval) == (1612, 88)


@pytest.mark.parametrize("game", game_ids())
def test_bots_are_rated_as_the_league_has_measured_them(game: str) -> None:
    measured = {row["bot"]: row for row in json.loads(LEAGUE.read_text())["games"][game]["ratings"]}
    for level in ("novice", "regular", "master"):
        low, high = measured[level]["interval"]
        assert low - 1 <= 1000 + (anchor(game, level).mu - 25) / unit() <= high + 1


def test_a_bot_that_was_not_measured_is_taken_for_the_strongest_below_it_and_in_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    measured = {"novice": Rating(3, 1), "regular": Rating(25, 0), "master": Rating(47, 2)}
    monkeypatch.setattr(anchors, "_anchors", lambda game: measured if game == "chess" else {})
    assert {level: anchor("chess", level) for level in measured} == measured
    assert anchor("chess", "grandmaster") == Rating(47)
    assert anchor("chess", "policy") == anchor("chess", "random") == anchor("chess", "greedy") == Rating()
    assert anchor("nim", "grandmaster") == Rating()


def test_of_a_game_that_is_not_installed_no_bot_is_rated() -> None:
    assert anchor("no-such-game", "master") == Rating()


# ---------------------------------------------------------------------- games


def over(tables: Tables, people: list[Person], *, rated: bool = True, bots: int = 0, seed: int = 1) -> str:
    """Plays a game of these people to the end, without stand-ins; returns its table."""
    plans = [SeatPlan(PERSON, person=person) for person in people] + [SeatPlan(BOT, "random")] * bots
    table = tables.creation.create(people[0], TablePlan(GAME.id, plans, rated=rated))
    to_the_end(tables, table, seed)
    return table


def to_the_end(tables: Tables, table: str, seed: int = 1) -> None:
    rng = Random(seed)

    def play_all() -> list[Act]:
        acts: list[Act] = []
        while not live.match.finished():
            state = live.match.state
            waiting = live.match.to_confirm()
            if waiting is not None:
                acts += live.confirm(waiting)
            else:
                acts += live.play(state.to_move(), state.text(rng.choice(state.legal_moves())))
        return acts

    with tables.loaded_tables.open(table) as live:
        tables.loaded_tables.commit(live, play_all)


def places_of(tables: Tables, table: str) -> list[int]:
    found = tables.store.tables.get(table)
    assert found is not None
    places: list[int] = json.loads(found[0].result or "")["places"]
    return places


@pytest.fixture
def trio(tables: Tables) -> list[Person]:
    return [someone(tables, name) for name in ("Axel", "Barbara", "Chris")]


def test_a_game_that_counts_changes_the_ratings_of_all_its_people(tables: Tables, trio: list[Person]) -> None:
    ledger = Leaderboard(tables.store.database)
    table = over(tables, trio)
    assert RatingUpdater(tables.store.database).count() == 1
    expected = rate([Rating()] * 3, places_of(tables, table))
    for seat, person in enumerate(trio):
        standing = ledger.standing(person.id, GAME.id)
        assert (standing.games, standing.rating) == (1, expected[seat])
        (played,) = ledger.history(person.id, 10)
        assert (played.place, played.number, played.rating) == (places_of(tables, table)[seat], 1, expected[seat])
        assert played.gained == pytest.approx(expected[seat].mu - 25)
    assert RatingUpdater(tables.store.database).count() == 0


def test_a_game_that_does_not_count_is_only_in_the_history(tables: Tables, trio: list[Person]) -> None:
    table = over(tables, trio, rated=False)
    RatingUpdater(tables.store.database).count()
    ledger = Leaderboard(tables.store.database)
    assert ledger.standings(trio[0].id) == {}
    assert [(each.table_id, each.number) for each in ledger.history(trio[0].id, 10)] == [(table, None)]
    assert ledger.history(trio[0].id, 10, rated=True) == []


def test_a_bots_rating_does_not_change(tables: Tables, trio: list[Person]) -> None:
    plans = [SeatPlan(PERSON, person=trio[0]), SeatPlan(BOT, "regular"), SeatPlan(BOT, "master")]
    bots = [anchor(GAME.id, "regular"), anchor(GAME.id, "master")]
    mine = Rating()
    for seed in range(3):
        table = tables.creation.create(trio[0], TablePlan(GAME.id, plans, rated=True))
        to_the_end(tables, table, seed)
        RatingUpdater(tables.store.database).count()
        mine = rate([mine, *bots], places_of(tables, table))[0]
        assert Leaderboard(tables.store.database).standing(trio[0].id, GAME.id).rating == mine


def test_a_game_counts_only_if_everyone_has_agreed(tables: Tables, trio: list[Person]) -> None:
    seats = [SeatPlan(PERSON), *[SeatPlan("open")] * 2]
    table = tables.creation.create(trio[0], TablePlan(GAME.id, seats, rated=True, begins="person"))
    tables.lobby.sit(table, trio[1], agreed=True)
    tables.lobby.sit(table, trio[2])
    view = tables.views.view(table, trio[2])
    assert view.status == "gathering"  # it waits for the one who has not agreed
    assert view.lobby is not None
    assert (view.lobby.rated, view.lobby.agreed) == (True, (0, 1))
    tables.lobby.begin(table, trio[0])  # unless the owner begins all the same
    to_the_end(tables, table)
    RatingUpdater(tables.store.database).count()
    assert Leaderboard(tables.store.database).standings(trio[0].id) == {}
    assert len(Leaderboard(tables.store.database).history(trio[0].id, 10)) == 1


def test_a_rated_table_begins_when_the_last_one_agrees(tables: Tables, trio: list[Person]) -> None:
    table = tables.creation.create(
        trio[0], TablePlan(GAME.id, [SeatPlan(PERSON), *[SeatPlan("open")] * 2], begins="person")
    )
    tables.lobby.sit(table, trio[1])
    tables.lobby.change_settings(table, trio[0], rated=True)
    tables.lobby.sit(table, trio[2], agreed=True)
    assert tables.views.view(table, None).status == "gathering"
    tables.lobby.agree(table, trio[1], agreed=True)
    assert tables.views.view(table, None).status == "playing"
    to_the_end(tables, table)
    RatingUpdater(tables.store.database).count()
    assert all(Leaderboard(tables.store.database).standing(person.id, GAME.id).games == 1 for person in trio)


def stood_in(tables: Tables, people: list[Person], *, most: bool) -> str:
    """Plays a rated game to the end in which a bot plays for the first person, in most of their turns or only in one;
    returns its table."""
    table = tables.creation.create(
        people[0], TablePlan(GAME.id, [SeatPlan(PERSON, person=person) for person in people], rated=True)
    )
    party = Party(tables, table, list(people), Random(3))
    if not most:
        while not any(act.seat == 0 and act.kind == CONFIRM for act in tables.store.log.acts(table)):
            party.go_on()
    tables.stand_ins.hand_over(table, people[0], "random")
    while not any(act.stand_in and act.kind == CONFIRM for act in tables.store.log.acts(table)):
        party.go_on()
    if not most:
        tables.stand_ins.take_back(table, people[0])
    to_the_end(tables, table)
    RatingUpdater(tables.store.database).count()
    return table


def test_a_game_counts_for_those_who_make_most_of_their_turns(tables: Tables, trio: list[Person]) -> None:
    table = stood_in(tables, trio, most=False)
    ledger = Leaderboard(tables.store.database)
    assert [ledger.history(person.id, 1)[0].number for person in trio] == [1, 1, 1]
    expected = rate([Rating()] * 3, places_of(tables, table))
    assert [ledger.standing(person.id, GAME.id).rating for person in trio] == expected


def test_a_game_does_not_count_for_someone_for_whom_a_bot_made_most_turns(tables: Tables, trio: list[Person]) -> None:
    table = stood_in(tables, trio, most=True)
    ledger = Leaderboard(tables.store.database)
    played = [ledger.history(person.id, 1)[0] for person in trio]
    assert [(each.own, each.number, each.gone) for each in played] == [
        (False, None, True),
        (True, 1, False),
        (True, 1, False),
    ]
    assert ledger.standing(trio[0].id, GAME.id).rating == Rating()
    bot = anchor(GAME.id, "random")
    expected = rate([bot, Rating(), Rating()], places_of(tables, table))
    assert [ledger.standing(person.id, GAME.id).rating for person in trio[1:]] == expected[1:]


def test_games_played_by_a_bot_are_no_wins_and_no_records_but_a_share_of_the_profile(
    tables: Tables, trio: list[Person]
) -> None:
    stood_in(tables, trio, most=True)
    profile = Profiles(tables).profile(trio[0].id, trio[0].id)
    assert (profile.games, profile.won, profile.records.points) == (0, 0, {})
    assert (profile.begun, profile.gone, profile.overran) == (1, 1, 0)
    other = Profiles(tables).profile(trio[1].id, trio[1].id)
    assert (other.games, other.begun, other.gone) == (1, 1, 0)


@pytest.mark.parametrize("change", ["clock", "options", "seats", "nothing"])
def test_a_change_of_what_was_agreed_to_asks_everyone_again(tables: Tables, trio: list[Person], change: str) -> None:
    plan = TablePlan(GAME.id, [SeatPlan(PERSON), *[SeatPlan("open")] * 2], rated=True, begins="host")
    table = tables.creation.create(trio[0], plan)
    tables.lobby.sit(table, trio[1], agreed=True)
    if change == "clock":
        tables.lobby.change_settings(table, trio[0], clock=ClockRule.daily(1))
    elif change == "options":
        values = next(rule for rule in GAME.open_rules)
        tables.lobby.choose_options(table, trio[0], {values.id: values.ways[-1]})
    elif change == "seats":
        tables.lobby.add_seat(table, trio[0])
    else:
        tables.lobby.change_settings(table, trio[0], pace="quick", clock=ClockRule())
    lobby = tables.views.view(table, trio[2]).lobby
    assert lobby is not None
    assert lobby.agreed == ((0, 1) if change == "nothing" else (0,))


def test_ratings_follow_from_the_finished_games(tables: Tables, trio: list[Person]) -> None:
    ledger, counting = Leaderboard(tables.store.database), RatingUpdater(tables.store.database)
    for seed in range(4):
        over(tables, trio[: 3 - seed % 2] if GAME.players[0] < 3 else trio, rated=seed != 2, seed=seed)
        counting.count()
    before = [(ledger.standings(person.id), ledger.history(person.id, 10)) for person in trio]
    assert counting.recount() == 4
    assert [(ledger.standings(person.id), ledger.history(person.id, 10)) for person in trio] == before
    course = ledger.course(trio[0].id, GAME.id)
    assert len(course) == before[0][0][GAME.id].games
    assert all(later.sigma < earlier.sigma for earlier, later in pairwise([Rating(), *course]))


def test_a_person_who_leaves_has_no_history_but_the_ratings_of_others_stay(tables: Tables, trio: list[Person]) -> None:
    ledger, counting = Leaderboard(tables.store.database), RatingUpdater(tables.store.database)
    over(tables, trio)
    counting.count()
    before = ledger.standings(trio[1].id)
    Moderator(tables.store).delete(trio[0].id)
    assert ledger.history(trio[0].id, 10) == []
    counting.recount()
    assert ledger.history(trio[0].id, 10) == []
    assert ledger.standings(trio[1].id) == before


# ---------------------------------------------------------------------- the ladder


def test_the_ladder_has_everyone_with_enough_games_who_shows_their_rating(tables: Tables, trio: list[Person]) -> None:
    ledger, counting = Leaderboard(tables.store.database), RatingUpdater(tables.store.database)
    for seed in range(SHOWN_AFTER):
        assert ledger.leaderboard(GAME.id, 10) == []
        over(tables, trio, seed=seed)
        counting.count()
    newcomer = someone(tables, "Dora")
    over(tables, [newcomer, *trio[1:]])
    counting.count()
    rungs = ledger.leaderboard(GAME.id, 10)
    assert [rung.place for rung in rungs] == [1, 2, 3]
    assert {rung.person for rung in rungs} == {person.id for person in trio}
    ranks = [rung.standing.rating.rank for rung in rungs]
    assert ranks == sorted(ranks, reverse=True)
    assert ledger.leaderboard(GAME.id, 1, 1) == rungs[1:2]
    assert [ledger.place(rung.person, GAME.id) for rung in rungs] == [1, 2, 3]
    assert ledger.place(newcomer.id, GAME.id) is None
    Visibility(tables.store.database).choose(trio[0], RATINGS, "partners")
    Moderator(tables.store).delete(trio[1].id)
    assert [rung.person for rung in ledger.leaderboard(GAME.id, 10)] == [trio[2].id]
    assert ledger.ladder_length(GAME.id) == 1


def test_a_rematch_of_a_rated_game_is_rated(tables: Tables) -> None:
    party = seated(tables, people=GAME.players[0])
    people = [person for person in party.people if person is not None]
    table = over(tables, people)
    new = Party(tables, table, list(people)).play_again()
    found = tables.store.tables.get(new)
    assert found is not None
    assert found[0].counts(found[1])


def test_every_turn_of_a_stand_in_ends_with_a_confirmation(tables: Tables, trio: list[Person]) -> None:
    table = stood_in(tables, trio, most=False)
    acts = [act for act in tables.store.log.acts(table) if act.stand_in]
    assert [act.kind for act in acts].count(CONFIRM) == 1
    assert any(act.kind == MOVE for act in acts)
