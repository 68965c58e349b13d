"""What two players agree on before a partie. The default is the game of the dictionary page.

Each field names the rows of the specification that it decides; each enumeration has the default
first. `presets` gathers what each source plays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from rules.core.options_text import OptionsInWriting


class Game(StrEnum):
    """Which game of the family: all of section K hangs on it."""

    BEZIQUE = "bezique"  # two packs, eight cards, 1,000 up over several deals
    RUBICON = "rubicon"  # four packs, nine cards, one deal


class FirstDeal(StrEnum):
    """Who deals first after the cut (ZX20)."""

    HIGHEST_DEALS = "highest-deals"
    HIGHEST_CHOOSES = "highest-chooses"


class Packets(StrEnum):
    """How the eight cards are dealt (ZA5)."""

    THREE_TWO_THREE = "323"
    TWOS = "2222"


class RubiconPackets(StrEnum):
    """How the nine cards of Rubicon Bezique are dealt (ZK1)."""

    THREES = "threes"
    SINGLY = "singly"


class DrawOrder(StrEnum):
    """Who draws first after a trick (ZB4)."""

    WINNER_FIRST = "winner-first"
    NON_DEALER_FIRST = "non-dealer-first"


class Seven(StrEnum):
    """What the seven of trumps scores for beside the exchange (ZX2)."""

    PLAYED = "played"  # ZC3
    DECLARED = "declared"  # ZC4


class SevenTurn(StrEnum):
    """Whether a seven may be exchanged beside a declaration (ZX17)."""

    FREE = "free"
    USES_DECLARATION = "uses-declaration"


class FreshCard(StrEnum):
    """What is new in a declaration (ZF8)."""

    UNUSED = "unused"  # ZF3: a card that has not served in its class
    FROM_HAND = "from-hand"


class BeziquePair(StrEnum):
    """Which queen and knave are a bezique where spades or diamonds are trumps (ZX11)."""

    FIXED = "fixed"
    CLUBS_AND_HEARTS = "clubs-and-hearts"  # EW
    DIAMONDS_AND_SPADES = "diamonds-and-spades"  # NIE


class LastEight(StrEnum):
    """What binds the second player when the stock is gone (ZX22)."""

    FOLLOW_AND_WIN = "follow-and-win"
    FOLLOW_ONLY = "follow-only"


class LastTrick(StrEnum):
    """Which trick counts as the last (ZX3)."""

    VERY_LAST = "very-last"
    OF_THE_STOCK = "of-the-stock"


class Brisques(StrEnum):
    """When aces and tens are counted (ZX8)."""

    AT_THE_END = "at-the-end"
    AT_ONCE = "at-once"


class TargetWhen(StrEnum):
    """When one who has reached the target wins (ZH2)."""

    AT_ONCE = "at-once"
    END_OF_DEAL = "end-of-deal"


class Series(StrEnum):
    """How many games a partie has (ZH4)."""

    SINGLE_GAME = "single-game"
    BEST_OF_FIVE = "best-of-five"


class Revoke(StrEnum):
    """What a revoke in the last tricks costs (ZI11)."""

    EIGHT_TRICKS = "eight-tricks"
    REPLAY = "replay"
    SCORES_NO_MORE = "scores-no-more"


class LookAtTricks(StrEnum):
    """Which tricks may be looked at again (ZX14)."""

    LAST = "last"  # until the next lead
    NEVER = "never"
    ALL = "all"


class StockCount(StrEnum):
    """Whether the stock may be counted (ZP1)."""

    SHOWN = "shown"
    HIDDEN = "hidden"


class RubiconMarriages(StrEnum):
    """When a king or queen marries again (ZX24)."""

    EACH_PAIR = "each-pair"
    AFTER_PLAY = "after-play"


class BrisqueTie(StrEnum):
    """When brisques decide a game of Rubicon Bezique (ZX25)."""

    WHEN_THEY_DECIDE = "when-they-decide"
    ONLY_EQUAL = "only-equal"


class GameSizes(Struct, frozen=True):
    """The numbers of a game: packs, cards of a hand, tricks with a draw, cards that are turned."""

    packs: int
    hand: int
    rounds: int
    turned: int

    @property
    def tricks(self) -> int:
        """How many tricks a deal has."""
        return self.rounds + self.hand


COMMON_SIZES = GameSizes(packs=2, hand=8, rounds=24, turned=1)  # ZA1, ZA5, ZA6
RUBICON_SIZES = GameSizes(packs=4, hand=9, rounds=55, turned=0)  # ZK1


_RUBICON = Game.RUBICON  # asked for again and again: quicker than by its name


class Options(Struct, frozen=True):
    """What was agreed on; a comment gives the rows that each field decides."""

    game: Game = Game.BEZIQUE  # section K
    first_deal: FirstDeal = FirstDeal.HIGHEST_DEALS  # ZA3
    packets: Packets = Packets.THREE_TWO_THREE  # ZA5
    draw_order: DrawOrder = DrawOrder.WINNER_FIRST  # ZB4
    seven: Seven = Seven.PLAYED  # ZC3, ZC4
    seven_turn: SevenTurn = SevenTurn.FREE  # ZC2
    held_over: bool = False  # ZE5: further combinations may be laid and announced
    fresh_card: FreshCard = FreshCard.UNUSED  # ZF3, ZF8
    bezique_closes: bool = False  # ZF8: its cards enter nothing later but a double bezique
    marriage_before_sequence: bool = True  # ZF8: whether a married card may enter a sequence
    bezique_pair: BeziquePair = BeziquePair.FIXED  # ZF8
    last_eight: LastEight = LastEight.FOLLOW_AND_WIN  # ZG2
    last_trick: LastTrick = LastTrick.VERY_LAST  # ZG3
    brisques: Brisques = Brisques.AT_THE_END  # ZG4
    target: Literal[1000, 2000, 4000, 1500, 500] = 1000  # ZH1
    target_when: TargetWhen = TargetWhen.AT_ONCE  # ZH2
    double_game: bool = False  # ZH4: a loser below half the target loses two games
    series: Series = Series.SINGLE_GAME  # ZH4
    strict: bool = False  # section I: what goes wrong at a table can go wrong here
    revoke: Revoke = Revoke.EIGHT_TRICKS  # ZI11
    look_at_tricks: LookAtTricks = LookAtTricks.LAST  # section J
    stock_count: StockCount = StockCount.SHOWN  # section J
    rubicon_packets: RubiconPackets = RubiconPackets.THREES  # ZK1
    rubicon_marriages: RubiconMarriages = RubiconMarriages.EACH_PAIR  # ZK10
    rubicon_brisques: Literal[300, 320] = 300  # ZL4: what all brisques are worth in a rubicon
    brisque_tie: BrisqueTie = BrisqueTie.WHEN_THEY_DECIDE  # ZL1

    @property
    def rubicon(self) -> bool:
        """Whether it is Rubicon Bezique."""
        return self.game is _RUBICON

    @property
    def sizes(self) -> GameSizes:
        """How many packs, cards and tricks the game has."""
        return RUBICON_SIZES if self.game is _RUBICON else COMMON_SIZES


AGREED = OptionsInWriting(Options())
"""The options of Bezique in writing; the names below are how its rooms call them."""

NAMES = AGREED.names
values_of = AGREED.values_of
read_name = AGREED.read_name
read_value = AGREED.read_value
with_value = AGREED.with_value
data_of_options = AGREED.data_of
options_of_data = AGREED.of_data
