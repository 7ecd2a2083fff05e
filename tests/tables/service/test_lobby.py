"""A table before its game begins: what counts against limits, what is announced, and what is refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kaiserhof.bots import offered_in
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import FREE, FULL, GATHERING, HOST, LAST_PERSON, PERSON, PLAYING
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.codes import code_of, place_of, spoken
from kaiserhof.tables.meeting.person_events import JOINED, STARTED
from kaiserhof.tables.service.bots import Bots
from kaiserhof.tables.service.lobby import LONGEST_WORD, MAX_LISTED, Lobby, beginning_with, drawn_by_lot
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, GAME, NOBODY, Core, Counted


@pytest.fixture
def lobby(core: Core, limits: Counted) -> Lobby:
    return Lobby(core, limits, Bots(core, WorkQueue(core.store.database), offered_in))


@pytest.fixture
def table_id(core: Core) -> str:
    """Axel's table, with Barbara and a free seat."""
    table_id = core.table(AXEL, BARBARA, NOBODY)
    core.opened(table_id)
    return table_id


def kinds(core: Core, table_id: str) -> list[str]:
    return [seat.kind for seat in core.seats(table_id)]


def people(core: Core, table_id: str) -> list[str | None]:
    return [seat.person for seat in core.seats(table_id)]


# ---------------------------------------------------------------------- sitting down and standing up


def test_sitting_down_is_counted_told_and_announced(core: Core, lobby: Lobby, limits: Counted, table_id: str) -> None:
    lobby.sit(table_id, CHRIS)
    assert people(core, table_id) == [AXEL.id, BARBARA.id, CHRIS.id]
    seat = core.seats(table_id)[2]
    assert (seat.name, seat.kind, seat.agreed, seat.hasty) == (CHRIS.name, PERSON, False, False)
    assert limits.spent == [("join", CHRIS.id, "")]
    assert [(each.kind, each.person, each.by) for each in core.heard] == [
        (JOINED, AXEL.id, CHRIS.id),
        (JOINED, BARBARA.id, CHRIS.id),
    ]
    assert core.announced == [table_id]
    assert core.stored(table_id).status == GATHERING, "the owner starts the game"


def test_one_sits_where_one_wants_if_the_seat_is_free(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, NOBODY, NOBODY)
    lobby.sit(table_id, CHRIS, 2)
    assert people(core, table_id) == [AXEL.id, None, CHRIS.id]
    for place in (0, 2, 3):
        with pytest.raises(Stale, match="error-seat-taken"):
            lobby.sit(table_id, DORIS, place)
    lobby.sit(table_id, DORIS, 1)
    assert people(core, table_id) == [AXEL.id, DORIS.id, CHRIS.id]


def test_nobody_sits_twice_without_a_name_after_a_removal_or_after_the_start(
    core: Core, lobby: Lobby, limits: Counted, table_id: str
) -> None:
    with pytest.raises(Refused, match="error-seated"):
        lobby.sit(table_id, BARBARA)
    with pytest.raises(Refused, match="error-name"):
        lobby.sit(table_id, Person(DORIS.id, "", "en"))
    assert [kind for kind, *_ in limits.spent] == ["join", "join"]
    lobby.remove(table_id, AXEL, 1)
    with pytest.raises(Forbidden, match="error-removed"):
        lobby.sit(table_id, BARBARA)
    lobby.sit(table_id, CHRIS)
    lobby.sit(table_id, DORIS)
    lobby.begin(table_id, AXEL)
    with pytest.raises(Refused, match="error-started"):
        lobby.sit(table_id, BARBARA)


def test_the_game_begins_with_the_last_person_if_that_was_chosen(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, begins=LAST_PERSON, fills=core.hours() + 60)
    core.opened(table_id)
    lobby.sit(table_id, CHRIS)
    row = core.stored(table_id)
    assert (row.status, row.begins, row.fills) == (PLAYING, FULL, None)
    assert [each.kind for each in core.heard] == [JOINED, JOINED, STARTED, STARTED, STARTED]


