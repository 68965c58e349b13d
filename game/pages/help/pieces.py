"""The blocks of a page of help as pieces: words, tables, small cards, links, keys, terms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.pages.help import blocks as made_of
from game.pages.help.blocks import blocks, by_agreement, page_name
from game.pages.help.glossary import glossary_of
from game.pages.help.pack import pack_piece
from game.pages.help.paper import BODY, BOLD, LEADING, BookColumn, Led, Piece, dot
from game.pages.keys import keys_of, use_line
from game.pages.variants import Option, variants_of
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.blocks import (
    BRASS,
    HEAD,
    SOFT,
    Block,
    Drawn,
    Fill,
    Inset,
    Named,
    Rule,
    Sized,
    WordBlock,
)
from game.stage.controls import Link, Pressed
from game.stage.layout import Column, Row
from game.stage.picture import CardItem, Item, Role, Shadow
from game.words.catalogue import say, say_of

_USUAL, _OTHER = Paint(Tone.IVORY), Paint(Tone.FOCUS)
_FEW = 6  # options: as many as stand on one leaf
_WIDEST = 620.0


def agreed(names: Sequence[str], ground: BookColumn) -> list[Piece]:
    """What was agreed on, line by line; what is not usual has a mark.

    A short list stands on one leaf.
    """
    key = "help.agreed.partie" if ground.running else "help.agreed.next"
    variants, short = variants_of(ground.game), len(names) <= _FEW
    title = WordBlock(say(key, game=variants.name(ground.options)), HEAD, step=30)
    lines = [_agreement(variants.option(name), ground) for name in names]
    return [
        Piece(title, gap=22, keep=True),
        *(
            Piece(line, gap=0, keep=short and name != names[-1])
            for name, line in zip(names, lines, strict=True)
        ),
    ]


def _agreement(option: Option, ground: BookColumn) -> Block:
    """What an option is about, and what was agreed: below where there is no room beside."""
    usual, room = option.is_usual(ground.options), ground.room
    label = WordBlock(say_of(ground.game, option.key), paint=SOFT)
    told = say_of(ground.game, f"{option.key}.{option.word(ground.options)}")
    words = WordBlock(told, paint=_USUAL if usual else _OTHER, align=Align.RIGHT)
    across = min(ground.width, _WIDEST)
    row: Block = Row((Fill(label), words), 28)
    if row.width(room) + 16 > across:
        row = Column((label, words))
    mark = (dot(_OTHER),) if not usual else (Sized(Row(()), 9),)
    line = Column((Inset(Row((*mark, Fill(row)), 7), 0, 2, 0, 2), Rule(_FAINT, 1)))
    return Sized(line, most=across)


_FAINT = Paint(Tone.IVORY, 0.14)
_LARGE, _SMALL_CARDS = (52.0, 27.0, 46.0), (42.0, 22.0, 38.0)
"""A card, the step to the next, and the space between two heaps; where the window is small too."""
_LOOKED_AT, _LOOKED_AT_SMALL, _APART = 68.0, 56.0, 6.0
"""A card that a page is about, in a wide window and a small one, and the space to the next."""
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
            return [Piece(WordBlock(say(key), HEAD, step=26), gap=18, keep=True)]
        case made_of.Paragraph(key):
            return [_paragraph(say(key), key)]
        case made_of.ByAgreement(_, _, item):
            key = by_agreement(ground.game, block, ground.options)
            return [(_item if item else _paragraph)(say(key), key)]
        case made_of.Bullet(key):
            return [_item(say(key), key)]
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
            uses, high = keys_of(ground.game).uses, 33.0 if ground.room.small else 36.0
            lines = [use_line(use, high, ground.game) for use in uses]
            return [Piece(line, gap=0, keep=not at) for at, line in enumerate(lines)]
        case made_of.ListOfTerms():
            return [_term(term, ground.game) for term in glossary_of(ground.game).in_order()]
        case _:
            assert_never(block)


def _sentences(told: Sequence[made_of.Block], ground: BookColumn) -> list[list[Piece]]:
    """What is told of a pack, in pieces for a column."""
    return [_pieces_of(block, ground) for block in told]


def _body(words: str, font: Font = BODY) -> WordBlock:
    """A paragraph."""
    return WordBlock(words, font, lines=0, step=LEADING)


def _paragraph(words: str, mark: str) -> Piece:
    return Piece(Named(_body(words), words, Role.TEXT), mark=mark)


def _item(words: str, mark: str) -> Piece:
    begins = _LEAD.match(words)
    told: Block = Led(begins[1], words[begins.end() :]) if begins else _body(words)
    line = Row((dot(BRASS), Fill(told)), 11)
    return Piece(Named(line, words, Role.TEXT), gap=8, mark=mark)


def _row(words: str, mark: str, ground: BookColumn) -> Piece:
    left, _, right = words.partition(" | ")
    if ground.room.ruler.width(right, BOLD) <= _NUMBER:
        row, most = Row((Fill(_body(left)), WordBlock(right, BOLD, step=LEADING)), 24), _TABLE
    else:
        row, most = Row((Sized(_body(left, BOLD), _FIRST_COLUMN), Fill(_body(right))), 12), 1e9
    line = Column((Inset(row, 0, 3, 0, 5), Rule(_FAINT, 1)))
    return Piece(Sized(line, most=most), gap=2, mark=mark)


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
    column = width + (_COLUMN_OF_CARDS - 1) * step
    if right and len(cards) > _COLUMN_OF_CARDS:  # no wider than the other rows
        step *= (_COLUMN_OF_CARDS - 1) / (len(cards) - 1)
    across = width + sum(blank if card == "." else step for card in cards[:-1])
    # In a table its words stand in one line, beside the cards or below them all.
    across = max(across, column) if right else across
    beside = ground.width - across - 22 >= (_BESIDE_IN_TABLE if right else _BESIDE)

    def draw(place: Rect) -> list[Item]:
        items: list[Item] = []
        at = place.x + width / 2
        for index, card in enumerate(cards):
            if card != ".":
                face = None if card == "-" else card
                pose = Pose(at, place.centre[1], width)
                items.append(CardItem(f"{mark}:{index}", face, pose, Shadow.REST))
            at += blank if card == "." else step
        return items

    shown = Drawn(across, width * CARD_RATIO, draw)
    told = (Fill(_body(left)), *((WordBlock(right, BOLD, step=LEADING),) if right else ()))
    whole = Row((shown, Fill(Row(told))), 22) if beside else Column((shown, Row(told)), 6)
    return Piece(Sized(whole, most=_TABLE if right else 1e9), mark=mark)


def _see(topics: Sequence[str], ground: BookColumn) -> Piece:
    """Links in a row, in more rows where they need them."""
    label = WordBlock(say("help.see"), paint=SOFT)
    start = label.width(ground.room) + 18
    rows: list[list[Block]] = [[]]
    for topic in topics:
        link = Link(f"see:{topic}", page_name(ground.game, topic))
        if rows[-1] and start + Row((*rows[-1], link), 10).width(ground.room) > ground.width:
            rows.append([])
        rows[-1].append(link)
    links = Column([Sized(Row(row, 10), high=30) for row in rows])
    return Piece(Row((Column((Sized(label, high=30),)), Fill(links)), 10), gap=20)


def _term(term: str, game: str) -> Piece:
    """A term of the glossary and what it means."""
    lead, rest = glossary_of(game).head(term), glossary_of(game).meaning(term)
    return Piece(Named(Led(lead, rest), f"{lead} {rest}", Role.TEXT), gap=9, mark=term)


def hit_piece(key: str, name: str, sentence: str) -> Piece:
    """A place that a search has found, to be pressed."""
    told = Column((WordBlock(name, BOLD, step=26), WordBlock(sentence, paint=SOFT, lines=0)))
    hit = Pressed(Inset(told, 12, 6, 12, 4), key, name, note=sentence)
    return Piece(Column((hit, Rule(_FAINT, 1))), gap=2)
