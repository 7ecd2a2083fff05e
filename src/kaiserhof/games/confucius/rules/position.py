"""The fields of a position: what they mean and how they begin. What happens to them is in `state`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from kaiserhof.engine import FULL, RuledState
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
    MINISTRY_CHITS,
    MOST_BOXES,
    MOST_SEATS,
    NO_CANDIDATE,
    OFFICIAL_SPACES,
    OFFICIALS,
    REWARD_COPIES,
    REWARD_STACK,
    SPACES,
)
from kaiserhof.games.confucius.rules.phases import CUBES_PAY, ONWARD, SETTING_UP


class Position(RuledState):
    """Everything that lies on the table and in hands.

    Gifts, officials, ministries, lands and seats in a set have one bit each. Spaces of the ministries are numbered
    from 0 to 20. Packed hands: see `components`.
    """

    viewer: int
    """Whose view this is: a seat, `SPECTATOR`, or `FULL`."""
    advanced: bool
    """Whether petitions are allowed."""
    admiral_wins: bool
    """Whether the Admiral wins a tie for first place (rule `admiral-variation`)."""

    # What is asked, and of whom.
    phase: int
    stage: int
    turn: int
    step: int
    """How far a stage has come that goes through ministries or seats."""
    mode: int
    """How the action is paid for: with cubes, by a card, or by the Imperial Favour."""
    action: int
    """The verb of the action under way, or -1."""
    target: int
    """The target of the action under way, or -1."""
    due: int
    """Coins or licences to be paid."""
    currency: int
    """What is due: coins or licences."""
    wanted: int
    """How many Confucius cards the seat still draws."""
    earner: int
    """The seat that takes the next Emperor's Reward card, or -1."""

    # The round.
    wall: int
    """Pieces of the Great Wall. It counts the rounds that are over; from the Court Phase on also the present one."""
    chief: int
    """The Chief Minister, or -1 before the first one is drawn."""
    passed: int
    """Seats that have passed."""
    traded: int
    """Seats that have taken Commercial Income in this round."""
    cubes: list[int]
    """Active cubes not yet used, by seat."""
    used: list[int]
    """Cubes on a space of the Actions Box, by seat times `BOX_SPACES` plus space."""
    transfers: list[int]
    """Number of transfers of influence in this round, by seat."""
    points: list[int]
    offices: list[int]
    """The Chief Minister, Admiral and General at the end of the game; -1 for nobody."""

    # Confucius cards.
    hands: list[int]
    """Packed cards, by seat."""
    hand_size: list[int]
    known: list[int]
    """The part of the hand that everyone knows (what is left of the first three cards), by seat."""
    deck: list[int]
    """Cards in the draw pile, by kind."""
    deck_size: int
    discards: list[int]
    """Cards in the discards, by kind."""
    fresh: list[int]
    """Cards in the draw pile when it was last shuffled, by kind."""
    drawn: list[int]
    """Cards drawn since, by seat times `KINDS` plus kind."""

    # Emperor's Reward cards.
    rewards: list[int]
    """Packed reward cards, by seat."""
    rewards_held: list[int]
    """Number of reward cards, by seat."""
    stack: int
    """The packed reward cards in the stack."""
    stack_size: int
    rewards_gone: int
    """The packed reward cards that were played."""

    # Gifts.
    unavailable: list[int]
    """Gifts that are not available yet, by seat."""
    available: list[int]
    """Gifts that the seat may give, by seat."""
    gone: list[int]
    """Gifts that have left the game, by seat."""
    given: list[int]
    """Value of the active gift, or 0, by giver times `MOST_SEATS` plus recipient."""

    # Ministries.
    tile: list[int]
    """`EMPTY`, `CANDIDATE` or the bribe value of the official, by space."""
    marker: list[int]
    """Whose marker stands there, or -1, by space."""
    tiles: int
    """Spaces with an official."""
    unbribed: int
    """Spaces with an ordinary official without a marker."""
    secured: int
    """Spaces with a secured marker."""
    own: list[int]
    """Spaces with a marker of the seat, by seat."""
    resolved: int
    """Ministries that are resolved."""
    officials_left: list[int]
    """Officials still to come, by bribe value."""
    officials_gone: list[int]
    """Officials that have left the game, by bribe value."""
    chits_left: list[int]
    """Ministry chits not drawn, by value."""
    minister_chit: list[int]
    """Points for the Minister, by ministry."""
    secretary_chit: list[int]
    """Points for the Secretary, by ministry."""
    minister: list[int]
    """The Minister, or -1, by ministry."""
    secretary: list[int]
    """The Secretary, or -1, by ministry."""
    resolving: int
    """The ministry that is being resolved, or -1."""
    held: list[int]
    """Influence in the resolution with what others have given up, by ministry times `MOST_SEATS` plus seat."""
    best: list[int]
    """Number of the most senior official counted in `held`, in the same order."""

    # The examination.
    students: list[int]
    """Whose student stands there, or -1, on the red and the orange space."""
    forced: bool
    """Whether someone has forced an examination in this round."""
    candidate: int
    """The candidate that lies face up, or `NO_CANDIDATE`."""
    named_left: int
    """Ministries whose candidate has not been turned up."""
    any_left: int
    """Number of candidates for any ministry that have not been turned up."""
    candidates_gone: int
    """Number of candidates that have left the game without a place."""
    turning: bool
    """Whether the next candidate is being turned up."""
    asked: int
    """Number of seats that have been asked to tutor."""
    tutored: list[int]
    """The student that the seat tutors, or -1, by seat."""
    laid: list[int]
    """Packed cards that lie face down, by seat; they still count as in hand."""
    laid_count: list[int]
    """Number of cards that lie face down, by seat."""

    # Distant Lands.
    junks: int
    """Junks in the supply."""
    shipyards: list[int]
    """Junks in the shipyard, by seat."""
    oceans: list[int]
    """Junks on the ocean, by seat."""
    visited: list[int]
    """Distant Lands with a marker of the seat, by seat."""
    values_left: list[int]
    """Distant Land chits not drawn, by value."""
    land_chit: list[int]
    """Points for the first to arrive, by Distant Land."""
    discoverer: list[int]
    """The seat that took the chit, or -1, by Distant Land."""

    # Foreign Lands.
    stock: list[int]
    """Armies not recruited, by seat."""
    colonies: list[int]
    """Armies in the military colony, by seat."""
    foreign: list[int]
    """The Foreign Land that lies there, by space."""
    armies: list[int]
    """Whose army stands there, or -1, by space times `MOST_BOXES` plus box."""
    land_done: int
    """Spaces whose invasion is over."""
    land_won: int
    """Spaces whose invasion has succeeded."""
    avenger: int
    """Whose army stands on the card Emperor Insulted, or -1."""

    # <fields> written by `make fields` from the annotations above

    __slots__ = (
        "action",
        "admiral_wins",
        "advanced",
        "any_left",
        "armies",
        "asked",
        "available",
        "avenger",
        "best",
        "candidate",
        "candidates_gone",
        "chief",
        "chits_left",
        "colonies",
        "cubes",
        "currency",
        "deck",
        "deck_size",
        "discards",
        "discoverer",
        "drawn",
        "due",
        "earner",
        "forced",
        "foreign",
        "fresh",
        "given",
        "gone",
        "hand_size",
        "hands",
        "held",
        "junks",
        "known",
        "laid",
        "laid_count",
        "land_chit",
        "land_done",
        "land_won",
        "marker",
        "minister",
        "minister_chit",
        "mode",
        "named_left",
        "oceans",
        "offices",
        "officials_gone",
        "officials_left",
        "own",
        "passed",
        "phase",
        "points",
        "resolved",
        "resolving",
        "rewards",
        "rewards_gone",
        "rewards_held",
        "secretary",
        "secretary_chit",
        "secured",
        "shipyards",
        "stack",
        "stack_size",
        "stage",
        "step",
        "stock",
        "students",
        "target",
        "tile",
        "tiles",
        "traded",
        "transfers",
        "turn",
        "turning",
        "tutored",
        "unavailable",
        "unbribed",
        "used",
        "values_left",
        "viewer",
        "visited",
        "wall",
        "wanted",
    )

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
        self.cubes = other.cubes.copy()
        self.used = other.used.copy()
        self.transfers = other.transfers.copy()
        self.points = other.points.copy()
        self.offices = other.offices.copy()
        self.hands = other.hands.copy()
        self.hand_size = other.hand_size.copy()
        self.known = other.known.copy()
        self.deck = other.deck.copy()
        self.deck_size = other.deck_size
        self.discards = other.discards.copy()
        self.fresh = other.fresh.copy()
        self.drawn = other.drawn.copy()
        self.rewards = other.rewards.copy()
        self.rewards_held = other.rewards_held.copy()
        self.stack = other.stack
        self.stack_size = other.stack_size
        self.rewards_gone = other.rewards_gone
        self.unavailable = other.unavailable.copy()
        self.available = other.available.copy()
        self.gone = other.gone.copy()
        self.given = other.given.copy()
        self.tile = other.tile.copy()
        self.marker = other.marker.copy()
        self.tiles = other.tiles
        self.unbribed = other.unbribed
        self.secured = other.secured
        self.own = other.own.copy()
        self.resolved = other.resolved
        self.officials_left = other.officials_left.copy()
        self.officials_gone = other.officials_gone.copy()
        self.chits_left = other.chits_left.copy()
        self.minister_chit = other.minister_chit.copy()
        self.secretary_chit = other.secretary_chit.copy()
        self.minister = other.minister.copy()
        self.secretary = other.secretary.copy()
        self.resolving = other.resolving
        self.held = other.held.copy()
        self.best = other.best.copy()
        self.students = other.students.copy()
        self.forced = other.forced
        self.candidate = other.candidate
        self.named_left = other.named_left
        self.any_left = other.any_left
        self.candidates_gone = other.candidates_gone
        self.turning = other.turning
        self.asked = other.asked
        self.tutored = other.tutored.copy()
        self.laid = other.laid.copy()
        self.laid_count = other.laid_count.copy()
        self.junks = other.junks
        self.shipyards = other.shipyards.copy()
        self.oceans = other.oceans.copy()
        self.visited = other.visited.copy()
        self.values_left = other.values_left.copy()
        self.land_chit = other.land_chit.copy()
        self.discoverer = other.discoverer.copy()
        self.stock = other.stock.copy()
        self.colonies = other.colonies.copy()
        self.foreign = other.foreign.copy()
        self.armies = other.armies.copy()
        self.land_done = other.land_done
        self.land_won = other.land_won
        self.avenger = other.avenger

    def parts(self) -> tuple[object, ...]:
        """Returns all fields, hashable."""
        return (
            self.seats,
            self.viewer,
            self.advanced,
            self.admiral_wins,
            self.phase,
            self.stage,
            self.turn,
            self.step,
            self.mode,
            self.action,
            self.target,
            self.due,
            self.currency,
            self.wanted,
            self.earner,
            self.wall,
            self.chief,
            self.passed,
            self.traded,
            tuple(self.cubes),
            tuple(self.used),
            tuple(self.transfers),
            tuple(self.points),
            tuple(self.offices),
            tuple(self.hands),
            tuple(self.hand_size),
            tuple(self.known),
            tuple(self.deck),
            self.deck_size,
            tuple(self.discards),
            tuple(self.fresh),
            tuple(self.drawn),
            tuple(self.rewards),
            tuple(self.rewards_held),
            self.stack,
            self.stack_size,
            self.rewards_gone,
            tuple(self.unavailable),
            tuple(self.available),
            tuple(self.gone),
            tuple(self.given),
            tuple(self.tile),
            tuple(self.marker),
            self.tiles,
            self.unbribed,
            self.secured,
            tuple(self.own),
            self.resolved,
            tuple(self.officials_left),
            tuple(self.officials_gone),
            tuple(self.chits_left),
            tuple(self.minister_chit),
            tuple(self.secretary_chit),
            tuple(self.minister),
            tuple(self.secretary),
            self.resolving,
            tuple(self.held),
            tuple(self.best),
            tuple(self.students),
            self.forced,
            self.candidate,
            self.named_left,
            self.any_left,
            self.candidates_gone,
            self.turning,
            self.asked,
            tuple(self.tutored),
            tuple(self.laid),
            tuple(self.laid_count),
            self.junks,
            tuple(self.shipyards),
            tuple(self.oceans),
            tuple(self.visited),
            tuple(self.values_left),
            tuple(self.land_chit),
            tuple(self.discoverer),
            tuple(self.stock),
            tuple(self.colonies),
            tuple(self.foreign),
            tuple(self.armies),
            self.land_done,
            self.land_won,
            self.avenger,
        )

    def json_fields(self) -> dict[str, Any]:
        """Returns all fields as they stand in a snapshot."""
        return {
            "seats": self.seats,
            "viewer": self.viewer,
            "advanced": self.advanced,
            "admiral_wins": self.admiral_wins,
            "phase": self.phase,
            "stage": self.stage,
            "turn": self.turn,
            "step": self.step,
            "mode": self.mode,
            "action": self.action,
            "target": self.target,
            "due": self.due,
            "currency": self.currency,
            "wanted": self.wanted,
            "earner": self.earner,
            "wall": self.wall,
            "chief": self.chief,
            "passed": self.passed,
            "traded": self.traded,
            "cubes": list(self.cubes),
            "used": list(self.used),
            "transfers": list(self.transfers),
            "points": list(self.points),
            "offices": list(self.offices),
            "hands": list(self.hands),
            "hand_size": list(self.hand_size),
            "known": list(self.known),
            "deck": list(self.deck),
            "deck_size": self.deck_size,
            "discards": list(self.discards),
            "fresh": list(self.fresh),
            "drawn": list(self.drawn),
            "rewards": list(self.rewards),
            "rewards_held": list(self.rewards_held),
            "stack": self.stack,
            "stack_size": self.stack_size,
            "rewards_gone": self.rewards_gone,
            "unavailable": list(self.unavailable),
            "available": list(self.available),
            "gone": list(self.gone),
            "given": list(self.given),
            "tile": list(self.tile),
            "marker": list(self.marker),
            "tiles": self.tiles,
            "unbribed": self.unbribed,
            "secured": self.secured,
            "own": list(self.own),
            "resolved": self.resolved,
            "officials_left": list(self.officials_left),
            "officials_gone": list(self.officials_gone),
            "chits_left": list(self.chits_left),
            "minister_chit": list(self.minister_chit),
            "secretary_chit": list(self.secretary_chit),
            "minister": list(self.minister),
            "secretary": list(self.secretary),
            "resolving": self.resolving,
            "held": list(self.held),
            "best": list(self.best),
            "students": list(self.students),
            "forced": self.forced,
            "candidate": self.candidate,
            "named_left": self.named_left,
            "any_left": self.any_left,
            "candidates_gone": self.candidates_gone,
            "turning": self.turning,
            "asked": self.asked,
            "tutored": list(self.tutored),
            "laid": list(self.laid),
            "laid_count": list(self.laid_count),
            "junks": self.junks,
            "shipyards": list(self.shipyards),
            "oceans": list(self.oceans),
            "visited": list(self.visited),
            "values_left": list(self.values_left),
            "land_chit": list(self.land_chit),
            "discoverer": list(self.discoverer),
            "stock": list(self.stock),
            "colonies": list(self.colonies),
            "foreign": list(self.foreign),
            "armies": list(self.armies),
            "land_done": self.land_done,
            "land_won": self.land_won,
            "avenger": self.avenger,
        }

    def read(self, data: Mapping[str, Any]) -> None:
        """Takes the fields from a snapshot; the constructor has taken the number of seats."""
        self.viewer = data["viewer"]
        self.advanced = data["advanced"]
        self.admiral_wins = data["admiral_wins"]
        self.phase = data["phase"]
        self.stage = data["stage"]
        self.turn = data["turn"]
        self.step = data["step"]
        self.mode = data["mode"]
        self.action = data["action"]
        self.target = data["target"]
        self.due = data["due"]
        self.currency = data["currency"]
        self.wanted = data["wanted"]
        self.earner = data["earner"]
        self.wall = data["wall"]
        self.chief = data["chief"]
        self.passed = data["passed"]
        self.traded = data["traded"]
        self.cubes = list(data["cubes"])
        self.used = list(data["used"])
        self.transfers = list(data["transfers"])
        self.points = list(data["points"])
        self.offices = list(data["offices"])
        self.hands = list(data["hands"])
        self.hand_size = list(data["hand_size"])
        self.known = list(data["known"])
        self.deck = list(data["deck"])
        self.deck_size = data["deck_size"]
        self.discards = list(data["discards"])
        self.fresh = list(data["fresh"])
        self.drawn = list(data["drawn"])
        self.rewards = list(data["rewards"])
        self.rewards_held = list(data["rewards_held"])
        self.stack = data["stack"]
        self.stack_size = data["stack_size"]
        self.rewards_gone = data["rewards_gone"]
        self.unavailable = list(data["unavailable"])
        self.available = list(data["available"])
        self.gone = list(data["gone"])
        self.given = list(data["given"])
        self.tile = list(data["tile"])
        self.marker = list(data["marker"])
        self.tiles = data["tiles"]
        self.unbribed = data["unbribed"]
        self.secured = data["secured"]
        self.own = list(data["own"])
        self.resolved = data["resolved"]
        self.officials_left = list(data["officials_left"])
        self.officials_gone = list(data["officials_gone"])
        self.chits_left = list(data["chits_left"])
        self.minister_chit = list(data["minister_chit"])
        self.secretary_chit = list(data["secretary_chit"])
        self.minister = list(data["minister"])
        self.secretary = list(data["secretary"])
        self.resolving = data["resolving"]
        self.held = list(data["held"])
        self.best = list(data["best"])
        self.students = list(data["students"])
        self.forced = data["forced"]
        self.candidate = data["candidate"]
        self.named_left = data["named_left"]
        self.any_left = data["any_left"]
        self.candidates_gone = data["candidates_gone"]
        self.turning = data["turning"]
        self.asked = data["asked"]
        self.tutored = list(data["tutored"])
        self.laid = list(data["laid"])
        self.laid_count = list(data["laid_count"])
        self.junks = data["junks"]
        self.shipyards = list(data["shipyards"])
        self.oceans = list(data["oceans"])
        self.visited = list(data["visited"])
        self.values_left = list(data["values_left"])
        self.land_chit = list(data["land_chit"])
        self.discoverer = list(data["discoverer"])
        self.stock = list(data["stock"])
        self.colonies = list(data["colonies"])
        self.foreign = list(data["foreign"])
        self.armies = list(data["armies"])
        self.land_done = data["land_done"]
        self.land_won = data["land_won"]
        self.avenger = data["avenger"]

    # </fields>

    def __init__(self, seats: int, *, advanced: bool = False, admiral_wins: bool = False) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = FULL
        self.advanced = advanced
        self.admiral_wins = admiral_wins

    def lay_out(self) -> Self:
        """Everything as before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
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
        self.cubes = [CUBES] * seats
        self.used = [0] * (seats * BOX_SPACES)
        self.passed = 0
        self.traded = 0
        self.transfers = [0] * seats
        self.points = [0] * seats
        self.offices = [-1] * 3
        self._set_up_cards()
        self._set_up_ministries()
        self._set_up_lands()
        return self

    def _set_up_cards(self) -> None:
        """Rules `setup-cards` and `setup-players`: three cards each, the wall-hanging available, no reward card."""
        seats = self.seats
        self.hands = [FIRST_HAND] * seats
        self.hand_size = [KINDS] * seats
        self.known = [FIRST_HAND] * seats
        self.deck = [COPIES - seats] * KINDS
        self.deck_size = sum(self.deck)
        self.discards = [0] * KINDS
        self.fresh = self.deck[:]
        self.drawn = [0] * (seats * KINDS)
        self.rewards = [0] * seats
        self.rewards_held = [0] * seats
        self.stack = REWARD_STACK
        self.stack_size = sum(REWARD_COPIES)
        self.rewards_gone = 0
        self.unavailable = [ALL_GIFTS & ~FIRST_AVAILABLE] * seats
        self.available = [FIRST_AVAILABLE] * seats
        self.gone = [0] * seats
        self.given = [0] * (MOST_SEATS * MOST_SEATS)

    def _set_up_ministries(self) -> None:
        seats = self.seats
        self.tile = [0] * SPACES
        self.marker = [-1] * SPACES
        self.tiles = 0
        self.unbribed = 0
        self.secured = 0
        self.own = [0] * seats
        self.resolved = 0
        self.officials_left = list(OFFICIALS)
        self.officials_gone = [0] * len(OFFICIALS)
        self.chits_left = list(MINISTRY_CHITS)
        self.minister_chit = [0] * 3
        self.secretary_chit = [0] * 3
        self.minister = [-1] * 3
        self.secretary = [-1] * 3
        self.resolving = -1
        self.held = [0] * (3 * MOST_SEATS)
        self.best = [OFFICIAL_SPACES] * (3 * MOST_SEATS)
        # The examination.
        self.students = [-1, -1]
        self.forced = False
        self.candidate = NO_CANDIDATE
        self.named_left = 7
        self.any_left = ANY
        self.candidates_gone = 0
        self.turning = False
        self.asked = 0
        self.tutored = [-1] * seats
        self.laid = [0] * seats
        self.laid_count = [0] * seats

    def _set_up_lands(self) -> None:
        seats = self.seats
        self.junks = JUNKS
        self.shipyards = [0] * seats
        self.oceans = [0] * seats
        self.visited = [0] * seats
        self.values_left = list(DISTANT_CHITS)
        self.land_chit = [0] * 5
        self.discoverer = [-1] * 5
        self.stock = [ARMIES] * seats
        self.colonies = [0] * seats
        self.foreign = [-1] * LANDS_USED
        self.armies = [-1] * (LANDS_USED * MOST_BOXES)
        self.land_done = 0
        self.land_won = 0
        self.avenger = -1
