"""Before the game begins: seats, bots, the start player, and the owner's actions."""

from collections.abc import Callable

import pytest

from kaiserhof.bots import CAST
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.storage.preferences import Preferences
from kaiserhof.storage.rows import GATHERING, HOST, LAST_PERSON, PLAYING
from kaiserhof.tables import Forbidden, Missing, Person, Refused, Stale, TablePlan, Tables, TableView
from kaiserhof.tables.codes import CODES, spoken, understood
from tests.tables.party import GAME, ME, OPEN, fresh, least, most, seated, someone

FREE = "open"


def lobby(tables: Tables, seats: int | None = None, **more: object) -> tuple[str, Person]:
    """Creates a table at which only its owner sits, as the page does."""
    owner = someone(tables, "Axel")
    plans = [ME, *[OPEN] * ((seats or least()) - 1)]
    return tables.creation.create(owner, TablePlan(GAME.id, plans, begins=LAST_PERSON, **more)), owner  # type: ignore[arg-type]


def names(view: TableView) -> list[str]:
    return [seat.name or seat.level or "" for seat in view.seats]


def test_a_free_seat_becomes_a_bots_and_free_again(tables: Tables) -> None:
    table, owner = lobby(tables)
    tables.lobby.seat_bot(table, owner, 1, "master")
    tables.lobby.seat_bot(table, owner, 2, "master")
    view = tables.views.view(table, owner)
    assert [seat.kind for seat in view.seats] == ["person", "bot", "bot"]
    assert len({seat.face for seat in view.seats[1:]} & set(CAST["master"])) == 2
    assert view.status == GATHERING, "a bot's seat starts nothing: the owner may change their mind"
    tables.lobby.seat_bot(table, owner, 2, "novice", "fu")
    assert (tables.views.view(table, None).seats[2].level, tables.views.view(table, None).seats[2].face) == (
        "novice",
        "fu",
    )
    tables.lobby.free_seat(table, owner, 1)
    assert [seat.kind for seat in tables.views.view(table, owner).seats] == ["person", FREE, "bot"]


def test_the_game_begins_when_a_person_takes_the_last_seat(tables: Tables) -> None:
    table, owner = lobby(tables)
    tables.lobby.seat_bot(table, owner, 1, "novice")
    tables.lobby.sit(table, someone(tables))
    assert tables.views.view(table, None).status == PLAYING


def test_the_owner_may_keep_the_start_for_themselves(quick_tables: Tables) -> None:
    tables = quick_tables
    table, owner = lobby(tables)
    tables.lobby.change_settings(table, owner, by_itself=False)
    for _ in range(least() - 1):
        tables.lobby.sit(table, someone(tables))
    assert tables.views.view(table, None).status == GATHERING
    with pytest.raises(Forbidden):
        tables.lobby.begin(table, someone(tables))
    tables.lobby.begin(table, owner)
    assert tables.views.view(table, None).status == PLAYING


def test_bots_take_the_free_seats_when_the_owner_starts(tables: Tables) -> None:
    table, owner = lobby(tables, most())
    tables.lobby.begin(table, owner)
    view = tables.views.view(table, owner)
    assert view.status == PLAYING
    assert len({seat.face for seat in view.seats}) == most(), "the owner's is empty, each bot's is its own"
    with pytest.raises(Refused):
        tables.lobby.seat_bot(table, owner, 1, "novice")


def test_seats_are_added_and_taken_away_as_the_game_allows(tables: Tables) -> None:
    table, owner = lobby(tables)
    for _ in range(most() - least()):
        tables.lobby.add_seat(table, owner)
    with pytest.raises(KaiserhofError):
        tables.lobby.add_seat(table, owner)
    assert len(tables.views.view(table, owner).seats) == most()
    with pytest.raises(Stale):
        tables.lobby.drop_seat(table, owner, 0)
    for _ in range(most() - least()):
        tables.lobby.drop_seat(table, owner, 1)
    with pytest.raises(KaiserhofError):
        tables.lobby.drop_seat(table, owner, 1)
    tables.lobby.begin(table, owner)
    assert tables.views.view(table, owner).state.seats == least()


def test_the_chosen_player_starts(quick_tables: Tables) -> None:
    tables = quick_tables
    table, owner = lobby(tables)
    tables.lobby.change_settings(table, owner, by_itself=False)
    for name in ("Barbara", "Chris"):
        tables.lobby.sit(table, someone(tables, name))
    tables.lobby.start_with(table, owner, 2)
    assert names(tables.views.view(table, owner)) == ["Chris", "Axel", "Barbara"]
    tables.lobby.begin(table, owner)
    assert names(tables.views.view(table, owner)) == ["Chris", "Axel", "Barbara"]


def test_the_lot_keeps_the_order_around_the_table(quick_tables: Tables) -> None:
    """Whom it falls on is tested with `drawn_by_lot`."""
    tables = quick_tables
    for _ in range(6):
        table, owner = lobby(tables)
        tables.lobby.start_with(table, owner, None)
        tables.lobby.seat_bot(table, owner, 1, "novice")
        tables.lobby.seat_bot(table, owner, 2, "master")
        tables.lobby.begin(table, owner)
        order = names(tables.views.view(table, owner))
        start = order.index("Axel")
        assert order[start:] + order[:start] == ["Axel", "novice", "master"]
        assert names(fresh(tables.store).views.view(table, owner)) == order


