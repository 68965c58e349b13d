"""What may be dragged at the table of Bezique, and what it comes to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from game.bezique.ui.bubbles import portrait
from game.bezique.ui.choosing import chosen, offered, sevens
from game.bezique.ui.layout import heap_place
from game.stage.geometry import meet
from game.stage.intents import Drag, Press, Release
from game.stage.picture import CardAt, CardItem, Icon
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.pack import face
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import scores
from tests.game.bezique.sitting import Sitting
from tests.game.hand import spot
from tests.game.pilot import SIZES


def pull(sitting: Sitting, key: str, x: float, y: float) -> None:
    """Press on a card that is not one's own, take it somewhere, let go."""
    x1, y1 = spot(sitting.picture, CardAt(key))
    sitting.stack.on_intent(Press(x1, y1))
    for share in (0.5, 1.0):
        sitting.stack.on_intent(Drag(x1 + (x - x1) * share, y1 + (y - y1) * share))
    lying = {item.key: item for item in sitting.picture.items if isinstance(item, CardItem)}
    assert (lying[key].pose.x, lying[key].pose.y) == (x, y), "it goes with the pointer"
    sitting.stack.on_intent(Release(x, y))


def in_window(seed: int, sevens_too: bool = False) -> Sitting:
    """A table where something may be declared, or a seven exchanged."""
    sitting = Sitting(seed=seed)
    sitting.plays_on(
        "keys",
        lambda: (
            sitting.asked
            and isinstance(sitting.seen.choices, MayDeclare)
            and bool(sevens(sitting.seen)[0] if sevens_too else offered(sitting.seen))
        ),
    )
    assert not sitting.over
    return sitting


def test_a_card_of_what_stands_ready_laid_on_the_rail_declares_it() -> None:
    sitting = in_window(3)
    ready = chosen(sitting.seen, sitting.table.board.hand_state)
    assert ready is not None
    before = scores(sitting.session.state.current.ledger)[0]
    hidden = ready.cards - sitting.session.state.current.open[0]
    sitting.drag(min(hidden), 784, 440)
    sitting.until(lambda: sitting.asked)
    deal = sitting.session.state.current
    assert ready.cards <= deal.open[0]
    assert scores(deal.ledger)[0] == before + ready.points


def test_a_card_of_something_else_laid_on_the_rail_makes_that_stand_ready() -> None:
    for seed in range(31, 40):
        sitting = in_window(seed)
        every = offered(sitting.seen)
        others = [card for one in every[1:] for card in one.cards - every[0].cards]
        if others:
            break
    count = sitting.session.count
    sitting.drag(others[0], 784, 440)
    sitting.wait(0.4)
    ready = chosen(sitting.seen, sitting.table.board.hand_state)
    assert ready is not None
    assert others[0] in ready.cards
    assert sitting.session.count == count, "nothing is declared that was not seen first"


def test_the_top_of_the_stock_is_drawn_by_taking_it_away() -> None:
    sitting = in_window(3)
    (top,) = [key for key in (t.key for t in reversed(sitting.picture.targets)) if stock(key)][:1]
    assert isinstance(top, CardAt)
    pull(sitting, top.key, 700, 600)
    sitting.until(lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    assert isinstance(sitting.seen.choices, MayPlay)


def stock(key: object) -> bool:
    """Whether a target is a back of the stock."""
    return isinstance(key, CardAt) and key.key.startswith("stock:")


def test_the_turn_up_taken_into_the_hand_is_exchanged_for_the_seven() -> None:
    sitting = next(one for one in map(exchanging, range(7, 60)) if one is not None)
    seven = min(sevens(sitting.seen)[0])
    deal = sitting.session.state.current
    turned = deal.turn_up
    assert turned is not None
    signs = [i for i in sitting.picture.items if isinstance(i, Icon) and i.name == "exchange"]
    assert len(signs) == 2, "on the seven and on the turn-up"
    pull(sitting, str(turned), 784, 640)
    sitting.until(lambda: sitting.asked)
    deal = sitting.session.state.current
    assert turned in deal.hands[0]
    assert deal.turn_up is not None
    assert face(deal.turn_up) == face(seven)


def exchanging(seed: int) -> Sitting | None:
    """A table where a seven may be exchanged within the first tricks; None where there is none."""
    sitting = Sitting(seed=seed)
    sitting.plays_on(
        "keys",
        lambda: (bool(sevens(sitting.seen)[0]) and sitting.asked) or sitting.session.count > 40,
    )
    return sitting if sevens(sitting.seen)[0] and sitting.asked else None


def test_nothing_of_the_stock_is_taken_while_a_card_is_to_be_played() -> None:
    sitting = Sitting(seed=3)
    sitting.plays_on("keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    top = next(t.key for t in reversed(sitting.picture.targets) if stock(t.key))
    count = sitting.session.count
    x, y = spot(sitting.picture, top)
    for intent in (Press(x, y), Drag(x, y + 200), Release(x, y + 200)):
        sitting.stack.on_intent(intent)
    sitting.wait(0.4)
    assert sitting.session.count == count


@pytest.mark.parametrize("size", SIZES)
def test_the_open_heap_of_rubicon_bezique_keeps_off_the_portrait(size: tuple[int, int]) -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887], size=size)
    places = Places.of(sitting.room)
    sitting.plays_on("keys", lambda: sitting.asked and sitting.session.count > 30)
    place = heap_place(sitting.seen, places)
    hangs = portrait(cast(RenderContext, SimpleNamespace(seen=sitting.seen, other="Rival")), places)
    assert hangs is not None
    assert not meet(place, hangs)
    assert place.height > 60
