"""The contract of a game and what every game shares: states, chance, matches, records, rule books, words.

A user of the library imports everything from here. One random game from start to end:

>>> from kaiserhof.engine import CHANCE, OVER, Dice, find_game, game_ids
>>> dice = Dice(1)
>>> state = find_game(game_ids()[0]).start(3)
>>> while (mover := state.to_move()) != OVER:
...     move = state.draw_outcome(dice) if mover == CHANCE else dice.choice(state.legal_moves())
...     state.push(move)
>>> sorted(state.ranking())[0]
1
"""

from kaiserhof.engine.core.decision import PLAYER, Moves, Question, Verb, say
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.rollout import rollout
from kaiserhof.engine.core.ruled_state import FULL, SPECTATOR, Fields, RuledState
from kaiserhof.engine.core.state import CHANCE, OVER, State, UnknownMove
from kaiserhof.engine.errors import KaiserhofError, NotAllowed
from kaiserhof.engine.fair_dice import CommittedDice, RandomDice, TableDice, commitment, new_secret
from kaiserhof.engine.film import Film, Frame
from kaiserhof.engine.game import Game, OpenRule, Option, OptionValue, ScoreLine
from kaiserhof.engine.lesson import BadLesson, Lesson, LessonStep, lesson_of
from kaiserhof.engine.match import Entry, Match
from kaiserhof.engine.message import Event, Message, Refusal, Seat, Value
from kaiserhof.engine.record import BadRecord, Record, load_record, parse_lines, replay, verify
from kaiserhof.engine.registry import BadBoard, UnknownGame, find_game, game_ids, skipped_games
from kaiserhof.engine.rulebook import LANGUAGES, Chapter, Rule, Rulebook, Source
from kaiserhof.engine.scenes import Beat, Scene
from kaiserhof.engine.standing import Plate, Prospect, Standing
from kaiserhof.engine.story import Story, StoryLine, StoryReader, Storyteller, said
from kaiserhof.engine.words import Words

__all__ = [
    "CHANCE",
    "FULL",
    "LANGUAGES",
    "OVER",
    "PLAYER",
    "SPECTATOR",
    "BadBoard",
    "BadLesson",
    "BadRecord",
    "Beat",
    "Chapter",
    "CommittedDice",
    "Dice",
    "Entry",
    "Event",
    "Fields",
    "Film",
    "Frame",
    "Game",
    "KaiserhofError",
    "Lesson",
    "LessonStep",
    "Match",
    "Message",
    "Moves",
    "NotAllowed",
    "OpenRule",
    "Option",
    "OptionValue",
    "Plate",
    "Prospect",
    "Question",
    "RandomDice",
    "Record",
    "Refusal",
    "Rule",
    "Rulebook",
    "RuledState",
    "Scene",
    "ScoreLine",
    "Seat",
    "Source",
    "Standing",
    "State",
    "Story",
    "StoryLine",
    "StoryReader",
    "Storyteller",
    "TableDice",
    "UnknownGame",
    "UnknownMove",
    "Value",
    "Verb",
    "Words",
    "commitment",
    "find_game",
    "game_ids",
    "lesson_of",
    "load_record",
    "new_secret",
    "parse_lines",
    "replay",
    "rollout",
    "said",
    "say",
    "skipped_games",
    "verify",
]
