"""Why something may not be done. The words live in the game's catalogue, the rule beside each."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """A reason; `Refused` adds the numbers or cards that go with it."""

    NOT_NOW = "not-now"  # the action belongs to another moment of the game
    NOT_A_PACK = "not-a-pack"  # A4: thirty-two different cards from ace to seven
    NO_SUCH_PLACE = "no-such-place"  # law 4: a place of the spread pack, not the other's
    HOW_MANY_TAKEN = "how-many-taken"  # C3: elder says how many he takes, 1 to 5; younger does not
    NOT_YOUR_CARD = "not-your-card"  # a card that is not in the hand
    TOO_FEW = "too-few"  # D2, D9: at least one is exchanged
    TOO_MANY = "too-many"  # D1, D9: no more than five, or than what is left
    AS_ANNOUNCED = "as-announced"  # C3: exactly as many as were announced with carte blanche
    NOT_FORMED = "not-formed"  # E1, F1, G1, H10: the cards do not make what is called
    POINT_FIRST = "point-first"  # E4, law 46: the point is called first or not at all
    ALREADY_CALLED = "already-called"  # the same cards, or a second point
    ANSWERED = "answered"  # F5, F14, G10: a call of the class was equal or not good
    UNDER_CALLED = "under-called"  # F10, G10, law 49: the first call binds
    OTHER_NUMBER = "other-number"  # law 46
    BARRED = "barred"  # law 46: asking what it makes bars a longer point
    SHOWN_BETTER = "shown-better"  # H6: the other's point shows a sequence as good or better
    NOT_BETTER = "not-better"  # younger may only reckon what elder's call does not beat
    OUT_OF_ORDER = "out-of-order"  # H1, X9: the order of calls was agreed to be fixed
    TOO_LATE = "too-late"  # law 56, U16: younger has played, or the claimant has
    NOT_LATE = "not-late"  # law 56: elder has not led yet, so he simply calls
    COUNTED_MEANWHILE = "counted-meanwhile"  # house choice 13: what younger has counted stands
    CALL_BINDS = "call-binds"  # U11: it was agreed that an under-call is not corrected
    NOTHING_TO_CORRECT = "nothing-to-correct"  # E10, F12, law 50: no call of the kind is open
    NO_UNDER_CALL = "no-under-call"  # law 50: only a call smaller than what is held is corrected
    NOTHING_TO_SHOW = "nothing-to-show"  # U12: nothing good or equal is still to be laid down
    KEPT_BACK = "kept-back"  # U12: what was not shown is lost with all of its kind
    LET_PASS = "let-pass"  # U12: what is better than a call she said was good or equal is sunk
    UNTRUE = "untrue"  # "not good" and "equal" may only be answered when true
    NOTHING_TO_ASK = "nothing-to-ask"  # law 46: only of a point no longer than one's own
    NOTHING_COUNTED = "nothing-counted"  # H14, law 55: only of what was counted or equal
    NO_RIDDLE = "no-riddle"  # G8: four were counted, the asker saw the other, or any may be named
    ASKED_ALREADY = "asked-already"  # house choice 15: the answer still stands
    NOTHING_LEFT = "nothing-left"  # D16: no card was left in the talon
    NOT_LOST = "not-lost"  # K9: only a last deal is conceded, by one who has no hundred yet
    MUST_FOLLOW_SUIT = "must-follow-suit"  # I2
    SUIT_WAS_NAMED = "suit-was-named"  # D13, law 36: the suit named is led
