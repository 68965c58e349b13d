"""Sounds: made by us, heard when they are seen, and never in the way where there is no device."""

from __future__ import annotations

import importlib.util
import wave
from array import array
from collections import Counter
from collections.abc import Iterator
from math import pi, sin
from pathlib import Path
from random import Random
from types import ModuleType

import pygame
import pytest
from msgspec.structs import replace

from game.pages.stack import Stack
from game.piquet.ui.sounds import sounds_of
from game.preferences import Preferences
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.sounds import Sound, volume
from game.table.ui_parts import Happened
from game.window import sound as service
from game.window.assets import AssetError, asset_bytes
from game.window.sound import LEAST_APART, SILENCE, Speaker
from rules.core.seats import Player
from rules.piquet.partie import apply, start
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.view import seen_by, view
from tests.game.hand import Manner, Person
from tests.game.partie import Play, Slip, at_table
from tests.rules.luck import eager_action
from tests.rules.table import Table, given

ROOT = Path(__file__).parents[2]
NAMES = (
    *("deal", "slide", "place-1", "place-2", "place-3", "sweep", "knock", "bell", "chime"),
    *("paper", "coin", "murmur-1", "murmur-2", "murmur-3"),
)


def samples(name: str) -> array[int]:
    with wave.open(str(ROOT / "assets" / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
        return found


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_soft_and_neither_clicks_nor_presses(name: str) -> None:
    found = samples(name)
    assert max(map(abs, found)) < 0.5 * 32_768
    assert max(abs(found[0]), abs(found[-1])) < 40
    assert abs(sum(found) / len(found)) < 60


def packaged(name: str) -> ModuleType:
    """A program of `packaging/sounds`."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"packaging/sounds/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    return program


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_is_as_loud_as_speech(name: str) -> None:
    meter = packaged("loudness")
    assert meter.loudness([value / 32_768 for value in samples(name)], 22_050) < meter.SPEECH


def test_the_meter_is_right_about_the_tone_that_it_is_calibrated_by() -> None:
    """A tone of 997 hertz and full strength is −3.01 LUFS, by the recommendation itself."""
    meter = packaged("loudness")
    for rate in (22_050, 48_000):
        tone = [sin(2 * pi * 997 * at / rate) for at in range(rate)]
        assert meter.loudness(tone, rate) == pytest.approx(-3.01, abs=0.06)
        assert meter.loudness([value / 10 for value in tone], rate) == pytest.approx(
            -23.01, abs=0.06
        )


def test_the_files_are_those_that_their_maker_makes() -> None:
    made = packaged("make").sounds()
    assert sorted(made) == sorted(NAMES)
    for name, form in made.items():
        kept = samples(name)
        assert len(kept) == len(form)
        # A machine may round the last digit of a sine otherwise.
        assert all(abs(a - b * 32_767) <= 2 for a, b in zip(kept, form, strict=True))


# ---- the service


class Ear:
    """The time as the service has it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    ear = Ear()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield ear
    pygame.mixer.quit()


def test_the_mixer_starts_with_the_first_sound_and_is_let_go_after_a_silence(ear: Ear) -> None:
    speaker = Speaker(Preferences, ear)
    assert pygame.mixer.get_init() is None
    speaker.play(Sound.PLACE)
    assert pygame.mixer.get_init() is not None
    speaker.rest()
    assert pygame.mixer.get_init() is not None
    ear.now += SILENCE + 1
    speaker.rest()
    assert pygame.mixer.get_init() is None
    speaker.play(Sound.SWEEP)
    assert pygame.mixer.get_init() is not None
    speaker.close()


@pytest.mark.parametrize(
    "likes",
    [Preferences(muted=True), Preferences(effects=0), Preferences(effects=0, muted=True)],
)
def test_who_wants_to_hear_nothing_starts_no_mixer(ear: Ear, likes: Preferences) -> None:
    Speaker(lambda: likes, ear).play(Sound.DEAL)
    assert pygame.mixer.get_init() is None


def test_bells_and_cards_have_volumes_of_their_own(ear: Ear) -> None:
    speaker = Speaker(lambda: Preferences(effects=50, bells=100), ear)
    speaker.play(Sound.DEAL)
    speaker.play(Sound.BELL)
    bell, deal = speaker._waves["bell"], speaker._waves["deal"]
    assert bell is not None
    assert deal is not None
    assert bell.get_volume() > 0.95
    assert 0.2 < deal.get_volume() < 0.3
    speaker.play(Sound.PLACE)
    ear.now += LEAST_APART
    speaker.play(Sound.PLACE)
    assert (
        len([name for name in speaker._waves if name.startswith("place")]) == 2
    )  # no two alike in a row


def test_sounds_of_a_kind_are_never_a_rattle(ear: Ear) -> None:
    speaker = Speaker(Preferences, ear)
    for _ in range(100):
        speaker.play(Sound.DEAL)
        ear.now += 0.01
    assert speaker._turn <= 1 / LEAST_APART + 1


def test_without_a_device_there_is_silence_and_it_is_known(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    speaker = Speaker(Preferences, ear)
    assert not speaker.available  # it is tried when it is asked for: the settings show it
    speaker.play(Sound.BELL)
    assert not speaker.available
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    ear.now += 1
    speaker.play(Sound.KNOCK)
    assert not speaker.available  # not at every card again
    ear.now += service.AGAIN
    speaker.play(Sound.BELL)
    assert speaker.available


def test_a_damaged_or_missing_file_is_silence_and_the_others_are_heard(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(path: str) -> bytes:
        if path.endswith("bell.wav"):
            return asset_bytes(path)[:30]
        if path.endswith("knock.wav"):
            raise AssetError(f"{path} is missing")
        return asset_bytes(path)

    monkeypatch.setattr(service, "asset_bytes", damaged)
    speaker = Speaker(Preferences, ear)
    for sound in (Sound.BELL, Sound.KNOCK, Sound.SLIDE):
        speaker.play(sound)
    assert speaker.available
    assert {name: wave is not None for name, wave in speaker._waves.items()} == {
        "bell": False,
        "knock": False,
        "slide": True,
    }


# ---- at the table


class Heard:
    """Notes what was to be heard."""

    def __init__(self) -> None:
        self.sounds: list[Sound] = []

    def play(self, sound: Sound, /) -> None:
        self.sounds.append(sound)


def deal_heard(motion: Motion, tick: float) -> Counter[Sound]:
    """What is heard in one deal."""
    table = at_table(4, motion=motion)
    heard = Heard()
    table.board.sounds = heard
    play = Play(table, Person(Manner.KEYS, 3), tick=tick)
    play.run(until=lambda: isinstance(play.stack.top, Slip), most=20_000)
    return Counter(heard.sounds)


def test_every_card_and_trick_of_a_deal_is_heard() -> None:
    heard = deal_heard(Motion.OFF, 0.1)
    assert heard[Sound.SWEEP] == 12
    assert heard[Sound.PLACE] >= 24
    assert heard[Sound.SLIDE] >= 4
    assert heard[Sound.DEAL] == 1


def test_with_motion_each_packet_is_heard_leaving() -> None:
    table = at_table(4, motion=Motion.NORMAL)
    heard = Heard()
    table.board.sounds = heard
    play = Play(table, Person(Manner.KEYS, 3), tick=1 / 60)
    play.run(until=lambda: table.board.top.headway.dealing, most=5000)
    play.wait(3)
    assert heard.sounds.count(Sound.DEAL) == 12


def test_a_sheet_rustles_after_each_deal_and_coins_are_laid_down_after_the_last() -> None:
    luck, found = Random(3), Counter[Sound]()
    state = start()
    while state.turn is not None:
        for moment in apply(state, eager_action(state, luck)):
            if state.deal is not None:
                before, after = view(state, Player.A), view(moment.state, Player.A)
                event = seen_by(moment.event, moment.state, Player.A)
                happened = Happened(event=event, before=before, seen=after)
                found.update(sound for _, sound in sounds_of(happened, ()))
            state = moment.state
    assert (found[Sound.PAPER], found[Sound.COIN]) == (len(state.results), 1)


def test_only_the_one_opposite_murmurs() -> None:
    deal = given("AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C", "9S 8S 7S KH QH JH 7H KD QD JD 7D KC")
    deal.elder_calls("point of five")
    heard = {seat: [sound for _, sound in sounds_of(told(deal, seat), ())] for seat in Seat}
    assert heard == {ELDER: [], YOUNGER: [Sound.MURMUR]}


def told(deal: Table, seat: Seat) -> Happened:
    """The last event as one seat saw it."""
    seen = deal.view(seat)
    assert seen.deal is not None
    return Happened(event=seen.deal.history[-1], before=seen, seen=seen)


def test_voices_have_a_volume_of_their_own_and_are_silent_at_first() -> None:
    likes = Preferences()
    assert volume(Sound.MURMUR, likes) == 0
    assert volume(Sound.PAPER, likes) == volume(Sound.COIN, likes) == likes.effects > 0
    assert volume(Sound.MURMUR, replace(likes, voices=40)) == 40
    assert volume(Sound.MURMUR, replace(likes, voices=40, muted=True)) == 0


def test_what_is_hurried_rings_no_longer() -> None:
    table = at_table(4, motion=Motion.NORMAL)
    heard = Heard()
    table.board.sounds = heard
    play = Play(table, Person(Manner.KEYS, 3), tick=1 / 60)
    play.run(until=lambda: table.board.top.headway.dealing, most=5000)
    for _ in range(4):
        table.board.hurry()
        table.board.step()
    before = heard.sounds.count(Sound.DEAL)
    play.wait(2)
    assert heard.sounds.count(Sound.DEAL) == before
    assert before <= 2


def test_m_mutes_on_every_page_and_says_so() -> None:
    likes = [Preferences()]

    def mute() -> str:
        likes[0] = replace(likes[0], muted=not likes[0].muted)
        return f"muted: {likes[0].muted}"

    table = at_table(4)
    play = Play(table, Person(Manner.KEYS, 3))
    play.stack = Stack(table, mute=mute)
    play.stack.on_intent(Key("m"))
    assert likes[0].muted
    words = [getattr(item, "words", "") for item in play.picture().items]
    assert "muted: True" in words
    before = play.stack.changed
    for _ in range(20):
        play.stack.tick(0.1)
    assert play.stack.changed != before
    assert "muted: True" not in [getattr(item, "words", "") for item in play.picture().items]
