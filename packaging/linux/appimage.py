"""One file that runs on any Linux: `.venv/bin/python packaging/linux/appimage.py RUNTIME`.

From `dist/piquet` comes `dist/Piquet-VERSION-MACHINE.AppImage`: RUNTIME, the small program of the
AppImage project that opens the rest, and behind it the bundle as `mksquashfs` packs it. RUNTIME is
taken only if its SHA-256 stands in `appimage-runtime.sha256`, as `sha256sum runtime-x86_64
runtime-aarch64` writes it below a line `# release NAME`, the release it came from. The same bundle
and runtime give the same bytes.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "packaging" / "linux"
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402
from failures import Failure  # noqa: E402

NAME = "io.github.piquet.Piquet"
PINS = HERE / "appimage-runtime.sha256"

_MAGIC = b"AI\x02"
"""What the eighth byte of the runtime and the two after it say: this is an AppImage."""


def main(arguments: list[str]) -> int:
    """Make it and say where it lies."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = ROOT / "dist" / "piquet"
        version = bundle.version(ROOT)
        target = ROOT / "dist" / f"Piquet-{version}-{platform.machine()}.AppImage"
        make(made, approved(Path(arguments[0]), PINS), target, bundle.moment(ROOT))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    print(target)
    return 0


def approved(runtime: Path, pins: Path) -> bytes:
    """The runtime, if it is the one whose sum was written down."""
    if not pins.is_file():
        raise Failure(
            f"No runtime is approved yet: take one from a release of AppImage/type2-runtime, look "
            f"at it, and write its sum into {pins.name} as packaging/linux/appimage.py says."
        )
    lines = (line.split() for line in pins.read_text(encoding="utf-8").splitlines())
    sums = {words[1].lstrip("*"): words[0] for words in lines if len(words) == 2}
    content = runtime.read_bytes()
    if sums.get(runtime.name) != hashlib.sha256(content).hexdigest():
        raise Failure(f"{runtime} is not the one whose sum stands in {pins.name}: do not use it.")
    if content[8:11] != _MAGIC:
        raise Failure(f"{runtime} is no runtime of AppImages.")
    return content


def make(made: Path, runtime: bytes, target: Path, seconds: int) -> None:
    """The image of a bundle, dated `seconds` since 1970."""
    if not all((made / name).is_file() for name in ("piquet", "LICENCES.txt", "piquet.cdx.json")):
        raise Failure(f"There is no whole bundle in {made}: make it by `packaging/run.py bundle`.")
    with tempfile.TemporaryDirectory() as scratch:
        tree, packed = Path(scratch) / "AppDir", Path(scratch) / "packed"
        lay_out(made, tree)
        command = [
            *("mksquashfs", str(tree), str(packed), "-quiet", "-no-progress", "-noappend"),
            *("-all-root", "-comp", "zstd", "-no-xattrs"),
            *("-mkfs-time", str(seconds), "-all-time", str(seconds)),
        ]
        try:
            subprocess.run(command, check=True)
        except FileNotFoundError as error:
            raise Failure("mksquashfs is not here: install squashfs-tools.") from error
        except subprocess.CalledProcessError as error:
            raise Failure("mksquashfs failed; its own words stand above.") from error
        target.write_bytes(runtime + packed.read_bytes())
        target.chmod(0o755)


def lay_out(made: Path, tree: Path) -> None:
    """The folder that the runtime opens: the bundle, its start, and what desktops look for."""
    shutil.copytree(made, tree / "usr/lib/piquet", symlinks=True)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin/piquet").symlink_to("../lib/piquet/piquet")
    (tree / "AppRun").symlink_to("usr/bin/piquet")
    shutil.copyfile(HERE / f"{NAME}.desktop", tree / f"{NAME}.desktop")
    shutil.copyfile(ROOT / "assets" / "icons" / "piquet.svg", tree / f"{NAME}.svg")
    (tree / ".DirIcon").symlink_to(f"{NAME}.svg")
    told = tree / "usr/share/metainfo"
    told.mkdir(parents=True)
    shutil.copyfile(HERE / f"{NAME}.metainfo.xml", told / f"{NAME}.appdata.xml")
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "piquet" else 0o644)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
