"""The window: all of pygame lives here, and nothing of the rules."""

import os
import sys

# SDL and pygame read these when they are loaded, so they are set here, before any module of this
# room can import pygame: sharp pixels on Windows, the name by which a desktop finds our entry and
# icon, and no greeting on standard output. What the player has set stays.
for _name, _value in (
    ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"),
    ("SDL_VIDEO_X11_WMCLASS", "piquet"),
    ("SDL_VIDEO_WAYLAND_WMCLASS", "piquet"),
    ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
):
    os.environ.setdefault(_name, _value)

# Our pixels are made by the processor. Sent through OpenGL they take 13 ms a frame without a
# graphics card (measured), and 100 MB; shared memory takes 2 ms everywhere. Other systems have no
# such choice or choose well.
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
