"""What the player likes: kept in the settings, and made to hold at once in words and looks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.pages.house import Surroundings
from game.pages.keys import exchanged
from game.preferences import Preferences
from game.saves import settings as stored_settings
from game.saves.notices import BookError, Notice
from game.saves.settings import Settings
from game.stage.director import Motion
from game.stage.looks import BACKS, Looks, Place, Screen, TableLook
from game.stage.sounds import Silent, Sounds
from game.words.caps import caps_beside, exchange_caps
from game.words.catalogue import say, speak, spoken
from game.words.choice import system_language, told_language
from game.words.languages import courts, language
from game.words.terms import suit_first

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.pages.narrator import Narrator
    from game.program.voice import Voice
    from game.stage.picture import Picture
    from game.window.sound import Speaker


class Wishes:
    """The settings of a folder and what follows from them; the keeper of the window."""

    def __init__(
        self, folder: Path, writer: Callable[[], Executor], tell: Callable[[Notice], None]
    ) -> None:
        """`writer` waits for the disk, `tell` passes on what the player must know of it."""
        self._folder, self._writer, self._tell = folder, writer, tell
        self.settings, notices = stored_settings.load(folder, datetime.now().astimezone())
        for notice in notices:
            tell(notice)
        self.sounds: Sounds = Silent()
        self._hears: Callable[[], bool] = lambda: True
        self._is_read: Callable[[], bool] = lambda: False
        self._screen: Screen | None = None
        self._narrator: Narrator | None = None
        self._voice: Voice | None = None
        self._looks: tuple[Preferences, str, Looks] | None = None
        if self.likes.language and not told_language(os.environ):
            speak(self.likes.language)
        exchange_caps(exchanged(self.likes.keys))
        suit_first(first=self.likes.suit_first)
        if self.likes.speech:  # whoever listens has nothing but keys
            caps_beside(shown=True)

    @property
    def likes(self) -> Preferences:
        return self.settings.preferences

    def prefer(self, changed: Preferences) -> None:
        """From now on the player likes this."""
        before = self.likes
        self.remember(replace(self.settings, preferences=changed))
        if changed.language != before.language:
            speak(changed.language or system_language(os.environ))
        if changed.keys != before.keys:
            exchange_caps(exchanged(changed.keys))
        suit_first(first=changed.suit_first)
        if changed.speech and not before.speech:
            caps_beside(shown=True)

    def remember(self, changed: Settings) -> None:
        """Change settings and have them stored; a disk that refuses is told of."""
        if changed == self.settings:
            return
        self.settings = changed
        self._writer().submit(self._store, changed)

    def _store(self, changed: Settings) -> None:
        """Write settings down, unless later ones wait already. In the writer's thread."""
        if changed is not self.settings:
            return
        try:
            stored_settings.store(self._folder, changed)
        except BookError as error:
            self._tell(error.notice)

    def surroundings(self) -> Surroundings:
        """What the computer offers, and how the window is."""
        return Surroundings(self._hears(), self.voice.available, self._screen)

    def close(self) -> None:
        if self._voice is not None:
            self._voice.close()

    def heed(self) -> Iterator[None]:
        """Switch motion off, once, where the system wants less and nothing was chosen, in steps."""
        if self._motion_is_open:
            from game.window.stillness import wants_stillness  # noqa: PLC0415 - not at the start

            if (yield from wants_stillness()) and self._motion_is_open:
                self.prefer(replace(self.likes, motion=Motion.OFF.value, stilled=True))

    @property
    def _motion_is_open(self) -> bool:
        return self.likes.motion == Motion.NORMAL and not self.likes.stilled

    # ---- heard

    def hear(self, speaker: Speaker) -> None:
        """From now on sounds are heard, as far as there is a device."""
        self.sounds, self._hears = speaker, lambda: speaker.available

    def read_by(self, is_read: Callable[[], bool]) -> None:
        """From now on the own voice is silent while a screen reader listens."""
        self._is_read = is_read

    def mute(self) -> str:
        """Let nothing be heard any more, or all again; which it is, as a sentence."""
        self.prefer(replace(self.likes, muted=not self.likes.muted))
        return say("sound.muted" if self.likes.muted else "sound.on")

    # ---- asked and told by the window

    def looks(self) -> Looks:
        """How everything is to look: asked many times a second."""
        likes, code = self.likes, spoken()
        if self._looks is None or self._looks[0] is not likes or self._looks[1] != code:
            self._looks = likes, code, looks_of(likes, code)
        return self._looks[2]

    def screen_is(self, screen: Screen, /) -> None:
        self._screen = screen

    def window_is(self, place: Place, /) -> None:
        self.remember(replace(self.settings, window=place))

    def whole_is(self, whole: bool, /) -> None:
        self.prefer(replace(self.likes, whole_screen=whole))

    # ---- spoken

    @property
    def voice(self) -> Voice:
        if self._voice is None:
            from game.program.voice import Voice  # noqa: PLC0415 - few want it

            self._voice = Voice()
        return self._voice

    def narrate(self, picture: Picture) -> None:
        """Have a voice say what is new in a picture, if that is liked."""
        if not self.likes.speech or self._is_read():
            self._narrator = None
            return
        if self._narrator is None:
            from game.pages.narrator import Narrator  # noqa: PLC0415 - as above

            self._narrator = Narrator()
        for told in self._narrator.see(picture):
            self.voice.tell(told, spoken())


def looks_of(likes: Preferences, code: str) -> Looks:
    """The courts have the letters of the language of a code where none were chosen."""
    return Looks(
        table=TableLook(likes.table),
        back=likes.back if likes.back in BACKS else BACKS[0],
        courts=courts()[likes.indices] if likes.indices else language(code).courts,
        large=likes.large_indices,
        four_colours=likes.four_colours,
        names=likes.court_names,
        scale=likes.scale or None,
        still=likes.motion == Motion.OFF,
        whole=likes.whole_screen,
    )
