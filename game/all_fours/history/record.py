"""A deal or a partie of All-Fours as text in the notation, to be shared and read back."""

from __future__ import annotations

from game.pages.history.in_writing import GameInWriting
from rules.all_fours.actions import Deal
from rules.all_fours.dealing import dealer_of
from rules.all_fours.game import RULES
from rules.all_fours.record.record import AllFoursRecord, read_record

WRITTEN = GameInWriting(RULES, AllFoursRecord, read_record, Deal, dealer_of)
