"""`python -m game`: the program."""

from __future__ import annotations

import sys

from game.app import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The frozen program is started anew for each process of a match. Loaded only there: it
        # takes a tenth of the time to the first frame.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
