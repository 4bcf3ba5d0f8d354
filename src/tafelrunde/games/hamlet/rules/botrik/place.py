"""Botrik builds a place: which, against which tile, and how it lies (chapter 21)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..building import Raise, can_stand
from ..fields import SIDE, Tile, Tiles
from ..numbers import CHURCH, LANDMARK, PERSON, PLACE_ACTION
from ..paying import can_pay, payment
from ..question import Stack, Tie
from ..state import Hamlet
from ..village.chains import behind, longest_road
from ..village.ground import Contacts
from ..village.network import distance
from ..village.placement import LieSearch, edges_of, fits, lies
from ..village.village import members
from .board import as_set, best
from .villager import after
from .work import CLASSES, blueprint_class

FAR: Final = 1000  # off the longest road
# how a tile can lie at a host, the higher the better
NO_ROOM: Final = 0
AVOIDED: Final = 1
UNLIKE: Final = 2
LIKED: Final = 3


@final
class ChooseHost(Tie):
    """21.6: against which tile?"""

    key = "host"
    FIELDS = (
        SIDE, Tile("tile", "new"), Tiles("hosts"),
    )  # fmt: skip
    ON = ("aside",)

    def __init__(self, side: int, tile: int, hosts: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile
        self.hosts = hosts  # the set of those tied

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-host", "21.6", (state.setup.names[self.tile],))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.host.at(tile) for tile in members(self.hosts)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        return laid_at(state, self.side, self.tile, action.a, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return can_stand(state, self.side, self.tile, members(self.hosts))


@final
class ChooseLie(Tie):
    """21.8: by which edges?"""

    key = "lay"
    FIELDS = (
        SIDE, Tile("tile", "new"), Tile("host"),
    )  # fmt: skip
    ON = ("aside",)

    def __init__(self, side: int, tile: int, host: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile
        self.host = host

    def asked(self, state: Hamlet, seat: int) -> Ask:
        names = state.setup.names
        return Ask("botrik-place", "21.8", (names[self.tile], names[self.host]))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        out: list[Action] = []
        for pair in best_pairs(state, self.tile, self.host):
            host_edge, tile_edge = edges_of(pair)
            out.append(state.setup.place.at(host_edge, tile_edge))
        return out

    def tell_choice(self, state: Hamlet, seat: int, action: Action) -> None:
        ways = len(self.legal(state, seat))
        names = state.setup.names
        state.tell(EVERYONE, "chosen-lie", "16.5", ways, names[self.tile], names[self.host])

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        edges = (action.a, action.b)
        return raised(state, self.side, self.tile, self.host, edges, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return can_stand(state, self.side, self.tile, [self.host])


def try_place(state: Hamlet, side: int, below: Stack) -> Stack | None:
    """21.1, 21.2: the best blueprint that he can pay and lay."""
    tile = chosen_blueprint(state, side)
    if tile < 0:
        state.tell(EVERYONE, "place-fails", "21.1", len(state.sides[side].blueprints))
        return None
    names = state.setup.names
    state.tell(EVERYONE, "place-chosen", "21.2", names[tile], CLASSES[blueprint_class(state, tile)])
    hosts = best_hosts(state, side, tile)
    if len(hosts) > 1:
        return ChooseHost(side, tile, as_set(hosts), below)
    return laid_at(state, side, tile, hosts[0], below)


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
    """Whether it fits anywhere; where tiles were laid last there is most room."""
    village = state.village
    for host in reversed(village.laid):
        if village.network >> host & 1 and fits(village, tile, host):
            return True
    return False


def is_avoided(state: Hamlet, contacts: Contacts) -> bool:
    """21.3: against the person's landmark, or road against road behind the person's roads."""
    if contacts.touched & state.sides[PERSON].landmarks:
        return True
    return contacts.joined & behind(state.village, PERSON) != 0


def has_to_avoid(state: Hamlet) -> bool:
    """Whether there is anything of the person's that 21.3 speaks of."""
    return state.sides[PERSON].landmarks != 0 or behind(state.village, PERSON) != 0


