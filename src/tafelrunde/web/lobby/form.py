"""The form for a new table: seats, options, who may join. It works without scripts."""

from __future__ import annotations

import json
from itertools import groupby

from markupsafe import Markup

from tafelrunde.bots import LEVELS
from tafelrunde.core.meta import Meta, Option
from tafelrunde.draw.el import Child, el, join
from tafelrunde.table.match.policy import Policy
from tafelrunde.web.lobby.parts import level_name, seat_mark
from tafelrunde.web.lobby.wanted import BOT, Wanted, excluded
from tafelrunde.web.reader import Reader
from tafelrunde.web.site import Texts, texts
from tafelrunde.words.words import Words


def group(title: str, *children: Child, class_: str = "") -> Markup:
    return el("fieldset", el("legend", title), *children, class_=class_ or None)


def switch(
    name: str, value: str, label: str, checked: bool, help: str = "", kind: str = "radio"
) -> Markup:
    """A radio button or check box with its words."""
    id = f"{name}-{value}"
    hint = f"{id}-help" if help else None
    return el(
        "div",
        el(
            *("input",),
            type=kind,
            id=id,
            name=name,
            value=value,
            checked=checked,
            aria_describedby=hint,
        ),
        el("label", label, for_=id),
        el("p", help, id=hint, class_="hint") if help else None,
        class_="switch",
    )


