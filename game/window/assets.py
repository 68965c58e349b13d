"""Opens what travels with the program: drawings as text and bytes, fonts as files.

Works from source, installed and frozen: a package is mostly a folder, whose files are there at
once, and `importlib.resources` knows all others.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from xml.parsers import expat

FONTS = (
    *product(("serif", "sans"), ("Regular", "It", "Semibold", "SemiboldIt")),
    ("serif", "Bold"),
)
"""Family and name of every font in use; what is bundled takes these along and no other."""


class AssetError(Exception):
    """A file of the program is missing or damaged. The message is a sentence for the player."""


_REMEDY = "Please install the game again."


def asset_bytes(path: str) -> bytes:
    """The content of a file, its path written from the folder `assets`: "icons/menu.svg"."""
    try:
        return folder_of("assets").joinpath(path).read_bytes()
    except (OSError, ModuleNotFoundError) as error:
        raise AssetError(f"The file assets/{path} cannot be read. {_REMEDY}") from error


@cache
def folder_of(package: str) -> Traversable:
    """Where the files of a package lie. Raises ModuleNotFoundError."""
    path = Path(import_module(package).__path__[0])
    return path if path.is_dir() else files(package)


@cache
def drawing(path: str) -> str:
    """What stands inside the `svg` element of a drawing, ready to be put into another one.

    Raises AssetError for a file that is no complete SVG drawing: the reader of pygame-ce would
    silently paint the part it understands.
    """
    content = asset_bytes(path)
    try:
        expat.ParserCreate().Parse(content, True)
        text = content.decode("utf-8")
        start = text.index(">", text.index("<svg")) + 1
        return text[start : text.rindex("</svg>")].strip()
    except (expat.ExpatError, ValueError) as error:
        raise AssetError(f"The drawing assets/{path} is damaged. {_REMEDY}") from error


def font_path(family: str, name: str) -> Path:
    """The file of a font: family "serif" or "sans", name as in its file ("Bold", "SemiboldIt").

    ValueError for a font that is none of `FONTS`. The OFL fonts come with the packages
    font-source-serif-pro and font-source-sans-pro.
    """
    if (family, name) not in FONTS:
        raise ValueError(f"{family} {name} is none of the fonts in use")
    package = {"serif": "font_source_serif_pro", "sans": "font_source_sans_pro"}[family]
    prefix = {"serif": "SourceSerifPro", "sans": "SourceSansPro"}[family]
    try:
        path = Path(str(folder_of(package).joinpath("files", f"{prefix}-{name}.ttf")))
    except ModuleNotFoundError as error:
        raise AssetError(f"The fonts of {package} are missing. {_REMEDY}") from error
    if not path.is_file():
        raise AssetError(f"The font {path.name} is missing. {_REMEDY}")
    return path
