"""No card is ever lost (13.8)."""

from __future__ import annotations

from .layout import Lay
from .numbers import COUNTS, KINDS, TYPES
from .operation import Sew
from .question import bottom
from .state import Monsters


def census(state: Monsters) -> dict[str, int]:
    """Parts in all, by type as far as backs are seen or not, and robbery cards."""
    setup = state.setup
    counts = [setup.copies - seen for seen in state.seen]  # backs that nobody has seen
    visible = visible_cards(state)
    for card in visible:
        counts[setup.type_of[card]] += 1
    out = {TYPES[kind]: counts[kind] for kind in range(KINDS)}
    out["parts"] = sum(state.unseen) + undealt(state) + len(visible)
    out["robbery"] = sum([COUNTS[p.hidden] + COUNTS[p.open] for p in state.players])
    return out


def visible_cards(state: Monsters) -> list[int]:
    """Every card with a name, place by place."""
    out = state.placed()
    if isinstance(state.decision, Sew):
        out.append(state.decision.laid)
    return out


def undealt(state: Monsters) -> int:
    """While the table is laid out: parts for stores and gallows that still wait."""
    lay = bottom(state)
    return lay.undealt(state.setup) if isinstance(lay, Lay) else 0
