"""Lists of cards in which semicolons stand between suits, as books print them, made one again.

`A holds ace, king of spades; knave of hearts; ...`: what has no verb and names its cards goes on
with the list before it. After a hand it always does; after a discard or a draw, where cards alone
could be played as well, only up to the one that begins with "and".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.piquet.record.letters import RANK_NAMES, folded
from rules.piquet.record.text import TextLine

_HANDS = frozenset(("holds", "hold", "has", "have", "hand", "talon", "stock"))
_LISTS = frozenset(("discard", "discards", "exchange", "exchanges", "draw", "draws"))
_TAKES = frozenset(("take", "takes"))
_AND = frozenset(("and", "et"))


def joined(statements: Iterable[TextLine]) -> Iterator[TextLine]:
    """The statements of a line, lists of cards that semicolons part made one."""
    waiting = list(statements)
    while waiting:
        line = waiting.pop(0)
        if more := _goes_on(line, waiting):
            words = [word for one in (line, *waiting[:more]) for word in one.words]
            line = line.of(tuple(words))
            del waiting[:more]
        yield line


def _goes_on(line: TextLine, after: list[TextLine]) -> int:
    """How many of the statements after it go on with its list."""
    begun = {word.low for word in line.words[:4]}
    is_hand = not begun.isdisjoint(_HANDS)
    if not is_hand and begun.isdisjoint(_LISTS | _TAKES):
        return 0
    names = 0
    while names < len(after) and _names_cards(after[names]):
        names += 1
    if is_hand:
        return names
    ends = [at for at in range(names) if folded(after[at].first) in _AND]
    return ends[-1] + 1 if ends else 0


def _names_cards(line: TextLine) -> bool:
    """Whether it begins with a card by its name, without "the"."""
    first = folded(line.first)
    return first in RANK_NAMES or first in _AND
