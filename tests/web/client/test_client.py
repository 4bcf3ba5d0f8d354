"""The pages' scripts without a browser: what is pure is run by node, where it is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.testclient import TestClient
from tests.web.hall import Hall

from tafelrunde.table.plan import Source
from tafelrunde.web.site import STATIC

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="no node here")
@pytest.mark.parametrize("path", sorted(HERE.glob("*.test.js")), ids=lambda path: path.name)
def test_what_needs_no_page(path: Path) -> None:
    command = [NODE or "node", "--test", "--test-reporter", "tap", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    counts = dict(re.findall(r"^# (tests|pass|fail) (\d+)$", done.stdout, re.M))
    assert done.returncode == 0, done.stdout + done.stderr
    assert counts["pass"] == counts["tests"] != "0"


def modules(client: TestClient, address: str) -> set[str]:
    """A script and all that it imports, each served as one and kept under its tag."""
    found, left = set[str](), [address]
    while left:
        address = left.pop()
        answer = client.get(address)
        assert answer.headers["content-type"].startswith("text/javascript"), address
        assert "immutable" in answer.headers["cache-control"], address
        found.add(address)
        imports = re.findall(r'^(?:import|} from) .*?"(\..+?)";$', answer.text, re.M)
        left += {urljoin(address, path) for path in imports} - found
    return found


def test_scripts_and_what_they_import_are_kept_under_their_tag(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    client = hall.browser()
    reached = set[str]()
    created = hall.create("friend", "friend")
    for seat in (0, 1):
        hall.sit(created, seat, "Anna", f"person {seat}")
    table = f"/t/{created.id}"
    client.get("/")
    boxed = hall.create("friend", "friend", game="hamlet", luck=Source(True))
    hall.sit(boxed, 0, "Anna", who(client))
    hall.sit(boxed, 1, "Ben", "person 1")
    pages = (
        "/",
        "/rules/eko",
        "/g/eko/components",
        f"/t/{boxed.id}/piece",
        f"/t/{boxed.id}/position",
    )
    for page in (*pages, table, f"{table}/replay", f"{table}/luck"):
        script = re.search(r'<script type="module" src="(.+?)"', client.get(page).text)
        assert script is not None
        reached |= {path.split("/", 3)[3] for path in modules(client, script[1])}
    worker = {"sw.js"}  # a browser asks for it by itself, at an address of its own
    assert reached | worker == {str(path.relative_to(STATIC)) for path in STATIC.rglob("*.js")}
