"""What was agreed on, as pieces of a page of help: option by option, with what it is."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.help.paper import BookColumn, Piece
from game.pages.variants import Option, variants_of
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Stroke, Text
from game.words.catalogue import say, say_of

_HEAD = Font(20, serif=True, bold=True)
_SMALL = Font(16)
_SOFT = Paint(Tone.SOFT)
_FAINT = Paint(Tone.IVORY, 0.14)
_FEW = 6  # options: as many as stand on one leaf


def agreed(names: Sequence[str], ground: BookColumn) -> list[Piece]:
    """What was agreed on, line by line; what is not usual has a mark.

    A short list stands on one leaf.
    """
    key = "help.agreed.partie" if ground.running else "help.agreed.next"
    variants = variants_of(ground.game)
    title = say(key, game=variants.name(ground.options))
    width, room = min(ground.width, 620.0), ground.room

    def draw_title(x: float, y: float, _focus: str | None) -> list[Item]:
        words = fitted(title, _HEAD, width, room)
        return [Text(words, x, y + 20, _HEAD)]

    return [
        Piece(30, draw_title, gap=22, keep=True),
        *(
            _agreement(
                variants.option(name),
                width,
                ground,
                keep=len(names) <= _FEW and name != names[-1],
            )
            for name in names
        ),
    ]


def _agreement(option: Option, width: float, ground: BookColumn, *, keep: bool) -> Piece:
    usual = option.is_usual(ground.options)
    label = say_of(ground.game, option.key)
    words = say_of(ground.game, f"{option.key}.{option.word(ground.options)}")
    room = ground.room
    one_line = room.ruler.width(label, _SMALL) + room.ruler.width(words, _SMALL) + 44 <= width
    height = 26.0 if one_line else 48.0
    tone = Paint(Tone.IVORY) if usual else Paint(Tone.FOCUS)

    def draw(x: float, y: float, _focus: str | None) -> list[Item]:
        items: list[Item] = [
            Text(label, x + 16, y + 19, _SMALL, _SOFT),
            Text(words, x + width, y + (19 if one_line else 41), _SMALL, tone, Align.RIGHT),
            Stroke(x, y + height, x + width, y + height, _FAINT),
        ]
        if not usual:
            items.append(Box(Rect(x + 1, y + 10, 7, 7), 3.5, fill=Paint(Tone.FOCUS)))
        return items

    return Piece(height, draw, gap=0, keep=keep)
