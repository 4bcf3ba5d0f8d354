"""Chapter 13: storms."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.rules.numbers import IN_RESERVE, OWNER, SIZE
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.rules.storm import ways
from tafelrunde.games.eko.rules.turn import Act
from tafelrunde.games.eko.tests.positions import asked, place, player, stack, table
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def strait(blue: str, orange: str = "g9", **rest: object) -> Eko:
    """Fields g3 g4, zone 1 on g5, fields g6 g7, zone 2 on g8, field g9: all in one line."""
    given: dict[str, object] = {"storm": "g5 g8", **rest}
    return place(
        "g3 g4 g6 g7 g9",
        {"blue": blue, "orange": orange},
        options={"storms": True},
        more=given,
    )


def test_zones() -> None:
    """13.2, EKO-R104: storm fields that border on each other are one zone, whatever their tiles."""
    state = strait("g3", storm="g5 f5 f6 g8")
    zone = {
        name: state.graph.zone[state.setup.names.index(name)] for name in ("g5", "f5", "f6", "g8")
    }
    assert zone["g5"] == zone["f5"] == zone["f6"] != zone["g8"]
    assert state.graph.zones == 2


def test_number_of_storm_tiles() -> None:
    """13.1: four with two people, six with more."""
    assert [table(seats, storms=True).storms for seats in (2, 3, 4)] == [4, 6, 6]


@pytest.mark.parametrize(
    ("target", "left", "lost"), [("g5", "B2", 1), ("g7", "B2", 1), ("g8", "B1", 2)]
)
def test_a_disc_for_each_zone(target: str, left: str, lost: int) -> None:
    """13.3, 13.7, EKO-R105, EKO-R108: passing through or stopping inside; to the own reserve."""
    state = strait("g3:3")
    before = player(state, "blue").reserve
    assert codes(play(state, f"move g3 {target}"))[:2] == ["storm-takes", "moves"]
    assert stack(state, target) == left
    assert player(state, "blue").reserve == before + lost


def test_no_loss_outside() -> None:
    """13.3: a path without storms costs nothing."""
    state = strait("g3:3")
    play(state, "move g3 g4")
    assert stack(state, "g4") == "B3"


def test_a_move_that_begins_in_a_zone() -> None:
    """13.4, EKO-R109: costs a disc for it."""
    state = strait("g5:2")
    play(state, "move g5 g4")
    assert stack(state, "g4") == "B1"


def test_idle_stacks_lose_nothing() -> None:
    """13.4."""
    state = strait("g5:2 g3")
    play(state, "move g3 g4")
    assert stack(state, "g5") == "B2"


def test_moving_inside_a_zone_costs_one() -> None:
    """13.4, 13.5, EKO-R107: the same zone is paid for once."""
    state = strait("g5:3", storm="g5 f5 g8")
    play(state, "move g5 f5")
    assert stack(state, "f5") == "B2"


def test_the_last_disc_is_never_lost() -> None:
    """13.8, EKO-R105, EKO-R109: a lone disc neither enters nor leaves a storm."""
    assert refused(strait("g3 g7:2"), "move g3 g5") == "13.8"
    assert refused(strait("g3:2 g7:2"), "move g3 g8") == "4.5"
    assert refused(strait("g3:2"), "move g3 g8") == "13.8"
    assert refused(strait("g5 g3:2"), "move g5 g4") == "13.8"


def test_a_lone_disc_in_a_storm_can_build_and_be_attacked() -> None:
    """13.8."""
    assert "build g5 f6 camp" in legal(strait("g5", reg="f6"))
    state = strait("g4:3", "g5 g9")
    play(state, "move g4 g5")
    assert stack(state, "g5") == "B2"


def test_one_loss_per_zone_and_turn_with_a_forced_march() -> None:
    """13.5, EKO-R107: the stack has paid for zone 1 and comes back for nothing."""
    state = strait("g4:3", reserve={"blue": 3})
    play(state, "move g4 g6", "march")
    play(state, "move g6 g4")
    assert stack(state, "g4") == "B2"


def test_a_lone_disc_that_has_paid_comes_back() -> None:
    """13.5, 13.8, EKO-R107: the zone costs nothing any more, so its last disc may cross it."""
    state = strait("g4:2", reserve={"blue": 3})
    play(state, "move g4 g6", "march", "move g6 g4")
    assert stack(state, "g4") == "B1"


@pytest.mark.parametrize(
    ("first", "second"), [("g5", "g4"), ("g5", "f5"), ("g5", "g7"), ("g6", "g5"), ("g6", "f5")]
)
def test_a_march_in_a_zone_that_is_paid_for(first: str, second: str) -> None:
    """13.4, 13.5, EKO-R107: beginning, crossing and stopping in it cost nothing any more."""
    state = strait("g3:3", storm="g5 f5 g8", reserve={"blue": 3})
    play(state, f"move g3 {first}", "march")
    assert stack(state, first) == "B2"
    play(state, f"move {first} {second}")
    assert stack(state, second) == "B2"


@pytest.mark.parametrize("first", ["g5", "g6"])
def test_an_attack_in_a_zone_that_is_paid_for(first: str) -> None:
    """13.5, EKO-R107: with one disc less it would not be the larger stack."""
    state = strait("g3:3", "f5 g9", storm="g5 f5 g8", reserve={"blue": 3})
    play(state, f"move g3 {first}", "march", f"move {first} f5")
    assert stack(state, "f5") == "B2"


def test_another_stack_pays_again() -> None:
    """13.5, EKO-R107: it is the stack that has paid, not the player."""
    state = strait("g3:2 g6:2", reserve={"blue": 3})
    play(state, "move g3 g5", "march", "move g6 g5")
    assert stack(state, "g5") == "B2"


def test_the_joint_stack_has_paid() -> None:
    """13.5: after regrouping it counts as the one that moved."""
    state = strait("g4:2 g6:2", reserve={"blue": 3})
    play(state, "move g4 g6", "march", "move g6 g4")
    assert stack(state, "g4") == "B3"


def test_several_paths() -> None:
    """13.6, EKO-R105: with different zones at the same price the path is asked for."""
    state = place(
        "g4 g7 i9",
        {"blue": "g4:2", "orange": "i9"},
        options={"storms": True},
        storm="f5 f6 f7 h5 h6 h7",
    )
    play(state, "move g4 g7")
    assert (asked(state), legal(state)) == ("through", {"through 1", "through 2"})
    assert refused(state, "through none") == "13.6"
    assert refused(state, "through 1+2") == "13.8"
    play(state, "through 2")
    assert stack(state, "g7") == "B1"


def test_all_hear_of_a_move_before_its_path() -> None:
    """13.6: who must choose the zones has said from where to where."""
    state = place(
        "g4 g7 i9",
        {"blue": "g4:2", "orange": "i9"},
        options={"storms": True},
        storm="f5 f6 f7 h5 h6 h7",
    )
    (event,) = play(state, "move g4 g7")
    assert (event.code, event.rule, event.args) == ("sets-out", "13.6", (0, "g4", "g7"))


def detour(army: str) -> Eko:
    """g4 and g6 are joined by the field g5 and by the storm f5 f6."""
    return place(
        "g4 g5 g6 i9",
        {"blue": army, "orange": "i9"},
        options={"storms": True},
        storm="f5 f6",
    )


def test_the_path_with_fewest_zones() -> None:
    """13.6: unless the player names another one."""
    state = detour("g4:3")
    play(state, "move g4 g6")
    assert stack(state, "g6") == "B3"


def test_naming_a_detour() -> None:
    """13.6: through the storm on purpose."""
    state = detour("g4:3")
    assert "detour g4 g6" in legal(state)
    play(state, "detour g4 g6")
    assert stack(state, "g6") == "B2"


def test_no_detour_without_another_path() -> None:
    """13.6: into the storm there is only one price."""
    assert refused(detour("g4:3"), "detour g4 f5") == "13.6"


def beside_a_storm(blue: str, orange: str) -> Eko:
    """Fields g3 g4, the storm g5, field g6."""
    return place(
        "g3 g4 g6", {"blue": blue, "orange": orange}, away=False, options={"storms": True},
        storm="g5",
    )  # fmt: skip


def test_no_silent_detour_to_an_attack() -> None:
    """13.6: two against four is refused; into the storm and back as a kamikaze must be named."""
    state = beside_a_storm("g4:2", "g3:4e")
    assert refused(state, "move g4 g3") == "4.8"
    assert "kamikaze" in codes(play(state, "detour g4 g3"))
    assert (stack(state, "g3"), stack(state, "g4")) == ("", "")


def test_no_silent_detour_to_regroup() -> None:
    """13.6: three and two are too many; a disc is lost on the way only if the path is named."""
    state = beside_a_storm("g4:3 g3:2", "g6:4e")
    assert refused(state, "move g4 g3") == "4.7"
    play(state, "detour g4 g3")
    assert stack(state, "g3") == "B4"


def test_a_detour_that_is_refused() -> None:
    """13.6, 13.8, 13.9: there is no other path, it costs too much, it makes the stack too weak."""
    assert refused(beside_a_storm("g4:2", "g6:4e"), "detour g4 g5") == "13.6"
    assert refused(strait("g4 g7:3"), "detour g4 g3") == "13.8"
    assert refused(strait("g4:3", "g3:2"), "detour g4 g3") == "13.9"


def test_a_detour_with_several_paths_is_asked_for() -> None:
    """13.6: the direct way is too full; either storm beside it makes room."""
    state = place(
        "g3 g4 i9",
        {"blue": "g3:2 g4:3", "orange": "i9"},
        options={"storms": True},
        storm="f4 h5",
    )
    assert refused(state, "move g4 g3") == "4.7"
    play(state, "detour g4 g3")
    assert legal(state) == {"through 1", "through 2", "through 1+2"}
    play(state, "through 1")
    assert stack(state, "g3") == "B4"


def test_the_player_picks_the_lost_disc() -> None:
    """13.7, EKO-R106: the emperor, if wanted."""
    state = strait("g4:3e")
    play(state, "move g4 g6")
    assert (asked(state), legal(state)) == ("lose", {"lose disc", "lose emperor"})
    play(state, "lose emperor")
    assert stack(state, "g6") == "B2"
    assert player(state, "blue").emperor == IN_RESERVE


def test_an_ordinary_disc_lost() -> None:
    """13.7, EKO-R106."""
    state = strait("g4:3e")
    play(state, "move g4 g6", "lose disc")
    assert stack(state, "g6") == "B2e"


def test_losses_come_before_the_attack() -> None:
    """13.9, EKO-R110: two discs arrive as one and are too weak for one."""
    assert refused(strait("g4:2", "g6 g9"), "move g4 g6") == "13.9"
    assert refused(strait("g4:2", "g6:2 g9"), "move g4 g6") == "4.8"
    state = strait("g4:3", "g6 g9")
    play(state, "move g4 g6")
    assert stack(state, "g6") == "B2"


def test_attack_into_a_zone() -> None:
    """13.9, EKO-R110: first the loss, then the comparison."""
    assert refused(strait("g4:2", "g5 g9"), "move g4 g5") == "13.9"
    assert refused(strait("g4:3", "g5:2"), "move g4 g5") == "13.9"
    assert "move g4 g5" in legal(strait("g4:3", "g5 g9"))


def test_a_shrunken_stack_as_kamikaze() -> None:
    """13.9: two discs arrive as one against four."""
    state = strait("g4:2 g3", "g6:4 g9")
    assert "kamikaze" in codes(play(state, "move g4 g6"))
    assert stack(state, "g6") == ""


def test_the_limit_of_four_after_the_losses() -> None:
    """13.9: three and two make four when one is lost on the way."""
    state = strait("g4:3 g6:2")
    play(state, "move g4 g6")
    assert stack(state, "g6") == "B4"


def test_only_losses_that_keep_the_move_legal() -> None:
    """13.10, EKO-R106: the attack on an equal stack needs the emperor, so he is not lost."""
    state = strait("g4:2e", "g6 g9")
    play(state, "move g4 g6")
    assert stack(state, "g6") == "B1e"


def test_no_reinforcement_in_a_storm() -> None:
    """13.11, EKO-R111: not even the emperor."""
    state = strait("g5:2 g3", reserve={"blue": 2})
    play(state, "move g3 g4")
    assert {text.split()[1] for text in legal(state)} == {"g4"}
    assert refused(state, "reinforce g5 1") == "13.11"
    alone = place(
        "g3 g4 g9",
        {"blue": "g4:2", "orange": "g9"},
        away=False,
        options={"storms": True},
        storm="g5",
        prisoners={"blue": ["orange"]},
    )
    assert "no-reinforcement" in codes(play(alone, "move g4 g5"))


def exact_sets(state: Eko, cell: int, target: int, paid: int) -> tuple[set[int], set[int]]:
    """The sets of zones of all legal walks to the target, by walking all there are.

    First those with the fewest zones among all walks, legal or not, then the others.
    """
    graph, on = state.graph, state.on
    prices = [0 if zone == 0 else (1 << (zone - 1)) & ~paid for zone in graph.zone]
    start = (cell, prices[cell])
    met, todo, out = {start}, [start], set()
    while todo:
        here, zones = todo.pop()
        for near in graph.steps[here]:
            there = (near, zones | prices[near])
            if near == target:
                out.add(there[1])
            if (on[near] == 0 or near == cell) and there not in met:
                met.add(there)
                todo.append(there)
    stack_there = on[cell]
    most = (stack_there & SIZE) - 1
    fewest = min([zones.bit_count() for zones in out], default=0)
    legal = {
        zones
        for zones in out
        if zones.bit_count() <= most
        and state.setup.lands[(stack_there - zones.bit_count()) * 64 + on[target]]
    }
    few = {zones for zones in legal if zones.bit_count() == fewest}
    return few, legal - few


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reach_equals_walking_every_path(seed: int) -> None:
    """13.3, 13.6, 13.8: moves, detours and their sets of zones, in positions of random play."""
    setup = table(2, storms=True, pyramids=True, portals=True)
    state = setup.start()
    assert isinstance(state, Eko)
    random = Random(seed)
    for count in range(220):
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        actions = [a for a, _ in state.odds()] if seat == CHANCE else state.legal(seat)
        if isinstance(state.decision, Act) and count % 9 == 0:
            check_reach(state, seat)
        state.apply(seat, random.choice(actions))


def check_reach(state: Eko, seat: int) -> None:
    offered, decision, graph = legal(state), state.decision, state.graph
    names = state.setup.names
    for cell in graph.fields:
        if state.on[cell] == 0 or state.on[cell] >> OWNER != seat:
            continue
        assert isinstance(decision, Act)
        paid = decision.paid_by(cell)
        for target in graph.fields:
            if target == cell:
                continue
            few, more = exact_sets(state, cell, target, paid)
            assert set(ways(state.setup, graph, state.on, cell, target, paid, False)) == few
            assert set(ways(state.setup, graph, state.on, cell, target, paid, True)) == more
            for kind, sets in (("move", few), ("detour", more)):
                text = f"{kind} {names[cell]} {names[target]}"
                assert (text in offered) == bool(sets)
                assert (state.refusal(seat, state.setup.space.read(text)) is None) == bool(sets)
