"""The habits of one who plays below Master, and how strong each is.

They follow from what he sees and from nothing else: whoever has them errs in the same place in the
same way, however often he is asked.
"""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ai.habits.fondness import Fondness
from game.piquet.ai.habits.memory import Memory


class Habits(Struct, frozen=True):
    """What is amiss in how one plays; nothing, unless it is said.

    `fondness`: what looks better to him than it is, when he exchanges. `memory`: what he forgets
    during the play; None forgets nothing. `fear`: whether he plays in fear, as far as he goes by
    rules of thumb.
    """

    fondness: Fondness | None = None
    memory: Memory | None = None
    fear: bool = False


NONE = Habits()
"""One who errs in nothing that he knows how to do."""
