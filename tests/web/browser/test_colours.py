"""The colours of a game on the pages of people who came at different times."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.hands import do

from tafelrunde.boards import board_of
from tafelrunde.core.registry import find, metas
from tafelrunde.draw.palette import THEMES, Theme, tokens
from tafelrunde.testing.kit.walk import Step, walk

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

PEOPLE = 2
PAINTED = """() => {
    const out = [];
    const drawn = document.querySelectorAll("svg.region, svg.region *, #l-defs *");
    for (const element of drawn) for (const { name, value } of element.attributes) {
        const token = /^var\\(--([a-z0-9-]+)\\)$/.exec(value);
        if (token) out.push([token[1], getComputedStyle(element).getPropertyValue(name)]);
    }
    return out;
}"""


def seats_of(key: str) -> int:
    return max(PEOPLE, metas()[key].seats[0])


def short(key: str) -> dict[str, object]:
    """Options with which matches end soon, and not by luck."""
    options = metas()[key].options
    return {
        option.key: max(1, option.low)  # 0 is no limit
        for option in options
        if option.key == "round_limit"
    }


def last_step(key: str) -> Step:
    """The end of a random match that one of the people ends, and no luck."""
    setup = find(key).setup(seats_of(key), short(key))
    for seed in range(200):
        *_, last = walk(setup, Random(seed))
        if last.seat in range(PEOPLE):
            again = walk(setup, Random(seed))
            return next(step for step in again if step.number == last.number)
    raise AssertionError(f"nobody ends a match of {key}")


def told(value: str) -> str | float:
    """A colour as browsers tell it; an opacity as a number."""
    if not value.startswith("#"):
        return float(value) if value[:1].isdigit() else value
    return f"rgb({int(value[1:3], 16)}, {int(value[3:5], 16)}, {int(value[5:7], 16)})"


def shows_colours(page: Page, key: str, theme: Theme) -> None:
    """Everything drawn has the colour that its token has in this theme; none is missing."""
    own = board_of(find(key)).PAINT
    wanted = {name: told(value) for name, value in tokens(theme, own).items()}
    expect(page.locator("svg.region").first).to_be_visible()
    painted = page.evaluate(PAINTED)
    wrong = {(name, value) for name, value in painted if told(value) != wanted.get(name)}
    assert not wrong
    used = {name for name, _ in painted}
    assert used
    assert not own or used & set(own)


def both_show_colours(pages: list[Page], key: str) -> None:
    for page, theme in zip(pages, THEMES):
        shows_colours(page, key, theme)


@pytest.mark.parametrize("key", metas())
def test_who_waited_and_who_came_see_the_same_colours(
    people: People, server: Server, key: str
) -> None:
    """The host waits, in the light; a friend comes by link, in the dark; and so in the rematch."""
    last = last_step(key)
    plan = ["host", "friend", *["bot random"] * (seats_of(key) - PEOPLE)]
    party = server.party(
        *plan, game=key, host="Anna", position=last.state.to_dict(),
        **short(key),  # type: ignore[arg-type]
    )  # fmt: skip
    anna, ben = people.at(party, "Anna"), people.person("Ben", lang="en", theme="dark")
    ben.goto(anna.locator("#note-wait input[data-link]").input_value())
    ben.locator("form.sit button.go").click()
    expect(anna.locator("#note-wait")).to_have_count(0)
    both_show_colours([anna, ben], key)
    people.shot(anna, f"waited-{key}")
    people.shot(ben, f"came-{key}")

    do((anna, ben)[last.seat], party, last.seat, str(last.action))
    anna.locator("#end button.go").click()
    expect(anna.locator("#note-wait")).to_be_visible()
    ben.locator("#end a.go").click()
    expect(anna.locator("#note-wait")).to_have_count(0)
    expect(anna.locator("#prompt")).not_to_have_text(re.compile("^(Noch nicht alle da)?$"))
    both_show_colours([anna, ben], key)
