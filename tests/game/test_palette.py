"""Colours of the four tables: words can be read on every ground, suits be told apart by anyone."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from game.stage.basics import Paint, Tone
from game.stage.looks import Looks, TableLook
from game.window.ground.materials import MATERIALS
from game.window.pack.sprites import barred
from game.window.palette import FOUR_SUITS, PALETTES, PLAIN_PAPER, SUITS, Rgb, theme
from tests.contrast import EYES, Pixels, contrast, linear

CARD: Rgb = (246, 240, 225)
WORDS = (Tone.IVORY, Tone.SOFT, Tone.FOCUS, Tone.BRASS)
ON_PAPER = (Tone.INK, Tone.INK_SOFT, Tone.RED)
TABLES = pytest.mark.parametrize("table", TableLook)


def lab(light: Pixels) -> tuple[float, float, float]:
    """A light in CIE L*a*b*, where a step of 2 can just be seen; under daylight (D65)."""
    red, green, blue = (max(0.0, value) for value in light)
    shares = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (s ** (1 / 3) if s > 0.008856 else 7.787 * s + 16 / 116 for s in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Rgb, other: Rgb, eye: str = "") -> float:
    """How different two colours are to an eye, one that lacks nothing if none is named."""
    lights = (EYES[eye] @ linear(each) if eye else linear(each) for each in (one, other))
    a, b = map(lab, lights)
    return dist(a, b)


def grounds(table: TableLook) -> list[Rgb]:
    """The brightest of everything that words stand on."""
    made_of = MATERIALS[table]
    ramps = (made_of.cloth, made_of.curtain, made_of.wood, made_of.panel)
    return [ramp.light for ramp in ramps]


def test_black_on_white_has_the_contrast_of_the_book() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@TABLES
@pytest.mark.parametrize("tone", WORDS)
def test_words_can_be_read_on_every_ground_of_a_table(table: TableLook, tone: Tone) -> None:
    for ground in (*grounds(table), PALETTES[table][Tone.CLOTH]):
        assert contrast(PALETTES[table][tone], ground) >= 4.5, f"{tone} on {ground}"


@TABLES
def test_ivory_words_can_be_read_where_the_lamp_is_brightest(table: TableLook) -> None:
    made_of = MATERIALS[table]
    red, green, blue = (a + b for a, b in zip(made_of.cloth.light, made_of.heart, strict=True))
    assert contrast(PALETTES[table][Tone.IVORY], (red, green, blue)) >= 4.5


@TABLES
@pytest.mark.parametrize("tone", ON_PAPER)
def test_dark_words_can_be_read_on_ivory(table: TableLook, tone: Tone) -> None:
    assert contrast(PALETTES[table][tone], PALETTES[table][Tone.IVORY]) >= 4.5


@TABLES
def test_lines_that_matter_can_be_seen(table: TableLook) -> None:
    tones = PALETTES[table]
    assert contrast(tones[Tone.BRASS_DARK], CARD) >= 3  # the mark of a new card
    assert contrast(tones[Tone.INK], tones[Tone.FOCUS]) >= 3  # the ring's two lines
    for ground in grounds(table):
        assert contrast(tones[Tone.FOCUS], ground) >= 3
        assert contrast(CARD, ground) >= 3  # the edge of a card


@TABLES
@pytest.mark.parametrize("four", [False, True])
def test_signs_among_words_can_be_seen(table: TableLook, four: bool) -> None:
    chosen = theme(Looks(table=table, four_colours=four))
    for colour in chosen.on_paper.values():
        assert contrast(colour, PALETTES[table][Tone.IVORY]) >= 4.5
    for colour in chosen.on_dark.values():
        assert all(contrast(colour, ground) >= 4.5 for ground in grounds(table))


@TABLES
@pytest.mark.parametrize("suit", "SHDC")
def test_a_card_that_may_not_be_played_can_still_be_read(table: TableLook, suit: str) -> None:
    left = barred(theme(Looks(table=table)))

    def dimmed(colour: Rgb) -> Rgb:
        red, green, blue = (round(of * share / 255) for of, share in zip(colour, left, strict=True))
        return red, green, blue

    assert contrast(dimmed(FOUR_SUITS[suit]), dimmed(CARD)) >= 4.5
    assert contrast(dimmed(CARD), CARD) >= 1.2, "and be told from one that may"


def test_every_tone_has_a_colour_on_every_table() -> None:
    assert all(set(PALETTES[table]) == set(Tone) for table in TableLook)


def test_the_table_of_contrast_has_plain_grounds_pure_words_and_strong_lines() -> None:
    chosen, tones = theme(Looks(table=TableLook.CONTRAST)), PALETTES[TableLook.CONTRAST]
    made_of = MATERIALS[TableLook.CONTRAST]
    assert made_of.plain
    assert tones[Tone.IVORY] == (255, 255, 255)
    assert contrast(tones[Tone.FOCUS], made_of.cloth.light) > 14
    assert all(
        contrast(tones[tone], ground) >= 7
        for tone in WORDS
        for ground in grounds(TableLook.CONTRAST)
    )
    assert chosen.rgba(Paint(Tone.IVORY, 0.1), chosen.least_line)[3] >= 190
    strong = theme(Looks(table=TableLook.CONTRAST, four_colours=True)).on_paper.values()
    inks = {*ON_PAPER, Tone.BRASS_DARK, Tone.PRINT, Tone.WRITTEN}
    assert all(contrast(tones[tone], PLAIN_PAPER) >= 7 for tone in inks)
    assert all(contrast(colour, PLAIN_PAPER) >= 6.5 for colour in strong)
    usual = theme(Looks())
    assert usual.rgba(Paint(Tone.IVORY, 0.1), usual.least_line)[3] == 26


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len(set(FOUR_SUITS.values())) == 4
    assert SUITS["S"] == SUITS["C"] != SUITS["H"] == SUITS["D"]
    assert FOUR_SUITS["D"] == (0x1F, 0x5F, 0xA8)
    assert FOUR_SUITS["C"] == (0x1C, 0x6C, 0x46)


@pytest.mark.parametrize("eye", EYES)
def test_four_colours_are_told_apart_by_those_who_lack_a_cone(eye: str) -> None:
    for one, other in combinations("SHDC", 2):
        assert apart(FOUR_SUITS[one], FOUR_SUITS[other], eye) > 12, f"{one} and {other}"
    pale = [theme(Looks(four_colours=True)).on_dark[suit] for suit in "HDC"]
    for a, b in combinations([*pale, PALETTES[TableLook.BAIZE][Tone.IVORY]], 2):
        assert apart(a, b, eye) > 8


def test_the_simulation_makes_red_and_green_of_one_brightness_alike() -> None:
    red, olive = (170, 60, 40), (104, 96, 40)
    assert apart(red, olive, "deuteranopia") < apart(red, olive) / 3
