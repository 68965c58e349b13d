"""The toy is always played alike."""

from __future__ import annotations

from game.pages.variants import Variants
from game.words.catalogue import say_of
from tests.toy import NAME

VARIANTS = Variants(name=lambda _options: say_of(NAME, "game.toy"))
