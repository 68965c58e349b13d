"""The card table in a room: the panel at its left and the baize beside it, whatever is played."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.picture import Rect, Room


@dataclass(frozen=True, slots=True)
class Baize:
    """The measures in units: the panel's width, the rim around the baize, the margin inside it."""

    room: Room
    panel: float
    rim: float
    margin: float

    @classmethod
    def of(cls, room: Room) -> Baize:
        """The tighter measures where the room is small."""
        return cls(room, 248, 12, 24) if room.small else cls(room, 304, 16, 32)

    @property
    def place(self) -> Rect:
        """The cloth inside its rim."""
        room = self.room
        return Rect(
            self.panel, self.rim, room.width - self.panel - self.rim, room.height - 2 * self.rim
        )

    @property
    def left(self) -> float:
        """Left edge for text and buttons."""
        return self.place.x + self.margin

    @property
    def right(self) -> float:
        return self.place.right - self.margin
