"""Words and drawings: every text in both languages, every cited paragraph, every position drawn."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from tafelrunde.boards import BoardPart, board_of
from tafelrunde.companions import companion_of
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.event import Event, hears
from tafelrunde.core.game import Game
from tafelrunde.core.state import CHANCE, Setup, State
from tafelrunde.core.view import View
from tafelrunde.draw import UnknownToken
from tafelrunde.draw.palette import kit_tokens
from tafelrunde.testing.kit.desks import check_gains, check_told, told
from tafelrunde.testing.kit.laws import explained
from tafelrunde.testing.kit.reasons import check_reasons
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.kit.walk import after, readers, walk
from tafelrunde.testing.report import Report
from tafelrunde.words.catalogue import LANGUAGES, source
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gül", "Hal")
NUMBER = re.compile(r"\b\d+\.\d+\b")


def page(view: View, lang: str = "en") -> str:
    """What a reader is shown: the terminal's board and, where there is one, the drawn page."""
    board = board_of(view.setup.game)
    words = Words(view.setup.game, lang, NAMES[: view.setup.seats])
    return board.text(view, words) + painted(board, view, words)


def painted(board: BoardPart, view: View, words: Words) -> str:
    """As on a page: in the colours that the game declares and no others."""
    if board.draw is None:
        return ""
    return replace(board.draw(view, words), tokens=board.PAINT).svg("light")


def sight(view: View) -> object:
    """What a page is sent for a view, to compare with another's: quicker than a whole picture."""
    board = board_of(view.setup.game)
    words = Words(view.setup.game, "en", NAMES[: view.setup.seats])
    said = board.text(view, words), told(view, words, Random(0))
    if board.draw is None:
        return said
    scene = board.draw(view, words)
    shells = [(region.shell(), region.manner) for region in scene.regions]
    return said, shells, scene.flat(), scene.order()


def check_texts(game: Game, report: Report) -> None:
    """What can be checked without playing: ids, variables, paragraphs, options."""
    try:
        variables = {lang: message_variables(game, lang) for lang in LANGUAGES}
        books = {lang: rulebook(game.package, lang) for lang in LANGUAGES}
        words = [Words(game, lang) for lang in LANGUAGES]
    except TafelrundeError as error:
        report.fault("missing text", str(error))
        return
    first, second = LANGUAGES
    for id in sorted(variables[first].keys() | variables[second].keys()):
        if variables[first].get(id) != variables[second].get(id):
            report.fault("missing text", f"“{id}” is not the same in {first} and {second}")
    numbers = [list(book.paragraphs) for book in books.values()]
    if numbers[0] != numbers[1]:
        report.fault("missing paragraph", f"{sorted(set(numbers[0]) ^ set(numbers[1]))}")
    for speaker in words:
        check_fixed(game, speaker, report)
    check_citations(game, report)
    check_reasons(game, report)
    check_paint(game, report)


def check_fixed(game: Game, words: Words, report: Report) -> None:
    """The texts that every game needs, of every setup."""
    try:
        words.say("about")
        for option in game.meta.options:
            words.option(option)
            words.option_help(option)
            for value in (option.default, *option.others()):
                words.option_value(option, value)
        for one in game.meta.standing:
            words.say(f"standing-{one.ask}")
    except TafelrundeError as error:
        report.fault("missing text", str(error))
    setup = game.setup(game.meta.seats[0])
    for side in setup.sides:
        if not side.startswith("seat-"):
            try:
                words.say(f"side-{side}")
            except TafelrundeError as error:
                report.fault("missing text", str(error))


def check_paint(game: Game, report: Report) -> None:
    """The kit's colours are the same for every game."""
    for token in sorted(board_of(game).PAINT.keys() & kit_tokens().keys()):
        report.fault("a colour of the kit declared anew", f"--{token}")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:
        self.found.add(node.id.name)


def message_variables(game: Game, lang: str) -> dict[str, frozenset[str]]:
    """Message id → its variables."""
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source(game.package, lang)).body:
        if isinstance(entry, syntax.Message):
            visitor = Variables()
            visitor.visit(entry)
            out[entry.id.name] = frozenset(visitor.found)
    return out


