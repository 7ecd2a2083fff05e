"""What follows from an offer and its answers, by itself: who is replaced, what is decided, and who wants to play on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kaiserhof.storage.rows import OPEN_OFFER, OfferAnswer, OfferKind, OfferRow
from kaiserhof.tables.meeting.offers import (
    AT_ONCE,
    BY_THE_DAY,
    answered,
    decided,
    may_start_without,
    replaced,
    willing,
)

NOW, END = 1000.0, 1060.0


def offer(kind: OfferKind, **answers: OfferAnswer) -> OfferRow:
    """An offer of Axel to Barbara, whom a hand-over would replace, and to Chris."""
    return OfferRow(
        "offer",
        "table",
        kind=kind,
        asker="Axel",
        seat=1,
        level="regular",
        asked=("Barbara", "Chris"),
        answers=answers,
        status=OPEN_OFFER,
        created=NOW,
        expires=END,
    )


def test_only_a_hand_over_replaces_anyone() -> None:
    assert replaced(offer("hand-over")) == "Barbara"
    assert replaced(offer("rematch")) is replaced(offer("end")) is None


def test_a_player_who_is_about_to_be_replaced_may_ask_for_time() -> None:
    asked = offer("hand-over", Chris="yes")
    later = answered(asked, "Barbara", "wait", AT_ONCE)
    assert later == replace(asked, answers={"Chris": "yes", "Barbara": "wait"}, expires=END + 300)
    assert answered(asked, "Barbara", "wait", BY_THE_DAY).expires == END + 86_400
    assert answered(asked, "Barbara", "no", AT_ONCE) == replace(asked, answers={"Chris": "yes", "Barbara": "no"})


@pytest.mark.parametrize(
    ("answers", "here", "before", "after"),
    [
        ({}, {"Chris"}, "open", "refused"),
        ({}, set(), "open", "agreed"),
        ({"Chris": "yes"}, {"Chris"}, "open", "agreed"),
        ({"Chris": "yes"}, {"Chris", "Barbara"}, "open", "refused"),
        ({"Barbara": "yes"}, {"Barbara", "Chris"}, "agreed", "agreed"),
        ({"Barbara": "yes", "Chris": "no"}, {"Chris"}, "agreed", "agreed"),
        ({"Barbara": "no"}, {"Chris"}, "refused", "refused"),
        ({"Chris": "no"}, set(), "refused", "refused"),
        ({"Barbara": "wait"}, set(), "open", "agreed"),
    ],
)
def test_a_hand_over_is_decided_by_the_person_at_once_and_else_when_the_time_is_over(
    answers: dict[str, OfferAnswer], here: set[str], before: str, after: str
) -> None:
    asked = offer("hand-over", **answers)
    assert decided(asked, END - 1, here) == before
    assert decided(asked, END, here) == after


@pytest.mark.parametrize(
    ("kind", "answers", "before", "after"),
    [
        ("end", {}, "open", "expired"),
        ("end", {"Barbara": "yes"}, "open", "expired"),
        ("end", {"Barbara": "yes", "Chris": "yes"}, "agreed", "agreed"),
        ("end", {"Barbara": "no"}, "refused", "refused"),
        ("rematch", {"Barbara": "no"}, "open", "expired"),
        ("rematch", {"Barbara": "yes", "Chris": "no"}, "open", "expired"),
        ("rematch", {"Barbara": "yes", "Chris": "yes"}, "agreed", "agreed"),
    ],
)
def test_an_end_and_a_rematch_need_everyone_and_only_an_end_is_refused_by_one(
    kind: OfferKind, answers: dict[str, OfferAnswer], before: str, after: str
) -> None:
    asked = offer(kind, **answers)
    assert decided(asked, END - 1, ()) == before
    assert decided(asked, END, ()) == after


def test_the_one_who_asks_and_those_who_agree_want_the_rematch() -> None:
    assert willing(offer("rematch")) == ("Axel",)
    assert willing(offer("rematch", Barbara="no", Chris="yes")) == ("Axel", "Chris")


def test_a_rematch_may_start_without_those_who_declined_once_everyone_has_answered() -> None:
    assert may_start_without(offer("rematch", Barbara="no", Chris="yes"))
    assert not may_start_without(offer("rematch", Barbara="no"))
    assert not may_start_without(offer("rematch", Barbara="yes", Chris="yes"))
    assert not may_start_without(offer("end", Barbara="no", Chris="yes"))
