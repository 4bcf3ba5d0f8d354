"""The position in somebody's hands: what the page sent, what the game makes of it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from starlette.datastructures import FormData

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData
from tafelrunde.core.state import Setup
from tafelrunde.editors import Change, EditorPart, Hand
from tafelrunde.web.form import field
from tafelrunde.web.position.desk import Showing, fields_of
from tafelrunde.web.position.mending import Mend, bounded, fault_of, mend_of
from tafelrunde.web.position.words import Naming
from tafelrunde.words.words import Words

LONGEST = 200_000  # characters
NOTHING = Hand()


def parsed(text: str) -> Json:
    if len(text) > LONGEST:
        raise BadData("The text is too long.", "text", "text-long")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"The text is no JSON: {error}.", "text", "text-json") from None
    if not isinstance(found, dict):
        raise BadData("The text is no JSON object.", "text", "text-json")
    return found


@dataclass(frozen=True)
class Draft:
    """A position that can be drawn, with what its reader holds and last tried."""

    part: EditorPart
    setup: Setup
    position: Json
    hand: Hand = NOTHING
    tab: str = ""
    refused: BadData | None = None
    text: str | None = None  # one that could not be taken
    typed: tuple[str, str] | None = None  # a field and a value that could not be

    def edited(self, edit: str, form: FormData) -> Draft:
        """After one change, or with the reason why it was not made."""
        word, *rest = edit.split() or [""]
        if word == "pick":
            return replace(self, hand=self.hand._replace(tool=" ".join(rest)))
        if word == "who":
            return replace(self, hand=self.hand._replace(who=" ".join(rest)))
        if word == "at":
            return replace(self, hand=self.hand._replace(at=" ".join(rest)))
        if word == "tab":
            return replace(self, tab=" ".join(rest))
        if word in ("", "show"):
            return self
        text = field(form, "text") if word in ("text", "mend") else None
        try:
            if word == "mend" and text is not None:
                text = self.mended(text)
            position, hand = self.after(word, rest, text)
        except BadData as error:
            typed = (rest[0], " ".join(rest[1:])) if word == "set" and rest else None
            return replace(self, refused=error, text=text, typed=typed)
        return replace(self, position=position, hand=hand)

    def after(self, word: str, rest: list[str], text: str | None) -> tuple[Json, Hand]:
        if text is None:
            return self.part.edited(self.setup, self.position, self.hand, [word, *rest])
        found = parsed(text)
        if not found:
            raise BadData("The position says nothing.", "text", "empty")
        self.setup.from_dict(found)  # whoever writes it writes all of it
        return self.part.opening(self.setup, found), self.hand

    def mended(self, text: str) -> str:
        """The text without what is wrong there first, as far as that can be mended."""
        found = parsed(text)
        wrong = fault_of(self.setup, found)
        mend = mend_of(self.setup, found, wrong) if wrong is not None else None
        return text if mend is None else json.dumps(mend.position, ensure_ascii=False, indent=1)

    def mends(self, words: Words) -> list[Change]:
        """What would make it right that was refused last."""
        if self.refused is None:
            return []
        if self.typed is not None:
            where, value = self.typed
            fits = bounded(int(value), self.refused) if value.lstrip("-").isdecimal() else None
            name = words.site("position-mend-set", str(fits))
            return [] if fits is None else [Change(f"set {where} {fits}", name)]
        if self.text is None or not self.refused.where.startswith("state"):
            return []
        found = parsed(self.text)
        mend = mend_of(self.setup, found, self.refused)
        return [] if mend is None else [Change("mend", self.told(mend, words))]

    def told(self, mend: Mend, words: Words) -> str:
        if mend.is_set:
            return words.site("position-mend-set", str(mend.what))
        naming = Naming(words, self.setup, self.position)
        last = mend.path[-1]
        inside = mend.what.values() if isinstance(mend.what, dict) else [mend.what]
        told = [naming.shown(one) for one in inside if isinstance(one, str)]
        about = ", ".join(told) if isinstance(last, int) else naming.part(last)
        return words.site("position-mend-away", about)

    def showing(self, words: Words, home: str) -> Showing:
        typed = {fields_of(self.typed[0]): self.typed[1]} if self.typed else None
        desk = self.part.desk(self.setup, self.position, self.hand, words)
        return Showing(
            desk, words, self.position, self.hand, self.tab, home, self.refused, self.text, typed,
            self.mends(words),
        )  # fmt: skip


def sent(part: EditorPart, setup: Setup, before: Json, form: FormData) -> Draft:
    """What the page has; one that nobody could have got there becomes the present position."""
    hand = Hand(field(form, "tool"), field(form, "who"), field(form, "at"))
    start = Draft(part, setup, part.opening(setup, before), hand, field(form, "tab"))
    try:
        position = part.opening(setup, parsed(field(form, "position")))
        part.edited(setup, position, hand, ["set", "turn"])
    except BadData as error:
        return replace(start, refused=error)
    return replace(start, position=position)
