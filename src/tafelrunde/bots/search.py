"""Information-set Monte Carlo tree search, for any game that has advice.

Each simulation starts in one of a pool of worlds that fit the view. Nodes are told apart by what
the searching seat has heard, so it never plans with what it will not know. Seats that decide at the
same time decide from tables of their own, so that nobody answers a sealed choice. Everybody wants
the best for itself. A leaf is worth what the advice says.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.bots.tree import Edge, Node, Path, Spread, best_edge, heard, sharpen, widened
from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.state import CHANCE, State

CURIOSITY: Final = 2.0
EXACTLY: Final = 8  # outcomes of chance after an action that are all looked at
OUTCOMES: Final = 12  # of an open draw: with more of them, what comes after is one node
CLOCK: Final = 8  # simulations between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Whoever judges positions; `bots.judges` has one for a part of a game."""

    def value(self, state: State) -> list[float]:
        raise NotImplementedError

    def prior(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        raise NotImplementedError


@final
class Search:
    """One decision of one seat."""

    def __init__(
        self,
        advice: Advice,
        seat: int,
        worlds: list[State],
        listens: bool,
        random: Random,
    ) -> None:
        self.advice = advice
        self.seat = seat
        self.worlds = worlds
        self.listens = listens  # the game has secrets: nodes are told apart by what is heard
        self.random = random
        self.root = Node()
        self.mine = self.root  # the table of the root seat's choice, where several choose at once
        self.spread = Spread(len(worlds[0].setup.sides))
        self.done = 0
        self.is_sure = False  # how the match ends, in an open game without luck from here on
        self.only: list[Action] = []  # of the root's actions, if not all are to be tried

    def run(self, simulations: int, ms: float) -> None:
        """So many simulations, or until the CPU time is up; 0 for no bound of one kind."""
        began = process_time()
        while not simulations or self.done < simulations:
            if self.is_sure and len(self.only) == 0:
                break
            looks = ms > 0 and self.done % CLOCK == CLOCK - 1
            if looks and (process_time() - began) * 1000 > ms:
                break
            self.simulate(self.worlds[self.done % len(self.worlds)].clone())
            self.done += 1

    def simulate(self, state: State) -> None:
        path = Path()
        node = self.root
        last: Action | None = None
        last_seat = CHANCE
        while True:
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                drawn = self.draw(node, state)
                path.is_blurred = path.is_blurred or drawn is node
                path.since = len(path.edges)
                node = drawn
                last = None
                continue
            if len(actors) > 1:
                node = self.decide_together(node, state, actors, path)
                path.is_blurred = True
                last = None
                continue
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            if last is not None and last_seat == seat:
                legal = self.in_order(legal, last)
            if node.visits == 0 and node is not self.root:
                path.leaf = node
                path.leaf_seat = seat
                break
            if node is self.root and len(self.only) > 0:
                legal = self.only
            action, edge = self.select(node, state, seat, legal)
            path.chose(node, edge, seat)
            if edge.sure is not None:
                path.end(edge.sure)
                return
            last = action
            last_seat = seat
            node = node.next(self.moved(state, seat, action))
        values = self.advice.value(state)
        self.spread.learn(values)
        path.end(values)
        if not actors and not self.listens and path.prove(values):
            self.is_sure = True

    def in_order(self, legal: list[Action], last: Action) -> list[Action]:
        """After a pick whose order does not matter, only those that come after it."""
        block = last.block
        if not block.commutes:
            return legal
        out = [a for a in legal if a.block is not block or a.index >= last.index]
        return out if len(out) > 0 else legal

    def moved(self, state: State, seat: int, action: Action) -> object:
        """Do it; what the searching seat can tell apart by it."""
        if seat == self.seat or not self.listens:
            state.apply(seat, action)
            return action
        told: list[Event] = []
        state.told = told
        state.apply(seat, action)
        state.told = None
        return heard(told, self.seat)

    def draw(self, node: Node, state: State) -> Node:
        """Chance by its odds; many outcomes, or those nobody heard of, lead to one node."""
        odds = state.odds()
        if len(odds) == 1:
            state.apply(CHANCE, odds[0][0])
            return node
        outcome = state.draw(self.random)
        if not self.listens:
            state.apply(CHANCE, outcome)
            return node.next(outcome) if len(odds) <= OUTCOMES else node
        key = self.moved(state, CHANCE, outcome)
        return node.next(key) if len(odds) <= OUTCOMES else node

    def decide_together(
        self, node: Node, state: State, actors: tuple[int, ...], path: Path
    ) -> Node:
        """Each from a table of its own; what comes then hangs on one's own choice alone."""
        chosen: list[Action] = []
        mine: object = None
        for seat in actors:
            legal = state.legal(seat)
            if len(legal) == 1:
                chosen.append(legal[0])
            else:
                table = node.next(seat)
                if node is self.root and seat == self.seat:
                    self.mine = table
                if table is self.mine and len(self.only) > 0:
                    legal = self.only
                action, edge = self.select(table, state, seat, legal)
                path.chose(table, edge, seat)
                chosen.append(action)
            if seat == self.seat:
                mine = chosen[-1]
        for i in range(len(actors)):
            state.apply(actors[i], chosen[i])
        return node.next(("together", mine))

    def select(
        self, node: Node, state: State, seat: int, legal: list[Action]
    ) -> tuple[Action, Edge]:
        edges = node.edges
        for action in legal:
            if action not in edges:
                self.add_edges(node, state, seat, legal)
                break
        offered = widened(node, legal)
        node.options = len(legal)
        if not node.is_open:
            node.is_open = True
            sharpen(node, offered, [self.look(state, seat, action) for action in offered])
        return best_edge(node, offered, self.spread.unit[seat], CURIOSITY)

    def add_edges(self, node: Node, state: State, seat: int, legal: list[Action]) -> None:
        weights = self.advice.prior(state, seat, legal)
        for i in range(len(legal)):
            if legal[i] not in node.edges:
                node.edges[legal[i]] = Edge(weights[i])

    def look(self, state: State, seat: int, action: Action) -> float:
        """The value right after an action; of chance with few outcomes its expectation."""
        after = state.clone()
        after.apply(seat, action)
        actors = after.actors()
        if len(actors) == 1 and actors[0] == CHANCE:
            odds = after.odds()
            if 1 < len(odds) <= EXACTLY:
                whole = 0
                sum_ = 0.0
                for outcome, weight in odds:
                    then = after.clone()
                    then.apply(CHANCE, outcome)
                    sum_ += weight * self.advice.value(then)[seat]
                    whole += weight
                return sum_ / whole
        return self.advice.value(after)[seat]

    def best(self, legal: list[Action]) -> Action:
        """The one visited most, of equals the better one; or one of which more is certain."""
        best = legal[0]
        most = -1e18
        hope = -1e18
        for action in legal:
            edge = self.mine.edges.get(action)
            if edge is not None and edge.sure is None:
                rate = edge.visits + 0.4 * edge.mean()
                if rate > most:
                    most = rate
                    best = action
                    hope = edge.mean()
        for action in legal:
            edge = self.mine.edges.get(action)
            if edge is not None and edge.sure is not None:
                worth = edge.sure[self.seat]
                if worth > hope or (worth == hope and edge.visits > most):
                    hope = worth
                    most = edge.visits / 1.0
                    best = action
        return best
