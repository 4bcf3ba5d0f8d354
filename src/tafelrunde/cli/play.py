"""`play`: a match in the terminal, new or loaded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from tafelrunde.bots import CHARACTERS, NAMES, USUAL, find, offered
from tafelrunde.cli.argument import Chosen, Lang, Seats
from tafelrunde.cli.given import game_of, names_of, options_of, record_of, seats_of
from tafelrunde.cli.screen import Texts
from tafelrunde.cli.terminal import HUMAN, Terminal
from tafelrunde.core.errors import BadInput, Unfair
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Entered, Luck, Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record, luck_of
from tafelrunde.core.state import CHANCE
from tafelrunde.table.match.policy import Policy, read_policy, settled
from tafelrunde.words.words import Words

HELD = re.compile(rf"\(({'|'.join(NAMES)})\)$")  # a seat's name in a record: Seat 2 (greedy)


def play(
    key: Annotated[
        str | None, typer.Argument(help="A game's key, or the folder of a game.")
    ] = None,
    seats: Seats = None,
    holders: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "--bot",
            help="Who holds each seat: human,casual,strong; “cmd:…” is a program. One bot alone "
            "plays all seats but the first; “human” alone is hot-seat.",
        ),
    ] = None,
    option: Chosen = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    undo: Annotated[
        str | None,
        typer.Option(
            help="What may be taken back after chance or others have answered: never, consent, "
            "or freely, which is practice. One person alone: never, else consent.",
        ),
    ] = None,
) -> None:
    """Play in the terminal, against bots or hot-seat."""
    language = Texts(lang).lang
    number = SystemRandom().getrandbits(63) if seed is None else seed
    given = names_of(holders or "")
    policy = Policy.CONSENT if undo is None else read_policy(undo)
    practice = policy == Policy.FREELY
    if load is not None:
        saved = record_of(load)
        game = game_of(key or saved.game)
        match = resumed(saved, game, number)
        given = given or remembered(saved)
        practice = practice or saved.practice
        policy = Policy.FREELY if saved.practice and undo is None else policy
    elif key is not None:
        game = game_of(key)
        count = len(given) if seats is None and len(given) > 1 else seats
        chosen = options_of(game.meta, option or [])
        match = Match(game.setup(seats_of(game.meta, count), chosen), Seeded(number))
    else:
        raise BadInput("Name a game, or a saved match with --load FILE.")
    held = seated(given, game, match.setup.seats)
    words = named(game, language, held)
    policy = settled(policy, held.count(HUMAN))
    Terminal(match, words, held, Random(f"{number} bots"), load, policy, practice).run()


def seated(given: Sequence[str], game: Game, seats: int) -> list[str]:
    """Who holds each seat: a person, or a bot by its name."""
    if not given:
        held = [HUMAN, *[USUAL] * (seats - 1)]
    elif len(given) == 1 and seats > 1:
        held = [HUMAN, *list(given) * (seats - 1)]
    else:
        held = list(given)
    if len(held) != seats:
        raise BadInput(f"{len(held)} seats are named, but {seats} play.")
    for holder in held:
        if holder in CHARACTERS:
            offered(holder, game)
        elif holder != HUMAN:
            find(holder)
    return held


def named(game: Game, lang: str, held: Sequence[str]) -> Words:
    plain = Words(game, lang)
    names = [plain.site("seat", i + 1) for i in range(len(held))]
    return Words(game, lang, [n if h == HUMAN else f"{n} ({h})" for n, h in zip(names, held)])


def remembered(saved: Record) -> list[str]:
    """Who held the seats when the match was saved."""
    if set(saved.names) != set(range(saved.seats)):
        return []
    found = [HELD.search(saved.names[seat]) for seat in range(saved.seats)]
    return [HUMAN if held is None else held.group(1) for held in found]


def resumed(saved: Record, game: Game, seed: int) -> Match:
    """The match as it stood, with the luck that it would have had."""
    if saved.game != game.key:
        raise BadInput(f"The record is of {saved.game}, not of {game.key}.")
    match = saved.replay(game)
    luck = remaining(saved, match.draws, seed)
    match.luck = luck
    while match.actors == (CHANCE,):
        odds = match.state.odds()
        picked = odds[0][0] if len(odds) == 1 else luck.pick(odds, match.draws)
        match.enter(f"* {picked}")
    return match


def remaining(saved: Record, draws: int, seed: int) -> Luck:
    """The record's own luck after so many draws; where it is unknown, new and not verifiable."""
    try:
        luck = luck_of(saved)
    except Unfair:
        return Entered(set(), Seeded(seed))
    if isinstance(luck, Seeded):
        luck.skip(draws)
    return luck
