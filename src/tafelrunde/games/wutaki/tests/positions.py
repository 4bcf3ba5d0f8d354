"""Small positions, actions as people type them, and what the engine answers."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence

from tafelrunde.core.event import Event, hears
from tafelrunde.core.state import CHANCE
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.numbers import LOCATIONS, RESOURCES
from tafelrunde.games.wutaki.rules.player import Player
from tafelrunde.games.wutaki.rules.setup import WutakiSetup
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.rules.turn.scoring import parts
from tafelrunde.testing.helpers.acts import legal

ROW = ("A17", "E17", "I17", "F17")  # from left to right
ELEMENTS = ("fire", "water", "earth", "wind")
MARKERS = ("wood", "stone", "sheep", "oil")
DEALT = (["SP06"], ["SP07"], ["SP08"], ["SP09"])


def own(toml: str) -> str:
    """Tables of one's own, written like ours, as the option takes them."""
    return json.dumps({"name": "own", **tomllib.loads(toml)})


def table(seats: int = 2, **options: bool | int | str) -> WutakiSetup:
    setup = GAME.setup(seats, options)
    assert isinstance(setup, WutakiSetup)
    return setup


def goods(text: str) -> dict[str, int]:
    """`3 wood 2 gold` as numbers of all five."""
    out = dict.fromkeys(RESOURCES, 0)
    words = text.split()
    for number, name in zip(words[::2], words[1::2]):
        out[name] += int(number)
    return out


def person(seat: int, given: Mapping[str, object]) -> dict[str, object]:
    """A player with nothing but what a test speaks of."""
    base: dict[str, object] = {
        "points": 5,
        "cost": MARKERS[seat],
        "resources": "",
        "element": ELEMENTS[seat],
        "offer": [],
        "secrets": DEALT[seat],
        "omens": [],
        "revenge": [],
        "permanent": None,
        "permanent_used": False,
        "accepted": [],
        "fulfilled": [],
        "additional": 0,
        "special": False,
        "workers": {},
        "towers": [],
        "pyramid": 0,
        "master": "A",
        "multiplier": 0,
        "ability": None,
        "ability_used": False,
        "passed": False,
    }
    out = base | dict(given)
    out["resources"] = goods(str(out["resources"]))
    revenge = out["revenge"]
    assert isinstance(revenge, list)
    out["revenge"] = [card if ":" in card else f"{card}:{seat}" for card in revenge]
    return out


def position(
    *players: Mapping[str, object],
    seats: int = 0,
    options: dict[str, bool | int | str] | None = None,
    steps: Sequence[Sequence[object]] | None = None,
    monster: str = "",
    row: Sequence[str | None] = ROW,
    locations: dict[str, list[int]] | None = None,
    cards: Sequence[str] = (),
    discard: dict[str, list[str]] | None = None,
    **rest: object,
) -> Wutaki:
    """A position in the first round, seat 0 about to place; the supply is what nobody has."""
    seats = seats or max(2, len(players))
    setup = table(seats, **(options or {}))
    given: list[Mapping[str, object]] = [*players, *[{} for _ in range(seats - len(players))]]
    people = [person(seat, one) for seat, one in enumerate(given)]
    heap = goods(monster)
    supply = dict(zip(RESOURCES, setup.supply))
    for name in RESOURCES:
        for one in people:
            held = one["resources"]
            assert isinstance(held, dict)
            supply[name] -= held[name]
        supply[name] -= heap[name]
    data: dict[str, object] = {
        "round": 1,
        "start": 0,
        "claimed": -1,
        "counter": 0,
        "ender": -1,
        "reason": "",
        "supply": supply,
        "monster": heap,
        "row": list(row),
        "discard": {"pact": [], "omen": [], "round": []} | (discard or {}),
        "cards": list(cards),
        "card_used": False,
        "locations": {name: [] for name in LOCATIONS} | (locations or {}),
        "free_upgrades": 0,
        "steps": [
            list(s) for s in steps or (("turn", 1 % seats, 0, 0, -1), ("place", 0, 0, 0, -1))
        ],
        "players": people,
    }
    state = setup.from_dict(data | rest)
    assert isinstance(state, Wutaki)
    return state


SECOND = (("turn", 1, 0, 0, -1), ("second", 0, 0, 0, -1))  # seat 0 may fulfil pacts


def areas(state: Wutaki) -> set[str]:
    """Where a loyal worker can go."""
    return {text.split()[2] for text in legal(state, "place loyal ")}


def draw_any(state: Wutaki) -> None:
    """Let chance take its first outcome as long as it acts."""
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.odds()[0][0])


def asked(state: Wutaki) -> str:
    """Who is asked what: `0 place`."""
    actors = state.actors()
    if not actors:
        return "over"
    if actors == (CHANCE,):
        return "chance " + state.odds()[0][0].kind
    return f"{actors[0]} {state.asked(actors[0]).code}"


def codes(events: list[Event], seat: int | None = None) -> list[str]:
    """What everybody, or one seat, was told."""
    return [event.code for event in events if hears(event.audience, seat)]


def has(player: Player) -> dict[str, int]:
    """Resources that a player has any of."""
    return {name: player.resources[i] for i, name in enumerate(RESOURCES) if player.resources[i]}


def on_monster(state: Wutaki) -> dict[str, int]:
    return {name: state.monster[i] for i, name in enumerate(RESOURCES) if state.monster[i]}


def omens(state: Wutaki, seat: int) -> list[str]:
    return [state.setup.omens[face].id for face in state.players[seat].omens]


def revenge(state: Wutaki, seat: int) -> list[str]:
    return [state.setup.revenges[card.face].id for card in state.players[seat].revenge]


def accepted(state: Wutaki, seat: int) -> list[str]:
    return [state.setup.pacts[pact].id for pact in state.players[seat].accepted]


def fulfilled(state: Wutaki, seat: int) -> list[str]:
    return [state.setup.pacts[pact].id for pact in state.players[seat].fulfilled]


def row(state: Wutaki) -> list[str | None]:
    """From left to right."""
    ids: list[str | None] = [state.setup.pacts[pact].id for pact in state.row]
    return [*[None] * (4 - len(ids)), *reversed(ids)]


def where(state: Wutaki, seat: int) -> dict[str, str]:
    """Placed workers, as `to_dict` writes them."""
    players = state.to_dict()["players"]
    assert isinstance(players, list)
    out: dict[str, str] = players[seat]["workers"]
    return out


def scored(state: Wutaki, seat: int = 0) -> list[int]:
    """The seven steps of the scoring as the position stands."""
    return parts(state, seat)
