"""Information-set Monte Carlo tree search, for any game that has advice.

Each simulation starts in one of a pool of worlds that fit the view. Nodes are told apart by what
the searching seat has heard, so it never plans with what it will not know. Seats that decide at the
same time decide from tables of their own, so that nobody answers a sealed choice. Everybody wants
the best for itself. A leaf is worth what the advice says.

Of an open game there is one world: its nodes keep their positions, and nothing is played twice.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final, final

from tafelrunde.bots.tree import (
    Edge,
    Node,
    Path,
    Position,
    Spread,
    best_known,
    best_of_all,
    best_offered,
    heard,
    in_order,
    is_same,
    narrowed,
    sharpen,
    widen,
)
from tafelrunde.bots.valuing import Advice
from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.luck import drawn
from tafelrunde.core.playout import play_out
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.worth import decided

CURIOSITY: Final = 2.0
OUTCOMES: Final = 12  # of an open draw: with more of them, what comes after is one node
CLOCK: Final = 8  # simulations between two looks at the clock
NOBODY: Final = -2  # decides: the match is over
SEVERAL: Final = -3  # decide at once


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
        eager: bool = True,
        plays_out: bool = False,
    ) -> None:
        self.advice = advice
        self.seat = seat
        self.worlds = worlds
        self.listens = listens  # the game has secrets: nodes are told apart by what is heard
        self.random = random
        self.eager = eager  # all children of a node are valued when it is chosen from first
        self.plays_out = plays_out  # a leaf is worth how a random match from there ends
        self.root = Node()
        self.mine = self.root  # the table of the root seat's choice, where several choose at once
        self.spread = Spread(len(worlds[0].setup.sides))
        self.done = 0
        self.is_sure = False  # how the match ends, in an open game without luck from here on
        self.only: list[Action] = []  # of the root's actions, if not all are to be tried
        if not listens:
            self.root.position = self.settled(worlds[0].clone(), None, CHANCE)

    def run(self, simulations: int, ms: float) -> None:
        """So many simulations, or until the CPU time is up; 0 for no bound of one kind."""
        began = process_time()
        while simulations == 0 or self.done < simulations:
            if self.is_sure and len(self.only) == 0:
                break
            looks = ms > 0 and self.done % CLOCK == CLOCK - 1
            if looks and (process_time() - began) * 1000 > ms:
                break
            if self.listens:
                world = self.worlds[self.done % len(self.worlds)]
                self.simulate(self.root, world.clone(), Path())
            else:
                self.descend()
            self.done += 1

    # where every position is known

    def descend(self) -> None:
        path = Path()
        node = self.root
        while True:
            position = node.position
            assert position is not None
            seat = position.seat
            if seat >= 0:
                edge = self.choose(node, position, seat, path)
                if edge is None:
                    return
                child = edge.child
                if child is None:
                    if edge.visits == 0.0 and self.weigh(edge, position, path):
                        return
                    child = self.reach(edge, position)
                node = child
            elif seat == CHANCE:
                odds = position.odds
                outcome = drawn(odds, self.random)
                if len(odds) > OUTCOMES:
                    self.leave(node, position, path, outcome)
                    return
                path.since = len(path.edges)
                child = node.next(outcome)
                if child.position is None:
                    state = position.state.clone()
                    state.apply(CHANCE, outcome)
                    child.position = self.settled(state, None, CHANCE)
                node = child
            elif seat == NOBODY:
                self.finish(path, position.sure)
                return
            else:
                self.leave(node, position, path, None)
                return
            if node.visits == 0.0 and self.end_at(node, path):
                return

    def choose(self, node: Node, position: Position, seat: int, path: Path) -> Edge | None:
        """The edge to follow; None if what comes is certain, and so the simulation over."""
        if not node.is_open:
            self.open(node, position, seat)
            sure = best_of_all(node, seat)
            if sure is not None:
                path.leaf = node
                path.leaf_seat = seat
                self.finish(path, sure)
                return None
        elif len(node.row) < node.options:
            widen(node)
        if node is self.root and len(self.only) > 0:
            edge = best_known(self.only_of(node), self.spread.unit[seat], CURIOSITY)
        else:
            edge = best_known(node, self.spread.unit[seat], CURIOSITY)
        path.chose(node, edge, seat)
        if edge.sure is not None:
            path.end(edge.sure)
            return None
        return edge

    def only_of(self, node: Node) -> Node:
        """The root, with the few actions alone that are to be tried."""
        out = Node()
        out.visits = node.visits
        out.worth = node.worth
        out.offered = node.offered
        for action in self.only:
            edge = node.edge(action)
            if edge is not None:
                out.row.append(edge)
        return out

    def open(self, node: Node, position: Position, seat: int) -> None:
        state = position.state
        legal = position.legal
        last = position.last
        if last is not None:
            legal = in_order(legal, last)
        node.fill(legal, self.advice.prior(state, seat, legal))
        node.is_open = True
        if not self.eager:
            return
        for edge in node.row:
            after = state.clone()
            after.apply(seat, edge.action)
            actors = after.actors()
            if len(actors) == 0:
                values = self.advice.value(after)
                edge.sure = values
                edge.looked = values[seat]
            elif actors[0] != CHANCE:
                values = self.advice.value(after)
                edge.found = values
                edge.looked = values[seat]
            else:
                edge.looked = self.advice.expected(after, seat)
            edge.looks = 1.0
        sharpen(node.row)

    def weigh(self, edge: Edge, position: Position, path: Path) -> bool:
        """A first visit ends with a value; not where chance comes first."""
        values = edge.found
        if values is None:
            after = position.state.clone()
            after.apply(position.seat, edge.action)
            actors = after.actors()
            if len(actors) == 0:
                self.finish(path, self.advice.value(after))
                return True
            if actors[0] == CHANCE:
                return False
            values = self.worth(after)
            edge.found = values
        self.spread.learn(values)
        path.end(values)
        return True

    def reach(self, edge: Edge, position: Position) -> Node:
        """What an edge leads to, with what its first visit has found."""
        state = position.state.clone()
        state.apply(position.seat, edge.action)
        node = edge.next()
        after = self.settled(state, edge.action, position.seat)
        node.position = after
        found = edge.found
        if found is not None and after.seat >= 0:
            node.visits = 1.0
            node.worth = found[after.seat]
        return node

    def end_at(self, node: Node, path: Path) -> bool:
        """Somebody decides here for the first time: a leaf."""
        position = node.position
        assert position is not None
        if position.seat < 0:
            return False
        values = self.worth(position.state.clone() if self.plays_out else position.state)
        path.leaf = node
        path.leaf_seat = position.seat
        self.spread.learn(values)
        path.end(values)
        return True

    def finish(self, path: Path, values: list[float]) -> None:
        """It is known how the match ends."""
        self.spread.learn(values)
        path.end(values)
        if path.prove(values):
            self.is_sure = True

    def leave(self, node: Node, position: Position, path: Path, outcome: Action | None) -> None:
        """From here on nodes stand for several positions."""
        state = position.state.clone()
        path.is_blurred = True
        if outcome is not None:
            state.apply(CHANCE, outcome)
            node = node.next(None)
        self.simulate(node, state, path)

    def settled(self, state: State, last: Action | None, seat: int) -> Position:
        """The position once all steps without a choice are done."""
        out = Position(state)
        while True:
            actors = state.actors()
            if len(actors) == 0:
                out.seat = NOBODY
                out.sure = self.advice.value(state)
                return out
            if len(actors) > 1:
                out.seat = SEVERAL
                return out
            actor = actors[0]
            if actor == CHANCE:
                odds = state.odds()
                if len(odds) > 1:
                    out.seat = CHANCE
                    out.odds = odds
                    return out
                state.apply(CHANCE, odds[0][0])
                continue
            legal = state.legal(actor)
            if len(legal) > 1:
                out.seat = actor
                out.legal = legal
                if actor == seat:
                    out.last = last
                return out
            state.apply(actor, legal[0])

    # where worlds are guessed, or nodes stand for several positions

    def simulate(self, node: Node, state: State, path: Path) -> None:
        last: Action | None = None
        last_seat = CHANCE
        actors: tuple[int, ...] = ()
        while True:
            actors = state.actors()
            if len(actors) == 0:
                break
            seat = actors[0]
            if seat == CHANCE:
                node = self.draw(node, state)
                last = None
                continue
            if len(actors) > 1:
                node = self.decide_together(node, state, actors, path)
                last = None
                continue
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            if last is not None and last_seat == seat:
                legal = in_order(legal, last)
            if node.visits == 0.0 and node is not self.root:
                path.leaf = node
                path.leaf_seat = seat
                break
            if node is self.root and len(self.only) > 0:
                legal = self.only
            edge = self.select(node, state, seat, legal)
            path.chose(node, edge, seat)
            last = edge.action
            last_seat = seat
            node = self.moved(node, edge, state, seat)
        values = self.worth(state) if len(actors) > 0 else self.advice.value(state)
        self.spread.learn(values)
        path.end(values)

    def worth(self, state: State) -> list[float]:
        """Of a leaf; a match played out changes the state."""
        if self.plays_out:
            play_out(state, self.random, state.setup.limits.longest)
            outcome = state.outcome()
            if outcome is not None:
                return decided(outcome)
        return self.advice.value(state)

    def moved(self, node: Node, edge: Edge, state: State, seat: int) -> Node:
        """Do it; nodes are told apart by what the searching seat hears of it."""
        if seat == self.seat or not self.listens:
            state.apply(seat, edge.action)
            return edge.next()
        return node.next(self.listened(state, seat, edge.action))

    def listened(self, state: State, seat: int, action: Action) -> object:
        told: list[Event] = []
        state.told = told
        state.apply(seat, action)
        state.told = None
        return heard(told, self.seat)

    def draw(self, node: Node, state: State) -> Node:
        """Chance by its odds; many outcomes, or those nobody heard of, lead to one node."""
        odds = state.odds()
        outcome = drawn(odds, self.random)
        if len(odds) == 1:
            state.apply(CHANCE, outcome)
            return node
        if not self.listens:
            state.apply(CHANCE, outcome)
            return node.next(outcome) if len(odds) <= OUTCOMES else node
        key = self.listened(state, CHANCE, outcome)
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
                edge = self.select(table, state, seat, legal)
                path.chose(table, edge, seat)
                chosen.append(edge.action)
            if seat == self.seat:
                mine = chosen[-1]
        for i in range(len(actors)):
            state.apply(actors[i], chosen[i])
        return node.next(("together", mine))

    def select(self, node: Node, state: State, seat: int, legal: list[Action]) -> Edge:
        if is_same(node.legal, legal):
            widen(node)
        else:
            self.offer(node, state, seat, legal)
        if not node.is_open:
            node.is_open = True
            if self.eager:
                for edge in node.row:
                    edge.looked = self.advice.look(state, seat, edge.action)
                    edge.looks = 1.0
                sharpen(node.row)
        return best_offered(node, self.spread.unit[seat], CURIOSITY)

    def offer(self, node: Node, state: State, seat: int, legal: list[Action]) -> None:
        """Other actions than the last time."""
        by_action = node.by_action
        is_new = by_action is None
        if by_action is not None:
            for action in legal:
                if action not in by_action:
                    is_new = True
                    break
        if is_new:
            node.add(legal, self.advice.prior(state, seat, legal))
        by_action = node.by_action
        assert by_action is not None
        node.legal = legal
        node.options = len(legal)
        node.row = narrowed([by_action[action] for action in legal])
        widen(node)

    # the rest of a turn

    def go_on(self, action: Action) -> list[Action] | None:
        """Below an own action, keeping what was found there: the steps without a choice after it.

        None, and nothing has changed, where the seat would hear something new or is not asked next.
        """
        edge = self.mine.edge(action)
        if edge is None or self.mine is not self.root:
            return None
        worlds: list[State] = []
        steps: list[Action] = []
        legal: list[Action] = []
        for i in range(len(self.worlds)):
            world = self.worlds[i].clone()
            done = alone(world, self.seat, action)
            if done is None:
                return None
            offered = world.legal(self.seat)
            if i > 0 and not (is_same(done, steps) and is_same(offered, legal)):
                return None
            steps = done
            legal = offered
            worlds.append(world)
        node = edge.next()
        if not self.listens and node.position is None:
            node.position = self.settled(worlds[0].clone(), action, self.seat)
        self.worlds = worlds
        self.root = node
        self.mine = node
        self.done = int(node.visits)
        self.only = []
        self.is_sure = not self.listens and best_of_all(node, self.seat) is not None
        return steps

    # what was found

    def best(self, legal: list[Action]) -> Action:
        """The one visited most, of equals the better one; or one of which more is certain."""
        best = legal[0]
        most = -1e18
        hope = -1e18
        for action in legal:
            edge = self.mine.edge(action)
            if edge is not None and edge.sure is None:
                rate = edge.visits + 0.4 * edge.mean()
                if rate > most:
                    most = rate
                    best = action
                    hope = edge.mean()
        for action in legal:
            edge = self.mine.edge(action)
            if edge is not None and edge.sure is not None:
                worth = edge.sure[self.seat]
                if worth > hope or (worth == hope and edge.visits > most):
                    hope = worth
                    most = edge.visits
                    best = action
        return best


def alone(state: State, seat: int, action: Action) -> list[Action] | None:
    """Do it, and what the seat then does without a choice; None if it hears news or must wait."""
    out: list[Action] = []
    while True:
        state.barrier = False
        state.apply(seat, action)
        actors = state.actors()
        if state.barrier or len(actors) != 1 or actors[0] != seat:
            return None
        legal = state.legal(seat)
        if len(legal) > 1:
            return out
        action = legal[0]
        out.append(action)
