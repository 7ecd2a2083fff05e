"""Draws the position as text: ministries, examination, lands, gifts, Actions Box, goods, the viewer's hand."""

from __future__ import annotations

from kaiserhof.drawing.terminal import paint, sign
from kaiserhof.engine import FULL, Seat, Words
from kaiserhof.games.confucius.rules.components import (
    BOX,
    BOX_SPACES,
    BOXES,
    CANDIDATE,
    DEADLINES,
    EMPTY,
    INSULT,
    INVASION_PRICE,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    OFFICIAL_SPACES,
    REWARD_BOX,
    REWARDS,
    STUDENTS,
    WALL_PIECES,
    rewards_of,
)
from kaiserhof.games.confucius.rules.lookup import COINS, GIFTS_IN
from kaiserhof.games.confucius.rules.phases import NAMING, SETTING_UP
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import (
    cards_text,
    distant_name,
    foreign_name,
    gift_name,
    ministry_name,
    price_name,
    reward_name,
    student_name,
)

NONE = "–"


def board_text(state: ConfuciusState, words: Words, *, colour: bool = False) -> str:
    """Returns the position as text, with what the state's viewer knows."""
    lines = [
        _round(state, words),
        *_ministries(state, words, colour=colour),
        _examination(state, words, colour=colour),
        _distant(state, words, colour=colour),
        *_foreign(state, words, colour=colour),
        _gifts(state, words, colour=colour),
        _box(state, words, colour=colour),
        *_seats(state, words, colour=colour),
        *_cards(state, words),
        paint(words("board-legend"), "dim" if colour else None),
    ]
    return "\n".join(line for line in lines if line)


def _round(state: ConfuciusState, words: Words) -> str:
    wall = "■" * state.wall + "□" * (WALL_PIECES - state.wall)
    parts = [
        words("board-round", round=state.round_number(), rounds=WALL_PIECES),
        f"{words('board-wall')} {wall}",
        words("board-no-chief") if state.chief < 0 else words("board-chief", seat=Seat(state.chief)),
    ]
    return " · ".join(parts)


def _ministries(state: ConfuciusState, words: Words, *, colour: bool) -> list[str]:
    lines = []
    for ministry in range(3):
        head = words(
            "board-ministry",
            ministry=ministry_name(ministry),
            minister=_office(state.minister_chit[ministry], state.minister[ministry], colour=colour),
            secretary=_office(state.secretary_chit[ministry], state.secretary[ministry], colour=colour),
        )
        spaces = range(ministry * OFFICIAL_SPACES, ministry * OFFICIAL_SPACES + OFFICIAL_SPACES)
        officials = "   ".join(f"{space % 7 + 1}: {_official(state, space, colour=colour)}" for space in spaces)
        lines.append(f"{head}   {officials}")
    return lines


def _office(chit: int, holder: int, *, colour: bool) -> str:
    return f"{chit}{sign(holder, colour=colour)}" if holder >= 0 else str(chit)


def _official(state: ConfuciusState, space: int, *, colour: bool) -> str:
    """Writes a space: `5` unbribed, `5●` unsecured, `[5●]` secured, `[C●]` a candidate, `·` empty."""
    tile, marker = state.tile[space], state.marker[space]
    if tile == EMPTY:
        return "·"
    text = "C" if tile == CANDIDATE else str(tile)
    if marker < 0:
        return text
    text += sign(marker, colour=colour)
    return f"[{text}]" if state.secured >> space & 1 else text


def _examination(state: ConfuciusState, words: Words, *, colour: bool) -> str:
    left = int(state.named_left).bit_count() + state.any_left
    if state.candidate >= 0:
        parts = [words("board-candidate", ministry=ministry_name(state.candidate), left=left)]
    else:
        parts = [words("board-no-candidate")] if state.stage != SETTING_UP else []
    red, orange = (sign(owner, colour=colour) if owner >= 0 else NONE for owner in state.students)
    parts.append(words("board-students", red=red, orange=orange))
    if state.forced:
        parts.append(words("board-forced"))
    for place in range(len(STUDENTS)):
        laid = [
            f"{sign(seat, colour=colour)}{state.laid_count[seat]}"
            for seat in range(state.seats)
            if state.tutored[seat] == place
        ]
        if laid:
            parts.append(words("board-tutoring", student=student_name(place), cards=" ".join(laid)))
    return " · ".join(parts)


