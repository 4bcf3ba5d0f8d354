"""The `tafelrunde` command."""

import sys
from importlib.util import find_spec

NEEDED = {"typer": "Typer", "rich": "Rich", "fluent": "fluent.runtime"}


def main() -> None:
    missing = [name for module, name in NEEDED.items() if find_spec(module) is None]
    if missing:
        print(
            f"tafelrunde: the command line needs {', '.join(missing)}: "
            "install it with pip install “tafelrunde[cli]”.",
            file=sys.stderr,
        )
        raise SystemExit(2)
    from tafelrunde.cli.app import run

    run()
