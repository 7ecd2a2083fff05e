"""What is asked next (the phase), and where in the round the game stands (the stage)."""

(
    NAMING,
    ACTING,
    PAYING,
    LANDING,
    MARKING,
    SHIPPING,
    SWAPPING,
    REDEPLOYING,
    TUTORING,
    LAYING,
    PLACING,
    YIELDING,
    KEEPING,
) = range(13)
"""A seat names a Chief Minister, acts, pays, chooses a Distant Land, a marker, a shipyard, an official or a box,
chooses a student, lays cards, places a candidate, gives up influence, or keeps cards."""

CHITS, VALUES, LANDS, FIRST_CANDIDATE, FIRST_OFFICIAL, FIRST_CHIEF, DRAWING, REWARDING, CANDIDATES_TURN, RECRUITS = (
    range(13, 23)
)
"""Chance: six things of the set-up, then cards, rewards, the next candidate, the new officials."""

ONWARD, ENDED = 23, 24
"""Nobody is asked, the game goes on by itself (only inside `push`); the game is over."""

LAST_DECISION = KEEPING
LAST_CHANCE = RECRUITS

(
    SETTING_UP,
    GIFTS_COUNTED,
    ACTIONS_STAGE,
    WALL,
    EXAMINATION,
    RESOLUTIONS,
    INVASIONS,
    NEW_OFFICIALS,
    HAND_LIMIT_STAGE,
    END_CHECK,
    LATE_RESOLUTIONS,
    OFFICES,
) = range(12)
"""The stages of a round in their order, after the set-up and before the end."""

CUBES_PAY, EXTRA_ACTION, FAVOUR = range(3)
"""How the action now taken is paid for: with cubes, by the Extra Action card, by the Imperial Favour."""
