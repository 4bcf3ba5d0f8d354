"""The form for a new table: seats, options, who may join. It works without scripts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import groupby

from markupsafe import Markup

from tafelrunde.bots import levels_for
from tafelrunde.core.box import OPTION
from tafelrunde.core.meta import Meta, Option
from tafelrunde.core.registry import find
from tafelrunde.draw.el import el, join
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.timing import UNTIMED, Timing, UnknownTiming, read_timing
from tafelrunde.web.components.shelf import beside
from tafelrunde.web.lobby.clock import clock_field
from tafelrunde.web.lobby.fields import group, option_field, switch
from tafelrunde.web.lobby.fold import fold
from tafelrunde.web.lobby.parts import seat_mark
from tafelrunde.web.lobby.wanted import BOT, Wanted, excluded
from tafelrunde.web.reader import Reader
from tafelrunde.web.site import Texts, texts
from tafelrunde.web.table.labels import bot, table_texts
from tafelrunde.words.words import Words


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
            el(
                "div",
                el("h2", say("lobby-set-up")),
                el("button", say("lobby-last-time"), type="button", class_="last", hidden=True),
                class_="head",
            ),
            self.trouble(complaint),
            self.name(),
            self.count(),
            group(say("lobby-who"), self.seats(), self.hints(), class_="seats"),
            self.options(open=bool(complaint)),
            self.luck(),
            clock_field(self.timing, self.say),
            self.undo(),
            self.speed(),
            self.company(),
            self.start(),
            method="post",
            action=f"/g/{self.meta.key}",
            enctype="multipart/form-data",
            id="new",
            data_host=say("lobby-kind-host"),
            class_="paper new-table",
            data_busy=say("lobby-busy"),
            data_excludes=patterns if notes else None,
            data_notes=json.dumps(notes) if notes else None,
        )

    def changed(self, action: str, complaint: str) -> Markup:
        """What a host may change before the match begins; the number of seats stays."""
        say = self.say
        patterns = json.dumps([dict(pattern) for pattern in self.meta.excludes])
        notes = [excluded(pattern, self.meta, self.words) for pattern in self.meta.excludes]
        return el(
            "form",
            el("h1", say("arrange-title", self.words.title)),
            el("p", say("arrange-lead"), class_="hint"),
            self.trouble(complaint),
            el("input", type="hidden", name="seats", value=self.want.seats),
            self.options(open=True),
            clock_field(self.timing, self.say),
            self.undo(),
            self.company(),
            el(
                "div",
                el("a", say("arrange-back"), class_="plain", href=action.rpartition("/")[0]),
                el("button", say("arrange-keep"), class_="go big"),
                class_="start",
            ),
            method="post",
            action=action,
            enctype="multipart/form-data",
            class_="paper new-table",
            data_busy=say("lobby-busy"),
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
        levels = levels_for(find(self.meta.key))
        bots = {BOT + level: bot(level, table_texts(say.lang)) for level in levels}
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

    def hints(self) -> Markup:
        levels = levels_for(find(self.meta.key))
        helped = [level for level in levels if self.say.has(f"level-{level}.help")]
        hints = [self.say(f"level-{level}.help") for level in helped]
        hints.append(self.say("lobby-kinds-help"))
        if self.meta.secrets:
            hints.append(self.say("lobby-kinds-secret"))
        told = [el("p", hint, class_="hint") for hint in hints]
        return el("details", el("summary", self.say("lobby-kinds")), *told, class_="why")

    # options

    def options(self, open: bool) -> Markup | None:
        if not self.meta.options:
            return None
        parts = groupby(self.meta.options, key=lambda option: option.seats)
        fields = [self.some(seats, [*each]) for seats, each in parts]
        return fold(
            self.say("lobby-options"),
            self.words.variants(self.want.options, self.want.seats),
            *fields,
            class_="options",
            usual=self.say("lobby-usual"),
            no=self.words.site("no"),
            open=open,
        )

    def some(self, seats: tuple[int, int] | None, options: list[Option]) -> Markup:
        """Settings for these numbers of players; a script hides them where they do not count."""
        fields = [*map(self.option, options), self.excludes([one.key for one in options])]
        if seats is None:
            return join(*fields)
        title = self.say("lobby-settings-for", *seats, len(options))
        inside = el("div", *fields)
        return el("fieldset", el("legend", title), inside, class_="for-seats",
                  data_fewest=seats[0], data_most=seats[1])  # fmt: skip

    def excludes(self, keys: list[str]) -> Markup | None:
        """Which of these settings do not go together, told where the last of them stands."""
        order = [option.key for option in self.meta.options]
        found = [p for p in self.meta.excludes if max(p, key=order.index) in keys]
        if not found:
            return None
        notes = [el("li", excluded(pattern, self.meta, self.words)) for pattern in found]
        return el("div", el("h3", self.say("lobby-excludes")), el("ul", notes), class_="excludes")

    def option(self, option: Option) -> Markup:
        value = self.want.options.get(option.key, option.default)
        return option_field(option, value, self.words)

    def luck(self) -> Markup | None:
        """Drawn here, or entered by people who have the box before them."""
        kinds = self.meta.companion
        if kinds is None:
            return None
        values = [value for value in ("drawn", "entered", "left") if value != "left" or kinds]
        return self.one_of(
            "luck",
            self.say("lobby-source"),
            {value: f"lobby-luck-{value}" for value in values},
            self.want.luck,
            hint=beside(self.words.game, str(self.want.options.get(OPTION, "")), self.words),
        )

    @property
    def timing(self) -> Timing:
        """As it was filled in, if that can be."""
        try:
            return read_timing(self.want.timing)
        except UnknownTiming:
            return UNTIMED

    def undo(self) -> Markup:
        """What may be taken back although chance or others have answered it."""
        ids = {str(policy): f"lobby-undo-{policy}" for policy in Policy}
        hint = el("p", self.say("lobby-undo-help"), class_="hint")
        title, usual = self.say("lobby-undo"), str(Policy.CONSENT)
        return self.one_of("undo", title, ids, self.want.undo, usual, hint, class_="undo")

    def speed(self) -> Markup:
        """How long bots let others look at what they did."""
        ids = {str(speed): f"lobby-speed-{speed}" for speed in Speed}
        usual = str(Speed.QUICK)
        return self.one_of("speed", self.say("lobby-speed"), ids, self.want.speed, usual,
                           class_="pace")  # fmt: skip

    def company(self) -> Markup:
        chosen = "yes" if self.want.is_open else "no"
        ids = {"no": "lobby-closed", "yes": "lobby-opened"}
        return self.one_of("open", self.say("lobby-who-may"), ids, chosen)

    def one_of(
        self,
        name: str,
        title: str,
        ids: Mapping[str, str],
        chosen: str,
        usual: str = "",
        hint: Markup | None = None,
        class_: str = "company",
    ) -> Markup:
        """One of some values, told by texts with these ids; the usual one if not said the first."""
        say, usual = self.say, usual or next(iter(ids))
        radios = [
            switch(name, value, say(id), value == chosen, say(f"{id}.help"), usual=usual)
            for value, id in ids.items()
        ]
        told = [say(ids[chosen])] if chosen in ids and chosen != usual else []
        return fold(title, told, *radios, hint, class_=class_, usual=say(ids[usual]))

    # the foot

    def start(self) -> Markup:
        """Always in sight: what table it will be, and the button that opens it."""
        low, high = self.meta.seats
        counted = {
            n: self.say("lobby-table-for", self.words.title, n) for n in range(low, high + 1)
        }
        what = el("strong", counted.get(self.want.seats, self.words.title),
                  data_counted=json.dumps(counted))  # fmt: skip
        return el(
            "div",
            el("p", what, el("span", "", class_="sum")),
            el("button", self.say("lobby-start"), class_="go big"),
            class_="start",
        )
