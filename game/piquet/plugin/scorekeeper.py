"""How the score of Piquet is kept, for the title, the score cards and the settlement."""

from __future__ import annotations

from game.pages.scorekeeper import Scorekeeper
from game.piquet.history.scorekeeping import account, mark, special, standing

SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
