"""The laws of open games: actors, choices, order, pieces, copies, data, refusals, the end."""

from __future__ import annotations

import json
import pickle
from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.luck import total
from tafelrunde.core.reason import Reason
from tafelrunde.core.state import CHANCE, Setup, State, canonical
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.kit.walk import Step, after, options, walk
from tafelrunde.testing.report import Report


def full(state: State) -> str:
    """A state with what it offers, as one text."""
    actors = state.actors()
    offers = [[str(a) for a in options(state, actor)] for actor in actors]
    return canonical([state.to_dict(), list(actors), offers])


def check_match(setup: Setup, seed: int, report: Report, samples: int) -> None:
    """One random match under all laws; the costly ones at a few sampled positions."""
    random = Random(seed)
    start = setup.start()
    census = start.census()
    earlier: list[tuple[State, str]] = []
    where = name(setup)
    last: State = start
    stride = 1
    for step in walk(setup, random, start):
        last = step.state
        report.steps += 1
        check_actors(step.state, report, where)
        if step.state.census() != census:
            report.fault("lost piece", f"{where}, step {step.number}: {lost(census, step.state)}")
        if step.number % stride == 0 and (len(earlier) < samples or random.random() < 0.3):
            earlier.append((step.state.clone(), full(step.state)))
            check_copies(step, random, report, where)
            check_picks(step.state, report, where)
            check_draws(step.state, report, where)
            check_together(step.state, random, report, where)
            check_refusals(step.state, random, report, where)
            if len(earlier) > samples:
                del earlier[::2]
                stride *= 2
    check_actors(last, report, where)
    check_end(last, report, where)
    for state, text in earlier:
        if full(state) != text:
            report.fault(
                "clone shares a list", f"{where}: a kept copy changed when the match went on"
            )


def lost(census: dict[str, int], state: State) -> str:
    now = state.census()
    kinds = sorted({k for k in [*census, *now] if census.get(k) != now.get(k)})
    return ", ".join([f"{k}: {census.get(k)} → {now.get(k)}" for k in kinds])


def check_actors(state: State, report: Report, where: str) -> None:
    """L4, and what actors, choices and odds must be."""
    actors = state.actors()
    limits = state.setup.limits
    known = set(range(state.setup.seats))
    if actors != (CHANCE,) and (len(set(actors)) != len(actors) or not set(actors) <= known):
        report.fault("wrong actors", f"{where}: {actors}")
    for actor in actors:
        choices = options(state, actor)
        texts = [str(action) for action in choices]
        asked = "chance" if actor == CHANCE else f"seat {actor} ({state.asked(actor).code})"
        if not choices:
            report.fault(
                "a step that cannot be completed", f"{where}: {asked} must act but has no choice"
            )
        if len(set(texts)) != len(texts):
            report.fault("a choice offered twice", f"{where}: {asked}")
        if any(action.block.chance != (actor == CHANCE) for action in choices):
            report.fault("chance and seats mixed up", f"{where}: {asked} is offered the other's")
        if actor == CHANCE and any(weight < 1 for _, weight in state.odds()):
            report.fault("odds without weight", f"{where}: {texts[:5]}")
        if actor == CHANCE and len(choices) > limits.odds:
            report.fault("limits too small", f"{where}: {len(choices)} outcomes of one draw")


def check_copies(step: Step, random: Random, report: Report, where: str) -> None:
    """L7, clone, dict, JSON and pickle; a copy moves without its original."""
    state = step.state
    text = full(state)
    data = state.to_dict()
    again = {
        "clone": state.clone(),
        "from_dict": state.setup.from_dict(json.loads(json.dumps(data))),
        "pickle": pickle.loads(pickle.dumps(state)),
    }
    for way, copy in again.items():
        if full(copy) != text:
            report.fault("a copy differs", f"{where}, step {step.number}: {way}")
    moved = after(state, step.seat, step.action)
    if full(state) != text:
        report.fault("clone shares a list", f"{where}: after “{step.action}” on a copy")
    same = again["from_dict"]
    same.apply(step.seat, same.setup.space.read(str(step.action)))
    if canonical(same.to_dict()) != canonical(moved.state.to_dict()):
        report.fault("a copy plays differently", f"{where}: “{step.action}” after from_dict")


class Even(Random):
    """Gives the number it is told, so that a draw can be counted out instead of repeated."""

    number = 0.0

    def random(self) -> float:
        return self.number


