"""What two players agree on before a partie. The default is the game of Enquire Within.

Each field names the rows of the specification that it decides; each enumeration has the default
first. `presets` gathers what each source plays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from rules.core.options_text import OptionsInWriting


class CutOrder(StrEnum):
    """Which card of the cut deals (QA2)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    COTTON = "cotton"  # the highest in the order 3 2 A K Q ... 4


class TurnedJack(StrEnum):
    """Which turned knave counts when the cards were run (QX8)."""

    EACH = "each"
    FINAL = "final"  # only the one that stays trump


class SecondBeg(StrEnum):
    """What may be said to the new trump after a run (QX11)."""

    NONE = "none"
    BY_AGREEMENT = "by-agreement"  # the dealer may also refuse it
    BUNCH = "bunch"  # either proposes a new deal


class AfterRun(StrEnum):
    """What is done with more than six cards (QX7)."""

    LAY_AWAY = "lay-away"
    PLAY_ALL = "play-all"
    KEEP_NINE = "keep-nine"  # nine are played, more are reduced to six


class Tie(StrEnum):
    """Who has the point for Game when both took as much (QX9)."""

    ELDER = "elder"
    NOBODY = "nobody"


class Ask(StrEnum):
    """Whether one may ask "Is it high?" of the trump one laid (QG1)."""

    ON = "on"
    OFF = "off"
    ALWAYS = "always"  # it is asked by itself


class Marking(StrEnum):
    """Who marks the four points (QG2)."""

    AUTOMATIC = "automatic"
    BY_HAND = "by-hand"


class WrongMark(StrEnum):
    """What a wrong claim costs where it is marked by hand (QX2)."""

    DOWN_AND_ONE = "down-and-one"
    DOWN_AND_FOUR = "down-and-four"
    LEFT_STANDING = "left-standing"  # and one to the other


class Revoke(StrEnum):
    """What it costs neither to follow nor to trump though able (QX4)."""

    IMPOSSIBLE = "impossible"
    ONE_POINT = "one-point"
    FOSTER = "foster"


class LookAtTricks(StrEnum):
    """Which tricks may be looked at again (section I)."""

    LAST = "last"  # until the next lead
    NEVER = "never"
    ALL = "all"


class Options(Struct, frozen=True):
    """What was agreed on; a comment gives the rows that each field decides."""

    target: Literal[10, 11, 7, 9, 15] = 10  # QF3
    cut: CutOrder = CutOrder.HIGHEST  # QA2
    turned_jack: TurnedJack = TurnedJack.EACH  # QB5
    second_beg: SecondBeg = SecondBeg.NONE  # QB7
    after_run: AfterRun = AfterRun.LAY_AWAY  # QC1
    tie: Tie = Tie.ELDER  # QE5
    ask: Ask = Ask.ON  # QG1
    marking: Marking = Marking.AUTOMATIC  # QG2
    wrong_mark: WrongMark = WrongMark.DOWN_AND_ONE  # QG3
    discard_point: bool = False  # QG4: a card that neither follows nor trumps costs one
    revoke: Revoke = Revoke.IMPOSSIBLE  # QH7
    look_at_tricks: LookAtTricks = LookAtTricks.LAST  # section I
    strict: bool = False  # section H: a deal may go wrong; the dealer looks when begged (QB8)


AGREED = OptionsInWriting(Options())
"""The options of All-Fours in writing."""

NAMES = AGREED.names
"""Their names as fields, in their order."""
