"""The index of the book of help: the words searched for, and the names of all pages."""

from __future__ import annotations

import re

from msgspec import Struct

from game.pages.help.blocks import (
    ByAgreement,
    Heading,
    ListOfTerms,
    blocks,
    by_agreement,
    each_told,
    help_of,
    page_name,
)
from game.pages.help.glossary import Glossary, glossary_of, plain
from game.pages.variants import variants_of
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Icon, Item, Role, Stroke, Text, Widget
from game.words.catalogue import say, say_of
from rules.core.game import Options

_ENTRY = Font(16)
_CHOSEN = Font(16, bold=True)
_FIELD = 38.0
_BETWEEN = 14.0


class Index(Struct, frozen=True):
    """What the index shows: the page that is open, the page of what happens at the table."""

    game: str
    open: str | None
    here: str | None
    query: str
    hover: str | None
    focus: str | None

    def draw(self, place: Rect, room: Room) -> list[Item]:
        """All of it, from the upper edge of a place to the lower one."""
        items = self._field(Rect(place.x, place.y, place.width, _FIELD), room)
        first = place.y + _FIELD + _BETWEEN
        topics = help_of(self.game).topics
        step = min(32.0, (place.bottom - first) / len(topics))
        for number, topic in enumerate(topics):
            line = Rect(place.x, first + number * step, place.width, step)
            drawn = self._line(topic, line, room)
            shown = Widget.pressed(f"page:{topic}", line, drawn, focused=False, role=Role.LINE)
            items.append(shown.choosing(topic == self.open))
        return items

    def _line(self, topic: str, line: Rect, room: Room) -> list[Item]:
        """The name of a page, with a mark where one is."""
        items: list[Item] = []
        chosen = topic == self.open
        if chosen or self.hover == f"page:{topic}":
            fill = Paint(Tone.IVORY, 0.14 if chosen else 0.07)
            items.append(Box(Rect(line.x, line.y + 1, line.width, line.height - 2), 5, fill=fill))
        if chosen:
            mark = Rect(line.x, line.y + 4, 3, line.height - 8)
            items.append(Box(mark, 1.5, fill=Paint(Tone.BRASS)))
        font = _CHOSEN if chosen else _ENTRY
        words = fitted(page_name(self.game, topic), font, line.width - 34, room)
        items.append(Text(words, line.x + 12, line.centre[1] + 5.5, font, Paint(Tone.IVORY)))
        if topic == self.here:
            items.append(Icon("elder", line.right - 12, line.centre[1], 14, Paint(Tone.FOCUS)))
        return items

    def _field(self, place: Rect, room: Room) -> list[Item]:
        """What is searched for, and a cross to search for nothing."""
        outline = Paint(Tone.FOCUS if self.query else Tone.IVORY, 1.0 if self.query else 0.5)
        items: list[Item] = [Box(place, 7, fill=Paint(Tone.CLOTH, 0.4), outline=outline, line=1.25)]
        most = place.width - 44
        y = place.centre[1] + 5.5
        if not self.query:
            words = fitted(say("help.search"), _ENTRY, most, room)
            return [*items, Text(words, place.x + 12, y, _ENTRY, Paint(Tone.SOFT))]
        shown = self.query
        while room.ruler.width(shown, _ENTRY) > most:  # the end of what is typed is seen
            shown = shown[1:]
        caret = place.x + 13 + room.ruler.width(shown, _ENTRY)
        items.append(Text(shown, place.x + 12, y, _ENTRY))
        items.append(Stroke(caret, place.y + 9, caret, place.bottom - 9, Paint(Tone.FOCUS), 1.5))
        drawn: list[Item] = [Icon("close", place.right - 18, place.centre[1], 16)]
        clear, focused = Rect(place.right - 36, place.y, 36, place.height), self.focus == "clear"
        return [*items, Widget.pressed("clear", clear, drawn, focused, frame=clear.grown(-4))]


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
