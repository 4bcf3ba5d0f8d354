"""docs/benchmarks.md: each benchmark writes its own part, between its two marks."""

from __future__ import annotations

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "benchmarks.md"


def put(part: str, text: str) -> None:
    """In place of what was between the marks."""
    page = PAGE.read_text(encoding="utf-8")
    first, last = f"<!-- {part} -->", f"<!-- end of {part} -->"
    pattern = re.compile(f"{re.escape(first)}.*{re.escape(last)}", re.DOTALL)
    if not pattern.search(page):
        raise SystemExit(f"{PAGE} has no place for {part}")
    page = pattern.sub(lambda found: f"{first}\n{text}\n{last}", page)
    PAGE.write_text(page, encoding="utf-8")


def today() -> str:
    return datetime.now(UTC).strftime("%-d %B %Y")


def machine() -> str:
    """What measured, and how busy it was meanwhile."""
    load = os.getloadavg()[1]
    model = processor()
    return f"{os.cpu_count()} cores of {model}, Python {platform.python_version()}, load {load:.1f}"


def processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    found = re.search(r"model name\s*:\s*(.+)", text)
    return found[1] if found else platform.machine()