def best_hosts(state: Hamlet, side: int, tile: int) -> list[int]:
    """21.3 to 21.6: the tiles to build against, narrowed down."""
    village = state.village
    linked = members(village.network)
    must = has_to_avoid(state)
    found = [liking(state, tile, host, must) for host in linked]
    shy = must and max(found) > AVOIDED
    if must and not shy:
        found = [liking(state, tile, host, False) for host in linked]
    hosts: list[int] = []
    likes: list[int] = []
    for host, like in zip(linked, found):
        if like > AVOIDED:
            hosts.append(host)
            likes.append(like)
    if must and (not shy or AVOIDED in found):
        reason = "why-avoids" if shy else "why-unavoidable"
        state.tell(EVERYONE, "because", "21.3", reason)
    hosts = best(state, hosts, likes, "21.4", "why-like", True)
    if len(hosts) == 1:
        return hosts
    depth = longest_road(village, 1 << side).depth
    keys = [-depth[host] if depth[host] >= 0 else -FAR for host in hosts]
    hosts = best(state, hosts, keys, "21.5", "why-longest", True)
    keys = [-distance(village, CHURCH, host) for host in hosts]
    return best(state, hosts, keys, "21.6", "why-church", True)


def liking(state: Hamlet, tile: int, host: int, shy: bool) -> int:
    """21.3, 21.4: whether one segment can meet its like at the host."""
    if has_lie(state, tile, host, shy, True):
        return LIKED
    if not fits(state.village, tile, host):
        return NO_ROOM
    return UNLIKE if not shy or has_lie(state, tile, host, shy, False) else AVOIDED


def has_lie(state: Hamlet, tile: int, host: int, shy: bool, alike: bool) -> bool:
    """Whether it can lie there, perhaps only where he does not avoid it, or like against like."""
    village = state.village
    search = LieSearch(village, tile, host, alike)
    lie = search.advance()
    while lie is not None:
        if not shy or not is_avoided(state, lie.contacts(village.ground)):
            return True
        lie = search.advance()
    return False


def laid_at(state: Hamlet, side: int, tile: int, host: int, below: Stack) -> Stack:
    """21.7, 21.8: at this host, in the only best way or one to be chosen."""
    pairs = best_pairs(state, tile, host, True)
    if len(pairs) > 1:
        return ChooseLie(side, tile, host, below)
    return raised(state, side, tile, host, edges_of(pairs[0]), below)


def best_pairs(state: Hamlet, tile: int, host: int, aloud: bool = False) -> list[int]:
    pairs: list[int] = []
    sorts: list[int] = []
    mixed: list[int] = []
    likes: list[int] = []
    ground = state.village.ground
    found = lies(state.village, tile, host)
    free = [lie for lie in found if not is_avoided(state, lie.contacts(ground))] or found
    for lie in free:
        contacts = lie.contacts(ground)
        pairs.append(lie.pair)
        sorts.append(2 if contacts.roads else 1 if contacts.like else 0)
        mixed.append(-contacts.mixed)
        likes.append(contacts.like)
    if aloud and len(free) < len(found):
        state.tell(EVERYONE, "because", "21.3", "why-avoids-lie")
    if len(pairs) == 1:
        return pairs
    meets = "why-road-meets" if max(sorts) == 2 else "why-like-meets"
    kept = best(state, list(range(len(pairs))), sorts, "21.7", meets, aloud)
    kept = best(state, kept, [mixed[i] for i in kept], "21.8", "why-mixed", aloud)
    kept = best(state, kept, [likes[i] for i in kept], "21.8", "why-likes", aloud)
    return [pairs[i] for i in kept]


def raised(
    state: Hamlet, side: int, tile: int, host: int, edges: tuple[int, int], below: Stack
) -> Stack:
    """17.7, 21.9: he pays, then it stands."""
    done = Raise(side, tile, host, edges, after(side, PLACE_ACTION, host, below))
    return payment(side, host, state.setup.needs[tile], done)
