"""The scenes, one above the other: the highest is seen and obeys. No window is needed.

What the pointer lies on is looked up here, once, in the picture that is seen: no scene composes one
because the mouse moved.
Over whatever is seen lies a note when the pointer rests on a term of the glossary.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from game.pages.keys import ALWAYS, FIXED, HEAR, MUTE, PAD, button_caps, meaning
from game.pages.notes import Announcement, Resting
from game.pages.questions import upon
from game.pages.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.stage.basics import Room
from game.stage.intents import (
    Activate,
    CloseAsked,
    Focus,
    Hover,
    Intent,
    Key,
    OutOfSight,
    PadButton,
    Pointed,
    Press,
    Release,
    Resized,
)
from game.stage.picture import Backdrop, Picture, Role, Touch, Widget
from game.words.caps import caps_beside

if TYPE_CHECKING:
    from game.pages.scanning import Scanning

_GOING = frozenset(("tab", "left", "right", "up", "down", "home", "end"))
"""Keys after which something is told, if only where one still is."""
_HEAR = tuple(each.key for each in HEAR)


def _parts(intent: Intent) -> tuple[Intent, ...]:
    """What is activated is pressed and let go, whatever lies over it."""
    if not isinstance(intent, Activate):
        return (intent,)
    return Press(intent.x, intent.y, intent.at, meant=True), Release(intent.x, intent.y, intent.at)


class Stack:
    """Holds the scenes and carries out their transitions.

    A window or a pilot feeds it intents and time and asks for pictures as long as it is `running`.
    """

    def __init__(
        self,
        first: Scene,
        keys: Callable[[], Mapping[str, str]] = dict,
        question: Callable[[], Scene | None] = lambda: None,
        watcher: Callable[[Picture], None] = lambda _picture: None,
        mute: Callable[[], str] = str,
        scan: Callable[[], int] = int,
    ) -> None:
        """`keys` tells which shortcuts have another key now, by name (see `remapping`).

        `question` gives what must be asked before the program may end, above all other scenes;
        `watcher` is shown every picture; `mute` lets nothing be heard any more, or all again, and
        says so. `scan` is how many milliseconds the frame of one switch stays, 0 without one.
        """
        self._scan = scan
        self._scanner: Scanning | None = None
        self._scenes = [first]
        self._turns = 0
        self._pressed = 0
        self._keys = keys
        self._question = question
        self._watcher = watcher
        self._asking: Scene | None = None
        self._mute = mute
        self._announced = Announcement()
        self._answer, self._answers = "", 0
        self._resting = Resting()
        self._seen: tuple[Picture, Room] | None = None

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
    def calm(self) -> bool:
        """Whether what moves is so slow that `changed` tells of each of its steps."""
        return self.running and self.top.calm

    @property
    def changed(self) -> tuple[int, int]:
        """Differs from its last value when the next picture may differ from the last."""
        return (self._turns, self.top.changed) if self.running else (self._turns, 0)

    @property
    def page(self) -> tuple[int, int, bool]:
        """How many lie below the scene on top, a number of its own, and whether it lies over."""
        over = self.running and self.top.lies_over
        return len(self._scenes) - 1, id(self.top) if self.running else 0, over

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""
        picture = self.top.picture(room)
        self._seen = picture, room
        self._resting.game = self.top.game
        shown = self._announced.over(self._resting.over(picture, room), room)
        if (scanning := self.frame) is not None:
            shown = shown.under(scanning.over(picture, room, self.top.window))
        if self._answer:
            answer = Widget(Role.ANSWER, name=self._answer, among=str(self._answers))
            shown = shown.under((answer,))
        depth = len(self._scenes) - 1
        self._watcher(replace(shown, depth=depth, pressed=self._pressed))
        if not self.top.lies_over or len(self._scenes) < 2:
            return shown
        below = self._scenes[-2].picture(room)
        if below.backdrop is not Backdrop.TABLE:
            return shown
        return upon(shown, below, room)

    def on_intent(self, intent: Intent) -> None:
        """Hands an intent to the scene on top; asked to close and not answered, all end.

        A key or button means what it does now, in the `game` of the scene if that has one, unless
        the scene takes any as it is; from the first on its name stands beside words. The pointer
        is on what the last picture shows at its place.
        """
        if not self.running:
            return
        if self._resting.heard(intent) or isinstance(intent, Resized):
            self._turns += 1
        if (scanning := self._scanning) is not None and not self.top.wants_button:
            key = self._key_of(intent) if isinstance(intent, PadButton) else intent
            meant = scanning.obey(intent, key, moving=self.moving)
            self._turns += meant is not intent
            if meant is None:
                return
            intent = meant
        if isinstance(intent, Key | PadButton | Press | Activate):
            self._answer = ""
        if isinstance(intent, Key | PadButton):
            meant = self._meant(intent)
            if meant is None:
                return
            intent = meant
            if isinstance(meant, Key) and meant.name in _GOING:
                self._pressed, self._turns = self._pressed + 1, self._turns + 1
        if isinstance(intent, Pointed):
            intent = replace(intent, at=self._hit(intent.x, intent.y))
            if isinstance(intent, Release) and intent.at is None and self._resting.touched:
                self._resting.heard(Hover(intent.x, intent.y))
        if isinstance(intent, OutOfSight):
            self._hide_all(intent)
            return
        for each in _parts(intent):
            if self.running:
                going = self.top.on_intent(each)
                self._go(self._end() if going is None and isinstance(each, CloseAsked) else going)

    @property
    def frame(self) -> Scanning | None:
        """What is gone through for one switch, where that is wanted and nothing moves."""
        return None if self.moving else self._scanning

    @property
    def _scanning(self) -> Scanning | None:
        """What goes on by itself for one switch, where that is wanted."""
        if not self._scan():
            self._scanner = None
        elif self._scanner is None:
            from game.pages.scanning import Scanning  # noqa: PLC0415 - few want it

            self._scanner = Scanning()
        return self._scanner

    def _scan_on(self, seconds: float) -> None:
        """Let the frame of one switch go on, and have pointed at what it is round."""
        scanning = self.frame if self.running else None
        if scanning is not None and scanning.tick(seconds, self._scan() / 1000):
            self._turns += 1
            if scanning.on is not None:
                self.top.on_intent(Focus(scanning.on))

    def _key_of(self, button: PadButton) -> Key:
        """The key whose meaning a button of a controller has."""
        name = f"{PAD}{button.name}"
        return ALWAYS.get(name) or Key(meaning(name, self._keys(), self.top.game))

    def _meant(self, intent: Key | PadButton) -> Intent | None:
        """The key by which the scene knows what was pressed; None where that means nothing.

        On a page the button that uses a card presses what has the focus.
        """
        top, chosen, raw = self.top, self._keys(), self.top.takes_any_key
        if isinstance(intent, PadButton):
            self._turns += caps_beside(True, button_caps(chosen, top.game, intent.maker))
            if top.wants_button:
                return intent
            key = self._key_of(intent)
            key = Key("enter") if raw and key.name == "space" else key
        else:
            self._turns += caps_beside(True)
            if intent.ctrl:
                return intent  # with Control it is another key
            key = replace(intent, name=meaning(intent.name, chosen, top.game))
        if key.name == MUTE.key and not top.writes:
            self._announced.tell(self._mute())
            self._turns += 1
            return None
        if key.name in _HEAR and not top.writes:
            self._answer, self._answers = top.hear(key.name), self._answers + 1
            self._turns += 1
            return None
        if raw and isinstance(intent, Key):
            return intent
        return key if key.name in FIXED or (key.name and not raw) else None

    def _hide_all(self, intent: OutOfSight) -> None:
        """Nothing is seen: also what lies below another scene may have something to cover."""
        for scene in self._scenes:
            scene.on_intent(intent)
        self._turns += 1

    def _hit(self, x: float, y: float) -> Touch | None:
        """What lies there in the picture that is seen, if the scene on top has shown one."""
        return self._seen[0].hit(x, y) if self._seen is not None else None

    def _end(self) -> Transition:
        """The end, or first a question; asked again above it, the end."""
        if self._asking is not None and self._asking in self._scenes:
            return Quit()
        self._asking = self._question()
        return Quit() if self._asking is None else Push(self._asking)

    def tick(self, seconds: float) -> None:
        """Lets time pass for the scene on top, and for a pointer that rests."""
        for scene in self._scenes[:-1]:
            scene.covered()
        if self.running:
            self._go(self.top.tick(seconds))
            self._scan_on(seconds)
        if self._announced.tick(seconds):
            self._turns += 1
        if self._resting.tick(seconds) and self._seen and self._resting.look(*self._seen):
            self._turns += 1

    def _go(self, going: Transition | None) -> None:
        if going is None:
            return
        self._turns += 1
        self._resting.shown, self._seen = False, None
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
