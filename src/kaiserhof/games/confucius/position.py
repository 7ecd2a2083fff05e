"""The parts of a position: what they mean, how they begin, how they are copied. What happens to them is in `state`."""

from __future__ import annotations

from typing import Self

from kaiserhof.engine import State

from . import hidden
from .components import (
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
from .phases import CUBES_PAY, ONWARD, SETTING_UP


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

    def copy(self) -> Self:
        """An independent copy."""
        new = type(self)(self.seats, advanced=self.advanced, admiral_wins=self.admiral_wins)
        new.viewer = self.viewer
        new.phase = self.phase
        new.stage = self.stage
        new.turn = self.turn
        new.step = self.step
        new.mode = self.mode
        new.action = self.action
        new.target = self.target
        new.due = self.due
        new.currency = self.currency
        new.wanted = self.wanted
        new.earner = self.earner
        new.wall = self.wall
        new.chief = self.chief
        new.passed = self.passed
        new.traded = self.traded
        new.deck_size = self.deck_size
        new.stack = self.stack
        new.stack_size = self.stack_size
        new.rewards_gone = self.rewards_gone
        new.tiles = self.tiles
        new.unbribed = self.unbribed
        new.secured = self.secured
        new.resolved = self.resolved
        new.resolving = self.resolving
        new.forced = self.forced
        new.candidate = self.candidate
        new.named_left = self.named_left
        new.any_left = self.any_left
        new.candidates_gone = self.candidates_gone
        new.turning = self.turning
        new.asked = self.asked
        new.junks = self.junks
        new.land_done = self.land_done
        new.land_won = self.land_won
        new.avenger = self.avenger
        new.cubes = self.cubes[:]
        new.used = self.used[:]
        new.transfers = self.transfers[:]
        new.points = self.points[:]
        new.offices = self.offices[:]
        new.hands = self.hands[:]
        new.hand_size = self.hand_size[:]
        new.known = self.known[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.fresh = self.fresh[:]
        new.drawn = self.drawn[:]
        new.rewards = self.rewards[:]
        new.rewards_held = self.rewards_held[:]
        new.unavailable = self.unavailable[:]
        new.available = self.available[:]
        new.gone = self.gone[:]
        new.given = self.given[:]
        new.tile = self.tile[:]
        new.marker = self.marker[:]
        new.own = self.own[:]
        new.officials_left = self.officials_left[:]
        new.officials_gone = self.officials_gone[:]
        new.chits_left = self.chits_left[:]
        new.minister_chit = self.minister_chit[:]
        new.secretary_chit = self.secretary_chit[:]
        new.minister = self.minister[:]
        new.secretary = self.secretary[:]
        new.held = self.held[:]
        new.best = self.best[:]
        new.students = self.students[:]
        new.tutored = self.tutored[:]
        new.laid = self.laid[:]
        new.laid_count = self.laid_count[:]
        new.shipyards = self.shipyards[:]
        new.oceans = self.oceans[:]
        new.visited = self.visited[:]
        new.values_left = self.values_left[:]
        new.land_chit = self.land_chit[:]
        new.discoverer = self.discoverer[:]
        new.stock = self.stock[:]
        new.colonies = self.colonies[:]
        new.foreign = self.foreign[:]
        new.armies = self.armies[:]
        return new
