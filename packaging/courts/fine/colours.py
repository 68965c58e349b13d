"""The colours that all twelve share, and their gradients.

Ink, red, blue, green and one yellow gold; a suit's colour leads and the others answer it. Gradients are
written with percentages: the game's reader takes bare numbers for lengths.
"""

from typing import NamedTuple

IVORY = "#F6F0E1"
WHITE = "#FBF7EC"
SHADE = "#D9CFB6"
GOLD, GOLD_LIT, GOLD_DARK, GOLD_LINE = "#D6AA43", "#F4DF9B", "#A0732A", "#694714"
SILVER_LINE = "#55677A"


class Cloth(NamedTuple):
    """A dye: its gradient from lit to shaded, and the colour of the lines drawn inside it."""

    name: str
    lit: str
    main: str
    deep: str
    line: str

    @property
    def glow(self) -> str:
        """Its gradient, as a fill."""
        return f"url(#{self.name})"


RED = Cloth("red", "#C9362B", "#A92019", "#7E1310", "#4E0A0A")
BLUE = Cloth("blue", "#31569A", "#27467F", "#172C58", "#0B1735")
GREEN = Cloth("green", "#2A7C53", "#1B5E3F", "#0F3D29", "#06251A")
BLACK = Cloth("black", "#3A3733", "#262320", "#141210", "#8A8172")
CREAM = Cloth("cream", "#FDFAF2", "#F6EEDC", "#DDD0B4", "#9C8F74")
WOOD = Cloth("wood", "#8A5A33", "#6E4426", "#4A2C17", "#2C1809")

_ACROSS, _DOWN = 'x1="0%" y1="0%" x2="100%" y2="0%"', 'x1="0%" y1="0%" x2="0%" y2="100%"'


def _gradient(name: str, way: str, *stops: tuple[int, str]) -> str:
    inner = "".join(f'<stop offset="{at}%" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" {way}>{inner}</linearGradient>'


METAL = "url(#metal)"
"""Gold lit from above."""
ROD = "url(#rod)"
"""Gold lit from the left: shafts."""
STEEL = "url(#steel)"
"""Steel lit from the left."""

_METALS = (
    _gradient("metal", _DOWN, (0, GOLD_LIT), (45, GOLD), (100, GOLD_DARK))
    + _gradient("rod", _ACROSS, (0, GOLD_LIT), (45, GOLD), (100, GOLD_DARK))
    + _gradient("steel", _ACROSS, (0, "#F1F5F8"), (50, "#B9C8D5"), (100, "#7C91A5"))
)


class Skin(NamedTuple):
    """A complexion: lit, in the shade, the lines in it, the lips and the blush."""

    lit: str
    shade: str
    line: str
    lips: str
    blush: str


FAIR = Skin("#F4D9BB", "#E5BC98", "#7A4526", "#B45443", "#E9AE90")
ROSY = Skin("#F7DFCA", "#ECC4A9", "#8A4A32", "#C02F35", "#EFA99A")
TANNED = Skin("#D9A674", "#BE8655", "#5E3319", "#9A4434", "#C97F58")
BROWN = Skin("#AC7448", "#8D5935", "#43220F", "#8C2C2C", "#A45F3B")

DEFS = (
    "<defs>"
    + _METALS
    + "".join(
        _gradient(dye.name, _DOWN, (0, dye.lit), (45, dye.main), (100, dye.deep))
        for dye in (RED, BLUE, GREEN, BLACK, CREAM, WOOD)
    )
    + "</defs>"
)
