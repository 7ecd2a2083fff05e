"""The phases (what is asked now), the stages of a round, and how an action is paid for."""

from typing import Final

NAMING: Final = 0
ACTING: Final = 1
PAYING: Final = 2
LANDING: Final = 3
MARKING: Final = 4
SHIPPING: Final = 5
SWAPPING: Final = 6
REDEPLOYING: Final = 7
TUTORING: Final = 8
LAYING: Final = 9
PLACING: Final = 10
YIELDING: Final = 11
KEEPING: Final = 12
"""A seat names a Chief Minister, acts, pays, chooses a Distant Land, a marker, a shipyard, an official or a box,
chooses a student, lays cards, places a candidate, gives up influence, or keeps cards."""

CHITS: Final = 13
VALUES: Final = 14
LANDS: Final = 15
FIRST_CANDIDATE: Final = 16
FIRST_OFFICIAL: Final = 17
FIRST_CHIEF: Final = 18
DRAWING: Final = 19
REWARDING: Final = 20
REVEALING: Final = 21
CANDIDATES_TURN: Final = 22
RECRUITS: Final = 23
"""Chance draws what the set-up needs, later cards, reward cards, the next candidate, new officials; it also turns the
tutoring cards over, though nothing is random there."""

ONWARD: Final = 24
ENDED: Final = 25
"""`ONWARD`: nobody is asked, the stages go on (only inside `push`). `ENDED`: the game is over."""

SETTING_UP: Final = 0
GIFTS_COUNTED: Final = 1
ACTIONS_STAGE: Final = 2
WALL: Final = 3
EXAMINATION: Final = 4
RESOLUTIONS: Final = 5
INVASIONS: Final = 6
NEW_OFFICIALS: Final = 7
HAND_LIMIT_STAGE: Final = 8
END_CHECK: Final = 9
LATE_RESOLUTIONS: Final = 10
OFFICES: Final = 11
"""The stages of a round in their order, after the set-up and before the end."""

CUBES_PAY: Final = 0
EXTRA_ACTION: Final = 1
FAVOUR: Final = 2
"""How the action now taken is paid for: with cubes, by the Extra Action card, by the Imperial Favour."""
