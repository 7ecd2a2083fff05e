"""The scenes of *Der Kaiser von China*: a province is scored, the pile is used up, and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kaiserhof.engine import Beat, Message, Scene, Seat
from kaiserhof.engine.message import Value
from kaiserhof.engine.scenes import PAY, after_pays, name, named, pays, shares
from kaiserhof.engine.story import ReadableEvent, StoryLine, number_in, seat_in

_HOUSES: Final = "log-points-houses"
_ALLIANCE: Final = "log-points-alliance"
_ROAD: Final = "log-points-road"
_FINAL: Final = (_HOUSES, _ALLIANCE, _ROAD)

_COUNT: Final = 130
"""Milliseconds from one counted house to the next."""
_STEPS: Final = tuple(Message(f"scene-{step}") for step in ("provinces", "alliances", "roads", "winner"))
_LONGEST: Final = 8400
"""How long provinces, alliances and roads of the final scoring may take together."""
_CROWN: Final = 3500
"""How long the winner is shown."""


def china_scenes(line: StoryLine, me: int | None) -> Iterator[Scene]:
    """Yields the scenes of a line."""
    ended = any(event.message.id == "log-ended" for event in line.events)
    if ended:
        if any(event.message.id == "log-winner" for event in line.events):
            yield _final_scoring(line.events, me)
        return
    for (at, place), events in groupby(line.events, _province):
        if place:
            yield _province_scored(at, list(events), me)
    for event in line.events:
        if event.message.id == "log-pile-first":
            yield _pile_used_up(event)


def _province(event: ReadableEvent) -> tuple[int, str]:
    message = event.message
    return event.at, str(message.values["id"]) if message.id == _HOUSES else ""


def _fields(message: Message, key: str) -> list[str]:
    return [f"spot-field-{field}" for field in str(message.values[key]).split()]


def _points(messages: Sequence[Message]) -> list[tuple[int, int]]:
    """Returns seats and points, most points first."""
    gains = [(seat_in(message), number_in(message)) for message in messages]
    return sorted(gains, key=lambda gain: -gain[1])


# ---------------------------------------------------------------------- a province


def _province_scored(at: int, events: Sequence[ReadableEvent], me: int | None) -> Scene:
    messages = [event.message for event in events]
    province, gains = messages[0].values["province"], _points(messages)
    beats = [
        *_counted(messages, 0),
        Beat(560, "plate", _plate(messages, me)),
        *pays(1150, gains, {seat: f"plate-{seat}" for seat, _ in gains}),
    ]
    return Scene(
        name="province",
        at=at,
        part=events[-1].part,
        ms=after_pays(1150, len(gains)) + 300,
        say=Message("scene-province", {"province": province, "shares": shares(gains, me)}),
        why=Message("scene-province-why"),
        sign=_character(province),
        beats=tuple(beats),
    )


def _counted(messages: Sequence[Message], at: int, until: int | None = None) -> Iterator[Beat]:
    """Yields the beats in which a province lights up and its houses are counted."""
    ends = {} if until is None else {"until": until}
    shape = f"outline-{messages[0].values['id']}"
    yield Beat(at, "veil", {"shapes": [shape], **ends})
    yield Beat(at + 60, "light", {"shape": shape, **ends})
    for number, message in enumerate(sorted(messages, key=lambda message: -number_in(message))):
        places = _fields(message, "houses")
        begin = at + 300 + _COUNT * number
        yield Beat(begin, "count", {"seat": seat_in(message), "places": places, "step": _COUNT, **ends})


def _plate(messages: Sequence[Message], me: int | None) -> dict[str, object]:
    """Returns the values of the table beside a province: houses, reason and points of each seat."""
    houses = {seat_in(message): len(_fields(message, "houses")) for message in messages}
    total = sum(houses.values())
    rows = []
    for seat, points in sorted(_points(messages), key=lambda gain: -houses[gain[0]]):
        above = min((count for count in houses.values() if count > houses[seat]), default=total)
        if above == total:
            why = Message("scene-all-houses")
        else:
            holder = next(each for each, count in houses.items() if count == above)
            why = Message("scene-as-you" if holder == me else "scene-as", {"who": name(holder, me)})
        if points != above:
            why = Message("scene-doubled", {"why": why})
        rows.append({"seat": seat, "count": houses[seat], "why": why, "points": points})
    head = Message("scene-province-head", {"province": messages[0].values["province"], "houses": total})
    return {"head": head, "rows": rows, "shape": f"outline-{messages[0].values['id']}"}


def _character(province: Value) -> str:
    return province["zh"][:1] if isinstance(province, dict) else ""


def _pile_used_up(event: ReadableEvent) -> Scene:
    return Scene(
        name="pile",
        at=event.at,
        part=event.part,
        ms=1600,
        say=Message("scene-pile", event.message.values),
        why=Message("scene-pile-why"),
        sign="牌",
        beats=(Beat(0, "light", {"places": ["spot-pile"], "frame": True}), Beat(500, "shake", {"place": "spot-pile"})),
    )


# ---------------------------------------------------------------------- the final scoring


def _final_scoring(events: Sequence[ReadableEvent], me: int | None) -> Scene:
    """Returns the scene from the provinces that are left to the winner."""
    groups = [[event.message for event in same] for _, same in groupby(events, _subject)]
    groups = [messages for messages in groups if messages[0].id in _FINAL]
    natural = sum(_length(messages) for messages in groups)
    pace = min(1.0, _LONGEST / natural) if natural else 1.0
    beats: list[Beat] = []
    at = 0
    for number, messages in enumerate(groups):
        ends = at + round(_length(messages) * pace)
        step = {"step": _FINAL.index(messages[0].id), "share": _share(groups, number)}
        beats.append(Beat(at, "say", {"say": _sentence(messages, me), **step}))
        beats += _shown(messages, at, ends, pace)
        at = ends
    last = events[-1]
    winners = [event.message for event in events if event.message.id == "log-winner"]
    totals = [int(points) for points in str(winners[0].values["result"]).split()]
    places = [int(place) for place in str(winners[0].values["places"]).split()]
    at = max(at, PAY)
    beats.append(Beat(at, "say", {"say": _crowned(winners, totals, places, me), "step": 3, "share": 1}))
    beats.append(Beat(at + 150, "panel", _comparison(groups, seat_in(winners[0]), totals, places, me)))
    return Scene(
        name="final",
        at=last.at,
        part=last.part,
        ms=at + _CROWN,
        say=beats[0].values["say"],
        sign="终",
        beats=tuple(beats),
        steps=_STEPS,
    )


def _subject(event: ReadableEvent) -> tuple[str, object]:
    """Returns what an event of the final scoring is about."""
    message = event.message
    key = {_HOUSES: "id", _ALLIANCE: "number", _ROAD: "fields"}.get(message.id)
    return message.id, message.values[key] if key else None


def _length(messages: Sequence[Message]) -> int:
    """Returns how long a province, an alliance or a road is shown if there is time."""
    if messages[0].id == _HOUSES:
        return 1700
    return 1300 if messages[0].id == _ALLIANCE else 900 + 260 * number_in(messages[0], "houses")


def _share(groups: Sequence[Sequence[Message]], number: int) -> float:
    """Returns how much of its step is done after a group."""
    same = [at for at, messages in enumerate(groups) if messages[0].id == groups[number][0].id]
    return round((same.index(number) + 1) / len(same), 2)


def _sentence(messages: Sequence[Message], me: int | None) -> Message:
    """Returns who gets what, and for what."""
    values = dict(messages[0].values)
    told = shares(_points(messages), me)
    if messages[0].id == _HOUSES:
        return Message("scene-province-left", {"province": values["province"], "shares": told})
    if messages[0].id == _ALLIANCE:
        pair = {"number": values["number"], "first": values["first"], "second": values["second"]}
        return Message("scene-alliance", {**pair, "shares": told})
    return Message("scene-road", {"houses": values["houses"], "shares": told})


def _shown(messages: Sequence[Message], at: int, until: int, pace: float) -> Iterator[Beat]:
    """Yields the beats of one province, alliance or road."""
    begin, message = at + round(600 * pace), messages[0]
    gains = _points(messages)
    if message.id == _HOUSES:
        yield from _counted(messages, at, until)
        places = {seat_in(each): _fields(each, "houses")[-1] for each in messages}
        yield from pays(begin, gains, places, between=60)
    elif message.id == _ALLIANCE:
        first, second, number = message.values["first-id"], message.values["second-id"], message.values["number"]
        dragons, middle = [f"spot-dragon-{first}", f"spot-dragon-{second}"], f"alliance-{number}"
        ends = {"until": until}
        yield Beat(at, "veil", {"shapes": [f"outline-{first}", f"outline-{second}"], **ends})
        yield Beat(at + 60, "light", {"places": dragons, "r": 34, **ends})
        yield Beat(at + 160, "link", {"places": [dragons[0], middle, dragons[1]], "r": 30, "ms": 300, **ends})
        for place, key in zip(dragons, ("first-emissaries", "second-emissaries"), strict=True):
            counts = [(seat, int(count)) for seat, count in enumerate(str(message.values[key]).split())]
            rows = [{"seat": seat, "count": count} for seat, count in counts if count]
            yield Beat(at + 200, "plate", {"rows": rows, "place": place, **ends})
        yield Beat(at + 300, "count", {"places": [middle], "labels": [str(gains[0][1])], **ends})
        yield from pays(begin, gains, {}, middle, between=60)
    else:
        fields, step = _fields(message, "fields"), round(260 * pace)
        own = {"seat": seat_in(message), "places": fields, "step": step, "until": until}
        yield Beat(at, "veil", {"places": fields, "r": 27, "until": until})
        yield Beat(at + 60, "link", {**own, "r": 22})
        yield Beat(at + 80, "count", own)
        yield from pays(at + 100 + step * len(fields), gains, {}, fields[-1])


def _crowned(winners: Sequence[Message], totals: Sequence[int], places: Sequence[int], me: int | None) -> Message:
    """Returns who has won, and how the reader did."""
    best = seat_in(winners[0])
    if len(winners) > 1:
        return Message("scene-emperors")
    if me is None:
        return Message("scene-emperor", {"seat": winners[0].values["seat"]})
    if me == best:
        second = max(points for seat, points in enumerate(totals) if seat != me)
        return Message("scene-emperor-you", {"margin": totals[me] - second})
    values = {"seat": winners[0].values["seat"], "place": places[me], "behind": totals[best] - totals[me]}
    return Message("scene-emperor-behind", values)


def _comparison(
    groups: Sequence[Sequence[Message]], winner: int, totals: Sequence[int], places: Sequence[int], me: int | None
) -> dict[str, object]:
    """Returns the winner beside the reader, or beside the second: where their points came from."""
    others = [seat for seat in range(len(totals)) if seat != winner]
    other = me if me is not None and me != winner else max(others, key=lambda seat: totals[seat])
    lines = []
    rest = [totals[winner], totals[other]]
    for step, source in ((1, _ALLIANCE), (2, _ROAD)):
        messages = [message for group in groups for message in group if message.id == source]
        both = [sum(points for seat, points in _points(messages) if seat == each) for each in (winner, other)]
        rest = [left - part for left, part in zip(rest, both, strict=True)]
        lines.append({"name": _STEPS[step], "points": both})
    lines.insert(0, {"name": _STEPS[0], "points": rest})
    return {
        "kind": "crown",
        "seats": [winner, other],
        "name": named(Seat(winner)),
        "lines": lines,
        "points": [totals[winner], totals[other]],
        "places": list(places),
        "ranks": [Message("scene-place", {"place": place}) for place in places],
        "symbol": "#emperor",
    }
