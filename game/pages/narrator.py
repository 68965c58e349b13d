"""What a voice says: the difference of two pictures in words.

Whatever is said aloud stands on the screen as well, so it is read off the picture: what was said at
the table, the sentence that says what now, the page one has come to, and what has the focus. Of a
mark without words it says in short what a pointer is told (`Legend`).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TypeGuard

from msgspec import Struct

from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.ornaments import Legend, Lettering
from game.stage.picture import Backdrop, Box, Bubble, CardItem, Item, Picture, Text
from game.words.catalogue import say
from game.words.terms import card_name
from rules.core.cards import card

_SENTENCE = Font(20, bold=True)
"""The face of the sentence that says what now; buttons have it too, and are targets."""
_DETAIL = Font(16)
_HEADING = 28
"""Units: words in a serif as large as this head a page."""
_SIGNS = {"♠": "suit.S", "♥": "suit.H", "♦": "suit.D", "♣": "suit.C"}
_ON_PAPER = Paint(Tone.INK)
_REMEMBERED = 4
"""Sentences."""
_SILENT = {"−", "+", "…"}


class Utterance(Struct, frozen=True):
    """Words for a voice; what is `urgent` is heard instead of what was still being said."""

    words: str
    urgent: bool = False


class _Heard(Struct, frozen=True):
    """What a picture says, part by part."""

    heads: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    focus: str = ""
    marks: tuple[str, ...] = ()


class Narrator:
    """Remembers what was told of the last picture, and the sentences told last.

    While cards move, a sentence gives way to another and comes back: it is told once.
    """

    def __init__(self) -> None:
        self._before = _Heard()
        self._lately: deque[str] = deque(maxlen=_REMEMBERED)

    def see(self, picture: Picture) -> Iterator[Utterance]:
        """What is new in a picture, in the order in which one wants to hear it."""
        heard, before = _heard(picture), self._before
        self._before = heard
        fresh = _without(heard.heads, before.heads)
        fresh += _without(heard.said, before.said)
        fresh += _without(heard.marks, before.marks)
        now = _without(heard.now, (*before.now, *self._lately))
        self._lately.extend(now)
        fresh = [words for words in (*fresh, *now) if words.strip()]
        if fresh:
            yield Utterance(spoken(". ".join(words.rstrip(".") for words in fresh)))
        if heard.focus and heard.focus != before.focus:
            yield Utterance(spoken(heard.focus), urgent=not fresh)


def spoken(words: str) -> str:
    """Words as they are said: a sign of a suit by its name."""
    for sign, key in _SIGNS.items():
        words = words.replace(sign, f" {say(key)} ")
    return re.sub(r" +(?=[,.])", "", " ".join(words.split()))


def _heard(picture: Picture) -> _Heard:
    texts = [item for item in picture.items if isinstance(item, Text)]
    free = [text for text in texts if not _on_target(text, picture)]
    said = tuple(item.words for item in picture.items if _is_said(item))
    marks = tuple(item.head for item in picture.items if isinstance(item, Legend) and item.aloud)
    now, focus = _now(free, picture), _focus(picture, texts)
    marks = tuple(words for words in marks if words != focus)
    return _Heard(_heads(free, picture.backdrop), said, now, focus, marks)


def _on_target(text: Text, picture: Picture) -> bool:
    """Whether words belong to something that can be pressed."""
    return any(
        isinstance(target.place, Rect) and target.place.contains(text.x, text.y - 4)
        for target in picture.targets
    )


def _is_said(item: Item) -> TypeGuard[Bubble | Lettering]:
    """Whether an item is words of the table: what was said there, or what is celebrated."""
    if isinstance(item, Lettering):
        return not item.words.isdigit()  # a sum that is counted up
    return isinstance(item, Bubble) and item.fresh


def _heads(texts: Sequence[Text], backdrop: Backdrop) -> tuple[str, ...]:
    """The headings of a page, with the lines under them on a page that is only read."""
    if backdrop is Backdrop.TABLE:  # its large words are figures; on paper a teacher speaks
        paper = " ".join(t.words for t in texts if t.font.serif and t.paint == _ON_PAPER)
        return (paper,) if paper else ()
    return tuple(t.words for t in texts if t.font.serif and t.font.size >= _HEADING)


def _now(texts: Sequence[Text], picture: Picture) -> tuple[str, ...]:
    """The sentence that says what now, and the line below it."""
    if picture.backdrop is not Backdrop.TABLE:
        return ()
    found: list[str] = []
    for text in texts:
        if text.font == _SENTENCE and text.align is Align.LEFT:
            found.append(text.words)
            found += [
                other.words
                for other in texts
                if other.font == _DETAIL and other.x == text.x and 0 < other.y - text.y < 34
            ]
    return tuple(found)


def _focus(picture: Picture, texts: Sequence[Text]) -> str:
    """What has the focus: a card by its name, anything else by the words within its frame."""
    for item in picture.items:
        if isinstance(item, CardItem) and item.focused and item.face:
            return card_name(card(item.face))
    frames = [item.rect for item in picture.items if isinstance(item, Box) and _is_frame(item)]
    if not frames:
        return ""
    for item in picture.items:  # what is told of it goes before the words in it
        if isinstance(item, Legend) and frames[-1].contains(*item.place.centre):
            return item.head
    inside = [text for text in texts if frames[-1].contains(text.x, text.y - 4)]
    if not inside:  # a small sign: what a pointer is told of it
        legends = (item for item in picture.items if isinstance(item, Legend))
        return next((item.head for item in legends if frames[-1].contains(*item.place.centre)), "")
    chosen = any(text.paint.tone is Tone.INK for text in inside)
    heard = [
        text
        for text in inside
        if text.words not in _SILENT and not (chosen and _is_other_value(text))
    ]
    return ". ".join(text.words.rstrip(".") for text in sorted(heard, key=lambda t: (t.x, t.y)))


def _is_frame(box: Box) -> bool:
    """Whether a box is the frame of what has the focus."""
    tone = box.outline.tone if box.outline is not None and box.fill is None else None
    return tone is Tone.FOCUS or (tone is Tone.INK and box.line == 2.5)


def _is_other_value(text: Text) -> bool:
    """Whether words stand for a value beside the one that holds, which alone is on ivory."""
    return text.align is Align.CENTRE and text.paint.tone is not Tone.INK


def _without(words: Sequence[str], before: Sequence[str]) -> list[str]:
    """Those words that were not there before."""
    return [word for word in words if word not in before]
