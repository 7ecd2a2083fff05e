"""Kaiserhof: three board games about imperial China, as an exact rules engine with players, records and pictures.

What is named here is the library. It is stable: it changes only as a new version number says. Everything else is
private, except the modules that the documentation names for authors of games (`kaiserhof.engine`, `kaiserhof.drawing`
and `kaiserhof.testing`) and for learning (`kaiserhof.envs`).

Start a game, look at it, and make moves by number or by text:

>>> import kaiserhof
>>> name = kaiserhof.game_ids()[0]
>>> state = kaiserhof.start(name, 3)
>>> dice = kaiserhof.Dice(1)
>>> while state.to_move() == kaiserhof.CHANCE:
...     state.push(state.draw_outcome(dice))
>>> text = state.text(state.legal_moves()[0])
>>> move = state.push_text(text)
>>> state.turn_of(), state.is_over(), state.game.id == name
(0, False, True)
>>> state.push_text("castle")
Traceback (most recent call last):
kaiserhof.engine.core.state.UnknownMove: “castle” is not a move. (error-unknown-move)

`print(state)` draws the board as text, and a notebook shows its picture. A view is what one seat knows; `repr` says so:

>>> view = state.seen_by(0)
>>> repr(view).endswith(": 3 seats, seat 0 to move, seen by seat 0>")
True

A `Match` keeps the log of a game, makes the events of chance by itself, and takes moves back:

>>> match = kaiserhof.Match(state.game, ["Ada", "Bo", "Cy"], dice=kaiserhof.CommittedDice("5c" * 32))
>>> match.advance()
>>> move = match.state.legal_moves()[0]
>>> match.push(move)
>>> match.pop() == move
True

Bots decide from a view:

>>> bot = kaiserhof.make_bot("regular", state.game)
>>> seat = match.state.to_move()
>>> match.play(seat, bot.choose(match.state.seen_by(seat), dice))

A record is a match as text. Replaying it checks every move:

>>> record = kaiserhof.Record.parse(kaiserhof.Record.of(match).write())
>>> list(kaiserhof.replay(record, state.game))[-1].state == match.state
True
"""

from collections.abc import Mapping

from kaiserhof.compiling.loader import is_compiled, use_compiled

__version__ = "1.0.0"

use_compiled()

from kaiserhof.bots import Bot, Budget, Evaluator, bot_names, make_bot  # noqa: E402 - which modules are compiled is decided above
from kaiserhof.engine import (  # noqa: E402
    CHANCE,
    OVER,
    BadRecord,
    CommittedDice,
    Dice,
    Game,
    KaiserhofError,
    Match,
    NotAllowed,
    Record,
    State,
    UnknownGame,
    UnknownMove,
    find_game,
    game_ids,
    load_record,
    replay,
    verify,
)
from kaiserhof.engine.locator import set_painters  # noqa: E402
from kaiserhof.engine.registry import as_game  # noqa: E402


def __dir__() -> list[str]:
    return __all__


def start(game: Game | str, seats: int, options: Mapping[str, str | int | bool] | None = None) -> State:
    """Returns the first position of a game, before any card is dealt.

    Raises `UnknownGame`, or `KaiserhofError` if the number of players or an option does not exist.

    >>> start(game_ids()[0], 4).seats
    4
    """
    found = as_game(game)
    state: State = found.start(seats, found.choose(seats, options))
    return state


def _as_text(state: State) -> str | None:
    from kaiserhof.drawing.standalone import as_text  # drawings are loaded when something is drawn

    return as_text(state)


def _as_svg(state: State) -> str | None:
    from kaiserhof.drawing.standalone import as_svg

    return as_svg(state)


def _as_html(state: State) -> str | None:
    from kaiserhof.drawing.standalone import as_html

    return as_html(state)


set_painters(_as_text, _as_svg, _as_html)

__all__ = [
    "CHANCE",
    "OVER",
    "BadRecord",
    "Bot",
    "Budget",
    "CommittedDice",
    "Dice",
    "Evaluator",
    "Game",
    "KaiserhofError",
    "Match",
    "NotAllowed",
    "Record",
    "State",
    "UnknownGame",
    "UnknownMove",
    "__version__",
    "bot_names",
    "find_game",
    "game_ids",
    "is_compiled",
    "load_record",
    "make_bot",
    "replay",
    "start",
    "verify",
]
