"""People at a table who play randomly, and the log of a table read without the service."""

from dataclasses import dataclass, field
from random import Random

from sqlalchemy import select

from kaiserhof.engine import CHANCE, Event, Game, State, find_game, game_ids
from kaiserhof.storage import schema
from kaiserhof.storage.rows import CONFIRM, FINISHED, MOVE, PLAYING, Act
from kaiserhof.tables import ClockRule, Limits, Person, SeatPlan, Store, TablePlan, Tables, TableView
from kaiserhof.tables.clocks.clock import NO_CLOCK

GAME = find_game(game_ids()[0])
ME, OPEN = SeatPlan.parse("me"), SeatPlan.parse("open")
BOT = SeatPlan.parse("random")
NAMES = ("Axel", "Barbara", "甲", "Дина", "Eve", "Felix", "Greta", "Hans", "Ida", "Jo")


def fresh(store: Store) -> Tables:
    """Returns the service after a restart."""
    return Tables(store, limits=Limits(enabled=False))


def someone(tables: Tables, name: str = "Zoe") -> Person:
    return tables.people.add(name, "en")[0]


def most(game: Game = GAME) -> int:
    return game.players[-1]


def least(game: Game = GAME) -> int:
    return game.players[0]


@dataclass
class Party:
    """A table with its people in the order of their seats; None is a bot's seat."""

    tables: Tables
    table: str
    people: list[Person | None]
    rng: Random = field(default_factory=lambda: Random(1))

    @property
    def owner(self) -> Person:
        return next(person for person in self.people if person)

    def view(self, person: Person | None = None) -> TableView:
        return self.tables.views.view(self.table, person)

    def awaited(self) -> Person | None:
        """Returns the person everyone waits for; None if that is a bot or nobody."""
        view = self.view(self.owner)
        seat = view.waiting_for
        return None if seat is None or view.seats[seat].stand_in else self.people[seat]

    def mover(self) -> tuple[Person, TableView]:
        """Returns the person everyone waits for, and their view."""
        person = self.awaited()
        assert person is not None
        return person, self.view(person)

    def chooser(self) -> tuple[Person, TableView]:
        """Plays until a person has a choice; returns the person and their view."""
        while True:
            person = self.awaited()
            view = self.view(person)
            if person is not None and view.legal:
                return person, view
            assert self.go_on(), "the game is over"

    def go_on(self) -> bool:
        """Lets the player to act do one thing; returns False if the game is over."""
        view = self.view(self.owner)
        if view.waiting_for is None:
            return False
        person = self.people[view.waiting_for]
        if person is None or view.seats[view.waiting_for].stand_in:
            return self.bot_goes_on()
        if person != self.owner:
            view = self.view(person)
        if view.must_confirm:
            self.tables.play.confirm(self.table, person, view.number)
        else:
            self.tables.play.move(self.table, person, view.number, view.state.text(self.rng.choice(view.legal)))
        return True

    def bot_goes_on(self) -> bool:
        """Lets a bot answer if it must; returns whether it did."""
        task = self.tables.bots.take_task(self.table)
        if task is not None:
            number, _, state, *_ = task
            self.tables.bots.make_move(self.table, number, state.text(self.rng.choice(state.legal_moves())))
        return task is not None

    def go_on_until_confirmation(self) -> tuple[Person, TableView]:
        while True:
            person = self.awaited()
            view = self.view(person)
            if person is not None and view.must_confirm:
                return person, view
            assert self.go_on(), "the game is over"

    def finish(self) -> None:
        """Plays randomly to the end and writes all acts together, which is quicker than one by one."""

        def play_all() -> list[Act]:
            acts = []
            while not table.match.finished():
                state, waiting = table.match.state, table.match.to_confirm()
                if waiting is None:
                    acts += table.play(state.to_move(), state.text(self.rng.choice(state.legal_moves())))
                else:
                    acts += table.confirm(waiting)
            return acts

        with self.tables.loaded_tables.open(self.table) as table:
            self.tables.loaded_tables.commit(table, play_all)
        assert self.view(self.owner).status == FINISHED

    def end(self) -> None:
        """Makes everyone agree to end the game without a result."""
        self.tables.offers.offer_end(self.table, self.owner)
        for person in self.people:
            if person is not None and person != self.owner:
                (offer,) = self.tables.store.offers.open_at(self.table)
                self.tables.offers.answer(offer.id, person, "yes")

    def play_again(self) -> str:
        """Makes everyone agree to a rematch; returns the new table."""
        new = self.tables.offers.offer_rematch(self.table, self.owner)
        for person in self.people:
            if person not in (None, self.owner):
                (offer,) = self.tables.store.offers.open_at(self.table)
                assert person is not None
                new = self.tables.offers.answer(offer.id, person, "yes")
        assert new is not None
        return new


def seated(
    tables: Tables,
    game: Game = GAME,
    people: int | None = None,
    bots: int = 0,
    seed: int = 1,
    clock: ClockRule = NO_CLOCK,
) -> Party:
    """Returns a running game of people (the first owns the table) and bots."""
    count = least(game) - bots if people is None else people
    everyone = [someone(tables, NAMES[seat]) for seat in range(count)]
    plans = [ME, *[OPEN] * (count - 1), *[BOT] * bots]
    table = tables.creation.create(everyone[0], TablePlan(game.id, plans, clock=clock))
    for person in everyone[1:]:
        tables.lobby.sit(table, person)
    assert tables.views.view(table, None).status == PLAYING
    return Party(tables, table, [*everyone, *[None] * bots], Random(seed))


# ---------------------------------------------------------------------- the log, read independently


def log_numbers(store: Store, table: str) -> list[int]:
    query = select(schema.acts.c.number).where(schema.acts.c.table_id == table).order_by(schema.acts.c.number)
    with store.database.engine.connect() as connection:
        return list(connection.scalars(query))


@dataclass
class Replay:
    """What follows from a log, computed only by the engine's states."""

    states: list[State]
    told: list[tuple[int, int, list[Event]]] = field(default_factory=list)
    """For each move that was not undone: its number in the log, the mover, and its events."""
    asked: list[bool] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.states[-1]


def replayed(store: Store, table: str) -> Replay:
    """Replays the log of a table and checks every act."""
    assert log_numbers(store, table) == list(range(len(store.log.acts(table))))
    found = store.tables.get(table)
    assert found is not None
    row, seats = found
    replay = Replay([find_game(row.game).start(len(seats), row.options)])
    for number, act in enumerate(store.log.acts(table)):
        if act.kind == MOVE:
            _follow(replay, number, act)
        elif act.kind != CONFIRM:
            while not replay.asked.pop():
                _drop(replay, act)
            _drop(replay, act)
    return replay


def _follow(replay: Replay, number: int, act: Act) -> None:
    state = replay.state.copy()
    legal = list(state.legal_moves())
    move = state.parse(act.text)
    assert state.to_move() == act.seat
    assert move in legal
    replay.asked.append(act.seat != CHANCE and (len(legal) > 1 or state.choice_is_secret()))
    replay.told.append((number, act.seat, state.tell(move)))
    replay.states.append(state)


def _drop(replay: Replay, act: Act) -> None:
    _, mover, _ = replay.told.pop()
    assert mover == act.seat
    replay.states.pop()
