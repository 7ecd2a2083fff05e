"""The parts of a position: what they mean, how they begin, how they are copied. What happens to them is in `state`."""

from __future__ import annotations

from typing import Self

from kaiserhof.engine import State
from kaiserhof.games.confucius.rules import hidden
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


class Position(State):
    """Everything that lies on the table and in hands."""

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

    def __init__(self, seats: int, *, advanced: bool = False, admiral_wins: bool = False) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = hidden.FULL
        """Whose view this is: a seat, a spectator, or the full state."""
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
        """How far a stage has come that goes through ministries or seats."""
        self.mode = CUBES_PAY
        self.action = -1
        """The verb of the action under way."""
        self.target = -1
        """Its target."""
        self.due = 0
        """Coins or licences to be paid."""
        self.currency = 0
        self.wanted = 0
        """Confucius cards still to be drawn."""
        self.earner = -1
        """Who takes the next Emperor's Reward card."""
        # The round.
        self.wall = 0
        """Pieces of the Great Wall: the rounds that are over, from the Court Phase on with this one."""
        self.chief = -1
        self.cubes = [CUBES] * seats
        """Active cubes not yet used."""
        self.used = [0] * (seats * BOX_SPACES)
        """Seat times `BOX_SPACES` plus space, to the seat's cubes there."""
        self.passed = 0
        """Mask of seats that have passed."""
        self.traded = 0
        """Mask of seats that have taken Commercial Income."""
        self.transfers = [0] * seats
        """How often each seat has transferred influence."""
        self.points = [0] * seats
        self.offices = [-1] * 3
        """Chief Minister, Admiral, General of the end."""
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
        """The part of each hand that everyone knows: what is left of the first three cards."""
        self.deck = [COPIES - seats] * KINDS
        self.deck_size = sum(self.deck)
        self.discards = [0] * KINDS
        self.fresh = self.deck[:]
        """What the draw pile held when it was last shuffled."""
        self.drawn = [0] * (seats * KINDS)
        """Seat times `KINDS` plus kind, to the cards it has drawn since."""
        self.rewards = [0] * seats
        self.rewards_held = [0] * seats
        self.stack = REWARD_STACK
        self.stack_size = sum(REWARD_COPIES)
        self.rewards_gone = 0
        """Emperor's Reward cards that were played."""
        self.unavailable = [ALL_GIFTS & ~FIRST_AVAILABLE] * seats
        self.available = [FIRST_AVAILABLE] * seats
        self.gone = [0] * seats
        self.given = [0] * (MOST_SEATS * MOST_SEATS)

    def _set_up_ministries(self) -> None:
        seats = self.seats
        self.tile = [0] * SPACES
        self.marker = [-1] * SPACES
        self.tiles = 0
        """Mask of spaces with an official."""
        self.unbribed = 0
        """Mask of ordinary officials without a marker."""
        self.secured = 0
        """Mask of officials with a secured marker."""
        self.own = [0] * seats
        """Seat to the mask of officials with its marker."""
        self.resolved = 0
        """Mask of resolved ministries."""
        self.officials_left = list(OFFICIALS)
        self.officials_gone = [0] * len(OFFICIALS)
        self.chits_left = list(MINISTRY_CHITS)
        self.minister_chit = [0] * 3
        self.secretary_chit = [0] * 3
        self.minister = [-1] * 3
        self.secretary = [-1] * 3
        self.resolving = -1
        """The ministry that is being resolved."""
        self.held = [0] * (3 * MOST_SEATS)
        """Ministry times `MOST_SEATS` plus seat, to its influence in the resolution, with what others gave up to it."""
        self.best = [OFFICIAL_SPACES] * (3 * MOST_SEATS)
        """The same for its most senior official."""
        # The examination.
        self.students = [-1, -1]
        self.forced = False
        self.candidate = NO_CANDIDATE
        self.named_left = 7
        """Mask of ministries whose candidate has not been turned up."""
        self.any_left = ANY
        self.candidates_gone = 0
        """Candidates that left the game without a place."""
        self.turning = False
        """Whether the next candidate is being turned up."""
        self.asked = 0
        """Seats asked to tutor so far."""
        self.tutored = [-1] * seats
        self.laid = [0] * seats
        """Cards laid face down; they still count as in hand."""
        self.laid_count = [0] * seats

    def _set_up_lands(self) -> None:
        seats = self.seats
        self.junks = JUNKS
        self.shipyards = [0] * seats
        self.oceans = [0] * seats
        self.visited = [0] * seats
        """Seat to the mask of Distant Lands with its marker."""
        self.values_left = list(DISTANT_CHITS)
        self.land_chit = [0] * 5
        self.discoverer = [-1] * 5
        """Distant Land to who took its chit."""
        self.stock = [ARMIES] * seats
        self.colonies = [0] * seats
        self.foreign = [-1] * LANDS_USED
        """Space to the Foreign Land on it."""
        self.armies = [-1] * (LANDS_USED * MOST_BOXES)
        """Space times `MOST_BOXES` plus box, to whose army stands there."""
        self.land_done = 0
        """Mask of spaces whose invasion is over."""
        self.land_won = 0
        """Mask of those that succeeded."""
        self.avenger = -1
        """Whose army stands on the card Emperor Insulted."""

    def copy_from(self, other: Position) -> None:
        """Become a copy of a position of the same variant with as many seats."""
        self.viewer = other.viewer
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
        self.deck_size = other.deck_size
        self.stack = other.stack
        self.stack_size = other.stack_size
        self.rewards_gone = other.rewards_gone
        self.tiles = other.tiles
        self.unbribed = other.unbribed
        self.secured = other.secured
        self.resolved = other.resolved
        self.resolving = other.resolving
        self.forced = other.forced
        self.candidate = other.candidate
        self.named_left = other.named_left
        self.any_left = other.any_left
        self.candidates_gone = other.candidates_gone
        self.turning = other.turning
        self.asked = other.asked
        self.junks = other.junks
        self.land_done = other.land_done
        self.land_won = other.land_won
        self.avenger = other.avenger
        self.cubes = other.cubes[:]
        self.used = other.used[:]
        self.transfers = other.transfers[:]
        self.points = other.points[:]
        self.offices = other.offices[:]
        self.hands = other.hands[:]
        self.hand_size = other.hand_size[:]
        self.known = other.known[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.fresh = other.fresh[:]
        self.drawn = other.drawn[:]
        self.rewards = other.rewards[:]
        self.rewards_held = other.rewards_held[:]
        self.unavailable = other.unavailable[:]
        self.available = other.available[:]
        self.gone = other.gone[:]
        self.given = other.given[:]
        self.tile = other.tile[:]
        self.marker = other.marker[:]
        self.own = other.own[:]
        self.officials_left = other.officials_left[:]
        self.officials_gone = other.officials_gone[:]
        self.chits_left = other.chits_left[:]
        self.minister_chit = other.minister_chit[:]
        self.secretary_chit = other.secretary_chit[:]
        self.minister = other.minister[:]
        self.secretary = other.secretary[:]
        self.held = other.held[:]
        self.best = other.best[:]
        self.students = other.students[:]
        self.tutored = other.tutored[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count[:]
        self.shipyards = other.shipyards[:]
        self.oceans = other.oceans[:]
        self.visited = other.visited[:]
        self.values_left = other.values_left[:]
        self.land_chit = other.land_chit[:]
        self.discoverer = other.discoverer[:]
        self.stock = other.stock[:]
        self.colonies = other.colonies[:]
        self.foreign = other.foreign[:]
        self.armies = other.armies[:]
