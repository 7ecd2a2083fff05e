"""What is in the box: cards, gifts, officials, lands, chits, and where they begin.

A hand of Confucius cards is packed into one integer, five bits for each kind, because no kind has more than 22 cards; a
hand of Emperor's Reward cards has two bits for each kind. The number of a space is its ministry times seven plus its
place there, so that the most senior space of a ministry has the lowest number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec

MAX_SEATS: Final = 5

# ---------------------------------------------------------------------- Confucius cards

KINDS: Final = 3
"""Kinds of Confucius cards: one coin or three licences, two or two, three or one."""
COPIES: Final = 22
"""Cards of each kind."""
COINS_OF: Final[tuple[int, ...]] = (1, 2, 3)
LICENCES_OF: Final[tuple[int, ...]] = (3, 2, 1)
CARD: Final = vec[i64]([1, 1 << 5, 1 << 10])
"""One card of a kind in a packed hand."""
FIRST_HAND: Final = CARD[0] + CARD[1] + CARD[2]
HAND_LIMIT: Final = 4
MAX_TO_PAY: Final = 17
"""No hand that pays is larger: `HAND_LIMIT` cards at the start of a round, three more by Commercial Income, two each by
two Tax Incomes (no cubes are left then for more), two by a third with the Extra Action card, four by the Cash card."""


def cards_of(hand: i64, kind: i64) -> i64:
    """Returns how many cards of a kind a packed hand holds.

    >>> cards_of(FIRST_HAND + CARD[2], 2)
    2
    """
    return (hand >> (5 * kind)) & 31


# ---------------------------------------------------------------------- ministries and officials

MINISTRIES: Final[tuple[str, ...]] = ("bingbu", "hubu", "gongbu")
BINGBU: Final = 0
HUBU: Final = 1
GONGBU: Final = 2
OFFICIAL_SPACES: Final = 7
SPACES: Final = 21
FIRST_OFFICIALS: Final[tuple[int, ...]] = (2, 3, 4)
"""The spaces (counted from 0) that hold an official from the start."""
MINISTRY_MASK: Final = vec[i64]([127 << (7 * ministry) for ministry in range(3)])
MINISTRY_OF: Final = vec[i64]([space // 7 for space in range(SPACES)])
ALL_RESOLVED: Final = 7
OPEN_SPACES: Final = vec[i64](
    [sum([MINISTRY_MASK[ministry] for ministry in range(3) if not resolved >> ministry & 1]) for resolved in range(8)]
)
"""Mask of the spaces in unresolved ministries, by mask of resolved ones."""
MINISTRY_CHITS: Final[tuple[int, ...]] = (0, 0, 0, 0, 2, 2, 2, 2, 2)
"""Number of chits, by value."""

EMPTY: Final = 0
CANDIDATE: Final = 1
"""What a space holds besides the bribe value of an ordinary official (2 to 7)."""
OFFICIALS: Final[tuple[int, ...]] = (0, 0, 3, 4, 5, 5, 4, 3)
"""Number of officials, by bribe value; 24 in all."""
ANY: Final = 3
"""The ministry of a candidate for any ministry, and how many of them there are, below one for each ministry."""
NO_CANDIDATE: Final = -1

# ---------------------------------------------------------------------- gifts

GIFTS: Final[tuple[str, ...]] = ("hanging", "tile", "vase", "coat", "necklace", "junk")
"""Value 1 to 6; a set of gifts is a mask with bit `value - 1`."""
ALL_GIFTS: Final = 63
FIRST_AVAILABLE: Final = 1
"""The mask of gifts available from the start: the wall-hanging."""

# ---------------------------------------------------------------------- lands

DISTANT_LANDS: Final[tuple[str, ...]] = ("spice-islands", "india", "arabia", "africa", "americas")
DISTANT_CHITS: Final[tuple[int, ...]] = (0, 0, 2, 2, 3)
JUNKS: Final = 25
VOYAGE: Final = 5
"""Junks that complete a voyage."""
JUNK_PRICES: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 3, 6, 10), (0, 1, 2, 4, 7))
"""Price in coins, by number of junks; the second row is with an official in Gongbu."""
DEAREST: Final = 10
"""Nothing costs more coins than four junks."""

FOREIGN_LANDS: Final[tuple[str, ...]] = ("yunnan", "manchuria", "mongolia", "korea", "annam")
INVASION_PRICE: Final = vec[i64]([4, 5, 6, 7, 8])
BOXES: Final[tuple[tuple[int, ...], ...]] = ((4, 2), (5, 3, 3, 2), (4, 3, 2), (4, 4, 3), (4, 3))
"""Points of the boxes, by land."""
REWARD_BOX: Final[tuple[int, ...]] = (1, 1, 1, 2, 1)
"""The box that earns an Emperor's Reward card, counted from 0, by land."""
MAX_BOXES: Final = 4
LANDS_USED: Final = 3
DEADLINES: Final[tuple[int, ...]] = (4, 6, 8)
"""The piece of the Great Wall that ends the invasion, by space."""
ARMIES: Final = 6
ARMY_PRICES: Final[tuple[int, ...]] = (6, 4)
"""Price of an army in licences; the second with an official in Bingbu."""

# ---------------------------------------------------------------------- Emperor's Reward cards

REWARDS: Final[tuple[str, ...]] = (
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
CASH: Final = 0
GIFT: Final = 1
EXTRA: Final = 2
BRIBERY: Final = 3
BRIBERY_ANY: Final = 6
ARMY_CARD: Final = 7
INSULT: Final = 8
"""`BRIBERY` plus a ministry is the card named for it."""
REWARD_COPIES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 2, 1, 1)
REWARD_CARD: Final = vec[i64]([1 << (2 * reward) for reward in range(len(REWARDS))])
"""One Emperor's Reward card in a packed hand."""
REWARD_STACK: Final = sum([REWARD_CARD[reward] * copies for reward, copies in enumerate(REWARD_COPIES)])
INSULT_POINTS: Final = 2
CASH_CARDS: Final = 4

# ---------------------------------------------------------------------- the round

WALL_PIECES: Final = 9
CUBES: Final = 5
ACTIVE_CUBES: Final = vec[i64]([3, 4, 4, 5, 5, 5, 5, 5, 5])
"""Number of active cubes, by number of active gifts given and received."""
STUDENT_PRICE: Final = 2
FORCE_PRICE: Final = 2
TAX_CARDS: Final = 2
MAX_COMMERCIAL: Final = 4
RED: Final = 0
ORANGE: Final = 1
STUDENTS: Final[tuple[str, ...]] = ("red", "orange")


def rewards_of(hand: i64, reward: i64) -> i64:
    """Returns how many Emperor's Reward cards of a kind a packed hand holds."""
    return (hand >> (2 * reward)) & 3


# ---------------------------------------------------------------------- the Actions Box

BOX: Final[tuple[str, ...]] = (
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
BRIBE_SPACE: Final = 0
NOMINATE_SPACE: Final = 1
FORCE_SPACE: Final = 2
JUNK_SPACE: Final = 3
ARMY_SPACE: Final = 4
BUY_SPACE: Final = 5
GIVE_SPACE: Final = 6
COMMERCIAL_SPACE: Final = 7
TAX_SPACE: Final = 8
PETITION_SPACE: Final = 9
IDLE_SPACE: Final = 10
TRANSFER_SPACE: Final = 11
FAVOUR_SPACE: Final = 12
BOX_SPACES: Final = len(BOX)
