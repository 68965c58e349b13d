"""French: one module for each room of the program, each with its `WORDS`, gathered here."""

from game.words.fr import calls, notation, options, refusals, scenes, score, storage, table, terms

WORDS: dict[str, str] = {
    **calls.WORDS,
    **notation.WORDS,
    **options.WORDS,
    **refusals.WORDS,
    **scenes.WORDS,
    **score.WORDS,
    **storage.WORDS,
    **table.WORDS,
    **terms.WORDS,
}
