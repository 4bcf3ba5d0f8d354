"""The tree of a search: what was tried where, and what the searching seat has heard on the way."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event

LESS: Final = 0.3  # an action nobody tried counts so many spreads less than its node
NEWS: Final = 6  # leaves until their spread is believed
FIRST_SPREAD: Final = 0.2
LEAST_SPREAD: Final = 0.005
BY_LOOKS: Final = 0.5  # of a prior, once all children have been looked at
SHARP: Final = 0.5  # of the softmax over their values, in spreads
MANY: Final = 40  # actions; of more only some are looked at, more and more of them
WIDENING: Final = 6.0
WON: Final = 1.0  # nothing can be better
CERTAIN: Final = 1e6  # chosen again only if everything else is certain, too


@final
class Edge:
    """One action of a node."""

    __slots__ = ("visits", "worth", "offered", "prior", "looks", "looked", "sure")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.worth = 0.0  # the sum of what came of it, for who decides
        self.offered = 0  # how often it could have been chosen: worlds differ
        self.prior = prior
        self.looks = 0.0  # 1 when it was valued as a child of a new node
        self.looked = 0.0
        self.sure: list[float] | None = None  # by side, once it is known how the match ends

    def is_known(self) -> bool:
        """Of very many actions most are never looked at."""
        return self.visits > 0 or self.looks > 0

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else self.looked


@final
class Node:
    """What one seat may be asked, as far as the searching seat can tell positions apart."""

    __slots__ = ("edges", "after", "visits", "worth", "is_open", "options")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.after: dict[object, Node] = {}
        self.visits = 0
        self.worth = 0.0
        self.is_open = False  # its children have been looked at
        self.options = 0  # actions to choose from

    def next(self, key: object) -> Node:
        found = self.after.get(key)
        if found is None:
            found = Node()
            self.after[key] = found
        return found


@final
class Path:
    """What one simulation went through."""

    __slots__ = ("nodes", "edges", "seats", "leaf", "leaf_seat", "since", "is_blurred")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.seats: list[int] = []
        self.leaf: Node | None = None
        self.leaf_seat = 0
        self.since = 0  # steps before the last one of chance: what comes of them is not certain
        self.is_blurred = False  # a node on it stands for several positions

    def chose(self, node: Node, edge: Edge, seat: int) -> None:
        self.nodes.append(node)
        self.edges.append(edge)
        self.seats.append(seat)

    def end(self, values: list[float]) -> None:
        for i in range(len(self.edges)):
            value = values[self.seats[i]]
            self.edges[i].visits += 1
            self.edges[i].worth += value
            self.nodes[i].visits += 1
            self.nodes[i].worth += value
        leaf = self.leaf
        if leaf is not None:
            leaf.visits += 1
            leaf.worth += values[self.leaf_seat]

    def prove(self, values: list[float]) -> bool:
        """The match ended: what is certain by that, step by step back; whether the root is."""
        if self.is_blurred:
            return False
        for i in range(len(self.edges) - 1, self.since - 1, -1):
            edge = self.edges[i]
            seat = self.seats[i]
            edge.sure = values
            edge.worth = edge.visits * values[seat]
            if values[seat] < WON:
                best = best_of_all(self.nodes[i], seat)
                if best is None:
                    return False
                values = best
        return self.since == 0


def best_of_all(node: Node, seat: int) -> list[float] | None:
    """How the match ends from here, if that is certain whatever is chosen."""
    out: list[float] | None = None
    count = 0
    for edge in node.edges.values():
        sure = edge.sure
        if sure is None:
            return None
        count += 1
        if out is None or sure[seat] > out[seat]:
            out = sure
    return out if count == node.options else None


@final
class Spread:
    """How far the values of leaves are apart, by side: the unit in which exploring is measured."""

    __slots__ = ("count", "sums", "squares", "unit")

    def __init__(self, sides: int) -> None:
        self.count = 0
        self.sums = [0.0] * sides
        self.squares = [0.0] * sides
        self.unit = [FIRST_SPREAD] * sides

    def learn(self, values: list[float]) -> None:
        self.count += 1
        n = self.count
        for side in range(len(values)):
            value = values[side]
            self.sums[side] += value
            self.squares[side] += value * value
            if n >= NEWS:
                mean = self.sums[side] / n
                self.unit[side] = sqrt(max(0.0, self.squares[side] / n - mean * mean))
                self.unit[side] += LEAST_SPREAD


def heard(told: list[Event], seat: int) -> object:
    """All that a seat was told, as a key: what it heard is what it can tell apart."""
    out: list[object] = []
    for event in told:
        if (event.audience >> seat) & 1:
            out.append(event.code)
            out.append(event.args)
    return tuple(out)


def best_edge(
    node: Node, legal: list[Action], unit: float, curiosity: float
) -> tuple[Action, Edge]:
    """PUCT: what is good so far, and what was hardly tried; what is certain teaches nothing."""
    base = (node.worth / node.visits if node.visits else 0.0) - LESS * unit
    wish = curiosity * unit
    top = -1e18
    best = legal[0]
    for action in legal:
        edge = node.edges[action]
        edge.offered += 1
        tried = edge.visits + edge.looks
        mean = (edge.worth + edge.looked) / tried if tried else base
        score = mean + wish * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
        if edge.sure is not None and edge.mean() < WON:
            score -= CERTAIN
        if score > top:
            top = score
            best = action
    return best, node.edges[best]


def sharpen(node: Node, actions: list[Action], found: list[float]) -> None:
    """Children were valued: each counts as one visit, and shifts the priors."""
    top = max(found)
    mean = sum(found) / len(found)
    spread = sqrt(sum([(v - mean) * (v - mean) for v in found]) / len(found)) + 1e-4
    raw = [exp((v - top) / (SHARP * spread)) for v in found]
    whole = sum(raw)
    for i in range(len(actions)):
        edge = node.edges[actions[i]]
        edge.prior = (1.0 - BY_LOOKS) * edge.prior + BY_LOOKS * raw[i] / whole
        edge.looks = 1.0
        edge.looked = found[i]


def widened(node: Node, legal: list[Action]) -> list[Action]:
    """Of very many actions the likeliest, more of them the more often a node is visited."""
    if len(legal) <= MANY:
        return legal
    most = max(MANY, int(WIDENING * sqrt(node.visits)))
    if most >= len(legal):
        return legal
    edges = node.edges
    order = sorted([(-edges[action].prior, i) for i, action in enumerate(legal)])
    return [legal[i] for _, i in order[:most]]
