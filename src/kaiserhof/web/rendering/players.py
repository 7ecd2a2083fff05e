"""The players' cards on the pages of a game: who plays, and what they have."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from markupsafe import Markup

from kaiserhof.bots import bot_name, character_at
from kaiserhof.drawing import Badge, Supply
from kaiserhof.engine import Words
from kaiserhof.tables import SeatView
from kaiserhof.web.rendering.assets import portrait_url


def player_card(
    words: Words,
    seat: SeatView,
    points: int,
    badges: Sequence[Badge] = (),
    supplies: Sequence[Supply] | None = None,
    *,
    to_move: bool = False,
) -> Markup:
    """Returns the card of a player; `supplies` is None if the game has no picture."""
    turn = " turn" if to_move else ""
    score = f'<p class="score num">{points}<small>{escape(words("points-word", points=points))}</small></p>'
    things = None if supplies is None else "".join([_supply(each, seat, words) for each in supplies])
    supply = "" if things is None else f'<ul class="supply">{things}</ul>'
    clock = f'<span class="clock num" data-clock="{seat.seat}" hidden></span>' if seat.kind == "person" else ""
    return Markup(
        f'<li class="player seat-{seat.seat}{turn}" id="seat-{seat.seat}">{_face(seat)}<div class="who">'
        f'<p class="name"><span class="plain-name">{escape(words.seat(seat.seat))}</span>'
        f"{''.join([_badge(badge, words) for badge in badges])}</p>{clock}"
        f'<p class="kind">{_kind(seat, words, to_move=to_move)}</p></div>{score}{supply}</li>'
    )


def _face(seat: SeatView) -> str:
    face = f'<svg class="face" aria-hidden="true"><use href="#face-{seat.seat}"/></svg>'
    character = character_at(seat.level or "", seat.seat, seat.face) if seat.kind == "bot" else seat.face
    if not character:
        return face
    portrait = f'<img class="portrait" src="{portrait_url(character)}" alt="" width="30" height="30">'
    return f'<span class="pic">{portrait}{face}</span>'


def _badge(badge: Badge, words: Words) -> str:
    label = escape(words(badge.label))
    told = f'data-about="{badge.about}" data-label="{label}"' if badge.about else f'title="{label}"'
    picture = f'<svg role="img" aria-label="{label}"><use href="#{badge.icon}"/></svg>'
    return f'<span class="badge" {told}>{picture}</span>'


def _kind(seat: SeatView, words: Words, *, to_move: bool) -> str:
    kind = ""
    if seat.mine:
        kind = escape(words("seat-you"))
    elif seat.kind == "bot":
        kind = escape(words("seat-bot", level=bot_name(seat.level or "", words)))
    elif seat.stand_in:
        kind = f'<span class="stands-in">{escape(words("seat-stand-in"))}</span>'
    if seat.kind == "person":
        kind += (
            f' <span class="presence" data-presence="{seat.seat}" hidden><i aria-hidden="true"></i>'
            f'<span class="presence-word"></span></span>'
        )
    return f'{kind} <span class="chip chip-turn">{escape(words("seat-to-move"))}</span>' if to_move else kind


def _supply(supply: Supply, seat: SeatView, words: Words) -> str:
    label = escape(words(supply.label))
    css = ' class="cards"' if supply.hidden else "" if supply.count else ' class="none"'
    told = f'data-about="{supply.about}" data-label="{label}"' if supply.about else f'title="{label}"'
    drop = f' data-drop="{supply.verb}"' if seat.mine and supply.verb else ""
    icon = f'<svg aria-hidden="true"><use href="#{supply.icon}"/></svg>'
    return f'<li{css} {told}{drop}>{icon}<span class="off-screen">{label} </span>{supply.count}</li>'
