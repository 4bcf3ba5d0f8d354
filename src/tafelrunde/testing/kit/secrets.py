"""Secrets: views against events, by twin runs, guessed worlds and pairs of actions.

Twins are chosen by what a seat was told, never by what it sees: so a view that shows more than was
told, and an event that tells more than is seen, are both found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.state import CHANCE, Setup, State, canonical
from tafelrunde.testing.kit.laws import explained
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.kit.walk import (
    After,
    after,
    options,
    pick,
    reader_name,
    readers,
    walk,
)
from tafelrunde.testing.kit.wording import sight
from tafelrunde.testing.report import Report

TRIES = 12  # other actions tried in search of a twin
GUESSES = 12  # worlds made from one view
THOROUGH = 10  # samples from which twins are run for every reader, else for a few
FEW = 3
DRAWN = 8  # pairs of pages drawn early in a twin run; later ones ever more seldom


def check_secrets(setup: Setup, seed: int, report: Report, samples: int) -> None:
    """One random match: guesses that fit, news with a barrier, and audiences that fit the views."""
    random = Random(seed)
    where = name(setup)
    if not setup.game.meta.secrets:
        check_open(setup, random, report, where, samples)
        return
    for step in walk(setup, random):
        if random.random() > samples / (step.number + 1):
            continue
        for reader in readers(setup):
            check_guess(step.state, reader, random, report, where)
        check_news(step.state, step.seat, step.action, random, report, where)
        check_audience(step.state, step.seat, step.action, random, report, where)
    eyes = readers(setup)
    if samples < THOROUGH and len(eyes) > FEW:
        eyes = random.sample(eyes, FEW)
    for reader in eyes:
        for often in (1.0, 0.4, 0.1):
            luck = Random(f"{seed} {reader} {often}")
            for _ in twins(setup, reader, often, luck, report, where, lambda n: DRAWN / (n + 1)):
                pass


def check_open(setup: Setup, random: Random, report: Report, where: str, samples: int) -> None:
    """A game without secrets: every reader can rebuild the whole state."""
    game = setup.game
    for step in walk(setup, random):
        if random.random() > samples / (step.number + 1):
            continue
        for reader in readers(setup):
            check_guess(step.state, reader, random, report, where)
            guess = game.determinize(game.view(step.state, reader), random)
            if canonical(guess.to_dict()) != canonical(step.state.to_dict()):
                report.fault("a secret in an open game", f"{where}: set `secrets` in its meta")


def check_guess(
    state: State, reader: int | None, random: Random, report: Report, where: str
) -> None:
    """L2: a world made from a view looks the same from there."""
    game = state.setup.game
    view = game.view(state, reader)
    guess = game.view(game.determinize(view, random), reader)
    if guess.text() != view.text():
        spot = difference(view.facts, guess.facts) or "actors, choices, question or outcome"
        report.fault("a guessed world does not fit", f"{where}, {reader_name(reader)}: {spot}")


def check_news(
    state: State, seat: int, action: Action, random: Random, report: Report, where: str
) -> None:
    """In another world that fits a reader's view the same action tells it the same, or is news."""
    if seat == CHANCE:
        return
    here = after(state, seat, action)
    game = state.setup.game
    for reader in readers(state.setup):
        other = game.determinize(game.view(state, reader), random)
        if seat not in other.actors() or action not in other.legal(seat):
            continue
        there = after(other, seat, action)
        if here.heard(reader) != there.heard(reader):
            if not here.barrier:
                report.fault(
                    "missing barrier",
                    f"{where}: “{action}” brings {reader_name(reader)} news, but can be undone",
                )
        elif (here.state.actors() == (CHANCE,)) != (there.state.actors() == (CHANCE,)):
            report.fault(
                "chance depends on a secret",
                f"{where}: after “{action}” chance acts or not by what {reader_name(reader)} "
                "does not know",
            )


def check_audience(
    state: State, seat: int, action: Action, random: Random, report: Report, where: str
) -> None:
    """Two actions told apart to a reader, unseen in its view, must not differ in a secret."""
    other = random.choice(options(state, seat))
    if other is action:
        return
    one, two = after(state, seat, action), after(state, seat, other)
    game = state.setup.game
    for reader in readers(state.setup):
        if reader == seat or one.heard(reader) == two.heard(reader):
            continue
        view = game.view(one.state, reader)
        if view.text() != game.view(two.state, reader).text():
            continue
        guesses = [game.determinize(view, random) for _ in range(GUESSES)]
        spot = open_secret(one.state, two.state, guesses)
        if spot is not None:
            told = ", ".join([t for t in one.heard(reader) if t not in two.heard(reader)])
            report.fault(
                "audience too wide",
                f"{where}: {reader_name(reader)} is told {told} by “{action}”, "
                f"but its view does not know {spot}",
            )


def open_secret(one: State, two: State, guesses: list[State]) -> str | None:
    """A place where two states differ and a reader guesses now the one, now the other."""
    first, second = leaf_paths(one.to_dict()), leaf_paths(two.to_dict())
    worlds = [leaf_paths(guess.to_dict()) for guess in guesses]
    for path, value in first.items():
        guessed = {world.get(path) for world in worlds}
        if second.get(path) != value and {value, second.get(path)} <= guessed:
            return path
    return None


