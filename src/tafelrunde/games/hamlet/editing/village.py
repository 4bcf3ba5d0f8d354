"""How tiles may lie, for whoever lays and turns them by hand."""

from __future__ import annotations

from typing import cast

from tafelrunde.core.data import Json

from ..rules.setup import HamletSetup
from ..rules.village.placement import is_legal, spot_of
from ..rules.village.village import CHURCH, Spot, Village
from .data import refuse


def laid(name: str, spot: Spot) -> Json:
    return {"tile": name, "at": [spot.q, spot.r], "turn": spot.turn}


def ways_at(village: Village, tile: int, host: int, edge: int) -> list[Spot]:
    """Every way in which a tile may lie at this edge of a host."""
    out: dict[tuple[int, int, int], Spot] = {}
    for tile_edge in range(village.shapes[tile].size):
        spot = spot_of(village, tile, host, edge, tile_edge)
        if is_legal(village, tile, spot):
            out.setdefault((spot.q, spot.r, spot.turn), spot)
    return list(out.values())


def ordered(setup: HamletSetup, found: list[Json], about: str) -> list[Json]:
    """In an order in which each touches an earlier one; else others hang on the one in question."""
    village, out, rest = setup.meadow, list[Json](), list(found)
    while rest:
        for entry in rest:
            q, r = cast("list[int]", entry["at"])
            tile, spot = (
                setup.names.index(str(entry["tile"])),
                Spot(q, r, cast("int", entry["turn"])),
            )
            other = village.lay(tile, spot) if is_legal(village, tile, spot) else None
            if other is not None and (other.around[tile] or tile == CHURCH):
                village = other
                out.append(entry)
                rest.remove(entry)
                break
        else:
            refuse("village", f"Others hang on {about}.", "hangs", about, str(rest[0]["tile"]))
    return out
