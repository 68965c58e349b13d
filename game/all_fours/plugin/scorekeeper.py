"""How the score of All-Fours is kept, for the title, the score cards and the settlement."""

from __future__ import annotations

from game.all_fours.history.scorekeeping import account, mark, special, standing
from game.pages.scorekeeper import Scorekeeper

SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
