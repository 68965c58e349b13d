"""Draws the twelve court cards into assets/cards/courts.

Run `python packaging/draw_courts.py [FOLDER]` after a change of the drawings, which live in
packaging/courts as shapes in numbers. Nothing but Python is needed.
"""

import sys
from pathlib import Path

from courts import clubs, diamonds, hearts, spades
from courts.tints import INK

COURTS = {
    "spades": spades.COURT,
    "hearts": hearts.COURT,
    "diamonds": diamonds.COURT,
    "clubs": clubs.COURT,
}
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "cards" / "courts"
OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880" width="630" height="880">\n'
    f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">\n'
)


def main(folder: Path) -> None:
    """Write every court, one file each; the same drawings give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for suit, court in COURTS.items():
        for rank, draw in court.items():
            text = OPEN + draw().replace("><", ">\n<") + "\n</g>\n</svg>\n"
            (folder / f"{rank}-{suit}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
