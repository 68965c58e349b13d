"""The settings: kept whole, and never in the way of a start; and the folder in which all lies."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.preferences import Preferences
from game.saves import settings
from game.saves.files import HOME_VARIABLE, data_directory, place
from game.saves.notices import REASONS, BookError, Notice
from game.saves.settings import Settings, data_of_settings, load, store
from game.words.catalogue import say, speak
from tests import soak_settings
from tests.game.saves_table import noon, quick_disk
from tests.game.tongues import in_french

__all__ = ["in_french", "quick_disk"]

CHOSEN = Settings(
    ("Zoë", "王"),
    (10, -20, 1280, 800),
    others={"tartan": "red"},
    opponent="expert",
    preferences=Preferences(
        language="fr",
        table="dark",
        back="tartan",
        scale=150,
        muted=True,
        motion="fast",
        keys={"sort": "x"},
        own={"sort": "ranks"},
    ),
)


def test_settings_come_back(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    assert load(tmp_path, noon()) == (CHOSEN, ())


def test_the_file_has_what_is_liked_in_one_order(tmp_path: Path) -> None:
    """What only Piquet knows stands among the others, where it always stood."""
    store(tmp_path, CHOSEN)
    data = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    liked = " ".join(list(data)[list(data).index("language") :])
    assert liked == (
        "language table back indices large_indices four_colours court_names scale whole_screen "
        "effects bells voices muted motion trick_pause bezique_order sort play_forced claim_sure "
        "declare_for_me take_suggestion unseen_cards reading line coach click_twice "
        "trump_questions habits scan speech suit_first brief guided stilled "
        "called portrait mailbox relay direct keys"
    )


def test_without_a_file_there_are_our_own(tmp_path: Path) -> None:
    assert load(tmp_path / "none", noon()) == (Settings(), ())


def test_a_forced_card_is_played_for_a_newcomer_and_for_others_as_they_chose(
    tmp_path: Path,
) -> None:
    assert load(tmp_path / "none", noon())[0].preferences.play_forced
    (tmp_path / "settings.json").write_text('{"play_forced": false}', encoding="utf-8")
    assert not load(tmp_path, noon())[0].preferences.play_forced


def test_what_another_version_wrote_is_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"volume": 3, "motion": "off"}', encoding="utf-8")
    found, _ = load(tmp_path, noon())
    store(tmp_path, found)
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (kept["volume"], kept["motion"]) == (3, "off")


@pytest.mark.parametrize(
    "entry",
    [
        '"names": ["only one"]',
        '"names": "Anna"',
        '"names": ["\\ud800", "Anna"]',
        '"names": ["An\\nna", "Anna"]',
        '"motion": "furious"',
        '"motion": 3',
        '"window": [1, 2, 3]',
        '"window": [0, 0, 0, 800]',
        '"window": [true, 0, 800, 800]',
        f'"window": [0, 0, 800, {10**400}]',
        '"window": "large"',
        '"back": null',
        '"opponent": 3',
        '"statistics_since": "yesterday"',
        '"language": "la"',
        '"table": 3',
        '"four_colours": 1',
        '"scale": 1000',
        '"scale": true',
        '"scale": 100.0',
        '"effects": -1',
        '"effects": 70.5',
        '"trick_pause": 60000',
        '"keys": {"sort": 3}',
        '"keys": "wasd"',
        '"sort": "by colour"',
        '"unseen_cards": 1',
        '"rules": []',
        '"rules": null',
        '"rules": {"packets": 7}',
        '"game": "chess"',
        '"game": []',
        '"games": 3',
        '"games": {"chess": 3}',
        '"games": {"piquet": {"rules": []}}',
        '"games": {"piquet": {"opponent": {}}}',
    ],
)
def test_an_entry_without_sense_is_as_usual_and_told_once(tmp_path: Path, entry: str) -> None:
    text = "{" + entry + ', "volume": 3, "names2": "x"}'
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    found, (notice,) = load(tmp_path, noon())
    assert found == Settings(others={"volume": 3, "names2": "x"})
    assert notice.key == "storage.settings.senseless"
    assert notice.values["entries"] == entry.split('"')[1]
    assert (tmp_path / str(notice.values["file"])).read_text(encoding="utf-8") == text
    assert load(tmp_path, noon()) == (found, ())


def test_entries_without_sense_are_named_in_both_languages(tmp_path: Path, in_french: None) -> None:
    text = '{"rules": [], "window": 3, "effects": -1, "bells": 50}'
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    _, (notice,) = load(tmp_path, noon())
    assert say(notice.key, **notice.values).startswith("3 réglages n’avaient pas de sens")
    speak("en")
    told = say(notice.key, **notice.values)
    assert told.startswith("3 entries of the settings made no sense")
    assert "window, rules, effects" in told


KINDS = ("null", "true", "3", "-1e400", '"x"', "[]", "{}", '[{"a": 1}]', "1" + "0" * 400)


@pytest.mark.parametrize("name", data_of_settings(Settings()))
def test_no_entry_of_any_kind_stops_a_start(tmp_path: Path, name: str) -> None:
    usual = data_of_settings(Settings())[name]
    for number, kind in enumerate(KINDS):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "settings.json").write_text(f'{{"{name}": {kind}}}', encoding="utf-8")
        found, told = load(folder, noon())
        took = data_of_settings(found)[name] != usual
        assert took or told or kind in (json.dumps(usual), "{}"), kind
        store(folder, found)
        assert load(folder, noon()) == (found, ()), kind


def test_a_letter_that_was_changed_in_what_we_wrote_is_told_once(tmp_path: Path) -> None:
    """It makes sense as it stands, and is no more what was chosen."""
    store(tmp_path, CHOSEN)
    path = tmp_path / "settings.json"
    path.write_bytes(path.read_bytes().replace("Zoë".encode(), b"Zoe"))
    found, told = load(tmp_path, noon())
    assert found == replace(CHOSEN, names=("Zoe", "王"))
    assert told == (Notice("storage.settings.changed"),)
    assert load(tmp_path, noon()) == (found, ())


def test_a_name_of_an_entry_that_was_changed_is_told(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    path = tmp_path / "settings.json"
    path.write_bytes(path.read_bytes().replace(b'"names"', b'"nbmes"'))
    found, told = load(tmp_path, noon())
    assert found.names == ("", "")
    assert told == (Notice("storage.settings.changed"),)


def test_a_text_that_a_person_wrote_is_taken_as_it_is(tmp_path: Path) -> None:
    text = '{"names": ["Zoë", "王"], "motion": "off"}'
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    found, told = load(tmp_path, noon())
    assert (found.names, told) == (("Zoë", "王"), ())


def test_settings_that_are_gone_are_those_from_before_and_told(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    store(tmp_path, Settings())
    (tmp_path / "settings.json").unlink()
    found, (notice,) = load(tmp_path, noon())
    assert (found, notice.key) == (CHOSEN, "storage.settings.gone")
    assert "settings.json.bak" in say(notice.key, **notice.values)
    assert load(tmp_path, noon()) == (CHOSEN, ())


def test_settings_from_before_that_were_changed_too_are_told(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    store(tmp_path, Settings())
    before = tmp_path / "settings.json.bak"
    before.write_bytes(before.read_bytes().replace("Zoë".encode(), b"Zoe"))
    (tmp_path / "settings.json").unlink()
    found, told = load(tmp_path, noon())
    assert found.names == ("Zoe", "王")
    assert [notice.key for notice in told] == ["storage.settings.gone", "storage.settings.changed"]
    assert load(tmp_path, noon()) == (found, ())


def test_settings_that_a_person_changed_hold_and_are_told_once(tmp_path: Path) -> None:
    """By hand, in any order, with a mark before the text as some editors put it."""
    store(tmp_path, CHOSEN)
    path = tmp_path / "settings.json"
    data = json.loads(path.read_bytes())
    text = json.dumps(dict(reversed((data | {"motion": "off", "table": "baize"}).items())))
    path.write_bytes(text.encode("utf-8-sig"))
    found, (notice,) = load(tmp_path, noon())
    likes = replace(CHOSEN.preferences, motion="off", table="baize")
    assert found == replace(CHOSEN, preferences=likes)
    assert say(notice.key, **notice.values).startswith("The settings were changed outside Piquet")
    assert load(tmp_path, noon()) == (found, ())


def test_the_same_settings_written_otherwise_were_not_changed(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(json.loads(path.read_bytes()), indent=8, sort_keys=True))
    assert load(tmp_path, noon()) == (CHOSEN, ())


@pytest.mark.parametrize("depth", range(96, 104))
def test_what_is_as_deep_as_can_be_is_no_change_at_each_start(tmp_path: Path, depth: int) -> None:
    text = '{"deep": ' + "[" * depth + "]" * depth + "}"
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    found, _ = load(tmp_path, noon())
    store(tmp_path, found)
    assert load(tmp_path, noon()) == (found, ())


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not read-only there")
def test_changed_settings_of_a_folder_that_is_read_only_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(tmp_path, CHOSEN)
    path = tmp_path / "settings.json"
    path.write_bytes(path.read_bytes().replace("Zoë".encode(), b"Zoe"))
    before = path.read_bytes()

    def refuse(_: Path, _target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    found, told = load(tmp_path, noon())
    assert (found.names, told) == (("Zoe", "王"), (Notice("storage.settings.changed"),))
    assert [child.name for child in tmp_path.iterdir()] == ["settings.json"]
    assert path.read_bytes() == before


def test_what_is_too_deep_to_be_written_again_is_left_out_and_told(tmp_path: Path) -> None:
    text = '{"deep": ' + "[" * 700 + "]" * 700 + ', "half": "\\ud800"}'
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    found, (notice,) = load(tmp_path, noon())
    assert found.others == {"half": "\ud800"}
    assert notice.values["entries"] == "deep"
    store(tmp_path, found)
    assert load(tmp_path, noon()) == (found, ())


def test_whatever_is_spoilt_in_the_file_a_start_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample of `python -m tests.soak_settings`, which does it ten thousand times."""
    monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.setattr(os, "fsync", lambda _: None)
    seen, found = soak_settings.soak(60, 15, tmp_path)
    assert found == []
    assert seen["a JSON dict"] > 20


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"3",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"a": 1} and more',
        b'" ' * 600_000,
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(text)
    found, (notice,) = load(tmp_path, noon())
    assert found == Settings()
    assert notice.key == "storage.settings.damaged"
    assert (tmp_path / str(notice.values["file"])).read_bytes() == text
    assert say(notice.key, **notice.values)
    assert load(tmp_path, noon()) == (Settings(), ())


