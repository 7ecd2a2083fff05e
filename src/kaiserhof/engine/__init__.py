"""The contract of a game and what every game shares: states, chance, matches, records, rule books, words.

Everything a user of the library needs is exported here. One game from start to end, every move by chance:

>>> from kaiserhof.engine import CHANCE, OVER, Dice, find_game, game_ids
>>> dice = Dice(1)
>>> state = find_game(game_ids()[0]).start(3)
>>> while (mover := state.to_move()) != OVER:
...     move = state.toss(dice) if mover == CHANCE else dice.choice(state.legal_moves())
...     state.push(move)
>>> sorted(state.ranking())[0]
1
"""

from .chance import CommittedDice, RandomDice, TableDice, commitment, new_secret
from .dice import Dice
from .errors import KaiserhofError
from .film import Film, FilmLine, Frame
from .game import Game, Option, OptionValue, ScoreLine
from .lesson import BadLesson, Lesson, LessonStep, lesson_of
from .match import Entry, Match, NotAllowed
from .message import Event, Message, Seat, Value
from .picture import Badge, Picture, ScoringStep, Supply
from .playout import play_out
from .record import BadRecord, Record, load_record, parse_lines, replay, verify
from .registry import UnknownGame, find_game, game_ids
from .rulebook import LANGUAGES, Chapter, Refusal, Rule, Rulebook, Source
from .state import CHANCE, OVER, State, UnknownMove
from .words import Words

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "OVER",
    "BadLesson",
    "BadRecord",
    "Badge",
    "Chapter",
    "CommittedDice",
    "Dice",
    "Entry",
    "Event",
    "Film",
    "FilmLine",
    "Frame",
    "Game",
    "KaiserhofError",
    "Lesson",
    "LessonStep",
    "Match",
    "Message",
    "NotAllowed",
    "Option",
    "OptionValue",
    "Picture",
    "RandomDice",
    "Record",
    "Refusal",
    "Rule",
    "Rulebook",
    "ScoreLine",
    "ScoringStep",
    "Seat",
    "Source",
    "State",
    "Supply",
    "TableDice",
    "UnknownGame",
    "UnknownMove",
    "Value",
    "Words",
    "commitment",
    "find_game",
    "game_ids",
    "lesson_of",
    "load_record",
    "new_secret",
    "parse_lines",
    "play_out",
    "replay",
    "verify",
]
