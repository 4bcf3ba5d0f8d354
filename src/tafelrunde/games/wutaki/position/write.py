"""A state as data with names, and the count of all pieces."""

from __future__ import annotations

from tafelrunde.core.cards import Card
from tafelrunde.core.data import Json
from tafelrunde.core.event import EVERYONE

from ..rules.effects.omens import carried_out
from ..rules.numbers import (
    AREAS,
    ELEMENTS,
    LETTERS,
    LOCATIONS,
    REASONS,
    RESOURCES,
    SLOTS,
)
from ..rules.player import Player
from ..rules.setup import WutakiSetup
from ..rules.state import Wutaki
from .steps import write_steps


def write(state: Wutaki) -> Json:
    """As the facts of a view (see view.py), nothing hidden; revenge cards as `RV01:02`: known to
    the seats 0 and 2, `RV01:*`: to everyone. Decks are what is nowhere else."""
    out = write_open(state)
    out["players"] = [write_player(state, player) for player in state.players]
    return out


def write_open(state: Wutaki) -> Json:
    """Everything but the players."""
    setup = state.setup
    row: list[object] = [None] * SLOTS
    for place, pact in enumerate(state.row):
        row[SLOTS - 1 - place] = setup.pacts[pact].id
    return {
        "round": state.round,
        "start": state.start,
        "claimed": state.claimed,
        "counter": state.counter,
        "ender": state.ender,
        "reason": REASONS[state.reason],
        "supply": resources(state.supply),
        "monster": resources(state.monster),
        "row": row,
        "discard": {
            "pact": listed(state.pact_discard, [p.id for p in setup.pacts]),
            "omen": listed(state.omen_discard, [o.id for o in setup.omens]),
            "round": listed(state.round_discard, [r.id for r in setup.rounds]),
        },
        "cards": [setup.rounds[card].id for card in state.cards],
        "card_used": state.card_used,
        "locations": {
            name: [owner for owner in state.markers[2 * i : 2 * i + 2] if owner >= 0]
            for i, name in enumerate(LOCATIONS)
        },
        "free_upgrades": state.free_upgrades,
        "steps": write_steps(state),
    }


def resources(numbers: list[int]) -> Json:
    return {name: numbers[i] for i, name in enumerate(RESOURCES)}


def listed(counts: list[int], names: list[str]) -> list[str]:
    return [names[face] for face, number in enumerate(counts) for _ in range(number)]


def write_player(state: Wutaki, player: Player) -> Json:
    setup = state.setup
    out = write_open_player(setup, player)
    out["fulfilled"] = [setup.pacts[pact].id for pact in player.fulfilled]
    out["element"] = ELEMENTS[player.element] if player.element >= 0 else None
    out["offer"] = [setup.secrets[face].id for face in player.offer]
    out["secrets"] = [setup.secrets[face].id for face in player.secrets]
    out["omens"] = [setup.omens[face].id for face in player.omens]
    out["revenge"] = [card_text(setup, card) for card in player.revenge]
    return out


def write_open_player(setup: WutakiSetup, player: Player) -> Json:
    return {
        "points": player.points,
        "cost": RESOURCES[player.cost] if player.cost >= 0 else None,
        "resources": resources(player.resources),
        "permanent": setup.omens[player.permanent].id if player.permanent >= 0 else None,
        "permanent_used": player.permanent_used,
        "accepted": [setup.pacts[pact].id for pact in player.accepted],
        "additional": player.additional(),
        "special": player.has_special(),
        "workers": {AREAS[area]: spot_text(spot) for area, spot in enumerate(player.spots) if spot},
        "towers": [setup.towers[tower].id for tower in player.towers],
        "upgraded": player.upgraded,
        "pyramid": player.pyramid,
        "master": setup.masters[player.master].id if player.master >= 0 else None,
        "multiplier": player.multiplier,
        "ability": setup.abilities[player.ability].id if player.ability >= 0 else None,
        "ability_used": player.ability_used,
        "passed": player.passed,
    }


def spot_text(spot: int) -> str:
    """`lla`: two loyal workers and an additional one."""
    numbers = (spot & 7, spot >> 3 & 7, spot >> 6)
    return "".join([LETTERS[kind] * numbers[kind] for kind in range(3)])


def card_text(setup: WutakiSetup, card: Card) -> str:
    known = [str(seat) for seat in range(setup.seats) if (card.known >> seat) & 1]
    marks = "*" if card.known == EVERYONE else "".join(known)
    return f"{setup.revenges[card.face].id}:{marks}"


def census(state: Wutaki) -> dict[str, int]:
    """Resources, every card by its name, loyal workers."""
    setup = state.setup
    out: dict[str, int] = {}
    for i, name in enumerate(RESOURCES):
        held = sum([player.resources[i] for player in state.players])
        out[name] = state.supply[i] + state.monster[i] + held
    pacts = add(state.pact_bag, state.pact_discard, state.row)
    omens = add(state.omen_bag, state.omen_discard, carried_out(state))
    revenges = state.revenge_bag[:]
    secrets = state.secret_bag[:]
    for seat, player in enumerate(state.players):
        pacts = add(pacts, [], [*player.accepted, *player.fulfilled])
        omens = add(omens, [], player.omens)
        if player.permanent >= 0:
            omens[player.permanent] += 1
        revenges = add(revenges, [], [card.face for card in player.revenge])
        secrets = add(secrets, [], [*player.secrets, *player.offer])
        placed = sum([spot & 7 for spot in player.spots])
        out[f"loyal-{seat}"] = player.loyal + placed
    rounds = add(state.round_bag, state.round_discard, state.cards)
    decks = (
        ([p.id for p in setup.pacts], pacts),
        ([o.id for o in setup.omens], omens),
        ([r.id for r in setup.revenges], revenges),
        ([s.id for s in setup.secrets], secrets),
        ([r.id for r in setup.rounds], rounds),
    )
    for names, counts in decks:
        for face, name in enumerate(names):
            out[name] = out.get(name, 0) + counts[face]
    return out


def add(bag: list[int], discard: list[int], cards: list[int]) -> list[int]:
    out = [number + discard[face] for face, number in enumerate(bag)] if discard else bag[:]
    for face in cards:
        out[face] += 1
    return out
