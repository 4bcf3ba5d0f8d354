"""The end: the church as it stands, under bunting if it is finished, and the final village."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.finale import Finale, backdrop, hill
from tafelrunde.draw.palette import player
from tafelrunde.draw.scene import Region
from tafelrunde.draw.shape import g, path, use
from tafelrunde.words.words import Words

from ..rules.scoring import CHURCH_FINISHED, Over, count
from ..rules.state import Hamlet
from .paint import PAINT
from .scene import draw
from .sight import colour_of, pieces_built

CHURCH: Final = (262.0, 590.0, 2.55)
VILLAGE: Final = (452.0, 330.0, 388.0, 356.0)  # the room it has
FAR: Final = "C150 560 300 580 450 600S780 570 900 600"
NEAR: Final = "C200 620 420 660 560 650S800 640 900 660"
CLOUDS: Final = (
    "M90 150q10-34 44-26 20-34 56-10 40-6 40 30 20 4 14 18H96q-18-4-6-12z"
    "M650 210q8-28 38-22 18-28 48-8 34-6 34 26 18 4 12 16H656q-16-4-6-12z"
)
ROPE: Final = "M-600-60L-10 20Q220 150 450 110T910 20L1500-60"
FLAGS: Final = (  # where they hang on the rope
    *((40, 45), (105, 74), (170, 96), (235, 111), (300, 119)),
    *((600, 94), (665, 82), (730, 67), (795, 50), (860, 33)),
)


def finale(view: View, words: Words) -> Finale:
    state, outcome = view.position, view.outcome
    assert isinstance(state, Hamlet)
    assert isinstance(state.decision, Over)
    assert outcome is not None
    stands = state.decision.reason == CHURCH_FINISHED
    scene = draw(view, words)
    colours = tuple(colour_of(state.setup, side) for side in range(len(state.sides)))
    picture = g(
        sky(stands),
        bunting(colours) if stands else None,
        use(f"s-hv-church-{pieces_built(state)}", *CHURCH),
        village(scene.regions[0]),
    )
    return Finale(
        picture,
        words.say("finale-stands" if stands else "finale-unfinished"),
        sentence(state, words, stands),
        tuple(note(state, words, side) for side in range(len(state.sides))),
        tie(state, words, outcome),
        scene.defs,
        PAINT,
    )


def tally(view: View) -> tuple[int, tuple[int, ...]]:
    state = view.position
    assert isinstance(state, Hamlet)
    return state.round, tuple([side.points for side in state.sides])


def sentence(state: Hamlet, words: Words, stands: bool) -> str:
    if not stands:
        return words.say("finale-stopped", state.round)
    orders = [count(side.orders) for side in state.sides]
    most = [side for side, number in enumerate(orders) if number == max(orders)]
    *others, last = [words.side(side, state.setup.sides) for side in most]
    names = words.site("table-and", ", ".join(others), last) if others else last
    return words.say("finale-built", state.round, names, max(orders))


def note(state: Hamlet, words: Words, side: int) -> str:
    roads = sum(road.owner == side for road in state.village.roads)
    orders = words.say("finale-orders", count(state.sides[side].orders))
    return f"{orders} · {words.say('finale-roads', roads)}"


def tie(state: Hamlet, words: Words, outcome: Outcome) -> str:
    """13.10: orders, then gold; 23.3: alone, a tie is no win."""
    best = max(outcome.scores)
    equal = [side for side, score in enumerate(outcome.scores) if score == best]
    if len(equal) < 2 or len(outcome.winners) > 1:
        return ""
    if state.setup.solo:
        return words.say("finale-tie-solo", best)
    orders = [count(state.sides[side].orders) for side in equal]
    by = "orders" if orders.count(max(orders)) == 1 else "gold"
    return words.say(f"finale-tie-{by}", best)


def village(board: Region) -> Drawn:
    """As large as its room allows."""
    x, y, wide, high = VILLAGE
    scale = min(wide / board.size[0], high / board.size[1])
    across, down = board.size[0] * scale, board.size[1] * scale
    return board.svg(x=x + (wide - across) / 2, y=y + high - down, width=across, height=down)


@leaf
def sky(bright: bool) -> Drawn:
    return g(
        backdrop("url(#gr-hv-feast)" if bright else "url(#gr-hv-dusk)"),
        path(CLOUDS, fill="var(--feast-cloud)", fill_opacity=0.75),
        hill(610, FAR, "var(--feast-hill)"),
        hill(670, NEAR, "var(--feast-meadow)"),
    )


@leaf
def bunting(colours: tuple[int, ...]) -> Drawn:
    """In the colours of those who built."""
    flags = [
        path(f"M{x - 14} {y}h28l-14 32z", fill=player(colours[i % len(colours)]))
        for i, (x, y) in enumerate(FLAGS)
    ]
    rope = path(ROPE, fill="none", stroke="var(--feast-rope)", stroke_width=3)
    return g(rope, g(flags, stroke="var(--feast-rope)", stroke_opacity=0.4))
