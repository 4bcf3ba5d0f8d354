"""What a reader can work out from a view: the score as of now, what can be paid."""

from __future__ import annotations

from tafelrunde.core.view import View

from ..effects.possible import area_effect
from ..numbers import AREA_COUNT, AREAS, ELEMENTS, OWN, UNKNOWN, WORKERS
from ..places.pacts import can_fulfil
from ..state import Wutaki
from .scoring import PARTS, parts


def known(view: View) -> Wutaki:
    """What the reader knows of the position; what is asked of it here depends on nothing else."""
    state = view.position
    assert isinstance(state, Wutaki)
    return state


def parts_of(view: View) -> list[tuple[str, int | None]]:
    """Points on the track and the seven steps of the scoring for the view's own seat, if it ended
    now; nothing for a spectator, and nothing before the table is laid."""
    return [] if view.seat is None else parts_in(known(view), view.seat)


def parts_in(state: Wutaki, seat: int) -> list[tuple[str, int | None]]:
    """None where it hangs on pacts of others that lie face down (1.7)."""
    if state.round == 0:
        return []
    sure: list[int | None] = [state.players[seat].points, *parts(state, seat)]
    for element in range(len(ELEMENTS)):
        worth = [state.players[seat].points, *parts(supposing(state, element), seat)]
        sure = [one if one == other else None for one, other in zip(sure, worth)]
    return list(zip(PARTS, sure))


def supposing(state: Wutaki, element: int) -> Wutaki:
    """As if all pacts that lie face down were of one element: no number can lie beyond these."""
    if all(UNKNOWN not in player.fulfilled for player in state.players):
        return state
    out = state.clone()
    assert isinstance(out, Wutaki)
    faces = [p for p, face in enumerate(state.setup.pacts) if face.element == element]
    for player in out.players:
        player.fulfilled = [faces[0] if p == UNKNOWN and faces else p for p in player.fulfilled]
    return out


def fulfillable(view: View) -> list[str]:
    """Own pacts whose whole cost is there now."""
    return [] if view.seat is None else fulfillable_in(known(view), view.seat)


def fulfillable_in(state: Wutaki, seat: int) -> list[str]:
    player = state.players[seat]
    if player.cost < 0:
        return []
    hand = len(player.omens)
    pacts = [p for p in player.accepted if can_fulfil(state, seat, p, 0, hand)]
    return [state.setup.pacts[pact].id for pact in pacts]


def markers(view: View, seat: int) -> int:
    """Upgrade markers left."""
    return known(view).markers_left(seat)


def available(view: View, seat: int) -> dict[str, int]:
    """Workers that can still be placed in this round."""
    player = known(view).players[seat]
    return {name: player.stock(worker) for worker, name in enumerate(WORKERS)}


def free_fields(view: View) -> dict[str, int]:
    """Free visit fields by area, own master board last; areas that are closed are left out."""
    state = known(view)
    seat = view.seat or 0
    out: dict[str, int] = {}
    for area in range(AREA_COUNT):
        if state.players[seat].master < 0 or area_effect(state, seat, area) is None:
            continue
        taken = state.occupied(area)
        if area == OWN:
            taken = 1 if state.players[seat].spots[OWN] else 0
        out[AREAS[area]] = max(0, state.setup.fields[area] - taken)
    return out
