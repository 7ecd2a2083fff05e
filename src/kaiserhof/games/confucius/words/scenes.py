"""The scenes of *Confucius*: examinations, ministries, invasions, voyages, rounds, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from kaiserhof.engine import Beat, Message, Scene, Seat
from kaiserhof.engine.message import Value
from kaiserhof.engine.scenes import BETWEEN, HOLD, PAY, after_pays, name, named, names, pays, points_scene, shares
from kaiserhof.engine.story import ReadableEvent, StoryLine, number_in, seat_in
from kaiserhof.games.confucius.rules.components import BOXES, FOREIGN_LANDS, MINISTRIES, OFFICIAL_SPACES

_SEALS: Final = {"bingbu": "兵", "hubu": "户", "gongbu": "工"}
_SIDES: Final = ("red", "orange")
_TURN: Final = 450
"""When the first card of an examination is turned over."""
_CARD: Final = 420
"""Milliseconds from one card to the next, and from one official's move to the next ribbon."""
_GIVE: Final = 1250
"""How long it is shown that officials change their owner."""


def confucius_scenes(line: StoryLine, me: int | None) -> Iterator[Scene]:
    """Yields the scenes of a line."""
    events = line.events
    for number, event in enumerate(events):
        match event.message.id:
            case "log-exam-won":
                yield _examination(events[: number + 1], me)
            case "log-place":
                yield _placed(event)
            case "log-secretary" | "log-no-minister":
                yield _ministry(_since(events[: number + 1], "log-resolution"), me)
            case "log-invasion-won" | "log-invasion-lost":
                boxes = list(takewhile(lambda each: each.message.id == "log-points-box", events[number + 1 :]))
                yield _invasion(event, boxes, me)
            case "log-landed" | "log-landed-first":
                yield _voyage(event)
            case "log-play-insult":
                seat = seat_in(event.message)
                gains = [(seat, number_in(event.message))]
                yield points_scene(event.at, event.part, event.message, gains, [f"seat-{seat}"])
            case "log-round":
                cubes = list(takewhile(lambda each: each.message.id == "log-cubes", events[number + 1 :]))
                if cubes:
                    yield _round(event, cubes, me)
            case "log-winner":
                yield _end(events, me)
                return


def _since(events: Sequence[ReadableEvent], first: str) -> Sequence[ReadableEvent]:
    """Returns the events from the last one with this message."""
    start = max(number for number, event in enumerate(events) if event.message.id == first)
    return events[start:]


def _id(value: Value) -> str:
    """Returns the id of the thing that a message names, such as `bingbu` for `ministry-bingbu`."""
    assert isinstance(value, Message)
    return value.id.partition("-")[2]


def _numbers(message: Message, key: str) -> list[int]:
    return [int(number) for number in str(message.values[key]).split()]


# ---------------------------------------------------------------------- the examination


def _examination(events: Sequence[ReadableEvent], me: int | None) -> Scene:
    """Returns the scene in which the cards are turned over one by one, or in which nobody contests it."""
    last = events[-1]
    won = last.message
    winner = seat_in(won)
    students = [number_in(won, side) for side in _SIDES]
    revealed = [event.message for event in events if event.message.id == "log-revealed"]
    if not revealed:
        place = f"spot-student-{_SIDES[students.index(winner)]}"
        return Scene(
            name="examination",
            at=last.at,
            part=last.part,
            ms=1700,
            say=won,
            why=Message("scene-uncontested"),
            sign="考",
            beats=(Beat(0, "light", {"places": [place], "frame": True}),),
        )
    sides, sums, cards = _sides(revealed, students, me)
    side = 0 if sums[0] >= sums[1] else 1
    decided = _TURN + _CARD * cards + 250
    bound = [message for message in revealed if "gift" in message.values]
    beats = [Beat(0, "veil", {}), Beat(0, "panel", _columns(won, sides, side, decided))]
    beats += [Beat(_TURN + 180, "say", _obliged(message, students, me)) for message in bound[:1]]
    beats.append(
        Beat(
            decided,
            "say",
            {
                "say": Message(
                    "scene-passes",
                    {"seat": Seat(winner), "most": sums[side], "least": sums[1 - side], "mine": int(winner == me)},
                ),
                "why": Message("scene-red-tie" if sums[0] == sums[1] else "scene-all-lost"),
            },
        )
    )
    return Scene(
        name="examination",
        at=last.at,
        part=last.part,
        ms=decided + 1900,
        say=Message("scene-examination", {"ministry": won.values["candidate"]}),
        why=Message("scene-more-coins"),
        sign="考",
        beats=tuple(beats),
    )


