"""A match among bots, to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tafelrunde.bots.bot import Bot
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE, Outcome


def step(match: Match, seat: int, bot: Bot, random: Random) -> None:
    """One action of a bot, chosen from its view."""
    match.play(seat, bot.choose(match.view(seat), random))


def play(match: Match, bots: Sequence[Bot], random: Random) -> Outcome | None:
    """Let the bots play, one per seat; chance too, where the match has no luck of its own.

    None comes of a match that no rule ends, if the bots do not end it either.
    """
    limits = match.setup.limits
    for _ in range(limits.longest):
        if match.over:
            break
        seat = match.actors[0]
        if seat == CHANCE:
            odds = match.state.odds()
            match.play(CHANCE, outcome_at(odds, int(random.random() * total(odds))))
        else:
            step(match, seat, bots[seat], random)
    outcome = match.outcome
    if outcome is None and limits.ends:
        raise RuntimeError("the match goes on and on: the game's limits are wrong")
    return outcome
