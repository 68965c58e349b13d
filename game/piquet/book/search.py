"""Finding words in the book of help: the terms that have them, then the pages, each once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.piquet.book.glossary import forms, head, in_order, meaning, plain
from game.piquet.book.pages import blocks
from game.piquet.book.topics import By, Head, Topic, by_agreement, page_name
from game.piquet.words.say import say
from rules.piquet.options import Options


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the words stand: its page, what marks it there, its name, its sentence."""

    topic: Topic
    mark: str
    name: str
    sentence: str


def search(query: str, options: Options) -> tuple[Hit, ...]:
    """Every place that has all words of the query, small or capital, with accents or without.

    Terms that are called so come first, then pages that are, then terms and pages that tell of it.
    """
    asked = plain(query).split()
    if not asked:
        return ()
    called, told = [], []
    for term in in_order():
        hit = Hit(Topic.GLOSSARY, term, head(term), meaning(term))
        if _has(asked, " ".join((head(term), *forms(term)))):
            called.append(hit)
        elif _has(asked, hit.sentence):
            told.append(hit)
    named, tell = [], []
    for topic in Topic:
        sentences = _sentences(topic, options)
        if not sentences:
            continue
        if _has(asked, page_name(topic)):
            named.append(Hit(topic, "", page_name(topic), sentences[0][1]))
            continue
        places = [mark for mark in sentences if _has(asked, mark[1])]
        found = max(places, key=lambda mark: _begin(asked, mark[1]), default=None)
        if found is not None:
            tell.append(Hit(topic, found[0], page_name(topic), found[1]))
    return (*called, *named, *tell, *told)


def _has(asked: list[str], words: str) -> bool:
    text, game = plain(words), plain(say("title"))
    nameless = text.replace(game, " ")
    return all(word in (nameless if _within(word, game) else text) for word in asked)


def _within(word: str, game: str) -> bool:
    """Whether a word is a term that only happens to stand in the name of the game: a pique."""
    return word != game and word in game and word in {plain(head(term)) for term in in_order()}


def _begin(asked: list[str], words: str) -> int:
    """How many of the asked stand at the beginning of a word: a pique is no repique."""
    text = f" {plain(words)}"
    return sum(re.search(rf"\W{re.escape(word)}", text) is not None for word in asked)


def _sentences(topic: Topic, options: Options) -> list[tuple[str, str]]:
    """The sentences of a page with their keys, which mark their places.

    A heading goes with the sentence below it.
    """
    found = []
    heading = ""
    for block in blocks(topic, options):
        if isinstance(block, Head):
            heading = say(block.key) + ". "
            continue
        key = by_agreement(block, options) if isinstance(block, By) else getattr(block, "key", "")
        if key:
            what, _, rest = say(key).partition(" | ")
            words = say("help.hits.row", what=what, rest=rest) if rest else what
            found.append((key, heading + words))
            heading = ""
    return found
