"""English: one module for each room of the program, each with its `WORDS`, gathered here."""

from game.words.en import calls, refusals, scenes, storage, table, terms

WORDS: dict[str, str] = {
    **calls.WORDS,
    **refusals.WORDS,
    **scenes.WORDS,
    **storage.WORDS,
    **table.WORDS,
    **terms.WORDS,
}
