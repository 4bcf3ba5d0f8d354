"""The rulebook: pictures beside paragraphs, a search that answers at once, one address each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

SEEN = """async () => {
    const seen = [...document.querySelectorAll("figure img")].filter(one => one.checkVisibility());
    for (const one of seen) one.loading = "eager";
    await Promise.all(seen.map(one => one.decode()));
    return seen.filter(one => one.naturalWidth > 0).length;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("key", ["eko", "hamlet", "loriot", "monstermacher", "wutaki"])
def test_every_picture_is_seen(
    people: People, server: Server, key: str, phone: bool, theme: str
) -> None:
    page = people.person("Anna", theme=theme, phone=phone)
    page.goto(f"{server.url}/rules/{key}")
    assert page.evaluate(SEEN) == page.locator("figure").count() >= 8
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert people.violations(page) == []
    if phone:
        rule, figure = (page.locator(f".figured > {one}").first for one in ("p", "figure"))
        below, above = figure.bounding_box(), rule.bounding_box()
        assert below
        assert above
        assert below["y"] >= above["y"] + above["height"]


def test_a_search_answers_while_one_types(people: People, server: Server) -> None:
    page = people.person("Anna", lang="de")
    page.goto(f"{server.url}/rules/eko")
    field = page.locator("#rules-search")
    field.fill("kamikaze kaiser")
    shown = page.locator(".rule:visible")
    expect(page.locator("#rules-found")).to_have_text(f"{shown.count()} Absätze")
    for each in shown.all():
        text = (each.text_content() or "").lower()
        assert "kamikaze" in text
        assert "kaiser" in text
        assert each.locator("mark").count() >= 2
    assert page.locator("#book h2:visible").count() < page.locator("#book h2").count() / 2
    assert people.violations(page) == []
    page.reload()  # the address knows it
    expect(field).to_have_value("kamikaze kaiser")
    expect(page.locator(".rule mark").first).to_be_visible()
    page.locator(".rule:visible a[data-rule]").first.click()
    expect(field).to_have_value("")
    expect(page.locator("mark")).to_have_count(0)
    expect(page.locator(".rule:target")).to_be_in_viewport()
    field.fill("quantenphysik")
    expect(page.locator("#rules-found")).to_have_text("Davon steht nichts in den Regeln.")


def test_it_is_read_without_scripts(people: People, server: Server) -> None:
    page = people.browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.url}/rules/eko/4.8")
    expect(page.locator(".rule:target")).to_be_in_viewport()
    expect(page.locator("#rules-search")).to_be_hidden()
    assert page.locator(".rule:visible").count() > 50
    page.context.close()
