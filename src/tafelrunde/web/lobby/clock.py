"""How long people may think, and who goes on for them: fields of the form for a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from starlette.datastructures import FormData

from tafelrunde.draw.el import Child, Drawn, el
from tafelrunde.table.match.timing import DAY, MORE, RANGES, Clock, Leaver, Timing, number
from tafelrunde.web.form import field
from tafelrunde.web.lobby.fields import switch
from tafelrunde.web.lobby.fold import fold
from tafelrunde.web.site import Texts
from tafelrunde.web.table.labels import table_texts, timing_tags

MINUTE: Final = 60
UNITS: Final = {Clock.MOVE: 1, Clock.MATCH: MINUTE, Clock.DAYS: DAY}  # seconds
USUAL: Final = {Clock.MOVE: 90, Clock.MATCH: 15, Clock.DAYS: 2}  # in its unit
MORE_USUAL: Final = 10


def timing_in(form: FormData) -> str:
    """As a timing is written; whether it is one is checked later."""
    clock = field(form, "clock") or Clock.NONE
    seconds, more = 0, 0
    if clock in UNITS:
        known = Clock(clock)
        seconds = number(field(form, f"clock-{clock}") or str(USUAL[known])) * UNITS[known]
    if clock == Clock.MATCH:
        more = number(field(form, "clock-more") or str(MORE_USUAL))
    return f"{clock} {seconds} {more} {field(form, 'leaver') or Leaver.VOTE}"


def values_of(timing: Timing) -> Mapping[Clock, int]:
    """What stands in the fields: the chosen time, the usual one where another clock is."""
    chosen = {timing.clock: timing.seconds // UNITS[timing.clock]} if timing.is_on else {}
    return {**USUAL, **chosen}


def clock_field(timing: Timing, say: Texts) -> Markup:
    values = values_of(timing)
    radios = [
        switch("clock", clock, say(f"lobby-clock-{clock}"), clock == timing.clock,
               usual=Clock.NONE)
        for clock in Clock
    ]  # fmt: skip
    amounts = [amount(clock, values.get(clock, 0), timing, say) for clock in Clock]
    leavers = [
        switch("leaver", leaver, say(f"lobby-leaver-{leaver}"), leaver == timing.leaver,
               say(f"lobby-leaver-{leaver}.help"), usual=Leaver.VOTE)
        for leaver in Leaver
    ]  # fmt: skip
    told = timing_tags(timing, table_texts(say.lang))
    return fold(
        say("lobby-clock"),
        told,
        el("div", *radios, class_="segments"),
        *amounts,
        el("h3", say("lobby-leaver")),
        *leavers,
        class_="clock",
        usual=say("lobby-clock-none"),
    )


def amount(clock: Clock, value: int, timing: Timing, say: Texts) -> Markup:
    """Shown by the stylesheet where its clock is chosen."""
    inside: list[Child] = [el("p", say(f"lobby-clock-{clock}.help"), class_="hint")]
    if clock in UNITS:
        low, high = (bound // UNITS[clock] for bound in RANGES[clock])
        inside.append(numbered(f"clock-{clock}", say(f"lobby-clock-{clock}-n"), value, low, high))
    if clock == Clock.MATCH:
        more = timing.more if timing.clock == Clock.MATCH else MORE_USUAL
        inside.append(numbered("clock-more", say("lobby-clock-more"), more, 0, MORE))
    return el("div", *inside, class_=f"amount of-{clock}")


def numbered(name: str, words: str, value: int, low: int, high: int) -> Drawn:
    box = el("input", type="number", id=f"{name}-n", name=name, value=value, min=low, max=high)
    return el("p", el("label", words, for_=f"{name}-n"), box, class_="field")
