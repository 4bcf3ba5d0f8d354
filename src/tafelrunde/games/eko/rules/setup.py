"""What seats and options fix: the grid, the tiles, the action space, tables for speed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.box import OPTION
from tafelrunde.core.data import Json
from tafelrunde.core.state import Limits, Setup, State

from ..data import components
from .graph import NONE, Graph
from .grid import SIDES, Grid
from .numbers import (
    BIT_NUMBER,
    CAMPS,
    CASTLES,
    COLOURS,
    EMPEROR,
    FAILURES,
    HIGHEST,
    LEVELS,
    MOST_ZONES,
    OWNER,
    PRISONER,
    PYRAMID,
    SIZE,
    TOWERS,
)

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

KEY_BITS: Final = 52  # of a position's number: exact also where JSON numbers are doubles
STEPS_OF_A_TURN: Final = 40  # more than any turn takes


class EkoSetup(Setup):
    # seats' actions
    swap: Block
    keep: Block
    move: Block
    build: Block
    build_emperor: Block
    march: Block
    reinforce: Block
    done: Block
    exchange: Block
    spread: Block  # only with the wind temple
    detour: Block  # these three only where storms blow
    through: Block
    lose: Block
    # chance's
    box: Block
    tile: Block
    turn: Block
    portal: Block
    temple: Block
    storm: Block
    pyramid: Block
    disc: Block
    colour: Block
    start_seat: Block

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        found = components(self.choice(OPTION))
        self.components = found
        # small tiles that take part
        self.portals = found.number("portal", seats) if self.flag("portals") else 0
        self.temples = found.number("temple", seats) if self.flag("wind_temple") else 0
        self.storms = found.number("storm", seats) if self.flag("storms") else 0
        # 14.2: the advice for two need not be followed
        self.pyramids = found.number("pyramid", seats + int(self.flag("both_pyramids")))
        if not self.flag("pyramids"):
            self.pyramids = 0
        self.blows = self.storms + self.pyramids > 0  # there may be storm fields
        self.early_win = self.flag("win_before_exchange")
        self.open_sites = self.flag("open_sites")  # 4.13
        self.spare = 0 if self.flag("last_disc") else 1  # 13.8, 13.12: discs no storm may take
        self.repetitions = self.number("repetitions")
        self.most_turns = self.number("turn_limit") * seats
        self.tiles = found.tiles(seats)
        rings = 2 if self.blows else 1 if self.portals + self.temples > 0 else 0
        self.between = rings > 0 and self.choice("small_tiles") == "between"  # 10.4
        self.grid = Grid(found.centres(seats, self.between), rings)
        self.names = self.grid.names
        self.bare = self.graph([NONE] * self.grid.size, [], [])  # before the map is laid
        self.alone = [(seat,) for seat in range(seats)]
        self.declare()
        self.declare_variants()
        self.declare_chance()
        self.make_tables()
        self.rows: list[list[Action]] = [[] for _ in range(self.grid.size)]
        points = CAMPS + 2 * TOWERS + 3 * CASTLES + PRISONER * (seats - 1) + PYRAMID * self.pyramids
        laying = 2 * len(self.tiles) * FAILURES + 6 * self.grid.size
        self.limits = Limits(laying + STEPS_OF_A_TURN * self.most_turns, 1_000, 0, points)

    def declare(self) -> None:
        block = self.space.block
        fields = self.names if self.blows else self.names[: self.grid.outline]
        drawn = self.names  # also where no stack ends and nothing is built, to say why
        numbers = [str(n) for n in range(1, HIGHEST)]
        self.swap = block("swap", fields)
        self.keep = block("keep")
        self.move = block("move", fields, drawn)
        self.build = block("build", fields, drawn, LEVELS)
        self.build_emperor = block("build-emperor", fields, drawn, LEVELS)
        self.march = block("march")
        self.reinforce = block("reinforce", fields, numbers)
        self.done = block("done")
        self.exchange = block("exchange", COLOURS)
        if self.temples:
            self.spread = block("spread", fields, numbers, commutes=True)

    def declare_variants(self) -> None:
        """13.6: a set of zones is one token, `none`, `2` or `1+4`."""
        most = HIGHEST - self.spare
        masks = [m for m in range(1 << MOST_ZONES) if m.bit_count() <= most]
        self.masks = sorted(masks, key=by_count)
        self.mask_index = [-1] * (1 << MOST_ZONES)
        for i, mask in enumerate(self.masks):
            self.mask_index[mask] = i
        if self.blows:
            fields = self.names
            self.detour = self.space.block("detour", fields, fields)
            self.through = self.space.block("through", [zones_text(m) for m in self.masks])
            self.lose = self.space.block("lose", ["disc", "emperor"])

    def declare_chance(self) -> None:
        block = self.space.block
        names = self.names
        places = [names[flower[0]] for flower in self.grid.flowers]
        seats = [str(seat) for seat in range(self.seats)]
        discs = [*COLOURS, *[f"{colour}-emperor" for colour in COLOURS]]
        self.box = block("box", COLOURS, chance=True)
        self.tile = block("tile", places, [name for name, _ in self.tiles], chance=True)
        self.turn = block("turn", places, [str(turn) for turn in range(6)], chance=True)
        if self.portals:
            self.portal = block("portal", names, SIDES, chance=True)
        if self.temples:
            self.temple = block("temple", names, chance=True)
        trios = ["-".join([names[cell] for cell in trio]) for trio in self.grid.trios]
        if self.storms:
            self.storm = block("storm", trios, chance=True)
        if self.pyramids:
            self.pyramid = block("pyramid", trios, chance=True)
        self.disc = block("disc", names[: self.grid.outline], discs, chance=True)
        self.colour = block("colour", seats, COLOURS, chance=True)
        self.start_seat = block("start", seats, chance=True)

    def make_tables(self) -> None:
        random = Random(0xE60)
        keys = [random.getrandbits(KEY_BITS) for _ in range(self.grid.size * 64)]
        for cell in range(self.grid.size):
            keys[cell * 64] = 0  # nothing there
        self.cell_keys = keys
        self.reserve_keys = [random.getrandbits(KEY_BITS) for _ in range(self.seats * 16)]
        self.emperor_keys = [random.getrandbits(KEY_BITS) for _ in range(self.seats * 8)]
        self.turn_keys = [random.getrandbits(KEY_BITS) for _ in range(self.seats)]
        self.pieces = [bytes([piece]) for piece in range(64)]
        self.lands = bytes([lands(a, b) for a in range(64) for b in range(64)])
        self.opens = bytes([open_kinds(stack) for stack in range(64)])
        remainders = [(1 << i) % BIT_NUMBER for i in range(BIT_NUMBER - 1)]
        # the number of a bit, by its remainder
        self.place = bytes(
            [remainders.index(r) if r in remainders else 0 for r in range(BIT_NUMBER)]
        )
        self.counts = [mask.bit_count() for mask in range(1 << MOST_ZONES)]

    def graph(
        self, terrain: list[int], portals: list[tuple[int, int]], pyramids: list[list[int]]
    ) -> Graph:
        return Graph(self.grid, terrain, portals, pyramids, self.open_sites)

    def row(self, cell: int) -> list[Action]:
        """All moves from a cell, by target."""
        row = self.rows[cell]
        if not row:
            row = [self.move.at(cell, target) for target in range(self.move.n1)]
            self.rows[cell] = row
        return row

    def start(self) -> State:
        from .layout import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from ..position.read import read

        return read(self, data)


def lands(stack: int, there: int) -> int:
    """Whether a stack may end its move where `there` lies (4.6 to 4.11, 6.2)."""
    size = stack & SIZE
    other = there & SIZE
    if other == 0:
        return 1
    if size == 0:  # 13.12
        return 0
    if stack >> OWNER == there >> OWNER:
        return 1 if size + other <= HIGHEST else 0
    if size > other or (stack & EMPEROR and size == other):
        return 1
    return 1 if size == 1 and other == HIGHEST else 0


def open_kinds(stack: int) -> int:
    """Which stacks it may end its move on, as bits: own ones of 1 to 3 discs, others of 1 to 4."""
    out = 0
    own = stack >> OWNER << OWNER
    for size in range(1, HIGHEST):
        out |= lands(stack, own + size) << (size - 1)
    foe = own ^ 1 << OWNER
    for size in range(1, HIGHEST + 1):
        out |= lands(stack, foe + size) << (size + HIGHEST - 2)
    return out


def by_count(mask: int) -> tuple[int, int]:
    return (mask.bit_count(), mask)


def zone_numbers(mask: int) -> list[int]:
    return [zone + 1 for zone in range(MOST_ZONES) if mask >> zone & 1]


def zones_text(mask: int) -> str:
    return "+".join([str(zone) for zone in zone_numbers(mask)]) or "none"
