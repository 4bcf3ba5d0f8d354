"""A match as positions to be turned to: one before its first entry, one after each.

What was taken back is a branch that was left, so the positions are a tree. A state is kept at every
64th step of a branch; a position is played on from the nearest one before it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final

from tafelrunde.core.match import UNDO, Entry
from tafelrunde.core.state import State

STEP: Final = 64  # actions between states that are kept
MOST: Final = 128  # states


class Frame:
    """A position: the one before it, and the entry that led here."""

    __slots__ = ("before", "number", "entry", "depth")

    def __init__(self, before: Frame | None, number: int, entry: Entry | None) -> None:
        self.before = before
        self.number = number
        self.entry = entry
        self.depth: int = 0 if before is None else before.depth + 1


class Film:
    def __init__(self, start: Callable[[], State]) -> None:
        self._start = start
        self._frames = [Frame(None, -1, None)]
        self._kept: OrderedDict[Frame, State] = OrderedDict()
        self._lock = Lock()
        self.played = 0  # actions that were played to find positions

    def follow(self, entries: Sequence[Entry]) -> None:
        """Know these entries; those that were known before are the same."""
        with self._lock:
            for number in range(len(self._frames) - 1, len(entries)):
                self._frames.append(self._next(self._frames[-1], number, entries[number]))

    def _next(self, frame: Frame, number: int, entry: Entry) -> Frame:
        if entry.seat != UNDO:
            return Frame(frame, number, entry)
        later: list[Frame] = []
        while frame.number != entry.takes_back:
            later.append(frame)
            frame = before(frame)
        frame = before(frame)
        if entry.alone:  # what came after it stands
            for one in reversed(later):
                frame = Frame(frame, one.number, one.entry)
        return frame

    @property
    def last(self) -> int:
        """How many entries it knows."""
        return len(self._frames) - 1

    def state(self, at: int) -> State:
        """After so many entries; the caller's own."""
        with self._lock:
            frame, way = self._frames[at], []
            while frame not in self._kept and frame.before is not None:
                way.append(frame)
                frame = frame.before
            state = self._begin(frame)
            for frame in reversed(way):
                self._go_on(state, frame)
            return state

    def _begin(self, frame: Frame) -> State:
        if frame.before is None:
            return self._start()
        self._kept.move_to_end(frame)
        return self._kept[frame].clone()

    def _go_on(self, state: State, frame: Frame) -> None:
        assert frame.entry is not None
        assert frame.entry.action is not None
        state.apply(frame.entry.seat, frame.entry.action)
        self.played += 1
        if frame.depth % STEP == 0:
            self._kept[frame] = state.clone()
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)


def before(frame: Frame) -> Frame:
    assert frame.before is not None, "only what stands is taken back"
    return frame.before