def _distant(state: ConfuciusState, words: Words, *, colour: bool) -> str:
    """Lists each land with its chit, in brackets once it is taken, and the signs of its visitors."""
    lands = []
    for land, chit in enumerate(state.land_chit):
        visitors = "".join(sign(seat, colour=colour) for seat in range(state.seats) if state.visited[seat] >> land & 1)
        value = f"({chit})" if state.discoverer[land] >= 0 else str(chit)
        lands.append(f"{words(distant_name(land))} {value} {visitors}".rstrip())
    return f"{words('board-distant')}: " + " · ".join(lands)


def _foreign(state: ConfuciusState, words: Words, *, colour: bool) -> list[str]:
    """Lists each land with its price, its boxes and the armies in them, and the state of its invasion."""
    lines = []
    for slot in range(LANDS_USED):
        land = state.foreign[slot]
        if land < 0:
            continue
        boxes = []
        for box, points in enumerate(BOXES[land]):
            army = state.armies[slot * MAX_BOXES + box]
            star = "*" if box == REWARD_BOX[land] else ""
            boxes.append(f"{box + 1}: {points}{star} {sign(army, colour=colour) if army >= 0 else NONE}")
        if state.land_done >> slot & 1:
            status = words("board-won" if state.land_won >> slot & 1 else "board-lost")
        else:
            status = words("board-deadline", round=DEADLINES[slot])
        name = words(
            "board-land", land=foreign_name(land), price=price_name(INVASION_PRICE[land], COINS), status=status
        )
        lines.append(f"{words('board-foreign')}: {name}   " + "   ".join(boxes))
    return lines


def _gifts(state: ConfuciusState, words: Words, *, colour: bool) -> str:
    active = [
        f"{sign(giver, colour=colour)}→{sign(receiver, colour=colour)} {words(gift_name(value))}"
        for giver in range(state.seats)
        for receiver in range(state.seats)
        if (value := state.given[giver * MAX_SEATS + receiver])
    ]
    return f"{words('board-gifts')}: " + (" · ".join(active) or NONE)


def _box(state: ConfuciusState, words: Words, *, colour: bool) -> str:
    """Lists the spaces with cubes on them."""
    spaces = []
    for space, name in enumerate(BOX):
        cubes = [
            f"{sign(seat, colour=colour)}{count}"
            for seat in range(state.seats)
            if (count := state.used[seat * BOX_SPACES + space])
        ]
        if cubes:
            spaces.append(f"{words(f'box-{name}')} {' '.join(cubes)}")
    return f"{words('board-box')}: " + (" · ".join(spaces) or NONE)


def _seats(state: ConfuciusState, words: Words, *, colour: bool) -> list[str]:
    lines = []
    for seat in range(state.seats):
        marker = ">" if state.turn_of() == seat else " "
        line = words(
            "board-seat",
            seat=Seat(seat),
            points=state.points[seat],
            cubes=state.cubes[seat] if state.stage != SETTING_UP and state.phase != NAMING else NONE,
            cards=state.hand_size[seat],
            rewards=state.rewards_held[seat],
        )
        if seat != state.viewer and state.known[seat]:
            line += " · " + words("board-known", cards=cards_text(state.known[seat]))
        if seat == state.avenger:
            line += " · " + words(reward_name(INSULT))
        lines.append(f"{marker} {sign(seat, colour=colour)} {line}")
        goods = words(
            "board-goods",
            shipyard=state.shipyards[seat],
            ocean=state.oceans[seat],
            colony=state.colonies[seat],
            stock=state.stock[seat],
            available=_values(state.available[seat]),
            unavailable=_values(state.unavailable[seat]),
        )
        lines.append(f"    {goods}")
    return lines


def _values(gifts: int) -> str:
    return " ".join(map(str, GIFTS_IN[gifts])) or NONE


def _cards(state: ConfuciusState, words: Words) -> list[str]:
    discards = sum(state.discards)
    lines = [words("board-piles", deck=state.deck_size, discards=discards, stack=state.stack_size, junks=state.junks)]
    seat = state.turn_of() if state.viewer == FULL else state.viewer
    if seat >= 0:
        lines.append(f"{words('board-hand')}: {cards_text(state.hands[seat]) or NONE}")
        held = [
            words(reward_name(reward))
            for reward in range(len(REWARDS))
            for _ in range(rewards_of(state.rewards[seat], reward))
        ]
        if held:
            lines.append(f"{words('board-rewards')}: " + ", ".join(held))
    return lines
