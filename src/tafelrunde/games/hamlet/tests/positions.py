"""Small positions, moves as people type them, and what the engine answers."""

from __future__ import annotations

from tafelrunde.core.event import Event
from tafelrunde.core.state import CHANCE
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.position.village import write_village
from tafelrunde.games.hamlet.rules.numbers import MILESTONES, RAW
from tafelrunde.games.hamlet.rules.setup import HamletSetup
from tafelrunde.games.hamlet.rules.side import Side
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.placement import placements, spot_of
from tafelrunde.games.hamlet.rules.village.tile_shapes import (
    EDGE,
    EDGE_KINDS,
    HOST_EDGES,
    ROAD,
    TILE_EDGES,
)
from tafelrunde.games.hamlet.rules.village.village import Spot, Village, members
from tafelrunde.games.hamlet.tests.villages import NAMES, contacts_at, number, start
from tafelrunde.testing.helpers.acts import play

MILLS = ("dairy-farm *", "flour-mill *", "sawmill *", "stonemason *")  # all on the road network
HAMLET = ("flour-mill *", "inn *", "barn-c *", "dairy-farm *", "barn-d *", "sawmill *", "barn-a *",
          "stonemason *", "barn-b *")  # fmt: skip
PLENTY = {"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3, "farm": ["wheat"] * 3}
NOTHING: dict[str, list[str]] = {}


def table(seats: int = 2, **options: bool | int | str) -> HamletSetup:
    setup = GAME.setup(seats, options)
    assert isinstance(setup, HamletSetup)
    return setup


def grown(extra: tuple[str, ...]) -> Village:
    """The starting village and more tiles.

    `sawmill market` lies road to road, `sawmill *` road to road at some tile of the network,
    `inn church loose` without any road, `inn church forest` (or rock) so that forest meets forest
    there and no road, `inn church e3 t2` exactly so.
    """
    village = grow(start(), extra)
    assert village is not None, f"no room for {extra}"
    return village


def grow(village: Village, extra: tuple[str, ...]) -> Village | None:
    """The first way in which all tiles find their place."""
    if not extra:
        return village
    name, host, *how = extra[0].split()
    hosts = members(village.network) if host == "*" else [number(host)]
    tile = number(name)
    spots = [
        spot_of(village, tile, at, pair // EDGE, pair % EDGE)
        for at in hosts
        for pair in placements(village, tile, at)
        if fits(village, tile, at, pair, how)
    ]
    for spot in sorted(spots, key=outwards, reverse=True) if host == "*" else spots:
        out = grow(village.lay(tile, spot), extra[1:])
        if out is not None:
            return out
    return None


def outwards(spot: Spot) -> int:
    """Far from the church there is room for more."""
    return abs(spot.q) + abs(spot.r) + abs(spot.q + spot.r)


def fits(village: Village, tile: int, host: int, pair: int, how: list[str]) -> bool:
    if len(how) == 2:
        return how == [HOST_EDGES[pair // EDGE], TILE_EDGES[pair % EDGE]]
    spot = spot_of(village, tile, host, pair // EDGE, pair % EDGE)
    contacts = contacts_at(village, tile, spot)
    if not how:
        return contacts.joined >> host & 1 == 1
    if how == ["loose"]:
        return contacts.joined == 0
    kinds = (village.shapes[host].kinds[pair // EDGE], village.shapes[tile].kinds[pair % EDGE])
    return contacts.joined == 0 and kinds == (EDGE_KINDS.index(how[0]),) * 2


def edge_between(village: Village, a: str, b: str) -> str:
    """The first edge of a across which a road to b may be built."""
    for edge, there in enumerate(village.contacts[number(a)]):
        if there >= 0 and there // EDGE == number(b):
            kinds = village.shapes[number(a)].kinds[edge], village.shapes[there // EDGE].kinds
            if kinds[0] != ROAD and kinds[0] == kinds[1][there % EDGE]:
                return HOST_EDGES[edge]
    raise AssertionError(f"no road fits between {a} and {b}")


def road(extra: tuple[str, ...], a: str, b: str, by: str) -> dict[str, str]:
    """A built road as data."""
    return {"from": a, "edge": edge_between(grown(extra), a, b), "to": b, "by": by}


def place(
    seats: int = 2,
    options: dict[str, bool | int | str] | None = None,
    extra: tuple[str, ...] = (),
    **data: object,
) -> Hamlet:
    """A position; what the test does not speak of is as at the start of a match.

    `me`, `other`, … are the sides' fields that differ. Milestones and landmarks that must be
    somebody's and are not given go to the last side.
    """
    setup = table(seats, **(options or {}))
    village = grown(extra)
    sides: list[dict[str, object]] = []
    for i in range(len(setup.sides)):
        side: dict[str, object] = {"gold": setup.purses[i], "standing": ["church"]}
        if i != setup.botrik:
            side["donkeys"] = ["church"]
        given = data.pop(("me", "other", "third", "fourth")[i], {})
        assert isinstance(given, dict)
        sides.append(side | given)
    give_milestones(setup, village, sides, bool(data.get("roads")))
    give_landmarks(setup, village, sides)
    used = [*[NAMES[tile] for tile in village.laid]]
    for side in sides:
        hand = side.get("blueprints", [])
        assert isinstance(hand, list)
        used += hand
    bag = [name for name in NAMES[6:16] if name not in used]
    whole: dict[str, object] = {
        "village": write_village(village, NAMES),
        "tokens": {"woodcutter": ["wood"] * 2, "quarry": ["stone"] * 2, "farm": ["wheat"] * 2},
        "sides": sides,
        "row": [{"tile": name} for name in bag[:4]],
        "trades": ["A1", "A2", "A3"],
    }
    state = setup.from_dict(whole | data)
    assert isinstance(state, Hamlet)
    return state


def give_milestones(
    setup: HamletSetup, village: Village, sides: list[dict[str, object]], roads: bool
) -> None:
    due = {setup.makes[tile] - RAW for tile in village.laid if setup.makes[tile] >= RAW}
    if roads:
        due.add(4)
    held: list[str] = []
    for side in sides:
        mine = side.get("milestones", [])
        assert isinstance(mine, list)
        held += mine
    rest = [MILESTONES[i] for i in sorted(due) if MILESTONES[i] not in held]
    mine = sides[-1].get("milestones", [])
    assert isinstance(mine, list)
    if rest:
        sides[-1]["milestones"] = [*mine, *rest]


def give_landmarks(setup: HamletSetup, village: Village, sides: list[dict[str, object]]) -> None:
    held: list[str] = []
    for side in sides:
        mine = side.get("landmarks", [])
        assert isinstance(mine, list)
        held += mine
    rest = [NAMES[t] for t in village.laid if t in setup.landmarks and NAMES[t] not in held]
    mine = sides[-1].get("landmarks", [])
    assert isinstance(mine, list)
    sides[-1]["landmarks"] = [*mine, *rest]


def finish_luck(state: Hamlet) -> list[Event]:
    """Let chance take its first outcome until somebody else is asked."""
    events: list[Event] = []
    while state.actors() == (CHANCE,):
        events += play(state, str(state.odds()[0][0]))
    return events


def settle(state: Hamlet) -> list[Event]:
    """Chance and Botrik's ties by their first option, until it is the person's turn or the end."""
    events = finish_luck(state)
    while state.actors() and (state.decision.seat == state.setup.botrik or asks_chance(state)):
        actor = state.actors()[0]
        text = state.odds()[0][0] if actor == CHANCE else state.legal(actor)[0]
        events += play(state, str(text))
    return events


def asks_chance(state: Hamlet) -> bool:
    return state.actors() == (CHANCE,)


def reasons(events: list[Event]) -> list[str]:
    return [str(event.args[0]) for event in events if event.code == "because"]


def me(state: Hamlet) -> Side:
    return state.sides[0]


def other(state: Hamlet) -> Side:
    return state.sides[1]


def tokens(state: Hamlet, tile: str) -> list[str]:
    facts = state.to_dict()["tokens"]
    assert isinstance(facts, dict)
    found = facts.get(tile, [])
    assert isinstance(found, list)
    return found


def asked(state: Hamlet) -> str:
    actors = state.actors()
    if not actors:
        return "over"
    return "chance" if actors == (CHANCE,) else state.asked(actors[0]).code


def points(state: Hamlet, part: str) -> tuple[int, ...]:
    """A row of the final score."""
    outcome = state.outcome()
    assert outcome is not None
    return dict(outcome.parts)[part]


def over(state: Hamlet) -> Hamlet:
    """The same position, at the end of the match."""
    data = state.to_dict()
    data["steps"] = [{"ask": "over", "reason": "church"}]
    again = state.setup.from_dict(data)
    assert isinstance(again, Hamlet)
    return again


def names_of(tiles: list[int]) -> list[str]:
    return [NAMES[tile] for tile in tiles]
