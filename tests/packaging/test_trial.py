"""The trial of the packages for Linux says what it needs before it begins."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

TRIAL = ROOT / "packaging" / "linux" / "trial.sh"
TEXT = TRIAL.read_text(encoding="utf-8")
NEEDS = re.findall(r'^needs="(.*)"$', TEXT, re.MULTILINE)[0].split()
EVERYWHERE = {
    *("cat", "cd", "cp", "env", "grep", "id", "mkdir"),
    *("mv", "printf", "rm", "sed", "sleep", "sort"),
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")


def start(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(TRIAL), *arguments],
        env={"PATH": str(path)},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder with all it needs, each of which does nothing, and what every system has."""
    folder = tmp_path / "tools"
    folder.mkdir()
    for name in NEEDS:
        (folder / name).write_text("#!/bin/sh\nexit 99\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    for name in EVERYWHERE:
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    return folder


def test_all_that_is_missing_is_told_at_once(tmp_path: Path) -> None:
    done = start(tmp_path, "root", "a.deb", "a.tar.gz")
    assert done.returncode == 2
    assert done.stderr.startswith(f"This trial needs {' '.join(NEEDS)}: install")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("missing", NEEDS)
def test_each_that_is_missing_is_told(tools: Path, missing: str) -> None:
    (tools / missing).unlink()
    assert f"This trial needs {missing}: install" in start(tools).stderr


def test_without_its_three_arguments_it_says_how_it_is_called(tools: Path) -> None:
    done = start(tools)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Usage, as root: " in done.stderr


def test_every_program_it_calls_is_told_or_everywhere() -> None:
    """What stands first in a line, or after a pipe, a bracket or `&&`."""
    lines = [re.sub(r"(?:^| )#.*", "", line).strip() for line in TEXT.splitlines()]
    called: set[str] = set()
    for line in lines:
        bare = re.sub(r"\b(?:DISPLAY|LC_ALL)=\S+ ", "", line)
        called |= set(re.findall(r"(?:^|[|&(;] ?)([A-Za-z][\w-]*)(?= )", bare))
    words = {"cd", "command", "echo", "exit", "for", "if", "kill", "set", "trap", "wait"}
    own = set(re.findall(r"^(\w+)\(\) \{", TEXT, re.MULTILINE))
    inside = {"chmod", "tar"}
    assert called - words - own - inside <= {*NEEDS, *EVERYWHERE}
    assert set(NEEDS) <= {word for line in lines[1:] for word in re.findall(r"[\w-]+", line)}
    assert {"xdotool", "comm", "mountpoint"} <= called
