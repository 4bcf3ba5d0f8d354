"""Finds the weights of a game's advice: self-play, a fit to the results, a gate of paired matches.

Each round plays matches of bots with today's weights and whims for variety and fits all positions
so far. A fit forecasts; whether it also guides is another question, for features go with winning
that do not cause it. So the whole way to the fit, half of it and a quarter are tried against
today's weights, and the best of them is taken only if, on other luck, it does better than today's:
against these, and against the pool of `reference` and all weights before.

With `pairs` there is no fit: weights are nudged in matches (`nudge.py`), and the same gate decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from random import Random
from time import process_time

from tafelrunde import bots
from tafelrunde.core.errors import BadStudy
from tafelrunde.core.game import Game
from tafelrunde.core.state import CHANCE, Outcome, Setup, State
from tafelrunde.core.worth import ALONE, COMMON, FILE, Weights, chances, read_weights
from tafelrunde.lab.arena import fight
from tafelrunde.lab.fit import Example, fitted, loss
from tafelrunde.lab.nudge import Judged, Nudging, nudged

POSITIONS = 30  # of a match, at most
TESTED = 5  # every fifth match is kept for the test
RIDGE = 300.0  # positions of one match hang together, so much of what they say is said twice
WAYS = (1.0, 0.5, 0.25)  # parts of the way from today's weights to those of the fit
Say = Callable[[str], None]
Seen = tuple[tuple[tuple[float, ...], ...], float]  # features by side, and progress


@dataclass(frozen=True, slots=True)
class Tuning:
    """How much is played."""

    games: int = 200  # of self-play, each round
    rounds: int = 3
    gate: int = 60  # matches against each bot of the pool
    whim: float = 0.15  # how often a move of self-play is what `prior` would, without looking
    chooser: str = "greedy"  # who plays
    ridge: float = RIDGE
    scores: bool = False  # half of a result is by how much
    pairs: int = 0  # of matches in which weights are nudged, each round, instead of a fit
    seed: int = 0


def tune(setup: Setup, folder: Path, tuning: Tuning, say: Say) -> Path:
    """Leaves weights, `advice-1.toml` and so on, in the folder; returns the best ones."""
    game = setup.game
    names = features_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    best = folder / "advice-0.toml"
    write(best, names, weights_of(setup, names), f"{game.key}: where tuning began")
    pool = ["reference"]
    ends: list[End] = []
    for number in range(1, tuning.rounds + 1):
        began = process_time()
        if tuning.pairs:
            new = by_nudges(setup, best, tuning, number, say)
            if Trial(setup, tuning, 0.0, number, say).gate(new, best, pool):
                pool.append(bot_with(tuning.chooser, best))
                best = new
            continue
        ends += self_play(setup, best, tuning, number)
        unit = spread_of([end.outcome for end in ends]) if tuning.scores else 0.0
        examples = examples_of(ends, unit)
        kept = [one for one in examples if one.match % TESTED]
        tested = [one for one in examples if not one.match % TESTED]
        before = read_weights(best.read_text(encoding="utf-8"), names)
        after = fitted(kept, before, tuning.ridge)
        losses = f"log-loss {loss(tested, before):.4f} → {loss(tested, after):.4f}"
        spent = process_time() - began
        many = f"{len(examples)} positions of {len(ends)} matches"
        say(f"round {number}: {many}, {losses}, {spent:.0f} s")
        trial = Trial(setup, tuning, unit, number, say)
        ways = []
        for part in WAYS:
            ways.append(folder / f"advice-{number}-{part:.0%}.toml")
            title = f"{game.key}: round {number}, {part:.0%} of the way"
            write(ways[-1], names, between(before, after, part), title)
        new = trial.most_promising(ways, best)
        if trial.gate(new, best, pool):
            pool.append(bot_with(tuning.chooser, best))
            best = new
    return best


def by_nudges(setup: Setup, old: Path, tuning: Tuning, number: int, say: Say) -> Path:
    """Weights nudged so many times, in a file beside the old ones."""
    names = features_of(setup.game)
    advice = import_module(f"{setup.game.package}.advice")
    before = read_weights(old.read_text(encoding="utf-8"), names)
    nudging = Nudging(pairs=tuning.pairs, seed=1000 * tuning.seed + number)
    game = Judged(setup, advice.weigh, advice.features)
    path = old.with_name(f"advice-{number}.toml")
    after = nudged(game, before, names, nudging, say)
    write(path, names, after, f"{setup.game.key}: round {number}, nudged")
    return path


def between(before: Weights, after: Weights, part: float) -> Weights:
    return Weights(
        [b + part * (a - b) for b, a in zip(before.early, after.early)],
        [b + part * (a - b) for b, a in zip(before.late, after.late)],
    )


def features_of(game: Game) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(import_module(f"{game.package}.advice"), "FEATURES", ())
    if not names:
        raise BadStudy(f"The advice of {game.key} has no features to be weighed.")
    return names


def weights_of(setup: Setup, names: Sequence[str]) -> Weights:
    folder = import_module(setup.game.package).__path__[0]
    text = (Path(folder) / "data" / FILE).read_text(encoding="utf-8")
    return read_weights(text, names, ALONE if setup.seats == 1 else COMMON)


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


@dataclass(frozen=True, slots=True)
class End:
    """A match that was played: some of its positions, and how it ended."""

    positions: tuple[Seen, ...]
    outcome: Outcome


def self_play(setup: Setup, path: Path, tuning: Tuning, number: int) -> list[End]:
    """Half of the matches against `reference`, so that what beats strangers is learned, too."""
    advice = import_module(f"{setup.game.package}.advice")
    out: list[End] = []
    name = bot_with(tuning.chooser, path)
    for index in range(tuning.games):
        random = Random(f"{tuning.seed} {number} {index}")
        names = [name] * setup.seats
        if setup.seats > 1 and index % 2:
            names[random.randrange(setup.seats)] = "reference"
        states, outcome = played(setup, names, tuning.whim, random)
        if outcome is not None:  # an endless match teaches nothing
            found = [
                (tuple(map(tuple, advice.features(one))), advice.progress(one))
                for one in sampled(states, random)
            ]
            out.append(End(tuple(found), outcome))
    return out


def examples_of(ends: Sequence[End], unit: float) -> list[Example]:
    return [
        Example(match, features, progress, shares)
        for match, end in enumerate(ends)
        for shares in [won(end.outcome, unit)]
        for features, progress in end.positions
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


def won(outcome: Outcome, unit: float) -> tuple[float, ...]:
    """By side: 1 for who has won, a share of it where several have. With a unit of scores half of
    it goes by how far they are apart, so that a close match teaches less than a clear one."""
    winners = outcome.winners
    sides = range(len(outcome.ranks))
    plain = [1 / len(winners) if side in winners else 0.0 for side in sides]
    if unit <= 0:
        return tuple(plain)
    by_scores = [(value + 1) / 2 for value in chances([s / unit for s in outcome.scores])]
    return tuple((a + b) / 2 for a, b in zip(plain, by_scores))


def spread_of(outcomes: Sequence[Outcome]) -> float:
    """By how much the best is usually ahead of the second best."""
    leads = []
    for outcome in outcomes:
        *_, second, first = sorted(outcome.scores)
        leads.append(first - second)
    return sqrt(sum(lead * lead for lead in leads) / max(1, len(leads)))


def sampled(seen: list[State], random: Random) -> list[State]:
    return seen if len(seen) <= POSITIONS else random.sample(seen, POSITIONS)


# is it better?


@dataclass(frozen=True, slots=True)
class Trial:
    """Matches that tell whether a round's weights are better."""

    setup: Setup
    tuning: Tuning
    unit: float  # of scores, if leads count
    number: int  # of the round
    say: Say

    def most_promising(self, ways: Sequence[Path], old: Path) -> Path:
        """Which part of the way does best against today's weights, all on the same luck."""
        champion = bot_with(self.tuning.chooser, old)
        luck = 500 + self.number
        shares = [self.share(bot_with(self.tuning.chooser, way), champion, luck) for way in ways]
        return ways[shares.index(max(shares))]

    def gate(self, new: Path, old: Path, pool: Sequence[str]) -> bool:
        """Whether new weights do better than the old ones, and no worse against the pool."""
        gained = 0.0
        challenger, champion = (bot_with(self.tuning.chooser, path) for path in (new, old))
        if self.setup.seats > 1:
            gained = self.share(challenger, champion, self.number) - 1 / len(self.setup.sides)
        for other in pool if self.setup.seats > 1 else pool[:1]:
            mine = self.share(challenger, other, self.number)
            gained += mine - self.share(champion, other, self.number)
        return gained > 0

    def share(self, bot: str, other: str, luck: int) -> float:
        """Of wins; where leads count, half of it is the chance that the mean lead would be."""
        names = [bot] if self.setup.seats == 1 else [bot, other]
        found = fight(self.setup, names, self.tuning.gate, seed=1000 * luck + self.tuning.seed)
        low, high = found.interval[bot]
        wins = found.win_rate[bot]
        mean = found.mean_score
        lead = mean[bot] - max(mean[name] for name in found.bots if name != bot)
        self.say(f"  {bot} against {other}: {wins:.0%} ({low:.0%}–{high:.0%}), lead {lead:+.1f}")
        if not self.unit:
            return wins
        return (wins + 1 / (1 + exp(-lead / self.unit))) / 2
