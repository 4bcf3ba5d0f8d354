"""What is compared with what."""

from __future__ import annotations

from dataclasses import dataclass

import tafelrunde

OURS = ""
STATE, MATCH, PLAYOUT = "state", "match", "playout"
LOOPS = {
    STATE: "ours, State",
    MATCH: "ours, Match (checked, told, recorded)",
    PLAYOUT: "ours, compiled loop",
}


@dataclass(frozen=True, slots=True)
class Line:
    label: str
    job: str  # for a worker
    peer: str = OURS
    is_same_loop: bool = True  # asks from Python what is legal, and chooses there


@dataclass(frozen=True, slots=True)
class Group:
    """The first line is what the others are divided by, where they play the same game."""

    title: str
    lines: tuple[Line, ...]
    has_ratios: bool = True


def ours(key: str, seats: int) -> tuple[Line, ...]:
    return tuple(
        Line(label, f"{loop} {key} {seats}", is_same_loop=loop != PLAYOUT)
        for loop, label in LOOPS.items()
    )


def groups() -> list[Group]:
    return [
        Group(
            "Connect four",
            (
                *ours("connect4", 2),
                Line("OpenSpiel, C++", "open_spiel connect_four", "OpenSpiel"),
                Line("PettingZoo", "pettingzoo connect_four_v3", "PettingZoo"),
                Line("Pgx, one match", "pgx connect_four", "Pgx"),
                Line("Pgx, 1,024 matches at once", "pgx-many connect_four", "Pgx", False),
            ),
        ),
        Group(
            "Leduc poker",
            (
                *ours("leduc", 2),
                Line("OpenSpiel, C++", "open_spiel leduc_poker", "OpenSpiel"),
                Line("RLCard", "rlcard leduc-holdem", "RLCard"),
                Line("Pgx, one match", "pgx leduc_holdem", "Pgx"),
            ),
        ),
        Group(
            "Other games, for orientation only",
            (
                Line("OpenSpiel, Python tic-tac-toe", "open_spiel python_tic_tac_toe", "OpenSpiel"),
                Line("OpenSpiel, Python Kuhn poker", "open_spiel python_kuhn_poker", "OpenSpiel"),
                Line("Catanatron, four random players", "catanatron 4", "Catanatron"),
            ),
            has_ratios=False,
        ),
        *(
            Group(f"{meta.title['en']}, {seats} players", ours(key, seats))
            for key, meta in tafelrunde.metas().items()
            for seats in [max(2, meta.seats[0])]
        ),
    ]  # fmt: skip
