"""One question to one person: the board, the choices, and what is typed."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown

from tafelrunde.cli.lobby import markdown, part, whole
from tafelrunde.cli.narrow import Choice, Typing, objection
from tafelrunde.cli.screen import say, show
from tafelrunde.cli.telling import board, history, show_choices, show_lines, show_news
from tafelrunde.cli.terminal import Left, Terminal
from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadInput, TafelrundeError
from tafelrunde.desks import desk_of
from tafelrunde.table.match.policy import Policy

COMMANDS = ("?", "help", "undo", "save", "save!", "rules", "log", "board", "quit")


class Turn:
    def __init__(self, terminal: Terminal, seat: int) -> None:
        self.terminal = terminal
        self.match = terminal.match
        self.words = terminal.words
        self.seat = seat
        self.legal = self.match.legal(seat)
        self.typing = Typing(self.legal, self.words)
        self.path: tuple[str, ...] = ()  # the words that narrowed the list so far
        self.listed: list[Choice] = []
        self.done = False

    def take(self) -> None:
        show_news(self.terminal.news(self.seat), self.words)
        self.show()
        while not self.done:
            self.answer(self.terminal.read(f"{self.words.seat(self.seat)} > "))

    def show(self) -> None:
        say()
        say(board(self.match.view(self.seat), self.words))
        say()
        asked = self.match.asked(self.seat)
        assert asked is not None
        say(f"{self.words.seat(self.seat)}: {self.words.ask(asked)}  (§ {asked.rule})")
        hint = desk_of(self.match.setup.game).hint(self.match.view(self.seat), self.words)
        if hint:
            say(f"  {hint}")
        self.list(())

    def list(self, path: tuple[str, ...]) -> None:
        self.path = path
        self.listed = self.typing.choices(path)
        show_choices(self.listed, self.match.view(self.seat), self.words)

    def answer(self, text: str) -> None:
        """A number, a command or the words of an action; `:` marks a command in any case."""
        word, _, rest = text.removeprefix(":").partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", f"{word[1:]} {rest}".strip()
        offered = any(action.kind == word for action in self.legal)
        try:
            if not text:
                self.show()
            elif word in COMMANDS and (text.startswith(":") or not offered):
                self.command(word, rest)
            elif text.isdecimal():
                self.number(int(text))
            else:
                self.act(self.meant(text))
        except TafelrundeError as error:
            say(self.words.error(error))

    def command(self, word: str, rest: str) -> None:
        match word:
            case "?" | "help":
                self.explain(self.meant(rest)) if rest else self.help()
            case "undo":
                self.undo()
            case "save" | "save!":
                if not rest:
                    raise BadInput(self.terminal.site("save-what"))
                self.terminal.save(Path(rest), replace=word == "save!")
            case "rules":
                book = self.words.rules
                found = part(book, rest) if rest else list(book.paragraphs.values())
                show(Markdown(markdown(found[0]) if len(found) == 1 else whole(book, found)))
            case "log":
                show_lines(history(self.match, self.seat, self.words))
            case "board":
                self.show()
            case _:
                self.terminal.offer_to_save()
                raise Left

    def help(self) -> None:
        """With an action that can be typed now."""
        longest = max(self.typing.legal, key=len)
        say(self.terminal.site("help", " ".join(longest)))

    def number(self, number: int) -> None:
        if not 1 <= number <= len(self.listed):
            raise BadInput(self.terminal.site("no-number", len(self.listed)))
        choice = self.listed[number - 1]
        if choice.action is None:
            self.list(choice.path)
        else:
            self.play(choice.action)

    def meant(self, text: str) -> tuple[str, ...]:
        """The typed words; after a beginning was listed, also those that go on from it."""
        typed = tuple(text.split())
        further = (*self.path, *typed)
        if not self.typing.starting(typed) and self.typing.starting(further):
            return further
        return typed

    def act(self, path: tuple[str, ...]) -> None:
        action = self.typing.exactly(path)
        if action is not None:
            self.play(action)
        elif self.typing.starting(path):
            self.list(path)
        else:
            say(self.words.refused(objection(self.match, self.seat, path, self.words)))

    def play(self, action: Action) -> None:
        self.match.play(self.seat, action)
        self.done = True

    def explain(self, path: tuple[str, ...]) -> None:
        """Why these words are refused, with the whole paragraph; or that they are not."""
        if self.typing.starting(path):
            say(self.terminal.site("allowed", " ".join(path)))
            return
        reason = objection(self.match, self.seat, path, self.words)
        say(self.terminal.site("refused", " ".join(path)))
        if reason.code:
            say(self.words.reason(reason))
        say(f"§ {reason.rule} {self.words.rules[reason.rule].text}")

    def undo(self) -> None:
        """What is free at once, one's own last act before that by the policy of the match."""
        own = [i for i in self.match.line if self.match.entries[i].seat == self.seat]
        last = [*self.match.free(self.seat), *own[-1:]]
        if not last:
            raise BadInput(self.terminal.site("no-undo"))
        if self.match.free(self.seat) or self.may_go_back():
            self.match.undo(last[0])
            self.done = True

    def may_go_back(self) -> bool:
        """Past what chance or others have answered."""
        terminal = self.terminal
        if terminal.policy == Policy.NEVER:
            raise BadInput(terminal.words.site("error-undo-never"))
        if terminal.policy == Policy.FREELY:
            return True
        return terminal.agrees(terminal.site("undo-agree"))
