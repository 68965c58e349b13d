"""Draws the twelve court cards into assets/cards/courts: python packaging/draw_courts.py [FOLDER]

The drawings live in packaging/courts as shapes in numbers; run this after changing one of them.
"""

import sys
from pathlib import Path

from courts.kings import KINGS
from courts.knaves import KNAVES
from courts.pen import INK
from courts.queens import QUEENS

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "cards" / "courts"
OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880" width="630" height="880">\n'
    f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">\n'
)


def main(folder: Path) -> None:
    """Write every court, one file each, the same bytes whenever the drawings are the same."""
    folder.mkdir(parents=True, exist_ok=True)
    for rank, drawings in (("king", KINGS), ("queen", QUEENS), ("knave", KNAVES)):
        for suit, draw in drawings.items():
            text = OPEN + draw().replace("><", ">\n<") + "\n</g>\n</svg>\n"
            (folder / f"{rank}-{suit}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
