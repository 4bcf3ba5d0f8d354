"""Hamlet: Botrik builds a place: which, against which tile, and how it lies (chapter 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.botrik_board import as_set, best, ignore_payment
from tafelrunde.games.hamlet.botrik_work import CLASSES, after, blueprint_class
from tafelrunde.games.hamlet.chains import lengthens, longest_road
from tafelrunde.games.hamlet.network import distance
from tafelrunde.games.hamlet.numbers import CHURCH, LANDMARK, PLACE_ACTION
from tafelrunde.games.hamlet.paying import can_pay, payment
from tafelrunde.games.hamlet.placement import Contacts, contacts_at, fits, placements, spot_of
from tafelrunde.games.hamlet.step import HOST, LAY, RAISE, Step
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.village import members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet

PERSON: Final = 0  # the side of the person who plays against him
FAR: Final = 1000  # off the longest road


def try_place(state: Hamlet, side: int, below: Step) -> bool:
    """21.1, 21.2."""
    tile = chosen_blueprint(state, side)
    if tile < 0:
        state.tell(EVERYONE, "place-fails", "21.1", len(state.sides[side].blueprints))
        return False
    names = state.setup.names
    state.tell(EVERYONE, "place-chosen", "21.2", names[tile], CLASSES[blueprint_class(state, tile)])
    hosts = best_hosts(state, side, tile)
    if len(hosts) > 1:
        state.step = Step(HOST, side, tile, as_set(hosts), 0, below)
    else:
        choose_lie(state, Step(HOST, side, tile, 0, 0, below), hosts[0])
    return True


def chosen_blueprint(state: Hamlet, side: int) -> int:
    """The best class, then the leftmost, of those he can pay, place and flag; -1 without one."""
    out = -1
    lowest = len(CLASSES)
    for tile in state.sides[side].blueprints:
        rank = blueprint_class(state, tile)
        if rank < lowest and can_afford(state, side, tile) and has_room(state, tile):
            out = tile
            lowest = rank
    return out


def can_afford(state: Hamlet, side: int, tile: int) -> bool:
    setup = state.setup
    if setup.role[tile] == LANDMARK and state.sides[side].flags == 0:
        return False
    return can_pay(state, side, state.village.network, setup.needs[tile], False)


def has_room(state: Hamlet, tile: int) -> bool:
    return any(fits(state.village, tile, host) for host in members(state.village.network))


def contacts_of(state: Hamlet, tile: int, host: int, pair: int) -> Contacts:
    spot = spot_of(state.village, tile, host, pair // EDGE, pair % EDGE)
    return contacts_at(state.village, tile, spot)


def is_avoided(state: Hamlet, contacts: Contacts) -> bool:
    """21.3: against the person's landmark, or lengthening a road with the person's pieces."""
    if contacts.touched & state.sides[PERSON].landmarks:
        return True
    if not state.village.roads:
        return False
    return lengthens(state.village, PERSON, contacts.joined)


def has_free_lie(state: Hamlet, tile: int) -> bool:
    """Whether there is any way to lay it that he does not avoid."""
    for host in members(state.village.network):
        for pair in placements(state.village, tile, host):
            if not is_avoided(state, contacts_of(state, tile, host, pair)):
                return True
    return False


def best_hosts(state: Hamlet, side: int, tile: int) -> list[int]:
    """21.3 to 21.6."""
    village = state.village
    hosts: list[int] = []
    likes: list[int] = []  # whether one segment can meet its like at the host
    avoiding = has_free_lie(state, tile)
    dropped = False
    for host in members(village.network):
        found = False
        like = 0
        for pair in placements(village, tile, host):
            contacts = contacts_of(state, tile, host, pair)
            if avoiding and is_avoided(state, contacts):
                continue
            found = True
            if contacts.like_tiles >> host & 1:
                like = 1
                break
        if found:
            hosts.append(host)
            likes.append(like)
        elif placements(village, tile, host):
            dropped = True
    if dropped or not avoiding:
        reason = "why-avoids" if avoiding else "why-unavoidable"
        state.tell(EVERYONE, "because", "21.3", reason)
    hosts = best(state, hosts, likes, "21.4", "why-like", True)
    depth = longest_road(village, 1 << side).depth
    keys = [-depth[host] if depth[host] >= 0 else -FAR for host in hosts]
    hosts = best(state, hosts, keys, "21.5", "why-longest", True)
    keys = [-distance(village, CHURCH, host) for host in hosts]
    return best(state, hosts, keys, "21.6", "why-church", True)


def choose_lie(state: Hamlet, step: Step, host: int) -> None:
    """21.7, 21.8; `step` is the HOST step."""
    pairs = narrowed_pairs(state, step.side, step.a, host, True)
    if len(pairs) > 1:
        state.step = Step(LAY, step.side, step.a, host, 0, step.below)
    else:
        lay_place(state, Step(LAY, step.side, step.a, host, 0, step.below), pairs[0])


def best_pairs(state: Hamlet, side: int, tile: int, host: int) -> list[int]:
    return narrowed_pairs(state, side, tile, host, False)


def narrowed_pairs(state: Hamlet, side: int, tile: int, host: int, aloud: bool) -> list[int]:
    pairs: list[int] = []
    sorts: list[int] = []
    mixed: list[int] = []
    likes: list[int] = []
    avoiding = has_free_lie(state, tile)
    for pair in placements(state.village, tile, host):
        contacts = contacts_of(state, tile, host, pair)
        if avoiding and is_avoided(state, contacts):
            continue
        pairs.append(pair)
        sorts.append(2 if contacts.roads else 1 if contacts.like else 0)
        mixed.append(-contacts.mixed)
        likes.append(contacts.like)
    if aloud and len(pairs) < len(placements(state.village, tile, host)):
        state.tell(EVERYONE, "because", "21.3", "why-avoids-lie")
    meets = "why-road-meets" if max(sorts) == 2 else "why-like-meets"
    kept = best(state, list(range(len(pairs))), sorts, "21.7", meets, aloud)
    kept = best(state, kept, [mixed[i] for i in kept], "21.8", "why-mixed", aloud)
    kept = best(state, kept, [likes[i] for i in kept], "21.8", "why-likes", aloud)
    return [pairs[i] for i in kept]


def lay_place(state: Hamlet, step: Step, pair: int) -> None:
    """17.7, 21.1, 21.9: he pays, then it stands; gold in the cost is ignored."""
    side = step.side
    assert step.below is not None
    ignore_payment(state, state.setup.price[step.a])
    below = after(side, PLACE_ACTION, step.b, step.below)
    raised = Step(RAISE, side, step.a, step.b, pair, below)
    state.step = payment(side, step.b, state.setup.needs[step.a], raised)
