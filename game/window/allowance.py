"""How much may be drawn anew in one frame, so that no frame takes longer than it is shown.

What is left out is made up for in the next frames: the picture is `unfinished` until then.
"""

from __future__ import annotations

FACE_WORK = 4
"""How many roughly turned cards can be made in the time a face takes to be drawn."""
_SHARP_WORK = 2
"""And in that a sharply turned one takes."""
_MOVING, _RESTING = 6, 3
"""Rough drawings in one frame while things move, and when they have come to rest."""
_USUAL_SCALE = 1.5
"""Pixels for a unit up to which there is time for so many; larger drawings take longer."""


class Allowance:
    """What is left of the work of one frame. Counted in roughly turned cards."""

    def __init__(self) -> None:
        self._sharp: int | None = None
        self._rough = 0
        self.unfinished = False

    def begin(self, sharp: int | None, scale: float) -> None:
        """A new frame, in which there is so much work for sharp drawings (None: for all).

        There are fewer of them where a unit is many pixels, as `scale` tells.
        """
        share = min(1.0, _USUAL_SCALE / scale)
        self._sharp = None if sharp is None else round(sharp * share)
        self._rough = round((_MOVING if sharp is None else _RESTING) * share)
        self.unfinished = False

    def sharp(self) -> bool:
        """Whether one more sharp drawing may be made, which is then paid for."""
        if self._sharp is not None and self._sharp <= 0:
            self.unfinished = True
            return False
        self.spend(_SHARP_WORK)
        return True

    def spend(self, work: int) -> None:
        """Pay for something that has to be drawn whatever is left."""
        if self._sharp is not None:
            self._sharp -= work
        self._rough -= work

    def rough(self, work: int = 1) -> bool:
        """Whether one more drawing for a moment may be made, which is then paid for."""
        if self._rough < work:
            return False
        self._rough -= work
        return True
