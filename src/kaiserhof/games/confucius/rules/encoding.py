"""A position as numbers for a network; see `engine.core.encoding`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaiserhof.engine.core.encoding import HIGHEST, Encoding, Plane, Row
from kaiserhof.engine.core.unseen import count_of
from kaiserhof.games.confucius.rules.components import (
    ACTIVE_CUBES,
    ANY,
    ARMIES,
    BOX,
    BOX_SPACES,
    COPIES,
    DEAREST,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    JUNKS,
    KINDS,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRIES,
    MINISTRY_CHITS,
    OFFICIALS,
    REWARD_COPIES,
    REWARDS,
    SPACES,
    STUDENTS,
    WALL_PIECES,
    cards_of,
    rewards_of,
)
from kaiserhof.games.confucius.rules.lookup import COINS, EXACT_COINS, LICENCES
from kaiserhof.games.confucius.rules.moves import (
    GIVE_GIFT,
    MARKER,
    NAME,
    NAMES,
    PETITION_JUNKS,
    SHIP,
    TARGET_OF,
    VERB_OF,
    YIELD,
    pack,
)
from kaiserhof.games.confucius.rules.phases import CUBES_PAY, ENDED, EXTRA_ACTION, FAVOUR, OFFICES
from kaiserhof.games.confucius.rules.state import ConfuciusState

VERSION: Final = 0
VERBS: Final = len(NAMES)
PHASES: Final = ENDED + 1
STAGES: Final = OFFICES + 1
MODES: Final = len((CUBES_PAY, EXTRA_ACTION, FAVOUR))
CURRENCIES: Final = len((COINS, LICENCES, EXACT_COINS))
CARDS: Final = KINDS * COPIES
LANDS: Final = len(DISTANT_LANDS)
FOREIGN: Final = len(FOREIGN_LANDS)
BOXES: Final = LANDS_USED * MAX_BOXES
NAMING_SEATS: Final = (PETITION_JUNKS, MARKER, SHIP, NAME, YIELD)
"""The verbs whose target is a seat."""


def planes() -> tuple[Plane, ...]:
    seats, gifts, ministries = MAX_SEATS, len(GIFTS), len(MINISTRIES)
    return (
        Plane("advanced", (), 1, "1 if petitions are allowed"),
        Plane("admiral_wins", (), 1, "1 if the Admiral wins a tie for first place"),
        Plane("phase", (PHASES,), 1, "1 for what is asked now: naming, acting, paying, landing, marking, …"),
        Plane("stage", (STAGES,), 1, "1 for the stage of the round"),
        Plane("step", (), HIGHEST, "how far a stage has come that goes through ministries or seats"),
        Plane("mode", (MODES,), 1, "1 for how the action is paid for: cubes, Extra Action card, Imperial Favour"),
        Plane("action", (VERBS,), 1, "1 for the verb of the action under way"),
        Plane("target", (), HIGHEST, "1 plus the target of the action under way, seats counted from the viewer"),
        Plane("due", (), DEAREST, "coins or licences to be paid"),
        Plane("currency", (CURRENCIES,), 1, "1 for what is due: coins, licences, or coins without change"),
        Plane("wanted", (), CARDS, "cards the seat still draws"),
        Plane("earner", (seats,), 1, "1 for the seat that takes the next Emperor's Reward card"),
        Plane("wall", (), WALL_PIECES, "pieces of the Great Wall"),
        Plane("chief", (seats,), 1, "1 for the Chief Minister"),
        Plane("passed", (seats,), 1, "1 for a seat that has passed"),
        Plane("traded", (seats,), 1, "1 for a seat that has taken Commercial Income in this round"),
        Plane("cubes", (seats,), max(ACTIVE_CUBES), "active cubes not yet used, by seat"),
        Plane("used", (seats, len(BOX)), max(ACTIVE_CUBES), "cubes on a space of the Actions Box, by seat and space"),
        Plane("transferred", (seats, SPACES), 1, "1 for an official handed over in this round, by seat and space"),
        Plane("hand_size", (seats,), CARDS, "Confucius cards in hand, by seat"),
        Plane("known", (seats, KINDS), 1, "cards in hand that everyone knows, by seat and kind"),
        Plane("hand", (KINDS,), COPIES, "the viewer's own cards, by kind"),
        Plane("deck", (), CARDS, "number of cards in the draw pile"),
        Plane("discards", (KINDS,), COPIES, "discarded cards, by kind"),
        Plane("new_deck", (KINDS,), COPIES, "what the draw pile was made of when it was last reshuffled, by kind"),
        Plane("rewards_held", (seats,), sum(REWARD_COPIES), "Emperor's Reward cards, by seat"),
        Plane("rewards", (len(REWARDS),), max(REWARD_COPIES), "the viewer's own reward cards, by kind"),
        Plane("rewards_gone", (len(REWARDS),), max(REWARD_COPIES), "reward cards that were played, by kind"),
        Plane("unavailable", (seats, gifts), 1, "1 for a gift not available yet, by seat and gift"),
        Plane("available", (seats, gifts), 1, "1 for a gift that may be given, by seat and gift"),
        Plane("given", (seats, seats), gifts, "value of the active gift, by giver and recipient"),
        Plane("officials", (SPACES,), len(OFFICIALS) - 1, "bribe value of the official, 1 for a candidate, by space"),
        Plane("markers", (seats, SPACES), 1, "1 for a marker, by seat and space"),
        Plane("secured", (SPACES,), 1, "1 for a secured marker, by space"),
        Plane("resolved", (ministries,), 1, "1 for a ministry that is resolved"),
        Plane("officials_left", (len(OFFICIALS),), max(OFFICIALS), "officials still to come, by bribe value"),
        Plane("chits_left", (len(MINISTRY_CHITS),), max(MINISTRY_CHITS), "ministry chits not drawn, by value"),
        Plane("minister_chit", (ministries,), len(MINISTRY_CHITS) - 1, "points for the Minister, by ministry"),
        Plane("secretary_chit", (ministries,), len(MINISTRY_CHITS) - 1, "points for the Secretary, by ministry"),
        Plane("ministers", (seats, ministries), 1, "1 for the Minister, by seat and ministry"),
        Plane("secretaries", (seats, ministries), 1, "1 for the Secretary, by seat and ministry"),
        Plane("resolving", (ministries,), 1, "1 for the ministry that is being resolved"),
        Plane("held", (ministries, seats), HIGHEST, "influence in the resolution, by ministry and seat"),
        Plane("students", (seats, len(STUDENTS)), 1, "1 for a student, by seat and space"),
        Plane("forced", (), 1, "1 if someone has forced an examination in this round"),
        Plane("candidate", (ministries + 1,), 1, "1 for the ministry of the candidate that lies face up, or for any"),
        Plane("named_left", (ministries,), 1, "1 for a ministry whose candidate has not been turned up"),
        Plane("any_left", (), ANY, "candidates for any ministry that have not been turned up"),
        Plane("asked", (), seats, "seats that have been asked to tutor"),
        Plane("tutored", (seats, len(STUDENTS)), 1, "1 for the student that a seat tutors, by seat and student"),
        Plane("laid_count", (seats,), CARDS, "cards that lie face down, by seat"),
        Plane("laid", (KINDS,), COPIES, "the viewer's own cards that lie face down, by kind"),
        Plane("junks", (), JUNKS, "junks in the supply"),
        Plane("shipyards", (seats,), JUNKS, "junks in the shipyard, by seat"),
        Plane("oceans", (seats,), JUNKS, "junks on the ocean, by seat"),
        Plane("visited", (seats, LANDS), 1, "1 for a marker in a Distant Land, by seat and land"),
        Plane("land_chit", (LANDS,), 4, "points for the first to arrive, by Distant Land"),
        Plane("discoverers", (seats, LANDS), 1, "1 for the seat that took the chit, by seat and Distant Land"),
        Plane("stock", (seats,), ARMIES, "armies not recruited, by seat"),
        Plane("colonies", (seats,), ARMIES, "armies in the military colony, by seat"),
        Plane("foreign", (LANDS_USED, FOREIGN), 1, "1 for the Foreign Land that lies there, by space and land"),
        Plane("armies", (seats, BOXES), 1, "1 for an army, by seat and box"),
        Plane("land_done", (LANDS_USED,), 1, "1 for a space whose invasion is over"),
        Plane("land_won", (LANDS_USED,), 1, "1 for a space whose invasion has succeeded"),
        Plane("avenger", (seats,), 1, "1 for the seat whose army stands on the card Emperor Insulted"),
    )


@final
class ConfuciusEncoding(Encoding[ConfuciusState]):
    """The planes of *Confucius*."""

    def __init__(self) -> None:
        super().__init__(VERSION, MAX_SEATS, planes())

    def write_planes(self, state: ConfuciusState, row: Row) -> None:
        self._question(state, row)
        _round(state, row)
        _cards(state, row)
        _gifts(state, row)
        _ministries(state, row)
        _examination(state, row)
        _lands(state, row)

    def _question(self, state: ConfuciusState, row: Row) -> None:
        row.number(1 if state.advanced else 0)
        row.number(1 if state.admiral_wins else 0)
        row.one_of(state.phase, PHASES)
        row.one_of(state.stage, STAGES)
        row.number(state.step)
        row.one_of(state.mode, MODES)
        row.one_of(state.action, VERBS)
        if state.action >= 0 and state.target >= 0:
            move = self.seen_from(pack(state.action, state.target), row.seat, state.seats)
            row.set(row.at, TARGET_OF[move] + 1)
        row.at += 1
        row.number(state.due)
        row.one_of(state.currency, CURRENCIES)
        row.number(state.wanted)
        row.which_seat(state.earner)

    def seen_from(self, move: int, seat: int, seats: int) -> int:
        """Moves that name a seat count it from the mover."""
        verb, target = VERB_OF[move], TARGET_OF[move]
        if verb in NAMING_SEATS and target < seats:
            return pack(verb, (target - seat) % seats)
        if verb == GIVE_GIFT and target % MAX_SEATS < seats:
            return pack(verb, target // MAX_SEATS * MAX_SEATS + (target % MAX_SEATS - seat) % seats)
        return move


def _round(state: ConfuciusState, row: Row) -> None:
    row.number(state.wall)
    row.which_seat(state.chief)
    row.which_seats(state.passed)
    row.which_seats(state.traded)
    row.by_seat(state.cubes)
    row.many_by_seat(state.used, BOX_SPACES)
    row.masks_by_seat(state.transferred, SPACES)


def _cards(state: ConfuciusState, row: Row) -> None:
    row.by_seat(state.hand_size)
    seat = row.seat
    for place in range(state.seats):
        _hand(row, row.at + place * KINDS, state.known[seat])
        seat = row.after(seat)
    row.at += MAX_SEATS * KINDS
    _hand(row, row.at, state.hands[row.seat])
    row.at += KINDS
    row.number(state.deck_size)
    row.numbers(state.discards)
    if state.pools:
        for kind in range(KINDS):
            row.set(row.at + kind, count_of(state.pools[-1], kind))
    row.at += KINDS
    row.by_seat(state.rewards_held)
    _rewards(row, state.rewards[row.seat])
    _rewards(row, state.rewards_gone)


def _hand(row: Row, at: i64, cards: i64) -> None:
    if cards:
        for kind in range(KINDS):
            row.set(at + kind, cards_of(cards, kind))


def _rewards(row: Row, cards: i64) -> None:
    if cards:
        for reward in range(len(REWARDS)):
            row.set(row.at + reward, rewards_of(cards, reward))
    row.at += len(REWARDS)


def _gifts(state: ConfuciusState, row: Row) -> None:
    row.masks_by_seat(state.unavailable, len(GIFTS))
    row.masks_by_seat(state.available, len(GIFTS))
    seat = row.seat
    for relative in range(state.seats):
        other = row.seat
        for place in range(state.seats):
            row.set(row.at + relative * MAX_SEATS + place, state.given[seat * MAX_SEATS + other])
            other = row.after(other)
        seat = row.after(seat)
    row.at += MAX_SEATS * MAX_SEATS


def _ministries(state: ConfuciusState, row: Row) -> None:
    ministries = len(MINISTRIES)
    row.numbers(state.tile)
    row.masks_by_seat(state.own, SPACES)
    row.mask(state.secured, SPACES)
    row.mask(state.resolved, ministries)
    row.numbers(state.officials_left)
    row.numbers(state.chits_left)
    row.numbers(state.minister_chit)
    row.numbers(state.secretary_chit)
    row.owners(state.minister)
    row.owners(state.secretary)
    row.one_of(state.resolving, ministries)
    for ministry in range(ministries):
        seat = row.seat
        for place in range(state.seats):
            row.set(row.at + place, state.held[ministry * MAX_SEATS + seat])
            seat = row.after(seat)
        row.at += MAX_SEATS


def _examination(state: ConfuciusState, row: Row) -> None:
    row.owners(state.students)
    row.number(1 if state.forced else 0)
    row.one_of(state.candidate, len(MINISTRIES) + 1)
    row.mask(state.named_left, len(MINISTRIES))
    row.number(state.any_left)
    row.number(state.asked)
    seat = row.seat
    for relative in range(state.seats):
        if state.tutored[seat] >= 0:
            row.set(row.at + relative * len(STUDENTS) + state.tutored[seat], 1)
        seat = row.after(seat)
    row.at += MAX_SEATS * len(STUDENTS)
    row.by_seat(state.laid_count)
    _hand(row, row.at, state.laid[row.seat])
    row.at += KINDS


def _lands(state: ConfuciusState, row: Row) -> None:
    row.number(state.junks)
    row.by_seat(state.shipyards)
    row.by_seat(state.oceans)
    row.masks_by_seat(state.visited, LANDS)
    row.numbers(state.land_chit)
    row.owners(state.discoverer)
    row.by_seat(state.stock)
    row.by_seat(state.colonies)
    for land in state.foreign:
        row.one_of(land, FOREIGN)
    row.owners(state.armies)
    row.mask(state.land_done, LANDS_USED)
    row.mask(state.land_won, LANDS_USED)
    row.which_seat(state.avenger)