def test_people_choose_their_place(tables: Tables) -> None:
    table, owner = lobby(tables)
    barbara = someone(tables, "Barbara")
    tables.lobby.sit(table, barbara, 2)
    tables.lobby.seat_bot(table, owner, 1, "novice")
    tables.lobby.change_place(table, owner, 1)
    assert names(tables.views.view(table, owner)) == ["novice", "Axel", "Barbara"]
    with pytest.raises(Stale):
        tables.lobby.change_place(table, owner, 2)
    with pytest.raises(Forbidden):
        tables.lobby.change_place(table, someone(tables), 0)


def test_someone_who_is_removed_gets_a_word_and_sits_down_again_only_if_let(tables: Tables) -> None:
    table, owner = lobby(tables)
    guest = someone(tables, "Barbara")
    tables.lobby.sit(table, guest)
    with pytest.raises(Forbidden):
        tables.lobby.remove(table, guest, 0, "mine now")
    with pytest.raises(Refused):
        tables.lobby.remove(table, owner, 0, "myself")
    tables.lobby.remove(table, owner, 1, "we keep\n it for Chris")
    told = tables.views.view(table, guest).lobby
    assert told is not None
    assert told.word == "we keep it for Chris"
    assert told.removed == (), "only the owner sees who was removed"
    with pytest.raises(Forbidden):
        tables.lobby.sit(table, guest)
    known = tables.views.view(table, owner).lobby
    assert known is not None
    assert known.removed == ("Barbara",)
    tables.lobby.forgive(table, owner, 0)
    tables.lobby.sit(table, guest)
    assert "Barbara" in names(tables.views.view(table, owner))


def test_only_the_owner_arranges_the_table(quick_tables: Tables) -> None:
    tables = quick_tables
    table, _ = lobby(tables)
    other = someone(tables)
    tables.lobby.sit(table, other)
    deeds: list[Callable[[], None]] = [
        lambda: tables.lobby.seat_bot(table, other, 2, "novice"),
        lambda: tables.lobby.add_seat(table, other),
        lambda: tables.lobby.drop_seat(table, other, 2),
        lambda: tables.lobby.start_with(table, other, None),
        lambda: tables.lobby.change_settings(table, other, listed=True),
        lambda: tables.lobby.choose_options(table, other, {}),
        lambda: tables.lobby.begin(table, other),
    ]
    for do in deeds:
        with pytest.raises(Forbidden):
            do()


def test_people_who_have_played_together_invite_each_other(tables: Tables) -> None:
    party = seated(tables)
    axel, barbara = party.people[0], party.people[1]
    assert axel
    assert barbara
    table = tables.creation.create(axel, TablePlan(GAME.id, [ME, OPEN, OPEN], begins=HOST))
    shown = tables.views.view(table, axel).lobby
    assert shown is not None
    assert barbara.name in shown.partners
    tables.lobby.invite(table, axel, shown.partners.index(barbara.name))
    assert [(each.table, each.inviter) for each in tables.store.lobby.invitations_of(barbara.id)] == [
        (table, axel.name)
    ]
    with pytest.raises(Forbidden):
        tables.lobby.invite(table, someone(tables), 0)
    tables.lobby.decline(table, barbara)
    assert tables.store.lobby.invitations_of(barbara.id) == []
    after = tables.views.view(table, axel).lobby
    assert after is not None
    assert after.invited == ((barbara.name, True),)


def test_a_spoken_code_leads_to_the_table_while_it_gathers(quick_tables: Tables) -> None:
    tables = quick_tables
    table, owner = lobby(tables)
    found = tables.views.view(table, None).lobby
    assert found is not None
    assert found.code is not None
    for lang in ("en", "de", "zh"):
        assert tables.lobby.find_by_code(spoken(found.code, Words(lang, ("kaiserhof",)))) == table
    tables.lobby.begin(table, owner)
    with pytest.raises(Missing):
        tables.lobby.find_by_code(spoken(found.code, Words("en", ("kaiserhof",))))


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_spoken_code_is_understood(lang: str) -> None:
    words = Words(lang, ("kaiserhof",))
    for code in range(0, CODES, 97):
        assert understood(spoken(code, words)) == code


def test_turns_of_a_person_who_wants_no_question_end_by_themselves(quick_tables: Tables) -> None:
    tables = quick_tables
    party = seated(tables)
    person, _ = party.go_on_until_confirmation()
    hasty = tables.people.change_preferences(person, Preferences(hasty=True))
    assert not party.view(person).must_confirm, "the turn that waited for it is over"
    for _ in range(60):
        assert not party.view(hasty).must_confirm
        assert party.go_on(), "the game is not that short"
    tables.people.change_preferences(hasty, Preferences())
    while not party.view(person).must_confirm:
        assert party.go_on()
