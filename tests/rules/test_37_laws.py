"""The laws of `tests.rules.laws` over random legal play, drawn by Hypothesis."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rules.piquet.options import Options
from rules.piquet.partie import start
from tests.rules.laws import Watch
from tests.rules.luck import any_action, eager_action

seeds = st.integers(min_value=0, max_value=2**32)


# A seed has nothing simpler to be shrunk to, so a failure is told as it was found.
@settings(max_examples=15, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seeds, st.sampled_from([2, 3]))
def test_a_random_partie_keeps_every_law_at_every_moment(seed: int, packets: int) -> None:
    luck = Random(seed)
    watch = Watch(start(Options(packets=3 if packets == 3 else 2)), luck, thoroughness=0.05)
    while watch.state.turn is not None:
        watch.follow(any_action(watch.state, luck))
    watch.replays()


@pytest.mark.parametrize("seed", range(16))
def test_and_so_does_a_deal_with_much_to_call_in_which_every_state_is_searched(seed: int) -> None:
    luck = Random(seed)
    watch = Watch(start(), luck)
    while not watch.state.results:
        watch.follow(eager_action(watch.state, luck))
    watch.replays()
