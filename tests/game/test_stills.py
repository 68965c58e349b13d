"""The stills for a store page: composed scenes without anything only a player needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, product
from math import cos, radians, sin
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.cli import demo
from game.demo.album import Album
from game.demo.composed import SCALE, caption
from game.demo.house import played, programs
from game.demo.stills import CAPSULE, PLAY, SIZE, take_stills
from game.piquet.ai.analysis import analyse
from game.piquet.words import say
from game.players.mind import PORTRAITS
from game.preferences import Preferences
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Paint, Pose, Rect, Room, Tone
from game.stage.ornaments import (
    PORTRAIT_RATIO,
    Flecks,
    Lettering,
    Mood,
    Portrait,
    Rays,
    Thing,
    lettering_width,
)
from game.stage.picture import (
    BUBBLE_FONT,
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    Item,
    Picture,
    Text,
)
from game.stage.places import Places
from game.window.offscreen import Pictured, make_painter, render, room_of
from game.window.shapes import horned, horned_corner
from game.words.catalogue import speak, spoken
from rules.core.seats import Player
from rules.piquet.view import view

NAMES = ("title", "calls", "repique", "play", "settled", "capsule")


class Seen:
    """What was composed, instead of its picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures: dict[str, Picture] = {}
        self.sizes: dict[str, tuple[int, int]] = {}
        self.rooms: dict[str, Room] = {}

        def take(
            album: Album,
            name: str,
            shown: Pictured,
            size: tuple[int, int] | None = None,
            scale: float | None = None,
        ) -> None:
            painter = album._painter
            self.rooms[name] = room_of(size or SIZE, painter, scale)
            self.pictures[name] = shown.picture(self.rooms[name])
            self.sizes[name] = size or SIZE
            album.paths.append(Path(name))

        monkeypatch.setattr(Album, "take", take)
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(scope="module", name="seen")
def english() -> Iterator[Seen]:
    """The stills as they are composed in English."""
    before = spoken()
    speak("en")
    with pytest.MonkeyPatch.context() as monkeypatch:
        seen = Seen(monkeypatch)
        take_stills(Path(), Preferences(language="en"))
    yield seen
    speak(before)


@pytest.mark.parametrize("language", ["en", "fr"])
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
        for bubble in talk:
            across = seen.rooms[name].ruler.width(bubble.words, BUBBLE_FONT)
            assert across < bubble.rect.width, name
            assert bubble.rect.x > 0, name
            assert bubble.rect.right < seen.rooms[name].width, name
        assert not any(isinstance(item, CardItem) and item.marked for item in items)
        if name != "capsule":
            line = [item for item in items if isinstance(item, Lettering)]
            said = say(f"still.{name}").split("|")
            assert [part.words for part in line][-len(said) :] == said
            foot = {"title": 0.6}.get(name, 0.9)
            assert line[-1].y > foot * seen.rooms[name].height


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


def test_the_scores_are_those_of_the_middle_of_a_partie(seen: Seen) -> None:
    for name in ("repique", "play"):
        words = [item.words for item in seen.pictures[name].items if isinstance(item, Text)]
        assert {"3 of 6", "4 of 6", "5 of 6"} & set(words)


def test_the_command_says_how_many_it_wrote_and_why_it_could_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Seen(monkeypatch)
    assert demo.run(["--showcase", str(tmp_path)]) == 0
    assert str(len(NAMES)) in capsys.readouterr().out

    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Album, "take", full)
    assert demo.run(["--showcase", str(tmp_path)]) == demo.FAILED
    assert "no space left" in capsys.readouterr().err


