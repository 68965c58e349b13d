"""A sentence that is looked for in pictures, for whoever translates it and wants to see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.games import GAMES
from game.school.lesson import CONTEXT
from game.stage.picture import Picture
from game.words.catalogue import overhear, sentence, spoken
from game.words.files import GENERAL


class Sought:
    """A sentence by its key, or by its English where it is a lesson's. LookupError for none.

    It is known by what it came to when it was said, so its words may stand in a picture for another
    key too.
    """

    def __init__(self, key: str) -> None:
        written = set(filter(None, _written(key)))
        if not written:
            raise LookupError(key)
        self._plain = {words for words in written if "{" not in words}
        self._said = overhear(key)
        self._patterns: dict[str, re.Pattern[str]] = {}

    def stands_in(self, picture: Picture) -> bool:
        """Whether it is to be read there, wherever its lines end."""
        seen = " ".join(getattr(item, "words", "") for item in picture.items)
        return any(self._pattern(words).search(seen) for words in self._plain | self._said)

    def _pattern(self, words: str) -> re.Pattern[str]:
        if words not in self._patterns:
            whole = r"\s*".join(map(re.escape, re.findall(r"\w+|[^\w\s]", words)))
            self._patterns[words] = re.compile(rf"(?<!\w){whole}(?!\w)", re.IGNORECASE)
        return self._patterns[words]


def _written(key: str) -> Iterator[str]:
    """The sentences of that key as they stand in the catalogues."""
    for game in (GENERAL, *GAMES):
        yield sentence(spoken(), game, key)
        yield sentence(spoken(), game, CONTEXT + key)
