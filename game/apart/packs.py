"""A pack stacked by nobody: it is drawn from two secrets, and neither end can choose it.

For each pack the host tells the fingerprint of a secret; only then the guest tells his own, in the
open. So the host was bound before he knew what came to it, and the guest knows nothing of the pack
until the host opens his after the deal. All secrets of an end follow from one that stays at home.
"""

from __future__ import annotations

from game.digests import sha256
from game.session.dealer import Dealer
from rules.core.game import Action, Rules, State


def secret_for(own: str, pack: int) -> str:
    """What an end throws in for a pack: 32 digits that tell nothing of the secret at home."""
    return sha256(f"{own} pack {pack}".encode()).hexdigest()[:32]


def pledge_of(secret: str) -> str:
    """The fingerprint by which an end is bound to a secret."""
    return sha256(secret.encode()).hexdigest()


def drawn(rules: Rules, state: State, before: tuple[Action, ...], both: str) -> Action:
    """The pack that is awaited after these actions, from both secrets, the host's first."""
    cards = Dealer(both).shuffled(rules.pack, rules.shuffle(state, before))
    return rules.bring(state, cards)
