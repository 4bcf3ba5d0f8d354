"""What a score pad must tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tafelrunde.core.state import Outcome


def sheet_tells(page: Page, outcome: Outcome, sides: tuple[str, ...]) -> None:
    """A column per side, best first: the parts of its score and their sum; ranks stand above it."""
    sheet = page.locator("#end .pad")
    names = sheet.locator("thead th").all_inner_texts()
    assert sorted(names) == sorted(sides)
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    numbers = [[int(text.replace("−", "-")) for text in row] for row in rows]
    for column, name in enumerate(names):
        side = sides.index(name)
        *parts, points = [row[column] for row in numbers]
        assert parts == [values[side] for _, values in outcome.parts]
        assert sum(parts) == points == outcome.scores[side]
        rank = page.locator(f"#end .rank.seat-{side}")
        assert rank.get_attribute("data-rank") == str(outcome.ranks[side])
    assert sheet.evaluate("one => one.scrollWidth <= one.parentNode.clientWidth")
    sheet.locator("tbody tr").last.scroll_into_view_if_needed()
    expect(sheet.locator("tbody tr").last).to_be_in_viewport()
