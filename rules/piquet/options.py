"""What two players agree on before a partie. The default is the game as Cavendish describes it.

Each field names the row of the rule book it decides (X1 to X15: where the sources contradict each
other; U5 to U19: what the laws of the older game have otherwise); each enumeration has Cavendish's
position first. `presets` gathers what each source plays.

House choice 33: the last field, `edition`, nobody agrees on: it says by which reading of the rules
a partie is played. Where we come to read a rule otherwise, parties and records of before keep to
the reading they were played by, so that nothing anybody was told changes; a new partie has the
newest.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

DEALS = 6  # rule K2: three deals each
FEWER_DEALS = 4  # rule K8: by agreement, the first and the last counted double
EXTRA_DEALS = 2  # rule K7: after a tie each deals once more
RUBICON = 100  # rule K4: a loser below it gives his points away
HUNDRED = 100  # rule K1: what a game to a hundred is played for
FIFTY = 50  # law U19: a loser below it may have to pay double
HAND = 12  # rule B7
TALON = 8  # rule B8
ELDER_MOST = 5  # rule D1
LEAST = 1  # rules D2 and D9


class FirstDealer(StrEnum):
    """Who deals first after the cut (X1, U1)."""

    HIGH_CHOOSES = "high-chooses"  # B3
    HIGH_DEALS = "high-deals"  # B2
    LOW_DEALS = "low-deals"  # B1


class CarteBlanche(StrEnum):
    """When a carte blanche is shown (X3)."""

    AFTER_DISCARD = "after-discard"  # C3: said at once, shown when the adversary has discarded
    AT_ONCE = "at-once"  # C5: said and shown before anybody discards
    NOT_COUNTED = "not-counted"  # C7


class Leavings(StrEnum):
    """When both see what younger left and looked at (X5)."""

    NAMED_OR_LED = "named-or-led"  # D13, D17: she decides when elder has named his suit or led
    AFTER_PLAYED = "after-played"  # D15: she looks when she has drawn, he after his first card
    SHOWN = "shown"  # D14: she looks when she has drawn, and shows them then


class NotReckonedAnswer(StrEnum):
    """What is answered to "which king do you not reckon?" (X8)."""

    TRUTH = "truth"  # G8: the one that is not reckoned, held or not
    ANY = "any"  # G9: whichever one likes


class OrderOfCalls(StrEnum):
    """The order in which classes are called (X9)."""

    FREE = "free"  # free after the point, which elder calls first or not at all
    FIXED = "fixed"  # point, sequences, quatorzes and trios, by both


class Asking(StrEnum):
    """With which points of her own younger may ask what elder's makes (E7)."""

    EQUAL_OR_LONGER = "equal-or-longer"  # law 46; asking bars the longer one
    EQUAL_ONLY = "equal-only"


class BarredPoint(StrEnum):
    """Whose point counts when younger barred a longer one of hers by asking (law 46)."""

    NOBODY_COUNTS = "nobody-counts"  # the treatise's Case I: not elder's, and hers stops a pique
    ELDER_COUNTS = "elder-counts"  # elder's, unless she has as many cards that make more


class LateClaims(StrEnum):
    """Until when what was left out may still be claimed (law 56, U16)."""

    YOUNGER_PLAYS = "younger-plays"  # both, until younger plays to the first lead
    OWN_FIRST_CARD = "own-first-card"  # each until his own first card


class PiqueBar(StrEnum):
    """What keeps elder from a pique (X11).

    The Encyclopaedia's condition is read whole: neither pique nor repique where the adversary has
    counted anything in hand, whatever its place in the order of reckoning (house choice 20).
    """

    COUNTS = "counts"  # J3, J10: whatever younger counts first, in hand or play
    TAKES_TRICK = "takes-trick"  # a trick of younger's, or anything she counts in hand


class Length(StrEnum):
    """What is played for (X13)."""

    SIX_DEALS = "six-deals"  # K2
    FOUR_DEALS = "four-deals"  # K8: the first and the last counted double
    TO_A_HUNDRED = "to-a-hundred"  # K1