def test_a_line_too_long_for_the_picture_is_set_smaller(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    album = Album(tmp_path, SIZE, Preferences())
    room = room_of(SIZE, album._painter, SCALE)
    short, long = caption("short", room), caption("a line that is by far too long " * 4, room)
    assert short.size > long.size > 0
    assert lettering_width(long.words, long.size, room.ruler, flourish=True) < room.width


def test_somebody_sits_opposite_on_what_is_composed_and_looks_as_what_is_said(seen: Seen) -> None:
    for name, mood in {"calls": Mood.PLEASED, "settled": Mood.VEXED}.items():
        (portrait,) = (i for i in seen.pictures[name].items if isinstance(i, Portrait))
        assert portrait.mood is mood, name
        assert portrait.width > seen.rooms[name].height / 3, "large"
    call, answer = (i.words for i in seen.pictures["calls"].items if isinstance(i, Bubble))
    assert call == "Three kings."
    assert answer.startswith("Not good.")
    lifted = {i.face for i in seen.pictures["calls"].items if isinstance(i, CardItem) and i.face}
    assert lifted >= {"KS", "KH", "KD"}
    assert sum(face[0] == "A" for face in lifted) < 2, "who is opposite may hold three aces"


def test_both_hold_as_many_cards_and_none_is_seen_twice(seen: Seen) -> None:
    for name in ("calls", "capsule"):
        cards = [item for item in seen.pictures[name].items if isinstance(item, CardItem)]
        open_ones = [card.face for card in cards if card.face is not None]
        assert len(open_ones) == len(set(open_ones))
        assert 2 * len(open_ones) == len(cards), name


def test_all_who_may_sit_opposite_are_on_the_title_and_none_hides_another(seen: Seen) -> None:
    people = [i for i in seen.pictures["title"].items if isinstance(i, Portrait)]
    assert sorted(one.name for one in people) == sorted(PORTRAITS.values())
    places = [(one.x, one.y, one.width, one.width * PORTRAIT_RATIO) for one in people]
    room = seen.rooms["title"]
    for x, y, width, height in places:
        assert width / 2 < x < room.width - width / 2
        assert height / 2 < y < room.height - height / 2
    for (x, y, width, high), (x2, y2, width2, high2) in pairwise(sorted(places)):
        across, down = 2 * (x2 - x) / (width + width2), 2 * (y2 - y) / (high + high2)
        assert across**2 + down**2 > 1
    hand = [i.face for i in seen.pictures["title"].items if isinstance(i, CardItem)]
    assert len(hand) == len(set(hand)) == 12
    assert None not in hand


def test_in_the_play_one_of_three_cards_is_to_be_laid_to_the_one_that_was_led(seen: Seen) -> None:
    items, room = seen.pictures["play"].items, seen.rooms["play"]
    cards = {item.face: item for item in items if isinstance(item, CardItem) and item.face}
    (empty,) = (item for item in items if isinstance(item, Box) and item.dash is not None)
    led, answer = cards["KS"].pose, empty.rect
    assert answer.x > led.x + led.width / 2, "side by side"
    assert (led.x + answer.centre[0]) / 2 == pytest.approx(Places.of(room).centre)
    assert answer.width == pytest.approx(led.width)
    own = [card for card in cards.values() if card.pose.y > room.height * 0.6]
    assert [card.face for card in own if not card.dimmed] == ["9S", "JS", "AS"]
    assert len(own) == 8
    (line,) = (item for item in items if isinstance(item, Lettering))
    assert max(card.pose.y + card.pose.height / 2 for card in own) < line.y - line.size * 0.67
    assert not any(isinstance(item, Thing) and item.name == "counter" for item in items)


def test_what_is_to_be_decided_is_no_plain_matter() -> None:
    seed, actions = PLAY
    session = Session(programs(seed), Dealer(seed), lines=played(seed)[1][:actions])
    best, *others = analyse(view(session.state, Player.A)).candidates
    assert len(others) == 2
    assert best.points - others[0].points < 1.5
    assert best.points - others[1].points < 2.5


def test_on_the_calls_the_call_is_read_before_its_answer(seen: Seen) -> None:
    call, answer = (i for i in seen.pictures["calls"].items if isinstance(i, Bubble))
    assert call.rect.right < answer.rect.x
    assert call.rect.y <= answer.rect.y
    kings = [i for i in seen.pictures["calls"].items if isinstance(i, CardItem) and not i.dimmed]
    first = min((i.pose for i in kings if i.face), key=lambda pose: pose.x)
    assert 0 < first.y - first.height / 2 - call.rect.bottom < first.height / 3


def test_on_the_calls_both_tails_end_on_what_they_are_of(seen: Seen) -> None:
    items = seen.pictures["calls"].items
    call, answer = (i for i in items if isinstance(i, Bubble))
    king = next(i.pose for i in items if isinstance(i, CardItem) and i.face == "KS")
    assert call.lips is not None
    assert answer.lips is not None
    x, y = call.lips
    assert king.contains(x, y + 1), "on the edge of the kings"
    assert not king.contains(x, y - 3)
    assert y > call.rect.bottom, "bent down"
    (face,) = (i for i in items if isinstance(i, Portrait))
    across, down = (answer.lips[0] - face.x) * 2 / face.width, (answer.lips[1] - face.y) * 2
    assert 0.9 < across**2 + (down / face.width / PORTRAIT_RATIO) ** 2 < 1, "at the frame"
    middle = (call.rect.centre[0] + answer.rect.centre[0]) / 2
    assert middle == pytest.approx(face.x, abs=2), "balanced"


def test_a_bubble_above_has_its_tail_below() -> None:
    fill = (250, 240, 220, 255)
    drawn = horned(100, 40, 1.0, (120, 90), fill)
    left, top = horned_corner(1.0, (120, 90))
    assert drawn.get_height() >= top + 90
    assert any(drawn.get_at((left + x, top + 80)).a for x in range(100, 122))
    assert not any(drawn.get_at((x, top - 2)).a for x in range(drawn.get_width()))


def test_a_stranger_reads_what_the_sum_is(seen: Seen) -> None:
    line = [i.words for i in seen.pictures["settled"].items if isinstance(i, Lettering)]
    assert line[:-1] == ["You win", "397", "points"]


def test_a_called_king_stands_nearer_on_the_foot_of_the_others(seen: Seen) -> None:
    cards = {i.face: i.pose for i in seen.pictures["calls"].items if isinstance(i, CardItem)}
    foot = {face: pose.y + pose.height / 2 for face, pose in cards.items()}
    backs = [i for i in seen.pictures["calls"].items if isinstance(i, CardItem) and i.face is None]
    for king in ("KS", "KH", "KD"):
        assert cards[king].width > cards["JC"].width
        assert foot[king] == pytest.approx(foot["JC"], abs=6), "no card looks out below it"
        top = cards[king].y - cards[king].height / 2
        assert all(back.pose.y + back.pose.height / 2 < top for back in backs)


def test_all_that_made_the_repique_is_fanned_and_who_suffers_it_is_seen(seen: Seen) -> None:
    items = seen.pictures["repique"].items
    rays = next(i for i, item in enumerate(items) if isinstance(item, Rays))
    face = next(i for i, item in enumerate(items) if isinstance(item, Portrait))
    assert face > rays, "in the light"
    fan = [item.face for item in items[rays:] if isinstance(item, CardItem)]
    words = [item.words for item in items if isinstance(item, Text)]
    assert "Point of 5 ♣" in words
    assert sum(card is not None and card.endswith("C") for card in fan) == 5
    assert "34 + 60 =" in words


def test_the_sum_of_the_repique_and_why_it_counts_stand_below_it_and_clear(seen: Seen) -> None:
    """The reason was set as loud as the sum, over the ledger, and the sum past the edge."""
    room, items = seen.rooms["repique"], seen.pictures["repique"].items
    rays = next(at for at, item in enumerate(items) if isinstance(item, Rays))
    name, *_ = (item for item in items if isinstance(item, Lettering))
    figure = [item for item in items if isinstance(item, Lettering)][1]
    lines = [item for item in items[rays:] if isinstance(item, Text) and item.y > name.y]
    reason = next(item for item in lines if item.words.startswith("34 in hand"))
    parts = [item for item in lines if item.y == figure.y]
    spans = [(item.x, item.x + room.ruler.width(item.words, item.font)) for item in parts]
    spans.append((figure.x - 10, figure.x + 10))
    assert all(left < right <= after for (left, right), (after, _) in pairwise(spans))
    assert abs((spans[0][0] + figure.x) / 2 - name.x) < 0.1 * room.width
    assert reason.font.size < parts[0].font.size
    assert reason.y - reason.font.size > figure.y


def test_leaves_of_gold_lie_on_no_card_no_face_and_no_letters(seen: Seen) -> None:
    for name in ("repique", "settled"):
        items, room = seen.pictures[name].items, seen.rooms[name]
        flecks = [item for item in items if isinstance(item, Flecks)]
        assert flecks, name
        for item in items:
            match item:
                case CardItem(pose=Pose(x, y)) | Portrait(x=x, y=y):
                    at = [(x, y)]
                case Lettering(words, x, y, size):
                    wide = lettering_width(words, size, room.ruler, flourish=item.flourish)
                    at = [
                        (x + side * wide / 2, y - up * size) for side in (-1, 1) for up in (0, 0.7)
                    ]
                case Bubble(rect):
                    at = [rect.centre]
                case _:
                    continue
            for each in flecks:
                assert all(any(place.contains(*one) for place in each.clear) for one in at), item


@dataclass(frozen=True)
class Shown:
    """A picture that is there already."""

    what: Picture

    def picture(self, _room: Room) -> Picture:
        return self.what


def differing(one: pygame.Surface, other: pygame.Surface, top: int, foot: int) -> bool:
    """Whether two pictures are not the same between two heights."""
    wide = one.get_width()
    return any(one.get_at(at) != other.get_at(at) for at in product(range(wide), range(top, foot)))


def test_no_leaf_is_painted_where_none_is_wanted() -> None:
    flecks = Flecks(Rect(0, 0, 300, 200), 150, 100, 0.5)
    bare = replace(flecks, clear=(Rect(0, 0, 300, 100),))
    painter = make_painter()

    def leaves(item: Flecks) -> pygame.Surface:
        return render(Shown(Picture(Backdrop.LAMP, (item,))), (300, 200), painter, 1.0)

    nothing = leaves(replace(flecks, clear=(flecks.rect,)))
    assert differing(leaves(flecks), nothing, 0, 100)
    assert not differing(leaves(bare), nothing, 0, 100)
    assert differing(leaves(bare), nothing, 100, 200)


def test_beside_a_repique_the_ledger_is_read_and_no_word_stands_in_the_others_column(
    seen: Seen,
) -> None:
    items = seen.pictures["repique"].items
    words = [item.words for item in items if isinstance(item, Text)]
    assert "repique" not in words
    veils = [i.fill for i in items if isinstance(i, Box) and i.fill and i.fill.tone is Tone.INK]
    assert veils
    assert all(fill.alpha < 0.3 for fill in veils)


def test_the_seal_hides_no_card_and_words_keep_off_the_frame(seen: Seen) -> None:
    items, room = seen.pictures["settled"].items, seen.rooms["settled"]
    (seal,) = (item for item in items if isinstance(item, Thing))
    cards = [item.pose for item in items if isinstance(item, CardItem)]
    top = seal.y - 0.41 * seal.width  # of the laurels
    inner = [pose for pose in cards if abs(pose.x - seal.x) < seal.width / 2]
    assert inner
    assert all(pose.y + pose.height / 2 < top for pose in inner)
    (bubble,) = (item for item in items if isinstance(item, Bubble))
    (face,) = (item for item in items if isinstance(item, Portrait))
    assert bubble.rect.x > face.x + face.width / 2
    assert bubble.rect.right < seal.x - seal.width / 2 < room.width


def test_on_the_capsule_both_hands_come_up_from_the_foot_and_nobody_is_hidden(seen: Seen) -> None:
    items, room = seen.pictures["capsule"].items, seen.rooms["capsule"]
    (face,) = (item for item in items if isinstance(item, Portrait))
    cards = [item for item in items if isinstance(item, CardItem)]
    own = [item.pose for item in cards if item.face]
    backs = [item.pose for item in cards if not item.face]
    for pose in (*own, *backs):
        assert pose.y + pose.height / 2 > room.height, "cut by the foot"
    high = face.width * PORTRAIT_RATIO
    assert min(pose.y - pose.height / 2 for pose in backs) > face.y + 0.42 * high, "below a brooch"
    assert max(pose.x for pose in own) < min(pose.x for pose in backs)


def test_no_called_king_has_his_face_cut_by_the_next_card(seen: Seen) -> None:
    cards = [i for i in seen.pictures["calls"].items if isinstance(i, CardItem) and i.face]
    kings = [i for i, card in enumerate(cards) if card.face and card.face[0] == "K"]
    assert len(kings) == 3
    for index in kings:
        king = cards[index].pose
        edge = king.x + 0.1 * king.width, king.y - 0.25 * king.height
        assert not any(over.pose.contains(*edge) for over in cards[index + 1 :])


def test_the_row_that_is_lit_beside_a_repique_is_its_own(seen: Seen) -> None:
    items = seen.pictures["repique"].items
    (row,) = (i for i in items if isinstance(i, Text) and i.words == "Repique")
    lit = [i.rect for i in items if isinstance(i, Box) and i.fill == Paint(Tone.BRASS, 0.3)]
    assert any(place.contains(row.x, row.y - 4) for place in lit)


def test_both_hands_of_the_capsule_lie_well_apart(seen: Seen) -> None:
    items, room = seen.pictures["capsule"].items, seen.rooms["capsule"]
    cards = [item for item in items if isinstance(item, CardItem)]
    own = max(_corners(item.pose)[1] for item in cards if item.face)
    backs = min(_corners(item.pose)[0] for item in cards if not item.face)
    assert backs - own > 0.036 * room.height


def _corners(pose: Pose) -> tuple[float, float]:
    """How far a card reaches to the left and to the right."""
    c, s = cos(radians(pose.angle)), abs(sin(radians(pose.angle)))
    half = (pose.width * c + pose.height * s) / 2
    return pose.x - half, pose.x + half
