"""Why something may not be done. The words live in the game's catalogue, the rule beside each."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """A reason; `Refused` adds the numbers or cards that go with it."""

    NOT_NOW = "not-now"  # the action belongs to another moment of the game
    NOT_A_PACK = "not-a-pack"  # ZA1, ZK1: 64 different cards of two packs, or 128 of four
    NO_SUCH_PLACE = "no-such-place"  # ZA3: a place of the spread pack, not the other's
    NOT_YOUR_CARD = "not-your-card"  # a card that is not in the hand
    MUST_FOLLOW_SUIT = "must-follow-suit"  # ZG2
    MUST_WIN = "must-win"  # ZG2: with a higher card of the suit if he has one
    MUST_TRUMP = "must-trump"  # ZG2: without the suit
    NOTHING_MADE = "nothing-made"  # section D: the cards make nothing
    ONE_A_TRICK = "one-a-trick"  # ZE2: something was declared after this trick
    JUST_TAKEN = "just-taken"  # ZC2: not with the card just taken by the exchange
    SERVED_ALREADY = "served-already"  # ZF2: a card has served for as much in this class
    NO_NEW_CARD = "no-new-card"  # ZF3: no card of it is new in its class
    NOT_FROM_HAND = "not-from-hand"  # ZF8: no card of it comes from the hand
    BEZIQUE_CLOSED = "bezique-closed"  # ZF8: by agreement bezique cards enter nothing else
    MARRIED_ALREADY = "married-already"  # ZF8: by agreement a married card enters no sequence
    STILL_LYING = "still-lying"  # ZK8: the earlier one has not lost a card by play
    NOT_DOWNWARD = "not-downward"  # ZK9: a card of more may not serve for less
    NO_SEVEN = "no-seven"  # ZC1, ZC4: no seven of trumps
    TURN_UP_IS_A_SEVEN = "turn-up-is-a-seven"  # ZC1: it is not exchanged for another
    TURN_UP_IS_NO_SEVEN = "turn-up-is-no-seven"  # ZC4: it may be exchanged and is not shown
    SHOWN_ALREADY = "shown-already"  # ZC4: once for each card
    DECLARATION_USED = "declaration-used"  # ZC2, Fos: exchange or declaration, one of both
    DECLARE_FIRST = "declare-first"  # ZE5: one is scored before others are announced
    ANNOUNCED_ALREADY = "announced-already"  # ZE5
    WAS_CALLED = "was-called"  # ZI9: the card that was called for is led
    NOT_FALSELY = "not-falsely"  # ZI9: only what was falsely declared is called for
    NOT_DRAWN = "not-drawn"  # ZI8: one of the two cards that were drawn
    NO_CARTE_BLANCHE = "no-carte-blanche"  # ZK4, ZK5: a court card, or it was not shown in time
