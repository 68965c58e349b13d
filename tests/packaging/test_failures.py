from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest

import failures

FOLDER = Path("/games/piquet/.venv")

RETRY = (
    "WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError(...: Failed "
    "to establish a new connection: [Errno 111] Connection refused')': /simple/pygame-ce/\n"
)
NOTHING = (
    "ERROR: Could not find a version that satisfies the requirement pygame-ce==2.5.8 "
    "(from versions: none)\nERROR: No matching distribution found for pygame-ce==2.5.8\n"
)


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (RETRY + NOTHING, "check the network"),
        ("ReadTimeoutError: HTTPSConnectionPool: Read timed out.", "check the network"),
        (NOTHING, "check the network (and pip's settings)"),
        (NOTHING.replace("none", "2.4.0, 2.5.0"), "has no pygame-ce 2.5.8"),
        ("SSLError(… CERTIFICATE_VERIFY_FAILED …)\n" + RETRY, "check this computer's clock"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM …", "its hash differs"),
        ("OSError: [Errno 28] No space left on device", "no space left on the disk"),
        ("OSError: [WinError 112] There is not enough space", "no space left on the disk"),
        ("PermissionError: [Errno 13] Permission denied: 'x'", f"cannot write to {FOLDER}"),
        ("The virtual environment … because ensurepip is not available", "python3-venv"),
        ("Traceback\nERROR: something new\n", "(ERROR: something new)"),
        ("", "no reason was given"),
    ],
)
def test_each_failure_of_a_step_is_one_sentence_with_its_remedy(output: str, words: str) -> None:
    sentence = failures.from_output(output, FOLDER)
    assert words.replace("python3-", f"python3.{sys.version_info.minor}-") in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "no space left"),
        (errno.EDQUOT, "no space left"),
        (errno.EACCES, "make that folder writable"),
        (errno.EROFS, "make that folder writable"),
        (errno.EIO, "put that right"),
    ],
)
def test_each_refusal_of_the_file_system_is_one_sentence(number: int, words: str) -> None:
    sentence = failures.from_system(OSError(number, "the system's words"), FOLDER)
    assert words in sentence
    assert "\n" not in sentence


def test_a_python_newer_than_the_lock_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 16, 0, "final", 0))
    assert "install Python 3.11 to 3.15" in failures.from_output(NOTHING, FOLDER)
