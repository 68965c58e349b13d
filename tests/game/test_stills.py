"""The stills for a store page: composed scenes without anything only a player needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import demo
from game.demo.album import Album
from game.demo.stills import CAPSULE, SIZE, Still, take_stills
from game.piquet.words.say import say
from game.preferences import Preferences
from game.stage.ornaments import Lettering
from game.stage.picture import Bubble, CardItem, Icon, Item, Picture, Text
from game.window.offscreen import Pictured
from game.words.catalogue import speak
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

NAMES = ("title", "calls", "repique", "play", "settled", "capsule")


class Seen:
    """What was composed, instead of its picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures: dict[str, Picture] = {}
        self.sizes: dict[str, tuple[int, int]] = {}

        def take(
            album: Album, name: str, shown: Pictured, size: tuple[int, int] | None = None
        ) -> None:
            self.pictures[name] = album.look(shown)
            self.sizes[name] = size or SIZE
            album.paths.append(Path(name))

        monkeypatch.setattr(Album, "take", take)
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.usefixtures("language_kept")
def test_each_still_has_one_line_a_whole_court_and_nothing_to_press(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    speak(language)
    seen = Seen(monkeypatch)
    take_stills(tmp_path, Preferences(language=language))
    assert tuple(seen.pictures) == NAMES
    assert seen.sizes == dict.fromkeys(NAMES, SIZE) | {"capsule": CAPSULE}
    for name, picture in seen.pictures.items():
        items = picture.items
        assert not picture.targets
        assert not any(isinstance(item, Icon) and item.name in ("menu", "hint") for item in items)
        words = {item.words for item in items if isinstance(item, Text)}
        assert not words & {"Enter", "Space", "Bksp", "Entrée", "Espace"}, "a key"
        assert whole_court(items), name
        talk = [item for item in items if isinstance(item, Bubble)]
        assert len(talk) == {"calls": 2}.get(name, len(talk))
        assert not any(isinstance(item, CardItem) and item.marked for item in items)
        if name != "capsule":
            lines = [item for item in items if isinstance(item, Lettering)]
            assert lines[-1].words == say(f"still.{name}")
            assert lines[-1].y > 700 * 0.9


def whole_court(items: tuple[Item, ...]) -> bool:
    """Whether a king, queen or knave lies with no later card over its middle."""
    cards = [item for item in items if isinstance(item, CardItem)]
    return any(
        card.face is not None
        and card.face[0] in "KQJ"
        and not any(
            over.pose.contains(card.pose.x + side * card.pose.width * 0.4, card.pose.y)
            for over in cards[index + 1 :]
            for side in (-1, 0, 1)
        )
        for index, card in enumerate(cards)
    )


@pytest.mark.usefixtures("language_kept")
def test_the_scores_are_those_of_the_middle_of_a_partie(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    speak("en")
    seen = Seen(monkeypatch)
    take_stills(tmp_path, Preferences(language="en"))
    for name in ("calls", "repique", "play"):
        words = [item.words for item in seen.pictures[name].items if isinstance(item, Text)]
        assert {"3 of 6", "4 of 6", "5 of 6"} & set(words)


def test_the_command_says_how_many_it_wrote_and_why_it_could_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Seen(monkeypatch)
    assert demo.run(["--showcase", str(tmp_path)]) == 0
    assert str(len(NAMES)) in capsys.readouterr().out

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Album, "take", full)
    assert demo.run(["--showcase", str(tmp_path)]) == demo.FAILED
    assert "no space left" in capsys.readouterr().err


def test_a_line_too_long_for_the_cloth_is_set_smaller(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")

    class Bare:
        def picture(self, _room: object) -> Picture:
            return Picture(None, ())  # type: ignore[arg-type]

    album = Album(tmp_path, SIZE, Preferences())
    sizes = []
    for words in ("short", "a line that is by far too long to be written in large letters " * 2):
        (line,) = album.look(Still(Bare(), words, lambda _seen, _room: [])).items
        assert isinstance(line, Lettering)
        sizes.append(line.size)
    assert sizes[0] > sizes[1] > 0
