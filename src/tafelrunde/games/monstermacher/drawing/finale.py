"""The end: the monster that lives, under lightning on its bench; or the best that does not."""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.finale import TOP, WIDE, Finale, backdrop, hill
from tafelrunde.draw.shape import at, circle, ellipse, g, path, use
from tafelrunde.words.words import Words

from ..rules.scoring import Over, monster_points
from ..rules.state import Monsters
from ..view import round_of
from . import paint
from .bench import bench_with_props, monster, white_die
from .odds import missing_limbs
from .scene import definitions
from .sight import Sight
from .words import roll_label, say

BENCH: Final = (150.0, 226.0)
TORSO: Final = (75.0, 119.0, 0.87, 0.95)
SCALE: Final = 2.66
HILLS: Final = "C120 640 200 660 300 690S520 740 640 690 820 650 900 680"
STONES: Final = (
    "M70 700v-70q22-34 44 0v70zM770 690v-80q26-38 52 0v80z"
    "M180 716v-44h10v-12h12v12h10v44zM690 712v-50h9v-12h12v12h9v50z"
)
LEFT_BOLT: Final = "M226 0l-64 196 42-4-52 168 128-214-52 4 62-150z"
RIGHT_BOLT: Final = "M662 0l52 164-38-2 60 168-124-208 44 2-46-124z"


def finale(view: View, words: Words) -> Finale:
    sight = Sight(view)
    over, outcome = sight.state.decision, view.outcome
    assert isinstance(over, Over)
    assert outcome is not None
    lives = over.reviver >= 0
    seat = over.reviver if lives else outcome.winners[0]
    return Finale(
        g(night(lives), on_bench(sight, words, seat)),
        words.say("finale-lives" if lives else "finale-none"),
        sentence(sight, words, over),
        tuple(note(sight, words, side) for side in range(sight.setup.seats)),
        tie(sight, words, over, outcome.scores, outcome.winners),
        definitions(words.game.package, words.lang),
        paint.PAINT,
    )


def tally(view: View) -> tuple[int, tuple[int, ...]]:
    state = view.position
    assert isinstance(state, Monsters)
    seats = range(state.setup.seats)
    return round_of(state), tuple([monster_points(state, seat) for seat in seats])


def sentence(sight: Sight, words: Words, over: Over) -> str:
    if over.reviver < 0:
        return words.say("finale-stopped", sight.round)
    lacks = missing_limbs(sight.stands[over.reviver].sewn)
    white = sight.throw.white if sight.throw else 0
    return words.say("finale-revived", over.reviver, lacks, white)


def note(sight: Sight, words: Words, seat: int) -> str:
    stand = sight.stands[seat]
    how = words.say("finale-alive") if seat == sight.reviver else ""
    parts = how or words.say("finale-parts", len(stand.sewn))
    return f"{parts} · {say(words, 'grade-short', stand.die)}"


def tie(
    sight: Sight, words: Words, over: Over, scores: tuple[int, ...], winners: tuple[int, ...]
) -> str:
    """13.6: what decided between equal scores."""
    best = max(scores)
    equal = [seat for seat, score in enumerate(scores) if score == best]
    if len(equal) < 2 or len(winners) > 1:
        return ""
    if over.reviver in equal:
        return words.say("finale-tie-revived", best)
    parts = [len(sight.stands[seat].sewn) for seat in equal]
    unlike = parts.count(max(parts)) == 1
    return words.say("finale-tie-parts" if unlike else "finale-tie-brain", best)


def on_bench(sight: Sight, words: Words, seat: int) -> Drawn:
    stand, (wide, high) = sight.stands[seat], BENCH
    drawn = monster(seat, stand.sewn, None, TORSO)
    throw = sight.throw if seat == sight.reviver else None
    die = None
    if throw is not None:
        label = roll_label(words, throw)
        die = white_die(throw.white, throw.success, wide - 24, high - 28, label, 28)
    place = at((WIDE - wide * SCALE) / 2, TOP + 4, SCALE)
    return g(bench_with_props(seat, 0, 0, wide, high), *drawn.values(), die, transform=place)


@leaf
def night(lightning: bool) -> Drawn:
    random = Random(3)
    stars = [
        circle(random.uniform(-300, WIDE + 300), random.uniform(0, 470), random.uniform(0.8, 2.1))
        for _ in range(100)
    ]
    return g(
        backdrop("url(#gr-mm-storm)"),
        g(stars, fill="var(--storm-star)", fill_opacity=0.75),
        ellipse(450, 400, 420, 370, fill="url(#gr-mm-flash)") if lightning else None,
        None if lightning else use("s-mm-moon", 742, 150, 0.9),
        hill(690, HILLS, "var(--storm-hill)"),
        path(STONES, fill="var(--storm-stone)"),
        bolts() if lightning else None,
    )


def bolts() -> Drawn:
    return g(
        path(LEFT_BOLT, stroke="var(--storm-bolt)", stroke_opacity=0.35, stroke_width=16),
        path(RIGHT_BOLT, stroke="var(--storm-bolt)", stroke_opacity=0.35, stroke_width=16),
        path(LEFT_BOLT),
        path(RIGHT_BOLT),
        fill="var(--storm-bolt)",
        stroke_linejoin="round",
    )
