"""The pages around the table: no sideways scrolling; axe-core looks at them in test_pages_reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Server

PAGES = ("/", "/g/eko", "/rules/eko", "/nowhere")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(people: People, server: Server, path: str) -> None:
    page = people.person("Anna", phone=True)
    page.goto(server.url + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    people.shot(page, f"phone{path.replace('/', '-')}")
    people.trouble = [t for t in people.trouble if "404" not in t]
