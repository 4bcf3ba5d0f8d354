"""What the README shows is run."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_examples_run() -> None:
    examples = EXAMPLE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def test_its_commands_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"`make ([a-z-]+)`", readme))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
