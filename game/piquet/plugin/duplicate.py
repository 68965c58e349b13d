"""How Piquet's deals are played from a code."""

from __future__ import annotations

from game.duplicate.brought import PEOPLE, CodedGame
from game.piquet.duplicate.coded import CodedSheet, deeds
from game.piquet.duplicate.rules_number import number_of, options_of

DUPLICATE = CodedGame(
    opposites=(PEOPLE, "novice", "club", "expert", "master"),
    datum="master",
    number=number_of,
    options=options_of,
    deeds=deeds,
    sheet=CodedSheet,
)
