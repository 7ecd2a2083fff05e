"""What is in the box: cards, gifts, officials, lands, chits, and where they begin.

A hand of Confucius cards is packed into one integer, five bits a kind, because no kind has more than 22 cards; a hand
of Emperor's Reward cards takes two bits a kind. Spaces of the three ministries are numbered through: ministry times
seven plus the space, so that the most senior space of a ministry has its lowest number.
"""

from __future__ import annotations

MOST_SEATS = 5

# ---------------------------------------------------------------------- Confucius cards

KINDS = 3
"""Kinds of Confucius cards: one coin or three licences, two or two, three or one."""
COPIES = 22
"""Cards of each kind."""
COINS_OF = (1, 2, 3)
LICENCES_OF = (3, 2, 1)
CARD = (1, 1 << 5, 1 << 10)
"""One card of a kind in a packed hand."""
FIRST_HAND = CARD[0] + CARD[1] + CARD[2]
HAND_LIMIT = 4


def cards_of(hand: int, kind: int) -> int:
    """How many cards of a kind a packed hand holds.

    >>> cards_of(FIRST_HAND + CARD[2], 2)
    2
    """
    return (hand >> (5 * kind)) & 31


# ---------------------------------------------------------------------- ministries and officials

MINISTRIES = ("bingbu", "hubu", "gongbu")
BINGBU, HUBU, GONGBU = range(3)
OFFICIAL_SPACES = 7
SPACES = 21
FIRST_OFFICIALS = (2, 3, 4)
"""The spaces (counted from 0) that hold an official from the start."""
MINISTRY_MASK = tuple(127 << (7 * ministry) for ministry in range(3))
MINISTRY_OF = tuple(space // 7 for space in range(SPACES))
ALL_RESOLVED = 7
OPEN_SPACES = tuple(
    sum(MINISTRY_MASK[ministry] for ministry in range(3) if not resolved >> ministry & 1) for resolved in range(8)
)
"""Mask of resolved ministries to the mask of spaces in the others."""
MINISTRY_CHITS = (0, 0, 0, 0, 2, 2, 2, 2, 2)
"""Value of a chit to how many there are."""

EMPTY, CANDIDATE = 0, 1
"""What a space holds besides the bribe value of an ordinary official (2 to 7)."""
OFFICIALS = (0, 0, 3, 4, 5, 5, 4, 3)
"""Bribe value to how many officials have it: 24 in all."""
NAMED, ANY = 3, 3
"""Candidates: one named for each ministry on top, and three for any ministry below; `ANY` is also their number."""
NO_CANDIDATE = -1

# ---------------------------------------------------------------------- gifts

GIFTS = ("hanging", "tile", "vase", "coat", "necklace", "junk")
"""Value 1 to 6; a set of gifts is a mask with bit `value - 1`."""
ALL_GIFTS = 63
FIRST_AVAILABLE = 1
"""The mask of gifts available from the start: the wall-hanging."""

# ---------------------------------------------------------------------- lands

DISTANT_LANDS = ("spice-islands", "india", "arabia", "africa", "americas")
DISTANT_CHITS = (0, 0, 2, 2, 3)
JUNKS = 25
VOYAGE = 5
"""Junks that complete a voyage."""
JUNK_PRICES = ((0, 1, 3, 6, 10), (0, 1, 2, 4, 7))
"""Price of so many junks; the second row with an official in Gongbu."""
DEAREST = 10
"""Nothing costs more coins than four junks."""

FOREIGN_LANDS = ("yunnan", "manchuria", "mongolia", "korea", "annam")
INVASION_PRICE = (4, 5, 6, 7, 8)
BOXES = ((4, 2), (5, 3, 3, 2), (4, 3, 2), (4, 4, 3), (4, 3))
"""Points of the boxes of each land."""
REWARD_BOX = (1, 1, 1, 2, 1)
"""The box with the sign of the Emperor's Reward, counted from 0."""
MOST_BOXES = 4
LANDS_USED = 3
DEADLINES = (4, 6, 8)
"""The Great Wall piece that brings the invasion of each space to its end."""
ARMIES = 6
ARMY_PRICES = (6, 4)
"""Licences for an army; the second with an official in Bingbu."""

# ---------------------------------------------------------------------- Emperor's Reward cards

REWARDS = (
    "cash",
    "gift",
    "extra",
    "bribery-bingbu",
    "bribery-hubu",
    "bribery-gongbu",
    "bribery-any",
    "recruit",
    "insult",
)
CASH, GIFT, EXTRA, BRIBERY, BRIBERY_ANY, ARMY_CARD, INSULT = 0, 1, 2, 3, 6, 7, 8
"""`BRIBERY` plus a ministry is the card named for it."""
REWARD_COPIES = (1, 1, 1, 1, 1, 1, 2, 1, 1)
REWARD_CARD = tuple(1 << (2 * reward) for reward in range(len(REWARDS)))
"""One Emperor's Reward card in a packed hand."""
REWARD_STACK = sum(card * copies for card, copies in zip(REWARD_CARD, REWARD_COPIES, strict=True))
INSULT_POINTS = 2
CASH_CARDS = 4

# ---------------------------------------------------------------------- the round

WALL_PIECES = 9
CUBES = 5
ACTIVE_CUBES = (3, 4, 4, 5, 5, 5, 5, 5, 5)
"""Number of active gifts given and received to the number of active cubes."""
STUDENT_PRICE = 2
FORCE_PRICE = 2
TAX_CARDS = 2
MOST_COMMERCIAL = 4
MOST_TRANSFERS = 21
"""Two players could hand one marker to and fro for ever; nobody ever needs to do it more often than this in a round."""
TRANSFER_NEEDS_GIFT = False
"""Ruling 1: influence may be transferred to anyone. True asks for an active gift from the receiver."""
RED, ORANGE = range(2)
STUDENTS = ("red", "orange")


def rewards_of(hand: int, reward: int) -> int:
    """How many Emperor's Reward cards of a kind a packed hand holds."""
    return (hand >> (2 * reward)) & 3


# ---------------------------------------------------------------------- the Actions Box

BOX = (
    "bribe-secure",
    "nominate",
    "force",
    "junks-voyage",
    "recruit-invade",
    "buy-gift",
    "give-gift",
    "commercial",
    "tax",
    "petition",
    "no-action",
    "transfer",
    "favour",
)
"""The spaces on which cubes lie; three of them hold a pair of actions (rule `cubes-pairs`)."""
(
    BRIBE_SPACE,
    NOMINATE_SPACE,
    FORCE_SPACE,
    JUNK_SPACE,
    ARMY_SPACE,
    BUY_SPACE,
    GIVE_SPACE,
    COMMERCIAL_SPACE,
    TAX_SPACE,
    PETITION_SPACE,
    IDLE_SPACE,
    TRANSFER_SPACE,
    FAVOUR_SPACE,
) = range(13)
BOX_SPACES = len(BOX)
