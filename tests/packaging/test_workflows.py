"""What the workflows may do and fetch; zizmor and actionlint look at how they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

FOLDER = ROOT / ".github"
TEXTS = {path.name: path.read_text("utf-8") for path in (FOLDER / "workflows").glob("*.yml")}
RELEASE, PUBLISH = TEXTS["release.yml"], TEXTS["publish.yml"]


def jobs(text: str) -> dict[str, str]:
    """The text of each job, by its name."""
    body = text.partition("\njobs:\n")[2]
    parts = re.split(r"^  (\w+):\n", body, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("name", TEXTS)
def test_no_workflow_may_do_anything_but_what_a_job_asks_for(name: str) -> None:
    assert "\npermissions: {}\n" in TEXTS[name]
    for job in jobs(TEXTS[name]).values():
        assert "    permissions:\n" in job
        assert job.count("actions/checkout@") == job.count("persist-credentials: false")
        assert "uses: ./" in job or "timeout-minutes:" in job


def test_only_the_draft_may_write_and_only_two_jobs_are_known_to_others() -> None:
    writing = {
        (name, job)
        for name in TEXTS
        for job, text in jobs(TEXTS[name]).items()
        if "contents: write" in text
    }
    known = {
        (name, job)
        for name in TEXTS
        for job, text in jobs(TEXTS[name]).items()
        if "id-token: write" in text
    }
    assert writing == {("release.yml", "draft")}
    assert known == {("release.yml", "draft"), ("publish.yml", "pypi")}


def test_two_secrets_are_all_there_are_and_each_reaches_one_step() -> None:
    asked = [name for text in TEXTS.values() for name in re.findall(r"secrets\.(\w+)", text)]
    assert sorted(asked) == ["MACOS_SIGNING", "WINDOWS_SIGNING"]
    for job in ("windows", "macos"):
        assert "    environment: signing\n" in jobs(RELEASE)[job]
        steps = jobs(RELEASE)[job].split("      - ")
        (signing,) = (step for step in steps if "secrets." in step)
        assert signing.startswith("name: Pack, and sign if there is what signs")


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_fetched_is_known_by_its_hash(name: str) -> None:
    """What the runner brings (Python, git, gh, dpkg, Inno Setup, Xcode) is not fetched by us."""
    joined = TEXTS[name].replace("\\\n", " ")
    for line in joined.splitlines():
        if "pip install" in line:
            assert "--require-hashes" in line or "--no-index" in line, line
        assert not re.search(r"\b(curl|wget|choco|brew|npm|npx|pipx|uvx|docker)\b", line), line
        if "apt-get install" in line:
            assert line.strip().endswith(("./dist/piquet_*.deb", "squashfs-tools")), line


def test_a_draft_comes_first_with_notes_sums_signature_and_provenance() -> None:
    draft = jobs(RELEASE)["draft"]
    assert "needs: [version, python, linux, windows, macos]" in draft
    order = [
        "packaging/stores.py packages",
        "sha256sum -- *",
        'sigstore" sign --bundle SHA256SUMS.sigstore.json SHA256SUMS',
        'sigstore" verify identity',
        "actions/attest-build-provenance@",
        "subject-checksums: packages/SHA256SUMS",
        "packaging/releasing.py notes",
        "gh release create",
    ]
    places = [draft.index(step) for step in order]
    assert places == sorted(places)
    assert "--draft --verify-tag" in draft
    assert "draft=false" not in "".join(TEXTS.values()), "a person publishes"


def test_what_is_published_was_verified_and_needs_no_password() -> None:
    assert "types: [published]" in PUBLISH
    fetched, given = PUBLISH.split("gh-action-pypi-publish@")
    assert "sha256sum --check --strict" in fetched
    assert "gh attestation verify" in fetched
    assert "signer-workflow" in fetched
    assert not re.search(r"password|token:(?! write)|secrets\.", given)
    assert "    environment: pypi\n" in fetched


def test_each_package_is_built_for_both_machines_and_tried_before_the_draft() -> None:
    for machine in ("x86_64", "aarch64", "arm64"):
        assert f"machine: {machine}}}" in RELEASE
    tried = jobs(RELEASE)
    assert tried["linux"].count('install.sh"\n') == 2
    assert tried["windows"].count("Wait-For $setup $quiet") == 2
    for job in ("python", "linux", "windows", "macos"):
        assert "selftest" in tried[job]
        assert "needs: [check, audit, version]" in tried[job]
    for job in ("linux", "windows", "macos"):
        assert "tests/packaging/test_sbom.py" in tried[job]
        assert "PIQUET_BUNDLE" in tried[job]
    assert 'diff -r dist/piquet "$RUNNER_TEMP/another folder/dist/piquet"' in tried["linux"]


def test_every_script_of_ours_that_is_called_is_there() -> None:
    for text in TEXTS.values():
        for name in re.findall(r"(?:packaging|tests)[/\\][\w/\\.]+\.(?:py|lock)", text):
            assert (ROOT / name.replace("\\", "/")).is_file(), name


def test_dependabot_renews_the_actions() -> None:
    text = (FOLDER / "dependabot.yml").read_text(encoding="utf-8")
    assert "package-ecosystem: github-actions" in text
    assert "default-days: 7" in text


def test_security_is_looked_after_every_week() -> None:
    for name, words in {"audit.yml": "pip-audit", "codeql.yml": "codeql-action/analyze"}.items():
        assert words in TEXTS[name]
        assert re.search(r"cron: \"\d+ \d+ \* \* \d\"", TEXTS[name])
    for lock in ("requirements", "release"):
        assert lock in TEXTS["audit.yml"]
        assert Path(ROOT, "packaging", f"{lock}.lock").is_file()


def test_what_security_tells_to_type_is_what_the_workflow_signed() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    words = " ".join(page.replace("\\\n", " ").split())
    draft = " ".join(jobs(RELEASE)["draft"].replace("\\\n", " ").split())
    for said in (
        "verify identity --bundle SHA256SUMS.sigstore.json --cert-identity",
        "--cert-oidc-issuer https://token.actions.githubusercontent.com SHA256SUMS",
    ):
        assert said in words
        assert said in draft
    assert "/.github/workflows/release.yml@refs/tags/v" in words
    assert "gh attestation verify FILE" in words
    assert "Report a vulnerability" in words
