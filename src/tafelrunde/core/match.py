"""One play of a game: checks what comes in, lets chance act, records everything, takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadLuck, BadUndo, Illegal, MatchOver, OutOfTurn
from tafelrunde.core.event import Ask, Event
from tafelrunde.core.luck import Luck
from tafelrunde.core.reason import MOMENT, Reason
from tafelrunde.core.state import CHANCE, Outcome, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.view import View

UNDO: Final = -2  # the `seat` of an entry that takes others back


@final
class Entry:
    """One line of a match: a seat's action, chance's, or an undo. Nothing is ever erased."""

    __slots__ = ("seat", "action", "takes_back", "alone", "together", "barrier", "events")

    def __init__(
        self, seat: int, action: Action | None, together: bool, events: list[Event]
    ) -> None:
        self.seat = seat
        self.action = action
        self.together = together  # other seats could act at the same time
        self.barrier = False
        self.takes_back = -1
        self.alone = False
        self.events = events

    def __str__(self) -> str:
        if self.seat == UNDO:
            return f"undo {self.takes_back}" + (" alone" if self.alone else "")
        actor = "*" if self.seat == CHANCE else str(self.seat)
        return f"{actor} {self.action}"


def undo_entry(takes_back: int, alone: bool) -> Entry:
    entry = Entry(UNDO, None, False, [])
    entry.takes_back = takes_back
    entry.alone = alone
    return entry


@final
class Match:
    """A setup, its entries so far, its state."""

    def __init__(
        self,
        setup: Setup,
        luck: Luck | None = None,
        position: Json | None = None,
        state: State | None = None,  # where a copy goes on
    ) -> None:
        self.setup = setup
        self.luck = luck  # None: the caller plays CHANCE
        self.position = position  # where it begins, if not with an empty table
        self.entries: list[Entry] = []
        self.line: list[int] = []  # indices of the entries that stand
        self.draws = 0  # luck used up; undone draws count
        self.state: State = self._start() if state is None else state
        self._put: list[int] = [0] * setup.seats  # when each seat's present question was put
        self._legal: list[list[Action] | None] = [None] * setup.seats  # as far as asked for
        self._run_luck()

    def _start(self) -> State:
        if self.position is None:
            return self.setup.start()
        return self.setup.from_dict(self.position)

    # what is so

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.over else None

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now; empty if it is not asked."""
        if not 0 <= seat < len(self._legal):
            return []
        known = self._legal[seat]
        if known is None:
            known = self.state.legal(seat) if seat in self.state.actors() else []
            self._legal[seat] = known
        return known

    def asked(self, seat: int) -> Ask | None:
        return self.state.asked(seat) if seat in self.state.actors() else None

    def decision(self, seat: int) -> int:
        """Number of entries when this seat's present question was put."""
        return self._put[seat]

    def view(self, seat: int | None) -> View:
        return self.setup.game.view(self.state, seat)

    def fork(self) -> Match:
        """A copy to be played on, while this one stays as it is."""
        other = Match(self.setup, None, self.position, self.state.clone())
        other.luck = self.luck
        other.entries = self.entries[:]  # entries never change
        other.line = self.line[:]
        other.draws = self.draws
        other._put = self._put[:]
        other._legal = self._legal
        return other

    # playing

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Check, apply, let chance act, record. On any error nothing has changed."""
        found = self.check(seat, action)
        mark = len(self.entries)
        draws = self.draws
        put = self._put[:]
        try:
            self._enter(seat, found)
            self._run_luck()
        except Exception:
            self._drop(mark, draws, put)
            raise
        return self._told_since(mark)

    def play_all(self, seat: int, actions: list[Action | str]) -> list[Event]:
        """Several actions of one seat: all are taken, or none."""
        mark = len(self.entries)
        draws = self.draws
        put = self._put[:]
        try:
            for action in actions:
                self._enter(seat, self.check(seat, action))
                self._run_luck()
        except Exception:
            self._drop(mark, draws, put)
            raise
        return self._told_since(mark)

    def _told_since(self, mark: int) -> list[Event]:
        if len(self.entries) == mark + 1:
            return self.entries[mark].events[:]
        return [event for entry in self.entries[mark:] for event in entry.events]

    def _drop(self, mark: int, draws: int, put: list[int]) -> None:
        """Forget the entries from this one on, as if they had never been."""
        if len(self.entries) == mark:
            return
        del self.entries[mark:]
        self.line = [index for index in self.line if index < mark]
        self.draws = draws
        self._rebuild()
        self._put = put

    def check(self, seat: int, action: Action | str) -> Action:
        """The action, if this seat may play it now; a typed refusal otherwise."""
        actors = self.state.actors()
        if not actors:
            raise MatchOver("The match is over.")
        if isinstance(action, str):
            found = self.setup.space.read(action)
        else:
            found = self.own(action)
        if seat not in actors:
            waiting = ", ".join(["chance" if actor == CHANCE else str(actor) for actor in actors])
            raise OutOfTurn(f"It is not the turn of seat {seat}, but of {waiting}.", seat=seat)
        if seat == CHANCE:
            if found not in [outcome for outcome, _ in self.state.odds()]:
                raise BadLuck(f"“{found}” is no possible outcome now.", text=str(found))
        elif found not in self.legal(seat):
            raise Illegal(str(found), self.refusal(seat, found))
        return found

    def own(self, action: Action) -> Action:
        """The same action from this setup's space, also if it came from another copy of it."""
        blocks = self.setup.space.blocks
        block = action.block
        if block.id < len(blocks) and blocks[block.id] is block:
            return action
        return self.setup.space.read(str(action))

    def refusal(self, seat: int, action: Action) -> Reason:
        """What forbids an action this seat cannot play now; at least the question's paragraph."""
        found = self.objected(seat, action)
        return Reason(self.state.asked(seat).rule, near=MOMENT) if found is None else found

    def objected(self, seat: int, action: Action) -> Reason | None:
        """What the game itself says against it, where it says anything."""
        for offered in self.legal(seat):
            if offered.block is action.block:
                return self.setup.game.refusal(self.state, seat, action)
        return self.setup.game.absent(self.state, seat, action)

    def _enter(self, seat: int, action: Action) -> None:
        """Apply what somebody decided or entered; an entered draw uses up luck like any other."""
        if seat == CHANCE and len(self.state.odds()) > 1:
            self.draws += 1
        self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> None:
        state = self.state
        before = state.actors()
        told: list[Event] = []
        entry = Entry(seat, action, len(before) > 1, told)
        state.told = told
        state.barrier = False
        self._legal = [None] * len(self._legal)
        self.line.append(len(self.entries))
        self.entries.append(entry)
        state.apply(seat, action)
        state.told = None
        entry.barrier = state.barrier
        for actor in state.actors():
            if actor >= 0 and (actor == seat or actor not in before):
                self._put[actor] = len(self.entries)

    def _run_luck(self) -> None:
        """Let chance act as long as it is its turn and luck knows what to do."""
        luck = self.luck
        if luck is None:
            return
        for _ in range(self.setup.limits.longest):
            actors = self.state.actors()
            if not actors or actors[0] != CHANCE:
                return
            odds = self.state.odds()
            if len(odds) == 1:
                self._apply(CHANCE, odds[0][0])
                continue
            picked = luck.pick(odds, self.draws)
            if picked is None:
                return
            self.draws += 1
            self._apply(CHANCE, picked)
        raise RuntimeError("chance goes on and on: the game's limits are wrong")

    def enter(self, entry: str) -> None:
        """Take one line of a record as it stands: `0 move c4 d7`, `* roll 4`, `undo 12`."""
        actor, _, rest = entry.partition(" ")
        if actor == "undo":
            number, _, alone = rest.partition(" ")
            if not (number.isascii() and number.isdecimal()) or alone not in ("", "alone"):
                raise BadUndo(f"“{entry}” is no undo; write “undo 12” or “undo 12 alone”.")
            self._take_back(int(number), alone == "alone")
            return
        if actor != "*" and not (actor.isascii() and actor.isdecimal()):
            raise OutOfTurn(f"“{entry[:40]}” begins with no seat.")
        seat = CHANCE if actor == "*" else int(actor)
        self._enter(seat, self.check(seat, rest))

    def resume(self, luck: Luck) -> None:
        """Go on with this luck, from where the entries end."""
        self.luck = luck
        self._run_luck()

    # taking back

    def undo(self, entry: int) -> None:
        """Take back an action and all that followed; a sealed choice alone. Policy: the table's."""
        self._take_back(entry, self._is_sealed(entry))
        self._run_luck()

    def fresh_from(self, seat: int | None) -> int:
        """The first entry that a reader may be told again; earlier turns are past where the setup
        forgets: for a seat what came before its last own act, for a spectator before this turn."""
        if not self.setup.forgets or self.over:
            return 0
        entries = self.entries
        if seat is not None:
            own = [number for number in range(len(entries)) if entries[number].seat == seat]
            return own[-1] if own else 0
        leader = -1
        for number in range(len(entries) - 1, -1, -1):
            acted = entries[number].seat
            if acted >= 0:
                if leader not in (-1, acted):
                    return number + 1
                leader = acted
        return 0

    def free(self, seat: int) -> list[int]:
        """The entries this seat may take back without asking anybody, newest first."""
        out: list[int] = []
        sealed_since = True
        for position in range(len(self.line) - 1, -1, -1):
            index = self.line[position]
            entry = self.entries[index]
            if entry.seat == CHANCE or entry.barrier:
                break
            if entry.seat != seat:
                if not entry.together or out:
                    break
                sealed_since = False
                continue
            if not sealed_since and not entry.together:
                break
            out.append(index)
            if not sealed_since:
                break
        return out

    def _is_sealed(self, index: int) -> bool:
        """Whether it is a simultaneous choice, at most others' choices after it, none revealed."""
        if index not in self.line:
            return False
        entry = self.entries[index]
        if not entry.together or entry.barrier:
            return False
        later = self.line[self.line.index(index) + 1 :]
        for i in later:
            other = self.entries[i]
            if other.seat == entry.seat or not other.together or other.barrier:
                return False
        return True

    def _take_back(self, index: int, alone: bool) -> None:
        if index not in self.line:
            raise BadUndo(f"Entry {index} is no action that still stands.", entry=index)
        if alone and not self._is_sealed(index):
            raise BadUndo(f"Entry {index} cannot be taken back alone.", entry=index)
        seat = self.entries[index].seat
        before = self.state.actors()
        position = self.line.index(index)
        if alone:
            del self.line[position]
        else:
            del self.line[position:]
        self.entries.append(undo_entry(index, alone))
        self._rebuild()
        for actor in self.state.actors():
            if actor >= 0 and (not alone or actor == seat or actor not in before):
                self._put[actor] = len(self.entries)

    def _rebuild(self) -> None:
        """The state again, from the entries that stand."""
        state = self._start()
        for index in self.line:
            entry = self.entries[index]
            assert entry.action is not None
            state.apply(entry.seat, entry.action)
        state.barrier = False
        self.state = state
        self._legal = [None] * len(self._legal)
