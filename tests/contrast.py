"""Measures from painted pixels whether all that is read or told apart can be seen, by any eyes.

`python -m tests.contrast` takes every scene of the tour on every table, at both text sizes, and
names what falls short: its colours, its contrast and the least there should be, the first scenes.
A sample of it is in the tests; the whole takes some minutes.

How it is measured, and why so. A picture is laid drawing by drawing. The ink of words is the colour
that was asked for, as the Web Content Accessibility Guidelines have it, taken where a glyph covers
its pixels: what softens its edges is no colour of its own. It is laid on the very pixels that were
there before, and both are seen through all that is laid over them afterwards, be it a veil or
light. The worst tenth of the pixels of a line counts, for one end of it may lie where the lamp is
bright; of icons and dots the middle of them; of other things the clearest quarter: letters of gold
and beads have an edge that is a part of them, and a curve may run on a line of its grid. What
hardly shines through is covered, and not measured.

Signs are small drawings, dots, short strokes, bars with nothing on them, rings, places for cards,
and the corners of cards. Long thin lines and panes behind words are left out: without them nothing
is lost. So are cards that are unlit and dimmed: for some seconds, in which nothing can be done, the
light has gone down but for what is celebrated; it does not at the table of high contrast. Where
one kind of cone is missing everything must still have a contrast of 3, and so must two marks of
one shape that differ in nothing but their colour.

Words are lost where too little of a line is seen, or it is cut off or shortened.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import pygame
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import ArrayLike, NDArray

from game.demo import tour
from game.demo.album import Album
from game.preferences import Preferences
from game.stage.basics import Tone
from game.stage.looks import Looks, TableLook
from game.stage.ornaments import Beads, Lettering
from game.stage.picture import (
    BUBBLE_FONT,
    Box,
    Bubble,
    CardItem,
    Icon,
    Look,
    Picture,
    Shadow,
    Stroke,
    Text,
)
from game.window.offscreen import Pictured, dress, make_painter, room_of
from game.window.painter import Painter
from game.window.scaling import largest_scale, scale_for
from game.window.text import SUIT_SIGNS
from game.words.catalogue import speak, spoken
from tests.game.tongues import LANGUAGES

SIZE = (1280, 800)
TEXT_SIZES = (100, 200)
"""What one asks for, in per cent; it is laid out as where a window just has room for all of it."""
WORDS, LARGE_WORDS, SIGNS, STRONG = 4.5, 3.0, 3.0, 7.0
"""The least contrasts; that of words on the table of high contrast."""

Pixels = NDArray[np.float32]

_LARGE, _LARGE_BOLD = 24, 18.6  # units: 18 and 14 points
_READ = 0.6  # of a line must be seen, that it is read: a struck one is
_SEEN = 0.1  # how opaque words are at least that are not only about to come
_DOT, _JOINT, _SHORT = 16, 6, 24  # units: the largest dot, a stroke between parts of a curve, signs
_SMALL_CARD = 40  # units: narrower ones are looked at for their colour at most
_MARK, _BARE = ("dot", "sign", "bar"), 0.97
"""What marks are, as long as no sign lies on them."""

_LIGHT = np.array((0.2126, 0.7152, 0.0722), np.float32)
EYES: Mapping[str, Pixels] = {  # for linear light; Viénot and others 1999, the last Machado 2009
    "protanopia": np.array(
        ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)), np.float32
    ),
    "deuteranopia": np.array(
        ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)), np.float32
    ),
    "tritanopia": np.array(
        ((1.25553, -0.07675, -0.17878), (-0.07841, 0.93081, 0.1476), (0.00473, 0.69137, 0.3039)),
        np.float32,
    ),
}


class Measured(Struct, frozen=True):
    """How well something is told from what lies about it, or from another thing."""

    kind: str
    what: str
    ink: str
    ground: str
    ratio: float
    least: float
    shape: tuple[object, ...] = ()  # of a mark: two of the same are told apart by colour alone

    @property
    def short(self) -> bool:
        """Whether it falls short."""
        return self.ratio < self.least


class Sights(Album):
    """An album that keeps the pictures of a tour at a text size instead of painting them."""

    def __init__(self, per_cent: int) -> None:
        super().__init__(Path(), SIZE, Preferences())
        self.scale = min(scale_for(SIZE, 1.0, per_cent / 100), largest_scale(SIZE))
        self.seen: dict[str, Picture] = {}

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        """Keep what a scene shows now."""
        self.seen[name] = self.look(shown)

    def look(self, shown: Pictured) -> Picture:
        return shown.picture(room_of(SIZE, self._painter, self.scale))


# ---- light


def linear(colours: ArrayLike) -> Pixels:
    """The light of colours from 0 to 255, from 0 to 1 (sRGB)."""
    share = np.divide(colours, 255, dtype=np.float32)
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def contrast(one: ArrayLike, other: ArrayLike, eye: str = "") -> Pixels:
    """From 1, the same, to 21, black on white; the last axis is red, green and blue."""
    weights = _LIGHT @ EYES[eye] if eye else _LIGHT
    a, b = (np.maximum(linear(colours) @ weights, 0) for colours in (one, other))
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05), np.float32)


# ---- what is measured


def _kind(item: Look) -> str:
    """As what an item is measured; empty where it carries no meaning, or is not measured."""
    match item:
        case Text(paint=paint) if paint.alpha < _SEEN:
            return ""
        case Text(words=words) if words.strip() in SUIT_SIGNS:
            return "sign"
        case Text() | Bubble():
            return "words"
        case Lettering():
            return "letters"
        case Beads():
            return "beads"
        case Icon():
            return "sign"
        case CardItem(face=str(), focused=False) if item.pose.width >= _SMALL_CARD:
            return "" if item.unlit and item.dimmed else "card"
        case Box(rect=rect, outline=outline, fill=fill):
            if outline is not None and outline.tone is Tone.FOCUS:
                return "ring"
            if max(rect.width, rect.height) <= _DOT:
                return "dot"
            if item.dash is not None:
                return "place"
            opaque = fill is not None and fill.alpha > 0.8
            return "bar" if opaque and item.shadow is Shadow.NONE else ""
        case Stroke():
            return "stroke" if _JOINT < max(item.x2 - item.x1, item.y2 - item.y1) < _SHORT else ""
        case _:
            return ""


def _called(item: Look) -> str:
    match item:
        case Text() | Bubble() | Lettering():
            return item.words
        case Icon():
            return f"{item.name}, {item.paint.tone} {item.paint.alpha:.2g}"
        case Box():
            paints = (item.fill, item.outline)
            return " in ".join(f"{each.tone} {each.alpha:.2g}" for each in paints if each)
        case Stroke() | Beads():
            return f"{item.paint.tone} {item.paint.alpha:.2g}"
        case CardItem():
            lit = (("dimmed", item.dimmed), ("unlit", item.unlit))
            return " ".join(("card", *(word for word, is_so in lit if is_so)))
        case _:
            return ""


def _least(item: Look, strong: bool) -> float:
    match item:
        case Text() | Bubble() if _kind(item) == "words":
            font = item.font if isinstance(item, Text) else BUBBLE_FONT
            large = font.size >= (_LARGE_BOLD if font.bold else _LARGE)
            return STRONG if strong else LARGE_WORDS if large else WORDS
        case Lettering():
            return WORDS if strong else LARGE_WORDS
        case _:
            return SIGNS


def _shape(item: Look) -> tuple[object, ...]:
    """What a mark is but for its colour; nothing where it is none."""
    match item:
        case Icon():
            return "icon", item.name, item.size
        case Box():
            rect = item.rect
            size = min(rect.width, rect.height)  # bars are as long as what they tell
            return "box", size, item.radius, item.fill is None, item.outline is None
        case _:
            return ()


# ---- measuring


class _Layer(Struct, frozen=True):
    """A drawing as it was laid: its pixels (colours multiplied by opacity), what lay there."""

    item: Look
    ink: float  # how opaque its ink is meant to be
    place: pygame.Rect
    colours: Pixels
    opacity: Pixels
    beneath: Pixels | None
    cut: bool  # whether it goes beyond the edge


def _layers(painter: Painter, picture: Picture, scale: float) -> Iterator[_Layer]:
    """Every drawing of a picture, from the undermost."""
    surface = pygame.Surface(SIZE)
    painter.paint(surface, picture, scale)
    surface.blit(painter._backdrop(picture.backdrop, SIZE), (0, 0))
    signed = [(item.x, item.y) for item in picture.items if isinstance(item, Icon)]
    for item in picture.items:
        field = isinstance(item, Box) and any(item.rect.contains(*at) for at in signed)
        pieces = list(painter._pieces_of(item))
        for count, (piece, corner) in enumerate(pieces, 1):
            place = piece.get_rect(topleft=corner).clip(surface.get_rect())
            if place.width and place.height:
                part = piece.subsurface(place.move(-corner[0], -corner[1]))
                measured = count == len(pieces) and _kind(item) and not field  # shadows come before
                cut = not place.contains(piece.get_bounding_rect().move(corner))
                beneath = _rgb(surface.subsurface(place)) if measured else None
                opacity = np.divide(pygame.surfarray.array_alpha(part), 255, dtype=np.float32)
                yield _Layer(item, _ink(item, painter), place, _rgb(part), opacity, beneath, cut)
            surface.blit(piece, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _ink(item: Look, painter: Painter) -> float:
    theme = painter._kit.theme
    return theme.rgba(item.paint, theme.least_words)[3] / 255 if isinstance(item, Text) else 1.0


def _rgb(surface: pygame.Surface) -> Pixels:
    return np.asarray(pygame.surfarray.array3d(surface), np.float32)


def measure(
    painter: Painter, picture: Picture, scale: float, strong: bool = False
) -> list[Measured]:
    """All that is seen in a picture; `strong` is asked for of the table of high contrast."""
    added = np.zeros((*SIZE, 3), np.float32)
    through = np.ones(SIZE, np.float32)
    found = list[Measured]()
    for layer in reversed(list(_layers(painter, picture, scale))):
        place = layer.place
        at = np.s_[place.left : place.right, place.top : place.bottom]
        over, left = added[at], through[at]
        if layer.beneath is not None:
            found += _measured(layer, layer.beneath, (over, left), scale, strong)
        over += left[..., None] * layer.colours
        left *= 1 - layer.opacity
    return found + list(_told_by_colour(found))


def _measured(
    layer: _Layer, beneath: Pixels, over: tuple[Pixels, Pixels], scale: float, strong: bool
) -> Iterator[Measured]:
    item, kind, alpha = layer.item, _kind(layer.item), layer.opacity
    inked = alpha >= max(0.02, 0.5 * alpha.max())
    if isinstance(item, CardItem):
        inked &= _corner(item, layer.place, scale)
    clear = inked & (over[1] > 0.5)
    seen = clear.sum() / max(1, inked.sum())
    if seen < (0.9 if kind in ("bar", "card") else 0.05):
        return
    if isinstance(item, Text) and (seen < _READ or layer.cut or _shortened(item.words)):
        yield Measured("lost", item.words, "", "", float(seen), 1.0)
    veil, through, part = over[0][clear], over[1][clear][:, None], alpha[clear][:, None]
    pure = layer.colours[clear] / part
    if isinstance(item, CardItem):
        shown = veil + through * pure
        light = linear(shown) @ _LIGHT
        ink = shown[light <= np.percentile(light, 4)].mean(axis=0)
        ground = shown[light >= np.percentile(light, 80)].mean(axis=0)
    else:
        part = layer.ink if kind == "words" else part
        inks = veil + through * (part * pure + (1 - part) * beneath[clear])
        grounds = veil + through * beneath[clear]
        ratios = contrast(inks, grounds)
        share = {"words": 10, "sign": 50, "dot": 50}.get(kind, 75)
        if isinstance(item, Box) and item.outline:
            share = 90
        worst = np.abs(ratios - np.percentile(ratios, share)).argmin()
        ink, ground = inks[worst], grounds[worst]
    plain = Measured(
        kind,
        _called(item),
        _hex(ink),
        _hex(ground),
        float(contrast(ink, ground)),
        _least(item, strong),
        _shape(item) if seen > _BARE else (),
    )
    yield plain
    eye = min(EYES, key=lambda eye: float(contrast(ink, ground, eye)))
    ratio = float(contrast(ink, ground, eye))
    if ratio < SIGNS and not plain.short:
        yield replace(plain, kind=eye, ratio=ratio, least=SIGNS)


@cache
def _shortened(words: str) -> bool:
    """Whether words end with an ellipsis that no sentence has."""
    if not words.endswith("…"):
        return False
    return not any(each.endswith(words) for each in LANGUAGES[spoken()].values())


def _corner(item: CardItem, place: pygame.Rect, scale: float) -> NDArray[np.bool_]:
    """Where the corner of a card is that is looked at in a hand."""
    turn, width = radians(item.pose.angle), item.pose.width * scale
    x = np.arange(place.left, place.right)[:, None] + 0.5 - item.pose.x * scale
    y = np.arange(place.top, place.bottom)[None, :] + 0.5 - item.pose.y * scale
    across = (x * cos(turn) + y * sin(turn)) / width + 0.5
    down = (y * cos(turn) - x * sin(turn)) / width + item.pose.height / item.pose.width / 2
    return (across > 0.03) & (across < 0.17) & (down > 0.05) & (down < 0.37)


def _told_by_colour(found: Iterable[Measured]) -> Iterator[Measured]:
    """Marks of one shape that some eyes could not tell apart."""
    shapes = defaultdict[tuple[object, ...], dict[str, Measured]](dict)
    for each in found:
        if each.kind in _MARK and each.shape:
            shapes[each.shape].setdefault(each.what, each)
    for alike in shapes.values():
        for one, other in combinations(alike.values(), 2):
            colours = (one.ink, other.ink, one.ground, other.ground)
            a, b, below, under = (list(bytes.fromhex(each[1:])) for each in colours)
            if contrast(below, under) < SIGNS:  # the same on another ground is drawn otherwise
                ratio = min(float(contrast(a, b, eye)) for eye in ("", *EYES))
                what = f"{one.what} / {other.what}"
                yield Measured("alike", what, one.ink, other.ink, ratio, SIGNS)


def _hex(colour: Pixels) -> str:
    return "#" + bytes(np.clip(np.rint(colour), 0, 255).astype(np.uint8)).hex()


# ---- the whole tour


def dressed(table: TableLook) -> Painter:
    """A painter for a table."""
    painter = make_painter()
    dress(painter, Looks(table=table))
    return painter


def main() -> None:
    """Print what falls short, and how much was measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.contrast", description=__doc__)
    parser.add_argument("--table", choices=[*TableLook], action="append", help="only this one")
    parser.add_argument("--text", type=int, choices=TEXT_SIZES, action="append", help="likewise")
    parser.add_argument("--scene", action="append", help="likewise")
    parser.add_argument("--language", choices=[*LANGUAGES], default="en")
    chosen = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    speak(chosen.language)
    count, short = 0, defaultdict[tuple[str, str], list[tuple[Measured, str]]](list)
    for text in chosen.text or TEXT_SIZES:
        sights = Sights(text)
        tour.show(sights, 7, Preferences(language=chosen.language))
        for table in map(TableLook, chosen.table or TableLook):
            painter, strong = dressed(table), table is TableLook.CONTRAST
            for scene, picture in sights.seen.items():
                if scene in (chosen.scene or sights.seen):
                    found = measure(painter, picture, sights.scale, strong)
                    count += len(found)
                    for each in found:
                        if each.short:
                            short[each.kind, each.what].append((each, f"{scene} {table} {text} %"))
    for (kind, what), cases in sorted(short.items()):
        worst, where = min(cases, key=lambda case: case[0].ratio)
        scenes = dict.fromkeys(place.split()[0] for _, place in cases)
        print(
            f"{kind:12} {what!r:34} {worst.ink} on {worst.ground} {worst.ratio:5.2f}"
            f" < {worst.least:g} {len(cases):5} × {where}; {', '.join([*scenes][:4])}"
        )
    print(f"{count} measured, {sum(map(len, short.values()))} fall short in {len(short)} ways")
    raise SystemExit(bool(short))


if __name__ == "__main__":
    main()
