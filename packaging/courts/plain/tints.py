"""The colours of the four court families: a few flat ones each."""

from dataclasses import dataclass

GOLD = "#DDB24A"
GOLD_DARK = "#B3832A"
WHITE = "#FBF7EC"
SILVER = "#C3D2DF"
STEEL = "#8FA5B8"
WOOD = "#7A4A28"


@dataclass(frozen=True, slots=True)
class Tints:
    """One suit's colours, from the darkest to the palest; `accent` is its one contrary note."""

    deep: str
    main: str
    light: str
    accent: str
    wash: str
    """The pattern of the ground."""
    pale: str
    """The ground itself."""


SPADES = Tints("#14203F", "#2A4A86", "#9DB7D3", "#C3D2DF", "#CBDAE8", "#E6EEF4")
HEARTS = Tints("#6E1024", "#B5202E", "#E58F8B", "#DDB24A", "#F2C9C1", "#FBE8E1")
DIAMONDS = Tints("#7A3A12", "#E3A028", "#F3CF7A", "#CF3A20", "#F5DA98", "#FCF0CC")
CLUBS = Tints("#10382A", "#1F7048", "#86B893", "#DDB24A", "#C5DCC4", "#E6F0DF")


@dataclass(frozen=True, slots=True)
class Skin:
    """A complexion: lit, in the shade, the lips and the blush of it."""

    lit: str
    shade: str
    lips: str
    blush: str


FAIR = Skin("#F6DCBF", "#E3B896", "#C0624F", "#EDB49B")
ROSY = Skin("#F8DEC8", "#EBBDA0", "#B9202F", "#F0AFA0")
TANNED = Skin("#DDA877", "#BE8556", "#9C3F2E", "#D08B62")
BROWN = Skin("#B0764B", "#8D5835", "#8E2A2A", "#B0633F")
