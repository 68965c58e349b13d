"""`python -m tests.toy engine --game toy`: the program with the toy in its registry."""

from __future__ import annotations

import sys

from game.app import main
from tests.toy import register

if __name__ == "__main__":
    register()
    sys.exit(main(sys.argv[1:]))
