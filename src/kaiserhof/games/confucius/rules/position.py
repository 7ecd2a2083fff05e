"""The fields of a position: what they mean and how they begin. What happens to them is in `state`."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar, Self

from mypy_extensions import i64

from kaiserhof.engine import FULL, Fields, RuledState
from kaiserhof.engine.core.unseen import Unseen
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules.components import (
    ALL_GIFTS,
    ANY,
    ARMIES,
    BOX_SPACES,
    COPIES,
    CUBES,
    DISTANT_CHITS,
    FIRST_AVAILABLE,
    FIRST_HAND,
    JUNKS,
    KINDS,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRY_CHITS,
    NO_CANDIDATE,
    OFFICIAL_SPACES,
    OFFICIALS,
    REWARD_COPIES,
    REWARD_STACK,
    SPACES,
)
from kaiserhof.games.confucius.rules.phases import (
    ACTIONS_STAGE,
    CUBES_PAY,
    EXAMINATION,
    GIFTS_COUNTED,
    ONWARD,
    SETTING_UP,
    WALL,
)
from kaiserhof.games.confucius.rules.readings import AS_RULED, Readings


class Position(RuledState, ABC):
    """Everything that lies on the table and in hands.

    Gifts, officials, ministries, lands and seats in a set have one bit each. Spaces of the ministries are numbered
    from 0 to 20. Packed hands: see `components`.
    """

    readings: Readings
    advanced: bool
    """Whether petitions are allowed."""
    admiral_wins: bool
    """Whether the Admiral wins ties for first place (rule `admiral-variation`)."""

    # What is asked, and of whom.
    phase: i64
    stage: i64
    turn: i64
    step: i64
    """How far a stage that goes through ministries or seats has come."""
    mode: i64
    """How the action is paid for: with cubes, with a card, or by the Imperial Favour."""
    action: i64
    """The verb of the action under way, or -1."""
    target: i64
    """The target of the action under way, or -1."""
    due: i64
    """Coins or licences to be paid."""
    currency: i64
    """What is due: coins or licences."""
    wanted: i64
    """How many Confucius cards the seat still draws."""
    earner: i64
    """The seat that takes the next Emperor's Reward card, or -1."""

    # The round.
    wall: i64
    """Pieces of the Great Wall, which is the number of completed rounds; from the Court Phase on it includes the
    present one.
    """
    chief: i64
    """The Chief Minister, or -1 before the first one is drawn."""
    passed: i64
    """Seats that have passed."""
    traded: i64
    """Seats that have taken Commercial Income in this round."""
    cubes: vec[i64]
    """Active cubes not yet used, by seat."""
    used: vec[i64]
    """Cubes on a space of the Actions Box, by seat times `BOX_SPACES` plus space."""
    transferred: vec[i64]
    """Officials that the seat has handed over in this round, by seat (rule `transfer-once`)."""
    points: vec[i64]
    offices: vec[i64]  # shared
    """The Chief Minister, Admiral and General at the end of the game; -1 for nobody."""

    # Confucius cards.
    hands: vec[i64]
    """Packed cards, by seat."""
    hand_size: vec[i64]
    known: vec[i64]
    """The part of the hand that everyone knows (what is left of the first three cards), by seat."""
    deck: vec[i64]
    """Cards in the draw pile, by kind."""
    deck_size: i64
    discards: vec[i64]
    """Cards in the discards, by kind."""
    events: list[i64]
    """Every hidden card drawn or laid off since the first reshuffle, in order; see `engine.core.unseen`."""
    pools: list[i64]
    """The hidden cards in hands at the first reshuffle, then the draw pile after each reshuffle."""
    drawn: list[i64]
    """The cards each seat had or has drawn of each of these: its own secret."""
    unseen: Unseen | None
    """What the viewer can infer about hidden cards, computed on first use. It is not part of the position."""

    # Emperor's Reward cards.
    rewards: vec[i64]
    """Packed reward cards, by seat."""
    rewards_held: vec[i64]
    """Number of reward cards, by seat."""
    stack: i64
    """The packed reward cards in the stack."""
    stack_size: i64
    rewards_gone: i64
    """The packed reward cards that were played."""

    # Gifts.
    unavailable: vec[i64]  # shared
    """Gifts that are not available yet, by seat."""
    available: vec[i64]
    """Gifts that the seat may give, by seat."""
    gone: vec[i64]  # shared
    """Gifts that have left the game, by seat."""
    given: vec[i64]
    """Value of the active gift, or 0, by giver times `MAX_SEATS` plus recipient."""

    # Ministries.
    tile: vec[i64]
    """`EMPTY`, `CANDIDATE` or the bribe value of the official, by space."""
    marker: vec[i64]
    """Whose marker stands there, or -1, by space."""
    tiles: i64
    """Spaces with an official."""
    unbribed: i64
    """Spaces with an ordinary official without a marker."""
    secured: i64
    """Spaces with a secured marker."""
    own: vec[i64]
    """Spaces with a marker of the seat, by seat."""
    resolved: i64
    """Ministries that are resolved."""
    officials_left: vec[i64]  # shared
    """Officials still to come, by bribe value."""
    officials_gone: vec[i64]  # shared
    """Officials that have left the game, by bribe value."""
    chits_left: vec[i64]  # shared
    """Ministry chits not drawn, by value."""
    minister_chit: vec[i64]  # shared
    """Points for the Minister, by ministry."""
    secretary_chit: vec[i64]  # shared
    """Points for the Secretary, by ministry."""
    minister: vec[i64]  # shared
    """The Minister, or -1, by ministry."""
    secretary: vec[i64]  # shared
    """The Secretary, or -1, by ministry."""
    resolving: i64
    """The ministry that is being resolved, or -1."""
    held: vec[i64]  # shared
    """Influence in the resolution with what others have given up, by ministry times `MAX_SEATS` plus seat."""
    best: vec[i64]  # shared
    """Number of the most senior official counted in `held`, in the same order."""

    # The examination.
    students: vec[i64]  # shared
    """Whose student stands there, or -1, on the red and the orange space."""
    forced: bool
    """Whether someone has forced an examination in this round."""
    candidate: i64
    """The candidate that lies face up, or `NO_CANDIDATE`."""
    named_left: i64
    """Ministries whose candidate has not been turned up."""
    any_left: i64
    """Number of candidates for any ministry that have not been turned up."""
    candidates_gone: i64
    """Number of candidates that have left the game without a place."""
    turning: bool
    """Whether the next candidate is being turned up."""
    asked: i64
    """Number of seats that have been asked to tutor."""
    tutored: vec[i64]  # shared
    """The student that the seat tutors, or -1, by seat."""
    laid: vec[i64]  # shared
    """Packed cards that lie face down, by seat; they still count as in hand."""
    laid_count: vec[i64]  # shared
    """Number of cards that lie face down, by seat."""

    # Distant Lands.
    junks: i64
    """Junks in the supply."""
    shipyards: vec[i64]
    """Junks in the shipyard, by seat."""
    oceans: vec[i64]
    """Junks on the ocean, by seat."""
    visited: vec[i64]  # shared
    """Distant Lands with a marker of the seat, by seat."""
    values_left: vec[i64]  # shared
    """Distant Land chits not drawn, by value."""
    land_chit: vec[i64]  # shared
    """Points for the first to arrive, by Distant Land."""
    discoverer: vec[i64]  # shared
    """The seat that took the chit, or -1, by Distant Land."""

    # Foreign Lands.
    stock: vec[i64]  # shared
    """Armies not recruited, by seat."""
    colonies: vec[i64]
    """Armies in the military colony, by seat."""
    foreign: vec[i64]  # shared
    """The Foreign Land that lies there, by space."""
    armies: vec[i64]
    """Whose army stands there, or -1, by space times `MAX_BOXES` plus box."""
    land_done: i64
    """Spaces whose invasion is over."""
    land_won: i64
    """Spaces whose invasion has succeeded."""
    avenger: i64
    """Whose army stands on the card Emperor Insulted, or -1."""

    # <fields> written by `make fields` from the annotations above

    FIELDS: ClassVar[Fields] = Fields(
        numbers="""
            advanced admiral_wins phase stage turn step mode action target due currency wanted earner wall chief passed
            traded deck_size stack stack_size rewards_gone tiles unbribed secured resolved resolving forced candidate
            named_left any_left candidates_gone turning asked junks land_done land_won avenger
        """,
        lists="events pools drawn",
        vecs="""
            cubes used transferred points offices hands hand_size known deck discards rewards rewards_held unavailable
            available gone given tile marker own officials_left officials_gone chits_left minister_chit secretary_chit
            minister secretary held best students tutored laid laid_count shipyards oceans visited values_left land_chit
            discoverer stock colonies foreign armies
        """,
    )
    __slots__ = (*FIELDS.kinds, "readings", "unseen")

    def copy_from(self, other: Position) -> None:
        """Makes this a copy of a position with the same seats."""
        self.viewer = other.viewer
        self.advanced = other.advanced
        self.admiral_wins = other.admiral_wins
        self.phase = other.phase
        self.stage = other.stage
        self.turn = other.turn
        self.step = other.step
        self.mode = other.mode
        self.action = other.action
        self.target = other.target
        self.due = other.due
        self.currency = other.currency
        self.wanted = other.wanted
        self.earner = other.earner
        self.wall = other.wall
        self.chief = other.chief
        self.passed = other.passed
        self.traded = other.traded
        self.cubes = other.cubes[:]
        self.used = other.used[:]
        self.transferred = other.transferred[:]
        self.points = other.points[:]
        self.offices = other.offices
        self.hands = other.hands[:]
        self.hand_size = other.hand_size[:]
        self.known = other.known[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discards = other.discards[:]
        self.events = other.events.copy()
        self.pools = other.pools.copy()
        self.drawn = other.drawn.copy()
        self.rewards = other.rewards[:]
        self.rewards_held = other.rewards_held[:]
        self.stack = other.stack
        self.stack_size = other.stack_size
        self.rewards_gone = other.rewards_gone
        self.unavailable = other.unavailable
        self.available = other.available[:]
        self.gone = other.gone
        self.given = other.given[:]
        self.tile = other.tile[:]
        self.marker = other.marker[:]
        self.tiles = other.tiles
        self.unbribed = other.unbribed
        self.secured = other.secured
        self.own = other.own[:]
        self.resolved = other.resolved
        self.officials_left = other.officials_left
        self.officials_gone = other.officials_gone
        self.chits_left = other.chits_left
        self.minister_chit = other.minister_chit
        self.secretary_chit = other.secretary_chit
        self.minister = other.minister
        self.secretary = other.secretary
        self.resolving = other.resolving
        self.held = other.held
        self.best = other.best
        self.students = other.students
        self.forced = other.forced
        self.candidate = other.candidate
        self.named_left = other.named_left
        self.any_left = other.any_left
        self.candidates_gone = other.candidates_gone
        self.turning = other.turning
        self.asked = other.asked
        self.tutored = other.tutored
        self.laid = other.laid
        self.laid_count = other.laid_count
        self.junks = other.junks
        self.shipyards = other.shipyards[:]
        self.oceans = other.oceans[:]
        self.visited = other.visited
        self.values_left = other.values_left
        self.land_chit = other.land_chit
        self.discoverer = other.discoverer
        self.stock = other.stock
        self.colonies = other.colonies[:]
        self.foreign = other.foreign
        self.armies = other.armies[:]
        self.land_done = other.land_done
        self.land_won = other.land_won
        self.avenger = other.avenger

    # </fields>

    def __init__(
        self,
        seats: int,
        readings: Readings = AS_RULED,
        *,
        advanced: bool = False,
        admiral_wins: bool = False,
    ) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = FULL
        self.unseen = None
        self.advanced = advanced
        self.admiral_wins = admiral_wins
        self.readings = readings

    def before_court(self) -> bool:
        """Checks if this round is before its Court Phase."""
        return self.stage in (SETTING_UP, GIFTS_COUNTED, ACTIONS_STAGE)

    def resolutions_begun(self) -> bool:
        """Checks if the Court Phase of this round has reached the resolutions."""
        return not self.before_court() and self.stage not in (WALL, EXAMINATION)

    def round_number(self) -> i64:
        """Returns the number of this round, from 1: a piece of the Great Wall is built in each."""
        return self.wall + 1 if self.before_court() else self.wall

    def lay_out(self) -> Self:
        """Gives every field its value before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        seats = self.seats
        # What is asked of whom.
        self.phase = ONWARD
        self.stage = SETTING_UP
        self.turn = 0
        self.step = 0
        self.mode = CUBES_PAY
        self.action = -1
        self.target = -1
        self.due = 0
        self.currency = 0
        self.wanted = 0
        self.earner = -1
        # The round.
        self.wall = 0
        self.chief = -1
        self.cubes = vec[i64]([CUBES] * seats)
        self.used = vec[i64]([0] * (seats * BOX_SPACES))
        self.passed = 0
        self.traded = 0
        self.transferred = vec[i64]([0] * seats)
        self.points = vec[i64]([0] * seats)
        self.offices = vec[i64]([-1] * 3)
        self._set_up_cards()
        self._set_up_ministries()
        self._set_up_lands()
        return self

    def _set_up_cards(self) -> None:
        """Rules `setup-cards`, `setup-players`: gives each seat three cards, the wall-hanging, and no reward card."""
        seats = self.seats
        self.hands = vec[i64]([FIRST_HAND] * seats)
        self.hand_size = vec[i64]([KINDS] * seats)
        self.known = vec[i64]([FIRST_HAND] * seats)
        self.deck = vec[i64]([COPIES - seats] * KINDS)
        self.deck_size = sum(self.deck)
        self.discards = vec[i64]([0] * KINDS)
        self.events = []
        self.pools = []
        self.drawn = []
        self.rewards = vec[i64]([0] * seats)
        self.rewards_held = vec[i64]([0] * seats)
        self.stack = REWARD_STACK
        self.stack_size = sum(REWARD_COPIES)
        self.rewards_gone = 0
        self.unavailable = vec[i64]([ALL_GIFTS & ~FIRST_AVAILABLE] * seats)
        self.available = vec[i64]([FIRST_AVAILABLE] * seats)
        self.gone = vec[i64]([0] * seats)
        self.given = vec[i64]([0] * (MAX_SEATS * MAX_SEATS))

    def _set_up_ministries(self) -> None:
        seats = self.seats
        self.tile = vec[i64]([0] * SPACES)
        self.marker = vec[i64]([-1] * SPACES)
        self.tiles = 0
        self.unbribed = 0
        self.secured = 0
        self.own = vec[i64]([0] * seats)
        self.resolved = 0
        self.officials_left = vec[i64](OFFICIALS)
        self.officials_gone = vec[i64]([0] * len(OFFICIALS))
        self.chits_left = vec[i64](MINISTRY_CHITS)
        self.minister_chit = vec[i64]([0] * 3)
        self.secretary_chit = vec[i64]([0] * 3)
        self.minister = vec[i64]([-1] * 3)
        self.secretary = vec[i64]([-1] * 3)
        self.resolving = -1
        self.held = vec[i64]([0] * (3 * MAX_SEATS))
        self.best = vec[i64]([OFFICIAL_SPACES] * (3 * MAX_SEATS))
        # The examination.
        self.students = vec[i64]([-1, -1])
        self.forced = False
        self.candidate = NO_CANDIDATE
        self.named_left = 7
        self.any_left = ANY
        self.candidates_gone = 0
        self.turning = False
        self.asked = 0
        self.tutored = vec[i64]([-1] * seats)
        self.laid = vec[i64]([0] * seats)
        self.laid_count = vec[i64]([0] * seats)

    def _set_up_lands(self) -> None:
        seats = self.seats
        self.junks = JUNKS
        self.shipyards = vec[i64]([0] * seats)
        self.oceans = vec[i64]([0] * seats)
        self.visited = vec[i64]([0] * seats)
        self.values_left = vec[i64](DISTANT_CHITS)
        self.land_chit = vec[i64]([0] * 5)
        self.discoverer = vec[i64]([-1] * 5)
        self.stock = vec[i64]([ARMIES] * seats)
        self.colonies = vec[i64]([0] * seats)
        self.foreign = vec[i64]([-1] * LANDS_USED)
        self.armies = vec[i64]([-1] * (LANDS_USED * MAX_BOXES))
        self.land_done = 0
        self.land_won = 0
        self.avenger = -1