class TableForm:
    def __init__(self, words: Words, reader: Reader, want: Wanted) -> None:
        self.words = words
        self.meta: Meta = words.game.meta
        self.say: Texts = texts(words.lang)
        self.reader = reader
        self.want = want

    def whole(self, complaint: str = "") -> Markup:
        say = self.say
        patterns = json.dumps([dict(pattern) for pattern in self.meta.excludes])
        notes = [excluded(pattern, self.meta, self.words) for pattern in self.meta.excludes]
        return el(
            "form",
            el("h2", say("lobby-set-up")),
            self.trouble(complaint),
            self.name(),
            self.count(),
            group(say("lobby-who"), self.seats(), self.hints(), class_="seats"),
            self.options(),
            self.luck(),
            self.undo(),
            self.company(),
            el("p", el("button", say("lobby-start"), class_="go big"), class_="actions"),
            method="post",
            action=f"/g/{self.meta.key}",
            enctype="multipart/form-data",
            id="new",
            class_="paper new-table",
            data_excludes=patterns if notes else None,
            data_notes=json.dumps(notes) if notes else None,
        )

    def trouble(self, complaint: str) -> Markup | None:
        if not complaint:
            return None
        return el(
            "p",
            el("strong", self.say("lobby-fix")),
            " ",
            complaint,
            class_="trouble",
            role="alert",
            tabindex=-1,
            autofocus=True,
        )

    def name(self) -> Markup | None:
        """Asked once: whoever has chosen a name finds it in the bar."""
        if self.reader.named:
            return None
        field = el(
            "input",
            id="new-name",
            name="name",
            value=self.reader.name,
            maxlength=40,
            required=True,
            autocomplete="nickname",
        )
        return el("p", el("label", self.say("site-your-name"), for_="new-name"), field,
                  class_="field")  # fmt: skip

    def count(self) -> Markup:
        low, high = self.meta.seats
        if low == high:
            return el("input", type="hidden", name="seats", value=low)
        radios = [
            switch("seats", str(n), str(n), n == self.want.seats) for n in range(low, high + 1)
        ]
        return group(self.say("lobby-how-many"), el("div", *radios, class_="segments"))

    def seats(self) -> Markup:
        return el("ol", [self.seat(n) for n in range(self.meta.seats[1])])

    def seat(self, seat: int) -> Markup:
        say = self.say
        chosen = self.want.kinds[seat]
        kinds = {
            "host": f"{say('lobby-kind-host')} ({self.reader.name})",
            "friend": say("lobby-kind-friend"),
            "hotseat": say("lobby-kind-hotseat"),
        }
        bots = {BOT + level: level_name(level, say) for level in reversed(LEVELS)}
        options = [
            el("option", words, value=kind, selected=kind == chosen)
            for kind, words in {**kinds, **bots}.items()
        ]
        id = f"seat-{seat}"
        return el(
            "li",
            seat_mark(seat),
            el("label", say("lobby-seat", seat + 1), for_=id),
            el("select", *options, id=id, name=id),
        )

    def hints(self) -> list[Markup]:
        helped = [level for level in LEVELS if self.say.has(f"level-{level}.help")]
        hints = [self.say(f"level-{level}.help") for level in helped]
        hints.append(self.say("lobby-kinds-help"))
        if self.meta.secrets:
            hints.append(self.say("lobby-kinds-secret"))
        return [el("p", hint, class_="hint") for hint in hints]

    # options

    def options(self) -> Markup | None:
        if not self.meta.options:
            return None
        notes = [excluded(pattern, self.meta, self.words) for pattern in self.meta.excludes]
        listed = el(
            "div",
            el("h3", self.say("lobby-excludes")),
            el("ul", [el("li", note) for note in notes]),
            class_="excludes",
        )
        parts = groupby(self.meta.options, key=lambda option: option.seats)
        fields = [self.some(seats, [self.option(one) for one in each]) for seats, each in parts]
        title = self.say("lobby-options")
        return group(title, el("div", *fields), listed if notes else None, class_="options")

    def some(self, seats: tuple[int, int] | None, fields: list[Markup]) -> Markup:
        """Settings for these numbers of players; a script hides them where they do not count."""
        if seats is None:
            return join(*fields)
        title = self.say("lobby-settings-for", *seats, len(fields))
        inside = el("div", *fields)
        return el("fieldset", el("legend", title), inside, class_="for-seats",
                  data_fewest=seats[0], data_most=seats[1])  # fmt: skip

    def option(self, option: Option) -> Markup:
        words = self.words
        name, help = words.option(option), words.option_help(option)
        id = f"option-{option.key}"
        value = self.want.options.get(option.key, option.default)
        if isinstance(option.default, bool):
            return switch(id, "yes", name, bool(value), help, "checkbox")
        if isinstance(option.default, int):
            control = el("input", type="number", id=id, name=id, value=str(value)[:20],
                         min=option.low, max=option.high, required=True,
                         aria_describedby=f"{id}-help")  # fmt: skip
            help = f"{help} ({self.say('lobby-range', option.low, option.high)})"
        elif option.choices:
            choices = [
                el("option", words.option_value(option, one), value=one, selected=one == value)
                for one in option.choices
            ]
            control = el("select", *choices, id=id, name=id, aria_describedby=f"{id}-help")
        else:
            control = el("textarea", str(value), id=id, name=id, rows=3, spellcheck="false",
                         aria_describedby=f"{id}-help",
                         data_file=self.say("lobby-text-file"))  # fmt: skip
        label = el("label", name, for_=id)
        return el("div", label, control, el("p", help, id=f"{id}-help", class_="hint"),
                  class_="field")  # fmt: skip

    def luck(self) -> Markup | None:
        """Drawn here, or entered by people who have the box before them."""
        kinds = self.meta.companion
        if kinds is None:
            return None
        say = self.say
        radios = [
            switch("luck", value, say(f"lobby-luck-{value}"), self.want.luck == value,
                   say(f"lobby-luck-{value}.help"))
            for value in ("drawn", "entered", "left") if value != "left" or kinds
        ]  # fmt: skip
        return group(say("lobby-source"), el("div", *radios, class_="choices"), class_="company")

    def undo(self) -> Markup:
        """What may be taken back although chance or others have answered it."""
        say = self.say
        radios = [
            switch("undo", policy, say(f"lobby-undo-{policy}"), self.want.undo == policy,
                   say(f"lobby-undo-{policy}.help"))
            for policy in Policy
        ]  # fmt: skip
        hint = el("p", say("lobby-undo-help"), class_="hint")
        return group(say("lobby-undo"), el("div", *radios, class_="choices"), hint,
                     class_="company")  # fmt: skip

    def company(self) -> Markup:
        say = self.say
        radios = [
            switch("open", value, say(id), self.want.is_open == (value == "yes"), say(f"{id}.help"))
            for value, id in (("no", "lobby-closed"), ("yes", "lobby-opened"))
        ]
        return group(say("lobby-who-may"), el("div", *radios, class_="choices"), class_="company")
