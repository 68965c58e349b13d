"""Lets sounds be heard through pygame's mixer, and is silent where that cannot be.

The mixer is started by the first sound and let go again after a while of silence: it costs time at
the start and a little work as long as it runs. A device that fails is tried once more later.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from time import monotonic

import pygame

from game.stage.sounds import Loudness, Sound, volume
from game.window.assets import AssetError, asset_bytes

RATE = 22_050
CHANNELS = 8
LEAST_APART = 0.07
"""Seconds between two sounds of a kind: more often they would only be a rattle."""
SILENCE = 60.0
"""Seconds without a sound after which the device is let go."""
AGAIN = 30.0
"""Seconds after which a device that failed is tried again."""

_FILES = {sound: (sound.value,) for sound in Sound} | {
    Sound.PLACE: ("place-1", "place-2", "place-3"),
    Sound.MURMUR: ("murmur-1", "murmur-2", "murmur-3"),
}


class Speaker:
    """The service for sounds; `likes` tells how loud they may be, `clock` the time in seconds."""

    def __init__(
        self, likes: Callable[[], Loudness], clock: Callable[[], float] = monotonic
    ) -> None:
        self._likes, self._clock = likes, clock
        self._waves: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[Sound, float] = {}
        self._turn = 0
        self._heard_at = clock()
        self._failed_at: float | None = None
        self._tried = False

    @property
    def available(self) -> bool:
        """Whether sounds can be heard; asked before the first of them, the device is tried."""
        if not self._tried:
            self._heard_at = self._clock()
            self._start(self._heard_at)
        return self._failed_at is None

    def play(self, sound: Sound, /) -> None:
        likes = self._likes()
        loud = volume(sound, likes)
        now = self._clock()
        if not loud or now - self._last.get(sound, -AGAIN) < LEAST_APART:
            return
        self._last[sound] = self._heard_at = now
        if not self._start(now):
            return
        self._turn += 1
        wave = self._wave(sound)
        try:
            if wave is not None:
                wave.set_volume((loud / 100) ** 2)  # the ear hears by ratios
                wave.play()
        except pygame.error:
            self._give_up(now)  # the device has gone

    def rest(self) -> None:
        """Let the device go when nothing has been heard for a while; called now and then."""
        if pygame.mixer.get_init() and self._clock() - self._heard_at > SILENCE:
            self.close()

    def close(self) -> None:
        """Let the device go; the next sound takes it again."""
        self._waves.clear()
        with suppress(pygame.error):
            pygame.mixer.quit()

    def _start(self, now: float) -> bool:
        """Take the device if that is not done; whether there is one."""
        self._tried = True
        if pygame.mixer.get_init():
            return True
        if self._failed_at is not None and now - self._failed_at < AGAIN:
            return False
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            self._give_up(now)
            return False
        self._failed_at = None
        return True

    def _wave(self, sound: Sound) -> pygame.mixer.Sound | None:
        """The wave of a sound, of several like ones each in its turn; None if it is damaged."""
        files = _FILES[sound]
        name = files[self._turn % len(files)]
        if name not in self._waves:
            try:
                data = BytesIO(asset_bytes(f"sounds/{name}.wav"))
                self._waves[name] = pygame.mixer.Sound(data)
            except (pygame.error, AssetError, OSError, ValueError):
                self._waves[name] = None  # the others are heard all the same
        return self._waves[name]

    def _give_up(self, now: float) -> None:
        self._failed_at = now
        self.close()
