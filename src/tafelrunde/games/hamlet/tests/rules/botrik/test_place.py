"""Chapter 21: Botrik builds a place."""

from __future__ import annotations

import pytest

from tafelrunde.core.event import Event
from tafelrunde.games.hamlet.rules.botrik.place import (
    best_hosts,
    best_pairs,
    chosen_blueprint,
    is_avoided,
)
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.chains import longest_road
from tafelrunde.games.hamlet.rules.village.ground import Contacts
from tafelrunde.games.hamlet.rules.village.network import distance
from tafelrunde.games.hamlet.rules.village.placement import lies, placements, spot_of
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.rules.village.village import members
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    PLENTY,
    asked,
    names_of,
    other,
    place,
    reasons,
    road,
    settle,
    tokens,
)
from tafelrunde.games.hamlet.tests.rules.botrik.test_naive import position
from tafelrunde.games.hamlet.tests.villages import contacts_at, number
from tafelrunde.testing.helpers.acts import codes, legal, play

PLACE = {"row": ["place", "raw", "blueprint", "goods", "road"]}


def botrik(
    hand: list[str],
    extra: tuple[str, ...] = (),
    his: dict[str, object] | None = None,
    **rest: object,
) -> Hamlet:
    """It is his turn, nothing can be sold or delivered, the marker of the first tile comes next."""
    orders: dict[str, object] = {
        "orders": ["timber-flour", "brick-milk", "raw"], "blueprints": hand, "gold": 0,
    }  # fmt: skip
    rest.setdefault("trades", [])
    state = place(1, None, extra, other=orders | (his or {}), botrik=PLACE, **rest)
    play(state, "pass")
    return state