class Rubicon(StrEnum):
    """When a loser below a hundred is rubiconed (X14); a game to a hundred has no rubicon."""

    ALWAYS = "always"  # K4
    WINNER_HAS_A_HUNDRED = "winner-has-a-hundred"  # K3
    NONE = "none"


class RubiconDeals(StrEnum):
    """Which deals must bring a loser his hundred, when a tie added two."""

    ALL = "all"
    WITHOUT_EXTRA = "without-extra"  # the six or four only


class Tie(StrEnum):
    """What follows equal totals after the last deal (X15)."""

    EXTRA_DEALS = "extra-deals"  # K7: each deals once more; a second tie is drawn
    DRAWN = "drawn"


class Options(Struct, frozen=True):
    """What was agreed on; a comment gives the row that each field decides."""

    cutting: FirstDealer = FirstDealer.HIGH_CHOOSES  # X1, U1
    packets: Literal[2, 3] = 2  # X2, law 9: cards are dealt by twos or by threes
    carte_blanche: CarteBlanche = CarteBlanche.AFTER_DISCARD  # X3
    younger_least: Literal[1, 0] = 1  # X4, U5: how few cards younger may exchange
    leavings: Leavings = Leavings.NAMED_OR_LED  # X5
    show_to_score: bool = False  # X6, U12: elder shows his good or equal point and sequences
    not_reckoned: NotReckonedAnswer = NotReckonedAnswer.TRUTH  # X8
    order_of_calls: OrderOfCalls = OrderOfCalls.FREE  # X9
    asking: Asking = Asking.EQUAL_OR_LONGER  # E7
    barred_point: BarredPoint = BarredPoint.NOBODY_COUNTS  # law 46
    strict_miscall: bool = False  # U11: an under-call binds even if good against the cards
    late_claims: LateClaims = LateClaims.YOUNGER_PLAYS  # law 56, U16
    pique_bar: PiqueBar = PiqueBar.COUNTS  # X11
    younger_repique: Literal[60, 90] = 60  # X12: what a repique of younger's adds
    low_cards_count: bool = True  # law 65, U17: nines, eights and sevens count in play
    fours_less: bool = False  # U17: a point that makes 34, 44 and so on scores one less
    length: Length = Length.SIX_DEALS  # X13
    rubicon: Rubicon = Rubicon.ALWAYS  # X14
    rubicon_deals: RubiconDeals = RubiconDeals.ALL  # X14: with a tie's two deals or without
    tie: Tie = Tie.EXTRA_DEALS  # X15
    double_below_fifty: bool = False  # U19, to a hundred: a loser below fifty pays double
    edition: Literal[2, 1] = 2  # which reading of the rules
    UNTOLD: ClassVar[Mapping[str, object]] = {"barred_point": "nobody-counts", "edition": 1}

    @property
    def elder_counts_barred(self) -> bool:
        """Whether elder's point counts where younger barred hers; in the first edition always."""
        elders = self.barred_point is BarredPoint.ELDER_COUNTS
        return elders or self.edition == FIRST_EDITION

    @property
    def deals(self) -> int | None:
        """How many deals there are without a tie's; None where a hundred ends the partie."""
        match self.length:
            case Length.SIX_DEALS:
                return DEALS
            case Length.FOUR_DEALS:
                return FEWER_DEALS
            case Length.TO_A_HUNDRED:
                return None


AGREED = tuple(name for name in Options.__struct_fields__ if name != "edition")
"""The names of what is agreed on, in their order."""

FIRST_AGREED = tuple(name for name in Options.__struct_fields__ if name not in Options.UNTOLD)
"""What could be agreed on when the first edition was played."""

FIRST_EDITION: Final = 1
NEWEST_EDITION = Options().edition


def renewed(options: Options) -> Options:
    """The same agreed on for a partie that begins today: by the newest edition of the rules."""
    return replace(options, edition=NEWEST_EDITION)
