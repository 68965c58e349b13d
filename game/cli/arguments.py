"""Parsers of arguments that speak the language of the program, as far as argparse lets them."""

from __future__ import annotations

import argparse
import re

from game.words.catalogue import say

_WORDS = {
    "usage: ": "arguments.usage",
    "positional arguments": "arguments.positional",
    "options": "arguments.options",
    "show this help message and exit": "arguments.help",
    "%(prog)s: error: %(message)s\n": "arguments.error",
    "argument %(argument_name)s: %(message)s": "arguments.of",
    "the following arguments are required: %s": "arguments.required",
    "unrecognized arguments: %s": "arguments.unknown",
    "expected one argument": "arguments.one",
    "invalid choice: %(value)r (choose from %(choices)s)": "arguments.choice",
    "invalid %(type)s value: %(value)r": "arguments.value",
    "ambiguous option: %(option)s could match %(matches)s": "arguments.ambiguous",
    "ignored explicit argument %r": "arguments.ignored",
}
"""What argparse says, and the keys by which we say it; its other words stay as they are."""


def parser_for(command: str, about: str) -> argparse.ArgumentParser:
    """A parser of the arguments of a command, "" for the game itself, told about in a sentence."""
    vars(argparse)["_"] = _said  # as it calls gettext, which would ask for a catalogue of its own
    return argparse.ArgumentParser(prog=f"piquet {command}".rstrip(), description=about)


def _said(english: str) -> str:
    """A sentence of argparse in our words, which have its own fields in them."""
    if (key := _WORDS.get(english)) is None:
        return english
    fields = {field[1] or "found": field[0] for field in _FIELD.finditer(english)}
    return say(key, **fields) + english[len(english.rstrip()) :]


_FIELD = re.compile(r"%(?:\((\w+)\))?[sr]")

SMALLEST = (1024, 640)
LARGEST = (7680, 4320)


def size(text: str) -> tuple[int, int]:
    """A window's size written as WIDTHxHEIGHT; argparse tells the player what is wrong with it."""
    width, by, height = text.lower().partition("x")
    if not (by and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(say("arguments.no-size", found=repr(text)))
    found = int(width), int(height)
    if not all(least <= n <= most for least, n, most in zip(SMALLEST, found, LARGEST, strict=True)):
        least, most = ("{}x{}".format(*one) for one in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(say("arguments.size", found=text, least=least, most=most))
    return found
