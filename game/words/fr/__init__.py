"""French: one module for each room of the program, each with its `WORDS`, gathered here.

They are written with plain spaces; all of them are set in the French manner as they are gathered.
"""

from game.words.fr import (
    aids,
    book,
    calls,
    celebrations,
    choice,
    failures,
    glossary,
    guide,
    help,  # noqa: A004 - the room of the book of help
    history,
    notation,
    options,
    publics,
    refusals,
    scenes,
    score,
    settings,
    statistics,
    storage,
    table,
    terms,
)
from game.words.fr.grammar import GRAMMAR, typeset

__all__ = ["GRAMMAR", "WORDS"]

_WRITTEN: dict[str, str] = {
    **aids.WORDS,
    **book.WORDS,
    **calls.WORDS,
    **celebrations.WORDS,
    **choice.WORDS,
    **failures.WORDS,
    **glossary.WORDS,
    **guide.WORDS,
    **help.WORDS,
    **history.WORDS,
    **notation.WORDS,
    **options.WORDS,
    **publics.WORDS,
    **refusals.WORDS,
    **scenes.WORDS,
    **score.WORDS,
    **settings.WORDS,
    **statistics.WORDS,
    **storage.WORDS,
    **table.WORDS,
    **terms.WORDS,
}

WORDS = {key: typeset(sentence) for key, sentence in _WRITTEN.items()}
