"""Lets sounds be heard through pygame's mixer, and is silent where that cannot be.

The mixer is started by the first sound and let go again after a while of silence: it costs time at
the start and a little work as long as it runs. A device that fails is tried once more later.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import BytesIO

import pygame

from game.saves.preferences import Preferences
from game.stage.sounds import BELLS, Sound
from game.window.assets import AssetError, asset_bytes

RATE = 22_050
CHANNELS = 8
LEAST_APART = 70
"""Milliseconds between two sounds of a kind: more often they would only be a rattle."""
SILENCE = 20_000
"""Milliseconds without a sound after which the device is let go."""
AGAIN = 30_000
"""Milliseconds after which a device that failed is tried again."""

_FILES = {sound: (sound.value,) for sound in Sound} | {
    Sound.PLACE: ("place-1", "place-2", "place-3")
}


class Speaker:
    """The service for sounds; `likes` tells how loud they may be."""

    def __init__(self, likes: Callable[[], Preferences]) -> None:
        self._likes = likes
        self._waves: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[Sound, int] = {}
        self._turn = 0
        self._heard_at = 0
        self._failed_at: int | None = None

    @property
    def available(self) -> bool:
        """Whether sounds can be heard, as far as was tried."""
        return self._failed_at is None

    def play(self, sound: Sound, /) -> None:
        likes = self._likes()
        volume = 0 if likes.muted else likes.bells if sound in BELLS else likes.effects
        now = pygame.time.get_ticks()
        if not volume or now - self._last.get(sound, -LEAST_APART) < LEAST_APART:
            return
        self._last[sound] = self._heard_at = now
        try:
            if self._started(now):
                self._wave(sound).set_volume((volume / 100) ** 2)  # the ear hears by ratios
                self._wave(sound).play()
                self._turn += 1
        except (pygame.error, AssetError, OSError, ValueError):
            self._give_up(now)

    def rest(self) -> None:
        """Let the device go when nothing has been heard for a while; called now and then."""
        if pygame.mixer.get_init() and pygame.time.get_ticks() - self._heard_at > SILENCE:
            self.close()

    def close(self) -> None:
        """Let the device go; the next sound takes it again."""
        self._waves.clear()
        with suppress(pygame.error):
            pygame.mixer.quit()

    def _started(self, now: int) -> bool:
        if pygame.mixer.get_init():
            return True
        if self._failed_at is not None and now - self._failed_at < AGAIN:
            return False
        pygame.mixer.init(RATE, -16, 1, 512)
        pygame.mixer.set_num_channels(CHANNELS)
        self._failed_at = None
        return True

    def _wave(self, sound: Sound) -> pygame.mixer.Sound:
        """The wave of a sound, of several like ones each in its turn."""
        files = _FILES[sound]
        name = files[self._turn % len(files)]
        if name not in self._waves:
            self._waves[name] = pygame.mixer.Sound(BytesIO(asset_bytes(f"sounds/{name}.wav")))
        return self._waves[name]

    def _give_up(self, now: int) -> None:
        self._failed_at = now
        self.close()
