"""Draws the name of the game in letters of our own into assets/things/lettering.svg.

Run `python packaging/draw_lettering.py [FOLDER]` after a change of the capitals, which live in
game/stage/outlines.py. Nothing but Python is needed.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.stage.capitals import tail  # noqa: E402 - found where the program is
from game.stage.outlines import CAPITALS  # noqa: E402

FOLDER = ROOT / "assets" / "things"
NAME = "PIQUET"
WIDTH, HEIGHT = 534, 146
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
    for letter in NAME:
        advance, outlines = CAPITALS[letter]
        if letter == "Q":
            outlines += (tail(),)
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