def _sides(
    revealed: Sequence[Message], students: Sequence[int], me: int | None
) -> tuple[list[dict[str, object]], list[int], int]:
    """Returns both sides with their cards, the sums of the coins, and the number of cards."""
    cards: list[list[dict[str, object]]] = [[], []]
    sums = [0, 0]
    turned = 0
    for message in revealed:
        side = _SIDES.index(_id(message.values["student"]))
        for number, coins in enumerate(_numbers(message, "cards")):
            seat = seat_in(message)
            card: dict[str, object] = {"symbol": f"#card-{coins - 1}", "worth": coins, "turn": turned}
            card |= {"seat": seat, "name": name(seat, me)}
            if "gift" in message.values and not number:
                card["ribbon"] = {"symbol": f"#gift-{message.values['value']}", "text": Message("scene-by-gift")}
            cards[side].append(card)
            sums[side] += coins
            turned += 1
    sides: list[dict[str, object]] = [
        {
            "seat": students[number],
            "tint": side,
            "title": name(students[number], me),
            "note": Message(f"student-{side}"),
            "figure": f"#stand-{students[number]}",
            "cards": cards[number],
        }
        for number, side in enumerate(_SIDES)
    ]
    return sides, sums, turned


def _columns(won: Message, sides: list[dict[str, object]], winner: int, decided: int) -> dict[str, object]:
    ministry = _id(won.values["candidate"])
    number = MINISTRIES.index(ministry) if ministry in MINISTRIES else len(MINISTRIES)
    prize = Message("scene-an-official", {"ministry": won.values["candidate"]})
    return {
        "kind": "columns",
        "title": Message("scene-exam-title"),
        "note": Message("scene-red-wins-ties"),
        "back": "#card-back",
        "sides": sides,
        "prize": {"symbol": f"#candidate-{number}", "text": prize},
        "turn": _TURN,
        "step": _CARD,
        "decided": decided,
        "winner": winner,
    }


def _obliged(message: Message, students: Sequence[int], me: int | None) -> dict[str, object]:
    """Says that a gift has obliged a tutor, perhaps against their own student."""
    seat, side = seat_in(message), _SIDES.index(_id(message.values["student"]))
    against = students[1 - side] == seat
    mine = int(seat == me)
    giver = {"giver": Seat(students[side]), "gift": message.values["gift"]}
    return {
        "say": Message("scene-against-own" if against else "scene-bound", {"seat": Seat(seat), "mine": mine}),
        "why": Message("scene-took-gift", giver),
    }


def _placed(event: ReadableEvent) -> Scene:
    message = event.message
    place, seat = f"spot-{_id(message.values['ministry'])}-{message.values['number']}", seat_in(message)
    walk = {"symbol": f"#stand-{seat}", "seat": seat, "places": ["spot-student-red", place], "step": 900}
    return Scene(
        name="official",
        at=event.at,
        part=event.part,
        ms=1700,
        say=message,
        sign=_SEALS[_id(message.values["ministry"])],
        beats=(Beat(100, "light", {"places": [place], "frame": True}), Beat(200, "move", {**walk, "stays": False})),
    )


# ---------------------------------------------------------------------- a ministry


