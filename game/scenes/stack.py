"""The scenes, one above the other: the highest is seen and obeys. No window is needed."""

from __future__ import annotations

from typing import assert_never

from game.scenes.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.stage.intents import CloseAsked, Intent, Resized
from game.stage.picture import Picture, Room


class Stack:
    """Holds the scenes and carries out their transitions.

    A window or a pilot feeds it intents and time and asks for pictures as long as it is `running`.
    """

    def __init__(self, first: Scene) -> None:
        self._scenes = [first]
        self._turns = 0

    @property
    def top(self) -> Scene:
        """The scene that is seen. Raises IndexError when the program has ended."""
        return self._scenes[-1]

    @property
    def running(self) -> bool:
        """Whether there is still a scene."""
        return bool(self._scenes)

    @property
    def moving(self) -> bool:
        """Whether something seen moves."""
        return self.running and self.top.moving

    @property
    def changed(self) -> tuple[int, int]:
        """Differs from its last value when the next picture may differ from the last."""
        return (self._turns, self.top.changed) if self.running else (self._turns, 0)

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""
        return self.top.picture(room)

    def on_intent(self, intent: Intent) -> None:
        """Hands an intent to the scene on top; asked to close and not answered, all end."""
        if not self.running:
            return
        if isinstance(intent, Resized):
            self._turns += 1
        going = self.top.on_intent(intent)
        self._go(Quit() if going is None and isinstance(intent, CloseAsked) else going)

    def tick(self, seconds: float) -> None:
        """Lets time pass for the scene on top."""
        if self.running:
            self._go(self.top.tick(seconds))

    def _go(self, going: Transition | None) -> None:
        if going is None:
            return
        self._turns += 1
        match going:
            case Push(scene):
                self._scenes.append(scene)
            case Pop():
                self._scenes.pop()
            case Reset(scene):
                self._scenes = [scene]
            case Quit():
                self._scenes = []
            case _:
                assert_never(going)
