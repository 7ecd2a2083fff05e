"""Whatever people request, in any order: the log only grows, it determines the game, and statuses only advance."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kaiserhof.engine import KaiserhofError, State
from kaiserhof.storage.rows import CANCELLED, FINISHED, GATHERING, PLAYING, Act
from kaiserhof.tables import Missing, Person, Store, TablePlan, Tables
from kaiserhof.tables.meeting.offers import ANSWERS
from tests.tables.party import BOT, GAME, ME, NAMES, OPEN, Party, fresh, least, replayed, someone

FORWARD = {
    GATHERING: {GATHERING, PLAYING, CANCELLED},
    PLAYING: {PLAYING, FINISHED, CANCELLED},
    FINISHED: {FINISHED},
    CANCELLED: {CANCELLED},
}


@dataclass
class Crowd:
    """Several people, some of whom sit at one table, and its log when last checked."""

    tables: Tables
    people: list[Person]
    table: str
    rng: Random
    state: State
    status: str = GATHERING
    acts: list[Act] = field(default_factory=list)

    @staticmethod
    def gathered(store: Store, seed: int) -> "Crowd":
        tables = fresh(store)
        people = [someone(tables, name) for name in NAMES[: least() + 1]] + [someone(tables, "")]
        plans = [ME, *[OPEN] * (least() - 2), BOT]
        return Crowd(
            tables,
            people,
            tables.creation.create(people[0], TablePlan(GAME.id, plans)),
            Random(seed),
            GAME.start(least()),
        )

    def number(self) -> int:
        return len(self.acts)

    def guess(self) -> str:
        """Returns a text that may or may not be a move."""
        state = self.state
        moves = state.legal_moves() if self.rng.random() < 0.7 else state.vocabulary()
        return state.text(self.rng.choice(moves)) if moves and self.rng.random() < 0.9 else "no such move"

    def go_on(self) -> None:
        """Makes up to ten legal moves."""
        seats = {self.tables.views.view(self.table, person).me: person for person in self.people}
        seated = [seats.get(seat) for seat in range(least())]
        party = Party(self.tables, self.table, seated, self.rng)
        if any(seated):
            for _ in range(self.rng.randint(1, 10)):
                party.go_on()

    def finish(self) -> None:
        """Lets bots play to the end."""
        if self.rng.random() < 0.3:
            for person in self.people:
                with suppress(KaiserhofError):
                    self.tables.stand_ins.hand_over(self.table, person, "random")
            Party(self.tables, self.table, [self.people[0]], self.rng).finish()

    def cancel(self, who: Person) -> None:
        """Cancels the table; rarely, because nothing happens after that."""
        if self.rng.random() < 0.2:
            self.tables.ownership.cancel(self.table, who)

    def answer(self, who: Person) -> None:
        """Answers an open offer, in any way."""
        for offer in self.tables.store.offers.open_at(self.table):
            self.tables.offers.answer(offer.id, who, self.rng.choice(ANSWERS))

    def check(self) -> None:
        store = self.tables.store
        found = store.tables.get(self.table)
        assert found is not None
        row, seats = found
        assert row.status in FORWARD[self.status]
        acts = store.log.acts(self.table)
        assert acts[: len(self.acts)] == self.acts
        if acts != self.acts:
            self.state = replayed(store, self.table).state
        self.status, self.acts = row.status, acts
        assert (row.status == GATHERING) <= (not acts)
        assert (row.status in (PLAYING, FINISHED)) <= all(seat.kind != "open" for seat in seats)
        sitting = [seat.person for seat in seats if seat.person]
        assert len(sitting) == len(set(sitting))
        for person in (self.rng.choice(self.people), None):
            try:
                view = self.tables.views.view(self.table, person)
            except KaiserhofError:
                assert row.status == CANCELLED or not row.spectators
                continue
            assert (view.status, view.number) == (row.status, len(acts))
            assert view.state == self.state.seen_by(view.me)
            if self.rng.random() < 0.25:
                assert view == fresh(store).views.view(self.table, person)
            assert (view.secret is not None) == (row.status == FINISHED)


Deed = Callable[[Crowd, Person], object]
DEEDS: dict[str, Deed] = {
    "go on": lambda crowd, _: crowd.go_on(),
    "go on further": lambda crowd, _: crowd.go_on(),
    "finish": lambda crowd, _: crowd.finish(),
    "play": lambda crowd, who: crowd.tables.play.move(crowd.table, who, crowd.number(), crowd.guess()),
    "play late": lambda crowd, who: crowd.tables.play.move(crowd.table, who, crowd.number() - 1, crowd.guess()),
    "confirm": lambda crowd, who: crowd.tables.play.confirm(crowd.table, who, crowd.number()),
    "undo": lambda crowd, who: crowd.tables.play.undo(crowd.table, who, crowd.number()),
    "bot": lambda crowd, _: crowd.tables.bots.make_move(crowd.table, crowd.number(), crowd.guess()),
    "sit": lambda crowd, who: crowd.tables.lobby.sit(crowd.table, who),
    "stand up": lambda crowd, who: crowd.tables.lobby.stand_up(crowd.table, who),
    "leave": lambda crowd, who: crowd.tables.stand_ins.hand_over(crowd.table, who, "random"),
    "return": lambda crowd, who: crowd.tables.stand_ins.take_back(crowd.table, who),
    "close": lambda crowd, who: crowd.tables.ownership.admit_spectators(crowd.table, who, admitted=False),
    "open": lambda crowd, who: crowd.tables.ownership.admit_spectators(crowd.table, who, admitted=True),
    "say": lambda crowd, who: crowd.tables.chat.say(crowd.table, who, "hello"),
    "look": lambda crowd, who: crowd.tables.views.note_read(crowd.table, who, crowd.rng.randint(-3, 500)),
    "rename": lambda crowd, who: crowd.tables.people.change(who, name="another"),
    "rematch": lambda crowd, who: crowd.tables.offers.offer_rematch(crowd.table, who),
    "end": lambda crowd, who: crowd.tables.offers.offer_end(crowd.table, who),
    "ask": lambda crowd, who: crowd.tables.offers.ask_hand_over(crowd.table, who, crowd.rng.randint(-1, 3), "random"),
    "answer": lambda crowd, who: crowd.answer(who),
    "nudge": lambda crowd, who: crowd.tables.offers.nudge(crowd.table, who),
    "cancel": lambda crowd, who: crowd.cancel(who),
    "restart": lambda crowd, _: setattr(crowd, "tables", fresh(crowd.tables.store)),
}
REQUESTS = st.lists(st.tuples(st.sampled_from(list(DEEDS)), st.integers(0, least() + 1)), min_size=10, max_size=40)


@given(requests=REQUESTS, seed=st.integers(0, 10**6), seated=st.booleans())
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_is_asked_the_log_only_grows_and_is_the_game(
    store: Store, requests: list[tuple[str, int]], seed: int, seated: bool
) -> None:
    crowd = Crowd.gathered(store, seed)
    if seated:
        for person in crowd.people[1 : least() - 1]:
            crowd.tables.lobby.sit(crowd.table, person)
    crowd.check()
    for deed, who in requests:
        before = len(crowd.acts)
        try:
            DEEDS[deed](crowd, crowd.people[who])
        except KaiserhofError:
            if deed not in ("go on", "go on further", "finish"):
                assert len(store.log.acts(crowd.table)) == before
        crowd.check()


def test_requests_for_a_table_that_is_not_there_are_all_refused(store: Store) -> None:
    crowd = Crowd.gathered(store, 1)
    crowd.table = "no-such-table"
    for name, deed in DEEDS.items():
        if name in (
            "play",
            "play late",
            "bot",
            "go on",
            "go on further",
            "finish",
            "cancel",
            "answer",
            "rename",
            "restart",
        ):
            continue
        try:
            deed(crowd, crowd.people[0])
        except Missing:
            continue
        raise AssertionError(name)
