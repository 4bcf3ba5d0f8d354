"""A position set up by clicking: the board, trays of what the box has, fields beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tafelrunde.boards import drawing_of
from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData
from tafelrunde.core.parts import VIEW
from tafelrunde.draw import defs
from tafelrunde.draw.el import Child, Drawn, el
from tafelrunde.draw.scene import Scene
from tafelrunde.draw.shape import g
from tafelrunde.editors import (
    Change,
    Choice,
    Desk,
    Hand,
    Line,
    Number,
    Sheet,
    Thing,
    Tool,
    Tray,
    Trouble,
)
from tafelrunde.web.pages import icon
from tafelrunde.words.words import Words

BOARD = "board"  # the region in which things are put
FORM = "editor"


def fields_of(where: str) -> str:
    """`state.sides[0].gold` as fields are called: `sides.0.gold`."""
    return where.replace("[", ".").replace("]", "").removeprefix("state").lstrip(".")


class Showing:
    """A desk as one reader sees it; `typed` are refused values, by field."""

    def __init__(
        self,
        desk: Desk,
        words: Words,
        position: Json,
        hand: Hand,
        tab: str,
        home: str,
        refused: BadData | None = None,
        text: str | None = None,
        typed: Mapping[str, str] | None = None,
        mends: Sequence[Change] = (),
    ) -> None:
        self.desk = desk
        self.words = words
        self.say = words.site
        self.position = position
        self.hand = hand
        self.tab = tab if tab in [tray.key for tray in desk.trays] else desk.trays[0].key
        self.home = home
        self.refused = refused
        self.text = text
        self.typed = typed or {}
        self.troubles = list(desk.troubles)
        self.last: Trouble | None = None  # what was refused
        if refused is not None:
            self.last = Trouble(refused.where, words.error(refused), "", mends)
            self.troubles.append(self.last)

    def definitions(self) -> Drawn:
        """What tools refer to, whichever there may be: sent once."""
        return el(
            "svg", el("defs", *self.known().values()), class_="defs", width=0, height=0,
            aria_hidden=True,
        )  # fmt: skip

    def known(self) -> Mapping[str, Drawn]:
        return defs.needed(self.desk.defs, self.desk.defs)

    def form(self) -> Markup:
        written = json.dumps(self.position, ensure_ascii=False)
        hidden = {"position": written, "tool": self.hand.tool, "who": self.hand.who,
                  "at": self.hand.at, "tab": self.tab}  # fmt: skip
        return el(
            "form",
            [el("input", type="hidden", name=key, value=text) for key, text in hidden.items()],
            el("button", name="edit", value="show", hidden=True, tabindex=-1),  # for a lone Enter
            el("div", self.bar(), self.board(), self.trays(), class_="stage"),
            el("div", self.place(), [self.sheet(one) for one in self.desk.sheets], self.end(),
               self.on(), class_="beside"),
            method="post",
            enctype="multipart/form-data",
            id=FORM,
        )  # fmt: skip

    # ---------- the stage ----------

    def bar(self) -> Markup:
        say = self.say
        back = [
            el("button", icon.sign("near" if key == "near" else "undo"), type="button", id=key,
               class_=f"round {key}", disabled=key != "near", title=say(f"position-{key}"),
               aria_label=say(f"position-{key}"))
            for key in ("near", "undo", "redo")
        ]  # fmt: skip
        rest = [self.button(change) for change in self.desk.changes]
        if self.hand.tool:
            rest.append(self.button(Change("pick", say("position-drop"))))
        last = self.last
        told = el("p", last.sentence, role="alert", class_="wrong") if last else None
        return el(
            "header",
            el("div", el("h1", say("position-title")),
               el("p", self.desk.hint, id="hint", role="status"), told,
               self.mends(last) if last else None),
            el("div", rest, back, class_="actions"),
            class_="paper",
        )  # fmt: skip

    def board(self) -> Markup:
        draw, state = drawing_of(self.words.game), self.desk.state
        assert draw is not None
        scene: Scene = draw(self.words.game.part(VIEW).view(state, None), self.words)
        region = next(one for one in scene.regions if one.key == BOARD)
        marks = g(*self.desk.marks, id="spots")
        needs = set(region.static.needs | region.above.needs | marks.needs)
        needs.update(*[part.needs for layer in region.layers for part in layer.parts])
        own = defs.needed(needs, scene.defs, self.known())
        box = self.desk.box or region.viewbox
        return el(
            "div",
            el("svg", el("defs", *own.values()), class_="defs", width=0, height=0,
               aria_hidden=True),
            el("svg", *region.inside(True), marks, viewBox=" ".join(f"{n:g}" for n in box),
               id="village", role="group", aria_label=region.label),
            class_="village",
            id="view",
            tabindex=0,
            role="region",
            aria_label=region.label,
        )  # fmt: skip

    def trays(self) -> Markup:
        trays = self.desk.trays
        tabs = [
            el("button", tray.name, name="edit", value=f"tab {tray.key}", id=f"tab-{tray.key}",
               aria_pressed=tray.key == self.tab)
            for tray in trays
        ]  # fmt: skip
        shown = next(tray for tray in trays if tray.key == self.tab)
        head = el("div", el("span", *tabs, class_="pair", role="group",
                            aria_label=self.say("position-trays")), self.owners(shown),
                  class_="heads")  # fmt: skip
        tools = [self.tool(tool) for tool in shown.tools]
        return el("section", head, el("div", *tools, class_="tools", id="tools"),
                  class_="paper trays", aria_label=self.say("position-trays"))  # fmt: skip

    def owners(self, tray: Tray) -> Markup | None:
        if not tray.is_owned:
            return None
        now = self.hand.who or self.desk.owners[0][0]
        buttons = [
            el("button", name, name="edit", value=f"who {key}", id=f"who-{key}",
               aria_pressed=key == now)
            for key, name in self.desk.owners
        ]  # fmt: skip
        label = self.say("position-whose")
        return el("span", *buttons, class_="pair", role="group", aria_label=label, title=label)

    def tool(self, tool: Tool) -> Markup:
        picked = tool.key == self.hand.tool
        left, top, wide, high = tool.box
        return el(
            "button",
            el("svg", tool.drawn, viewBox=f"{left:g} {top:g} {wide:g} {high:g}", aria_hidden=True),
            el("span", tool.name),
            el("small", self.say("position-left", tool.left)) if tool.left >= 0 else None,
            name="edit",
            value="pick" if picked else f"pick {tool.key}",
            id=f"tool-{tool.key.replace(' ', '-')}",
            aria_pressed=picked,
            disabled=tool.left == 0 and not picked,
        )

    # ---------- beside it ----------

    def button(self, change: Change, class_: str = "plain", id: str | None = None) -> Markup:
        told = f"{change.name} ({change.key.upper()})" if change.key else None
        return el("button", change.name, name="edit", value=change.edit, class_=class_, id=id,
                  data_key=change.key or None, title=told)  # fmt: skip

    def mends(self, *troubles: Trouble) -> list[Markup]:
        """What makes it right at once, beside the sentence that says what is wrong."""
        found = dict.fromkeys([change for one in troubles for change in one.mends])
        return [self.button(change, "plain mend") for change in found]

    def away(self, change: Change) -> Markup:
        return el("button", "×", name="edit", value=change.edit, class_="round away",
                  title=change.name, aria_label=change.name)  # fmt: skip

    def place(self) -> Markup:
        place = self.desk.place
        if place is None:
            return el("section", el("h2", self.say("position-place")),
                      el("p", self.say("position-place-help"), class_="hint"), class_="paper place",
                      id="place")  # fmt: skip
        things: Child = [
            el("li", el("span", thing.name), self.away(thing.away)) for thing in place.things
        ]
        faults = [one for one in self.troubles if one.place == place.token]
        return el(
            "section",
            el("h2", place.name),
            el("p", place.facts, class_="hint") if place.facts else None,
            el("ul", things, class_="things") if things else None,
            [el("p", fault.sentence, class_="wrong") for fault in faults],
            el("p", *self.mends(*faults), class_="actions") if faults else None,
            el("p", [self.button(change) for change in place.changes], class_="actions")
            if place.changes else None,
            class_="paper place",
            id="place",
        )  # fmt: skip

    def sheet(self, sheet: Sheet) -> Markup:
        lines = [self.line(line) for line in sheet.lines]
        body = el("div", lines, class_="lines")
        hint = el("p", sheet.hint, class_="hint") if sheet.hint else None
        if not sheet.is_folded:
            return el("section", el("h2", sheet.name), hint, body, class_="paper",
                      id=f"sheet-{sheet.key}")  # fmt: skip
        wrong = any(self.faults(line) for line in sheet.lines if not isinstance(line, Thing))
        return el("details", el("summary", el("h2", sheet.name)), hint, body, class_="paper",
                  open=wrong, id=f"sheet-{sheet.key}")  # fmt: skip

    def faults(self, line: Number | Choice) -> list[Trouble]:
        mine = (line.field, *line.also)
        return [
            one
            for one in self.troubles
            if any(f"{fields_of(one.where)}.".startswith(f"{field}.") for field in mine)
        ]

    def line(self, line: Line) -> Markup:
        if isinstance(line, Thing):
            return el("p", el("span", line.name), self.away(line.away), class_="line")
        id, faults = f"field-{line.field.replace('.', '-')}", self.faults(line)
        how: dict[str, str | int | None] = {
            "id": id, "name": f"field.{line.field}", "data_set": line.field,
            "aria_invalid": "true" if faults else None,
            "aria_describedby": f"{id}-wrong" if faults else None,
        }  # fmt: skip
        sentences = " ".join([one.sentence for one in faults])
        told = el("span", sentences, class_="wrong", id=f"{id}-wrong") if faults else None
        control = self.number(line, id, how) if isinstance(line, Number) else self.choice(line, how)
        return el("p", el("label", line.name, for_=id), control, told, self.mends(*faults),
                  class_="line")  # fmt: skip

    def number(self, line: Number, id: str, how: Mapping[str, str | int | None]) -> Markup:
        value = self.typed.get(line.field, str(line.value))
        after = {"less": ("−", line.value - 1), "more": ("+", line.value + 1)}
        steps = [
            el("button", sign, name="edit", value=f"set {line.field} {next}", id=f"{id}-{name}",
               class_="round", disabled=not line.low <= next <= line.high,
               aria_label=self.say(f"position-{name}", line.name))
            for name, (sign, next) in after.items()
        ]  # fmt: skip
        field = el("input", value=value, inputmode="numeric", autocomplete="off", **how)
        away = self.away(line.away) if line.away is not None else None
        return el("span", steps[0], field, steps[1], away, class_="stepper")

    def choice(self, line: Choice, how: Mapping[str, str | int | None]) -> Markup:
        options = [
            el("option", name, value=value, selected=value == line.value)
            for value, name in line.options
        ]
        return el("select", *options, **how)

    def on(self) -> Markup:
        """On with it, as soon as everything goes together."""
        number = len(self.desk.troubles)
        if number:
            told = self.say("position-not-yet", number)
            go = el("button", told, class_="missing", disabled=True)
        else:
            go = el("button", self.say("position-go"), name="go", value="yes", class_="go big")
        return el("div", go, class_="paper on")

    def end(self) -> Markup:
        say = self.say
        faults = [el("li", one.sentence) for one in self.desk.troubles]
        mends = self.mends(*self.desk.troubles)
        text = json.dumps(self.position, ensure_ascii=False, indent=1)
        is_wrong = self.text is not None
        as_text = el(
            "details",
            el("summary", say("position-text")),
            el("textarea", self.text if self.text is not None else text, name="text", rows=14,
               spellcheck="false", aria_label=say("position-text"),
               aria_invalid="true" if is_wrong else None),
            el("p", self.last.sentence, class_="wrong") if is_wrong and self.last else None,
            self.mends(self.last) if is_wrong and self.last else None,
            el("p", el("button", say("position-take-text"), name="edit", value="text",
                       class_="plain")),
            open=is_wrong, id="as-text",
        )  # fmt: skip
        return el(
            "section",
            el("ul", faults, class_="wrong") if faults else None,
            el("p", *mends, class_="actions") if mends else None,
            el("p", say("position-kept"), class_="hint"),
            el("p", el("a", say("position-discard"), href=self.home)),
            as_text,
            class_="paper end",
        )
