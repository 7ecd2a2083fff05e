"""What is said about a position and its moves: prompts, labels, log lines. Ids only; `words/` has the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Message, Seat, Value
from kaiserhof.games.confucius.rules import moves, set_up
from kaiserhof.games.confucius.rules.actions import ACTIONS
from kaiserhof.games.confucius.rules.lookup import LICENCES
from kaiserhof.games.confucius.rules.moves import KEPT, PAYMENTS, TARGET_OF, VERB_OF, VERBS
from kaiserhof.games.confucius.rules.phases import (
    ACTING,
    EXTRA_ACTION,
    FAVOUR,
    FIRST_OFFICIAL,
    KEEPING,
    LANDING,
    LAYING,
    MARKING,
    NAMING,
    PAYING,
    PLACING,
    REDEPLOYING,
    SHIPPING,
    SWAPPING,
    TUTORING,
    YIELDING,
)
from kaiserhof.games.confucius.rules.round import end_of_round
from kaiserhof.games.confucius.words.log import say
from kaiserhof.games.confucius.words.names import (
    box_values,
    cards_text,
    distant_name,
    foreign_name,
    ministry_name,
    reward_name,
    space_values,
    student_name,
)

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

_PROMPTS = {
    NAMING: "prompt-name",
    LANDING: "prompt-land",
    MARKING: "prompt-marker",
    SHIPPING: "prompt-ship",
    SWAPPING: "prompt-swap",
    REDEPLOYING: "prompt-redeploy",
    TUTORING: "prompt-tutor",
    KEEPING: "prompt-keep",
}


# ---------------------------------------------------------------------- prompts


def prompt(state: ConfuciusState) -> Message:
    """What is asked of the one to move."""
    mover = state.to_move()
    if mover == OVER:
        return Message("prompt-over")
    if mover == CHANCE:
        return Message("prompt-chance")
    phase = state.phase
    if phase == ACTING:
        return _prompt_to_act(state, mover)
    if phase == PAYING:
        name = "prompt-pay-licences" if state.currency == LICENCES else "prompt-pay-coins"
        return Message(name, {"price": state.due})
    if phase == LAYING:
        return Message("prompt-lay", {"student": student_name(state.tutored[mover])})
    if phase == PLACING:
        return Message("prompt-place", {"ministry": ministry_name(state.candidate)})
    if phase == YIELDING:
        return Message("prompt-yield", {"ministry": ministry_name(state.resolving)})
    return Message(_PROMPTS[phase])


def _prompt_to_act(state: ConfuciusState, seat: int) -> Message:
    if state.mode == FAVOUR:
        return Message("prompt-favour")
    if state.mode == EXTRA_ACTION:
        return Message("prompt-extra")
    if state.cubes[seat]:
        return Message("prompt-act", {"cubes": state.cubes[seat]})
    return Message("prompt-act-or-pass")


# ---------------------------------------------------------------------- labels


def move_words(state: ConfuciusState, move: int) -> Message:
    """The move as a label."""
    verb, target = VERB_OF[move], TARGET_OF[move]
    return Message(f"move-{VERBS[verb]}", values_of(state, verb, target))


def values_of(state: ConfuciusState, verb: int, target: int) -> dict[str, Value]:
    """What a label says about the target of a move; an action knows it itself."""
    if verb < moves.ACTION_VERBS:
        return ACTIONS[verb].values(state, target)
    if verb == moves.PAY:
        return {"cards": cards_text(PAYMENTS[target])}
    if verb == moves.KEEP:
        return {"cards": cards_text(KEPT[target])}
    if verb in (moves.MARKER, moves.SHIP, moves.NAME, moves.YIELD, moves.CHIEF):
        return {"receiver": Seat(target)}
    if verb in (moves.SWAP, moves.PLACE):
        return space_values(target)
    if verb == moves.REDEPLOY:
        return box_values(target)
    if verb == moves.TUTOR:
        return {"student": student_name(target)}
    if verb in (moves.LAY, moves.DRAW):
        return {"coins": target + 1, "licences": 3 - target}
    return _chance_values(verb, target)


def _chance_values(verb: int, target: int) -> dict[str, Value]:
    if verb == moves.LAND:
        return {"land": distant_name(target)}
    if verb == moves.FOREIGN:
        return {"land": foreign_name(target)}
    if verb == moves.TURN_UP:
        return {"ministry": ministry_name(target)}
    if verb == moves.REWARD:
        return {"card": reward_name(target)}
    return {"value": target} if verb in (moves.CHIT, moves.VALUE, moves.OFFICIAL) else {}


# ---------------------------------------------------------------------- the log


def announce(state: ConfuciusState, move: int) -> None:
    """Write the move itself into the journal, before it is carried out."""
    verb, target = VERB_OF[move], TARGET_OF[move]
    seat = state.turn
    if verb == moves.DRAW:
        say(state, "log-draw", {"seat": Seat(seat)})
        say(state, "log-drawn", values_of(state, verb, target), only=seat)
    elif verb == moves.REWARD:
        say(state, "log-reward", {"seat": Seat(state.earner)})
        say(state, "log-rewarded", values_of(state, verb, target), only=state.earner)
    elif verb == moves.LAY:
        values: dict[str, Value] = {"seat": Seat(seat), "student": student_name(state.tutored[seat])}
        say(state, "log-lay", values)
        say(state, "log-laid", values_of(state, verb, target), only=seat)
    elif verb == moves.KEEP:
        say(state, "log-keep", {"seat": Seat(seat), "cards": cards_text(state.hands[seat] - KEPT[target])})
    elif verb not in (moves.ENOUGH, moves.LAND):
        where = _where_it_lies(state, verb) if verb >= moves.FIRST_CHANCE_VERB else {}
        say(state, f"log-{VERBS[verb]}", {"seat": Seat(seat), **values_of(state, verb, target), **where})


def _where_it_lies(state: ConfuciusState, verb: int) -> dict[str, Value]:
    """Where what chance has turned up is laid."""
    if verb == moves.CHIT:
        return {"ministry": ministry_name(set_up.chit_ministry(state))}
    if verb == moves.VALUE:
        return {"land": distant_name(set_up.chit_land(state))}
    if verb == moves.OFFICIAL:
        return space_values(
            set_up.first_official_space(state)
            if state.phase == FIRST_OFFICIAL
            else end_of_round.lowest_empty(state, state.step)
        )
    return {}