def check_citations(game: Game, report: Report) -> None:
    """Every testable paragraph is cited by the docstring of a test, where the tests are there."""
    folder = files(game.package) / "tests"
    if not folder.is_dir():
        return
    cited: set[str] = set()
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(NUMBER.findall(ast.get_docstring(node) or ""))
    book = rulebook(game.package, "en")
    missing = [p.number for p in book.paragraphs.values() if p.testable and p.number not in cited]
    if missing:
        report.fault("paragraph without a test", ", ".join(missing))


def modules(folder: Traversable) -> Iterator[Traversable]:
    """Tests, in whatever room they lie."""
    for path in folder.iterdir():
        if path.is_dir():
            yield from modules(path)
        elif path.name.startswith("test_") and path.name.endswith(".py"):
            yield path


def check_wording(setup: Setup, seed: int, report: Report, samples: int) -> None:
    """One random match: every event, question, choice and refusal has words; positions draw."""
    random = Random(seed)
    game = setup.game
    speakers = [Words(game, lang, NAMES[: setup.seats]) for lang in LANGUAGES]
    said: set[str] = set()
    for step in walk(setup, random):
        result = after(step.state, step.seat, step.action)
        for words in speakers:
            word_step(words, result.events, step.seat, step.state, said, report)
        if random.random() < samples / (step.number + 1) or not result.state.actors():
            draw_all(setup, result.state, report)
        if not result.state.actors():
            word_outcome(speakers, result.state, report)


def past(state: State, events: list[Event]) -> list[Event]:
    """What is left of them where the setup forgets, to whomever they are told."""
    setup = state.setup
    if not setup.forgets:
        return []
    out: list[Event] = []
    for seat in readers(setup):
        out += setup.remembered([event for event in events if hears(event.audience, seat)], seat)
    return out


def word_step(
    words: Words, events: list[Event], seat: int, state: State, said: set[str], report: Report
) -> None:
    try:
        for event in [*events, *past(state, events)]:
            if not words.event(event).strip():
                report.fault("missing text", f"event-{event.code} says nothing in {words.lang}")
            words.rule(event.rule)
            check_gains(event, words, report)
        check_companion(words, events, state, seat)
        if seat == CHANCE and words.game.meta.companion is not None:
            for outcome, _ in state.odds():  # people may have to enter it
                words.kind(outcome.kind)
                words.action(outcome)
        if seat != CHANCE:
            ask = state.asked(seat)
            words.ask(ask)
            if words.game.takes_phrase(ask):
                words.say(f"phrase-{ask.code}")
            words.rule(ask.rule)
            for _, reason in explained(state, seat, Random(len(said))):
                if reason is not None:
                    words.reason(reason)
                    words.rule(reason.rule)
            for action in state.legal(seat):
                key = f"{words.lang} {action.kind}"
                if key not in said:
                    said.add(key)
                    words.action(action)
                    words.kind(action.kind)
    except TafelrundeError as error:
        report.fault("missing text", str(error))


def check_companion(words: Words, events: list[Event], state: State, seat: int) -> None:
    """Beside a real box: what was to be entered, and what there is to do."""
    part = companion_of(words.game)
    if seat == CHANCE:
        part.question(words.game.view(state, None), words)
    for step in part.steps(events, words).values():
        words.rule(step.rule)


def word_outcome(speakers: list[Words], state: State, report: Report) -> None:
    outcome = state.outcome()
    if outcome is None:
        return
    for words in speakers:
        try:
            words.end(outcome.reason)
            for part, _ in outcome.parts:
                words.score(part)
        except TafelrundeError as error:
            report.fault("missing text", str(error))


def draw_all(setup: Setup, state: State, report: Report) -> None:
    """Every reader's page, in both languages."""
    for reader in readers(setup):
        for lang in LANGUAGES:
            try:
                view = setup.game.view(state, reader)
                if not page(view, lang).strip():
                    report.fault("nothing drawn", name(setup))
                check_told(view, Words(setup.game, lang, NAMES[: setup.seats]), report)
            except UnknownToken as error:
                report.fault("undeclared colour", str(error))
            except TafelrundeError as error:
                report.fault("missing text", str(error))
