"""The list of parts of a bundle, and the notices: `.venv/bin/python packaging/sbom.py FOLDER`.

`piquet.cdx.json` (a CycloneDX “bill of materials”) names each part with its version, its licence
and its files with their SHA-256, `LICENCES.txt` holds what their authors ask to be told. Both are
the same, byte for byte, if the bundle is. With `--check` nothing is written: it is told where list
and files differ.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.this.builders import this_component
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.model.tool import ToolRepository
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from PyInstaller.archive.readers import CArchiveReader

import bundle
import parts
from failures import Failure
from parts import Part

ROOT = Path(__file__).resolve().parent.parent
LIST, NOTICES = "piquet.cdx.json", "LICENCES.txt"

_SEALED = ("Contents/MacOS/", "Contents/_CodeSignature/", "Contents/Info.plist")
"""What a signature of macOS changes or makes after all else is written."""


def main(arguments: list[str]) -> int:
    """Write both into the bundle, or check what is there."""
    folder = Path(arguments[-1])
    try:
        if "--check" in arguments:
            wrong = list(differences(folder))
            print("\n".join(wrong) or f"{place(folder) / LIST} tells what {folder} holds.")
            return 1 if wrong else 0
        write(ROOT, folder, bundle.moment(ROOT))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def write(root: Path, folder: Path, seconds: int) -> None:
    """Put the list and the notices into a bundle. Failure if a file or module of it is nobody's."""
    target = place(folder)
    target.mkdir(exist_ok=True)
    known = parts.known(root)
    for program in parts.PROGRAMS:
        if (folder / program).is_file():
            parts.refuse(parts.strangers(modules(folder / program), known))
    held = parts.found(_listed(folder), known)
    (target / NOTICES).write_text(parts.notices(held), encoding="utf-8", newline="\n")
    held = parts.found(_listed(folder), known)  # now with the notices themselves
    text = document(bundle.version(root), held, sums(folder, _listed(folder)), seconds)
    (target / LIST).write_text(text, encoding="utf-8", newline="\n")


def document(version: str, held: dict[Part, list[str]], sums: dict[str, str], seconds: int) -> str:
    """The list, in JSON, of the parts with the files that hold them."""
    whole = Component(
        name="Piquet",
        version=version,
        type=ComponentType.APPLICATION,
        bom_ref="Piquet",
        licenses=[LicenseExpression("MIT")],
        purl=PackageURL("pypi", None, "piquet", version),
        components=_files("Piquet", next((held[one] for one in held if not one.texts), []), sums),
    )
    made = {part.name: _component(part, names, sums) for part, names in held.items() if part.texts}
    number = uuid5(NAMESPACE_URL, repr((version, seconds, held, sorted(sums.items()))))
    bom = Bom(components=made.values(), serial_number=number)
    bom.metadata = BomMetaData(
        component=whole,
        timestamp=datetime.fromtimestamp(seconds, UTC),
        tools=ToolRepository(components=[this_component()]),
    )
    bom.register_dependency(whole, [made[part.name] for part in held if part.texts and not part.of])
    for name, component in made.items():
        bom.register_dependency(component, [made[one.name] for one in held if one.of == name])
    return str(JsonV1Dot6(bom).output_as_string(indent=1)) + "\n"


def differences(folder: Path) -> Iterator[str]:
    """Where the list in a bundle is not what the bundle holds, each as a sentence."""
    try:
        listed = json.loads((place(folder) / LIST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        yield f"There is no {LIST} in {place(folder)}."
        return
    told: dict[str, str] = {}
    components = [listed["metadata"]["component"], *listed["components"]]
    for one in components:
        told |= dict(_told(one))
    there = sums(folder, _listed(folder))
    yield from (
        f"{name} is in the bundle and not in the list." for name in sorted(there.keys() - told)
    )
    yield from (
        f"{name} is in the list and not in the bundle." for name in sorted(told.keys() - there)
    )
    for name in sorted(told.keys() & there):
        if told[name] and told[name] != there[name]:
            yield f"{name} is another file than the list says."
    notices = (place(folder) / NOTICES).read_text(encoding="utf-8")
    for one in components:
        if f"{one['name']} " not in notices:
            yield f"{NOTICES} does not name {one['name']}."


def modules(program: Path) -> set[str]:
    """The modules of Python, and the packages of them, that lie in a program of PyInstaller's."""
    archive = CArchiveReader(str(program))
    names = set(archive.toc)
    for name in archive.toc:
        if name.startswith("PYZ"):
            names |= set(archive.open_embedded_archive(name).toc)
            names.discard(name)
    return {name.partition(".")[0] for name in names}


def place(folder: Path) -> Path:
    """Where list and notices lie: in an app of macOS, among its resources."""
    return folder / "Contents" / "Resources" if (folder / "Contents").is_dir() else folder


def sums(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The SHA-256 of these files; "" for what only a signature completes."""
    return {
        name: ""
        if name.startswith(_SEALED)
        else hashlib.sha256((folder / name).read_bytes()).hexdigest()
        for name in names
    }


def _listed(folder: Path) -> list[str]:
    """All files of a bundle but the list itself and the signature of macOS."""
    aside = _name(folder, LIST)
    sealed = "Contents/_CodeSignature/"
    return [name for name in parts.files(folder) if name != aside and not name.startswith(sealed)]


def _name(folder: Path, name: str) -> str:
    return (place(folder) / name).relative_to(folder).as_posix()


def _told(component: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The files of a component with their sums, as the list has them."""
    for one in component.get("components", ()):
        yield one["name"], next((each["content"] for each in one.get("hashes", ())), "")


def _component(part: Part, names: list[str], sums: dict[str, str]) -> Component:
    kind = ("pypi", None, part.pypi) if part.pypi else ("generic", None, part.name.lower())
    return Component(
        name=part.name,
        version=part.version or None,
        type=ComponentType.LIBRARY,
        bom_ref=part.name,
        licenses=[LicenseExpression(part.licence)],
        purl=PackageURL(*kind, part.version or None),
        external_references=[
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(part.home))
        ],
        components=_files(part.name, names, sums),
    )


def _files(owner: str, names: list[str], sums: dict[str, str]) -> list[Component]:
    return [
        Component(
            name=name,
            type=ComponentType.FILE,
            bom_ref=f"{owner}:{name}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=sums[name])] if sums[name] else [],
        )
        for name in names
        if name in sums
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
