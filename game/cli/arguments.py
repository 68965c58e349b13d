"""Arguments that several commands read."""

from __future__ import annotations

import argparse

SMALLEST = (1024, 640)
LARGEST = (7680, 4320)


def size(text: str) -> tuple[int, int]:
    """A window's size written as WIDTHxHEIGHT; argparse tells the player what is wrong with it."""
    width, by, height = text.lower().partition("x")
    if not (by and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it as 1280x800")
    found = int(width), int(height)
    if not all(least <= n <= most for least, n, most in zip(SMALLEST, found, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(
            f"{text} does not fit; sizes go from {SMALLEST[0]}x{SMALLEST[1]} to "
            f"{LARGEST[0]}x{LARGEST[1]}"
        )
    return found
