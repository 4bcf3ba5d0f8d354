"""Fluent catalogues: one file per language for the site, one per language for each game.

Ids of a game: `about`, `do-KIND`, `kind-KIND`, `token-TOKEN`, `event-CODE`, `ask-CODE`,
`no-CODE` (why not), `end-REASON`, `score-PART`, `side-NAME`, `option-KEY` with its attribute
`.help`, `option-KEY-CHOICE`. Arguments are `$a`, `$b`, … in their order; `SEAT($a)` names a player,
or an automa by its side's name; `TOKEN($a)` words a token, `TOKENS($a, ", ")` several
with blanks between them; `SAME($a, $b)` is yes or no.

Catalogues are shared by all tables and threads. The players' names are an argument like any other:
`SEAT($a)` is read as `SEAT($a, $names)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from tafelrunde.core.errors import MissingText
from tafelrunde.words.plain import pieces, put_together

LANGUAGES = ("de", "en")
SITE = "tafelrunde.words"
REMEMBERED = 50_000  # finished messages per catalogue
Argument = int | str
Names = tuple[str, ...]  # of the players, by seat


@cache
def source(package: str, lang: str) -> str:
    """The text of a catalogue file: `texts/<lang>.ftl` in a package."""
    path = files(package) / "texts" / f"{lang}.ftl"
    if not path.is_file():
        raise MissingText(f"{package} has no texts/{lang}.ftl.", lang=lang)
    return path.read_text(encoding="utf-8")


class People(FluentType):
    """The players, as an argument of a message."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"#{seat + 1}"


class Naming(Visitor):
    """Gives `SEAT` the names as its second argument; knows which messages say `SEAT($a)`, and which
    say anybody's name or refer to another message, which may."""

    def __init__(self) -> None:
        self.people: set[str] = set()
        self.seated: set[str] = set()
        self.seats: dict[str, set[str]] = {}
        self._message = ""

    def visit_Message(self, node: syntax.Message) -> None:
        self._message = node.id.name
        self.generic_visit(node)
        if self._message in self.people:
            self.people.update([f"{self._message}.{one.id.name}" for one in node.attributes])

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:
        self.people.add(self._message)

    def visit_TermReference(self, node: syntax.TermReference) -> None:
        self.people.add(self._message)

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:
        if node.id.name == "SEAT":
            self.people.add(self._message)
            first = node.arguments.positional[0]
            if isinstance(first, syntax.VariableReference):
                self.seats.setdefault(self._message, set()).add(first.id.name)
                if first.id.name == "a":
                    self.seated.add(self._message)
            names = syntax.VariableReference(syntax.Identifier("names"))
            node.arguments.positional.append(names)


class Catalogue:
    """One package's messages in one language; nothing in it belongs to one table."""

    def __init__(self, package: str, lang: str) -> None:
        self.package = package
        self.lang = lang
        resource = FluentResource(source(package, lang))
        broken = [e for e in resource.body if isinstance(e, syntax.Junk)]
        if broken:
            raise MissingText(f"{package} {lang}: cannot be read: {str(broken[0].content)[:60]!r}")
        naming = Naming()
        naming.visit(resource)
        self._people = frozenset(naming.people)  # ids that may tell a name
        self.seated = frozenset(naming.seated)  # ids whose first argument is a player or an automa
        self.seats = naming.seats  # id → its arguments that are players, by letter
        self._said: dict[tuple[str, tuple[Argument, ...], Names], str] = {}
        messages = [e for e in resource.body if isinstance(e, syntax.Message)]
        self.ids = {message.id.name for message in messages}
        self._pieces = {message.id.name: pieces(message.value) for message in messages}
        functions = cast(
            "dict[str, Callable[..., FluentType]]",
            {"SEAT": self.seat, "TOKEN": self.token, "TOKENS": self.tokens, "SAME": same},
        )
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self._bundle.add_resource(resource)

    def seat(self, seat: object, people: People) -> str:
        """A player by number; an automa by the name of its side."""
        which = str(seat)
        return people.name(int(which)) if which.isdecimal() else self.say(f"side-{which}", ())

    def token(self, token: object) -> str:
        id = f"token-{token}"
        return self.say(id, ()) if id in self.ids else str(token)

    def tokens(self, tokens: object, between: object) -> str:
        """Several, with blanks between them in the argument."""
        return str(between).join([self.token(token) for token in str(tokens).split()])

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if name not in self.ids:
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, id: str, args: Sequence[Argument], names: Names = ()) -> str:
        """A message, or one of its attributes (`option-storms.help`), with its arguments put in."""
        key = (id, tuple(args), names if id in self._people else ())  # others are all tables' own
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(*key)
        return text

    def _format(self, id: str, args: Sequence[Argument], names: Names) -> str:
        if not self.has(id):
            raise MissingText(f"{self.package} {self.lang} has no text “{id}”.", id=id)
        plain = self._put_together(id, args, names)
        return self._choose(id, args, names) if plain is None else plain

    def _put_together(self, id: str, args: Sequence[Argument], names: Names) -> str | None:
        parts = self._pieces.get(id)
        if parts is None:
            return None
        people = People(names)
        calls = {"SEAT": lambda seat: self.seat(seat, people), "TOKEN": self.token}
        return put_together(parts, args, calls)

    def _choose(self, id: str, args: Sequence[Argument], names: Names) -> str:
        """By Fluent, which knows everything, also how large numbers are written."""
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        values = {chr(ord("a") + i): arg for i, arg in enumerate(args)}
        text, errors = self._bundle.format_pattern(pattern, {**values, "names": People(names)})
        if errors:
            raise MissingText(f"{self.package} {self.lang} “{id}”: {errors[0]}", id=id)
        return str(text)


def same(one: object, other: object) -> str:
    return "yes" if str(one) == str(other) else "no"


@cache
def catalogue(package: str, lang: str) -> Catalogue:
    return Catalogue(package, lang if lang in LANGUAGES else "en")