def test_a_rated_game_begins_when_all_have_agreed(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, begins=LAST_PERSON, rated=True)
    core.opened(table_id)
    lobby.sit(table_id, CHRIS, agreed=True)
    assert [seat.agreed for seat in core.seats(table_id)] == [False, False, True]
    lobby.agree(table_id, AXEL, agreed=True)
    assert core.stored(table_id).status == GATHERING
    lobby.agree(table_id, BARBARA, agreed=True)
    assert core.stored(table_id).status == PLAYING
    assert all(seat.agreed for seat in core.seats(table_id))


def test_nobody_agrees_to_what_was_not_asked(core: Core, lobby: Lobby, table_id: str) -> None:
    with pytest.raises(Refused, match="error-not-rated"):
        lobby.agree(table_id, AXEL, agreed=True)
    lobby.sit(table_id, CHRIS, agreed=True)
    assert not core.seats(table_id)[2].agreed


def test_a_player_who_agreed_may_take_it_back(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, rated=True)
    lobby.agree(table_id, AXEL, agreed=True)
    lobby.agree(table_id, AXEL, agreed=False)
    assert not core.seats(table_id)[0].agreed


def test_an_owner_who_stands_up_makes_the_first_person_the_owner(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.stand_up(table_id, AXEL)
    assert people(core, table_id) == [None, BARBARA.id, None]
    assert core.stored(table_id).owner == core.cached[table_id].row.owner == BARBARA.id
    assert core.announced == [table_id, table_id], "that the seat is free, and who the owner is"
    core.forget_announcements()
    lobby.stand_up(table_id, BARBARA)
    assert core.stored(table_id).owner == BARBARA.id, "nobody is left"
    assert core.announced == [table_id]
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        lobby.stand_up(table_id, BARBARA)


def test_someone_else_who_stands_up_leaves_the_owner_alone(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.stand_up(table_id, BARBARA)
    assert core.stored(table_id).owner == AXEL.id
    assert core.announced == [table_id]


def test_people_change_places_with_free_seats_and_bots_but_not_with_people(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, "novice", NOBODY, begins=HOST)
    lobby.change_place(table_id, AXEL, 3)
    assert people(core, table_id) == [None, BARBARA.id, None, AXEL.id]
    lobby.change_place(table_id, AXEL, 2)
    assert kinds(core, table_id) == [FREE, "person", "person", "bot"]
    assert core.seats(table_id)[3].level == "novice"
    with pytest.raises(Stale, match="error-seat-taken"):
        lobby.change_place(table_id, AXEL, 1)
    for place in (-1, 4):
        with pytest.raises(Missing, match="error-no-seat"):
            lobby.change_place(table_id, AXEL, place)


def test_a_new_name_is_put_at_the_seat(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.change_name_at(table_id, replace(BARBARA, name="Bärbel"))
    assert [seat.name for seat in core.seats(table_id)] == ["Axel", "Bärbel", ""]
    assert core.announced == [table_id]


# ---------------------------------------------------------------------- the owner


def test_bots_take_free_seats_and_those_of_bots_each_with_a_face_of_its_own(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, NOBODY, NOBODY, BARBARA)
    core.opened(table_id)
    lobby.seat_bot(table_id, AXEL, 1, "regular")
    lobby.seat_bot(table_id, AXEL, 2, "regular")
    first, second = core.seats(table_id)[1:3]
    assert (first.level, second.level) == ("regular", "regular")
    assert first.face
    assert second.face
    assert first.face != second.face
    lobby.seat_bot(table_id, AXEL, 2, "regular", face=first.face)
    assert core.seats(table_id)[2].face not in ("", first.face)
    lobby.seat_bot(table_id, AXEL, 1, "regular", face=first.face)
    assert core.seats(table_id)[1].face == first.face, "it keeps its own"
    lobby.seat_bot(table_id, AXEL, 1, "regular", face="nonsense")
    assert core.seats(table_id)[1].face not in ("", "nonsense")
    lobby.seat_bot(table_id, AXEL, 1, "novice", face=first.face)
    assert core.seats(table_id)[1].face not in ("", first.face), "a face of another level"
    with pytest.raises(Refused, match="error-unknown-seat"):
        lobby.seat_bot(table_id, AXEL, 1, "nonsense")
    with pytest.raises(Stale, match="error-seat-taken"):
        lobby.seat_bot(table_id, AXEL, 3, "regular")


def test_a_bot_leaves_its_seat_and_nobody_else_does(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, "novice", NOBODY)
    core.opened(table_id)
    lobby.free_seat(table_id, AXEL, 1)
    assert kinds(core, table_id) == ["person", FREE, FREE]
    for place in (0, 1):
        with pytest.raises(Stale, match="error-stale"):
            lobby.free_seat(table_id, AXEL, place)


def test_seats_are_added_at_the_end_and_taken_away_if_nobody_sits_there(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, NOBODY, BARBARA)
    core.opened(table_id)
    lobby.add_seat(table_id, AXEL)
    assert kinds(core, table_id) == ["person", FREE, "person", FREE]
    assert core.announced == [table_id]
    with core.open(table_id) as table:
        assert len(table.seats) == table.match.state.seats == 4
    with pytest.raises(Stale, match="error-seat-taken"):
        lobby.drop_seat(table_id, AXEL, 2)
    lobby.drop_seat(table_id, AXEL, 1)
    assert people(core, table_id) == [AXEL.id, BARBARA.id, None]
    assert [seat.seat for seat in core.seats(table_id)] == [0, 1, 2]


def test_options_stay_where_the_new_number_of_players_allows_them(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, NOBODY)
    core.opened(table_id)
    lobby.choose_options(table_id, AXEL, {"fortifications": "yes", "side": "4-5"})
    assert core.announced == [table_id]
    chosen = core.stored(table_id).options
    assert (chosen["fortifications"], chosen["side"]) == ("yes", "4-5")
    lobby.drop_seat(table_id, AXEL, 3)
    chosen = core.stored(table_id).options
    assert (chosen["fortifications"], chosen["side"]) == ("yes", "3-4")


def test_another_reading_of_a_rule_stays_when_a_seat_is_added(core: Core, lobby: Lobby, table_id: str) -> None:
    rule = GAME.open_rules[0]
    reading = rule.ways[-1]
    lobby.choose_options(table_id, AXEL, {rule.id: reading})
    lobby.add_seat(table_id, AXEL)
    assert core.stored(table_id).options[rule.id] == reading


def test_the_owner_removes_someone_with_a_word_and_forgives(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.remove(table_id, AXEL, 1, "too  late " + "x" * 200)
    assert people(core, table_id) == [AXEL.id, None, None]
    (removal,) = core.store.lobby.removals(table_id)
    assert (removal.person, removal.name) == (BARBARA.id, BARBARA.name)
    assert removal.word.startswith("too late xxx")
    assert len(removal.word) == LONGEST_WORD
    for place in (0, 1, 2):
        with pytest.raises(Refused, match="error-no-seat"):
            lobby.remove(table_id, AXEL, place)
    for number in (-1, 1):
        with pytest.raises(Missing, match="error-no-seat"):
            lobby.forgive(table_id, AXEL, number)
    core.forget_announcements()
    lobby.forgive(table_id, AXEL, 0)
    assert core.store.lobby.removals(table_id) == []
    assert core.announced == [table_id]
    lobby.sit(table_id, BARBARA)
    assert people(core, table_id) == [AXEL.id, BARBARA.id, None]


def test_the_chosen_seat_starts_or_the_lot_decides(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.start_with(table_id, AXEL, 1)
    assert people(core, table_id) == [BARBARA.id, None, AXEL.id]
    assert not core.stored(table_id).lot
    lobby.start_with(table_id, AXEL, None)
    assert people(core, table_id) == [BARBARA.id, None, AXEL.id], "nobody has moved"
    assert core.stored(table_id).lot
    lobby.start_with(table_id, AXEL, 0)
    assert not core.stored(table_id).lot
    with pytest.raises(Missing, match="error-no-seat"):
        lobby.start_with(table_id, AXEL, 3)


def test_a_table_with_given_moves_keeps_its_start_player(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, given=1)
    with pytest.raises(Refused, match="error-given"):
        lobby.start_with(table_id, AXEL, 1)


def test_the_lot_is_drawn_when_the_game_begins(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, begins=LAST_PERSON, lot=True)
    with core.open(table_id) as table:
        seats, secret = list(table.seats), table.row.secret
    lobby.sit(table_id, CHRIS)
    after = [each.person for each in drawn_by_lot([*seats[:2], replace(seats[2], person=CHRIS.id)], secret)]
    assert people(core, table_id) == after
    assert not core.stored(table_id).lot


def test_the_lot_falls_on_everyone_alike() -> None:
    core = Core()
    seats = core.seats(core.table(AXEL, BARBARA, CHRIS))
    core.store.close()
    firsts = [drawn_by_lot(seats, f"secret {number}")[0].person for number in range(300)]
    assert all(80 < firsts.count(person.id) < 120 for person in (AXEL, BARBARA, CHRIS))
    turned = beginning_with(seats, 2)
    assert [(seat.seat, seat.person) for seat in turned] == [(0, CHRIS.id), (1, AXEL.id), (2, BARBARA.id)]


def test_settings_are_changed_one_by_one(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.change_settings(table_id, AXEL, pace="slow")
    lobby.change_settings(table_id, AXEL, by_itself=True)
    lobby.change_settings(table_id, AXEL, clock=ClockRule.live(30))
    row = core.stored(table_id)
    assert (row.pace, row.begins, row.clock, row.listed, row.rated) == (
        "slow",
        LAST_PERSON,
        ClockRule.live(30).write(),
        False,
        False,
    )
    lobby.change_settings(table_id, AXEL, by_itself=False)
    assert core.stored(table_id).begins == HOST
    assert len(core.announced) == 4


def test_when_a_rating_is_asked_for_the_owner_alone_has_agreed(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.change_settings(table_id, AXEL, rated=True)
    assert core.stored(table_id).rated
    assert [seat.agreed for seat in core.seats(table_id)] == [True, False, False]
    lobby.agree(table_id, BARBARA, agreed=True)
    lobby.change_settings(table_id, AXEL, rated=True)
    assert [seat.agreed for seat in core.seats(table_id)] == [True, True, False], "nothing has changed"
    lobby.change_settings(table_id, AXEL, rated=False)
    assert not core.stored(table_id).rated
    assert not any(seat.agreed for seat in core.seats(table_id))


def test_another_clock_asks_everyone_but_the_owner_again(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.change_settings(table_id, AXEL, rated=True)
    lobby.agree(table_id, BARBARA, agreed=True)
    lobby.change_settings(table_id, AXEL, clock=ClockRule.live(30))
    assert [seat.agreed for seat in core.seats(table_id)] == [True, False, False]
    lobby.agree(table_id, BARBARA, agreed=True)
    lobby.change_settings(table_id, AXEL, clock=ClockRule.live(30))
    assert [seat.agreed for seat in core.seats(table_id)] == [True, True, False], "it is the same clock"


def test_games_from_given_moves_or_on_a_board_of_ones_own_are_not_rated(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, given=1)
    with pytest.raises(Refused, match="error-given-rated"):
        lobby.change_settings(table_id, AXEL, rated=True)
    lobby.change_settings(table_id, AXEL, rated=False)


def test_a_table_is_listed_if_its_owner_has_not_listed_too_many(core: Core, lobby: Lobby, limits: Counted) -> None:
    for _ in range(MAX_LISTED - 1):
        core.table(AXEL, BARBARA, NOBODY, listed=True)
    fifth, sixth = (core.table(AXEL, BARBARA, NOBODY) for _ in range(2))
    lobby.change_settings(fifth, AXEL, listed=True)
    assert core.stored(fifth).listed
    assert limits.spent == [("list", AXEL.id, "")]
    lobby.change_settings(fifth, AXEL, listed=True)
    assert len(limits.spent) == 1, "it is listed already"
    with pytest.raises(Refused, match="error-too-many-listed"):
        lobby.change_settings(sixth, AXEL, listed=True)
    lobby.change_settings(fifth, AXEL, listed=False)
    assert not core.stored(fifth).listed


def test_the_owner_starts_and_bots_take_the_free_seats(core: Core, lobby: Lobby) -> None:
    table_id = core.table(NOBODY, AXEL, NOBODY, fills=core.hours() + 60)
    core.opened(table_id)
    lobby.begin(table_id, AXEL)
    assert core.stored(table_id).status == PLAYING
    assert core.stored(table_id).fills is None
    first, _, last = core.seats(table_id)
    assert (first.level, last.level) == ("regular", "regular")
    assert first.face
    assert first.face != last.face
    assert core.due == [table_id]
    assert core.announced


def test_a_game_of_bots_alone_does_not_begin(core: Core, lobby: Lobby, table_id: str) -> None:
    lobby.stand_up(table_id, BARBARA)
    lobby.stand_up(table_id, AXEL)
    with pytest.raises(Refused, match="error-only-bots"):
        lobby.begin(table_id, AXEL)


def test_only_the_owner_arranges_the_table(core: Core, lobby: Lobby, table_id: str) -> None:
    arranged: list[Callable[[], None]] = [
        lambda: lobby.seat_bot(table_id, BARBARA, 2, "regular"),
        lambda: lobby.free_seat(table_id, BARBARA, 2),
        lambda: lobby.add_seat(table_id, BARBARA),
        lambda: lobby.drop_seat(table_id, BARBARA, 2),
        lambda: lobby.remove(table_id, BARBARA, 0),
        lambda: lobby.forgive(table_id, BARBARA, 0),
        lambda: lobby.choose_options(table_id, BARBARA, {}),
        lambda: lobby.start_with(table_id, BARBARA, 1),
        lambda: lobby.change_settings(table_id, BARBARA, pace="slow"),
        lambda: lobby.begin(table_id, BARBARA),
    ]
    for arrange in arranged:
        with pytest.raises(Forbidden, match="error-not-owner"):
            arrange()
    assert core.announced == []


# ---------------------------------------------------------------------- invitations and codes


def partners(core: Core) -> None:
    """Axel, Barbara and Chris have finished a game together."""
    core.play_to_the_end(core.table(AXEL, BARBARA, CHRIS))
    core.forget_announcements()


def test_a_partner_is_invited_by_their_place_in_the_list(core: Core, lobby: Lobby, limits: Counted) -> None:
    partners(core)
    table_id = core.table(AXEL, NOBODY, NOBODY)
    core.opened(table_id)
    known = [person for person, _ in core.store.lobby.partners_of(AXEL.id)]
    assert set(known) == {BARBARA.id, CHRIS.id}
    assert lobby.invite(table_id, AXEL, 1) == known[1]
    assert [each.person for each in core.store.lobby.invited_to(table_id)] == [known[1]]
    assert limits.spent == [("invite", AXEL.id, "")]
    assert core.announced == [table_id]
    assert core.cached[table_id].row.revision == core.stored(table_id).revision
    for number in (-1, 2):
        with pytest.raises(Missing, match="error-no-partner"):
            lobby.invite(table_id, AXEL, number)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        lobby.invite(table_id, DORIS, 0)


def test_an_invitation_is_declined(core: Core, lobby: Lobby) -> None:
    partners(core)
    table_id = core.table(AXEL, NOBODY, NOBODY)
    core.opened(table_id)
    lobby.invite(table_id, AXEL, 0)
    (invitation,) = core.store.lobby.invited_to(table_id)
    core.forget_announcements()
    lobby.decline(table_id, Person(invitation.person, invitation.name, "en"))
    (invitation,) = core.store.lobby.invited_to(table_id)
    assert invitation.declined
    assert core.announced == [table_id]
    assert core.cached[table_id].row.revision == core.stored(table_id).revision


def test_a_spoken_code_leads_to_its_table_and_each_try_is_counted(
    core: Core, lobby: Lobby, limits: Counted, table_id: str
) -> None:
    row = core.stored(table_id)
    assert row.code is not None
    english, chinese = (Words(lang, ("kaiserhof",)) for lang in ("en", "zh"))
    code = code_of(row.code, row.secret)
    assert lobby.find_by_code(spoken(code, english).upper()) == lobby.find_by_code(spoken(code, chinese)) == table_id
    assert limits.spent == [("code", "", "")] * 2
    with pytest.raises(Missing, match="error-no-table"):
        lobby.find_by_code("nonsense")
    assert len(limits.spent) == 2, "what is no code at all costs nothing"
    guessed = code + 1 if place_of(code + 1) == row.code else code - 1
    for other in (guessed, code_of(row.code + 1, row.secret)):
        with pytest.raises(Missing, match="error-no-table"):
            lobby.find_by_code(spoken(other, english))


# ---------------------------------------------------------------------- those who are here


def test_the_owner_starts_with_those_who_are_here(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, NOBODY, BARBARA, CHRIS)
    core.opened(table_id)
    with pytest.raises(Forbidden, match="error-not-owner"):
        lobby.begin_without_free(table_id, BARBARA)
    lobby.begin_without_free(table_id, AXEL)
    assert people(core, table_id) == [AXEL.id, BARBARA.id, CHRIS.id]
    assert core.stored(table_id).status == PLAYING


def test_where_the_game_is_to_count_those_who_are_here_are_asked_again(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS, NOBODY, rated=True, begins=LAST_PERSON)
    for person in (AXEL, BARBARA, CHRIS):
        lobby.agree(table_id, person, agreed=True)
    lobby.begin_without_free(table_id, AXEL)
    assert core.stored(table_id).status == GATHERING
    assert [seat.agreed for seat in core.seats(table_id)] == [True, False, False]
    lobby.agree(table_id, BARBARA, agreed=True)
    lobby.agree(table_id, CHRIS, agreed=True)
    assert core.stored(table_id).status == PLAYING


def test_too_few_cannot_start_without_others(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY)
    with pytest.raises(KaiserhofError, match="error-seats"):
        lobby.begin_without_free(table_id, AXEL)
    assert kinds(core, table_id) == ["person", "person", "open"]


def test_the_second_ada_has_a_number(core: Core, lobby: Lobby) -> None:
    table_id = core.table(AXEL, NOBODY, NOBODY)
    lobby.sit(table_id, replace(CHRIS, name="axel"))
    assert [seat.name for seat in core.seats(table_id)] == ["Axel", "axel 2", ""]
    lobby.change_name_at(table_id, replace(CHRIS, name="Chris"))
    assert [seat.name for seat in core.seats(table_id)] == ["Axel", "Chris", ""]


def test_whom_somebody_invites_is_told(core: Core, lobby: Lobby) -> None:
    played, told = core.table(AXEL, BARBARA, CHRIS), list[str]()
    core.opened(played)
    lobby.on_invited = told.append
    table_id = core.table(AXEL, NOBODY, NOBODY)
    partners = [person for person, _ in core.store.lobby.partners_of(AXEL.id)]
    lobby.invite(table_id, AXEL, partners.index(BARBARA.id))
    assert told == [BARBARA.id]
