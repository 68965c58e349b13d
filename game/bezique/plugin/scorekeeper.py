"""How the score of Bezique is kept, for the title, the score cards and the settlement."""

from __future__ import annotations

from game.bezique.history.scorekeeping import account, mark, special, standing
from game.pages.scorekeeper import Scorekeeper

SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
