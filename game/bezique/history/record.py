"""A deal or a partie of Bezique as text in the notation, to be shared and read back."""

from __future__ import annotations

from game.pages.history.in_writing import GameInWriting
from rules.bezique.actions import Deal
from rules.bezique.dealing import dealer_of
from rules.bezique.game import RULES
from rules.bezique.record.record import BeziqueRecord, read_record

WRITTEN = GameInWriting(RULES, BeziqueRecord, read_record, Deal, dealer_of)
