"""All checks of the kit on one game: `tafelrunde check KEY`, or `assert_conforms` in a test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from tafelrunde import _build
from tafelrunde.boards import BOARD
from tafelrunde.core.errors import BadPart
from tafelrunde.core.game import Game
from tafelrunde.core.parts import FOR_SOME, NEEDED
from tafelrunde.core.registry import find
from tafelrunde.core.state import Setup
from tafelrunde.desks import DESK
from tafelrunde.testing.kit.desks import check_desk
from tafelrunde.testing.kit.finales import check_finales
from tafelrunde.testing.kit.laws import check_match
from tafelrunde.testing.kit.pages import check_pages
from tafelrunde.testing.kit.peeking import check_peeking
from tafelrunde.testing.kit.replays import check_replays, check_saved
from tafelrunde.testing.kit.secrets import check_secrets
from tafelrunde.testing.kit.setups import few_setups, name, setups
from tafelrunde.testing.kit.wording import check_texts, check_wording
from tafelrunde.testing.playthrough import check_playthrough
from tafelrunde.testing.report import Report

Progress = Callable[[str], None]
Chosen = tuple[Setup, int]  # and how many of its options differ from the default


def check_game(
    game: Game,
    *,
    quick: bool = False,
    workers: int = 1,
    progress: Progress = lambda what: None,
) -> Report:
    """Every law on random matches of every setup; `quick` plays fewer, at few of them."""
    report = Report(game.key)
    progress("build")
    check_build(report)
    progress("parts")
    if not check_parts(game, report):  # nothing else can be asked of it
        return report
    progress("texts and rulebook")
    check_texts(game, report)
    check_desk(game, report)
    chosen = list(few_setups(game) if quick else setups(game))
    parts = alone(chosen, quick) if workers == 1 else spread(chosen, quick, workers)
    for number, (setup, part) in enumerate(parts, 1):
        report.add(part)
        progress(f"{number}/{len(chosen)} {name(setup)}")
    if not report.faults:  # what follows plays whole matches and would only repeat the faults
        progress("records in other processes")
        plain = [setup for setup, depth in chosen if depth < 2]
        check_replays(game, plain, report)
        check_saved(game, report)
        check_finales(game, report)
        progress("bots cannot peek")
        for setup in plain[:1] if quick else plain:
            check_peeking(setup, 400, report)
        progress("playthrough")
        check_playthrough(game, report)
    report.passed = [name(setup) for setup, _ in chosen] if report.ok else []
    return report


def alone(chosen: Sequence[Chosen], quick: bool) -> Iterator[tuple[Setup, Report]]:
    """One setup after the other, in this process."""
    for setup, depth in chosen:
        yield setup, check_setup(setup, depth, quick)


def spread(chosen: Sequence[Chosen], quick: bool, workers: int) -> Iterator[tuple[Setup, Report]]:
    """Over worker processes, the long ones first; Ctrl-C is for the parent alone to hear."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        ordered = sorted(chosen, key=lambda pair: pair[1])
        jobs = {pool.submit(check_setup, *pair, quick): pair[0] for pair in ordered}
        for job in as_completed(jobs):
            yield jobs[job], job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def check_setup(setup: Setup, depth: int, quick: bool) -> Report:
    """Random matches of one setup until enough steps were seen; fewer for pairs of options."""
    report = Report(setup.game.key)
    enough = 100 if quick or depth > 1 else 1500 if depth == 0 else 300
    samples = 6 if quick or depth > 1 else 20
    for seed in range(40):
        if report.steps >= enough and seed:
            break
        report.matches += 1
        try:
            check_match(setup, seed, report, samples)
            check_wording(setup, seed + 100, report, max(2, samples // 4))
            check_secrets(setup, seed + 200, report, samples)
            check_pages(setup, seed + 300, report, max(2, samples // 4))
        except Exception as error:
            spot = f"{name(setup)}, seed {seed}: {type(error).__name__}: {error}"
            report.fault("exception", spot)
    return report


def check_build(report: Report) -> None:
    """Edited sources must not be checked while their old compiled form would run elsewhere."""
    fault = _build.fault()
    if fault and os.environ.get("TAFELRUNDE_PURE") != "1":
        report.fault("stale compiled module", fault)


def check_parts(game: Game, report: Report) -> bool:
    """Whether every file has what it must have; files of some games only, where they are."""
    whole = True
    for part in (*NEEDED, BOARD, *filter(game.has, (*FOR_SOME, DESK))):
        try:
            game.part(part)
        except BadPart as error:
            report.fault("incomplete part", str(error))
            whole = False
    return whole


def assert_conforms(game: Game | str, quick: bool = True) -> None:
    """For pytest: fails with every fault by name."""
    report = check_game(find(game) if isinstance(game, str) else game, quick=quick)
    assert report.ok, str(report)
