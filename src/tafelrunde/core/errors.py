"""All errors that a caller can cause, each with a stable `code` and a sentence a player can read.

TafelrundeError
├── UnknownGame            no game has this key
├── BadPart                a file of a game that is not there, or lacks what it must have
├── BadSetup               seats or options that the game does not take
│   ├── BadSeats
│   ├── BadOption          unknown option, or a value it does not take
│   │   └── BadBox         own components that cannot be; names table, row and column
│   └── ExcludedOptions    each is fine alone, together they are not
├── BadAction              a text that is no action of this setup
├── BadPhrase              a typed phrase that a game cannot translate into actions
├── Refused                an action that may not be played now; nothing has changed
│   ├── OutOfTurn
│   ├── MatchOver
│   └── Illegal            carries the reason, with the paragraph that forbids it
├── BadUndo                an entry that cannot be taken back
├── BadLuck                chance that cannot be: no such outcome, a script that ran out
├── BadData                a state given as data that is no state of this setup
├── MissingText            a text id, or a language, that a catalogue does not have
├── BadRulebook            a rulebook that cannot be read, or a paragraph it does not have
├── UnknownBot             no bot has this name
├── BadAnswer              a foreign bot that answers nothing, or nothing legal
├── BadStudy               a simulation that cannot be run as asked
├── BadReceipt             a file that is no receipt of luck, or of another match
├── BadInput               a word on the command line that does not fit
└── BadRecord              a file that is no record; names the line
    ├── UnknownVersion     a record format or rules version that is not installed
    └── Unfair             the record's luck is not what its secret and numbers give
"""

from __future__ import annotations

from tafelrunde.core.reason import Reason


class TafelrundeError(ValueError):
    """The root; `code` is stable, `str(error)` a sentence, `params` its parts for translations."""

    code = "error"

    def __init__(self, sentence: str, **params: str | int) -> None:
        super().__init__(sentence)
        self.params: dict[str, str | int] = params


class UnknownGame(TafelrundeError):
    code = "unknown-game"


class BadPart(TafelrundeError):
    code = "bad-part"


class BadSetup(TafelrundeError):
    code = "bad-setup"


class BadSeats(BadSetup):
    code = "bad-seats"


class BadOption(BadSetup):
    code = "bad-option"


class BadBox(BadOption):
    """What does not fit in a set of components: `what` and `words` are a text id `box-…` and its
    arguments; rows count from 0, -1 is none."""

    code = "bad-box"

    def __init__(
        self,
        what: str,
        words: tuple[str | int, ...] = (),
        table: str = "",
        row: int = -1,
        column: str = "",
    ) -> None:
        where = f"{table}, row {row + 1}, {column}: " if table else ""
        told = ", ".join([str(word) for word in words])
        super().__init__(f"Own components: {where}{what} ({told}).", option="box")
        self.what = what
        self.words = words
        self.table = table
        self.row = row
        self.column = column

    def at(self, table: str, row: int, column: str) -> BadBox:
        return BadBox(self.what, self.words, table, row, column)


class ExcludedOptions(BadSetup):
    code = "excluded-options"


class BadAction(TafelrundeError):
    code = "bad-action"


class BadPhrase(TafelrundeError):
    code = "bad-phrase"

    def __init__(self, sentence: str, text: str = "", words: tuple[str, ...] = ()) -> None:
        super().__init__(sentence, text=text)
        self.text = text  # the game's text id that says it in every language, with these words
        self.words = words


class Refused(TafelrundeError):
    code = "refused"

    def __init__(self, sentence: str, rule: str = "", **params: str | int) -> None:
        super().__init__(sentence, rule=rule, **params)
        self.rule = rule


class OutOfTurn(Refused):
    code = "out-of-turn"


class MatchOver(Refused):
    code = "match-over"


class Illegal(Refused):
    code = "illegal"

    def __init__(self, text: str, reason: Reason) -> None:
        sentence = f"“{text}” is not possible now: see paragraph {reason.rule}."
        super().__init__(sentence, reason.rule, text=text)
        self.reason = reason


class BadUndo(TafelrundeError):
    code = "bad-undo"


class BadLuck(TafelrundeError):
    code = "bad-luck"


class BadData(TafelrundeError):
    """`where` is the field, `text` and `words` say it in every language: a text id `wrong-…` of the
    game or of the site and its arguments; "" where there is none."""

    code = "bad-data"

    def __init__(
        self, sentence: str, where: str = "", text: str = "", words: tuple[str | int, ...] = ()
    ) -> None:
        super().__init__(sentence, where=where)
        self.where = where
        self.text = text
        self.words = words


class BadRecord(TafelrundeError):
    code = "bad-record"

    def __init__(self, sentence: str, line: int = 0, **params: str | int) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence, line=line, **params)
        self.line = line


class UnknownVersion(BadRecord):
    code = "unknown-version"


class Unfair(BadRecord):
    code = "unfair"


class BadReceipt(TafelrundeError):
    code = "bad-receipt"


class MissingText(TafelrundeError):
    code = "missing-text"


class BadRulebook(TafelrundeError):
    code = "bad-rulebook"


class UnknownBot(TafelrundeError):
    code = "unknown-bot"


class BadAnswer(TafelrundeError):
    code = "bad-answer"


class BadStudy(TafelrundeError):
    code = "bad-study"


class BadInput(TafelrundeError):
    code = "bad-input"
