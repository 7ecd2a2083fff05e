"""Changes at a table outside the game, such as presence. A stream sends them as an event of its own."""

from __future__ import annotations

import asyncio

from kaiserhof.tables import Person, Tables
from kaiserhof.tables.clocks.clock import WARNING, SeatTime
from kaiserhof.tables.meeting.offers import HAND_OVER, SEAT
from kaiserhof.tables.meeting.presence import PresenceStatus
from kaiserhof.web.events import ENCODER, event
from kaiserhof.web.rendering.render import page_words
from kaiserhof.web.visitor import Visitor
from kaiserhof.web.wire import Ask, Meeting, MeetingEvent, PresenceData, TimeData


class MeetingLookup:
    """The presence and the questions that one page of a table shows; looked up repeatedly."""

    def __init__(self, tables: Tables, table_id: str, visitor: Visitor) -> None:
        self._tables, self._table_id, self._visitor = tables, table_id, visitor
        self._stirs = -1
        self._asks: list[Ask] = []
        self._hidden: frozenset[int] | None = None
        """The seats whose presence the visitor may not see; None if not looked up yet."""

    async def look(self) -> Meeting:
        """Returns who is present, and what the visitor is asked at other tables."""
        person = self._visitor.person
        if self._hidden is None:
            self._hidden = await asyncio.to_thread(self._tables.views.hidden_presences, self._table_id, person)
        meeting = await _presences(self._tables, self._table_id, person, self._hidden)
        if person is not None and (stirs := self._tables.person_versions.of(person.id)) != self._stirs:
            self._stirs = stirs
            if self._tables.offers.asked_known(person):
                self._asks = []
            else:
                self._asks = await asyncio.to_thread(asks_of, self._tables, person, self._visitor.lang, self._table_id)
        return {**meeting, "asks": self._asks} if self._asks else meeting


def asks_of(tables: Tables, person: Person, lang: str, but: str = "") -> list[Ask]:
    """Returns the open questions to a person at their tables, and their invitations, as sentences with links; leaves
    out the table `but`."""
    words = page_words(lang)
    told: list[Ask] = []
    if tables.sanctions.was_renamed(person.id, tables.store.database.clock()):
        told.append({"text": words("asks-renamed", name=person.name), "href": "/me#hosts"})
    for offer in tables.offers.asked_of(person):
        if offer.table_id != but:
            asker = tables.store.people.get(offer.asker)
            name = asker.name if asker is not None else ""
            mine = offer.kind in (HAND_OVER, SEAT) and offer.asked[0] == person.id
            seat = words("asks-some-seat")
            text = words(f"asks-me-{offer.kind}" if mine else f"asks-{offer.kind}", asker=name, name=seat)
            told.append({"text": text, "href": f"/t/{offer.table_id}"})
    for invitation in tables.store.lobby.invitations_of(person.id):
        if invitation.table != but:
            said = words("mine-invites", name=invitation.inviter)
            told.append({"text": said, "href": f"/t/{invitation.table}"})
    return told


async def _presences(tables: Tables, table_id: str, person: Person | None, hidden: frozenset[int]) -> Meeting:
    if tables.views.presences_known(table_id):
        found = tables.views.presences(table_id)
    else:
        found = await asyncio.to_thread(tables.views.presences, table_id)
    meeting: Meeting = {
        "seats": [None if seen is None or seat in hidden else _seen(seen) for seat, seen in enumerate(found)]
    }
    if watchers := tables.audience.count(table_id):
        meeting["watchers"] = watchers
    times = tables.clocks.times(table_id, person)
    if times:
        meeting["times"] = [_time(each) for each in times]
        rule = tables.clocks.rule(table_id)
        meeting["clock"], meeting["low"] = rule.kind, rule.whole * WARNING
    return meeting


def _time(time: SeatTime) -> TimeData:
    told: TimeData = {"left": round(time.left)}
    if time.until is not None:
        told["until"], told["up"] = time.until, time.up
    if time.resting:
        told["resting"] = True
    return told


def meeting_event(meeting: Meeting, now: float) -> bytes:
    """Returns the presence event with the server's time, from which a page counts on."""
    told: MeetingEvent = {"now": round(now, 3), **meeting}
    return event("meeting", ENCODER.encode(told))


def _seen(seen: PresenceStatus) -> PresenceData:
    since = None if seen.since is None else round(seen.since)
    return {"state": seen.state, "since": since, "page": seen.page}
