"""In whole games, a table never shows anyone what they cannot know."""

import pytest

from kaiserhof.engine import Dice, Game, State, find_game, game_ids
from kaiserhof.storage.rows import FINISHED, PLAYING
from kaiserhof.tables import Forbidden, Tables, TableView
from tests.tables.party import Party, Replay, least, most, replayed, seated

GAMES = [find_game(game_id) for game_id in game_ids()]
EVERY_SIZE = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in sorted({least(game), most(game)})],
    ids=lambda value: str(getattr(value, "id", value)),
)


def check_view(view: TableView, me: int | None, replay: Replay, secret: str, confirming: int | None) -> None:
    """Only the player of a turn that can still be taken back sees what it hands on."""
    assert view.me == me

    def look(state: State) -> State:
        return state.seen_by(me) if confirming in (None, me) else state.seen_unconfirmed(me)

    assert view.state == look(replay.state)
    assert look(view.state.imagine(Dice(view.number))) == view.state
    heard = [
        (number, mover, event.message)
        for number, mover, events in replay.told
        for event in events
        if event.only is None or event.only == me
    ]
    assert [(line.number, line.mover, line.message) for line in view.log] == heard
    assert set(view.legal) <= set(replay.state.legal_moves() if replay.state.to_move() == me else ())
    assert view.secret is None
    assert secret not in repr(view)


def check_everyone(party: Party, secret: str) -> None:
    replay = replayed(party.tables.store, party.table)
    views = {seat: party.view(person) for seat, person in enumerate(party.people) if person is not None}
    confirming = next((seat for seat, view in views.items() if view.must_confirm), None)
    for seat, view in views.items():
        check_view(view, seat, replay, secret, confirming)
    check_view(party.view(None), None, replay, secret, confirming)
    task = party.tables.bots.take_task(party.table)
    if task is not None:
        assert task[2] == replay.state.seen_by(replay.state.to_move())
    for person in (party.owner, None):
        with pytest.raises(Forbidden, match="error-not-finished"):
            party.tables.records.record(party.table, person)


@EVERY_SIZE
def test_nobody_learns_at_a_table_what_they_cannot_know(quick_tables: Tables, game: Game, seats: int) -> None:
    party = seated(quick_tables, game, people=seats - 1, bots=1)
    found = quick_tables.store.tables.get(party.table)
    assert found is not None
    secret = found[0].secret
    hidden = 0
    while party.view().status == PLAYING:
        if party.rng.random() < 0.12:
            check_everyone(party, secret)
            hidden += 1
        person = party.awaited()
        view = party.view(person)
        if person is not None and view.can_undo and party.rng.random() < 0.2:
            quick_tables.play.undo(party.table, person, view.number)
        else:
            party.go_on()
    assert hidden
    assert party.view().status == FINISHED
    assert party.view().secret == secret
    assert quick_tables.records.record(party.table, None).secret == secret


def test_a_view_names_nobodys_id_or_token(quick_tables: Tables) -> None:
    party = seated(quick_tables)
    other = party.people[1]
    assert other is not None
    assert party.owner.id not in repr(party.view(other))


def test_someone_seated_sees_no_more_after_handing_their_seat_to_a_bot(quick_tables: Tables) -> None:
    party = seated(quick_tables)
    party.chooser()
    before = party.view(party.owner)
    quick_tables.stand_ins.hand_over(party.table, party.owner, "random")
    after = party.view(party.owner)
    assert (after.state, after.log) == (before.state, before.log)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_processes_show_everyone_the_same(doors: list[Tables], game: Game) -> None:
    party = seated(doors[0], game)
    for turn in range(6):
        party.tables = doors[turn % 2]
        for _ in range(6):
            party.go_on()
        for viewer in (*party.people, None):
            one, other = (door.views.view(party.table, viewer) for door in doors)
            assert one == other
            assert one.state.to_json() == other.state.to_json()
