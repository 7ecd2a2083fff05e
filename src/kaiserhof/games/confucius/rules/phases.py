"""The phases (what is asked now), the stages of a round, and how an action is paid for."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------------- phases in which a seat decides

NAMING: Final = 0
"""The Chief Minister names the next one."""
ACTING: Final = 1
"""A seat takes an action or passes."""
PAYING: Final = 2
"""A seat pays for its action."""
LANDING: Final = 3
"""A seat chooses the Distant Land that its voyage reaches."""
MARKING: Final = 4
"""A seat chooses whose marker comes to an official."""
SHIPPING: Final = 5
"""A seat chooses the shipyard that gets the junks."""
SWAPPING: Final = 6
"""A seat chooses the official that is swapped with the first one."""
REDEPLOYING: Final = 7
"""A seat chooses the box to which an army goes."""
TUTORING: Final = 8
"""A seat chooses the student that it tutors."""
LAYING: Final = 9
"""A seat lays cards for its student."""
PLACING: Final = 10
"""A seat places its candidate."""
YIELDING: Final = 11
"""A seat chooses who gets its influence in a ministry."""
KEEPING: Final = 12
"""A seat chooses the cards that it keeps."""

# ---------------------------------------------------------------------- phases in which chance decides

CHITS: Final = 13
"""Chance draws the chits of the ministries."""
VALUES: Final = 14
"""Chance draws the chits of the Distant Lands."""
LANDS: Final = 15
"""Chance draws the Foreign Lands."""
FIRST_CANDIDATE: Final = 16
"""Chance turns the first candidate up."""
FIRST_OFFICIAL: Final = 17
"""Chance draws the first officials."""
FIRST_CHIEF: Final = 18
"""Chance names the first Chief Minister."""
DRAWING: Final = 19
"""Chance draws a Confucius card for a seat."""
REWARDING: Final = 20
"""Chance draws an Emperor's Reward card for a seat."""
REVEALING: Final = 21
"""The tutoring cards are turned over; nothing is random, but nobody decides it."""
CANDIDATES_TURN: Final = 22
"""Chance turns the next candidate up."""
RECRUITS: Final = 23
"""Chance draws the new officials at the end of a round."""

# ---------------------------------------------------------------------- phases in which nobody decides

ONWARD: Final = 24
"""The stages continue; occurs only inside `push`."""
ENDED: Final = 25
"""The game is over."""

# ---------------------------------------------------------------------- stages

SETTING_UP: Final = 0
"""The set-up, before the first round."""
GIFTS_COUNTED: Final = 1
"""Gifts are counted, and a Chief Minister is named."""
ACTIONS_STAGE: Final = 2
"""The Actions Phase."""
WALL: Final = 3
"""The Court Phase begins: the Great Wall is built."""
EXAMINATION: Final = 4
"""The Imperial Examination."""
RESOLUTIONS: Final = 5
"""Ministries are resolved."""
INVASIONS: Final = 6
"""Invasions are resolved."""
NEW_OFFICIALS: Final = 7
"""The end of the round begins: new officials come."""
HAND_LIMIT_STAGE: Final = 8
"""Hands are cut down to the limit."""
END_CHECK: Final = 9
"""Checks whether the game ends."""
LATE_RESOLUTIONS: Final = 10
"""At the end of the game: the other ministries are resolved."""
OFFICES: Final = 11
"""At the end of the game: the three offices are awarded."""

# ---------------------------------------------------------------------- how an action is paid for

CUBES_PAY: Final = 0
"""Cubes pay for the action."""
EXTRA_ACTION: Final = 1
"""The Extra Action card pays for it."""
FAVOUR: Final = 2
"""The Imperial Favour pays for it."""
