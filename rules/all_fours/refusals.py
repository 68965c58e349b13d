"""Why something may not be done. The words live in the game's catalogue, the rule beside each."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """A reason; `Refused` adds the numbers or cards that go with it."""

    NOT_NOW = "not-now"  # the action belongs to another moment of the game
    NOT_A_PACK = "not-a-pack"  # QA1: fifty-two different cards
    NO_SUCH_PLACE = "no-such-place"  # QA2: a place of the spread pack, not the other's
    NO_SECOND_BEG = "no-second-beg"  # QB1, QB7: once a deal, by agreement twice
    GIFT_WOULD_WIN = "gift-would-win"  # QB3: elder is one short of the target
    NOT_BY_AGREEMENT = "not-by-agreement"  # QB2: only a second beg may be refused
    WRONG_NUMBER = "wrong-number"  # QC1: all but six are laid away
    NOT_YOUR_CARD = "not-your-card"  # a card that is not in the hand
    MUST_FOLLOW_TRUMP = "must-follow-trump"  # QD2
    MUST_FOLLOW_OR_TRUMP = "must-follow-or-trump"  # QD3
    NO_SLIP = "no-slip"  # section H: nothing goes wrong unless strict play was agreed on
    NUMBERS_RIGHT = "numbers-right"  # QH3: nobody holds a card too many or too few
    NOT_TO_ABIDE = "not-to-abide"  # QH3: a card too many is drawn out, or the deal is new
    NOT_TO_DRAW = "not-to-draw"  # QH1: only a card too many is drawn out
    ASKED_ALREADY = "asked-already"  # QG1: once for each