def _ministry(events: Sequence[ReadableEvent], me: int | None) -> Scene:
    """Returns the scene in which the weakest give up their officials, and the seals are stamped."""
    last = events[-1]
    begun = events[0].message
    ministry, ministry_name = _id(begun.values["ministry"]), begun.values["ministry"]
    counts = _numbers(begun, "officials")
    order = sorted((seat for seat, count in enumerate(counts) if count), key=lambda seat: -counts[seat])
    yields = [event.message for event in events if event.message.id == "log-yield"]
    offices = [event.message for event in events if event.message.id in ("log-minister", "log-secretary")]
    spaces = [f"spot-{ministry}-{number}" for number in range(1, OFFICIAL_SPACES + 1)]
    at, gives, beats = 1100, [], [Beat(0, "light", {"places": spaces, "frame": True})]
    for message in yields:
        gives.append(_given(message, at + 420))
        beats.append(Beat(at, "say", _said_of_gift(message, me)))
        at += _GIVE + 420
    seals: list[dict[str, object]] = []
    gains = []
    sums = list(counts)
    for message in yields:
        sums[seat_in(message, "receiver")] += sums[seat_in(message)]
        sums[seat_in(message)] = 0
    for number, message in enumerate(offices):
        seat, points = seat_in(message), number_in(message)
        if not any(seal["seat"] == seat for seal in seals):  # one player may get both offices
            office = Message(f"scene-{message.id.removeprefix('log-')}")
            seals.append({"seat": seat, "at": at + 500 + 150 * number, "text": office, "symbol": f"#chit-{points}"})
        gains.append((seat, points))
    final = [seat for seat, _ in gains]
    ends = {"order": [*dict.fromkeys(final), *(seat for seat in order if seat not in final)], "at": at}
    rows = [{"seat": seat, "name": name(seat, me), "symbol": f"#stand-{seat}", "count": counts[seat]} for seat in order]
    title = Message("log-resolution", begun.values)
    panel = {"kind": "bars", "title": title, "note": Message("scene-officials"), "rows": rows}
    beats.insert(0, Beat(0, "panel", {**panel, "gives": gives, "seals": seals, "sort": ends}))
    beats.append(Beat(at + 400, "say", {"say": _installed(offices, ministry_name, me), "why": _tally(sums, final)}))
    beats += pays(at + 800, gains, {seat: f"seal-{seat}" for seat, _ in gains})
    return Scene(
        name="ministry",
        at=last.at,
        part=last.part,
        ms=after_pays(at + 800, len(gains)) + 500,
        say=_complete(ministry_name, order[0], counts[order[0]]) if order else last.message,
        why=Message("scene-least-gives"),
        sign=_SEALS[ministry],
        beats=tuple(beats),
    )


def _complete(ministry: Value, leader: int, officials: int) -> Message:
    return Message("scene-complete", {"ministry": ministry, "leader": Seat(leader), "officials": officials})


def _given(message: Message, at: int) -> dict[str, object]:
    give: dict[str, object] = {"at": at, "from": seat_in(message), "to": seat_in(message, "receiver")}
    if "gift" in message.values:
        text = Message("scene-gift-of", {"seat": message.values["receiver"], "gift": message.values["gift"]})
        give |= {"symbol": f"#gift-{message.values['value']}", "text": text}
    return give


def _said_of_gift(message: Message, me: int | None) -> dict[str, object]:
    """Says who gives officials to whom; `mine` is 1 if the reader gives them, and 2 if the reader gets them."""
    mine = 1 if seat_in(message) == me else 2 if seat_in(message, "receiver") == me else 0
    values = {key: message.values[key] for key in ("seat", "receiver", "officials")} | {"mine": mine}
    if "gift" not in message.values:
        return {"say": Message("scene-gives", values), "why": Message("scene-gives-why")}
    why = Message("scene-owes-why", {"gift": message.values["gift"]})
    return {"say": Message("scene-owes", values), "why": why}


