"""Where the words of the toy stand."""

from __future__ import annotations

WORDS = "tests.toy.speech.{code}"