def check_picks(state: State, report: Report, where: str) -> None:
    """A pick is legal, and as many numbers lead to each action as to any other.

    Of n actions each must come for one of n even numbers: exact, so it raises no false alarm.
    """
    even = Even()
    for seat in state.actors():
        legal = [] if seat == CHANCE else state.legal(seat)
        missed = set(legal)
        for number in range(len(legal)):
            even.number = (number + 0.5) / len(legal)
            action = state.pick(seat, even)
            if action not in legal:
                report.fault("an illegal pick", f"{where}: “{action}” of seat {seat}")
            missed.discard(action)
        if missed:
            never = ", ".join(sorted([f"“{action}”" for action in missed])[:5])
            report.fault("picks are not uniform", f"{where}: {never} of seat {seat} too seldom")


def check_draws(state: State, report: Report, where: str) -> None:
    """To each outcome of chance lead the numbers that its weight gives it."""
    if state.actors() != (CHANCE,):
        return
    odds = state.odds()
    even = Even()
    point = 0
    for action, weight in odds:  # in the middle of its own part, so that no rounding matters
        even.number = (point + weight / 2) / total(odds)
        if (found := state.draw(even)) != action:
            report.fault("draws do not follow the odds", f"{where}: “{found}”, not “{action}”")
        point += weight


def check_together(state: State, random: Random, report: Report, where: str) -> None:
    """L3: while several seats are asked, none disturbs another, and the order does not matter."""
    actors = state.actors()
    if len(actors) < 2:
        return
    first, second = random.sample(actors, 2)
    one = random.choice(state.legal(first))
    two = random.choice(state.legal(second))
    a = after(state, first, one).state
    b = after(state, second, two).state
    if second not in a.actors() or shown(a, second) != shown(state, second):
        report.fault(
            "sealed choices disturb each other",
            f"{where}: “{one}” of seat {first} changes what seat {second} is asked",
        )
        return
    ab = after(a, second, two).state
    if first in b.actors() and one in b.legal(first):
        ba = after(b, first, one).state
        if canonical(ab.to_dict()) == canonical(ba.to_dict()):
            return
    report.fault(
        "sealed choices do not commute", f"{where}: “{one}” of {first} and “{two}” of {second}"
    )


def shown(state: State, seat: int) -> str:
    ask = state.asked(seat)
    legal = [str(action) for action in state.legal(seat)]
    return canonical([legal, ask.code, ask.rule, list(ask.args)])


def sampled(state: State, seat: int, random: Random) -> list[Action]:
    """Legal actions, and others of the kinds on offer."""
    legal = state.legal(seat)
    out = random.sample(legal, min(4, len(legal)))
    for block in sorted({action.block.id for action in legal}):
        kind = state.setup.space.blocks[block]
        out += [kind.nth(random.randrange(kind.size)) for _ in range(6)]
    return out


def explained(state: State, seat: int, random: Random) -> list[tuple[Action, Reason | None]]:
    """What is said of sampled actions: of those on offer by kind, and one of each other kind."""
    game = state.setup.game
    out = [(action, game.refusal(state, seat, action)) for action in sampled(state, seat, random)]
    offered = {action.block.id for action in state.legal(seat)}
    for block in state.setup.space.blocks:
        if not block.chance and block.id not in offered:
            action = block.nth(random.randrange(block.size))
            out.append((action, game.absent(state, seat, action)))
    return out


def check_refusals(state: State, random: Random, report: Report, where: str) -> None:
    """`legal` and `refusal` agree."""
    game = state.setup.game
    for seat in state.actors():
        if seat == CHANCE:
            continue
        legal = state.legal(seat)
        for action in sampled(state, seat, random):
            rule = game.refusal(state, seat, action)
            if action in legal and rule is not None:
                report.fault(
                    "legal and refusal disagree",
                    f"{where}: “{action}” is legal, but {rule} objects",
                )
            if action not in legal and rule is None:
                report.fault(
                    "legal and refusal disagree",
                    f"{where}: “{action}” is not legal, but nothing objects to it",
                )


def check_end(state: State, report: Report, where: str) -> None:
    """The match ends within its limits, with an outcome that fits the sides."""
    limits = state.setup.limits
    if state.actors():
        if limits.ends and all(options(state, actor) for actor in state.actors()):
            report.fault("endless match", f"{where}: still going after {limits.longest} steps")
        return
    outcome = state.outcome()
    sides = len(state.setup.sides)
    if outcome is None or len(outcome.scores) != sides or len(outcome.ranks) != sides:
        report.fault("wrong outcome", f"{where}: {outcome} for {sides} sides")
        return
    if any(not limits.low <= score <= limits.high for score in outcome.scores):
        report.fault("limits too small", f"{where}: scores {outcome.scores}")
    if min(outcome.ranks) != 1 or any(
        rank != 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks
    ):
        report.fault("wrong outcome", f"{where}: ranks {outcome.ranks}")
