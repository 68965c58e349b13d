"""What a signature needs, from one secret for each system: `WINDOWS_SIGNING`, `MACOS_SIGNING`.

Each is an object in JSON. `certificate` is a PKCS #12 file with certificate and key, in Base64, and
`password` opens it. That of macOS has besides `identity` (“Developer ID Application: …”) and, for
Apple's notary, `issuer`, `key_id` and `key`, a .p8 file in Base64. Without the secret everything is
made just the same, and bears no bought signature.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from failures import Failure


class Seal(NamedTuple):
    """What one signs with; the files are there only as long as they are needed."""

    certificate: Path
    password: str
    rest: dict[str, str]
    files: dict[str, Path]


@contextmanager
def seal(
    name: str, rest: tuple[str, ...] = (), files: tuple[str, ...] = ()
) -> Iterator[Seal | None]:
    """What the secret in the environment holds; None where it is not set."""
    told = os.environ.get(name, "").strip()
    if not told:
        yield None
        return
    wanted = ("certificate", "password", *rest, *files)
    try:
        held = json.loads(told)
        texts = {key: str(held[key]) for key in wanted}
        data = {key: base64.b64decode(texts[key], validate=True) for key in ("certificate", *files)}
    except (ValueError, TypeError, KeyError, binascii.Error):
        # What is wrong is not told: it might be printed where everybody can read it.
        raise Failure(
            f"The secret {name} is not what packaging/signing.py tells: an object in JSON with "
            f"{', '.join(wanted)}, the files among them in Base64."
        ) from None
    with tempfile.TemporaryDirectory() as folder:
        paths = {key: Path(folder) / key for key in data}
        for key, path in paths.items():
            path.touch(mode=0o600)
            path.write_bytes(data[key])
        yield Seal(paths.pop("certificate"), texts["password"], texts, paths)
