"""English: one module for each room of the program, each with its `WORDS`, gathered here."""

from game.words.en import calls, refusals, storage, terms

WORDS: dict[str, str] = {
    **calls.WORDS,
    **refusals.WORDS,
    **storage.WORDS,
    **terms.WORDS,
}
