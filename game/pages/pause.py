"""The menu above the table: back, how fast things move, settings, help, away to the title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.pages.page import Page
from game.pages.questions import question
from game.pages.scene import Pop, Push, Reset, Scene, Transition
from game.stage.basics import Room
from game.stage.blocks import PLAIN
from game.stage.director import Motion
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say


class Paced(Protocol):
    """What the menu changes at the table."""

    motion: Motion


class Pause(Page):
    """The partie waits; all of it is stored already."""

    lies_over = True

    def __init__(
        self,
        director: Paced,
        book: Callable[[], Scene] | None,
        leave: Callable[[], Scene],
        remember: Callable[[Motion], None],
        stored: bool = True,
        settings: Callable[[], Scene] | None = None,
        away: tuple[str, Callable[[], Scene]] | None = None,
        talk: tuple[str, Callable[[], Scene]] | None = None,
    ) -> None:
        """`book` opens the help, `settings` leads to what else may be chosen, where it is there.

        `away` rises from the table for elsewhere than the title: the words of its button, and
        whither: the card of the evening, or the partie of which a deal is tried again. `talk` is
        where one speaks to a friend elsewhere.
        """
        super().__init__(main="back")
        self._director, self._book, self._leave = director, book, leave
        self._remember = remember
        self._stored = stored
        self._settings, self._away, self._talk = settings, away, talk
        self._talked = False

    def tick(self, seconds: float) -> Transition | None:
        """Whoever has spoken is at the table again."""
        return super().tick(seconds) or (Pop() if self._talked else None)

    def draw(self, room: Room) -> Picture:
        kept = say("menu.stored" if self._stored else "menu.unstored")
        motion = say("menu.motion", motion=say(f"motion.{self._director.motion.value}"))
        more = [Button("talk", self._talk[0])] if self._talk is not None else []
        more += [Button("settings", say("menu.settings"))] if self._settings else []
        if self._book is not None:
            more.append(Button("help", say("help.title"), "F1"))
        if self._away is not None:
            more.append(Button("away", self._away[0]))
        buttons = (
            Button("back", say("menu.back"), "Enter", primary=True),
            Button("motion", motion),
            *more,
            Button("leave", say("menu.leave")),
        )
        return question(say("menu.title"), kept, buttons, room, PLAIN)

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("?" | "f1") if self._book is not None:
                return Push(self._book())
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        match key:
            case "back":
                return Pop()
            case "motion":
                order = (Motion.SLOW, Motion.NORMAL, Motion.FAST, Motion.OFF)
                after = order[(order.index(self._director.motion) + 1) % len(order)]
                self._director.motion = after
                self._remember(after)
                self.touch()
            case "talk" if self._talk is not None:
                self._talked = True
                return Push(self._talk[1]())
            case "settings" if self._settings is not None:
                return Push(self._settings())
            case "help" if self._book is not None:
                return Push(self._book())
            case "away" if self._away is not None:
                return Reset(self._away[1]())
            case "leave":
                return Reset(self._leave())
        return None
