"""Texts of parties that are read back, whatever game they tell of."""

from __future__ import annotations

from game.games import GAMES, brings
from game.pages.history.partie import PastPartie
from game.pages.history.past import past_of
from game.scorer import named_game
from game.words.catalogue import say
from game.words.quoted import shown


def read_back(text: str, now: str) -> PastPartie | str:
    """The partie that a text tells, or a sentence that says where it is wrong.

    Where the text names no game, each that can read texts is asked in turn; the sentence is the
    first one's.
    """
    if not text.strip():
        return say("history.paste.empty")
    named, text = named_game(text)
    if named is not None and named not in GAMES:
        return say("history.paste.no-game", game=shown(named))
    found: PastPartie | str = ""
    for game in GAMES if named is None else (named,):
        transcript = past_of(game).transcript if brings(game, "history") else None
        if transcript is None:
            continue
        read = transcript.read(text, now)
        if isinstance(read, PastPartie):
            return read
        found = found or read
    return found or say("history.paste.no-deal")
