"""Cards as they are printed, and the copies that are meant: a book knows no strokes.

A pack is written card by card; the second `KH` in it is of the second pack. What is played or laid
is a copy that is held: an open one first, since that is what one would take.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.bezique.pack import face
from rules.bezique.state import State
from rules.core.cards import Card, card
from rules.core.record import plain
from rules.core.seats import Player


def as_numbered(words: Iterable[str]) -> list[str]:
    """Every card of a pack with its strokes: where none was written they are counted."""
    pack = list(map(plain, words))
    if any("'" in word for word in pack):
        return pack
    seen: Counter[str] = Counter()
    found = []
    for word in pack:
        found.append(word + "'" * seen[word])
        seen[word] += 1
    return found


def as_held(state: State, who: Player | None, words: Iterable[str]) -> list[str]:
    """The same words, with every card as the copy that the doer holds, if he holds one."""
    found: list[Card] = []
    written = []
    for word in map(plain, words):
        copy = _copy(state, who, word, found)
        if copy is not None:
            found.append(copy)
        written.append(word if copy is None else str(copy))
    return written


def _copy(state: State, who: Player | None, word: str, taken: list[Card]) -> Card | None:
    """A copy of this card that is held and not named yet; None where the word is no such card."""
    try:
        named = card(word)
    except ValueError:
        return None
    deal = state.deal
    if deal is None:
        return None
    player = deal.turn if who is None else who
    held = deal.hands[player] | (deal.errors.falsely if named not in deal.hands[player] else set())
    if named in held and named not in taken:
        return named
    copies = [one for one in held if face(one) == face(named) and one not in taken]
    return min(copies, key=lambda one: (one not in deal.open[player], one), default=None)
