"""What tests of the drawn table share: positions, and what lies where in a scene."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State
from tafelrunde.draw import Region, Scene
from tafelrunde.games.monstermacher.game import GAME

FRONT = re.compile(r"#s-mm-front-([A-Z]{2}-\d)")


def walk(
    seats: int, seed: int, longest: int, memory: str = "hidden", eager: float = 0.7
) -> Iterator[State]:
    """The positions of a random match in which people rather do something than skip."""
    random = Random(seed)
    state = GAME.setup(seats, {"memory": memory}).start()
    for _ in range(longest):
        yield state
        actors = state.actors()
        if not actors:
            return
        if actors[0] == CHANCE:
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, random.randrange(total(odds))))
            continue
        actor = random.choice(actors)
        legal = state.legal(actor)
        deeds = [a for a in legal if a.kind not in ("skip", "stay", "pass", "decline", "prepare")]
        state.apply(actor, random.choice(deeds if deeds and random.random() < eager else legal))


def items(scene: Scene) -> dict[str, str]:
    """What lies on the table, without definitions."""
    return {id: str(one) for id, one in scene.flat().items() if id not in scene.definitions}


def region(scene: Scene, key: str) -> Region:
    return next(one for one in scene.regions if one.key == key)


def layer_of(scene: Scene, id: str) -> str:
    return next(layer for layer, inside in scene.order().items() if id in inside)