def leaf_paths(data: object, path: str = "state") -> dict[str, str]:
    """Every value in a tree by its place."""
    if isinstance(data, dict):
        pairs = [(f"{path}.{key}", value) for key, value in data.items()]
    elif isinstance(data, list):
        pairs = [(f"{path}[{i}]", value) for i, value in enumerate(data)]
    else:
        return {path: canonical(data)}
    return {k: v for spot, value in pairs for k, v in leaf_paths(value, spot).items()}


def twins(
    setup: Setup,
    reader: int | None,
    often: float,
    random: Random,
    report: Report,
    where: str,
    drawn: Callable[[int], float],
) -> Iterator[tuple[State, State]]:
    """Two matches that tell a reader the same look the same to it, all along.

    They part at every chance or only now and then: whatever is revealed ends a pair that differs.
    `drawn`: how often pages are compared, too, by the number of the step.
    """
    a, b = setup.start(), setup.start()
    for number in range(setup.limits.longest):
        actors = a.actors()
        if not actors:
            return
        seat = random.choice(actors)
        if not options(a, seat):
            return
        action = pick(a, seat, random)
        here = after(a, seat, action)
        is_drawn = random.random() < drawn(number)
        twin = twin_action(b, seat, reader, here, action, random, random.random() < often)
        if twin is None:  # what was told proves the worlds different: go on from one of them
            a, b = here.state, here.state.clone()
            continue
        taken, there = twin
        if not same_sight(here, there, reader, a, (action, taken), is_drawn, report, where):
            return
        a, b = here.state, there.state
        if reader is not None and reader in a.actors():
            check_explained(a, b, reader, random.random(), report, where)
        yield a, b


def check_explained(
    a: State, b: State, reader: int, seed: float, report: Report, where: str
) -> None:
    """What is refused, why, and with which numbers says nothing that the reader does not know."""
    for (tried, one), (_, two) in zip(
        explained(a, reader, Random(seed)), explained(b, reader, Random(seed))
    ):
        if one != two:
            told = f"“{tried}”: {one} and {two}"
            report.fault("leak in a refusal", f"{where}, {reader_name(reader)}: {told}")


def twin_action(
    state: State,
    seat: int,
    reader: int | None,
    here: After,
    action: Action,
    random: Random,
    part: bool,
) -> tuple[Action, After] | None:
    """An action of the actor that tells the reader exactly the same: another one, to part."""
    if seat not in state.actors():
        return None
    choices = options(state, seat)
    heard = here.heard(reader)
    same = [choice for choice in choices if choice is action]
    if seat == reader:
        order = same
    else:
        others = [choice for choice in choices if choice is not action]
        others = random.sample(others, min(TRIES, len(others)))
        order = [*others, *same] if part else [*same, *others]
    for choice in order:
        there = after(state, seat, choice)
        if there.heard(reader) == heard:
            return choice, there
    return None


def same_sight(
    here: After,
    there: After,
    reader: int | None,
    before: State,
    actions: tuple[Action, Action],
    drawn: bool,
    report: Report,
    where: str,
) -> bool:
    """Whether two worlds that told a reader the same show it the same; names the leak if not."""
    game = before.setup.game
    one, two = game.view(here.state, reader), game.view(there.state, reader)
    spot = f"{where}, {reader_name(reader)}, after “{actions[0]}” or “{actions[1]}”"
    if one.text() == two.text():
        if not drawn or sight(one) == sight(two):
            return True
        report.fault("leak in the drawing", f"{spot}: the pages differ, the views do not")
        return False
    path = difference(one.facts, two.facts)
    if (here.state.actors() == (CHANCE,)) != (there.state.actors() == (CHANCE,)):
        report.fault("chance depends on a secret", f"{spot}: chance acts in one world only")
    elif path is None:
        report.fault("leak in the choices", f"{spot}: actors, choices, question or outcome differ")
    elif leaves(one.facts) == leaves(two.facts):
        report.fault("a mark follows an unseen card", f"{spot}: {path}")
    else:
        report.fault("leak in the view", f"{spot}: {path}")
    return False


def leaves(data: object) -> list[str]:
    """All values in a tree, without their places."""
    if isinstance(data, dict):
        return sorted([leaf for value in data.values() for leaf in leaves(value)])
    if isinstance(data, list):
        return sorted([leaf for value in data for leaf in leaves(value)])
    return [canonical(data)]


def difference(one: object, two: object, path: str = "facts") -> str | None:
    """The first place where two trees differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        return dict_difference(one, two, path)
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two)):
            if (found := difference(a, b, f"{path}[{i}]")) is not None:
                return found
        return None
    if one == two:
        return None
    return f"{path} is {canonical(one)[:60]} or {canonical(two)[:60]}"


def dict_difference(one: Json, two: Json, path: str) -> str | None:
    for key in [*one, *[k for k in two if k not in one]]:
        if key not in one or key not in two:
            return f"{path}.{key} is there or not"
        if (found := difference(one[key], two[key], f"{path}.{key}")) is not None:
            return found
    return None
