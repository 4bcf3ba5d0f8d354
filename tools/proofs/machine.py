"""A machine that says random things to a house: rules, seats, keys and texts as they come.

After each, a table read from the database is the same as the one in memory, and says the same to
whoever repeats a message.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tafelrunde.core.state import canonical
from tafelrunde.table.house import House
from tafelrunde.table.match.message import (
    Accepted,
    Act,
    Agree,
    Chat,
    LeaveSeat,
    Message,
    Order,
    Pace,
    Refusal,
    Refuse,
    ReplaceByBot,
    ReturnToSeat,
    TakeSeat,
    Undo,
)
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import Plan
from tools.proofs.laying import KEY

STEPS = 40
SEATS = st.integers(0, 3)  # one more than there are
NUMBERS = st.integers(-2, 40)
TEXTS = st.one_of(st.sampled_from(["bid 1", "bid 2", "bid 3", "", "x"]), st.text(max_size=300))


class Talk(RuleBasedStateMachine):
    """Three people at a table of sealed bids; whoever speaks may have anybody's key."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        url = f"sqlite+aiosqlite:///{Path(self.folder.name) / 'tables.db'}"
        self.house = self.runner.run(House.start(url, 0, 0, key=KEY))
        plans = [Plan("friend")] * 3
        opening = self.house.create_table("sealed_bids", plans, {"rounds": 4}, "p0", True)
        self.made = self.runner.run(opening)
        self.count = 0
        self.first: dict[Message, Accepted | Refusal] = {}
        for seat in range(3):
            self.take(seat)

    def teardown(self) -> None:
        self.runner.run(self.house.close())
        self.runner.close()
        self.folder.cleanup()

    @property
    def table(self) -> Table:
        return self.runner.run(self.house.load(self.made.id))

    def next_id(self) -> str:
        self.count += 1
        return f"m{self.count}"

    def key(self, seat: int) -> str:
        return self.table.key_of(seat) if seat < 3 else self.made.host_key

    def say(self, message: Message) -> None:
        answer = self.runner.run(self.house.handle(self.made.id, message))
        assert isinstance(answer, Accepted) or answer.sentence, answer
        if isinstance(answer, Accepted):
            again = self.runner.run(self.house.handle(self.made.id, message))
            assert isinstance(again, Accepted), again
            assert isinstance(message, Order | Chat) or again.index == answer.index

    @rule(seat=st.integers(0, 2))
    def take(self, seat: int) -> None:
        invite = self.table.invites[seat]
        self.say(TakeSeat(self.next_id(), seat, f"Person {seat}", invite, "", f"p{seat}"))

    @rule(seat=SEATS, of=SEATS, off=st.integers(-1, 1), text=TEXTS)
    def act(self, seat: int, of: int, off: int, text: str) -> None:
        table = self.table
        known = table.reason is None and seat < 3 and table.started
        decision = (table.match.decision(seat) if known else 0) + off
        self.say(Act(self.next_id(), self.key(of), seat, decision, (text,)))

    @rule(seat=st.integers(0, 2), number=st.integers(0, 9))
    def act_well(self, seat: int, number: int) -> None:
        table = self.table
        if seat in table.waits:
            legal = table.match.legal(seat)
            text = str(legal[number % len(legal)])
            self.say(Act(self.next_id(), self.key(seat), seat, table.match.decision(seat), (text,)))

    @rule(seat=SEATS, of=SEATS, entry=NUMBERS)
    def undo(self, seat: int, of: int, entry: int) -> None:
        self.say(Undo(self.next_id(), self.key(of), seat, entry))

    @rule(seat=SEATS, of=SEATS, ask=NUMBERS, yes=st.booleans(), newest=st.booleans())
    def answer(self, seat: int, of: int, ask: int, yes: bool, newest: bool) -> None:
        asking = self.table.asking
        meant = asking.index if newest and asking is not None else ask
        kind = Agree if yes else Refuse
        self.say(kind(self.next_id(), self.key(of), seat, meant))

    @rule(seat=SEATS, of=SEATS, level=st.sampled_from(["random", "greedy", "", "../x"]))
    def bot(self, seat: int, of: int, level: str) -> None:
        self.say(ReplaceByBot(self.next_id(), self.key(of), seat, level))

    @rule(seat=SEATS, of=SEATS, back=st.booleans())
    def move(self, seat: int, of: int, back: bool) -> None:
        kind = ReturnToSeat if back else LeaveSeat
        self.say(kind(self.next_id(), self.key(of), seat))

    @rule(seat=SEATS, of=SEATS, text=TEXTS)
    def order(self, seat: int, of: int, text: str) -> None:
        self.say(Order(self.next_id(), self.key(of), seat, text, True))
        self.say(Pace(self.next_id(), self.key(of), seat, text))

    @rule(text=st.text(max_size=3000))
    def chat(self, text: str) -> None:
        self.say(Chat(self.next_id(), text, 0, self.key(0)))

    @invariant()
    def reads_as_written(self) -> None:
        table = self.table
        other = self.runner.run(self.house.storage.load(self.made.id))
        assert other is not None
        # a bot may have written meanwhile
        self.runner.run(self.house.look())
        if other.last != table.last:
            return
        assert other.reason is None
        assert (other.state, other.waits) == (table.state, table.waits)
        assert other.holders == table.holders
        assert other.asking == table.asking
        mine, theirs = table.match.state.to_dict(), other.match.state.to_dict()
        assert canonical(mine) == canonical(theirs)


def prove(runs: int) -> tuple[str, list[str]]:
    began = time.monotonic()
    faults: list[str] = []
    given = settings(
        max_examples=runs, stateful_step_count=STEPS, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    try:
        run_state_machine_as_test(Talk, settings=given)
    except Exception as error:
        faults.append(f"machine: {error!r}")
    took = time.monotonic() - began
    return f"machine: {runs} runs of {STEPS} steps; faults: {len(faults)}; {took:.0f} s", faults
