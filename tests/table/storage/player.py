"""Plays one seat of one table, says what was acknowledged, until it is killed or the match over."""

from __future__ import annotations

import asyncio
import sys

from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted, Act


async def play(url: str, id: str, key: str, round: str) -> None:
    house = await House.start(url, pace=0.005, workers=1, key=b"a key for tests only")
    table = await house.load(id)
    seat = table.seat_of(key)
    assert seat is not None
    number = 0
    while table.state == "running":
        if seat in table.waits and seat not in table.bots():
            number += 1
            decision = table.match.decision(seat)
            text = str(table.match.legal(seat)[-1])
            message = Act(f"{round}-{number}", key, seat, decision, (text,))
            answer = await house.handle(id, message)
            if isinstance(answer, Accepted):
                print(answer.index, table.entries[answer.index].line, flush=True)
        await asyncio.sleep(0.001)
    await house.close()
    print("over", flush=True)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