def test_the_settings_from_before_are_taken_for_a_damaged_file(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    store(tmp_path, Settings())
    for day in range(2):
        (tmp_path / "settings.json").write_text("{")
        found, (notice,) = load(tmp_path, noon())
        assert found == CHOSEN, day
        assert notice.key == "storage.settings.restored"
        assert say(notice.key, **notice.values)
        assert load(tmp_path, noon()) == (CHOSEN, ())
    assert len(list(tmp_path.glob("settings.damaged-*.json"))) == 2


def test_a_write_that_is_cut_off_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(tmp_path, CHOSEN)

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BookError) as refused:
        store(tmp_path, Settings())
    assert refused.value.notice == Notice("storage.settings.unstored", {"folder": str(tmp_path)})
    assert say("storage.settings.unstored", folder=tmp_path)
    assert load(tmp_path, noon()) == (CHOSEN, ())
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    found, (notice,) = load(tmp_path, noon())
    assert found == Settings()
    assert say(notice.key, **notice.values)
    with pytest.raises(BookError):
        store(tmp_path, CHOSEN)


def test_the_folder_may_be_named_by_a_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = tmp_path / "with blanks" / "и ещё"
    monkeypatch.setenv(HOME_VARIABLE, str(wanted))
    assert data_directory() == wanted
    assert list(wanted.iterdir()) == []


def test_otherwise_it_is_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    assert place().is_absolute()
    assert place().name == "piquet"


@pytest.mark.skipif(sys.platform == "win32", reason="the variable of the XDG standard")
def test_a_folder_that_cannot_be_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    for wanted in (tmp_path / "file", tmp_path / "file" / "below"):
        monkeypatch.setenv(HOME_VARIABLE, str(wanted))
        with pytest.raises(BookError) as refused:
            data_directory()
        notice = refused.value.notice
        assert notice == Notice("storage.opening.not-a-folder", {"folder": str(wanted)})
        assert str(wanted) in say(notice.key, **notice.values)


@pytest.mark.parametrize("action", ["opening", "append", "read"])
@pytest.mark.parametrize("why", REASONS)
def test_every_reason_has_its_sentence(action: str, why: str) -> None:
    sentence = say(f"storage.{action}.{why}", folder="/home/anna")
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_the_file_can_be_read_by_a_person(tmp_path: Path) -> None:
    store(tmp_path, CHOSEN)
    assert "Zoë" in (tmp_path / settings.NAME).read_text(encoding="utf-8")
