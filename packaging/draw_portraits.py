"""Draws the people who sit opposite, in three moods each, into assets/portraits.

Run `python packaging/draw_portraits.py [FOLDER]` after a change of the drawings, which live in
packaging/portraits and borrow the courts' pen. Nothing but Python is needed.
"""

import sys
from pathlib import Path

from courts.fine.colours import DEFS
from courts.pen import INK
from portraits.people import busts

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "portraits"
OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-118 -142 236 295" width="236" height="295">'
    "\n"
    f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">\n'
)


def main(folder: Path) -> None:
    """Write every face, one file each; the same drawings give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in busts():
        text = OPEN + (DEFS + drawn).replace("><", ">\n<") + "\n</g>\n</svg>\n"
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
