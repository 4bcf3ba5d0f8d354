"""The toy for learners: how many cards each seat holds."""

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    return [("cards", (3,))]


def observe(view: View, out: Buffer) -> None:
    for seat, hand in enumerate(Fields(view.facts).array("hands")):
        assert isinstance(hand, list)
        out[seat] = float(len(hand))
