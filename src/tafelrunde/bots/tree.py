"""The tree of a search: what was tried where, and what the searching seat has heard on the way."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.state import State

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
    """One action of a node. Counts are floats, as they are divided at every step."""

    __slots__ = (
        "action", "prior", "visits", "worth", "offered", "looks", "looked", "found", "sure",
        "child",
    )  # fmt: skip

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0.0
        self.worth = 0.0  # the sum of what came of it, for who decides
        self.offered = 0.0  # how often it could have been chosen: worlds differ
        self.looks = 0.0  # 1 when it was valued as a child of a new node
        self.looked = 0.0
        self.found: list[float] | None = None  # by side, where that value is one of a leaf
        self.sure: list[float] | None = None  # by side, once it is known how the match ends
        self.child: Node | None = None  # what it leads to, if the searching seat can tell

    def is_known(self) -> bool:
        """Of very many actions most are never looked at."""
        return self.visits > 0.0 or self.looks > 0.0

    def mean(self) -> float:
        return self.worth / self.visits if self.visits > 0.0 else self.looked

    def next(self) -> Node:
        child = self.child
        if child is None:
            child = Node()
            self.child = child
        return child


@final
class Node:
    """What one seat may be asked, as far as the searching seat can tell positions apart."""

    __slots__ = (
        "edges", "row", "legal", "by_action", "after", "visits", "worth", "offered", "is_open",
        "options", "position",
    )  # fmt: skip

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # all there are
        self.row: list[Edge] = []  # those that may be chosen now
        self.legal: list[Action] = []  # what the row was made for
        self.by_action: dict[Action, Edge] | None = None  # where worlds differ in what is legal
        self.after: dict[object, Node] | None = None  # by what is heard, where no edge tells
        self.visits = 0.0
        self.worth = 0.0
        self.offered = 0.0
        self.is_open = False  # its children have been looked at
        self.options = 0  # actions to choose from
        self.position: Position | None = None  # where it stands for one position only

    def next(self, key: object) -> Node:
        after = self.after
        if after is None:
            after = {}
            self.after = after
        found = after.get(key)
        if found is None:
            found = Node()
            after[key] = found
        return found

    def edge(self, action: Action) -> Edge | None:
        for edge in self.edges:
            if edge.action is action:
                return edge
        return None

    def add(self, legal: list[Action], priors: list[float]) -> None:
        """Edges for the actions that have none yet."""
        by_action = self.by_action
        if by_action is None:
            by_action = {}
            self.by_action = by_action
        for i in range(len(legal)):
            action = legal[i]
            if action not in by_action:
                edge = Edge(action, priors[i])
                by_action[action] = edge
                self.edges.append(edge)

    def fill(self, legal: list[Action], priors: list[float]) -> None:
        """All edges at once: the same actions are legal whenever the search comes here."""
        self.legal = legal
        self.options = len(legal)
        self.edges = [Edge(legal[i], priors[i]) for i in range(len(legal))]
        self.row = narrowed(self.edges)


@final
class Position:
    """What a node stands for where nothing is guessed: found once, looked up from then on."""

    __slots__ = ("state", "seat", "legal", "last", "odds", "sure")

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = 0  # who decides; CHANCE; NOBODY at the end; SEVERAL at once
        self.legal: list[Action] = []
        self.last: Action | None = None  # what the same seat has picked just before
        self.odds: list[tuple[Action, int]] = []
        self.sure: list[float] = []  # at the end: by side


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
        nodes = self.nodes
        edges = self.edges
        seats = self.seats
        for i in range(len(edges)):
            value = values[seats[i]]
            edge = edges[i]
            edge.visits += 1.0
            edge.worth += value
            node = nodes[i]
            node.visits += 1.0
            node.worth += value
        leaf = self.leaf
        if leaf is not None:
            leaf.visits += 1.0
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
    """How the match ends from here, if that is certain: by one step, or whatever is chosen."""
    out: list[float] | None = None
    count = 0
    for edge in node.edges:
        sure = edge.sure
        if sure is not None:
            count += 1
            if out is None or sure[seat] > out[seat]:
                out = sure
    if out is not None and (count == node.options or out[seat] >= WON):
        return out
    return None


@final
class Spread:
    """How far the values of leaves are apart, by side: the unit in which exploring is measured."""

    __slots__ = ("count", "sums", "squares", "unit")

    def __init__(self, sides: int) -> None:
        self.count = 0.0
        self.sums = [0.0] * sides
        self.squares = [0.0] * sides
        self.unit = [FIRST_SPREAD] * sides

    def learn(self, values: list[float]) -> None:
        n = self.count + 1.0
        self.count = n
        for side in range(len(values)):
            value = values[side]
            sum_ = self.sums[side] + value
            squares = self.squares[side] + value * value
            self.sums[side] = sum_
            self.squares[side] = squares
            if n >= NEWS:
                mean = sum_ / n
                self.unit[side] = sqrt(max(0.0, squares / n - mean * mean)) + LEAST_SPREAD


def heard(told: list[Event], seat: int) -> object:
    """All that a seat was told, as a key: what it heard is what it can tell apart."""
    out: list[object] = []
    for event in told:
        if (event.audience >> seat) & 1:
            out.append(event.code)
            out.append(event.args)
    return tuple(out)


def best_known(node: Node, unit: float, curiosity: float) -> Edge:
    """PUCT: what is good so far, and what was hardly tried; what is certain teaches nothing."""
    node.offered += 1.0
    base = (node.worth / node.visits if node.visits > 0.0 else 0.0) - LESS * unit
    wish = curiosity * unit * sqrt(node.offered)
    top = -1e18
    row = node.row
    best = row[0]
    for edge in row:
        visits = edge.visits
        tried = visits + edge.looks
        mean = (edge.worth + edge.looked) / tried if tried > 0.0 else base
        score = mean + wish * edge.prior / (1.0 + visits)
        if score > top:
            if edge.sure is not None and edge.mean() < WON:
                score -= CERTAIN
                if score <= top:
                    continue
            top = score
            best = edge
    return best


def best_offered(node: Node, unit: float, curiosity: float) -> Edge:
    """The same where worlds differ: an edge counts how often it could have been chosen."""
    base = (node.worth / node.visits if node.visits > 0.0 else 0.0) - LESS * unit
    wish = curiosity * unit
    top = -1e18
    row = node.row
    best = row[0]
    for edge in row:
        edge.offered += 1.0
        visits = edge.visits
        tried = visits + edge.looks
        mean = (edge.worth + edge.looked) / tried if tried > 0.0 else base
        score = mean + wish * edge.prior * sqrt(edge.offered) / (1.0 + visits)
        if score > top:
            top = score
            best = edge
    return best


def sharpen(row: list[Edge]) -> None:
    """Children were valued: that shifts the priors."""
    found = [edge.looked for edge in row]
    top = max(found)
    mean = sum(found) / len(found)
    spread = sqrt(sum([(v - mean) * (v - mean) for v in found]) / len(found)) + 1e-4
    raw = [exp((v - top) / (SHARP * spread)) for v in found]
    whole = sum(raw)
    for i in range(len(row)):
        edge = row[i]
        edge.prior = (1.0 - BY_LOOKS) * edge.prior + BY_LOOKS * raw[i] / whole


def narrowed(edges: list[Edge]) -> list[Edge]:
    """Of very many actions the likeliest."""
    if len(edges) <= MANY:
        return edges
    return likeliest(edges, MANY)


def likeliest(edges: list[Edge], most: int) -> list[Edge]:
    order = sorted([(-edge.prior, i) for i, edge in enumerate(edges)])
    return [edges[i] for _, i in order[:most]]


def widen(node: Node) -> None:
    """More of very many actions the more often a node is visited."""
    count = node.options
    if len(node.row) >= count:
        return
    most = int(WIDENING * sqrt(node.visits))
    if most > len(node.row):
        offered = set(node.row)
        rest = [edge for edge in offerable(node) if edge not in offered]
        node.row = node.row + likeliest(rest, most - len(node.row))


def offerable(node: Node) -> list[Edge]:
    """The edges of what is legal now."""
    by_action = node.by_action
    if by_action is None:
        return node.edges
    return [by_action[action] for action in node.legal]


def is_same(these: list[Action], those: list[Action]) -> bool:
    return len(these) == len(those) and all(these[i] is those[i] for i in range(len(these)))


def in_order(legal: list[Action], last: Action) -> list[Action]:
    """After a pick whose order does not matter, only those that come after it."""
    block = last.block
    if not block.commutes:
        return legal
    out = [a for a in legal if a.block is not block or a.index >= last.index]
    return out if len(out) > 0 else legal
