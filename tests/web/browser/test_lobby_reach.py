"""The pages around the table: nothing for axe-core to complain about, no sideways scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

PAGES = ("/", "/g/eko", "/rules/eko", "/nowhere")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(people: People, server: Server, path: str, theme: str) -> None:
    server.party("friend", "friend", is_open=True).sit(0, "Zoë")
    page = people.person("Anna", lang="de" if theme == "light" else "en", theme=theme)
    page.goto(server.url + path)
    assert people.violations(page) == []
    people.trouble = [t for t in people.trouble if "404" not in t]


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(people: People, server: Server, path: str) -> None:
    page = people.person("Anna", phone=True)
    page.goto(server.url + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    people.shot(page, f"phone{path.replace('/', '-')}")
    people.trouble = [t for t in people.trouble if "404" not in t]
