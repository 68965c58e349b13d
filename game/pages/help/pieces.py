"""The blocks of a page of help as pieces: words, tables, small cards, links, keys, terms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.pages.help import blocks as made_of
from game.pages.help.agreed import agreed
from game.pages.help.blocks import blocks, by_agreement, page_name
from game.pages.help.glossary import glossary_of
from game.pages.help.pack import pack_piece
from game.pages.help.paper import BODY, BOLD, LEADING, BookColumn, Piece, led, lines_of
from game.pages.keys import Use, keys_of, more_than_a_line, use_line
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted, wrapped
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Stroke, Text, Widget
from game.words.catalogue import say, say_of

_HEAD = Font(20, serif=True, bold=True)
_SMALL = Font(16)
_SOFT = Paint(Tone.SOFT)
_FAINT = Paint(Tone.IVORY, 0.14)
_LARGE, _SMALL_CARDS = (52.0, 27.0, 46.0), (42.0, 22.0, 38.0)
"""A card, the step to the next, and the space between two heaps; where the window is small too."""
_LOOKED_AT, _LOOKED_AT_SMALL, _APART = 68.0, 56.0, 6.0
"""A card that a page is about, in a wide window and a small one, and the space to the next."""
_DOT = 20.0
_NUMBER = 110.0  # as wide as a second column that holds a number may be
_TABLE = 540.0
_BETWEEN, _BELOW_HEAD = 10.0, 6.0
_FIRST_COLUMN = 118.0
_BESIDE = 230.0  # the least room for words beside cards
_BESIDE_IN_TABLE = 190.0  # and where a number stands at their end
_COLUMN_OF_CARDS = 5  # hardly any row has more
_LEAD = re.compile(r"([^.:]{1,19}\u00a0?[.:]) ")


def pieces(topic: str, ground: BookColumn) -> list[Piece]:
    """A page in pieces; the first line of a table stands a little off what comes before it."""
    made: list[Piece] = []
    before: made_of.Block | None = None
    for block in blocks(ground.game, topic, ground.options):
        new = _pieces_of(block, ground)
        if type(block) is not type(before):
            least = _BELOW_HEAD if isinstance(before, made_of.Heading) else _BETWEEN
            new[0] = replace(new[0], gap=max(new[0].gap, least))
        if isinstance(block, made_of.SeeAlso):  # never alone on a leaf
            made[-1] = replace(made[-1], keep=True)
        made += new
        before = block
    return made


def _pieces_of(block: made_of.Block, ground: BookColumn) -> list[Piece]:
    say = partial(say_of, ground.game)
    match block:
        case made_of.Heading(key):
            return [_head(say(key), ground)]
        case made_of.Paragraph(key):
            return [_paragraph(say(key), key, ground)]
        case made_of.ByAgreement(_, _, item):
            key = by_agreement(ground.game, block, ground.options)
            return [(_item if item else _paragraph)(say(key), key, ground)]
        case made_of.Bullet(key):
            return [_item(say(key), key, ground)]
        case made_of.TwoColumns(key):
            return [_row(say(key), key, ground)]
        case made_of.SmallCards(cards, key, large):
            return [_show(cards.split(), say(key), key, ground, apart=large)]
        case made_of.WholePack(ranks, told):
            return [pack_piece(ranks.split(), partial(_sentences, told), ground)]
        case made_of.SeeAlso(topics):
            return [_see(topics, ground)]
        case made_of.AgreedOptions(options):
            return agreed(options, ground)
        case made_of.ListOfKeys():
            return [_key(index, use, ground) for index, use in enumerate(keys_of(ground.game).uses)]
        case made_of.ListOfTerms():
            return [term_piece(term, ground) for term in glossary_of(ground.game).in_order()]
        case _:
            assert_never(block)


def _sentences(told: Sequence[made_of.Block], ground: BookColumn) -> list[list[Piece]]:
    """What is told of a pack, in pieces for a column."""
    return [_pieces_of(block, ground) for block in told]


def _head(words: str, ground: BookColumn) -> Piece:
    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        return [Text(fitted(words, _HEAD, ground.width, ground.room), x, y + 20, _HEAD)]

    return Piece(26, draw, gap=18, keep=True)


def _paragraph(words: str, mark: str, ground: BookColumn) -> Piece:
    lines = wrapped(words, BODY, ground.width, ground.room)

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        return [Widget(Role.TEXT, tuple(lines_of(lines, x, y)), words)]

    return Piece(LEADING * len(lines), draw, mark=mark)


def _item(words: str, mark: str, ground: BookColumn) -> Piece:
    begins = _LEAD.match(words)
    lead, rest = (begins[1], words[begins.end() :]) if begins else ("", words)
    most = ground.width - _DOT
    lines = wrapped(words, BODY, most, ground.room)
    height, run = led(lead, rest, most, ground.room)

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        dot = Box(Rect(x + 2, y + 9, 7, 7), 3.5, fill=Paint(Tone.BRASS))
        shown = run(x + _DOT, y) if begins else lines_of(lines, x + _DOT, y)
        return [Widget(Role.TEXT, (dot, *shown), words)]

    return Piece(height if begins else LEADING * len(lines), draw, gap=8, mark=mark)


def _row(words: str, mark: str, ground: BookColumn) -> Piece:
    left, _, right = words.partition(" | ")
    room = ground.room
    short = room.ruler.width(right, BOLD) <= _NUMBER
    width = min(ground.width, _TABLE) if short else ground.width
    column = width - room.ruler.width(right, BOLD) - 24 if short else _FIRST_COLUMN
    first = wrapped(left, BODY if short else BOLD, column, room)
    second = (right,) if short else wrapped(right, BODY, width - _FIRST_COLUMN - 12, room)
    height = LEADING * max(len(first), len(second)) + 8

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        line = Stroke(x, y + height, x + width, y + height, _FAINT)
        if short:
            number = Text(right, x + width, y + 21, BOLD, align=Align.RIGHT)
            return [*lines_of(first, x, y + 3), number, line]
        beside = lines_of(second, x + _FIRST_COLUMN + 12, y + 3)
        return [*lines_of(first, x, y + 3, BOLD), *beside, line]

    return Piece(height, draw, gap=2, mark=mark)


def _show(cards: Sequence[str], words: str, mark: str, ground: BookColumn, *, apart: bool) -> Piece:
    left, _, right = words.partition(" | ")
    room = ground.room
    little = room.small or (right and ground.width < _TABLE * 0.8)
    width, step, blank = _SMALL_CARDS if little else _LARGE
    if apart:
        largest = _LOOKED_AT_SMALL if room.small else _LOOKED_AT
        width = min(largest, (ground.width + _APART) / len(cards) - _APART)
        step = width + _APART
    step = min(step, (ground.width - width) / max(1, len(cards) - 1))
    tall, column = width * CARD_RATIO, width + (_COLUMN_OF_CARDS - 1) * step
    if right and len(cards) > _COLUMN_OF_CARDS:  # no wider than the other rows
        step *= (_COLUMN_OF_CARDS - 1) / (len(cards) - 1)
    across = width + sum(blank if card == "." else step for card in cards[:-1])
    beside = ground.width - across - 22 >= _BESIDE
    if right:  # a table: its words in one line, beside the cards or below them all
        across = max(across, column)
        beside = ground.width - across - 22 >= _BESIDE_IN_TABLE
    most = ground.width - across - 22 if beside else ground.width
    if right:
        most = min(most, _TABLE - across - 22 if beside else _TABLE) - 40
    lines = wrapped(left, BODY, most, room)
    below = 0.0 if beside else LEADING * len(lines) + 6
    height = max(tall, LEADING * len(lines)) if beside else tall + below

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        items: list[Item] = []
        at = x + width / 2
        for index, card in enumerate(cards):
            if card == ".":
                at += blank
                continue
            face = None if card == "-" else card
            pose = Pose(at, y + tall / 2, width)
            items.append(CardItem(f"{mark}:{index}", face, pose, Shadow.REST))
            at += step
        if beside:
            top = y + (height - LEADING * len(lines)) / 2
            items += lines_of(lines, x + across + 22, top)
            end = x + min(ground.width, _TABLE)
        else:
            top = y + tall + 6
            items += lines_of(lines, x, top)
            end = x + min(ground.width, _TABLE)
        if right:
            items.append(Text(right, end, top + 18, BOLD, align=Align.RIGHT))
        return items

    return Piece(height, draw, mark=mark)


def _see(topics: Sequence[str], ground: BookColumn) -> Piece:
    """Links in a row, in more rows where they need them."""
    room, label = ground.room, say("help.see")
    start = room.ruler.width(label, _SMALL) + 18
    places: list[tuple[str, float, int, float]] = []
    at, row = start, 0
    for topic in topics:
        width = room.ruler.width(page_name(ground.game, topic), _SMALL)
        if at + width > ground.width and at > start:
            at, row = start, row + 1
        places.append((topic, at, row, width))
        at += width + 26
    height = 30.0 * (row + 1)

    def draw(x: float, y: float, focus: str | None) -> list[Item]:
        items: list[Item] = [Text(label, x, y + 21, _SMALL, _SOFT)]
        for topic, across, down, width in places:
            key, left, base = f"see:{topic}", x + across, y + 21 + 30 * down
            place = Rect(left - 8, base - 20, width + 16, 29)
            drawn: list[Item] = [
                Text(page_name(ground.game, topic), left, base, _SMALL),
                Stroke(left, base + 5, left + width, base + 5, Paint(Tone.BRASS), 1.5),
            ]
            items.append(Widget.pressed(key, place, drawn, focus == key, frame=place))
        return items

    return Piece(height, draw, gap=20)


def _key(index: int, use: Use, ground: BookColumn) -> Piece:
    high = 33.0 if ground.room.small else 36.0
    high += more_than_a_line(use, ground.width, ground.room, ground.game)

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        place = Rect(x, y, ground.width, high)
        return use_line(use, place, ground.room, ground.game)

    return Piece(high, draw, gap=0, keep=index == 0)


def term_piece(term: str, ground: BookColumn) -> Piece:
    """A term of the glossary and what it means."""
    glossary = glossary_of(ground.game)
    lead, rest = glossary.head(term), glossary.meaning(term)
    height, run = led(lead, rest, ground.width, ground.room)

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        return [Widget(Role.TEXT, tuple(run(x, y)), f"{lead} {rest}")]

    return Piece(height, draw, gap=9, mark=term)


def hit_piece(key: str, name: str, sentence: str, ground: BookColumn) -> Piece:
    """A place that a search has found, to be pressed."""
    room, width = ground.room, ground.width
    lines = wrapped(sentence, _SMALL, width - 24, room)[:2]
    if len(wrapped(sentence, _SMALL, width - 24, room)) > len(lines):
        lines = (lines[0], fitted(lines[1] + "…", _SMALL, width - 24, room))
    height = 30.0 + 22 * len(lines) + 4

    def draw(x: float, y: float, focus: str | None) -> list[Item]:
        place = Rect(x, y, width, height)
        items: list[Item] = [
            Text(fitted(name, BOLD, width - 24, room), x + 12, y + 22, BOLD),
            *(
                Text(line, x + 12, y + 46 + 22 * row, _SMALL, _SOFT)
                for row, line in enumerate(lines)
            ),
            Stroke(x, y + height, x + width, y + height, _FAINT),
        ]
        return [
            Widget.pressed(key, place, items, focus == key, name, frame=place.grown(-3)).noted(
                sentence
            )
        ]

    return Piece(height, draw, gap=2)
