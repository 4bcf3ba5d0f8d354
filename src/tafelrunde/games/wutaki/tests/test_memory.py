"""1.7 (audit W2): what others have fulfilled is to be remembered, not shown before the end."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.event import EVERYONE, Event, hears
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record, record
from tafelrunde.core.state import State
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.observe import layout, observe
from tafelrunde.games.wutaki.rules.memory import past
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import SECOND, position
from tafelrunde.testing.helpers.acts import play
from tafelrunde.testing.kit.laws import explained
from tafelrunde.testing.kit.wording import sight

SEATS = 3


def played(seed: int, entries: int = 10_000, **options: str) -> Match:
    """A match of random answers, up to so many entries."""
    match, random = Match(GAME.setup(SEATS, options), Seeded(seed)), Random(seed)
    while not match.over and len(match.entries) < entries:
        seat = match.actors[0]
        match.play(seat, match.state.pick(seat, random))
    return match


def state_of(match: Match) -> Wutaki:
    assert isinstance(match.state, Wutaki)
    return match.state


def numbers(state: State, reader: int) -> list[float]:
    out = [0.0] * sum([rows * (size[0] if size else 1) for _, (rows, *size) in layout(state.setup)])
    observe(GAME.view(state, reader), out)
    return out


def swapped(state: Wutaki, owner: int) -> Wutaki:
    """Another world: what one seat has fulfilled are pacts of other elements, from the deck."""
    out = state.clone()
    assert isinstance(out, Wutaki)
    bag, player = out.pact_bag[:], out.players[owner]
    others: list[int] = []
    for pact in player.fulfilled:
        element = out.setup.pacts[pact].element
        bag[pact] += 1
        wanted = [p for p, n in enumerate(bag) if n and out.setup.pacts[p].element != element]
        others.append(wanted[0])
        bag[wanted[0]] -= 1
    out.pact_bag, player.fulfilled = bag, others
    return out


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_twins_that_differ_in_fulfilled_pacts_look_the_same(seed: int) -> None:
    """1.7: views, drawings, desks, numbers for learners and refusals, while the match lasts."""
    random = Random(seed)
    entries = played(seed, 500).entries
    done = [n for n, e in enumerate(entries) if "fulfils" in [event.code for event in e.events]]
    a = state_of(played(seed, done[0] + 1))
    owner = max(range(SEATS), key=lambda seat: len(a.players[seat].fulfilled))
    b = swapped(a, owner)
    assert a.to_dict() != b.to_dict()
    reader = (owner + 1) % SEATS
    for step in range(120):
        if not a.actors():
            break
        for eyes in (reader, None):
            one, two = GAME.view(a, eyes), GAME.view(b, eyes)
            assert one.text() == two.text()
            assert step % 10 or sight(one) == sight(two)
        assert numbers(a, reader) == numbers(b, reader)
        if reader in a.actors():
            assert explained(a, reader, Random(step)) == explained(b, reader, Random(step))
        seat = a.actors()[0]
        if seat >= 0:
            action = a.pick(seat, random)
        else:  # a draw that is possible in both worlds
            there = {action for action, _ in b.odds()}
            action = random.choice([action for action, _ in a.odds() if action in there])
        a.apply(seat, action)
        b.apply(seat, action)


def test_a_guess_deals_what_lies_face_down_anew() -> None:
    """1.7: bots get no more than a view; what others have fulfilled differs from guess to guess."""
    state = position({"fulfilled": ["F01", "A02", "E03"]}, {"fulfilled": ["E04"]})
    view = GAME.view(state, 1)
    worlds = [GAME.determinize(view, Random(n)) for n in range(10)]
    found = [[player.fulfilled for player in world.players] for world in worlds
             if isinstance(world, Wutaki)]  # fmt: skip
    assert {len(theirs) for theirs, _ in found} == {3}
    assert len({tuple(theirs) for theirs, _ in found}) > 5
    assert all(own == state.players[1].fulfilled for _, own in found)
    assert {str(world.census()) for world in worlds} == {str(state.census())}


def names(events: tuple[Event, ...]) -> set[str]:
    return {arg for event in events for arg in event.args if isinstance(arg, str)}


@pytest.mark.parametrize("seed", [3, 6])
def test_a_log_of_past_turns_names_no_pact_of_others(seed: int) -> None:
    """1.7: neither fulfilled nor accepted ones, nor what they cost and brought; one's own stay."""
    match = played(seed, 700)
    setup = match.setup
    state = state_of(match)
    told = [event for entry in match.entries for event in entry.events]
    pacts = {pact.id for pact in state.setup.pacts}
    assert {"fulfils", "accepts", "row", "sacrifices"} <= {event.code for event in told}
    for reader in (0, 1, 2, None):
        heard = [event for event in told if hears(event.audience, reader)]
        left = setup.remembered(heard, reader)
        held = [] if reader is None else state.players[reader].accepted
        done = [] if reader is None else state.players[reader].fulfilled
        own = {state.setup.pacts[pact].id for pact in [*held, *done]}
        assert names(left) & pacts <= own
        assert own <= names(left)
        mine = [event for event in heard if event.args and event.args[0] == reader]
        assert [event for event in mine if event.code == "fulfils"] == [
            event for event in left if event.code == "fulfils"
        ]
        priced = [e for e in left if e.rule in ("11.1", "11.3", "12.6") and e.audience == EVERYONE]
        assert {event.code for event in priced if event.args[0] != reader} == {"fulfilled-one"}


def test_what_happened_since_the_own_act_is_still_told() -> None:
    """1.7: past is what came before one's own last act; for spectators, before this turn."""
    match = played(3, 300)
    own = [number for number, entry in enumerate(match.entries) if entry.seat == 1]
    assert match.fresh_from(1) == own[-1]
    acts = [entry.seat for entry in match.entries[match.fresh_from(None) :] if entry.seat >= 0]
    assert len(set(acts)) == 1
    assert played(3, 300, memory="shown").fresh_from(1) == 0
    assert played(3).fresh_from(1) == 0  # over: nothing is past


def test_all_is_shown_at_the_end() -> None:
    """1.7: views of the end name everybody's fulfilled pacts."""
    match = played(3)
    facts = match.view(None).facts["players"]
    assert "?" not in str([player["fulfilled"] for player in facts])  # type: ignore[attr-defined]


def test_records_from_before_were_played_openly() -> None:
    """1.7: a record that does not name the option is read as it was played; a new one names it."""
    match = played(3, 60, memory="shown")
    old: Record = record(match)
    del old.options["memory"]
    assert not old.setup().forgets
    assert old.replay().state.to_dict() == match.state.to_dict()
    assert 'option memory: "hidden"\n' in record(played(3, 60)).text()


def test_the_line_of_a_past_turn_in_both_worlds() -> None:
    """1.7: the act itself is told to all by name; afterwards only that a pact was fulfilled."""
    state = position({"resources": "3 sheep 2 gold", "accepted": ["A02"]}, steps=SECOND)
    events = play(state, "fulfil A02")
    told = [event for event in events if event.code == "fulfils"]
    assert told[0].args == (0, "A02")
    left = state.setup.past(told[0], 1)
    assert left is not None
    assert (left.code, left.args) == ("fulfilled-one", (0,))
    assert state.setup.past(told[0], 0) is told[0]


def test_what_one_alone_was_told_stays_theirs() -> None:
    """1.7: to seat 0 as to any other, whoever it is about."""
    for seat in range(SEATS):
        told = Event(seat, "fulfils", "11.1", (SEATS, "F01"))
        assert past(told, seat) is told