def _installed(offices: Sequence[Message], ministry: Value, me: int | None) -> Message:
    if not offices:
        return Message("log-no-minister", {"ministry": ministry})
    first, second = offices[0], offices[-1]
    minister = name(seat_in(first), me)
    points = {"minister": minister, "points": first.values["points"], "second": second.values["points"]}
    if seat_in(first) == seat_in(second):
        return Message("scene-both-offices", {**points, "ministry": ministry})
    return Message("scene-installed", {**points, "secretary": name(seat_in(second), me)})


def _tally(sums: Sequence[int], seats: Sequence[int]) -> Message | str:
    if len(set(seats)) < 2:
        return ""
    return Message("scene-tally", {"most": sums[seats[0]], "least": sums[seats[1]]})


# ---------------------------------------------------------------------- lands, seas and rounds


def _invasion(event: ReadableEvent, boxes: Sequence[ReadableEvent], me: int | None) -> Scene:
    land = _id(event.message.values["land"])
    places = [f"spot-{land}-{box}" for box in range(1, len(BOXES[FOREIGN_LANDS.index(land)]) + 1)]
    beats = [Beat(0, "veil", {"places": places, "r": 30}), Beat(60, "light", {"places": places, "frame": True})]
    if not boxes:
        return Scene(
            name="invasion",
            at=event.at,
            part=event.part,
            ms=2200,
            say=event.message,
            why=Message("scene-invasion-lost-why"),
            sign="败",
            beats=(*beats, Beat(700, "shake", {"place": places[0]})),
        )
    gains: dict[int, int] = {}
    for box in boxes:
        gains[seat_in(box.message)] = gains.get(seat_in(box.message), 0) + number_in(box.message)
    paid = [(seat_in(box.message), number_in(box.message)) for box in boxes]
    for number, (box, gain) in enumerate(zip(boxes, paid, strict=True)):
        beats += pays(900 + BETWEEN * number, [gain], {}, f"spot-{land}-{box.message.values['box']}")
    told = shares(sorted(gains.items(), key=lambda gain: -gain[1]), me)
    return Scene(
        name="invasion",
        at=boxes[-1].at,
        part=boxes[-1].part,
        ms=after_pays(900, len(boxes)) + 300,
        say=Message("scene-invasion", {"land": event.message.values["land"], "shares": told}),
        why=Message("scene-invasion-why"),
        sign="胜",
        beats=tuple(beats),
    )


def _voyage(event: ReadableEvent) -> Scene:
    message = event.message
    seat, land = seat_in(message), f"spot-land-{_id(message.values['land'])}"
    sails = {"symbol": "#junk", "places": [f"spot-ocean-{seat}", land], "step": 900, "stays": False}
    beats = [Beat(0, "light", {"places": [land], "frame": True}), Beat(150, "move", sails)]
    gains = [(seat, number_in(message))] if number_in(message) else []
    return Scene(
        name="voyage",
        at=event.at,
        part=event.part,
        ms=1100 + PAY + HOLD if gains else 1800,
        say=message,
        why=Message("scene-voyage-why") if gains else None,
        sign="航",
        beats=(*beats, *pays(1050, gains, {}, land)),
    )


def _round(event: ReadableEvent, cubes: Sequence[ReadableEvent], me: int | None) -> Scene:
    rows = [
        {
            "seat": seat_in(each.message),
            "name": name(seat_in(each.message), me),
            "symbol": f"#cube-{seat_in(each.message)}",
            "count": number_in(each.message, "cubes"),
        }
        for each in cubes
    ]
    panel = {"kind": "bars", "title": event.message, "note": Message("scene-cubes"), "rows": rows}
    return Scene(
        name="round",
        at=cubes[-1].at,
        part=cubes[-1].part,
        ms=2000,
        say=event.message,
        why=Message("scene-cubes-why"),
        sign="令",
        beats=(Beat(0, "panel", panel),),
    )


# ---------------------------------------------------------------------- the end

_STEPS: Final = (Message("scene-offices"), Message("scene-winner"))
_OFFICE: Final = 1900


