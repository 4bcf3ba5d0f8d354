"""Drawn tables: kept while somebody looks at them, and what of them a page lacks."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache, partial
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary, ref

from tafelrunde.boards import board_of
from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.event import Event
from tafelrunde.core.match import UNDO
from tafelrunde.core.registry import find
from tafelrunde.core.state import State
from tafelrunde.desks import symbols
from tafelrunde.draw import PLAYERS, Scene, defs
from tafelrunde.draw.canvas import NEW, Canvas, Easel, Update
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Memory, Part
from tafelrunde.draw.shape import use
from tafelrunde.table.match.log import LogItem
from tafelrunde.table.match.table import WAITING, Table
from tafelrunde.web.table import board_default, labels
from tafelrunde.web.table.labels import table_texts
from tafelrunde.web.table.log import log_lines, stepped, walked, walks
from tafelrunde.web.table.protocol import Changes, Frame, LogLine

FRAMES: Final = 12  # positions on the way that are drawn; of a longer way, only its end
LINES: Final = 16  # of the log, as they were told last
QUIET: Final = 20.0  # seconds in which nothing moves, until nothing is kept of what was told
DISCS: Final = tuple(use(f"s-disc-{colour}") for colour in range(len(PLAYERS) + 1))
EMPTY: Final = Part()


@lru_cache
def everywhere(game: str) -> Mapping[str, Drawn]:
    """The definitions that every page of a game has: what is drawn beside its board."""
    discs = defs.needed([need for disc in DISCS for need in disc.needs], {})
    return {**discs, **symbols(find(game))}


Facts = tuple[object, ...]
Lines = tuple[tuple[Event, ...], list[LogLine]]  # with the events, whose addresses are the key


class TableEasel(Easel):
    """A table in one language: its canvases, and the newest lines of its log."""

    def __init__(self, game: str, lang: str) -> None:
        super().__init__(frozenset(everywhere(game)))
        self.lang = lang
        self._shown = -1  # the table's entry after which it was drawn last
        self._facts: Facts = ()  # what it was drawn from
        self._played = 0  # entries of the match up to there
        self._state: State | None = None  # after them
        self._is_awake = False  # since something moved, until nothing has for a while
        self._moved = 0.0  # when something last did
        self._lines: dict[tuple[object, ...], Lines] = {}
        self._plates = Memory()
        self._plated = -1  # the table's entry after which these were drawn last

    def plates(self, table: Table) -> Memory:
        """Of what stands beside the board for all who look."""
        if self._plated != table.last:
            self._plated = table.last
            self._plates.go_on()
        return self._plates

    def look(self, table: Table, seat: int | None) -> Canvas:
        """What somebody sees now. All who look see each position on the way, one after another."""
        facts = (table.state, table.reason, len(table.places), *table.since)
        if facts != self._facts:
            if self._facts:
                self._stir(table, facts)
            self._facts = facts
            for at, state in self._way(table):
                self._show(table, at, state)
        draw = partial(scene_of, table, seat, self.lang)
        return self.canvas(seat, self._shown, draw)

    def _stir(self, table: Table, facts: Facts) -> None:
        """Something moves here: what was shown is drawn once more, to tell what is different.

        Where more than the position is another, it cannot be; then all of it is told.
        """
        if self._state is not None and facts[:2] + facts[3:] == self._facts[:2] + self._facts[3:]:
            for seat in self.looking:
                with suppress(TafelrundeError):
                    self.wake(seat, partial(scene_of, table, seat, self.lang, self._state))
        self._moved = monotonic()
        if not self._is_awake:
            self._is_awake = True
            AWAKE.append(ref(self))
        rest_one(self._moved)

    def is_quiet(self, now: float) -> bool:
        """Whether nothing moves any more; then it rests, if everybody has been told."""
        if now - self._moved > QUIET and self.rest():
            self._is_awake = False
            self._lines.clear()
        return not self._is_awake

    def settle(self) -> None:
        """Of a table where nothing has moved yet nothing need be kept."""
        if not self._is_awake:
            self.rest()

    def _way(self, table: Table) -> list[tuple[int, State | None]]:
        """The positions since the one that is shown, each with the table's entry that led there;
        None for where the table stands now."""
        now = (table.last, None)
        before, first = self._state, self._played
        self._played = len(table.places)
        moves = table.reason is None and table.state != WAITING
        self._state = table.match.state.clone() if moves else None
        entries = table.match.entries[first:] if before and self._state else []
        if not before or len(entries) > FRAMES or any(entry.seat == UNDO for entry in entries):
            return [now]
        out: list[tuple[int, State | None]] = []
        for at, entry in zip(table.places[first:], entries[:-1]):
            assert entry.action is not None  # as it is no undo
            before = before.clone()
            before.apply(entry.seat, entry.action)
            out.append((at, before))
        return [*out, now]

    def _show(self, table: Table, at: int, state: State | None) -> None:
        self._shown = at
        for seat in self.looking:
            with suppress(TafelrundeError):  # then it is not kept, and whoever looks hears of it
                self.canvas(seat, self._shown, partial(scene_of, table, seat, self.lang, state))

    def lines(self, item: LogItem, table: Table) -> list[LogLine]:
        """Made once for all who hear the same of an entry."""
        told, site = labels.words(table, self.lang), table_texts(self.lang)
        key = (item.index, item.undone, told, *map(id, item.events))
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= LINES:
                del self._lines[next(iter(self._lines))]
            lines = log_lines(item, told, site, labels.sides(table))
            if self._is_new(item, table) and walks(item, told):
                walked(item, lines, table.view(None), told)
            if table.header.companion and item.events and not item.undone:
                stepped(item, lines, told)
            found = item.events, lines
            if self._is_awake:
                self._lines[key] = found
        return found[1]

    @staticmethod
    def _is_new(item: LogItem, table: Table) -> bool:
        """Whether a way can still be told from how the table stands; older ones nobody sees."""
        return not item.undone and item.index > table.last - FRAMES


AWAKE: deque[ref[TableEasel]] = deque()


def rest_one(now: float) -> None:
    """Whoever moves looks after one that may have come to rest."""
    first = AWAKE.popleft()
    easel = first()
    if easel is not None and not easel.is_quiet(now):
        AWAKE.append(first)


EASELS: WeakValueDictionary[tuple[str, str, str], TableEasel] = WeakValueDictionary()


def easel_of(table: Table, lang: str) -> TableEasel:
    """Who looks at it keeps it; when nobody does any more, it is forgotten."""
    box = str(table.header.options.get(OPTION, ""))  # with another one everything is another
    key = (table.header.id, lang, box)
    found = EASELS.get(key)
    if found is None:
        found = EASELS[key] = TableEasel(table.header.game, lang)
    return found


def scene_is_empty(table: Table) -> bool:
    return not table.can_see or table.state == WAITING


def scene_of(table: Table, seat: int | None, lang: str, state: State | None = None) -> Scene:
    """What is seen now, or was at a position on the way."""
    if scene_is_empty(table):
        return Scene([])
    game = find(table.header.game)
    board, told = board_of(game), labels.words(table, lang)
    view = table.view(seat) if state is None else game.view(state, seat)
    return board_default.draw(board, view, told) if board.draw is None else board.draw(view, told)


def changes(update: Update) -> Changes:
    out: Changes = {}
    if update.placed is not None:
        out["regions"] = {"up": update.shells, "order": update.placed}
    if update.manners:
        out["manners"] = update.manners
    if update.up:
        out["up"] = update.up
    if update.order:
        out["order"] = {layer: " ".join(ids) for layer, ids in update.order.items()}
    return out


def frame(update: Update, at: int) -> Frame:
    return {"i": at, **changes(update)}


class Page:
    """What one browser has: of which canvas, up to which update, and beside it."""

    def __init__(self) -> None:
        self.easel: TableEasel | None = None
        self.canvas: Canvas | None = None
        self.version = NEW
        self._beside: Mapping[str, Part] = {}

    def look(self, table: Table, seat: int | None, lang: str) -> Canvas:
        """From now on it waits to be told. Of what another seat saw, nothing stays."""
        self.easel = easel_of(table, lang)
        canvas = self.easel.look(table, seat)
        if canvas is not self.canvas:
            if self.canvas is not None:
                self.canvas.observers.discard(self)
            self.canvas, self.version = canvas, NEW
            canvas.observers.add(self)
        if canvas.is_resting and canvas.version != self.version:
            self.easel.wake(seat, partial(scene_of, table, seat, lang))
        return canvas

    def board(self, canvas: Canvas) -> list[Update]:
        """What it lacks of the board it looked at."""
        out = canvas.since(self.version)
        self.version = canvas.version
        canvas.forget_told()
        if self.easel is not None:
            self.easel.settle()
        return out

    def beside(self, panels: Mapping[str, Part]) -> Update:
        """What it lacks beside the board."""
        had, self._beside = self._beside, panels
        out = Update({}, {})
        for layer, part in panels.items():
            before = had.get(layer)
            if before is part:
                continue
            known = before or EMPTY
            out.up |= {id: one for id, one in part.items() if known.get(id) != one}
            if before is None or list(before) != list(part):
                out.order[layer] = tuple(part)
        return out