def contacts_of(state: Hamlet, tile: int, host: int, pair: int) -> Contacts:
    spot = spot_of(state.village, tile, host, pair // EDGE, pair % EDGE)
    return contacts_at(state.village, tile, spot)


def has_free_lie(state: Hamlet, tile: int) -> bool:
    """Whether there is any way to lay it that he does not avoid."""
    return any(
        not is_avoided(state, lie.contacts(state.village.ground))
        for host in members(state.village.network)
        for lie in lies(state.village, tile, host)
    )


def test_resources_room_and_flag() -> None:
    """21.1, HAM-R99: without the resources, or the flag, it fails."""
    state = botrik(["woodland"], tokens=NOTHING)
    assert "place-fails" in codes(play(state, "marker circle-1"))
    state = botrik(["woodland"])
    state.sides[1].flags = 0
    assert "place-fails" in codes(play(state, "marker circle-1"))
    state = botrik(["woodland"])
    assert "place-chosen" in codes(play(state, "marker circle-1"))


def test_gold_is_ignored() -> None:
    """21.1, HAM-R100: a barn costs him nothing."""
    state = botrik(["barn-c"], ("flour-mill *",), tokens=NOTHING)
    play(state, "marker circle-1")
    settle(state)
    assert state.village.tiles >> number("barn-c") & 1
    assert other(state).points == 4
    assert other(state).gold == 1  # this turn's support


def test_what_he_does_not_pay_is_told() -> None:
    """21.1, 17.4, audit C, W8: also without the modifier."""
    state = botrik(["barn-c"], ("flour-mill *",), tokens=NOTHING)
    events = play(state, "marker circle-1")
    events += settle(state)
    ignored = [(e.rule, e.args) for e in events if e.code == "ignores-cost"]
    assert ignored == [("21.1", (3,))]
    assert "loses" not in codes(events)


def test_classes() -> None:
    """21.2, HAM-R101: milestone refinery, landmark, other refinery, barn."""
    extra = ("dairy-farm *", "flour-mill *")
    lying = {"farm": ["wheat"] * 3, "quarry": ["stone"] * 3, "woodcutter": ["wood"] * 3,
             "flour-mill": ["flour botrik"]}  # fmt: skip
    for hand, wanted in (
        (["barn-c", "pond", "sawmill"], "sawmill"),
        (["barn-c", "master-dairy", "pond"], "pond"),
        (["barn-c", "master-dairy"], "master-dairy"),
    ):
        state = botrik(hand, extra, tokens=lying)
        assert names_of([chosen_blueprint(state, 1)]) == [wanted]


def test_leftmost() -> None:
    """21.2, HAM-R102: of two landmarks the left one; one he cannot pay is passed over."""
    state = botrik(["pond", "woodland"])
    assert names_of([chosen_blueprint(state, 1)]) == ["pond"]
    state = botrik(["orchard", "pond", "woodland"], tokens={"woodcutter": ["wood"]})
    assert names_of([chosen_blueprint(state, 1)]) == ["woodland"]


def test_he_avoids_my_landmarks() -> None:
    """21.3, HAM-R104, HAM-R105: no offered host or lie touches one while others exist."""
    extra = ("pond *", "orchard church loose")
    mine = {"landmarks": ["pond", "orchard"]}
    state = botrik(["hermitage"], extra, me=mine)
    tile = number("hermitage")
    touching = 1 << number("pond") | 1 << number("orchard")
    assert has_free_lie(state, tile)
    for host in best_hosts(state, 1, tile):
        for pair in best_pairs(state, tile, host):
            assert contacts_of(state, tile, host, pair).touched & touching == 0
    every = [p for h in members(state.village.network) for p in placements(state.village, tile, h)]
    assert every


def test_he_yields_if_there_is_no_other_way() -> None:
    """21.3, HAM-R105: with my flag on every tile each lie touches one, and still he builds."""
    state = botrik(["hermitage"])
    every = best_hosts(state, 1, number("hermitage"))
    state.sides[0].landmarks = state.village.tiles
    assert not has_free_lie(state, number("hermitage"))
    assert best_hosts(state, 1, number("hermitage")) == every
    events = play(state, "marker circle-1")
    assert "why-unavoidable" in reasons(events)
    settle(state)
    assert state.village.tiles >> number("hermitage") & 1


def test_he_avoids_lengthening_my_roads() -> None:
    """21.3, HAM-R103, HAM-R105: behind my path he lays no road against the pond's."""
    tile = number("orchard")
    pond = number("pond")
    extra = ("pond woodcutter forest",)
    path = road(extra, "woodcutter", "pond", "0")
    state = botrik(["orchard"], extra, {"landmarks": ["pond"]}, roads=[path])
    assert state.village.network >> pond & 1
    joining = [
        pair
        for pair in placements(state.village, tile, pond)
        if contacts_of(state, tile, pond, pair).roads
    ]
    assert joining
    for pair in joining:
        assert is_avoided(state, contacts_of(state, tile, pond, pair))
    assert not any(contacts_of(state, tile, pond, pair).roads
                   for pair in best_pairs(state, tile, pond))  # fmt: skip
    his = {**path, "by": "botrik"}  # behind a path of his own he likes that very road
    free = botrik(["orchard"], extra, {"landmarks": ["pond"]}, roads=[his])
    assert all(contacts_of(free, tile, pond, p).roads for p in best_pairs(free, tile, pond))


def test_before_my_road_he_lengthens_as_he_likes() -> None:
    """21.3, 21.5, audit C, Q1: my path from farm to market lies elsewhere, and nothing behind it:
    at the market, an end of the longest road without it, road meets road."""
    tile = number("orchard")
    market = number("market")
    path = road((), "farm", "market", "0")
    state = botrik(["orchard"], roads=[path])
    assert market in best_hosts(state, 1, tile)
    assert all(contacts_of(state, tile, market, p).roads for p in best_pairs(state, tile, market))
    events = play(state, "marker circle-1")
    assert not {"why-avoids", "why-unavoidable"} & set(reasons(events))


def test_a_like_segment_at_the_host() -> None:
    """21.4, HAM-R106, HAM-R107: the Woodland never goes where only rock is to be met."""
    state = botrik(["woodland"])
    tile = number("woodland")
    for host in best_hosts(state, 1, tile):
        assert any(
            contacts_of(state, tile, host, pair).like_tiles >> host & 1
            for pair in placements(state.village, tile, host)
        )
    assert number("quarry") not in best_hosts(state, 1, tile)


def test_far_out_on_the_longest_road() -> None:
    """21.5, HAM-R106: the host is an end of the longest road without my pieces."""
    state = botrik(["orchard"], MILLS, tokens=PLENTY)
    depth = longest_road(state.village, 1 << 1).depth
    events = play(state, "marker circle-1")
    assert "why-longest" in reasons(events)
    hosts = best_hosts(state, 1, number("orchard"))
    every = [h for h in members(state.village.network) if depth[h] == 0]
    assert set(hosts) <= set(every)


def test_nearest_to_the_church() -> None:
    """21.6, HAM-R107, HAM-R108: of equals the nearest; then I choose."""
    state = botrik(["woodland"])
    hosts = best_hosts(state, 1, number("woodland"))
    assert len({distance(state.village, 0, host) for host in hosts}) == 1
    play(state, "marker circle-1")
    assert asked(state) == "botrik-host"
    assert legal(state) == {f"host {name}" for name in names_of(hosts)}
    longer = botrik(["woodland"], ("sawmill *",))  # the sawmill is an end too, but farther away
    depth = longest_road(longer.village, 1 << 1).depth
    ends = [host for host in members(longer.village.network) if depth[host] == 0]
    assert len({distance(longer.village, 0, host) for host in ends}) == 2
    events = play(longer, "marker circle-1")
    assert [event.rule for event in events if event.code == "because"][-1] == "21.6"
    chosen = [number(text.split()[1]) for text in legal(longer)]
    assert {distance(longer.village, 0, host) for host in chosen} == {1}


def test_road_meets_road() -> None:
    """21.7, HAM-R109, HAM-R110: if any lie at the host joins roads, all offered ones do."""
    state = botrik(["orchard"])
    tile = number("orchard")
    market = number("market")
    pairs = best_pairs(state, tile, market)
    assert all(contacts_of(state, tile, market, pair).roads for pair in pairs)
    farm = number("farm")
    pairs = best_pairs(state, tile, farm)
    assert all(contacts_of(state, tile, farm, pair).like for pair in pairs)


def test_forest_against_rock_as_a_last_resort() -> None:
    """21.7, HAM-R111: at the woodcutter, all forest, rock can meet nothing better; yet he lays."""
    state = botrik(["mountain-range"])
    tile, host = number("mountain-range"), number("woodcutter")
    every = [contacts_of(state, tile, host, p) for p in placements(state.village, tile, host)]
    assert any(c.like == 0 for c in every)
    kept = [contacts_of(state, tile, host, p) for p in best_pairs(state, tile, host)]
    best = max(c.like > 0 for c in every)
    assert kept
    assert all((c.like > 0) == best for c in kept)
    assert host not in best_hosts(state, 1, tile)


def test_most_like_segments() -> None:
    """21.8, HAM-R111, HAM-R112: fewest forest against rock, then most like; then I choose."""
    # HB-33, audit C, Q2: which of the two comes first is our ruling
    state = botrik(["woodland"])
    tile = number("woodland")
    for host in best_hosts(state, 1, tile):
        every = [contacts_of(state, tile, host, p) for p in placements(state.village, tile, host)]
        like = [c for c in every if c.like]
        fewest = min(c.mixed for c in like)
        most = max(c.like for c in like if c.mixed == fewest)
        chosen = [contacts_of(state, tile, host, p) for p in best_pairs(state, tile, host)]
        assert {(c.mixed, c.like) for c in chosen} == {(fewest, most)}
    first = names_of(best_hosts(state, 1, tile))[0]
    pairs = best_pairs(state, tile, number(first))
    play(state, "marker circle-1", f"host {first}")
    assert len(pairs) > 1
    assert asked(state) == "botrik-place"
    assert len(legal(state)) == len(pairs)
    events = play(state, sorted(legal(state))[0])
    told = [(e.rule, e.args) for e in events if e.code == "chosen-lie"]
    assert told == [("16.5", (len(pairs), "woodland", first))]


def test_fewer_mixed_segments_before_more_alike() -> None:
    """21.8, HB-33, audit C, Q2: one like segment and none mixed beats three like and one mixed."""
    state = position(38)
    tile, host = number("master-dairy"), number("town-hall")
    every = [contacts_of(state, tile, host, p) for p in placements(state.village, tile, host)]
    kept = [contacts_of(state, tile, host, p) for p in best_pairs(state, tile, host)]
    assert {c.mixed for c in kept} == {0}
    assert max(c.like for c in every) > max(c.like for c in kept)


def test_paying_with_own_goods() -> None:
    """17.7, HAM-R113, HAM-R114: his flour before mine; the rest by nearness to the site."""
    extra = ("flour-mill *", "dairy-farm *", "master-mill *")
    lying = {"flour-mill": ["flour 0"], "master-mill": ["flour botrik"], "woodcutter": ["wood"] * 2}
    state = botrik(["inn"], extra, tokens=lying)
    play(state, "marker circle-1")
    settle(state)
    assert tokens(state, "flour-mill") == ["flour 0"]
    assert tokens(state, "master-mill") == []


def chosen_first(state: Hamlet) -> list[Event]:
    """His marker is drawn; where and how he builds is chosen by the first option."""
    events = play(state, "marker circle-1")
    while asked(state) in ("botrik-host", "botrik-place"):
        events += play(state, sorted(legal(state))[0])
    return events


def test_the_rest_by_nearness() -> None:
    """17.7, 19.4, HAM-R114: what is nearest to the host is used."""
    lying = {"barn-c": ["stone"] * 2, "quarry": ["stone"] * 3}
    state = botrik(["mountain-pond"], ("barn-c *", "flour-mill *"), tokens=lying)
    events = chosen_first(state)
    host = number(str(next(e.args[2] for e in events if e.code == "builds")))
    steps = {name: distance(state.village, host, number(name)) for name in lying}
    assert steps["quarry"] < steps["barn-c"]
    assert {e.args[2] for e in events if e.code == "uses"} == {"quarry"}


def test_equally_near_resources_are_mine() -> None:
    """17.7, 16.5, HAM-R114: two goods of mine on one tile: I choose which he uses."""
    extra = ("dairy-farm *", "flour-mill *", "master-dairy *")
    lying = {"master-dairy": ["fine-milk 0", "milk 0"], "farm": ["wheat"] * 2}
    state = botrik(["stables"], extra, tokens=lying)
    chosen_first(state)
    assert asked(state) == "botrik-pay"
    assert legal(state) == {"pay master-dairy fine-milk 0", "pay master-dairy milk 0"}
    events = play(state, "pay master-dairy milk 0")
    assert tokens(state, "master-dairy") == ["fine-milk 0"]
    tied = [e.args for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("pay", "fine-milk milk", "milk")]


def test_reward_flag_milestone() -> None:
    """21.9, HAM-R115: points, flag and milestone are his."""
    state = botrik(["pond"])
    play(state, "marker circle-1")
    settle(state)
    assert (other(state).points, other(state).flags) == (2, 5)
    state = botrik(["sawmill"])
    play(state, "marker circle-1")
    settle(state)
    assert other(state).points == 4
    assert state.milestones[0] == 1


@pytest.mark.parametrize("tile", ["sawmill", "inn", "barn-c"])
def test_the_villager_lies_at_the_host(tile: str) -> None:
    """19.4, HAM-R67: the place of the action is the tile built from."""
    lying = PLENTY | {"flour-mill": ["flour botrik"]}
    state = botrik([tile], ("flour-mill *", "dairy-farm *"), tokens=lying)
    events = play(state, "marker circle-1")
    events += settle(state)
    built = next(e for e in events if e.code == "builds")
    lays = next(e for e in events if e.code == "botrik-lays")
    assert lays.args[1] == built.args[2]
