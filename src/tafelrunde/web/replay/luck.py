"""Whether luck was fair, in words: what was promised, who added to it, and every draw again."""

from __future__ import annotations

from tafelrunde.core.seals import MISSING
from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.web.site import Texts

ENTERED = "entered"
SHOWN = ("commitment", "numbers", "secret")


def told(facts: dict[str, str], found: int | str, say: Texts) -> Drawn:
    """`found` is how many draws were fair, or the sentence about the one that was not."""
    if facts.get("luck") == ENTERED:
        return slip(say("replay-luck-entered-title"), el("p", say("replay-luck-entered")), True)
    if isinstance(found, str):
        return slip(say("replay-luck-no"), el("p", say("replay-luck-wrong", found)), False)
    seeded = facts.get("luck") != "verifiable"
    people = sum(not one.endswith(f":{MISSING}") for one in facts.get("numbers", "").split())
    why = [
        say("replay-luck-seeded") if seeded else say("replay-luck-promise"),
        "" if seeded else say("replay-luck-people", people),
        say("replay-luck-draws", found),
    ]
    rows = [
        el("div", el("dt", say(f"table-luck-{name}")), el("dd", facts[name]))
        for name in SHOWN
        if facts.get(name)
    ]
    return slip(
        say("replay-luck-yes"),
        el("ul", *[el("li", "✓ ", line) for line in why if line]),
        True,
        el("dl", *rows) if rows else None,
    )


def slip(title: str, words: Drawn, good: bool, more: Drawn | None = None) -> Drawn:
    return el("div", el("h2", title), words, more, class_="good" if good else "bad")
