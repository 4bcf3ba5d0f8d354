"""The words of one game for one reader: labels, log lines, questions, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.core.action import Action
from tafelrunde.core.box import OPTION, set_name
from tafelrunde.core.errors import BadData, BadPhrase, Illegal, Refused, TafelrundeError
from tafelrunde.core.event import Ask, Event
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Option, Value, show
from tafelrunde.core.reason import Reason
from tafelrunde.words.catalogue import SITE, Argument, Names, catalogue
from tafelrunde.words.rulebook import Rulebook, rulebook


class Words:
    """What a reader of one language sees; `names` are the players', by seat."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self._names = tuple(names)
        self.ansi = False  # a terminal that shows colours may ask boards for them
        self._texts = catalogue(game.package, lang)
        self._site = catalogue(SITE, lang)

    @property
    def names(self) -> Names:
        return self._names

    def say(self, id: str, *args: Argument) -> str:
        """A text of the game."""
        return self._texts.say(id, args, self.names)

    def has(self, id: str) -> bool:
        """Whether the game has this text; own components may be called like nothing it knows."""
        return self._texts.has(id)

    def site(self, id: str, *args: Argument) -> str:
        """A text of the site."""
        return self._site.say(id, args, self.names)

    @property
    def title(self) -> str:
        titles = self.game.meta.title
        return titles.get(self.lang, titles["en"])

    @property
    def rules(self) -> Rulebook:
        return rulebook(self.game.package, self.lang)

    def seat(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.site("seat", seat + 1)

    def side(self, side: int, sides: Sequence[str]) -> str:
        name = sides[side]
        return self.seat(side) if name.startswith("seat-") else self.say(f"side-{name}")

    def action(self, action: Action) -> str:
        tokens = [int(t) if t.isdecimal() else t for t in action.tokens[1:]]
        return self.say(f"do-{action.kind}", *tokens)

    def typed(self, action: Action) -> tuple[str, ...]:
        """The words of an action as people type and read them: seats count from 1."""
        seats = self._texts.seats.get(f"do-{action.kind}", set())
        kind, *rest = action.tokens
        shown = [
            str(int(token) + 1) if letter in seats and token.isdecimal() else token
            for letter, token in zip("abcd", rest)
        ]
        return (kind, *shown)

    def kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}")

    def token(self, token: str) -> str:
        return self._texts.token(token)

    def field(self, key: str, inside: str = "") -> str:
        """What a part of a written position is called, where the game has words for it."""
        ids = (f"field-{inside}-{key}", f"field-{key}")
        found = next((id for id in ids if self._texts.has(id)), "")
        return self.say(found) if found else key

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.code}", *event.args)

    def actor(self, event: Event, sides: Sequence[str]) -> int | None:
        """The side an event's sentence is about: its first argument, where that is one."""
        if not event.args or f"event-{event.code}" not in self._texts.seated:
            return None
        first = event.args[0]
        return first if isinstance(first, int) else sides.index(first)

    def ask(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.code}", *ask.args)

    def end(self, reason: str) -> str:
        return self.say(f"end-{reason}")

    def score(self, part: str) -> str:
        return self.say(f"score-{part}")

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.key}")

    def option_help(self, option: Option) -> str:
        return self.say(f"option-{option.key}.help")

    def option_value(self, option: Option, value: Value) -> str:
        if option.choices:
            return self.say(f"option-{option.key}-{value}")
        if isinstance(value, bool):
            return self.site("yes" if value else "no")
        return show(value)

    def changed(self, option: Option, value: object) -> str:
        """A setting that is not the usual one, in a word or two; else nothing."""
        name = self.option(option)
        if value == option.default or (option.choices and value not in option.choices):
            return ""
        if option.key == OPTION:
            return self.own_set({OPTION: value})
        if value is True:
            return name
        if isinstance(option.default, bool):
            return f"{name}: {self.site('no')}"
        if isinstance(option.default, int):
            return f"{name}: {str(value)[:20]}"
        chosen = next((one for one in option.choices if one == value), None)
        return name if chosen is None else f"{name}: {self.option_value(option, chosen)}"

    def own_set(self, options: Mapping[str, object]) -> str:
        """“own components: NAME”, where a table has some."""
        text = str(options.get(OPTION, ""))
        try:
            return self.site("box-own", set_name(text)) if text else ""
        except TafelrundeError:
            return self.site("box-own", "?")

    def table(self, table: str) -> str:
        """What a table of components is called."""
        return self.say(f"table-{table}")

    def column(self, column: str, attribute: str = "") -> str:
        """What a column of components is called, or (`help`) what it says."""
        id = f"column-{column.replace('_', '-')}"
        whole = f"{id}.{attribute}" if attribute else id
        return self.say(whole) if self._texts.has(id) else self.site(whole)

    def variants(self, options: Mapping[str, object], seats: int) -> list[str]:
        """What is not as usual, of the settings that count for so many players."""
        counting = [option for option in self.game.meta.options if option.is_for(seats)]
        told = [self.changed(one, options.get(one.key, one.default)) for one in counting]
        return [one for one in told if one]

    def rule(self, number: str) -> str:
        """The first sentence of a paragraph, with its number: why something is refused."""
        return f"§ {number} {self.rules[number].first_sentence}"

    def refused(self, reason: Reason) -> str:
        """In one line: the reason, and its paragraph."""
        return f"{self.reason(reason)} (§ {reason.rule})" if reason.code else self.rule(reason.rule)

    def reason(self, reason: Reason) -> str:
        """Why something is refused: what the game says of this case, or else the rule."""
        if not reason.code:
            return self.rules[reason.rule].first_sentence
        text = self.say(f"no-{reason.code}", *reason.args)
        return text[:1].upper() + text[1:]  # it may begin with a token

    def wrong(self, text: str, *args: Argument) -> str:
        """What does not fit in a position: the game's words, or the site's."""
        id = f"wrong-{text}"
        return self.say(id, *args) if self.has(id) else self.site(id, *args)

    def error(self, error: TafelrundeError) -> str:
        """What went wrong, in the reader's language; refusals cite their paragraph."""
        if isinstance(error, Illegal):
            return self.refused(error.reason)
        if isinstance(error, Refused) and error.rule:
            return self.rule(error.rule)
        if isinstance(error, BadPhrase) and error.text:
            return self.say(error.text, *error.words)
        if isinstance(error, BadData) and error.text:
            return self.wrong(error.text, *error.words)
        id = f"error-{error.code}"
        return self.site(id) if self._site.has(id) else str(error)
