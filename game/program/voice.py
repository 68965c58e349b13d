"""A voice of the system, if it has one: a small program of its own speaks, and nobody waits for it.

Linux has speech-dispatcher (`spd-say`) or espeak, macOS `say`, Windows its own synthesizer.
"""

from __future__ import annotations

import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct

from game.pages.narrator import Utterance
from game.words.languages import language as language_of

_LONGEST_SECONDS = 60.0
_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "try{{$v.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'{culture}')}}catch{{}};"
    "$v.Speak([Console]::In.ReadToEnd())"
)


class SpeakingProgram(Struct, frozen=True):
    """A program that reads words from its input and speaks them; the arguments by the language."""

    name: str
    arguments: Callable[[str], tuple[str, ...]]
    silence: tuple[str, ...] = ()  # arguments that make it stop, where its own end does not


_LINUX: Final = (
    SpeakingProgram("spd-say", lambda code: ("-e", "-w", "-l", code), ("-C",)),
    SpeakingProgram("espeak-ng", lambda code: ("--stdin", "-v", code)),
    SpeakingProgram("espeak", lambda code: ("--stdin", "-v", code)),
)
_MAC: Final = (SpeakingProgram("say", lambda _code: ("-f", "-")),)
_POWERSHELL: Final = SpeakingProgram(
    "powershell",
    lambda code: (
        "-NoProfile",
        "-Command",
        _WINDOWS.format(culture=language_of(code).culture),
    ),
)


def found_program() -> SpeakingProgram | None:
    """The program by which this system speaks; None if it has none."""
    known = {"win32": (_POWERSHELL,), "darwin": _MAC}.get(sys.platform, _LINUX)
    return next((program for program in known if shutil.which(program.name)), None)


def _unseen() -> int:
    """The flag that keeps Windows from opening a console for the program; none elsewhere."""
    return 0x0800_0000 if sys.platform == "win32" else 0  # CREATE_NO_WINDOW


class _Told(Struct, frozen=True):
    """What the program is given, and how often all was hushed before."""

    arguments: tuple[str, ...]
    words: str
    hushed: int


class Voice:
    """Speaks one thing after the other, in a thread of its own; what is urgent at once."""

    def __init__(self, program: SpeakingProgram | None = None) -> None:
        self._program = program or found_program()
        self._waiting: queue.SimpleQueue[_Told | None] = queue.SimpleQueue()
        self._hushed = 0
        self._speaking: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None

    @property
    def available(self) -> bool:
        """Whether the system can speak."""
        return self._program is not None

    def tell(self, told: Utterance, language: str) -> None:
        """Have something said, in the language of a code, when all before it was said."""
        if self._program is None or not told.words:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak_on, name="voice", daemon=True)
            self._thread.start()
        if told.urgent:
            self.hush()
        self._put(self._program.arguments(language), told.words)

    def hush(self) -> None:
        """Say nothing more of what was to be said, not even what is just being started."""
        self._hushed += 1
        with suppress(queue.Empty):
            while True:
                self._waiting.get_nowait()
        speaking = self._speaking
        if speaking is not None and speaking.poll() is None:
            speaking.kill()
            if self._program is not None and self._program.silence:
                self._put(self._program.silence, "")

    def close(self) -> None:
        """Be silent for good."""
        if self._thread is not None:
            self.hush()
            self._waiting.put(None)
            self._thread.join(1.0)
            self._thread = None

    def _put(self, arguments: tuple[str, ...], words: str) -> None:
        self._waiting.put(_Told(arguments, words, self._hushed))

    def _speak_on(self) -> None:
        while (told := self._waiting.get()) is not None:
            self._run(told)

    def _run(self, told: _Told) -> None:
        """Run the program on some words. One that fails is silent: all stands on the screen too."""
        assert self._program is not None
        with suppress(OSError, subprocess.SubprocessError):
            process = subprocess.Popen(
                (self._program.name, *told.arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=_unseen(),
            )
            self._speaking = process
            if told.hushed != self._hushed:  # since it was looked for in `_speaking`
                process.kill()
            try:
                process.communicate(told.words.encode(), _LONGEST_SECONDS)
            finally:
                process.kill()
                process.wait()
