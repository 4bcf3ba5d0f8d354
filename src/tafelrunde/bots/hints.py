"""What a strong player would look at: its own choice, and others that a search finds as good."""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.bots.analysis import rate
from tafelrunde.bots.level import offered
from tafelrunde.bots.thinkers import Searcher
from tafelrunde.core.action import Action
from tafelrunde.core.view import View

LEVEL: Final = "strong"
MOST: Final = 3
SIMS: Final = 200
MS: Final = 1000.0
CLOSE: Final = 0.1  # of a value: so much worse than the best is still worth a look


def worth_a_look(view: View, random: Random) -> list[Action]:
    """The best first; from one's own view, so that it tells nothing that is hidden."""
    first = offered(LEVEL).choose(view, random)
    if len(view.legal) == 1:
        return [first]
    table = Searcher(SIMS, MS).think(view, random).mine
    tried = [edge for edge in map(table.edge, view.legal) if edge is not None and edge.visits]
    order = sorted(tried, key=lambda one: -rate(one))
    best = order[0].mean() if order else 0.0
    good = [one.action for one in order if one.mean() >= best - CLOSE]
    return [first, *[one for one in good if one is not first]][:MOST]
