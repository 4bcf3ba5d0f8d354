"""Finds the weights of a game's advice: self-play, a fit to the results, a gate of paired matches.

Each round plays matches of bots with today's weights and whims for variety, fits all positions so
far, and takes the new weights only if they do better than today's: against these, and against the
pool of `reference` and all weights before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time

from tafelrunde import bots
from tafelrunde.core.errors import BadStudy
from tafelrunde.core.game import Game
from tafelrunde.core.state import CHANCE, Outcome, Setup, State
from tafelrunde.core.worth import FILE, Weights, read_weights
from tafelrunde.lab.arena import fight
from tafelrunde.lab.fit import Example, fitted, loss

POSITIONS = 30  # of a match, at most
TESTED = 5  # every fifth match is kept for the test
RIDGE = 300.0  # positions of one match hang together, so much of what they say is said twice
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Tuning:
    """How much is played."""

    games: int = 200  # of self-play, each round
    rounds: int = 2
    gate: int = 40  # matches against each bot of the pool
    whim: float = 0.15  # how often a move of self-play is what `prior` would, without looking
    chooser: str = "greedy"  # who plays
    seed: int = 0


def tune(setup: Setup, folder: Path, tuning: Tuning, say: Say) -> Path:
    """Leaves weights, `advice-1.toml` and so on, in the folder; returns the best ones."""
    game = setup.game
    names = features_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    best = folder / "advice-0.toml"
    write(best, names, weights_of(game, names), f"{game.key}: where tuning began")
    pool = ["reference"]
    examples: list[Example] = []
    for number in range(1, tuning.rounds + 1):
        began = process_time()
        examples += self_play(setup, best, tuning, len(examples), number)
        kept = [one for one in examples if one.match % TESTED]
        tested = [one for one in examples if not one.match % TESTED]
        before = read_weights(best.read_text(encoding="utf-8"), names)
        after = fitted(kept, before, RIDGE)
        say(
            f"round {number}: {len(examples)} positions, log-loss {loss(tested, before):.4f} → "
            f"{loss(tested, after):.4f}, {process_time() - began:.0f} s"
        )
        new = folder / f"advice-{number}.toml"
        write(new, names, after, f"{game.key}: round {number}, {len(examples)} positions")
        if gate(setup, new, best, pool, tuning, number, say):
            pool.append(bot_with(tuning.chooser, best))
            best = new
        else:
            break
    return best


def features_of(game: Game) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(import_module(f"{game.package}.advice"), "FEATURES", ())
    if not names:
        raise BadStudy(f"The advice of {game.key} has no features to be weighed.")
    return names


def weights_of(game: Game, names: Sequence[str]) -> Weights:
    folder = import_module(game.package).__path__[0]
    return read_weights((Path(folder) / "data" / FILE).read_text(encoding="utf-8"), names)


def write(path: Path, names: Sequence[str], weights: Weights, title: str) -> None:
    lines = [
        f"# Log-odds per unit of a feature, at the beginning and at the end of a match; {title}",
        "",
        "[weights]",
        *[
            f"{name} = [{early:.4g}, {late:.4g}]"
            for name, early, late in zip(names, weights.early, weights.late)
        ],
        "",
    ]
    path.write_text("\n".join(lines).replace("[0,", "[0.0,").replace(" 0]", " 0.0]"), "utf-8")


def bot_with(chooser: str, path: Path) -> str:
    return f"{chooser}:weights={path}"


# matches to learn from


def self_play(setup: Setup, path: Path, tuning: Tuning, first: int, number: int) -> list[Example]:
    """Half of the matches against `reference`, so that what beats strangers is learned, too."""
    out: list[Example] = []
    name = bot_with(tuning.chooser, path)
    for index in range(tuning.games):
        random = Random(f"{tuning.seed} {number} {index}")
        names = [name] * setup.seats
        if setup.seats > 1 and index % 2:
            names[random.randrange(setup.seats)] = "reference"
        out += learned(setup, names, tuning.whim, random, first + index)
    return out


def learned(
    setup: Setup, names: Sequence[str], whim: float, random: Random, match: int
) -> list[Example]:
    """Positions at the beginning of turns, with what came of them; none of an endless match."""
    advice = import_module(f"{setup.game.package}.advice")
    seen, outcome = played(setup, names, whim, random)
    if outcome is None:
        return []
    shares = won(outcome)
    return [
        Example(match, tuple(map(tuple, advice.features(one))), advice.progress(one), shares)
        for one in sampled(seen, random)
    ]


def played(
    setup: Setup, names: Sequence[str], whim: float, random: Random
) -> tuple[list[State], Outcome | None]:
    """A match of bots with whims: its positions at the beginning of turns, and how it ended."""
    game = setup.game
    state = setup.start()
    seated = [bots.find(name) for name in names]
    seen: list[State] = []
    last = CHANCE
    for _ in range(setup.limits.longest):
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(random))
            continue
        if seat != last or setup.seats == 1:
            seen.append(state.clone())
            last = seat
        view = game.view(state, seat)
        if random.random() < whim:
            weights = game.prior(game.determinize(view, random), seat, view.legal)
            action = random.choices(view.legal, weights)[0]
        else:
            action = seated[seat].choose(view, random)
        state.apply(seat, action)
    return seen, None if state.actors() else state.outcome()


def won(outcome: Outcome) -> tuple[float, ...]:
    """By side: 1 for who has won, a share of it where several have."""
    winners = outcome.winners
    sides = range(len(outcome.ranks))
    return tuple(1 / len(winners) if side in winners else 0.0 for side in sides)


def sampled(seen: list[State], random: Random) -> list[State]:
    return seen if len(seen) <= POSITIONS else random.sample(seen, POSITIONS)


# is it better?


def gate(
    setup: Setup,
    new: Path,
    old: Path,
    pool: Sequence[str],
    tuning: Tuning,
    number: int,
    say: Say,
) -> bool:
    """Whether new weights do better than the old ones, and no worse against the pool."""
    gained = 0.0
    challenger, champion = bot_with(tuning.chooser, new), bot_with(tuning.chooser, old)
    if setup.seats > 1:
        gained = share(setup, challenger, champion, tuning, number, say) - 1 / len(setup.sides)
    for other in pool:
        mine = share(setup, challenger, other, tuning, number, say)
        gained += mine - share(setup, champion, other, tuning, number, say)
    return gained > 0


def share(setup: Setup, bot: str, other: str, tuning: Tuning, number: int, say: Say) -> float:
    names = [bot] if setup.seats == 1 else [bot, other]
    found = fight(setup, names, tuning.gate, seed=1000 * number + tuning.seed)
    low, high = found.interval[bot]
    say(f"  {bot} against {other}: {found.win_rate[bot]:.0%} ({low:.0%}–{high:.0%})")
    return found.win_rate[bot]
