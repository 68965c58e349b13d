"""English: one module for each room of the program, each with its `WORDS`, gathered here."""

from game.words.en import (
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
from game.words.en.grammar import GRAMMAR

__all__ = ["GRAMMAR", "WORDS"]

WORDS: dict[str, str] = {
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
