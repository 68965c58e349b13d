"""Draws the name of the game in letters of our own into assets/things/lettering.svg.

Run `python packaging/draw_lettering.py [FOLDER]` after a change. A letter is 100 units high: stems
18, hairlines 2.8, serifs with brackets of 9; the tail of the Q swells under the letters after it.
Nothing but Python is needed.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "things"
WIDTH, HEIGHT = 534, 146
LETTERS = (
    (
        88,
        (
            (
                "M0 0H40V2.8Q29 2.8 29 11.8V88.2Q29 97.2 40 97.2V100H0V97.2Q11 97.2 11 88.2"
                "V11.8Q11 2.8 0 2.8Z"
            ),
            (
                "M28 0H46C69 0 79 12 79 28C79 44 69 56.5 46 56.5H28V53.7H43"
                "C56 53.7 60 43 60 28C60 13 56 2.8 43 2.8H28Z"
            ),
        ),
    ),
    (
        49,
        (
            (
                "M0 0H40V2.8Q29 2.8 29 11.8V88.2Q29 97.2 40 97.2V100H0V97.2Q11 97.2 11 88.2"
                "V11.8Q11 2.8 0 2.8Z"
            ),
        ),
    ),
    (
        109,
        (
            (
                "M50 -1.5C80 -1.5 100 20 100 50C100 80 80 101.5 50 101.5C20 101.5 0 80 0 50"
                "C0 20 20 -1.5 50 -1.5ZM50 1.5C32 1.5 20 22 20 50C20 78 32 98.5 50 98.5"
                "C68 98.5 80 78 80 50C80 22 68 1.5 50 1.5Z"
            ),
            (
                "M28 90C40 78 58 84 70 98C94 122 134 131 180 128C228 125 266 113 308 112"
                "C320 112 327 117 326 124C325 130 316 131 313 126C311 122 315 119 318 121"
                "C321 117 316 114.5 308 114.8C270 117 234 133 182 138C128 142 84 128 60 103"
                "C50 92 40 86 31 92.5Z"
            ),
        ),
    ),
    (
        100,
        (
            (
                "M0 0H40V2.8Q29 2.8 29 11.8V68C29 86 37 97 50 97C65 97 75 86 75 66V8.8"
                "Q75 2.8 62 2.8V0H92V2.8Q78.4 2.8 78.4 8.8V66C78.4 89 65 101.5 44 101.5"
                "C20 101.5 11 90 11 70V11.8Q11 2.8 0 2.8Z"
            ),
        ),
    ),
    (
        84,
        (
            (
                "M0 0H29V2.8Q29 2.8 29 11.8V88.2Q29 97.2 29 97.2V100H0V97.2Q11 97.2 11 88.2"
                "V11.8Q11 2.8 0 2.8Z"
            ),
            "M28 0H69V25H66.4C64 9 57 2.8 41 2.8H28Z",
            "M28 48.5H37C47 48.5 51 45 52.5 36H55V64H52.5C51 55 47 51.3 37 51.3H28Z",
            "M28 100H72L76 72H73.2C68 90 60 97.2 42 97.2H28Z",
        ),
    ),
    (
        96,
        (
            "M39 0H57V88.2Q57 97.2 68 97.2V100H28V97.2Q39 97.2 39 88.2Z",
            "M2 0H94L96 27H93.2C90 11 82 2.8 68 2.8H28C14 2.8 6 11 2.8 27H0L2 0Z",
        ),
    ),
)
"""How far it is from each letter to the next, and its outlines, one where they overlap."""
GOLD = ((0, "#FFF6DA"), (26, "#F2D690"), (52, "#D9B261"), (74, "#B98C3C"), (100, "#93691F"))
LOOKS = (
    ('fill="#030805" fill-opacity="0.5"', 1.4, 2.6),
    ('fill="#5C3F12"', 0, 1),
    ('fill="#FFFBEA"', 0, -0.7),
    ('fill="url(#gold)"', 0, 0),
)
"""From the lowest: the shadow, the lower arris, the upper one, the face; how far right and down."""
LEFT, TOP = 2, 3


def laid(look: str, right: float, down: float) -> str:
    """All letters side by side in one look."""
    x, letters = LEFT + right, ""
    for advance, outlines in LETTERS:
        paths = "".join(f'<path d="{outline}"/>' for outline in outlines)
        letters += f'<g transform="translate({x:g} {TOP + down:g})">{paths}</g>'
        x += advance
    return f'<g {look} fill-rule="evenodd">{letters}</g>'


def main(folder: Path) -> None:
    """Write the drawing; the same letters give the same bytes."""
    stops = "".join(f'<stop offset="{at}%" stop-color="{colour}"/>' for at, colour in GOLD)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0"'
        f' y2="140">{stops}</linearGradient></defs>'
        + "".join(laid(*look) for look in LOOKS)
        + "</svg>"
    )
    folder.mkdir(parents=True, exist_ok=True)
    text = text.replace("><", ">\n<") + "\n"
    (folder / "lettering.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
