"""The scenes, one above the other: the highest is seen and obeys. No window is needed.

What the pointer lies on is looked up here, once, in the picture that is seen: no scene composes one
because the mouse moved.
Over whatever is seen lies a note when the pointer rests on a term of the glossary.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.keys import ALWAYS, FIXED, HEAR, KEPT, MUTE, PAD, button_caps, meaning
from game.pages.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import (
    Activate,
    CloseAsked,
    Drag,
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
    TextTyped,
)
from game.stage.picture import Box, Picture, Role, Shadow, Text, Touch, Widget
from game.words.caps import caps_beside

if TYPE_CHECKING:
    from game.pages.scanning import Scanning

SECONDS = 1.6
_FONT = Font(20, bold=True)


class Announcement:
    """What is announced now, and for how long still."""

    def __init__(self) -> None:
        self._words = ""
        self._left = 0.0

    def tell(self, words: str) -> None:
        """Show these words from now on."""
        self._words, self._left = words, SECONDS

    def tick(self, seconds: float) -> bool:
        """Let time pass; whether the words have just gone."""
        if not self._words:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self._words = ""
        return True

    def over(self, picture: Picture, room: Room) -> Picture:
        """The picture with the words above all of it; nothing of it can be touched less."""
        if not self._words:
            return picture
        width = room.ruler.width(self._words, _FONT) + 48
        place = Rect((room.width - width) / 2, room.height * 0.16, width, 48)
        note = (
            Box(place, 10, Paint(Tone.SHADE, 0.9), Paint(Tone.BRASS), shadow=Shadow.BUTTON),
            Text(self._words, room.width / 2, place.y + 31, _FONT, align=Align.CENTRE),
        )
        return picture.under((Widget(Role.LIVE, note, self._words),))


REST = 0.5
"""Seconds the pointer lies still before a note comes."""
_STILL = 4.0  # units it may tremble by
_TOUCH = 0.1
"""Seconds in which no hand has brought a mouse to rest and pressed: a finger, which cannot hover,
has a word explained by touching it.
"""


class Resting:
    """Where the pointer is, for how long, and whether a note is shown."""

    def __init__(self) -> None:
        self.game = PIQUET  # whose terms are explained
        self._at: tuple[float, float] | None = None
        self._rested = 0.0
        self._asked = False  # whether it was looked what lies there
        self.shown = False
        self.touched = False  # pressed as soon as the pointer was there, as a finger does

    def heard(self, intent: Intent) -> bool:
        """Everything but a still pointer takes the note away; gives whether there was one."""
        if isinstance(intent, Hover):
            if self._at is not None and _close(self._at, (intent.x, intent.y)):
                return False
            self._at = intent.x, intent.y
        else:
            if isinstance(intent, Press):
                self.touched = self._at is not None and self._rested < _TOUCH
            self._at = None
        was_shown, self.shown = self.shown, False
        self._rested, self._asked = 0.0, False
        return was_shown

    def tick(self, seconds: float) -> bool:
        """Lets time pass; gives whether it is time to look what the pointer lies on."""
        if self._at is None or self._asked:
            return False
        self._rested += seconds
        self._asked = self._rested >= REST
        return self._asked

    def look(self, seen: Picture, room: Room) -> bool:
        """Shows a note if there is something to explain; gives whether there is."""
        from game.pages.help.tips import is_told  # noqa: PLC0415 - see above

        self.shown = self._at is not None and is_told(seen, self._at, room, self.game)
        return self.shown

    def over(self, seen: Picture, room: Room) -> Picture:
        """The picture with the note, as long as its word still stands there."""
        if not self.shown or self._at is None:
            return seen
        from game.pages.help.tips import told  # noqa: PLC0415 - see above

        return told(seen, self._at, room, self.game)


_HEAR = tuple(each.key for each in HEAR)


def _close(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) <= _STILL and abs(one[1] - other[1]) <= _STILL


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
        return self.running and getattr(self.top, "calm", False)

    @property
    def changed(self) -> tuple[int, int]:
        """Differs from its last value when the next picture may differ from the last."""
        return (self._turns, self.top.changed) if self.running else (self._turns, 0)

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""
        picture = self.top.picture(room)
        self._seen = picture, room
        self._resting.game = getattr(self.top, "game", PIQUET)
        shown = self._announced.over(self._resting.over(picture, room), room)
        scanning = self.frame
        if scanning is not None:
            from game.pages.scanning import groups_of  # noqa: PLC0415 - see below

            scanning.see(groups_of(picture, room, getattr(self.top, "window", None)))
            shown = shown.under(scanning.frame())
        if self._answer:
            answer = Widget(Role.ANSWER, name=self._answer, among=str(self._answers))
            shown = shown.under((answer,))
        self._watcher(shown)
        return shown

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
        if (scanning := self._scanning) is not None and not getattr(
            self.top, "wants_button", False
        ):
            if isinstance(intent, TextTyped | Hover | Drag | Release):
                return
            if self._switches(intent):
                self._turns += 1
                pressed = Key("space") if self.moving else scanning.press()
                if pressed is None:
                    return
                intent = pressed
        if isinstance(intent, Key | PadButton | Press | Activate):
            self._answer = ""
        if isinstance(intent, Key | PadButton):
            meant = self._meant(intent)
            if meant is None:
                return
            intent = meant
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

    def _switches(self, intent: Intent) -> bool:
        """Whether the one switch was pressed: any key or button that does not go its own way."""
        if isinstance(intent, PadButton):
            name = f"{PAD}{intent.name}"
            game = getattr(self.top, "game", PIQUET)
            key = ALWAYS.get(name) or Key(meaning(name, self._keys(), game))
            return key.name not in KEPT
        if isinstance(intent, Key):
            return not intent.ctrl and intent.name not in KEPT
        return isinstance(intent, Press)

    def _meant(self, intent: Key | PadButton) -> Intent | None:
        """The key by which the scene knows what was pressed; None where that means nothing.

        On a page the button that uses a card presses what has the focus.
        """
        top, chosen = self.top, self._keys()
        game, raw = getattr(top, "game", PIQUET), getattr(top, "takes_any_key", False)
        if isinstance(intent, PadButton):
            self._turns += caps_beside(True, button_caps(chosen, game, intent.maker))
            if getattr(top, "wants_button", False):
                return intent
            name = f"{PAD}{intent.name}"
            key = ALWAYS.get(name) or Key(meaning(name, chosen, game))
            key = Key("enter") if raw and key.name == "space" else key
        else:
            self._turns += caps_beside(True)
            if intent.ctrl:
                return intent  # with Control it is another key
            key = replace(intent, name=meaning(intent.name, chosen, game))
        if key.name == MUTE.key and not getattr(top, "writes", False):
            self._announced.tell(self._mute())
            self._turns += 1
            return None
        if raw and isinstance(intent, Key):
            return intent
        hear = getattr(top, "hear", None)
        if hear is not None and key.name in _HEAR:
            self._answer, self._answers = hear(key.name), self._answers + 1
            self._turns += 1
            return None
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
