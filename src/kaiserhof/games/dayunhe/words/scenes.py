"""The scenes of *Da Yunhe*: trips of the ship, buildings, uprisings, and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kaiserhof.engine import Beat, Message, Scene, Seat
from kaiserhof.engine.scenes import BETWEEN, after_pays, named, pays, points_scene, shares
from kaiserhof.engine.story import ReadableEvent, StoryLine, number_in, seat_in

_SAILED: Final = ("log-ship", "log-ship-canal", "log-ship-unrest")
_FIELD: Final = 420
"""Milliseconds that the ship needs from field to field; less on a long trip."""
_LONGEST: Final = 3400
"""How long it sails at most."""
_BEGIN: Final = 350


def dayunhe_scenes(line: StoryLine, me: int | None) -> Iterator[Scene]:
    """Yields the scenes of a line."""
    trip: list[ReadableEvent] = []
    for number, event in enumerate(line.events):
        message = event.message
        if message.id in _SAILED and line.actor >= 0:  # an inspection, field by field
            if "gain" in message.values:
                yield _points(event, str(message.values["at"]), _change(message))
        elif message.id in _SAILED:
            trip.append(event)
            if message.values["stops"]:
                turns = line.events[number + 1] if number + 1 < len(line.events) else None
                if any("gain" in each.message.values for each in trip):
                    yield _trip(trip, turns.message if turns and turns.message.id == "log-trip" else None, me)
                trip = []
        elif message.id == "log-build":
            yield _points(event, f"spot-{message.values['id']}", number_in(message))
        elif message.id == "log-raise":
            yield _points(event, f"seat-{seat_in(message)}", number_in(message))
        elif message.id == "log-intrigue" and number_in(message):
            other = seat_in(message, "other")
            yield points_scene(event.at, event.part, message, [(other, -number_in(message))], [f"spot-store-{other}"])
        elif message.id == "log-uprising":
            yield _uprising(event, me)
    ranked = [event for event in line.events if event.message.id == "log-rank"]
    finals = [event.message for event in line.events if event.message.id == "log-final"]
    if finals and len(ranked) == len(finals):
        yield _final_scoring(ranked, finals, me)


def _change(message: Message) -> int:
    return number_in(message, "gain")


def _points(event: ReadableEvent, place: str, points: int) -> Scene:
    gains = [(seat_in(event.message), points)] if points else []
    return points_scene(event.at, event.part, event.message, gains, [place])


# ---------------------------------------------------------------------- a trip


def _trip(events: Sequence[ReadableEvent], turn: Message | None, me: int | None) -> Scene:
    """Returns the scene in which the ship sails from field to field; at the end the sums are paid."""
    messages = [event.message for event in events]
    way = [str(messages[0].values["from"]), *(str(message.values["at"]) for message in messages)]
    step = min(_FIELD, _LONGEST // len(messages))
    arrived = _BEGIN + step * len(messages)
    gains: dict[int, int] = {}
    last_of: dict[int, str] = {}
    marks = []
    for number, message in enumerate(messages, 1):
        if "gain" not in message.values:
            continue
        seat, points = seat_in(message), _change(message)
        gains[seat] = gains.get(seat, 0) + points
        last_of[seat] = way[number]
        label = f"+{points}" if points > 0 else f"−{-points}"
        mark = {"seat": seat, "places": [way[number]], "labels": [label]}
        marks.append(Beat(_BEGIN + step * number - 60, "count", mark))
    paid = sorted(((seat, points) for seat, points in gains.items() if points), key=lambda gain: -gain[1])
    won = Message("scene-trip", {"shares": shares(paid, me)}) if paid else Message("scene-trip-even")
    ends = {"say": won, "why": Message("scene-turns", turn.values) if turn else ""}
    return Scene(
        name="trip",
        at=events[-1].at,
        part=events[-1].part,
        ms=after_pays(arrived + 80, len(paid)) + 300,
        say=Message("scene-sails", {"field": messages[-1].values["field"]}),
        why=Message("scene-sails-why"),
        sign="#p-junk",
        beats=(
            Beat(0, "veil", {"places": way, "r": 44}),
            Beat(_BEGIN - 120, "link", {"places": way, "step": step}),
            *marks,
            Beat(_BEGIN, "move", {"symbol": "#p-junk", "places": way, "step": step, "size": 40, "piece": "ship"}),
            Beat(arrived, "say", ends),
            *pays(arrived + 80, paid, last_of),
        ),
    )


# ---------------------------------------------------------------------- an uprising


def _uprising(event: ReadableEvent, me: int | None) -> Scene:
    """Returns the red scene for the player who loses points, and a short one for the others."""
    message = event.message
    seat, tiles = seat_in(message), number_in(message, "tiles")
    gains = [(seat, -number_in(message))] if number_in(message) else []
    if seat != me:
        wall = f"spot-wall-{seat}"
        return Scene(
            name="uprising",
            at=event.at,
            part=event.part,
            ms=after_pays(300, 1),
            say=message,
            sign="#p-fist-red",
            beats=(Beat(0, "light", {"places": [wall], "frame": True}), *pays(300, gains, {}, wall)),
        )
    panel = {
        "kind": "wall",
        "title": Message("scene-uprising-title"),
        "note": Message("scene-your-wall"),
        "seat": seat,
        "tiles": tiles,
        "limit": tiles,
        "fall": 1350,
        "symbol": f"#unrest-{seat}",
        "foot": Message("scene-go-back", {"tiles": tiles}),
    }
    return Scene(
        name="uprising",
        at=event.at,
        part=event.part,
        ms=3500,
        say=Message("scene-uprising", {"tiles": tiles}),
        why=Message("scene-uprising-why", {"tiles": tiles}),
        sign="#p-fist-red",
        tone="alarm",
        beats=(
            Beat(0, "veil", {}),
            Beat(0, "panel", panel),
            Beat(600, "shake", {}),
            Beat(1350, "say", {"say": Message("scene-you-lose", {"points": number_in(message)}), "why": panel["foot"]}),
            *pays(1450, gains, {}, "wall"),
        ),
    )


# ---------------------------------------------------------------------- the final scoring

_SOURCES: Final = ("network", "city", "unrest")
_STEPS: Final = tuple(Message(f"scene-{step}") for step in (*_SOURCES, "winner"))
_STEP: Final = 2300


def _final_scoring(ranked: Sequence[ReadableEvent], finals: Sequence[Message], me: int | None) -> Scene:
    """Returns the scene with networks, city, unrest and the winner."""
    beats, at = [], 0
    for step, source in enumerate(_SOURCES):
        sign = -1 if source == "unrest" else 1
        gains = [(seat_in(message), sign * number_in(message, source)) for message in finals]
        gains = sorted(((seat, points) for seat, points in gains if points), key=lambda gain: -gain[1])
        told = Message(f"scene-{source}-none")
        if gains:
            told = Message(f"scene-{source}-told", {"shares": shares(gains, me)})
        beats.append(Beat(at, "say", {"say": told, "why": Message(f"scene-{source}-why"), "step": step, "share": 1}))
        places = {seat: f"spot-city-{seat}" if source == "city" else f"seat-{seat}" for seat, _ in gains}
        if source == "network":
            fields = {seat_in(each): _fields(each) for each in finals}
            places = {seat: own[-1] for seat, own in fields.items() if own}
            lit = [field for own in fields.values() for field in own]
            beats.append(Beat(at, "veil", {"places": lit, "r": 44, "until": at + _STEP}))
            for number, (seat, _) in enumerate(gains):
                counted = {"seat": seat, "places": fields[seat], "step": 90, "until": at + _STEP}
                beats.append(Beat(at + 150 + BETWEEN * number, "count", counted))
        beats += pays(at + 900, gains, places)
        at += _STEP
    points = [number_in(message, "points") for message in finals]
    order = {seat_in(event.message): number_in(event.message, "place") for event in ranked}
    places_of = [order[seat] for seat in range(len(points))]
    last = ranked[-1]
    crowned = {"say": _crowned(points, places_of, me), "why": "", "step": 3, "share": 1}
    beats += [Beat(at, "say", crowned), Beat(at + 150, "panel", _comparison(finals, points, places_of, me))]
    return Scene(
        name="final",
        at=last.at,
        part=last.part,
        ms=at + 3800,
        say=beats[0].values["say"],
        sign="终",
        beats=tuple(beats),
        steps=_STEPS,
    )


def _fields(message: Message) -> list[str]:
    return [f"spot-{field}" for field in str(message.values["fields"]).split()]


def _crowned(points: Sequence[int], places: Sequence[int], me: int | None) -> Message:
    best = places.index(1)
    if places.count(1) > 1:
        return Message("scene-win-shared")
    if me is None:
        return Message("scene-wins", {"seat": Seat(best)})
    if me == best:
        return Message("scene-you-win", {"margin": points[me] - max(x for seat, x in enumerate(points) if seat != me)})
    return Message("scene-you-are", {"seat": Seat(best), "place": places[me], "behind": points[best] - points[me]})


def _comparison(
    finals: Sequence[Message], points: Sequence[int], places: Sequence[int], me: int | None
) -> dict[str, object]:
    winner = places.index(1)
    others = sorted((seat for seat in range(len(points)) if seat != winner), key=lambda seat: places[seat])
    pair = (winner, me if me is not None and me != winner else others[0])
    lines: list[dict[str, object]] = []
    before = [points[seat] for seat in pair]
    for source in _SOURCES:
        sign = -1 if source == "unrest" else 1
        both = [sign * number_in(finals[seat], source) for seat in pair]
        before = [left - part for left, part in zip(before, both, strict=True)]
        lines.append({"name": Message(f"scene-{source}"), "points": both})
    return {
        "kind": "crown",
        "seats": list(pair),
        "name": named(Seat(winner)),
        "lines": [{"name": Message("scene-before"), "points": before}, *lines],
        "points": [points[seat] for seat in pair],
        "places": list(places),
        "ranks": [Message("scene-place", {"place": place}) for place in places],
        "symbol": "#p-junk",
    }
