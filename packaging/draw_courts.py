"""Draws the twelve court cards, in full and plain, into assets/cards/courts.

Run `python packaging/draw_courts.py [FOLDER]` after a change of the drawings, which live in
packaging/courts as shapes in numbers. Nothing but Python is needed.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from courts.fine import clubs as fine_clubs
from courts.fine import diamonds as fine_diamonds
from courts.fine import hearts as fine_hearts
from courts.fine import spades as fine_spades
from courts.fine.colours import DEFS
from courts.pen import INK
from courts.plain import clubs, diamonds, hearts, spades

Court = Mapping[str, Callable[[], str]]
PLAIN: Mapping[str, Court] = {
    "spades": spades.COURT,
    "hearts": hearts.COURT,
    "diamonds": diamonds.COURT,
    "clubs": clubs.COURT,
}
FINE: Mapping[str, Court] = {
    "spades": fine_spades.COURT,
    "hearts": fine_hearts.COURT,
    "diamonds": fine_diamonds.COURT,
    "clubs": fine_clubs.COURT,
}
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "cards" / "courts"
OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880" width="630" height="880">\n'
    f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">\n'
)


def main(folder: Path) -> None:
    """Write every court, one file each; the same drawings give the same bytes."""
    for courts, inside, defs in ((FINE, folder, DEFS), (PLAIN, folder / "plain", "")):
        inside.mkdir(parents=True, exist_ok=True)
        for suit, court in courts.items():
            for rank, draw in court.items():
                text = OPEN + (defs + draw()).replace("><", ">\n<") + "\n</g>\n</svg>\n"
                (inside / f"{rank}-{suit}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
