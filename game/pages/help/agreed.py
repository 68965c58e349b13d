"""What was agreed on, as pieces of a page of help: option by option, with what it is."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.help.paper import BookColumn, Piece, dot
from game.pages.variants import Option, variants_of
from game.stage.basics import Align, Paint, Tone
from game.stage.blocks import HEAD, SOFT, Block, Fill, Inset, Rule, Sized, WordBlock
from game.stage.layout import Column, Row
from game.words.catalogue import say, say_of

_FAINT, _USUAL, _OTHER = Paint(Tone.IVORY, 0.14), Paint(Tone.IVORY), Paint(Tone.FOCUS)
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