def _end(events: Sequence[ReadableEvent], me: int | None) -> Scene:
    """Returns the scene of the three offices and the winner."""
    offices = [event.message for event in events if event.message.id == "log-office"]
    winners = [event.message for event in events if event.message.id == "log-winner"]
    result, places = _numbers(winners[0], "result"), _numbers(winners[0], "places")
    beats, at = [], 0
    for number, message in enumerate(offices):
        seat, pieces = seat_in(message), _numbers(message, "pieces")
        counted = [(each, count) for each, count in enumerate(pieces) if count]
        counted.sort(key=lambda each: -each[1])
        rows = [{"seat": each, "count": count, "why": name(each, me)} for each, count in counted]
        told = {"say": Message("scene-office", {"seat": Seat(seat), "office": message.values["office"]})}
        share = round((number + 1) / len(offices), 2)
        why = Message(f"scene-{message.values['office'].id}" if isinstance(message.values["office"], Message) else "")
        beats.append(Beat(at, "say", {**told, "why": why, "step": 0, "share": share}))
        head = {"head": message.values["office"], "rows": rows, "until": at + _OFFICE}
        beats.append(Beat(at + 100, "plate", head))
        beats += pays(at + 650, [(seat, 1)], {})
        at += _OFFICE
    at = max(at, HOLD)
    last = events[-1]
    crowned = {"say": _crowned(winners, result, places, me), "why": _decided(winners, result, places, offices)}
    beats.append(Beat(at, "say", {**crowned, "step": 1, "share": 1}))
    beats.append(Beat(at + 150, "panel", _comparison(winners[0], offices, me)))
    return Scene(
        name="final",
        at=last.at,
        part=last.part,
        ms=at + 3800,
        say=beats[0].values["say"],
        sign="定",
        beats=tuple(beats),
        steps=_STEPS,
    )


def _crowned(winners: Sequence[Message], result: Sequence[int], places: Sequence[int], me: int | None) -> Message:
    best = seat_in(winners[0])
    if len(winners) > 1:
        return Message("scene-win-shared", {"names": names([seat_in(each) for each in winners], me)})
    if me is None:
        return Message("scene-wins", {"seat": Seat(best)})
    if me == best:
        return Message("scene-you-win", {"margin": result[me] - max(x for seat, x in enumerate(result) if seat != me)})
    return Message("scene-you-are", {"seat": Seat(best), "place": places[me], "behind": result[best] - result[me]})


def _decided(
    winners: Sequence[Message], result: Sequence[int], places: Sequence[int], offices: Sequence[Message]
) -> Message | str:
    """Returns the office that has decided a tie."""
    best = seat_in(winners[0])
    if len(winners) > 1 or result.count(result[best]) < 2:
        return ""
    held = {_id(each.values["office"]): seat_in(each) for each in offices}
    tied = [seat for seat, points in enumerate(result) if points == result[best]]
    for office in ("admiral", "chief-minister", "general"):
        if held.get(office) == best:
            return Message("scene-tie", {"seat": Seat(best), "office": Message(f"office-{office}"), "tied": len(tied)})
    return ""


def _comparison(won: Message, offices: Sequence[Message], me: int | None) -> dict[str, object]:
    result, places, ministries = (_numbers(won, key) for key in ("result", "places", "ministries"))
    winner = seat_in(won)
    others = sorted((seat for seat in range(len(result)) if seat != winner), key=lambda seat: places[seat])
    other = me if me is not None and me != winner else others[0]
    pair = (winner, other)
    office = [sum(seat_in(each) == seat for each in offices) for seat in pair]
    rest = [result[seat] - ministries[seat] - held for seat, held in zip(pair, office, strict=True)]
    return {
        "kind": "crown",
        "seats": list(pair),
        "name": named(Seat(winner)),
        "lines": [
            {"name": Message("scene-ministries"), "points": [ministries[seat] for seat in pair]},
            {"name": Message("scene-lands"), "points": rest},
            {"name": Message("scene-offices"), "points": office},
        ],
        "points": [result[seat] for seat in pair],
        "places": places,
        "ranks": [Message("scene-place", {"place": place}) for place in places],
        "symbol": "#chief",
    }
