"""The index of the book of help: the words searched for, and the names of all pages."""

from __future__ import annotations

import re

from msgspec import Struct

from game.pages.help.blocks import (
    ByAgreement,
    Heading,
    ListOfKeys,
    ListOfTerms,
    blocks,
    by_agreement,
    each_told,
    help_of,
    page_name,
)
from game.pages.help.glossary import Glossary, glossary_of, plain
from game.pages.keys import keys_of
from game.pages.variants import variants_of
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    BRASS,
    IVORY,
    PLAIN,
    SOFT,
    Block,
    Fill,
    Inset,
    Sized,
    WordBlock,
    sign,
)
from game.stage.controls import Pressed, tab_ground
from game.stage.layout import Boxed, Column, Row
from game.stage.picture import Box, Item, Role, Stroke, Text
from game.words.catalogue import say, say_of
from game.words.terms import capital
from rules.core.game import Options

_FIELD = 38.0
_BETWEEN = 14.0


class Index(Struct, frozen=True):
    """What the index shows: the page that is open, the page of what happens at the table."""

    game: str
    open: str | None
    here: str | None
    query: str

    def block(self, high: float) -> Column:
        """All of it, so high: the field to search in, and below it all pages."""
        topics = help_of(self.game).topics
        step = min(32.0, (high - _FIELD - _BETWEEN) / len(topics))
        lines = [Sized(self._line(topic), high=step) for topic in topics]
        return Column((self._field(), Column(lines)), _BETWEEN)

    def _line(self, topic: str) -> Pressed:
        """The name of a page, with a mark where one is."""
        chosen = topic == self.open
        name = WordBlock(page_name(self.game, topic), BOLD if chosen else PLAIN)
        here = (sign("elder", 14, BRASS),) if topic == self.here else ()
        row = Inset(Row((Fill(name), *here), 8), 12, 0, 5)
        key = f"page:{topic}"
        return Pressed(row, key, role=Role.LINE, chosen=chosen, ground=tab_ground)

    def _field(self) -> Block:
        """What is searched for, and a cross to search for nothing."""
        edge = Paint(Tone.FOCUS) if self.query else Paint(Tone.IVORY, 0.5)
        box = Box(Rect(0, 0, 0, 0), 7, fill=Paint(Tone.CLOTH, 0.4), outline=edge, line=1.25)
        if not self.query:
            asked = Inset(WordBlock(say("help.search"), paint=SOFT), 12, 0, 12)
            return Boxed(asked, box, _FIELD)
        clear = Pressed(Sized(sign("close", 16, IVORY), 36, _FIELD), "clear")
        return Boxed(Row((Fill(_Typed(self.query)), clear), 0), box, _FIELD)


class _Typed(Struct, frozen=True):
    """What is typed, with the caret behind it: its end is seen where it is long."""

    words: str

    def width(self, room: Room) -> float:
        return room.ruler.width(self.words, PLAIN)

    def height(self, _across: float, _room: Room) -> float:
        return _FIELD

    def lay(self, place: Rect, room: Room) -> list[Item]:
        shown, (_, middle) = self.words, place.centre
        while room.ruler.width(shown, PLAIN) > place.width - 14:
            shown = shown[1:]
        caret = place.x + 13 + room.ruler.width(shown, PLAIN)
        line = Stroke(caret, middle - 10, caret, middle + 10, Paint(Tone.FOCUS), 1.5)
        return [Text(shown, place.x + 12, middle + 6, PLAIN), line]


class Hit(Struct, frozen=True):
    """A place where the words stand: its page, what marks it there, its name, its sentence."""

    topic: str
    mark: str
    name: str
    sentence: str


def search(game: str, query: str, options: Options) -> tuple[Hit, ...]:
    """Every place that has all words of the query, small or capital, with accents or without.

    Terms that are called so come first, then pages that are, then terms and pages that tell of it.
    """
    asked = plain(query).split()
    if not asked:
        return ()
    book, glossary = help_of(game), glossary_of(game)
    terms_page = next((topic for topic in book.topics if ListOfTerms() in book.pages[topic]), "")
    has = _Asked(tuple(asked), plain(variants_of(game).title()), _nameless(glossary))
    called, told = [], []
    for term in glossary.in_order():
        hit = Hit(terms_page, term, glossary.head(term), glossary.meaning(term))
        if has(" ".join((glossary.head(term), *glossary.forms(term)))):
            called.append(hit)
        elif has(hit.sentence):
            told.append(hit)
    named, tell = [], []
    for topic in book.topics:
        sentences = _sentences(game, topic, options)
        if not sentences:
            continue
        name = page_name(game, topic)
        if has(name):
            named.append(Hit(topic, "", name, sentences[0][1]))
            continue
        places = [mark for mark in sentences if has(mark[1])]
        found = max(places, key=lambda mark: _begin(asked, mark[1]), default=None)
        if found is not None:
            tell.append(Hit(topic, found[0], name, found[1]))
    return (*called, *named, *tell, *told)


def _nameless(glossary: Glossary) -> frozenset[str]:
    """The terms as they are searched for."""
    return frozenset(plain(glossary.head(term)) for term in glossary.terms)


class _Asked(Struct, frozen=True):
    """The words of a query, the name of the game, and all terms."""

    words: tuple[str, ...]
    game: str
    terms: frozenset[str]

    def __call__(self, sentence: str) -> bool:
        """Whether all words stand in a sentence."""
        text = plain(sentence)
        nameless = text.replace(self.game, " ") if self.game else text
        return all(word in (nameless if self._within(word) else text) for word in self.words)

    def _within(self, word: str) -> bool:
        """Whether a word is a term that only happens to stand in the name of the game: a pique."""
        return word != self.game and word in self.game and word in self.terms


def _begin(asked: list[str], words: str) -> int:
    """How many of the asked stand at the beginning of a word: a pique is no repique."""
    text = f" {plain(words)}"
    return sum(re.search(rf"\W{re.escape(word)}", text) is not None for word in asked)


def _sentences(game: str, topic: str, options: Options) -> list[tuple[str, str]]:
    """The sentences of a page with their keys, which mark their places.

    A heading goes with the sentence below it.
    """
    found = []
    heading = ""
    for block in each_told(blocks(game, topic, options)):
        if isinstance(block, Heading):
            heading = say_of(game, block.key) + ". "
            continue
        if isinstance(block, ListOfKeys):
            found += [("", capital(say_of(game, use.does))) for use in keys_of(game).uses]
        key = (
            by_agreement(game, block, options)
            if isinstance(block, ByAgreement)
            else getattr(block, "key", "")
        )
        if key:
            what, _, rest = say_of(game, key).partition(" | ")
            words = say("help.hits.row", what=what, rest=rest) if rest else what
            found.append((key, heading + words))
            heading = ""
    return found
